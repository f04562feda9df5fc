"""Rubber bridge whole: what book, desk and command line ask of it."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from chicago_gui import games
from chicago_gui.games.rubber.apply import (
    BeginRubber,
    ChangeRules,
    RemoveRubber,
    StopRubber,
    apply,
    check_session,
)
from chicago_gui.games.rubber.form import rules_of
from chicago_gui.games.rubber.session import (
    Session,
)
from chicago_gui.games.rubber.session_file import session_from, value_of
from chicago_gui.games.rubber.totals import reveal, totals
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.changes import StepKind
from chicago_gui.sheet.sittings.game import SittingParts, SittingsGame, counted


class RubberGame(SittingsGame[Session]):
    """One rubber after the other."""

    kind = Session.game
    unit = "rubber"
    own_kinds: ClassVar = {
        BeginRubber: StepKind.BEGIN,
        RemoveRubber: StepKind.REMOVE,
        StopRubber: StepKind.STOP,
        ChangeRules: StepKind.RULES,
    }

    @property
    def form(self) -> Form[Any]:
        return games.form(self.kind)

    def first_sitting(self, sides: Sides, dealer: str) -> BeginRubber:
        return BeginRubber(sides, dealer)

    def sittings_words(self, settled: int, begun: int) -> str:
        return counted(settled, begun, "{count} rubber", "{count} rubbers")


GAME = RubberGame(
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
