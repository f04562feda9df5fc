"""A game with sittings as a whole: records, outline, steps, history."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from typing import Any, TypeVar

from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.fields import Entry, Fields, cut, joined, reading_records
from chicago_gui.sheet.figures import EveningFigures, Numbers
from chicago_gui.sheet.game import About, At, Game, Outline
from chicago_gui.sheet.history import (
    DELETED,
    INSERTED,
    HistoryWords,
    heading_field,
    heading_fields,
    leaving_words,
    players_words,
)
from chicago_gui.sheet.partnerships import next_dealer, proposals, seats
from chicago_gui.sheet.session_file import FilePlace, new_id
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.sittings.changes import (
    BeginSitting,
    ComeAndGo,
    DeleteDeal,
    EnterContract,
    EnterResult,
    InsertDeal,
    PassOut,
    RemoveSitting,
    Rename,
    changed,
)
from chicago_gui.sheet.sittings.figures import (
    SittingNumbers,
    counted_in,
    in_points,
    is_in_hundreds,
)
from chicago_gui.sheet.sittings.file import SittingFile
from chicago_gui.sheet.sittings.form import SittingForm
from chicago_gui.sheet.sittings.model import (
    DEAL_FIELDS,
    Deal,
    SittingReason,
    check_players,
)
from chicago_gui.sheet.sittings.totals import AnyTotals, AnyView, revealed
from chicago_gui.sheet.texts import check_text, one_line
from chicago_gui.sheet.words import signed, tr

SomeSession = TypeVar("SomeSession", bound=Any)


class SittingsGame(Game[SomeSession]):
    """A game of rounds or rubbers: two sides play and settle, then new sides sit down."""

    def __init__(
        self,
        form: SittingForm,
        file: SittingFile[Any],
        work_out: Callable[[Any, Any], AnyTotals],
        changed: Callable[[SomeSession, Any], SomeSession] = changed,
    ) -> None:
        """Take the form, the session file, and the function for the totals of a sitting.

        `changed` returns the session after a change, not yet checked; a game may have its own.
        """
        self.kind = file.session.game
        self._form, self._file = form, file
        self._work_out, self._changed = work_out, changed
        self._heading = heading_fields(
            file.rules,
            heading_field("players", "players", in_words=players_words),
            heading_field("away", "away", in_words=leaving_words),
        )

    @property
    def form(self) -> SittingForm:
        """The form, which is all public."""
        return self._form

    def apply(self, session: SomeSession, change: Any) -> SomeSession:
        """Return `session` after `change`; raises `Refused`."""
        after = self._changed(session, change)
        self._file.check(after)
        return after

    def check(self, session: SomeSession) -> None:
        """Raise `Refused` if `session` is invalid."""
        self._file.check(session)

    def reveal(self, session: SomeSession) -> AnyView:
        """Return the view, which contains the whole session."""
        return revealed(session, self._work_out)

    # --- files and records

    def read(self, top: FilePlace) -> SomeSession:
        """Return the session from a session file; raises `SessionFileError`."""
        session: SomeSession = self._file.read(top)
        return session

    def write(self, session: SomeSession, secrets_of: Collection[int] = ()) -> str:
        """Return the text of the session file; nothing in it is secret."""
        return self._file.dumps(session)

    def records(self, session: SomeSession) -> dict[str, str]:
        """Return one record for the heading, one per sitting and one per deal."""
        return cut(self._file.value(session))

    def session_of(self, records: Mapping[str, str]) -> SomeSession:
        """Return the session from its records; raises `SessionFileError`."""
        session: SomeSession = self._file.read(FilePlace(joined(records), ""), kept=True)
        return session

    # --- new sessions and outline

    def begin(self, wish: NewSession) -> SomeSession:
        """Return a new session with its first sitting; the player `first` deals.

        Raises `Refused` for invalid players or place.
        """
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
        rules = self._file.rules.chosen(wish.rules)
        session: SomeSession = self._file.session(
            new_id(), wish.date, wish.place, wish.players, rules
        )
        possible = proposals(wish.players, ())
        sides = next((each for each in possible if wish.first in seats(each)), possible[0])
        dealer = wish.first if wish.first in seats(sides) else next_dealer(sides, ())
        return self.apply(session, BeginSitting(sides, dealer))

    def again(self, session: SomeSession, today: date) -> NewSession:
        """Return the data of a new session with the same players, place and rules."""
        return NewSession(
            players=session.players,
            first=session.players[0],
            date=today,
            place=session.place,
            rules=self._file.rules.values(session.rules),
        )

    def outline(self, session: SomeSession) -> Outline:
        """Return how many sittings are settled, and who leads."""
        view = self.reveal(session)
        standing = view.account.standing
        leaders = [line.player for line in standing if line.place == 1]
        words = self._form.units.counted(view.settled, len(view.sittings))
        deals = [deal for each in view.sittings for deal in each.sitting.deals]
        return Outline(
            how_far=words,
            first=f"{', '.join(leaders)} {signed(standing[0].points)}" if view.settled else "",
            deals=sum(not deal.passed_out for deal in deals),
            scored=sum(deal.tricks is not None for deal in deals),
            done=0 < view.settled == len(view.sittings),
        )

    # --- across sessions

    def counted(self, session: SomeSession) -> EveningFigures | None:
        """Return the figures of the settled sittings; `None` if none is settled."""
        return counted_in(self.reveal(session))

    def points(self, numbers: Numbers) -> int:
        """Return the points won."""
        return SittingNumbers(*numbers).points

    def together(self, numbers: Numbers) -> tuple[float, int]:
        """Return the mean points per sitting, and the number of sittings."""
        won = SittingNumbers(*numbers)
        return won.points / (won.sittings or 1), won.sittings

    def in_one_unit(self, evenings: Sequence[EveningFigures]) -> Sequence[EveningFigures]:
        """Return `evenings` in one unit: hundreds are converted to points if both occur."""
        in_hundreds = list(map(is_in_hundreds, evenings))
        if len(set(in_hundreds)) < 2:
            return evenings
        both = zip(evenings, in_hundreds, strict=True)
        return [in_points(each) if hundreds else each for each, hundreds in both]

    # --- steps

    def about(self, session: SomeSession, change: Any) -> About:
        """Return the kind of `change`, and its place: a sitting, or a sitting and a deal.

        A contract entered together with its result counts as a result.
        """
        is_result = isinstance(change, EnterContract) and change.tricks is not None
        kind = self._form.steps.kind(EnterResult if is_result else type(change))
        sitting, deal = getattr(change, "sitting", None), getattr(change, "deal", None)
        if isinstance(change, BeginSitting):
            sitting = len(session.sittings)
        elif isinstance(change, RemoveSitting):
            sitting = len(session.sittings) - 1
        if sitting is None:
            return About(kind)
        return About(kind, (sitting,) if deal is None else (sitting, deal))

    def numbers(self, session: SomeSession, at: At | None) -> tuple[int | None, int | None]:
        """Return the numbers of the deal and of the sitting at `at`, as players count them."""
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
        """The words for changes of the heading, of sittings and of deals."""
        steps = self._form.steps
        return HistoryWords(
            self._heading.by_key,
            self._file.sittings.by_key | DEAL_FIELDS.by_key,
            where=self._where,
            whole_patterns={
                steps.kind(InsertDeal): INSERTED,
                steps.kind(DeleteDeal): DELETED,
            },
            heading_kinds=steps.kinds(Rename, ComeAndGo),
        )

    def _where(self, entry: Entry) -> str:
        sitting = f"{tr(self._file.unit)} {entry.sitting}"
        if entry.number is None:
            return sitting
        return f"{sitting}, " + tr("deal {number}").format(number=entry.number)

    def part(self, name: str, text: str) -> Any:
        """Return the deal or sitting in a record; a heading stays a JSON value.

        Raises `SessionFileError` if the record is broken.
        """
        with reading_records():
            value = json.loads(text)
        at = self.at(name)
        if not isinstance(at, tuple):
            return value
        if len(at) == 1:
            return self._file.sitting_of(value)
        return Deal(**DEAL_FIELDS.read(FilePlace(value, name)))

    def fields(self, name: str) -> Fields[Any]:
        """Return the fields of the record `name`: heading, sitting or deal."""
        at = self.at(name)
        if not isinstance(at, tuple):
            return self._heading
        return self._file.sittings if len(at) == 1 else DEAL_FIELDS

    def ends_a_deal(self, kind: str) -> bool:
        """Return whether a step of this kind ends a deal."""
        return kind in self._form.steps.kinds(EnterResult, PassOut)
