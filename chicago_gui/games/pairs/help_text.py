"""The help on pairs: how results are compared, the movement, its keys."""

from __future__ import annotations

from chicago_gui.sheet.board_help import boards, card_keys, usual_keys
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import tr


def topics() -> tuple[Topic, ...]:
    """Return the help from first to last topic."""
    own = (
        ("7 1 5", tr("pairs 1 and 5 meet on board 7, 1 sitting North–South")),
        (tr("a number or a name at NS or EW"), tr("another pair sits there; Delete takes it out")),
    )
    return (_comparing(), _movement(), card_keys(*own), boards(), usual_keys())


def _comparing() -> Topic:
    return Topic(
        tr("How results are compared"),
        (
            tr(
                "Matchpoints: 2 for each worse and 1 for each equal result of those who sat the "
                "same way. A board played less often than the others is brought to their size by "
                "Neuberg's formula. The ranking goes by the share of what could be had."
            ),
            tr(
                "Cross-IMPs: the mean of the IMPs against every other result. Datum: the IMPs "
                "against the board's mean, rounded to ten, without the best and the worst from "
                "four results on, without two of each from eleven."
            ),
        ),
    )


def _movement() -> Topic:
    return Topic(
        tr("Who meets whom"),
        (
            tr(
                "Four, six, eight and ten pairs play a Howell, others a Mitchell: nobody meets "
                "twice, and no pair meets a board twice. Print makes the cards that lie on the "
                "tables, and travellers, as long as results are to come."
            ),
            tr("With two winners North–South and East–West are ranked apart."),
        ),
    )
