"""What may stand on a match's score card: one set of rules for typing and for files."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from chicago_gui.games.teams.changes import MatchReason
from chicago_gui.games.teams.session import Session, TeamOfFour
from chicago_gui.scoring import Refused
from chicago_gui.sheet.board_deal import check_board_deal
from chicago_gui.sheet.boards import MOST_BOARDS, check_number
from chicago_gui.sheet.names import TextReason, check_text, folded, wrong_name
from chicago_gui.sheet.words import later

TEAM = 4
"""So many players a team has."""


_REASONS: dict[Enum, MatchReason] = {
    TextReason.PLAYER_EMPTY: MatchReason.PLAYER_EMPTY,
    TextReason.PLAYER_TWICE: MatchReason.PLAYER_TWICE,
}


def check_session(session: Session) -> None:
    """Raise `Refused` with the first reason why `session` cannot be; the place is not named."""
    check_heading(session)
    seen: set[int] = set()
    for board in session.boards:
        check_number(board.number, seen)
        seen.add(board.number)
        for deal in (board.open, board.closed, board.open_rival, board.closed_rival):
            if deal is not None:
                check_board_deal(deal)


def check_heading(session: Session) -> None:
    """Raise `Refused` when teams, place or plan cannot be."""
    check_teams(session.teams)
    check_text("place", session.place)
    if not 1 <= session.planned_boards <= MOST_BOARDS:
        raise Refused(MatchReason.PLAN, planned=session.planned_boards)


def check_teams(teams: Sequence[TeamOfFour]) -> None:
    """Raise `Refused` unless `teams` are two of four players that people can tell apart."""
    if len(teams) != 2:
        raise Refused(MatchReason.TEAMS_TWO, count=len(teams))
    for team in teams:
        if not folded(team.name):
            raise Refused(MatchReason.TEAM_EMPTY)
        check_text(later("teams: a name"), team.name)
        if len(team.players) != TEAM:
            raise Refused(MatchReason.PLAYERS_FOUR, team=team.name, count=len(team.players))
    if folded(teams[0].name) == folded(teams[1].name):
        raise Refused(MatchReason.TEAM_TWICE, name=teams[0].name)
    before: tuple[str, ...] = ()
    for team in teams:
        before += team.players
        wrong = wrong_name(before)
        if wrong is not None:
            place, refused = wrong
            reason = _REASONS.get(refused.reason)
            raise refused if reason is None else Refused(reason, team=team.name, name=before[place])
