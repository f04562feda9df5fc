"""The server of a port in a test: a session of any game, without a book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chicago_gui import games
from chicago_gui.scoring import Refused
from chicago_gui.sheet.game import Game
from chicago_gui.sheet.typing.reader import Together


class Served:
    """A session that changes as its game says; undo takes back one change."""

    def __init__(self, session: Any, game: Game[Any] | None = None) -> None:
        self.session = session
        self.game = game or games.of(session)
        self.before: list[Any] = []
        """The sessions before each change."""
        self.changed: list[Callable[[Any], object]] = []
        """Called with the view after each change."""

    @property
    def view(self) -> Any:
        return self.game.reveal(self.session)

    def after(self, change: object) -> Any:
        """Return the session after `change`, which may be a joined one; raises `Refused`."""
        session = self.session
        for each in change.changes if isinstance(change, Together) else (change,):
            session = self.game.apply(session, each)
        return session

    def submit(self, change: object) -> Refused | None:
        try:
            after = self.after(change)
        except Refused as refused:
            return refused
        self.before.append(self.session)
        self._become(after)
        return None

    def refusal(self, change: object) -> Refused | None:
        supposed = self.suppose(change)
        return supposed if isinstance(supposed, Refused) else None

    def suppose(self, change: object) -> Any:
        try:
            return self.game.reveal(self.after(change))
        except Refused as refused:
            return refused

    def undo(self) -> Refused | None:
        self._become(self.before.pop())
        return None

    def redo(self) -> Refused | None:
        return None

    def _become(self, session: Any) -> None:
        self.session = session
        view = self.view
        for tell in self.changed:
            tell(view)
