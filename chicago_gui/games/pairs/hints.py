"""The sentences beneath the travellers: what is wanted now, and what comes next."""

from __future__ import annotations

from chicago_gui.games.pairs.view import NewLine, View
from chicago_gui.games.pairs.words import movement_line, place_line
from chicago_gui.sheet.board_words import board_line, card_hint, over_hint
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.words import tr


def hint(view: View, wanted: Spot | None) -> tuple[str, str]:
    """Return what to type at `wanted`, and in a quieter line what goes with it."""
    if wanted is None:
        return _all_in(view)
    shown = view.deals[wanted.deal]
    if isinstance(shown, NewLine):
        return tr(
            "Type board and pairs, North–South first, such as 7 1 5; a number alone goes to that "
            "board."
        ), _first(view)
    meeting = shown.line.result.meeting
    head = tr("Board {number}, {ns} against {ew}").format(
        number=shown.number, ns=meeting.ns, ew=meeting.ew
    )
    deal = shown.line.result.deal
    say = over_hint if deal.over else card_hint
    return say(head, shown.number, deal), board_line(shown.number)


def _all_in(view: View) -> tuple[str, str]:
    """Return who has won when every result is in."""
    every_result = tr("Every result is in.")
    return f"{every_result} {_first(view)}".strip(), tr(
        "F8 shows how the evening went; Print makes the ranking and the travellers."
    )


def _first(view: View) -> str:
    """Return who leads, or the movement while nobody does."""
    if view.played:
        best = [line for line in view.standing if line.place == 1]
        return "; ".join(place_line(view.session, line) for line in best)
    return "" if view.movement is None else movement_line(view.movement)
