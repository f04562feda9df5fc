"""The public changes to a session, the steps they make, and the reasons to refuse them.

`deal` is always the index in the sheet's deals, from 0. No public change holds a secret: it writes
counts only for a deal that is over.
"""

from __future__ import annotations

from enum import Enum, StrEnum, unique

from chicago_gui.games.house.rules import Rules
from chicago_gui.games.house.sheet import Deck
from chicago_gui.record import Record
from chicago_gui.scoring import Contract
from chicago_gui.sheet.form import StepName, step_words
from chicago_gui.sheet.history import REPLACE
from chicago_gui.sheet.panel import Teams
from chicago_gui.sheet.setup import ChangeHeading
from chicago_gui.sheet.words import tr


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


class PickDeck(Record):
    """Gives `deck` to `player`, or to nobody for `None`.

    Two players who both hold decks exchange them. The last deck goes to the last player.
    """

    deal: int
    deck: Deck
    player: str | None


class SitDown(Record):
    """Enters the teams; `None` deletes them."""

    deal: int
    teams: Teams | None


class EnterZ(Record):
    """Enters whether team 0 or 1 is vulnerable; `None` deletes the entry."""

    deal: int
    team: int
    vulnerable: bool | None


class EnterOpener(Record):
    """Enters who has the opening bid; `None` deletes the entry."""

    deal: int
    name: str | None


class EnterContract(Record):
    """Enters contract and declarer; without a contract it deletes both and the result.

    `tricks` is the result, if it was typed on the same line.
    """

    deal: int
    contract: Contract | None
    declarer: str | None = None
    tricks: int | None = None


class PassOut(Record):
    """Enters that all four passed."""

    deal: int


class Swap(Record):
    """Exchanges declarer and dummy before the lead (ruling 5); a second swap undoes the first."""

    deal: int


class EnterResult(Record):
    """Enters the tricks of declarer's side, 0 to 13; `None` deletes the result."""

    deal: int
    tricks: int | None


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


class EnterHonours(Record):
    """Enters the points for honours in one hand: 100 or 150; `None` deletes them."""

    deal: int
    player: str
    points: int | None


class EnterNote(Record):
    """Enters the note on a deal."""

    deal: int
    text: str


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


class ChangeRules(Record):
    """Changes the rules; all figures are calculated again."""

    rules: Rules


PublicChange = (
    BeginDeal
    | InsertDeal
    | DeleteDeal
    | EnterPreparer
    | PickDeck
    | SitDown
    | EnterZ
    | EnterOpener
    | EnterContract
    | PassOut
    | Swap
    | EnterResult
    | CorrectCounts
    | EnterNoted
    | EnterAllNoted
    | EnterHonours
    | EnterNote
    | ChangePlan
    | Rename
    | ChangeAttendance
    | SeparateName
    | ChangeHeading
    | ChangeRules
)

Supposition = BeginDeal | EnterPreparer | ChangePlan | ChangeRules | ChangeAttendance
"""The changes that may be previewed. None of them opens a deal, so none reveals its counts."""


@unique
class StepKind(StrEnum):
    """What a step entered. Books store the values, so they never change."""

    BEGIN_DEAL = "BeginDeal"
    INSERT_DEAL = "InsertDeal"
    DELETE_DEAL = "RemoveDeal"
    PREPARER = "EnterPreparer"
    DECK = "PickDeck"
    TEAMS = "SitDown"
    Z = "EnterZ"
    OPENER = "EnterOpener"
    CONTRACT = "EnterContract"
    PASS_OUT = "PassOut"
    SWAP = "Swap"
    RESULT = "EnterResult"
    CORRECTED_COUNTS = "CorrectCounts"
    NOTED = "EnterNoted"
    ALL_NOTED = "EnterAllNoted"
    HONOURS = "EnterHonours"
    NOTE = "EnterNote"
    HCP = "EnterHcp"
    COUNTS = "EnterCounts"
    PLAN = "ChangePlan"
    NAMES = "Rename"
    ATTENDANCE = "ChangeAttendance"
    SEPARATED = "SeparateName"
    HEADING = "ChangeHeading"
    RULES = "ChangeRules"
    REPLACED = REPLACE


KINDS: dict[type, StepKind] = {
    BeginDeal: StepKind.BEGIN_DEAL,
    InsertDeal: StepKind.INSERT_DEAL,
    DeleteDeal: StepKind.DELETE_DEAL,
    EnterPreparer: StepKind.PREPARER,
    PickDeck: StepKind.DECK,
    SitDown: StepKind.TEAMS,
    EnterZ: StepKind.Z,
    EnterOpener: StepKind.OPENER,
    EnterContract: StepKind.CONTRACT,
    PassOut: StepKind.PASS_OUT,
    Swap: StepKind.SWAP,
    EnterResult: StepKind.RESULT,
    CorrectCounts: StepKind.CORRECTED_COUNTS,
    EnterNoted: StepKind.NOTED,
    EnterAllNoted: StepKind.ALL_NOTED,
    EnterHonours: StepKind.HONOURS,
    EnterNote: StepKind.NOTE,
    ChangePlan: StepKind.PLAN,
    Rename: StepKind.NAMES,
    ChangeAttendance: StepKind.ATTENDANCE,
    SeparateName: StepKind.SEPARATED,
    ChangeHeading: StepKind.HEADING,
    ChangeRules: StepKind.RULES,
}
"""The kind of step of each public change."""


_NAMES: dict[str, str] = {
    StepKind.BEGIN_DEAL: "{where}: begun",
    StepKind.INSERT_DEAL: "{where}: inserted",
    StepKind.DELETE_DEAL: "{where}: deleted",
    StepKind.PREPARER: "preparer",
    StepKind.DECK: "decks",
    StepKind.TEAMS: "teams",
    StepKind.Z: "Z",
    StepKind.OPENER: "opening bid",
    StepKind.CONTRACT: "contract",
    StepKind.PASS_OUT: "passed out",
    StepKind.SWAP: "swap",
    StepKind.RESULT: "result",
    StepKind.CORRECTED_COUNTS: "counts",
    StepKind.NOTED: "HCP noted",
    StepKind.ALL_NOTED: "HCP noted",
    StepKind.HONOURS: "honours",
    StepKind.NOTE: "note",
    StepKind.HCP: "counts",
    StepKind.COUNTS: "counts",
    StepKind.PLAN: "planned deals",
    StepKind.NAMES: "name",
    StepKind.ATTENDANCE: "players",
    StepKind.SEPARATED: "players",
    StepKind.HEADING: "date and place",
    StepKind.RULES: "rules",
    StepKind.REPLACED: "replaced by a session file",
}


def step_name(step: StepName) -> str:
    """Return the name of a step for the Undo menu."""
    where = "" if step.number is None else tr("deal {number}").format(number=step.number)
    return step_words(tr(_NAMES[step.kind]), where)


class HouseReason(Enum):
    """Reasons to refuse a change, in English; `form` translates them."""

    PLAYERS_NUMBER = "enter 4 to 7 players, not {count}"
    NOT_A_PLAYER = "{name} is not one of the players"
    THERE = "choose four or five players for a deal, not {count}"
    AWAY = "{name} is away in this deal"
    AWAY_TWICE = "{name} is away twice"
    FOUR_PREPARER = "nobody prepares a deal with four players"
    FOUR_SWAP = "with four players there is no swap"
    FOUR_COUNTS = "with four players type the counts after the play"
    SEPARATE_THERE = "{name} plays deal {number} too"
    SEPARATE_AWAY = "{name} does not play deal {number}"
    SEPARATE_SAME = "{name} is the same player"
    PLAN = "plan 1 to 60 deals, not {planned}"
    PLAN_PAST = "plan at least {dealt} deals: so many are dealt"
    PLAN_FULL = "all {planned} deals are played; add more: Edit ▸ Planned deals"
    DEALS_MANY = "a session has at most 60 deals, not {count}"
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

    COUNT = "hcp {deck} must be 0–37, not {hcp}"
    NOTED = "noted hcp of {name} must be 0–37, not {hcp}"
    SUM = "counts must add up to 40, not {total}"
    SUM_MISSING = "type all four counts"
    COUNTS_SECRET = "only the preparer changes the counts before the deal is over"

    PREPARER_FIRST = "enter who prepares the deal first"
    DECK_TO_PREPARER = "{name} prepares the deal and picks no deck"
    DECK_HELD = "{name} already has deck {deck}"
    DECK_PLAYER_TWICE = "{name} has two decks"
    TEAMS_TWICE = "{name} is in the teams twice"
    TEAMS_PREPARER = "{name} prepares the deal and sits out"
    TEAMS_DECKS = "the teams must be the four who picked decks"
    TEAMS_FIRST = "enter the teams first"
    SITS_OUT = "{name} sits out"
    BID_BY = "bid by must be declarer's partner, not {name}"
    SWAP_LATE = "swap before the lead; this deal is over"
