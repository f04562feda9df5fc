"""A session of any game in the Table face, used with real keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.players.sheet_page import SheetPage, TableFace
from chicago_gui.resources import load_resources
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.game import Game
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.theme import DAY
from tests.keys import click_key
from tests.ports import after

ENTER = Qt.Key.Key_Return


class AtTable:
    """A Table face with a session without a book; undo takes back one change.

    It can do without drawing, which takes most of the time when a session is typed.
    """

    def __init__(self, qtbot: QtBot, game: Game[Any], session: Any) -> None:
        load_resources()
        self.qtbot = qtbot
        self.game = game
        self.session = session
        self.before: list[Any] = []
        self.pressed = 0
        asked = self.submit, self.tried, self.suppose, self.undo, self.redo
        self.port = TablePort(game.form, game.reveal(session), *asked)
        self.face = self.shown_face()
        self.face.window().show()
        self.face.window().activateWindow()
        self.face.setFocus()

    def shown_face(self) -> TableFace:
        """Return the face in its window, which is not yet shown."""
        face = TableFace(self.port, DAY)
        self.qtbot.addWidget(face)
        face.setUpdatesEnabled(False)
        face.resize(1200, 600)
        return face

    # --- the server of the port

    def submit(self, change: object) -> Refused | None:
        try:
            session = after(self.game.apply, self.session, change)
        except Refused as refused:
            return refused
        self.before.append(self.session)
        self._publish(session)
        return None

    def tried(self, change: object) -> Refused | None:
        try:
            after(self.game.apply, self.session, change)
        except Refused as refused:
            return refused
        return None

    def suppose(self, change: object) -> Any:
        return self.game.reveal(self.game.apply(self.session, change))

    def undo(self) -> Refused | None:
        self._publish(self.before.pop())
        return None

    def redo(self) -> Refused | None:
        return None

    def _publish(self, session: Any) -> None:
        self.session = session
        self.port.publish(self.game.reveal(session), None, None, None, None)

    # --- the keyboard

    @property
    def _has_keys(self) -> QWidget:
        typing = self.face.form.typing
        open_line = typing is not None and typing.is_open
        return typing.line if typing is not None and open_line else self.face.form

    def keys(self, typed: str) -> int:
        """Press the keys of `typed`, `⏎` being Enter, and return how many they are."""
        self._finish_typing()
        for sign in typed:
            self.pressed += 1
            if sign == "⏎":
                self.qtbot.keyClick(self._has_keys, ENTER)
            else:
                click_key(self._has_keys, Qt.Key(ord(sign.upper())), sign)
        self._finish_typing()
        return len(typed)

    def _finish_typing(self) -> None:
        """Let what waits for the end of a moment happen, as it does between two keys."""
        QApplication.processEvents()

    def press(self, key: Qt.Key) -> None:
        self.pressed += 1
        self.qtbot.keyClick(self._has_keys, key)

    # --- what the face shows

    @property
    def wanted(self) -> CellRef | None:
        return self.face.entries.wanted()

    @property
    def refusal(self) -> str:
        return self.face.notice.refusal

    @property
    def notice(self) -> tuple[str, str]:
        return self.face.notice.wanted, self.face.notice.then

    def shown(self, line: int, column: Column[Any, Any]) -> str:
        """Return the text in a cell."""
        model = self.face.form.model()
        assert isinstance(model, FormModel)
        return str(model.data(model.at(CellRef(line, column))))

    def go_to(self, line: int, column: Column[Any, Any]) -> None:
        self._finish_typing()
        self.face.form.go_to(CellRef(line, column))


class AtPage(AtTable):
    """The same on the page of the session, with the panel beside the form."""

    def shown_face(self) -> TableFace:
        page = SheetPage(self.port, DAY, motion=False)
        self.qtbot.addWidget(page)
        page.resize(1320, 700)
        self.panel = page.panel
        return page.table
