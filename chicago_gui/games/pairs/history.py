"""What the history of an evening of pairs and the differences between two of its files say."""

from __future__ import annotations

from collections.abc import Callable

from chicago_gui.games.pairs.board import Board
from chicago_gui.games.pairs.steps import StepKind
from chicago_gui.sheet.board_deal import BoardDeal
from chicago_gui.sheet.board_history import (
    card_words,
    heading_field,
    heading_fields,
    history_words,
    note_words,
)
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.words import later, tr


def _pairs(pairs: list[list[str]]) -> dict[str, str]:
    return {str(number): " – ".join(pair) for number, pair in enumerate(pairs, start=1)}


HEADING = heading_fields(
    heading_field("pairs", "pairs", "pair {of}: {what}", _pairs),
    heading_field(
        "by_round",
        "order",
        "results are typed {what}",
        lambda by_round: tr("by round") if by_round else tr("by board"),
    ),
)


def _lines(words: Callable[[BoardDeal], str], nothing: str) -> Callable[[Board], dict[str, str]]:
    """Return by the two pairs of each line what `words` says of its card."""

    def value(board: Board) -> dict[str, str]:
        notes = {
            f"{result.meeting.ns}–{result.meeting.ew}": words(result.deal) or nothing
            for result in board.results
        }
        return {who: text for who, text in notes.items() if text}

    return value


BOARD: Fields[Board] = Fields(
    (
        Field("results", "results", "{of} {what}", _lines(card_words, "…")),
        Field("notes", "notes", "{of} note {what}", _lines(note_words, ""), remark=True),
    )
)
WORDS = history_words(HEADING, BOARD, {StepKind.MOVEMENT: later("the movement is set out")})
