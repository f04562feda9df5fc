"""The help on teams of four: the match, the comparison, its keys."""

from __future__ import annotations

from chicago_gui.sheet.board_help import boards, card_keys, usual_keys
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import tr


def topics() -> tuple[Topic, ...]:
    """Return the help from first to last topic."""
    own = (
        (
            tr("Enter, at two cards that disagree"),
            tr("takes the card of the line it is pressed on"),
        ),
    )
    return (_match(), _comparison(), card_keys(*own), boards(), usual_keys())


def _match() -> Topic:
    return Topic(
        tr("The match"),
        (
            tr(
                "Team 1 sits North–South in the open room and East–West in the closed room. Every "
                "board is played in both; the difference, open less closed, becomes IMPs for one "
                "team, or at board-a-match 2 points for the better score and 1 each for a tie."
            ),
            tr(
                "When every planned board is compared, the margin becomes victory points, where "
                "the rules have them: the continuous scale of 2013, or the same in whole points."
            ),
        ),
    )


def _comparison() -> Topic:
    return Topic(
        tr("Two rooms"),
        (
            tr(
                "One laptop may type both rooms, or each room has its own. At the comparison the "
                "other room's session file is opened while this match is open: boards that only "
                "one card has come along, and where the two disagree both are shown until one is "
                "chosen. Nothing is lost, and undo takes the comparison back."
            ),
            tr(
                "A room whose result is not in sees nothing of the other's board, so that a file "
                "opened early spoils nothing."
            ),
        ),
    )
