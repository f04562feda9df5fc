"""What the games with sittings have in common as whole games: records, outline, steps."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import date
from enum import StrEnum, unique
from typing import Any, ClassVar, TypeVar
from uuid import uuid4

from chicago_gui.scoring import Refused, Settling
from chicago_gui.sheet.beginning import Beginning
from chicago_gui.sheet.door import StepName
from chicago_gui.sheet.game import About, At, Game, Outline
from chicago_gui.sheet.json_file import Place
from chicago_gui.sheet.partnerships import Sides, next_dealer, proposals, seats
from chicago_gui.sheet.records import cut, joined
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.account import Account
from chicago_gui.sheet.sittings.check import check_players
from chicago_gui.sheet.sittings.reasons import Reason
from chicago_gui.sheet.sittings.sitting import Evening
from chicago_gui.sheet.texts import check_text, one_line
from chicago_gui.sheet.words import signed, tr


@unique
class StepKind(StrEnum):
    """What was entered; the values stand in books and are never changed."""

    CONTRACT = "contract"
    PASS_OUT = "pass-out"
    RESULT = "result"
    HONOURS = "honours"
    NOTE = "note"
    REMOVE_DEAL = "remove-deal"
    SIDES = "sides"
    DEALER = "dealer"
    NAMES = "names"
    HEADING = "heading"
    RULES = "rules"
    BEGIN = "begin"
    REMOVE = "remove"
    STOP = "stop"


KINDS: Mapping[type, StepKind] = {
    c.EnterContract: StepKind.CONTRACT,
    c.PassOut: StepKind.PASS_OUT,
    c.EnterResult: StepKind.RESULT,
    c.EnterHonours: StepKind.HONOURS,
    c.EnterNote: StepKind.NOTE,
    c.RemoveDeal: StepKind.REMOVE_DEAL,
    c.ChangeSides: StepKind.SIDES,
    c.ChangeDealer: StepKind.DEALER,
    c.Rename: StepKind.NAMES,
    c.ChangeHeading: StepKind.HEADING,
}
"""The step that each change makes which every such game has."""

SomeEvening = TypeVar("SomeEvening", bound=Any)


class SittingsGame(Game[SomeEvening]):
    """A game of rounds or rubbers: two sides sit down, play, settle, and others sit down.

    A game of its own gives `own_kinds`, the steps of its own changes, and what is not written
    here.
    """

    own_kinds: ClassVar[Mapping[type, StepKind]] = {}

    # --- what each game gives

    def value(self, session: SomeEvening) -> dict[str, Any]:
        """Return the session file's JSON value."""
        raise NotImplementedError

    def account(self, session: SomeEvening) -> Account:
        """Return the account of the evening."""
        raise NotImplementedError

    def settled(self, session: SomeEvening) -> tuple[bool, ...]:
        """Return of each sitting whether it is settled."""
        raise NotImplementedError

    def blank(self, wish: Beginning) -> SomeEvening:
        """Return the session asked for, before anybody sits down."""
        raise NotImplementedError

    def first_sitting(self, sides: Sides, dealer: str) -> object:
        """Return the change by which the first four sit down."""
        raise NotImplementedError

    def sittings_words(self, settled: int, begun: int) -> str:
        """Return how many sittings are settled of those begun: `2 rounds, 1 unfinished`."""
        raise NotImplementedError

    # --- files and records

    def write(self, session: SomeEvening, secrets_of: Collection[int] = ()) -> str:
        """Return the session file's text; nothing here is secret."""
        return json.dumps(self.value(session), indent=1, ensure_ascii=False)

    def records(self, session: SomeEvening) -> dict[str, str]:
        """Return one record for the heading, one a sitting and one a deal."""
        return cut(self.value(session))

    def session_of(self, records: Mapping[str, str]) -> SomeEvening:
        """Return the session in these records; raises `SessionFileError`."""
        return self.read(Place(joined(records), ""))

    def with_id(self, session: SomeEvening, session_id: str) -> SomeEvening:
        """Return `session` under another id."""
        return replace(session, id=session_id)

    # --- living

    def begin(self, wish: Beginning) -> SomeEvening:
        """Return a new session in which the first four sit down, whoever is `first` dealing."""
        wish = replace(
            wish,
            players=tuple(map(one_line, wish.players)),
            first=one_line(wish.first),
            place=one_line(wish.place),
        )
        check_players(wish.players)
        check_text("place", wish.place)
        if wish.first not in wish.players:
            raise Refused(Reason.NOT_A_PLAYER, name=wish.first)
        session = self.blank(wish)
        possible = proposals(wish.players, ())
        sides = next((each for each in possible if wish.first in seats(each)), possible[0])
        dealer = wish.first if wish.first in seats(sides) else next_dealer(sides, ())
        return self.apply(session, self.first_sitting(sides, dealer))

    def again(self, session: SomeEvening, today: date) -> Beginning:
        """Return an evening with the same players, place and rules."""
        return Beginning(
            players=session.players,
            first=session.players[0],
            date=today,
            place=session.place,
            rules=self.rules_of(session),
        )

    def rules_of(self, session: SomeEvening) -> dict[str, object]:
        """Return the rules by their keys in a session file."""
        rules: dict[str, object] = self.value(session)["rules"]
        return rules

    def outline(self, session: SomeEvening) -> Outline:
        """Return how many sittings are settled, and who leads."""
        evening: Evening[Any, Any] = session
        settled = self.settled(session)
        account = self.account(session)
        most = max(account.points)
        first = [
            name
            for name, points in zip(evening.players, account.points, strict=True)
            if points == most
        ]
        deals = [deal for sitting in evening.sittings for deal in sitting.deals]
        return Outline(
            how_far=self.sittings_words(sum(settled), len(settled)),
            first=f"{', '.join(first)} {signed(most)}" if any(settled) else "",
            deals=sum(sitting.counting for sitting in evening.sittings),
            scored=sum(deal.tricks is not None for deal in deals),
            done=bool(settled) and all(settled),
        )

    # --- steps

    def about(self, session: SomeEvening, change: Any) -> About:
        """Return what `change` is about: a deal is told by its sitting and its place there."""
        kind = {**KINDS, **self.own_kinds}[type(change)]
        sitting, deal = getattr(change, "sitting", None), getattr(change, "deal", None)
        if kind is StepKind.BEGIN:
            sitting = len(session.sittings)
        elif kind is StepKind.REMOVE:
            sitting = len(session.sittings) - 1
        if sitting is None:
            return About(kind)
        return About(kind, (sitting,) if deal is None else (sitting, deal))

    def step_name(self, session: SomeEvening, kind: str, at: At | None) -> StepName:
        """Return the step by the numbers that players know: of the sitting, of the deal in it."""
        if not isinstance(at, tuple):
            return StepName(kind, None)
        sitting, *deal = at
        if not deal:
            return StepName(kind, None, sitting + 1)
        numbers: list[int] = []
        if sitting < len(session.sittings):
            there = session.sittings[sitting]
            numbers = [*there.numbers, there.next_number]
        number = numbers[deal[0]] if deal[0] < len(numbers) else deal[0] + 1
        return StepName(kind, number, sitting + 1)

    def ends_a_deal(self, kind: str) -> bool:
        """Whether a step of this kind ends a deal."""
        return kind in (StepKind.RESULT, StepKind.PASS_OUT)


def new_id() -> str:
    """Return the id of a new session."""
    return str(uuid4())


def settling_of(wish: Beginning) -> Settling:
    """Return the rule how a difference is settled, which may be a value or its word."""
    return Settling(wish.rules.get("settle", Settling.FIFTY_DOWN))


def counted(settled: int, begun: int, one: str, more: str) -> str:
    """Return `settled` in the word for one or for more, and how many are unfinished."""
    told = tr(one if settled == 1 else more).format(count=settled)
    if settled == begun:
        return told
    return tr("{told}, {count} unfinished").format(told=told, count=begun - settled)
