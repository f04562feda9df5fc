"""Undo as replacement of one record by another, sheet and counts apart.

The preparer's counts may be newer than the step that the Table undoes, so a step about the sheet
never touches them, and a step about the counts touches nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from chicago_gui.games.russian.evening.record import records, session_of
from chicago_gui.games.russian.evening.session import Session
from chicago_gui.games.russian.steps import StepKind

COUNT_KINDS = frozenset({StepKind.HCP, StepKind.COUNTS, StepKind.CORRECTED_COUNTS})
"""The changes that write HCP; every other leaves them as they are."""

Records = Iterable[tuple[str, str | None]]


def with_records(session: Session, wanted: Records, kind: str) -> Session:
    """Return `session` with the records in `wanted` as they were around a step of `kind`.

    `None` takes a deal's record out. Whether what results can stand on the form is for
    `check_session` to say. Raises `SessionFileError` when a record cannot be read.
    """
    texts: dict[str, str] = records(session)
    for name, text in wanted:
        if text is None:
            texts.pop(name, None)
        else:
            texts[name] = text
    found = session_of(texts)
    if kind == StepKind.REPLACED:
        return found
    shared = min(len(session.deals), len(found.deals))
    pairs = list(zip(session.counts, found.counts, strict=False))
    if kind in COUNT_KINDS:
        hcp = [then.hcp for _, then in pairs]
        deals = (*session.deals[:shared], *found.deals[shared:])
        found = replace(found, sheet=replace(found.sheet, deals=deals))
        noted = [now.noted for now, _ in pairs]
    else:
        hcp = [now.hcp for now, _ in pairs]
        noted = [then.noted for _, then in pairs]
    counts = tuple(
        replace(then, hcp=hcp[index], noted=noted[index])
        for index, then in enumerate(found.counts[:shared])
    )
    return replace(found, counts=counts + found.counts[shared:])
