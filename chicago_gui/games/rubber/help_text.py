"""The help on rubber bridge: its rules, its keys, its tables."""

from __future__ import annotations

from chicago_gui.sheet.sittings import help_topics as common
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import tr


def topics(settled: str) -> tuple[Topic, ...]:
    """Return the help from first to last topic; `settled` says when a rubber is."""
    own = (
        (tr("stop"), tr("in place of a contract, or beneath: ends the rubber before it is won")),
        (tr("go on"), tr("beneath a rubber that was stopped: goes on with it after all")),
    )
    return (_game(), common.keys(*own), common.undertricks(), common.account(settled))


def _game() -> Topic:
    return Topic(
        tr("The game"),
        (
            tr(
                "The trick points of a contract made stand below the line, everything else above. "
                "Who has 100 below makes a game: a line is drawn, and no part-score of either "
                "side counts any further. A side with a game is vulnerable."
            ),
            tr(
                "Two games win the rubber: 700 if the other side has none, else 500. In a rubber "
                "that is stopped a side that alone has a game, or a part-score in the unfinished "
                "game, gets what the rules of the evening say."
            ),
            common.passed_out(),
        ),
    )
