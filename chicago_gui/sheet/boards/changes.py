"""What the changes of all duplicate games have in common: their steps, and checks of a session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any

from chicago_gui.scoring import Refused
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


def check_players(
    groups: Iterable[tuple[Mapping[str, Any], Sequence[str]]], reasons: Mapping[Enum, Enum]
) -> None:
    """Raise `Refused` unless all names in `groups`, teams or pairs, can be told apart.

    Each group comes with its figures for a sentence. `reasons` are the game's own reasons, with
    the group and the `name`, in place of the general ones.
    """
    before: tuple[str, ...] = ()
    for figures, names in groups:
        before += tuple(names)
        wrong = wrong_name(before)
        if wrong is not None:
            place, refused = wrong
            reason = reasons.get(refused.reason)
            raise refused if reason is None else Refused(reason, name=before[place], **figures)
