"""The games there are, one line each; a game is imported when a session of it is opened.

To add one is to write its package and its line here: `game` finds `GAME` in the package's module
`game`, `form` finds `FORM` in its module `form`. Everything else asks the two objects.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from chicago_gui.record import Record
from chicago_gui.sheet.session_file import FilePlace, SessionFileError, opened
from chicago_gui.sheet.words import tr

if TYPE_CHECKING:
    from chicago_gui.sheet.form import Form
    from chicago_gui.sheet.game import Game, Session


class Listed(Record):
    """Where a game's package is, and what the game is called, in English."""

    package: str
    title: str


GAMES = {
    "russian": Listed("chicago_gui.games.house", "Chicago with Russian scoring"),
    "four-deal": Listed("chicago_gui.games.four_deal", "Four-deal Chicago"),
    "rubber": Listed("chicago_gui.games.rubber", "Rubber bridge"),
    "teams": Listed("chicago_gui.games.teams", "Teams of four"),
    "pairs": Listed("chicago_gui.games.pairs", "Pairs"),
}
"""By what session files and the book call them, in the order in which they are offered."""

USUAL = next(iter(GAMES))
"""The game of a session file that names none."""


class UnknownGame(SessionFileError):
    """A session is of a game that this program does not know; `kind` is what it is called."""

    def __init__(self, kind: str) -> None:
        """Say that a newer program knows it, perhaps."""
        super().__init__(
            tr('this session needs a newer version of the program: game is "{kind}"').format(
                kind=kind
            )
        )
        self.kind = kind


def kinds() -> tuple[str, ...]:
    """Return what the games are called in files, the usual one first."""
    return tuple(GAMES)


def title(kind: str) -> str:
    """Return what a game is called in the language of the sheet; the bare word if none knows it."""
    listed = GAMES.get(kind)
    return kind if listed is None else tr(listed.title)


def game(kind: str) -> Game[Any]:
    """Return the whole game, secrets included; raises `UnknownGame`."""
    return cast("Game[Any]", _module(kind, "game").GAME)


def of(session: Session) -> Game[Any]:
    """Return the game that `session` is of."""
    return game(session.game)


def form(kind: str) -> Form[Any]:
    """Return the public half of a game; raises `UnknownGame`."""
    return cast("Form[Any]", _module(kind, "form").FORM)


def kind_of(top: FilePlace) -> str:
    """Return which game a session file is of; raises `SessionFileError`."""
    value = top.value
    if not isinstance(value, dict) or "game" not in value:
        return USUAL
    return FilePlace(value["game"], "game").text()


def loads(text: str | bytes) -> Session:
    """Return the session in a session file's text, whichever game it is of.

    Raises `SessionFileError` (a `ValueError`) with one sentence that names the place.
    """
    top = opened(text)
    return cast("Session", game(kind_of(top)).read(top))


def dumps(session: Session) -> str:
    """Return the text of the session file; what is secret is left out."""
    return of(session).write(session)


def _module(kind: str, name: str) -> Any:
    listed = GAMES.get(kind)
    if listed is None:
        raise UnknownGame(kind)
    return import_module(f"{listed.package}.{name}")
