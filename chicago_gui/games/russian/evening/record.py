"""One evening as the book's records: heading and each deal apart, secrets and halves included."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from chicago_gui.games.russian.evening.check import check_kept
from chicago_gui.games.russian.evening.fields import Whole, whole_at
from chicago_gui.games.russian.evening.session import Session
from chicago_gui.games.russian.evening.session_file import session_from
from chicago_gui.games.russian.evening.session_text import heading, plain_deal
from chicago_gui.sheet.game import HEADING
from chicago_gui.sheet.json_file import Place, SessionFileError
from chicago_gui.sheet.records import compact


def records(session: Session) -> dict[str, str]:
    """Return the session as named JSON texts: `heading`, then `000`, `001` … for the deals.

    Two sessions differ in exactly the records that a change touched.
    """
    found = {HEADING: compact(heading(session))}
    for index, (deal, counts) in enumerate(zip(session.deals, session.counts, strict=True)):
        value: dict[str, object] = {"deal": plain_deal(deal, counts)}
        if deal.vulnerable.count(None) == 1:
            # One team has rolled, the other has not: the session file has no word for that.
            value["z"] = list(deal.vulnerable)
        found[f"{index:03}"] = compact(value)
    return found


def session_of(found: Mapping[str, str]) -> Session:
    """Return the session in these records.

    Raises `SessionFileError` when they are not what `records` writes.
    """
    if HEADING not in found:
        raise SessionFileError("a record is missing")
    bare = heading_of(found[HEADING])
    whole = [deal_of(name, found[name]) for name in sorted(found) if name != HEADING]
    return replace(
        bare,
        sheet=replace(bare.sheet, deals=tuple(each.deal for each in whole)),
        counts=tuple(each.counts for each in whole),
    )


def heading_of(text: str) -> Session:
    """Return the session without its deals; raises `SessionFileError`."""
    try:
        # What is in the book was taken once; by today's rules for names it might not be.
        return session_from(Place({**json.loads(text), "deals": []}, ""), check_kept)
    except _UNREADABLE as error:
        raise _unreadable(error) from None


def deal_of(name: str, text: str) -> Whole:
    """Return the deal in the record called `name`; raises `SessionFileError`."""
    try:
        value = json.loads(text)
        whole = whole_at(Place(value["deal"], f"deal {name}"))
        if "z" not in value:
            return whole
        first, second = (_z(each, name) for each in value["z"])
    except _UNREADABLE as error:
        raise _unreadable(error) from None
    return whole._replace(deal=replace(whole.deal, vulnerable=(first, second)))


_UNREADABLE = (ValueError, KeyError, TypeError, RecursionError)


def _unreadable(error: Exception) -> SessionFileError:
    if isinstance(error, SessionFileError):
        return error
    return SessionFileError(f"a record cannot be read: {type(error).__name__}")


def _z(value: object, name: str) -> bool | None:
    return None if value is None else Place(value, f"deal {name}: z").truth()
