"""The list of games; a game is imported when one of its sessions is opened.

To add a game, write its package and add a line to `GAMES`. `game` finds `GAME` in the package's
module `game`, and `form` finds `FORM` in its module `form`. All other code uses these two objects.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from chicago_gui.record import Record
from chicago_gui.sheet.session_file import FilePlace, SessionFileError, newer_words, opened
from chicago_gui.sheet.words import tr

if TYPE_CHECKING:
    from chicago_gui.sheet.form import Form
    from chicago_gui.sheet.game import Game, Session


class Listed(Record):
    """A game's package and its English title."""

    package: str
    title: str


GAMES = {
    "russian": Listed("chicago_gui.games.house", "Chicago with Russian scoring"),
    "four-deal": Listed("chicago_gui.games.four_deal", "Four-deal Chicago"),
    "rubber": Listed("chicago_gui.games.rubber", "Rubber bridge"),
    "teams": Listed("chicago_gui.games.teams", "Teams of four"),
    "pairs": Listed("chicago_gui.games.pairs", "Pairs"),
}
"""The games by their names in session files and in the book, in the order of the menus."""

USUAL = next(iter(GAMES))
"""The game of a session file that names none."""


class UnknownGame(SessionFileError):
    """A session belongs to a game that this program does not know; `kind` is the game's name."""

    def __init__(self, kind: str) -> None:
        """Create the error; its text says that a newer version may know the game."""
        super().__init__(newer_words(f"game {kind}"))
        self.kind = kind


def kinds() -> tuple[str, ...]:
    """Return the names of the games in files, the usual one first."""
    return tuple(GAMES)


def title(kind: str) -> str:
    """Return a game's title in the language of the sheet, or `kind` itself if it is unknown."""
    listed = GAMES.get(kind)
    return kind if listed is None else tr(listed.title)


def game(kind: str) -> Game[Any]:
    """Return the whole game, secrets included; raises `UnknownGame`."""
    return cast("Game[Any]", _module(kind, "game").GAME)


def of(session: Session) -> Game[Any]:
    """Return the game that `session` belongs to."""
    return game(session.game)


def form(kind: str) -> Form[Any]:
    """Return the public half of a game; raises `UnknownGame`."""
    return cast("Form[Any]", _module(kind, "form").FORM)


def kind_of(top: FilePlace) -> str:
    """Return the name of the game in a session file; raises `SessionFileError`."""
    value = top.value
    if not isinstance(value, dict) or "game" not in value:
        return USUAL
    return FilePlace(value["game"], "game").text()


def loads(text: str | bytes) -> Session:
    """Return the session in the text of a session file of any game.

    Raises `SessionFileError` (a `ValueError`) with one sentence that names the place of the error.
    """
    top = opened(text)
    return cast("Session", game(kind_of(top)).read(top))


def dumps(session: Session) -> str:
    """Return the text of the session file, without secrets."""
    return of(session).write(session)


def _module(kind: str, name: str) -> Any:
    listed = GAMES.get(kind)
    if listed is None:
        raise UnknownGame(kind)
    return import_module(f"{listed.package}.{name}")
