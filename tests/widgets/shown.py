"""A form on the screen, for tests that press keys and look at it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.form import FORM, HouseEntries
from chicago_gui.resources import load_resources
from chicago_gui.sheet.column import CellRef
from chicago_gui.widgets.form.face import FormFace
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.theme import DAY
from tests.keys import click_key
from tests.served import Served
from tests.window import ENTER

CLICK = Qt.MouseButton.LeftButton
SIX, SEVEN = 5, 6
RESULT = CellRef(SIX, columns.RESULT)


class Shown:
    """A form on the screen, and another widget that can be clicked."""

    def __init__(self, qtbot: QtBot, session: Session) -> None:
        load_resources()
        self.qtbot = qtbot
        self.door = Served(session)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        layout = QVBoxLayout(self.window)
        self.other = QLineEdit()
        entries = HouseEntries(FORM, self.door, lambda: 6)
        self.face = FormFace(FormModel(FORM, self.door.view), entries, DAY)
        self.form = self.face.form
        self.door.changed.append(self.face.set_view)
        layout.addWidget(self.face)
        layout.addWidget(self.other)
        self.said: list[tuple[str, bool]] = []
        self.form.answered.connect(lambda text, refused: self.said.append((text, refused)))
        self.window.setUpdatesEnabled(False)  # other tests check the drawing
        self.window.resize(1100, 500)
        self.window.show()
        self.window.activateWindow()
        self.form.setFocus()
        self.form.go_to_wanted()
        QApplication.processEvents()

    @property
    def refusal(self) -> str:
        text, refused = self.said[-1] if self.said else ("", False)
        return text if refused else ""

    def type(self, text: str) -> None:
        for sign in text:
            focus = QApplication.focusWidget()
            assert focus is not None
            key, text = (ENTER, "\r") if sign == "⏎" else (Qt.Key(ord(sign.upper())), sign)
            click_key(focus, key, text)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            focus = QApplication.focusWidget()
            assert focus is not None
            self.qtbot.keyClick(focus, key)

    def click(self, spot: CellRef) -> None:
        index = self.form.cells.at(spot)
        self.form.scrollTo(index)
        where = self.form.visualRect(index).center()
        self.qtbot.mouseClick(self.form.viewport(), CLICK, pos=where)

    @property
    def pad(self) -> QWidget | None:
        QApplication.processEvents()
        return QApplication.activePopupWidget()


def deal(shown: Shown, at: int = SIX):  # type: ignore[no-untyped-def]  # open or played, as it is
    return shown.door.view.deals[at].deal
