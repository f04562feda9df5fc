"""The house game for the book, the desk and the command line."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from datetime import date
from functools import cache
from typing import Any

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import figures
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Change, Counts, SecretChange, Session, dumps, reveal
from chicago_gui.games.house.evening.apply import apply, begin
from chicago_gui.games.house.evening.session import check_session, step_kind
from chicago_gui.games.house.evening.session_file import (
    FIELDS,
    HEADING_FIELDS,
    Whole,
    deal_of,
    heading_of,
    records,
    session_from,
    session_of,
    with_records,
)
from chicago_gui.games.house.figures import PairLine, PlayerLine
from chicago_gui.games.house.form import FORM, HouseForm
from chicago_gui.games.house.rules import RULES
from chicago_gui.games.house.sheet import MOST_DEALS, Deal
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.remembered import remembered
from chicago_gui.scoring import Refused
from chicago_gui.sheet.fields import HEADING, Entry, Fields
from chicago_gui.sheet.figures import EveningFigures, Numbers, PlayerTotals
from chicago_gui.sheet.game import About, At, Game, Outline
from chicago_gui.sheet.history import DELETED, INSERTED, REPLACE, HistoryWords
from chicago_gui.sheet.session_file import FilePlace
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.words import later, signed, tr


def with_counts_of(file: Session, ours: Session) -> Session:
    """Return `file` with our counts of the open deals for which it has none.

    An export leaves out the counts of open deals, and importing it must not lose them. HCP noted by
    people who are not there in the deal of `file` are dropped.
    """
    counts = list(file.counts)
    renamed = named_as_in(file, ours)
    for index in _ours_to_keep(file, ours):
        mine, there = renamed.counts[index], file.sheet.there(file.deals[index])
        noted = tuple(each for each in mine.noted if each[0] in there)
        counts[index] = replace(mine, noted=noted)
    return replace(file, counts=tuple(counts))


def _ours_to_keep(file: Session, ours: Session) -> list[int]:
    """Return the indexes of the open deals that are in both and lack counts in `file`."""
    pairs = zip(file.deals, named_as_in(file, ours).deals, strict=False)
    return [
        index
        for index, (deal, mine) in enumerate(pairs)
        if not deal.over and not mine.over and deal.prepared_by == mine.prepared_by
        if not file.sheet.is_four(deal) and not ours.sheet.is_four(mine)
        if file.counts[index] == Counts()
    ]


def named_as_in(file: Session, ours: Session) -> Session:
    """Return `ours` with the names of `file`, if `file` only renames players."""
    if len(ours.sheet.players) != len(file.sheet.players):
        return ours
    both = zip(ours.sheet.players, file.sheet.players, strict=True)
    names = tuple((old, new) for old, new in both if old != new)
    # With other players, or in another order, nobody was renamed.
    if names and not {new for _, new in names} & set(ours.sheet.players):
        with suppress(Refused):
            return apply(ours, c.Rename(names))
    return ours


_BENEATH = c.STEPS.kinds(
    c.BeginDeal,
    c.InsertDeal,
    c.DeleteDeal,
    c.EnterPreparer,
    c.PickDeck,
    c.ChangeAttendance,
    c.SeparateName,
) | {REPLACE}
"""Steps that later deals depend on: without one, deals would move and take others' counts."""

_ENDS = c.STEPS.kinds(c.EnterResult, c.PassOut)
_NAMES = c.STEPS.kinds(c.Rename, c.ChangeAttendance)
_INSERTS, _DELETES, _BIDS = map(c.STEPS.kind, (c.InsertDeal, c.DeleteDeal, c.EnterContract))


class HouseGame(Game[Session]):
    """The house game, for five players with a preparer or for four without one."""

    kind = Session.game

    @property
    def form(self) -> HouseForm:
        return FORM

    # --- files and records

    def read(self, top: FilePlace) -> Session:
        return session_from(top)

    def write(self, session: Session, secrets_of: Collection[int] = ()) -> str:
        return dumps(session, secrets_of=secrets_of)

    def records(self, session: Session) -> dict[str, str]:
        return records(session)

    def session_of(self, records: Mapping[str, str]) -> Session:
        return session_of(records)

    def with_id(self, session: Session, session_id: str) -> Session:
        return replace(session, sheet=replace(session.sheet, id=session_id))

    # --- the open session

    def begin(self, wish: NewSession) -> Session:
        return begin(wish)

    def again(self, session: Session, today: date) -> NewSession:
        sheet = session.sheet
        last = sheet.deals[-1] if sheet.deals else None
        first = (last.dummy or last.prepared_by) if last is not None else None
        return NewSession(
            players=sheet.there_next,
            first=first if first in sheet.there_next else sheet.there_next[0],
            date=today,
            place=sheet.place,
            planned=sheet.planned_deals,
            rules=RULES.values(sheet.rules),
        )

    def apply(self, session: Session, change: Change) -> Session:
        return apply(session, change)

    def check(self, session: Session) -> None:
        check_session(session)

    def reveal(self, session: Session) -> View:
        return reveal(session)

    def outline(self, session: Session) -> Outline:
        return _outline(reveal(session))

    def done(self, session: Session) -> bool:
        sheet = session.sheet
        return sheet.over and all(
            counts.complete
            for index, (deal, counts) in enumerate(zip(sheet.deals, session.counts, strict=True))
            if sheet.is_four(deal) and not sheet.thrown_in(index)
        )

    def taken_in(self, file: Session, ours: Session) -> Session:
        """Return the session that replaces `ours`: `file`, with our counts where it has none.

        Raises `Refused` if that is impossible. The refusal depends on no secret: a deal that only
        the file hands out is refused whatever our counts are, because a refusal of their sum would
        reveal the sum.
        """
        for index in _ours_to_keep(file, ours):
            if file.deals[index].handed_out and not ours.deals[index].handed_out:
                raise Refused(HouseReason.FILE_HANDS_OUT, number=file.sheet.numbers[index])
        whole = with_counts_of(file, ours)
        try:
            check_session(whole)
        except Refused:
            raise Refused(HouseReason.FILE_UNFIT) from None
        return whole

    # --- figures of all sessions

    def counted(self, session: Session) -> EveningFigures | None:
        return figures.counted(reveal(session))

    def summed_up(self, session: Session) -> tuple[Outline, EveningFigures | None]:
        view = reveal(session)
        return _outline(view), figures.counted(view)

    def points(self, numbers: Numbers) -> int:
        return figures.part(numbers, "all").imps

    def together(self, numbers: Numbers) -> tuple[float, int]:
        made = figures.part(numbers, "all")
        return made.per_deal, made.deals

    def player_line(self, made: PlayerTotals) -> PlayerLine:
        return figures.player_line(made)

    def pair_line(self, made: PlayerTotals) -> PairLine:
        return figures.pair_line(made)

    # --- steps

    def about(self, session: Session, change: Change) -> About:
        at = (
            len(session.deals) if isinstance(change, c.BeginDeal) else getattr(change, "deal", None)
        )
        secret = isinstance(change, SecretChange) and not session.deals[change.deal].over
        return About(step_kind(change), at, secret)

    def numbers(self, session: Session, at: At | None) -> tuple[int | None, None]:
        if not isinstance(at, int):
            return None, None
        sheet = session.sheet
        beyond = at - len(sheet.deals)
        return (sheet.next_number + beyond if beyond >= 0 else sheet.numbers[at]), None

    def rewound(
        self, session: Session, wanted: Iterable[tuple[str, str | None]], kind: str
    ) -> Session:
        return with_records(session, wanted, kind)

    # --- history

    @property
    def heading_kinds(self) -> frozenset[str]:
        return _NAMES

    @property
    def history_words(self) -> HistoryWords:
        return _history_words()

    def part(self, name: str, text: str) -> Session | Whole:
        return heading_of(text) if name == HEADING else deal_of(name, text)

    def fields(self, name: str) -> Fields[Any]:
        return HEADING_FIELDS if name == HEADING else FIELDS

    def what_differs(self, ours: Session, file: Session) -> tuple[Entry, ...]:
        """Return the differences; a renamed player is one difference, not one in each deal."""
        renamed = named_as_in(file, ours)
        entries = super().what_differs(renamed, file)
        if renamed is ours:
            return entries
        return (Entry(None, ("players",), list(ours.players), list(file.players)), *entries)

    def corrected(self, view: View, found: Mapping[At, tuple[str, ...]]) -> View:
        if not found:
            return view
        deals = tuple(
            _corrected(deal, found[index])
            if index in found and isinstance(deal, PlayedDeal)
            else deal
            for index, deal in enumerate(view.deals)
        )
        return replace(view, deals=deals)

    # --- secrets

    def opened(self, session: Session, at: At) -> bool:
        if not isinstance(at, int) or at >= len(session.deals):
            return False
        return session.deals[at].over or session.sheet.is_four(session.deals[at])

    def refused_at_table(self, session: Session, change: Change) -> Refused | None:
        """Refuse decks and contract of a deal whose decks are not handed out.

        This does not depend on the counts: a refusal of their sum would reveal the sum.
        """
        if not isinstance(change, c.PickDeck | c.EnterContract | c.PassOut):
            return None
        deals = session.deals
        if not 0 <= change.deal < len(deals) or session.sheet.is_four(deals[change.deal]):
            return None
        if not _handed_out(deals[change.deal]):
            return Refused(HouseReason.DECKS_BY_PREPARER)
        return None

    def refused_rewinding(
        self, session: Session, then: Session, counted: Collection[At]
    ) -> Refused | None:
        """Refuse to hand out a deal whose counts have changed: their sum may not be 40 any more.

        The sum is not checked, because the refusal would reveal it to the Table.
        """
        pairs = enumerate(zip(session.deals, then.deals, strict=False))
        for index, (before, after) in pairs:
            if _handed_out(after) and not _handed_out(before) and index in counted:
                return Refused(HouseReason.DECKS_BY_PREPARER)
        return None

    def may_be_supposed(self, change: Change) -> bool:
        """Allow only changes that open no deal: previewing a result would reveal its counts."""
        return isinstance(change, c.Supposition)

    def withheld_from(self, session: Session) -> int | None:
        deals = session.deals
        last = len(deals) - 1
        for place, deal in enumerate(deals):
            if deal.has_contract and not deal.over:
                theirs = place < last and not session.sheet.is_four(deals[last])
                return place + 1 if theirs or place == last else None
        waits = last >= 0 and not _handed_out(deals[last])
        return last if waits and not session.sheet.is_four(deals[last]) else None

    def stands_beneath(self, kind: str) -> bool:
        return kind in _BENEATH

    def is_gone(self, session: Session, deal: int) -> bool:
        return deal >= len(session.deals)

    def secrets(self, session: Session, deal: int) -> Counts:
        return session.counts[deal]

    def moves_deals(self, kind: str) -> int:
        return (kind == _INSERTS) - (kind == _DELETES)

    # --- the pace

    def ends_a_deal(self, kind: str) -> bool:
        return kind in _ENDS

    def to_play(self, session: Session) -> int:
        sheet = session.sheet
        over = sum(
            deal.over and not sheet.thrown_in(index) for index, deal in enumerate(sheet.deals)
        )
        return sheet.planned_deals - over


@remembered(4 * MOST_DEALS)
def _corrected(deal: PlayedDeal, keys: tuple[str, ...]) -> PlayedDeal:
    return replace(deal, corrected=keys)


def _handed_out(deal: Deal) -> bool:
    """Return whether `deal` has left the preparer: its decks are picked, or it was bid."""
    return deal.handed_out or deal.has_contract


def _outline(view: View) -> Outline:
    sheet, scored = view.sheet, view.scored
    leaders = view.leaders
    first = f"{', '.join(each.player for each in leaders)} {signed(leaders[0].imps)}"
    return Outline(
        how_far=tr("{count} of {most}").format(count=scored, most=sheet.planned_deals),
        first=first if scored else "",
        deals=sheet.next_number - 1,
        scored=scored,
        done=view.over,
    )


@cache
def _history_words() -> HistoryWords:
    return HistoryWords(
        HEADING_FIELDS.by_key,
        FIELDS.by_key,
        whole_patterns={_INSERTS: INSERTED, _DELETES: DELETED},
        heading_kinds=_NAMES,
        bid_kind=_BIDS,
        covered=later("its counts were shown"),
    )


GAME = HouseGame()
