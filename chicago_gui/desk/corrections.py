"""Which cells of a deal that is over were written otherwise after everybody had seen them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from chicago_gui.book import Step
from chicago_gui.book.fields import fields
from chicago_gui.games.russian.evening.record import HEADING
from chicago_gui.games.russian.view import PlayedDeal, View

# What is written on a deal that is over in the ordinary course of things.
_REMARKS = ("note", "noted_hcp")

# As the book writes them; in a text of somebody's the quotes would have a stroke before them.
_OVER = ('"tricks":', '"contract":"pass"')


def corrections(steps: Iterable[Step]) -> dict[int, tuple[str, ...]]:
    """Return the corrected cells by the place of their deal, in the session file's words.

    Such as `{5: ("hcp.B", "contract")}`. What was undone, or corrected back, is none, and nor is
    a name that is only written otherwise.
    """
    # Of each deal, by cell: what stood there when it was opened, and what stands there now.
    seen: dict[int, dict[str, tuple[object, object]]] = {}
    for step in steps:
        if step.state != "done" or step.kind == "Rename":
            continue
        open_to_all = [
            entry
            for entry in step.patch
            if entry[0] != HEADING and _is_over(entry[1]) and _is_over(entry[2])
        ]
        for each in fields(open_to_all):
            if each.deal is not None and each.path[0] not in _REMARKS:
                cells = seen.setdefault(each.deal, {})
                key = ".".join(each.path)
                first, _ = cells.get(key, (each.before, None))
                cells[key] = (first, each.after)
        for name, _, after in step.patch:
            if after is None and name != HEADING:
                seen.pop(int(name), None)  # another deal may take its place
    found = {
        deal: tuple(key for key, (first, now) in cells.items() if now != first)
        for deal, cells in seen.items()
    }
    return {deal: keys for deal, keys in found.items() if keys}


def with_corrections(view: View, steps: Iterable[Step]) -> View:
    """Return `view` with the corrected cells of its deals that are over."""
    found = corrections(steps)
    if not found:
        return view
    deals = tuple(
        replace(deal, corrected=found.get(index, ())) if isinstance(deal, PlayedDeal) else deal
        for index, deal in enumerate(view.deals)
    )
    return replace(view, deals=deals)


def _is_over(record: str | None) -> bool:
    return record is not None and any(sign in record for sign in _OVER)
