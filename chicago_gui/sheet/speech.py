"""Sentences for screen readers: texts in words, and what an entry has changed.

Announced are changed cells, deals that ended, and who leads.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from chicago_gui.scoring import Contract, Denomination, Doubling
from chicago_gui.sheet.column import CellKind, cell_words
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.panel import Standing
from chicago_gui.sheet.words import (
    NO_BREAK,
    amount,
    contract_words,
    denomination,
    ended,
    sentence,
    tr,
)

_SIGNS = {of.suit_sign: of for of in Denomination if of is not Denomination.NOTRUMP}


def in_speech(text: str) -> str:
    """Return `text` with contracts in words, and without signs that cannot be read aloud."""
    trump = "|".join(map(re.escape, (*_SIGNS, denomination(Denomination.NOTRUMP))))
    spoken = re.sub(rf"(?<!\w)([1-7])({trump})(XX|X)?(?!\w)", _contract_spoken, text)
    spoken = spoken.replace("✓", tr("right"))
    return re.sub(r"\s*[→·]\s*", ", ", spoken).replace(NO_BREAK, " ")


def _contract_spoken(found: re.Match[str]) -> str:
    level, trump, doubling = found.groups("")
    of = _SIGNS.get(trump, Denomination.NOTRUMP)
    return contract_words(Contract(int(level), of, Doubling(doubling)))


def one_after_the_other(sentences: Iterable[str]) -> str:
    """Return sentences as one text, each with its full stop."""
    return " ".join(filter(None, (ended(part.strip()) for part in sentences)))


_MOST = 8
"""The most changed cells to announce; more would take too long to hear."""


def taken(form: Form[Any], before: Any, after: Any, opened: Sequence[int] = ()) -> list[str]:
    """Return the content of the cells that an entry has changed, deal by deal.

    Both views are public. A deal that was just `opened` is summed up in one sentence, followed by
    who leads. So is a deal whose summary is the only side effect. New lines are announced only
    when one of their cells is wanted.
    """
    sentences = []
    cells = 0
    moved = form.side_effects(before, after)
    for was, deal in form.changed_deals(before, after):
        if deal in opened:
            sentences.append(form.result_summary(after, deal))
            continue
        if moved and moved == form.result_summary(after, deal):
            sentences.append(moved)
            continue
        changed = list(_changed(form, before, was, after, deal))
        cells += len(changed)
        if changed:
            sentences.append(f"{sentence(form.called(after, deal))}: {'; '.join(changed)}")
    if cells > _MOST:
        sentences = [form.result_summary(after, deal) for deal in opened]
    if opened:
        sentences.append(first(form.panel(after).standing))
    return sentences


def first(standing: Standing) -> str:
    """Return who leads in `standing`, and with what; empty if all are level."""
    figures = {line.figure for line in standing.lines}
    if len(figures) < 2:
        return ""
    best = [line for line in standing.lines if line.figure == max(figures)]
    names = ", ".join(line.name for line in best)
    return tr("Leading: {names}, {score}").format(
        names=names, score=amount(best[0].written, standing.unit)
    )


def _changed(form: Form[Any], before: Any, was: int, after: Any, deal: int) -> Iterator[str]:
    """Yield the words for each changed cell, except covered ones."""
    for column in form.columns:
        for part in range(column.parts):
            now = column.cell(after.deals[deal], part)
            then = column.cell(before.deals[was], part)
            if now != then and now.kind is not CellKind.COVER:
                yield cell_words("", column, part, now, line=after.deals[deal])
