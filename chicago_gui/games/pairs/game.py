"""The game of pairs, as book, desk and command line use it."""

from __future__ import annotations

from chicago_gui.games.pairs import changes as c
from chicago_gui.games.pairs import session_file
from chicago_gui.games.pairs.form import FORM, FREE, PROPOSED, by_round, kind_of, pairs_of
from chicago_gui.games.pairs.session import RULES, Session
from chicago_gui.games.pairs.totals import reveal
from chicago_gui.games.pairs.words import figure_words
from chicago_gui.sheet.boards.game import BoardNumbers, BoardsGame, worth
from chicago_gui.sheet.figures import EveningFigures, Numbers, added
from chicago_gui.sheet.game import Outline
from chicago_gui.sheet.session_file import new_id
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.texts import one_line
from chicago_gui.sheet.words import pair, tr

_NOTHING: Numbers = (0, 0, 0, 0)


class PairsGame(BoardsGame[Session]):
    """Pairs meet on the same boards, and each result is compared with the others."""

    kind = Session.game

    form = FORM
    steps = c.STEPS
    file = session_file.FILE
    history_words = session_file.WORDS
    heading, board = session_file.HEADING, session_file.BOARD

    check = staticmethod(c.check_session)
    changed = staticmethod(c.changed)
    reveal = staticmethod(reveal)

    # --- sessions

    def begin(self, wish: NewSession) -> Session:
        session = Session(
            id=new_id(),
            date=wish.date,
            place=one_line(wish.place),
            pairs=pairs_of(wish.players),
            rules=RULES.chosen(wish.rules),
            by_round=by_round(wish.rules),
        )
        self.check(session)
        if wish.rules.get("movement", PROPOSED) == FREE:
            return session
        return self.apply(session, c.SetOut(wish.planned or None, kind_of(wish.rules)))

    def outline(self, session: Session) -> Outline:
        view = reveal(session)
        first = [line for line in view.standing if line.place == 1 and line.played]
        return Outline(
            how_far=tr("{count} of {most}").format(count=view.played, most=view.results),
            first=", ".join(
                f"{pair(session.pairs[line.pair - 1])} {figure_words(line)}" for line in first
            ),
            deals=view.results,
            scored=view.played,
            done=0 < view.results == view.played,
        )

    def counted(self, session: Session) -> EveningFigures | None:
        """Return each pair's figures, with both directions added up if there are two winners."""
        view = reveal(session)
        if not view.played:
            return None
        of_pair = dict.fromkeys(range(1, len(session.pairs) + 1), _NOTHING)
        for line in view.standing:
            mine = BoardNumbers.of(line.played, line.points, line.maximum)
            of_pair[line.pair] = added(of_pair[line.pair], mine)
        each = [numbers for _, numbers in sorted(of_pair.items()) for _ in range(2)]
        return EveningFigures(
            points=tuple(map(worth, each)),
            players=tuple(each),
            pairs={
                (2 * number - 2, 2 * number - 1): numbers
                for number, numbers in of_pair.items()
                if numbers[0]
            },
        )

    # --- pace

    def to_play(self, session: Session) -> int | None:
        view = reveal(session)
        return None if view.rounds is None else view.results - view.played


GAME = PairsGame()
