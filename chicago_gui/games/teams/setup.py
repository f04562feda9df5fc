"""The page of a new match, and the heading of an existing one in the same terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from chicago_gui.games.teams import changes as c
from chicago_gui.games.teams.changes import TEAM
from chicago_gui.games.teams.session import RULES, Room, Session, TeamOfFour
from chicago_gui.record import replace
from chicago_gui.sheet.boards.deal import MOST_BOARDS
from chicago_gui.sheet.rules import Rule
from chicago_gui.sheet.setup import ChangeHeading, NewSession, Setup
from chicago_gui.sheet.texts import one_line
from chicago_gui.sheet.words import sentence, tr

USUAL_BOARDS = 24
_PLANS = (8, 12, 16, 20, 24, 28, 32)
_BOTH = "both"
"""Used in place of a room: both rooms' cards are typed on this laptop."""

_ROOMS = {
    _BOTH: "scores both rooms",
    Room.OPEN.value: "is in the open room",
    Room.CLOSED.value: "is in the closed room",
}
_USUAL_TEAMS = ("Home", "Guests")


def setup() -> Setup:
    """Return what the page of a new match asks."""
    return Setup(
        players=tr("Teams"),
        least=2 * TEAM,
        most=2 * TEAM,
        first="",
        rules=(
            *RULES.asked(),
            Rule(
                "room",
                tr("This laptop"),
                tuple(_ROOMS),
                _BOTH,
                lambda value: tr(_ROOMS[str(value)]),
            ),
        ),
        plans=_PLANS,
        usual_plan=USUAL_BOARDS,
        most_planned=MOST_BOARDS,
        plans_heading=sentence(tr("planned boards")),
        together=TEAM,
        group_words=_team_words,
        groups_named=True,
    )


def _team_words(number: int) -> str:
    """Return the label of a team's name field, with the default name."""
    usual = tr(_USUAL_TEAMS[number - 1])
    return tr("Team {number} ({name})").format(number=number, name=usual)


def heading_of(session: Session) -> NewSession:
    """Return the heading of `session`."""
    return NewSession(
        players=session.players,
        first="",
        date=session.date,
        place=session.place,
        planned=session.planned_boards,
        rules={
            **RULES.values(session.rules),
            "room": session.room.value if session.room else _BOTH,
        },
        groups=tuple(team.name for team in session.teams),
    )


def teams_of(wish: NewSession) -> tuple[TeamOfFour, TeamOfFour]:
    """Return the two teams asked for; a team without a name gets the default one."""
    groups = [*map(one_line, wish.groups), "", ""]
    players = tuple(map(one_line, wish.players))
    one, two = (
        TeamOfFour(groups[at] or tr(_USUAL_TEAMS[at]), players[at * TEAM : (at + 1) * TEAM])
        for at in range(2)
    )
    # The second team gets all further players, so that a wrong number is reported for it.
    return one, replace(two, players=players[TEAM:])


def room_of(rules: Mapping[str, object], usual: Room | None = None) -> Room | None:
    """Return this laptop's room as chosen in the rules, or `None` for both rooms."""
    room = rules.get("room", usual.value if usual else _BOTH)
    return None if room == _BOTH else Room(cast("str", room))


def heading_changes(session: Session, wish: NewSession) -> Iterator[object]:
    """Yield the changes that give the session the heading `wish`."""
    if (wish.date, one_line(wish.place)) != (session.date, session.place):
        yield ChangeHeading(wish.date, wish.place)
    names = tuple(team.name for team in session.teams)
    teams = teams_of(wish if wish.groups else replace(wish, groups=names))
    if teams != session.teams:
        yield c.ChangeTeams(teams)
    if wish.planned not in (0, session.planned_boards):
        yield c.ChangePlan(wish.planned)
    rules = RULES.chosen(wish.rules, session.rules)
    if rules != session.rules:
        yield c.ChangeRules(rules)
    room = room_of(wish.rules, session.room)
    if room is not session.room:
        yield c.StandIn(room)
