"""Rubber bridge whole: what book, desk and command line ask of it."""

from __future__ import annotations

from typing import Any, ClassVar

from chicago_gui import games
from chicago_gui.games.rubber.apply import (
    BeginRubber,
    Change,
    ChangeRules,
    RemoveRubber,
    StopRubber,
    apply,
    check_session,
)
from chicago_gui.games.rubber.session import (
    UNFINISHED_GAME,
    UNFINISHED_PARTSCORE,
    Rules,
    Session,
)
from chicago_gui.games.rubber.session_file import session_from, value_of
from chicago_gui.games.rubber.totals import reveal, totals
from chicago_gui.sheet.beginning import Beginning
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.session_file import FilePlace, new_id
from chicago_gui.sheet.sittings.figures import Account
from chicago_gui.sheet.sittings.game import (
    SittingsGame,
    counted,
    settling_of,
)
from chicago_gui.sheet.sittings.history import StepKind


class RubberGame(SittingsGame[Session]):
    """One rubber after the other."""

    kind = Session.game
    unit = "rubber"
    taken_out = "rubber {sitting}, deal {number} taken out"
    own_kinds: ClassVar = {
        BeginRubber: StepKind.BEGIN,
        RemoveRubber: StepKind.REMOVE,
        StopRubber: StepKind.STOP,
        ChangeRules: StepKind.RULES,
    }

    @property
    def form(self) -> Form[Any]:
        return games.form(self.kind)

    def read(self, top: FilePlace) -> Session:
        return session_from(top)

    def value(self, session: Session) -> dict[str, Any]:
        return value_of(session)

    def blank(self, wish: Beginning) -> Session:
        rules = Rules(
            honours=bool(wish.rules.get("honours", True)),
            settle=settling_of(wish),
            unfinished_game=_points(wish, "unfinished_game", UNFINISHED_GAME),
            unfinished_partscore=_points(wish, "unfinished_partscore", UNFINISHED_PARTSCORE),
        )
        return Session(new_id(), wish.date, wish.place, wish.players, rules)

    def first_sitting(self, sides: Sides, dealer: str) -> BeginRubber:
        return BeginRubber(sides, dealer)

    def apply(self, session: Session, change: Change) -> Session:
        return apply(session, change)

    def check(self, session: Session) -> None:
        check_session(session)

    def reveal(self, session: Session) -> Any:
        return reveal(session)

    def account(self, session: Session) -> Account:
        return totals(session).account

    def settlings(self, session: Session) -> tuple[int | None, ...]:
        return tuple(each.settled for each in totals(session).rubbers)

    def sittings_words(self, settled: int, begun: int) -> str:
        return counted(settled, begun, "{count} rubber", "{count} rubbers")


def _points(wish: Beginning, key: str, usual: int) -> int:
    points = wish.rules.get(key, usual)
    return points if isinstance(points, int) else usual


GAME = RubberGame()
