"""A session with its secrets, the changes that hold a secret, and all checks.

Typing and files use the same checks.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar

from chicago_gui.games.house.changes import (
    COUNTS,
    HCP,
    STEPS,
    EnterContract,
    EnterResult,
    HouseReason,
    PublicChange,
)
from chicago_gui.games.house.rules import Rules, check_rules
from chicago_gui.games.house.sheet import (
    AFTER_CONTRACT,
    FIELDS,
    FIVE,
    FOUR,
    LEAST_PLAYERS,
    MOST_DEALS,
    MOST_PLAYERS,
    OPENING_HAND,
    Deal,
    Deck,
    Sheet,
)
from chicago_gui.record import QuietRecord
from chicago_gui.remembered import remembered
from chicago_gui.scoring import Refused, check_range
from chicago_gui.sheet.play import check_contract_first, check_honours, check_tricks
from chicago_gui.sheet.texts import TextReason, check_names, check_text
from chicago_gui.sheet.typing.counts import MOST_IN_HAND, PACK

Hcp = tuple[int | None, int | None, int | None, int | None]
"""The counts of deck A to D; `None` where a deck is not counted yet."""


class Counts(QuietRecord):
    """The secrets of a deal: the counts of deck A to D, and the HCP that players noted.

    Its `repr` hides them, so that no log and no traceback can show them.
    """

    hcp: Hcp = (None, None, None, None)
    noted: tuple[tuple[str, int], ...] = ()

    def __repr__(self) -> str:
        return "Counts(…)"

    @property
    def complete(self) -> bool:
        """Whether all four decks are counted."""
        return None not in self.hcp

    @property
    def total(self) -> int:
        """The sum of the known counts."""
        return sum(count for count in self.hcp if count is not None)

    @property
    def right(self) -> bool:
        """Whether all four decks are counted and add up to 40."""
        return self.complete and self.total == PACK

    @property
    def opens(self) -> bool:
        """Whether one of the counted decks is an opening hand."""
        return any(count is not None and count >= OPENING_HAND for count in self.hcp)

    def most(self, part: int) -> int:
        """Return the most HCP that the deck at `part` may have.

        While a deck is not counted, the sum cannot exceed 40. Once all are counted it may, while
        two counts are corrected one after the other.
        """
        others = sum(count or 0 for deck, count in enumerate(self.hcp) if deck != part)
        return MOST_IN_HAND if self.complete else PACK - others


class Session(QuietRecord):
    """The sheet, and one entry of counts for each deal."""

    game: ClassVar = "russian"

    sheet: Sheet
    counts: tuple[Counts, ...] = ()

    def __post_init__(self) -> None:
        if len(self.counts) != len(self.sheet.deals):
            raise ValueError("one entry of counts for each deal is needed")

    def __repr__(self) -> str:
        return f"Session({self.sheet.id}, {len(self.counts)} deals)"

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals of the sheet."""
        return self.sheet.deals

    @property
    def id(self) -> str:
        """The session's UUID."""
        return self.sheet.id

    @property
    def date(self) -> datetime.date:
        """The date of the session."""
        return self.sheet.date

    @property
    def place(self) -> str:
        """The place of the session, which may be empty."""
        return self.sheet.place

    @property
    def players(self) -> tuple[str, ...]:
        """All players, in the order of the sheet."""
        return self.sheet.players


class EnterHcp(QuietRecord):
    """Enters the count of `deck`; `None` deletes it. The `repr` hides the count."""

    deal: int
    deck: Deck
    hcp: int | None

    def __repr__(self) -> str:
        return f"EnterHcp({self.deal}, {self.deck.name}, …)"


class EnterCounts(QuietRecord):
    """Enters all four counts in one step, so that their sum stays 40. The `repr` hides them.

    Once the decks are handed out no single count can change.
    """

    deal: int
    hcp: tuple[int, int, int, int]

    def __repr__(self) -> str:
        return f"EnterCounts({self.deal}, …)"


SecretChange = EnterHcp | EnterCounts
Change = PublicChange | SecretChange


def step_kind(change: Change) -> str:
    """Return the kind of step that `change` makes; a contract with a result makes a result step."""
    if isinstance(change, SecretChange):
        return HCP if isinstance(change, EnterHcp) else COUNTS
    with_result = isinstance(change, EnterContract) and change.tricks is not None
    return STEPS.kind(EnterResult if with_result else type(change))


def check_session(session: Session) -> None:
    """Raise `Refused` with the first reason why `session` is invalid; it does not name the deal.

    The letters of names and notes are not checked here but on entry, by `check_heading` and
    `check_text`, because a session from an earlier version keeps its texts.
    """
    check_kept(session.sheet)
    sheet = session.sheet
    for deal, counts in zip(session.deals, session.counts, strict=True):
        check_deal(sheet, deal, counts)


def check_heading(sheet: Sheet) -> None:
    """Raise `Refused` if players, plan, place or rules are invalid."""
    check_players(sheet.players)
    check_text("place", sheet.place)
    check_rules(sheet.rules)
    check_kept(sheet)


def check_kept(sheet: Sheet) -> None:
    """Raise `Refused` if players, attendance or plan are invalid; letters are not checked."""
    check_range("players", len(sheet.players), LEAST_PLAYERS, MOST_PLAYERS)
    for place, name in enumerate(sheet.players):
        if name in sheet.players[:place]:
            raise Refused(TextReason.PLAYER_TWICE, name=name)
    check_away(sheet.players, sheet.away)
    check_range("planned deals", sheet.planned_deals, 1, MOST_DEALS)
    check_range("deals", len(sheet.deals), 0, MOST_DEALS)


def check_players(players: Sequence[str], kept: Collection[str] = ()) -> None:
    """Raise `Refused` unless `players` are four to seven valid names that people can tell apart.

    The letters of names in `kept` are not checked: the session has them already.
    """
    check_range("players", len(players), LEAST_PLAYERS, MOST_PLAYERS)
    check_names(players, kept)


def check_away(players: Sequence[str], away: Sequence[str]) -> None:
    """Raise `Refused` unless `away` leaves four or five of `players`."""
    for place, name in enumerate(away):
        if name not in players:
            raise Refused(HouseReason.NOT_A_PLAYER, name=name)
        if name in away[:place]:
            raise Refused(TextReason.PLAYER_TWICE, name=name)
    check_range("players of a deal", len(players) - len(away), FOUR, FIVE)


def check_deal(sheet: Sheet, deal: Deal, counts: Counts) -> None:
    """Raise `Refused` with the first reason why `deal` or `counts` are invalid."""
    _check_deal(deal, counts, sheet.players, sheet.rules)


@remembered(4 * MOST_DEALS)
def _check_deal(deal: Deal, counts: Counts, players: tuple[str, ...], rules: Rules) -> None:
    """Check a deal; the cache skips deals that have not changed since."""
    _check_names(players, deal, counts)
    check_away(players, deal.away)
    four = len(players) - len(deal.away) == FOUR
    if four and deal.prepared_by is not None:
        raise Refused(HouseReason.FOUR)
    _check_counts(deal, counts, four=four)
    _check_seats(deal)
    _check_play(rules, deal)


def _check_names(players: Collection[str], deal: Deal, counts: Counts) -> None:
    for name in (*deal.named, *(name for name, _ in counts.noted)):
        if name not in players:
            raise Refused(HouseReason.NOT_A_PLAYER, name=name)
        if name in deal.away:
            raise Refused(HouseReason.AWAY, name=name)


def _check_counts(deal: Deal, counts: Counts, *, four: bool) -> None:
    for deck, hcp in zip(Deck, counts.hcp, strict=True):
        if hcp is not None and not 0 <= hcp <= MOST_IN_HAND:
            raise Refused(HouseReason.COUNT, of=deck.name, hcp=hcp)
    for name, hcp in counts.noted:
        if not 0 <= hcp <= MOST_IN_HAND:
            raise Refused(HouseReason.COUNT, of=name, hcp=hcp)
    # The sum is checked once the decks are handed out, not when a contract is entered before that:
    # the refusal would reveal the sum to the Table. With four nothing is secret.
    if (deal.handed_out or four) and counts.complete and counts.total != PACK:
        raise Refused(HouseReason.SUM, total=counts.total)


def _check_seats(deal: Deal) -> None:
    picked = [name for name in deal.decks if name is not None]
    for name in picked:
        if name == deal.prepared_by:
            raise Refused(HouseReason.PREPARES, name=name)
        if picked.count(name) > 1:
            raise Refused(TextReason.PLAYER_TWICE, name=name)
    if deal.teams is None:
        return
    seated = deal.teams[0] + deal.teams[1]
    for name in seated:
        if seated.count(name) > 1:
            raise Refused(TextReason.PLAYER_TWICE, name=name)
        if name == deal.prepared_by:
            raise Refused(HouseReason.PREPARES, name=name)
    if not set(picked) <= set(seated):
        raise Refused(HouseReason.TEAMS_DECKS)


def _check_play(rules: Rules, deal: Deal) -> None:
    check_contract_first(deal, _needs_contract(deal))
    check_honours(deal, deal.honours, counted=rules.honours)
    for name in (deal.opening_bid, deal.declarer, deal.bid_by, *dict(deal.honours)):
        if name is not None and not may_sit(deal, name):
            raise Refused(HouseReason.SITS_OUT, name=name)
    # Declarer's partner is unknown while there are no teams.
    others = deal.bid_by != deal.dummy if deal.teams else deal.bid_by == deal.declarer
    if deal.bid_by is not None and others:
        raise Refused(HouseReason.BID_BY, name=deal.bid_by)
    check_tricks(deal)


def _needs_contract(deal: Deal) -> Iterable[tuple[str, bool]]:
    for field in FIELDS:
        if field.key in AFTER_CONTRACT:
            yield field.name, getattr(deal, field.key) != getattr(Deal(), field.key)


def may_sit(deal: Deal, name: str) -> bool:
    """Return whether `name` can be one of the four players of `deal`."""
    if name == deal.prepared_by or name in deal.away:
        return False
    return len(deal.at_table) < 4 or name in deal.at_table
