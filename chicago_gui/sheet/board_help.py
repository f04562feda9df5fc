"""The help that games of duplicate boards have alike: how a card is typed, who is vulnerable."""

from __future__ import annotations

from chicago_gui.sheet.form import common_keys
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import tr


def card_keys(*own: tuple[str, str]) -> Topic:
    """Return what is typed on a card, a game's `own` keys after it."""
    return Topic(
        tr("A result"),
        (
            tr(
                "All of a card is typed at its contract: contract, who plays it (n, e, s or w) and "
                "the result, with or without spaces. Each can also be typed in its own column."
            ),
        ),
        (
            (tr("Key"), tr("What it does")),
            (tr("4sxn-1"), tr("4♠ doubled by North, one down; the tricks taken will do: 4sxn9")),
            (tr("p"), tr("all passed: the score is 0")),
            ("7", tr("goes to board 7; what is typed at a board that is in takes its place")),
            (tr("at the score"), tr("letters are a note on the deal")),
            *own,
        ),
    )


def boards() -> Topic:
    """Return what the number of a board tells."""
    return Topic(
        tr("Dealer and vulnerability"),
        (
            tr(
                "Both go by the number of the board, sixteen to a cycle (Law 2): dealer North, "
                "East, South, West; vulnerable nobody, NS, EW, all; NS, EW, all, nobody; EW, all, "
                "nobody, NS; all, nobody, NS, EW. Scores are duplicate scores without honours."
            ),
        ),
    )


def usual_keys() -> Topic:
    """Return the keys of every game."""
    return common_keys()
