"""An evening of rubber bridge: its rules, and the rubbers as they stand on the pad."""

from __future__ import annotations

from typing import ClassVar

from chicago_gui.sheet.sittings import model

GAMES = 2
"""So many games win a rubber."""

UNFINISHED_GAME = 300
UNFINISHED_PARTSCORE = 100
MOST_PREMIUM = 1000
"""No group pays more for an unfinished game or part-score."""


class Rules(model.Rules):
    """The rules of one evening; the points are what a rubber that is stopped pays.

    `unfinished_game` goes to a side that alone has a game, `unfinished_partscore` to one that
    alone has a part-score in the unfinished game (50 before 1993).
    """

    unfinished_game: int = UNFINISHED_GAME
    unfinished_partscore: int = UNFINISHED_PARTSCORE


class Rubber(model.Sitting):
    """One rubber; `stopped` when the four got up before it was won."""

    stopped: bool = False


class Session(model.Evening[Rules, Rubber]):
    """One evening."""

    game: ClassVar = "rubber"

    @property
    def rubbers(self) -> tuple[Rubber, ...]:
        """The rubbers in order."""
        return self.sittings
