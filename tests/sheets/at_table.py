"""A Table face over an evening of sittings, typed at with real keys, without a desk or book."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.resources import load_resources
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.sittings.model import Evening
from chicago_gui.widgets.theme import DAY, Theme
from tests.keys import click_key
from tests.ports import after, calls
from tests.sheets.games_of import APPLY, FORMS, VIEWS


class Served:
    """A session that a port stands before; `steps` counts what was changed."""

    def __init__(self, game: str, session: Evening[Any, Any]) -> None:
        self.game = game
        self.session = session
        self.steps = 0
        self.port = TablePort(FORMS[game], self.view, *calls(self))

    @property
    def view(self) -> Any:
        return VIEWS[self.game].reveal(self.session)

    def submit(self, change: object) -> Refused | None:
        try:
            self.session = after(APPLY[self.game].apply, self.session, change)
        except Refused as refused:
            return refused
        self.steps += 1
        self.port.publish(self.view, None, None, None, None)
        return None

    def refusal(self, change: object) -> Refused | None:
        try:
            after(APPLY[self.game].apply, self.session, change)
        except Refused as refused:
            return refused
        return None

    def suppose(self, change: object) -> Any:
        return APPLY[self.game].apply(self.session, change)

    def undo(self) -> Refused | None:
        return None

    def redo(self) -> Refused | None:
        return None


class AtTable:
    """The page of a session, its face and side panel, and hands at the keyboard."""

    def __init__(
        self, qtbot: QtBot, game: str, session: Evening[Any, Any], theme: Theme = DAY
    ) -> None:
        load_resources()
        self.served = Served(game, session)
        self.form = FORMS[game]
        self.window = SheetPage(self.served.port, theme, motion=False)
        qtbot.addWidget(self.window)
        self.face, self.panel = self.window.table, self.window.panel
        self.window.resize(1320, 700)
        self.window.show()
        self.window.activateWindow()
        self.face.setFocus()
        QApplication.processEvents()

    @property
    def session(self) -> Any:
        return self.served.session

    def keys(self, text: str) -> int:
        """Press a key for each sign, ⏎ for Enter, and return how many they were."""
        for sign in text:
            focus = QApplication.focusWidget()
            assert focus is not None
            key, written = (
                (Qt.Key.Key_Return, "\r") if sign == "⏎" else (Qt.Key(ord(sign.upper())), sign)
            )
            click_key(focus, key, written)
            QApplication.processEvents()
        return len(text)

    def press(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        QApplication.processEvents()

    def go(self, line: int, column: Column[Any, Any]) -> None:
        """Stand at a cell of a line of the form."""
        self.face.form.go_to(CellRef(line, column))

    def text(self, line: int, column: Column[Any, Any]) -> str:
        return column.cell(self.served.view.deals[line], 0).text

    @property
    def said(self) -> str:
        return self.face.notice.wanted

    @property
    def then(self) -> str:
        return self.face.notice.then

    @property
    def refusal(self) -> str:
        """Why an entry was refused, as it is read beneath the deal."""
        return self.face.notice.refusal
