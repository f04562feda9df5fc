"""A server for a port: a session of the house game without a book."""

from __future__ import annotations

from collections.abc import Callable

from chicago_gui.games.house.evening import Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.view import View
from chicago_gui.scoring import Refused
from tests.ports import after


class Served:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.changed: list[Callable[[View], object]] = []

    @property
    def view(self) -> View:
        return reveal(self.session)

    def submit(self, change: object) -> Refused | None:
        try:
            self.session = after(apply, self.session, change)
        except Refused as refused:
            return refused
        for tell in self.changed:
            tell(self.view)
        return None

    def refusal(self, change: object) -> Refused | None:
        supposed = self.suppose(change)
        return supposed if isinstance(supposed, Refused) else None

    def suppose(self, change: object) -> View | Refused:
        try:
            return reveal(after(apply, self.session, change))
        except Refused as refused:
            return refused

    def undo(self) -> Refused | None:
        return None

    def redo(self) -> Refused | None:
        return None
