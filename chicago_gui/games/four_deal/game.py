"""Four-deal Chicago whole: what book, desk and command line ask of it."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from chicago_gui import games
from chicago_gui.games.four_deal.apply import (
    BeginRound,
    ChangeRules,
    RemoveRound,
    apply,
    check_session,
)
from chicago_gui.games.four_deal.form import rules_of
from chicago_gui.games.four_deal.session import Session
from chicago_gui.games.four_deal.session_file import session_from, value_of
from chicago_gui.games.four_deal.totals import reveal, totals
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.changes import StepKind
from chicago_gui.sheet.sittings.game import SittingParts, SittingsGame, counted


class FourDealGame(SittingsGame[Session]):
    """Rounds of four deals."""

    kind = Session.game
    unit = "round"
    own_kinds: ClassVar = {
        BeginRound: StepKind.BEGIN,
        RemoveRound: StepKind.REMOVE,
        ChangeRules: StepKind.RULES,
    }

    @property
    def form(self) -> Form[Any]:
        return games.form(self.kind)

    def first_sitting(self, sides: Sides, dealer: str) -> BeginRound:
        return BeginRound(sides, dealer)

    def sittings_words(self, settled: int, begun: int) -> str:
        return counted(settled, begun, "{count} round", "{count} rounds")


GAME = FourDealGame(
    SittingParts(
        read=session_from,
        kept=partial(session_from, kept=True),
        value=value_of,
        session=Session,
        rules=rules_of,
        apply=apply,
        check=check_session,
        reveal=reveal,
        totals=totals,
    )
)
