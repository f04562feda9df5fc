"""The game of teams of four, as book, desk and command line use it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from chicago_gui.games.teams import changes as c
from chicago_gui.games.teams import session_file
from chicago_gui.games.teams.compare import as_seen, comparison, merged, withholds
from chicago_gui.games.teams.form import FORM, USUAL_BOARDS, room_of, teams_of
from chicago_gui.games.teams.session import RULES, Scoring, Session
from chicago_gui.games.teams.totals import reveal, standing
from chicago_gui.games.teams.words import comparison_words, differing_settings
from chicago_gui.scoring import Refused
from chicago_gui.sheet.boards.game import BoardNumbers, BoardsGame
from chicago_gui.sheet.boards.words import points_words
from chicago_gui.sheet.figures import EveningFigures
from chicago_gui.sheet.game import At, Outline
from chicago_gui.sheet.session_file import new_id
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.texts import one_line
from chicago_gui.sheet.words import tr


class TeamsGame(BoardsGame[Session]):
    """Two teams of four play each board in two rooms."""

    kind = Session.game
    compares = True

    form = FORM
    steps = c.STEPS
    file = session_file.FILE
    history_words = session_file.WORDS
    heading, board = session_file.HEADING, session_file.BOARD

    check = staticmethod(c.check_session)
    changed = staticmethod(c.changed)
    reveal = staticmethod(reveal)

    def write(self, session: Session, secrets_of: Collection[int] = ()) -> str:
        """Return the session file's text, without what may not be seen in this room yet."""
        return super().write(as_seen(session))

    # --- sessions

    def begin(self, wish: NewSession) -> Session:
        session = Session(
            id=new_id(),
            date=wish.date,
            place=one_line(wish.place),
            teams=teams_of(wish),
            planned_boards=wish.planned or USUAL_BOARDS,
            rules=RULES.chosen(wish.rules),
            room=room_of(wish.rules),
        )
        self.check(session)
        return session

    def outline(self, session: Session) -> Outline:
        seen = reveal(session)
        found, places = seen.totals, standing(seen.totals)
        first = [place for place in places if place.place == 1]
        won = first[0].victory_points
        figure = first[0].points if won is None else points_words(won)
        names = ", ".join(session.teams[place.team].name for place in first)
        return Outline(
            how_far=tr("{count} of {most}").format(
                count=found.compared, most=session.planned_boards
            ),
            first=f"{names} {figure}" if found.compared else "",
            deals=len(seen.session.boards),
            scored=found.compared,
            done=found.done,
            groups=tuple(team.name for team in session.teams),
        )

    def counted(self, session: Session) -> EveningFigures | None:
        """Return each player's figures from the team's match, without partnerships."""
        found = reveal(session).totals
        if not found.compared:
            return None
        points, players = [], []
        for team in (0, 1):
            margin = found.margin if team == 0 else -found.margin
            boards = session.rules.scoring is Scoring.BOARDS
            made = found.points[team] if boards else margin
            maximum = 2 * found.compared if boards else None
            points += [margin] * c.TEAM
            players += [BoardNumbers.of(found.compared, made, maximum)] * c.TEAM
        return EveningFigures(tuple(points), tuple(players), {})

    def taken_in(self, file: Session, ours: Session) -> Session:
        """Return the match with `file` merged: a file of the same match is from the other laptop.

        If only one of the two has a room, that one is this laptop's.
        """
        mine, theirs = (file, ours) if file.room and not ours.room else (ours, file)
        found = merged(mine, theirs)
        self.check(found)
        return found

    def compared(self, session: Session, other: Session) -> c.Compare | None:
        """Return the change that merges the other laptop's card, or `None` for another match.

        Another match has another id, and other teams or another day. Raises `Refused` if `other`
        has this match's id but other teams.
        """
        if other.id != session.id and other.date != session.date:
            return None
        try:
            merged(session, other)
        except Refused:
            if other.id == session.id:
                raise
            return None
        return c.Compare(other)

    def withholds(self, session: Session, other: Session) -> bool:
        return self.compared(session, other) is not None and withholds(session, other)

    def differing_settings(self, session: Session, other: Session) -> Sequence[str]:
        return differing_settings(session, other)

    def comparison_words(self, session: Session, other: Session) -> str:
        return comparison_words(comparison(session, other))

    # --- history

    def opened(self, session: Session, at: At) -> bool:
        """Return whether the other room's deal on a board may be seen in this room."""
        here = session.room
        return here is None or not isinstance(at, int) or session.board(at).deal(here).over

    # --- pace

    def to_play(self, session: Session) -> int | None:
        return session.planned_boards - reveal(session).totals.compared


GAME = TeamsGame()
