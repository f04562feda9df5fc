"""The changes to a match, their effects, and the names of their steps in the book.

Typing and files use the same checks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from chicago_gui.games.teams.compare import as_seen, chosen, merged
from chicago_gui.games.teams.session import NOTHING, MatchReason, Room, Session, TeamOfFour
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused, check_choice, check_range
from chicago_gui.sheet.boards.deal import CARD_STEPS, MOST_BOARDS, CardEntry, check_boards, written
from chicago_gui.sheet.history import REPLACE, Steps
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules, with_heading
from chicago_gui.sheet.texts import TextReason, check_names, check_text, one_line
from chicago_gui.sheet.typing.keyboards import folded
from chicago_gui.sheet.words import later


class WriteCard(Record):
    """Writes `entry` on the card of board number `board` in `room`."""

    board: int
    room: Room
    entry: CardEntry


class ClearCard(Record):
    """Clears the card of board number `board` in `room`."""

    board: int
    room: Room


class StandIn(Record):
    """Sets the room of this laptop; `None` means that both rooms' cards are typed here."""

    room: Room | None


class Compare(Record):
    """Merges the other room's session into this one."""

    other: Session


class Choose(Record):
    """Settles a dispute: keeps this card's deal, or with `theirs` the other card's."""

    board: int
    room: Room
    theirs: bool


class ChangePlan(Record):
    """Sets the number of planned boards."""

    planned_boards: int


class ChangeTeams(Record):
    """Replaces the names of teams and players, all at once so that names can be swapped."""

    teams: tuple[TeamOfFour, TeamOfFour]


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


TEAM = 4
"""The number of players in a team."""


def check_session(session: Session) -> None:
    """Raise `Refused` with the first error in `session`; it does not name the place."""
    check_heading(session)
    check_boards(session.boards)


def check_heading(session: Session) -> None:
    """Raise `Refused` if teams, place or plan are not valid."""
    check_teams(session.teams)
    check_text("place", session.place)
    check_range("planned boards", session.planned_boards, 1, MOST_BOARDS)


def check_teams(teams: Sequence[TeamOfFour]) -> None:
    """Raise `Refused` unless there are two teams of four with distinguishable names."""
    check_choice("teams", len(teams), 2)
    for team in teams:
        if not folded(team.name):
            raise Refused(TextReason.PLAYER_EMPTY)
        check_text(later("teams: a name"), team.name)
        check_choice("players", len(team.players), TEAM)
    if folded(teams[0].name) == folded(teams[1].name):
        raise Refused(TextReason.PLAYER_TWICE, name=teams[0].name)
    check_names([name for team in teams for name in team.players])


def changed(session: Session, change: Change) -> Session:
    """Return `session` after `change`, not yet checked; raises `Refused` if it is impossible."""
    match change:
        case WriteCard(number, room, entry):
            board = session.board(number)
            deal = written(board.deal(room), entry)
            return session.with_board(board.with_deal(room, deal, board.rival(room)))
        case ClearCard(number, room):
            return session.with_board(session.board(number).with_deal(room, NOTHING))
        case StandIn(room):
            return replace(session, room=room)
        case Compare(other):
            return merged(session, other)
        case Choose(number, room, theirs):
            return session.with_board(chosen(session.board(number), room, theirs=theirs))
        case ChangePlan(planned):
            # A hidden board must not be revealed by a refusal; it is kept beyond the plan.
            begun = max((board.number for board in as_seen(session).boards), default=0)
            if planned < begun:
                raise Refused(MatchReason.PLAN_PAST, number=begun)
            return replace(session, planned_boards=planned)
        case ChangeTeams((one, two)):
            return replace(session, teams=(_tidy(one), _tidy(two)))
        case ChangeHeading() | ChangeRules():
            return with_heading(session, change)
    assert_never(change)


def _tidy(team: TeamOfFour) -> TeamOfFour:
    return TeamOfFour(one_line(team.name), tuple(map(one_line, team.players)))


STEPS = Steps(
    {
        **CARD_STEPS,
        ClearCard: ("clear", later("{where}: card cleared")),
        StandIn: ("room", later("room")),
        Compare: ("compare", later("comparison with the other room")),
        Choose: ("choose", later("{where}: one of the two cards is chosen")),
        ChangePlan: ("plan", later("planned boards")),
        ChangeTeams: ("teams", later("Teams")),
    },
    {REPLACE: later("comparison with the other room")},
)
