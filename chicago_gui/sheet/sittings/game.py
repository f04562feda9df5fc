"""What the games with sittings have in common as whole games: records, outline, steps."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from itertools import combinations
from typing import Any, ClassVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import HUNDRED, Refused, Settling
from chicago_gui.sheet.beginning import Beginning
from chicago_gui.sheet.entry import check_text, one_line
from chicago_gui.sheet.fields import Fields, cut, joined
from chicago_gui.sheet.game import About, At, OpenGame, Outline, Parts, SomeSession
from chicago_gui.sheet.history_words import DELETED, INSERTED, HistoryWords
from chicago_gui.sheet.partnerships import Sides, next_dealer, proposals, seats
from chicago_gui.sheet.session_file import FilePlace, SessionFileError, new_id
from chicago_gui.sheet.sessions import Entry
from chicago_gui.sheet.sittings.check import check_players
from chicago_gui.sheet.sittings.deal import FIELDS as DEAL_FIELDS
from chicago_gui.sheet.sittings.deal import Deal, SittingReason
from chicago_gui.sheet.sittings.figures import EveningTotals
from chicago_gui.sheet.sittings.history import HEADING_FIELDS, KINDS, SITTING_FIELDS, StepKind
from chicago_gui.sheet.sittings.sitting import Evening, Sitting
from chicago_gui.sheet.windows import Counted, Made, Numbers, added
from chicago_gui.sheet.words import plural, signed, tr

_NOTHING: Numbers = (0, 0, 0, 0, 0, 0)


def _numbers(points: int, declared: Sequence[Deal], settling: Settling) -> Numbers:
    """Return the numbers of one sitting that was settled."""
    made = sum(
        deal.contract is not None
        and deal.tricks is not None
        and deal.tricks >= deal.contract.needed
        for deal in declared
    )
    return 1, points, points > 0, len(declared), made, settling is Settling.EXACT


def counted_in(
    players: tuple[str, ...],
    sittings: Sequence[tuple[Sitting, int | None]],
    account: tuple[int, ...],
    settling: Settling,
) -> Counted | None:
    """Return what settled sittings add up to; of each side 1's points, `None` where not settled.

    `account` is what each of `players` has at the end, `settling` what that counts.
    """
    if all(points is None for _, points in sittings):
        return None
    of_player = dict.fromkeys(players, _NOTHING)
    of_pair = dict.fromkeys(combinations(range(len(players)), 2), _NOTHING)
    for sitting, points in sittings:
        if points is None:
            continue
        for side, won in zip(sitting.sides, (points, -points), strict=True):
            for name in side:
                declared = [deal for deal in sitting.deals if deal.declarer == name]
                one = _numbers(won, declared, settling)
                of_player[name] = added(of_player[name], one)
            first, second = sorted(players.index(name) for name in side)
            declared = [deal for deal in sitting.deals if deal.declarer in side]
            one = _numbers(won, declared, settling)
            of_pair[first, second] = added(of_pair[first, second], one)
    return Counted(
        points=account,
        players=tuple(of_player.values()),
        pairs={pair: numbers for pair, numbers in of_pair.items() if numbers[0]},
    )


def _in_points(counted: Counted) -> Counted:
    """Return an evening that was settled in hundreds in points."""

    def brought(numbers: Numbers) -> Numbers:
        sittings, hundreds, *rest = numbers
        return sittings, hundreds * HUNDRED, *rest

    return replace(
        counted,
        points=tuple(hundreds * HUNDRED for hundreds in counted.points),
        players=tuple(map(brought, counted.players)),
        pairs={pair: brought(numbers) for pair, numbers in counted.pairs.items()},
    )


class SittingsMade(Record):
    """What one person, or two as partners, have made: `sittings` settled, and won.

    So many of them were settled `to_the_point`, the others in whole hundreds, which among those
    are points.
    `declared` are deals, and `made` those of them in which the contract was made. An evening is
    won by whoever has the most points when all its sittings are settled.
    """

    names: tuple[str, ...]
    evenings: int
    evenings_won: int
    sittings: int
    to_the_point: int
    points: int
    won: int
    declared: int
    made: int
    best_partner: str
    merged: bool

    @classmethod
    def of(cls, made: Made) -> SittingsMade:
        """Return the line of `made`."""
        sittings, points, won, declared, in_full, to_the_point = made.numbers
        return cls(
            names=made.names,
            evenings=made.evenings,
            evenings_won=made.won,
            sittings=sittings,
            to_the_point=to_the_point,
            points=points,
            won=won,
            declared=declared,
            made=in_full,
            best_partner=made.best_partner,
            merged=made.merged,
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
        return [
            each and (_in_points(each) if self.in_hundreds(each) else each) for each in evenings
        ]

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
