"""The changes anybody may make to a match; each is a value that `apply` applies or refuses."""

from __future__ import annotations

from datetime import date
from enum import Enum, unique

from chicago_gui.games.teams.board import Room
from chicago_gui.games.teams.session import Rules, Session, TeamOfFour
from chicago_gui.record import record
from chicago_gui.sheet.board_deal import CardEntry


@record
class WriteCard:
    """`entry` is written about board number `board` as it was played in `room`."""

    board: int
    room: Room
    entry: CardEntry


@record
class ClearCard:
    """Board number `board` was not played in `room` after all: all that stands there goes."""

    board: int
    room: Room


@record
class StandIn:
    """This laptop stands in `room`; `None`: both rooms' cards are typed here."""

    room: Room | None


@record
class Compare:
    """The other room's session is opened into this one."""

    other: Session


@record
class Choose:
    """Of two cards that disagree on a deal this one holds, or for `theirs` the other one."""

    board: int
    room: Room
    theirs: bool


@record
class ChangePlan:
    """How many boards are planned."""

    planned_boards: int


@record
class ChangeTeams:
    """Teams and players are written otherwise, all at once, so that names can change places."""

    teams: tuple[TeamOfFour, TeamOfFour]


@record
class ChangeHeading:
    """Date and place of the match."""

    date: date
    place: str


@record
class ChangeRules:
    """The rules; every number is worked out again."""

    rules: Rules


Change = (
    WriteCard
    | ClearCard
    | StandIn
    | Compare
    | Choose
    | ChangePlan
    | ChangeTeams
    | ChangeHeading
    | ChangeRules
)


@unique
class MatchReason(Enum):
    """Reasons in the words of the game, their figures named in braces."""

    TEAMS_TWO = "teams: {count}; two play a match"
    TEAM_EMPTY = "teams: a team has no name"
    TEAM_TWICE = "teams: both are called {name}"
    PLAYERS_FOUR = "{team}: players named: {count}; a team has four"
    PLAYER_EMPTY = "{team}: a name is empty"
    PLAYER_TWICE = "{team}: {name} is there twice"
    PLAN = "planned boards: {planned} is not 1 to 64"
    PLAN_PAST = "board {number} is begun already"
    OTHER_MATCH = "the other card is of {teams}, another match"
    NO_DISPUTE = "board {number} is not in dispute there"
