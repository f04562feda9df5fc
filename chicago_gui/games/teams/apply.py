"""The one door for changes: `apply` gives the match after a change, or refuses with a reason."""

from __future__ import annotations

from typing import assert_never

from chicago_gui.games.teams import changes as c
from chicago_gui.games.teams.board import NOTHING
from chicago_gui.games.teams.changes import MatchReason
from chicago_gui.games.teams.check import check_session
from chicago_gui.games.teams.compare import as_seen, chosen, merged
from chicago_gui.games.teams.session import Session, TeamOfFour
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.board_deal import written
from chicago_gui.sheet.names import one_line


def apply(session: Session, change: c.Change) -> Session:
    """Return `session` after `change`.

    Raises `Refused` with a reason when the change cannot be; `session` itself never changes.
    """
    changed = _applied(session, change)
    check_session(changed)
    return changed


def _applied(session: Session, change: c.Change) -> Session:
    match change:
        case c.WriteCard(number, room, entry):
            board = session.board(number)
            deal = written(board.deal(room), entry)
            return session.with_board(board.with_deal(room, deal, board.rival(room)))
        case c.ClearCard(number, room):
            return session.with_board(session.board(number).with_deal(room, NOTHING))
        case c.StandIn(room):
            return replace(session, room=room)
        case c.Compare(other):
            return merged(session, other)
        case c.Choose(number, room, theirs):
            return session.with_board(chosen(session.board(number), room, theirs=theirs))
        case c.ChangePlan(planned):
            # A board that is not seen here says nothing, not even by a refusal; it is kept.
            begun = max((board.number for board in as_seen(session).boards), default=0)
            if planned < begun:
                raise Refused(MatchReason.PLAN_PAST, number=begun)
            return replace(session, planned_boards=planned)
        case c.ChangeTeams((one, two)):
            return replace(session, teams=(_tidy(one), _tidy(two)))
        case c.ChangeHeading(day, place):
            return replace(session, date=day, place=one_line(place))
        case c.ChangeRules(rules):
            return replace(session, rules=rules)
    assert_never(change)


def _tidy(team: TeamOfFour) -> TeamOfFour:
    return TeamOfFour(one_line(team.name), tuple(map(one_line, team.players)))
