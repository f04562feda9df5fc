"""The help on four-deal Chicago: its rules as this evening has them, its keys, its tables."""

from __future__ import annotations

from chicago_gui.sheet.sittings import help_topics as common
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import tr


def topics(settled: str) -> tuple[Topic, ...]:
    """Return the help from first to last topic; `settled` says when a round is."""
    own = (tr("next"), tr("beneath a round: leaves it unfinished and begins the next"))
    return (_game(), common.keys(own), common.undertricks(), common.account(settled))


def _game() -> Topic:
    return Topic(
        tr("The game"),
        (
            tr(
                "A round has four deals, dealt in turn: on the first nobody is vulnerable, on the "
                "second and third dealer's side (or by the other rule the other), on the fourth "
                "everybody."
            ),
            tr(
                "A game is worth 300, or 500 when vulnerable. Part-scores add up to a game within "
                "the round, and one on the last deal that does not gets 100; or by the other rule "
                "each gets 50 at once and nothing is carried."
            ),
            common.passed_out(),
        ),
    )
