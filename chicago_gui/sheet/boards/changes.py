"""What the changes of all duplicate games have in common: their steps, and checks of a session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from chicago_gui.sheet.boards.deal import (
    Board,
    EnterContract,
    EnterNote,
    EnterResult,
    PassOut,
    check_board_deal,
    check_number,
)
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from chicago_gui.sheet.texts import wrong_name
from chicago_gui.sheet.words import later

CARD_STEPS: Mapping[type, tuple[str, str]] = {
    EnterContract: ("contract", later("contract")),
    PassOut: ("pass-out", later("passed out")),
    EnterResult: ("result", later("result")),
    EnterNote: ("note", later("note")),
    ChangeHeading: ("heading", later("date and place")),
    ChangeRules: ("rules", later("rules")),
}
"""Kind and name of the steps of all duplicate games; a step on a card is called by its entry."""


def check_boards(boards: Iterable[Board]) -> None:
    """Raise `Refused` with the first reason why numbers or deals of `boards` are invalid."""
    seen: set[int] = set()
    for board in boards:
        check_number(board.number, seen)
        seen.add(board.number)
        for deal in board.deals:
            check_board_deal(deal)


def check_players(names: Iterable[str]) -> None:
    """Raise `Refused` unless all `names` of a session can be told apart."""
    wrong = wrong_name(tuple(names))
    if wrong is not None:
        raise wrong[1]
