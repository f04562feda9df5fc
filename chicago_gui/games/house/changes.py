"""The public changes to a session, their effect on a deal, and the reasons to refuse them.

`deal` is always the index in the sheet's deals, from 0. No public change holds a secret: it writes
counts only for a deal that is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from chicago_gui.games.house.sheet import AFTER_CONTRACT, FOUR, Deal, Deck
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.form import StepName, step_words
from chicago_gui.sheet.history import Steps
from chicago_gui.sheet.panel import Teams
from chicago_gui.sheet.play import DealReason
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from chicago_gui.sheet.texts import check_text
from chicago_gui.sheet.words import later, tr


class BeginDeal(Record):
    """Begins the next deal, prepared by `prepared_by`; with four nobody prepares it."""

    prepared_by: str | None = None


class InsertDeal(Record):
    """Inserts a forgotten passed-out deal before `deal`, with the same players."""

    deal: int


class DeleteDeal(Record):
    """Deletes a deal that was entered by mistake; later deals move up."""

    deal: int


class EnterPreparer(Record):
    """Enters the preparer; the previous preparer takes the new one's place in the deal."""

    deal: int
    name: str


class DealEntry(Record):
    """A change of one entry in one deal, which depends on this deal alone."""

    deal: int

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        """Return `deal` after this change; `there` are its four or five players.

        Raises `Refused` if the change is not possible.
        """
        raise NotImplementedError


class PickDeck(DealEntry):
    """Gives `deck` to `player`, or to nobody for `None`.

    Two players who both hold decks exchange them. A player who holds a deck cannot pick a free one:
    that is refused as a slip. The last deck goes to the last player.
    """

    deck: Deck
    player: str | None

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        if deal.prepared_by is None and len(there) > len(Deck):
            raise Refused(HouseReason.PREPARER_FIRST)
        deck, player, decks = self.deck, self.player, list(deal.decks)
        if player is not None and player in decks:
            has = decks.index(player)
            if decks[deck.value] is None:
                raise Refused(HouseReason.DECK_HELD, name=player, deck=Deck(has).name)
            decks[has] = decks[deck.value]
        decks[deck.value] = player
        rest = [name for name in there if name != deal.prepared_by and name not in decks]
        if player is not None and len(rest) == 1 and decks.count(None) == 1:
            decks[decks.index(None)] = rest[0]
        return replace(deal, decks=tuple(decks))


class SitDown(DealEntry):
    """Enters the teams; `None` deletes them.

    A swap is between partners, so after a swap declarer's new partner becomes `bid_by`.
    """

    teams: Teams | None

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        seated = replace(deal, teams=self.teams)
        return seated if deal.bid_by is None else replace(seated, bid_by=seated.dummy)


class EnterZ(DealEntry):
    """Enters whether team 0 or 1 is vulnerable; `None` deletes the entry."""

    team: int
    vulnerable: bool | None

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        z = list(deal.vulnerable)
        z[self.team] = self.vulnerable
        return replace(deal, vulnerable=tuple(z))


class EnterOpener(DealEntry):
    """Enters who has the opening bid; `None` deletes the entry."""

    name: str | None

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        return replace(deal, opening_bid=self.name)


class EnterContract(DealEntry):
    """Enters contract and declarer; without a contract it deletes all that depends on one.

    `tricks` is the result, if it was typed on the same line.
    """

    contract: Contract | None
    declarer: str | None = None
    tricks: int | None = None

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        if self.contract is None:
            return _without_contract(deal)
        if deal.teams is None:
            raise Refused(HouseReason.TEAMS_FIRST)
        return replace(
            deal,
            contract=self.contract,
            passed_out=False,
            declarer=self.declarer,
            bid_by=deal.bid_by if self.declarer == deal.declarer else None,
            tricks=deal.tricks if self.tricks is None else self.tricks,
        )


def _without_contract(deal: Deal) -> Deal:
    empty = {name: getattr(Deal(), name) for name in AFTER_CONTRACT}
    return replace(deal, contract=None, passed_out=False, **empty)


class PassOut(DealEntry):
    """Enters that all four passed."""

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        return replace(_without_contract(deal), passed_out=True)


class Swap(DealEntry):
    """Exchanges declarer and dummy before the lead (ruling 5); a second swap undoes the first.

    `bid_by` keeps who won the auction.
    """

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        if len(there) == FOUR:
            raise Refused(HouseReason.FOUR)
        if deal.declarer is None or deal.dummy is None:
            raise Refused(DealReason.NO_CONTRACT, what=later("swap"))
        if deal.over:
            raise Refused(HouseReason.SWAP_LATE)
        bid_by = None if deal.bid_by is not None else deal.declarer
        return replace(deal, declarer=deal.dummy, bid_by=bid_by)


class EnterResult(DealEntry):
    """Enters the tricks of declarer's side, 0 to 13; `None` deletes the result."""

    tricks: int | None

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        return replace(deal, tricks=self.tricks)


class EnterHonours(DealEntry):
    """Enters the points for honours in one hand: 100 or 150; `None` deletes them."""

    player: str
    points: int | None

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        return replace(deal, honours=with_points(deal.honours, self.player, self.points))


def with_points(
    pairs: tuple[tuple[str, int], ...], player: str, points: int | None
) -> tuple[tuple[str, int], ...]:
    """Return `pairs` with `player`'s points; `None` deletes them."""
    found = {**dict(pairs), player: points}
    return tuple((name, each) for name, each in found.items() if each is not None)


class EnterNote(DealEntry):
    """Enters the note on a deal."""

    text: str

    def entered(self, deal: Deal, there: Sequence[str]) -> Deal:
        note = self.text.strip()
        check_text("note", note, lines=True)
        return replace(deal, note=note)


class CorrectCounts(Record):
    """Corrects all four counts of a deal that is over in one step, so that their sum stays 40."""

    deal: int
    hcp: tuple[int, int, int, int]


class EnterNoted(Record):
    """Enters the HCP that a player noted, after the deal is over (ruling 11); `None` deletes it."""

    deal: int
    player: str
    hcp: int | None


class EnterAllNoted(Record):
    """Enters in one step the HCP that several players noted, by name; `None` deletes an entry."""

    deal: int
    hcp: tuple[tuple[str, int | None], ...]


class ChangePlan(Record):
    """Changes the number of planned deals."""

    planned_deals: int


class Rename(Record):
    """Renames players in the whole session; `names` are pairs of old and new name.

    All names change at once, so that two players can exchange names.
    """

    names: tuple[tuple[str, str], ...]


class ChangeAttendance(Record):
    """Changes who is there from the next deal on; deals that have begun keep their players.

    `away` are all who are not there. `joined` are new players.
    """

    away: tuple[str, ...]
    joined: tuple[str, ...] = ()


class SeparateName(Record):
    """Gives the deals at the indexes `deals` to `played_by`; they were entered under `name`."""

    name: str
    played_by: str
    deals: tuple[int, ...]


PublicChange = (
    BeginDeal
    | InsertDeal
    | DeleteDeal
    | EnterPreparer
    | DealEntry
    | CorrectCounts
    | EnterNoted
    | EnterAllNoted
    | ChangePlan
    | Rename
    | ChangeAttendance
    | SeparateName
    | ChangeHeading
    | ChangeRules
)

Supposition = BeginDeal | EnterPreparer | ChangePlan | ChangeRules | ChangeAttendance
"""The changes that may be previewed. None of them opens a deal, so none reveals its counts."""


HCP, COUNTS = "EnterHcp", "EnterCounts"
"""The kinds of the steps of the preparer, whose changes are secret."""

STEPS = Steps(
    {
        BeginDeal: ("BeginDeal", later("{where}: begun")),
        InsertDeal: ("InsertDeal", later("{where}: inserted")),
        DeleteDeal: ("RemoveDeal", later("{where}: deleted")),
        EnterPreparer: ("EnterPreparer", later("preparer")),
        PickDeck: ("PickDeck", later("decks")),
        SitDown: ("SitDown", later("teams")),
        EnterZ: ("EnterZ", later("Z")),
        EnterOpener: ("EnterOpener", later("opening bid")),
        EnterContract: ("EnterContract", later("contract")),
        PassOut: ("PassOut", later("passed out")),
        Swap: ("Swap", later("swap")),
        EnterResult: ("EnterResult", later("result")),
        CorrectCounts: ("CorrectCounts", later("counts")),
        EnterNoted: ("EnterNoted", later("HCP noted")),
        EnterAllNoted: ("EnterAllNoted", later("HCP noted")),
        EnterHonours: ("EnterHonours", later("honours")),
        EnterNote: ("EnterNote", later("note")),
        ChangePlan: ("ChangePlan", later("planned deals")),
        Rename: ("Rename", later("name")),
        ChangeAttendance: ("ChangeAttendance", later("players")),
        SeparateName: ("SeparateName", later("players")),
        ChangeHeading: ("ChangeHeading", later("date and place")),
        ChangeRules: ("ChangeRules", later("rules")),
    },
    {HCP: later("counts"), COUNTS: later("counts")},
)


def step_name(step: StepName) -> str:
    """Return the name of a step for the Undo menu."""
    where = "" if step.number is None else tr("deal {number}").format(number=step.number)
    return step_words(STEPS.name(step.kind), where)


class HouseReason(Enum):
    """Reasons to refuse a change, in English; `form` translates them."""

    NOT_A_PLAYER = "{name} is not one of the players"
    AWAY = "{name} is away in this deal"
    FOUR = "four players: nobody prepares or swaps; type the counts after the play"
    SEPARATE_THERE = "{name} plays deal {number} too"
    SEPARATE_AWAY = "{name} does not play deal {number}"
    SEPARATE_SAME = "{name} is the same player"
    PLAN_PAST = "plan at least {dealt} deals: so many are dealt"
    PLAN_FULL = "all {planned} deals are played; add more: Edit ▸ Planned deals"
    NO_SUCH_DEAL = "this deal does not exist"
    OPEN = "delete the later deals first; deal {number} is not over"
    LATER_OPEN = "finish deal {number} before you insert or delete earlier deals"
    ROTATION = "edit this deal instead; without it deal {number} has the wrong preparer"
    LAST_DEAL_OPEN = "type the contract of deal {number} first"
    TWO_OPEN = "deal {number} is still being played"
    DECKS_BY_PREPARER = "the preparer hands out the decks: press F2"

    FILE_HANDS_OUT = (
        "deal {number}: handed out in the file, without counts; still in preparation in the book"
    )
    FILE_UNFIT = "the counts in the book do not fit the session in the file"

    COUNT = "HCP {of}: 0 to 37, not {hcp}"
    SUM = "counts must add up to 40, not {total}"
    SUM_MISSING = "type all four counts"
    COUNTS_SECRET = "only the preparer changes the counts before the deal is over"

    PREPARER_FIRST = "enter who prepares the deal first"
    DECK_HELD = "{name} already has deck {deck}"
    PREPARES = "{name} prepares the deal and sits out"
    TEAMS_DECKS = "the teams must be the four who picked decks"
    TEAMS_FIRST = "enter the teams first"
    SITS_OUT = "{name} sits out"
    BID_BY = "bid by must be declarer's partner, not {name}"
    SWAP_LATE = "swap before the lead; this deal is over"
