"""Four-deal Chicago whole: what book, desk and command line ask of it."""

from __future__ import annotations

from typing import Any, ClassVar

from chicago_gui import games
from chicago_gui.games.four_deal.apply import (
    BeginRound,
    Change,
    ChangeRules,
    RemoveRound,
    apply,
    check_session,
)
from chicago_gui.games.four_deal.session import Partscores, Rules, Session, Vulnerable
from chicago_gui.games.four_deal.session_file import session_from, value_of
from chicago_gui.games.four_deal.totals import reveal, totals
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


class FourDealGame(SittingsGame[Session]):
    """Rounds of four deals."""

    kind = Session.game
    unit = "round"
    taken_out = "round {sitting}, deal {number} taken out"
    own_kinds: ClassVar = {
        BeginRound: StepKind.BEGIN,
        RemoveRound: StepKind.REMOVE,
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
            partscores=Partscores(wish.rules.get("partscores", Partscores.CARRY)),
            vulnerable=Vulnerable(wish.rules.get("vulnerable", Vulnerable.DEALER)),
        )
        return Session(new_id(), wish.date, wish.place, wish.players, rules)

    def first_sitting(self, sides: Sides, dealer: str) -> BeginRound:
        return BeginRound(sides, dealer)

    def apply(self, session: Session, change: Change) -> Session:
        return apply(session, change)

    def check(self, session: Session) -> None:
        check_session(session)

    def reveal(self, session: Session) -> Any:
        return reveal(session)

    def account(self, session: Session) -> Account:
        return totals(session).account

    def settlings(self, session: Session) -> tuple[int | None, ...]:
        return tuple(each.settled for each in totals(session).rounds)

    def sittings_words(self, settled: int, begun: int) -> str:
        return counted(settled, begun, "{count} round", "{count} rounds")


GAME = FourDealGame()
