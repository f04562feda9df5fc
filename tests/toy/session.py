"""The toy game as values: two players, deals with a winner and points, one rule, one change."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import Enum
from typing import ClassVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.typing.reader import Together


class Reason(Enum):
    PLAYERS = "players: two cut the pack, not {count}"
    NOBODY = "{name} is not here"
    NO_WINNER = "type who won before the points"
    MANY = "a cut is worth 1 to 13, not {points}"


class Cut(Record):
    """One deal: who cut higher, and by how many cards."""

    winner: str = ""
    points: int | None = None
    note: str = ""

    @property
    def over(self) -> bool:
        return bool(self.winner) and self.points is not None


class Session(Record):
    id: str
    date: date
    place: str
    players: tuple[str, ...]
    double: bool = False
    deals: tuple[Cut, ...] = ()
    game: ClassVar[str] = "toy"

    def worth(self, cut: Cut) -> int:
        """What the cut is worth by the rule."""
        return (cut.points or 0) * (2 if self.double else 1)

    def total(self, player: str) -> int:
        return sum(
            self.worth(cut) if cut.winner == player else -self.worth(cut)
            for cut in self.deals
            if cut.over
        )


class Write(Record):
    """The one change: what stands in a deal; that after the last is begun by it."""

    deal: int
    cut: Cut


class Score(Record):
    """By how many cards a deal that has a winner is won."""

    deal: int
    points: int


class View(Record):
    """What everybody may see, which is all; a deal to come stands below those there are."""

    session: Session
    deals: Sequence[Cut] = ()


def reveal(session: Session) -> View:
    return View(session, (*session.deals, Cut()) if _is_full(session) else session.deals)


def _is_full(session: Session) -> bool:
    return not session.deals or session.deals[-1].over


def check(session: Session) -> None:
    if len({name.casefold() for name in session.players}) != 2:
        raise Refused(Reason.PLAYERS, count=len(session.players))
    for cut in session.deals:
        if cut.winner and cut.winner not in session.players:
            raise Refused(Reason.NOBODY, name=cut.winner)
        if cut.points is not None and not 1 <= cut.points <= 13:
            raise Refused(Reason.MANY, points=cut.points)


def apply(session: Session, change: Write | Score | Together) -> Session:
    if isinstance(change, Together):
        for each in change.changes:
            session = apply(session, each)
        return session
    deals = list(session.deals)
    if isinstance(change, Score):
        before = deals[change.deal] if change.deal < len(deals) else Cut()
        cut = replace(before, points=change.points)
    else:
        cut = change.cut
    if cut.points is not None and not cut.winner:
        raise Refused(Reason.NO_WINNER)
    deals[change.deal : change.deal + 1] = [cut]
    after = replace(session, deals=tuple(deals))
    check(after)
    return after
