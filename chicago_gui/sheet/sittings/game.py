"""What the games with sittings share as whole games: records, outline, steps, history."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from typing import Any, ClassVar

from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.beginning import Beginning
from chicago_gui.sheet.entry import check_text, one_line
from chicago_gui.sheet.fields import Field, Fields, cut, joined
from chicago_gui.sheet.game import About, At, OpenGame, Outline, Parts, SomeSession
from chicago_gui.sheet.history_words import (
    DELETED,
    INSERTED,
    HistoryWords,
    both,
    change,
    names_words,
)
from chicago_gui.sheet.partnerships import Sides, next_dealer, proposals, seats
from chicago_gui.sheet.session_file import FilePlace, SessionFileError, new_id
from chicago_gui.sheet.sessions import Entry
from chicago_gui.sheet.sittings.changes import KINDS, StepKind
from chicago_gui.sheet.sittings.figures import SittingsMade, counted_in, in_points
from chicago_gui.sheet.sittings.model import FIELDS as DEAL_FIELDS
from chicago_gui.sheet.sittings.model import Deal, Evening, SittingReason, check_players
from chicago_gui.sheet.sittings.totals import EveningTotals
from chicago_gui.sheet.windows import Counted, Made, Numbers
from chicago_gui.sheet.words import plural, signed, tr


def _key(key: str, name: str, words: str, **more: Any) -> Field:
    """Return a field of a heading, whose part is the file's own object."""
    return Field(key, name, words, lambda value: value.get(key), **more)


def _sides_words(entry: Entry) -> str:
    before, after = (_sides(value) for value in (entry.before, entry.after))
    return tr("sides {what}").format(what=change(before, after))


def _sides(value: Any) -> str:
    if not value:
        return ""
    one, other = (" & ".join(side) for side in value)
    return tr("{one} against {other}").format(one=one, other=other)


def _players_words(entry: Entry) -> str:
    """Return who has come or is off the sheet; else who is written otherwise."""
    before, after = _names(entry)
    if len(before) == len(after):
        return names_words(entry)
    return _moves(
        (tr("joined: {names}"), [name for name in after if name not in before]),
        (tr("off the sheet: {names}"), [name for name in before if name not in after]),
    )


def _leaving_words(entry: Entry) -> str:
    before, after = _names(entry)
    return _moves(
        (tr("left: {names}"), [name for name in after if name not in before]),
        (tr("back: {names}"), [name for name in before if name not in after]),
    )


def _away_words(entry: Entry) -> str:
    _, after = _names(entry)
    return _moves((tr("away: {names}"), after)) or tr("nobody is away")


def _names(entry: Entry) -> tuple[list[str], list[str]]:
    """Return the names before and after; the key is absent where there are none."""
    before, after = (each if isinstance(each, list) else [] for each in (entry.before, entry.after))
    return before, after


def _moves(*moves: tuple[str, Sequence[str]]) -> str:
    parts = (words.format(names=", ".join(names)) for words, names in moves if names)
    return ", ".join(parts)


def _stopped_words(entry: Entry) -> str:
    return tr("stopped") if entry.after else tr("goes on after all")


def _rule_words(entry: Entry) -> str:
    if isinstance(entry.before, bool) or isinstance(entry.after, bool):
        return tr("honours count") if entry.after else tr("no honours")
    return tr("rule {rule}: {what}").format(rule=entry.path[-1], what=both(entry))


HEADING_FIELDS: Fields[Mapping[str, Any]] = Fields(
    (
        _key("date", "date", "date {what}"),
        _key("place", "place", "place {what}"),
        _key("players", "players", "players {what}", in_words=_players_words),
        _key("away", "away", "away {what}", in_words=_leaving_words),
        _key("rules", "rules", "rules {what}", in_words=_rule_words),
    )
)
SITTING_FIELDS: Fields[Mapping[str, Any]] = Fields(
    (
        _key("sides", "sides", "sides {what}", in_words=_sides_words),
        _key("dealer", "dealer", "dealer {what}"),
        _key("away", "away", "away {what}", in_words=_away_words),
        _key("stopped", "stopped", "stopped {what}", in_words=_stopped_words),
    )
)


class SittingParts(Parts[SomeSession]):
    """`value` is the session file's JSON value; the rest makes and adds up evenings.

    `kept` reads what the book has, which was checked before it was kept.
    """

    kept: Callable[[FilePlace], SomeSession]
    value: Callable[[SomeSession], dict[str, Any]]
    totals: Callable[[SomeSession], EveningTotals[Any]]
    session: type[SomeSession]
    rules: Callable[[Mapping[str, Any]], Any]


class SittingsGame(OpenGame[SomeSession, SittingParts[SomeSession]]):
    """A game of rounds or rubbers: two sides sit down, play, settle, and others sit down.

    A game of its own gives `own_kinds`, the steps of its own changes, and what is not written
    here.
    """

    own_kinds: ClassVar[Mapping[type, StepKind]] = {}
    unit: ClassVar[str] = ""
    """What a sitting is called, in English: `round`."""

    # --- what each game gives

    @abstractmethod
    def first_sitting(self, sides: Sides, dealer: str) -> object:
        """Return the change by which the first four sit down."""

    @abstractmethod
    def sittings_words(self, settled: int, begun: int) -> str:
        """Return how many sittings are settled of those begun: `2 rounds, 1 unfinished`."""

    # --- files and records

    def write(self, session: SomeSession, secrets_of: Collection[int] = ()) -> str:
        """Return the session file's text; nothing here is secret."""
        return json.dumps(self._parts.value(session), indent=1, ensure_ascii=False)

    def records(self, session: SomeSession) -> dict[str, str]:
        """Return one record for the heading, one a sitting and one a deal."""
        return cut(self._parts.value(session))

    def session_of(self, records: Mapping[str, str]) -> SomeSession:
        """Return the session in these records; raises `SessionFileError`."""
        return self._parts.kept(FilePlace(joined(records), ""))

    # --- living

    def begin(self, wish: Beginning) -> SomeSession:
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
            raise Refused(SittingReason.NOT_A_PLAYER, name=wish.first)
        rules = self._parts.rules(wish.rules)
        session: SomeSession = self._parts.session(
            new_id(), wish.date, wish.place, wish.players, rules
        )
        possible = proposals(wish.players, ())
        sides = next((each for each in possible if wish.first in seats(each)), possible[0])
        dealer = wish.first if wish.first in seats(sides) else next_dealer(sides, ())
        return self.apply(session, self.first_sitting(sides, dealer))

    def again(self, session: SomeSession, today: date) -> Beginning:
        """Return an evening with the same players, place and rules."""
        return Beginning(
            players=session.players,
            first=session.players[0],
            date=today,
            place=session.place,
            rules=self.rules_of(session),
        )

    def rules_of(self, session: SomeSession) -> dict[str, object]:
        """Return the rules by their keys in a session file."""
        rules: dict[str, object] = self._parts.value(session)["rules"]
        return rules

    def outline(self, session: SomeSession) -> Outline:
        """Return how many sittings are settled, and who leads."""
        evening: Evening[Any, Any] = session
        found = self._parts.totals(session)
        settled = [each.settled is not None for each in found.sittings]
        most = max(found.account.points)
        first = [
            name
            for name, points in zip(evening.players, found.account.points, strict=True)
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

    # --- across evenings: sittings settled, points, sittings won, deals declared and made, and how
    # many of the sittings were settled to the point

    def counted(self, session: SomeSession) -> Counted | None:
        """Return what the settled sittings add up to, and the deals in them."""
        found = self._parts.totals(session)
        settled = [(each.sitting, each.settled) for each in found.sittings]
        return counted_in(session.players, settled, found.account.points, session.rules.settle)

    def points(self, numbers: Numbers) -> int:
        """Return the points won."""
        return numbers[1]

    def together(self, numbers: Numbers) -> tuple[float, int]:
        """Return the points a sitting, and how many sittings."""
        return (numbers[1] / numbers[0] if numbers[0] else 0.0), numbers[0]

    def in_hundreds(self, counted: Counted) -> bool:
        """Whether no sitting was settled to the point."""
        return not any(to_the_point for *_, to_the_point in counted.players)

    def in_one_unit(self, evenings: Sequence[Counted | None]) -> Sequence[Counted | None]:
        """Return `evenings`; where not all are settled in hundreds, those that are in points."""
        settled = [each for each in evenings if each is not None]
        if len(set(map(self.in_hundreds, settled))) < 2:
            return evenings
        return [each and (in_points(each) if self.in_hundreds(each) else each) for each in evenings]

    def player_line(self, made: Made) -> SittingsMade:
        """Return one person's line."""
        return SittingsMade.of(made)

    def pair_line(self, made: Made) -> SittingsMade:
        """Return two partners' line."""
        return SittingsMade.of(made)

    # --- steps

    def about(self, session: SomeSession, change: Any) -> About:
        """Return what `change` is about: a deal is told by its sitting and its place there.

        A contract that brings the result is a result.
        """
        kind = {**KINDS, **self.own_kinds}[type(change)]
        if kind is StepKind.CONTRACT and change.tricks is not None:
            kind = StepKind.RESULT
        sitting, deal = getattr(change, "sitting", None), getattr(change, "deal", None)
        if kind is StepKind.BEGIN:
            sitting = len(session.sittings)
        elif kind is StepKind.REMOVE:
            sitting = len(session.sittings) - 1
        if sitting is None:
            return About(kind)
        return About(kind, (sitting,) if deal is None else (sitting, deal))

    def numbers(self, session: SomeSession, at: At | None) -> tuple[int | None, int | None]:
        """Return the numbers that players know: of the deal in its sitting, and of that."""
        if not isinstance(at, tuple):
            return None, None
        sitting, *deal = at
        if not deal:
            return None, sitting + 1
        numbers: list[int] = []
        if sitting < len(session.sittings):
            there = session.sittings[sitting]
            numbers = [*there.numbers, there.next_number]
        return (numbers[deal[0]] if deal[0] < len(numbers) else deal[0] + 1), sitting + 1

    # --- history

    @property
    def history_words(self) -> HistoryWords:
        """Return the words of the heading, of a sitting and of its deals."""
        return HistoryWords(
            HEADING_FIELDS.by_key,
            SITTING_FIELDS.by_key | DEAL_FIELDS.by_key,
            where=self._where,
            whole_patterns={StepKind.INSERT_DEAL: INSERTED, StepKind.DELETE_DEAL: DELETED},
            heading_kinds=frozenset({StepKind.NAMES, StepKind.PLAYERS}),
        )

    def _where(self, entry: Entry) -> str:
        sitting = f"{tr(self.unit)} {entry.sitting}"
        if entry.number is None:
            return sitting
        return f"{sitting}, " + tr("deal {number}").format(number=entry.number)

    def part(self, name: str, text: str) -> Any:
        """Return the deal in a record; a heading's or a sitting's own keys stay as in the file."""
        try:
            value = json.loads(text)
            return (
                Deal(**DEAL_FIELDS.read(FilePlace(value, name)))
                if self.fields(name) is DEAL_FIELDS
                else value
            )
        except (ValueError, RecursionError):
            raise SessionFileError(tr("a record cannot be read")) from None

    def fields(self, name: str) -> Fields[Any]:
        """Return the fields of the heading, of a sitting or of a deal."""
        at = self.at(name)
        if not isinstance(at, tuple):
            return HEADING_FIELDS
        return SITTING_FIELDS if len(at) == 1 else DEAL_FIELDS

    def ends_a_deal(self, kind: str) -> bool:
        """Whether a step of this kind ends a deal."""
        return kind in (StepKind.RESULT, StepKind.PASS_OUT)


def counted(settled: int, begun: int, one: str, more: str) -> str:
    """Return `settled` in the word for one or for more, and how many are unfinished."""
    settled_words = plural(one, more, settled).format(count=settled)
    if settled == begun:
        return settled_words
    return tr("{told}, {count} unfinished").format(told=settled_words, count=begun - settled)
