"""A face on the screen, for tests that type into its line and look at it."""

from __future__ import annotations

from datetime import date
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.entry_handler import EntryHandler, ShownSession
from chicago_gui.sheet.form import Form
from chicago_gui.widgets.form.delegate import FormDelegate
from chicago_gui.widgets.form.face import FormFace
from chicago_gui.widgets.form.line import TypingLine
from chicago_gui.widgets.form.model import SPOKEN, FormModel
from chicago_gui.widgets.theme import DAY, Theme
from tests.served import Served
from tests.toy.form import FORM
from tests.toy.game import GAME
from tests.toy.session import Cut, Session, View
from tests.window import PLAIN, TEXTS, click_key, key_of


class FaceOnScreen:
    """A face in a window, and another line that does not belong to it."""

    def __init__(
        self,
        qtbot: QtBot,
        door: Served,
        entries: EntryHandler[Any],
        theme: Theme = DAY,
        size: tuple[int, int] = (1100, 500),
    ) -> None:
        self.qtbot, self.door = qtbot, door
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.face = FormFace(FormModel(entries), theme)
        door.changed.append(self.face.set_view)
        self.form = self.face.form
        self.other = QLineEdit()
        layout = QVBoxLayout(self.window)
        layout.addWidget(self.face)
        layout.addWidget(self.other)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)
        self.form.setFocus()
        self.form.go_to_wanted()
        self.face.show_wanted()

    @property
    def line(self) -> TypingLine:
        assert self.form.typing is not None
        return self.form.typing.line

    @property
    def text(self) -> str:
        return self.line.text()

    @property
    def says(self) -> str:
        return self.face.notice.wanted

    @property
    def refusal(self) -> str:
        return self.face.notice.refusal

    @property
    def preview(self) -> dict[CellRef, str]:
        delegate = self.form.itemDelegate()
        assert isinstance(delegate, FormDelegate)
        return {spot: cell.text for spot, cell in delegate.preview.items()}

    def spoken(self) -> str:
        """Return all texts that a screen reader finds in the cells."""
        model = self.form.model()
        rows, columns = range(model.rowCount()), range(model.columnCount())
        return "\n".join(
            str(model.data(model.index(row, column), SPOKEN)) for row in rows for column in columns
        )

    def type(self, text: str) -> None:
        for sign in text:
            click_key(self._focus(), *key_of(sign))

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = PLAIN) -> None:
        for key in keys:
            click_key(self._focus(), key, TEXTS.get(key, ""), held)

    def hold(self, key: Qt.Key, text: str) -> None:
        """Repeat a key that is held down."""
        for _ in range(4):
            again = QKeyEvent(QKeyEvent.Type.KeyPress, key, PLAIN, text, True)
            QCoreApplication.sendEvent(self._focus(), again)

    def compose(self, preedit: str, commit: str = "") -> None:
        event = QInputMethodEvent(preedit, [])
        event.setCommitString(commit)
        QCoreApplication.sendEvent(self._focus(), event)

    def click(self, spot: CellRef) -> None:
        self.form.scrollTo(self.form.cells.at(spot))
        where = self.form.visualRect(self.form.cells.at(spot)).center()
        self.qtbot.mouseClick(self.form.viewport(), Qt.MouseButton.LeftButton, pos=where)

    @property
    def pad(self) -> QWidget | None:
        QApplication.processEvents()
        return QApplication.activePopupWidget()

    def _focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus


class Toy(FaceOnScreen):
    """The face of the toy game with these cuts."""

    def __init__(
        self,
        qtbot: QtBot,
        *cuts: Cut,
        entries: type[EntryHandler[View]] = EntryHandler,
        theme: Theme = DAY,
    ) -> None:
        session = Session("id", date(2026, 1, 2), "", ("Ann", "Bob"), deals=cuts)
        door = Served(session, GAME)
        super().__init__(qtbot, door, entries(FORM, door), theme, (1000, 500))

    @property
    def cuts(self) -> list[tuple[str, int | None]]:
        return [(cut.winner, cut.points) for cut in self.door.session.deals]


def model_of(view: Any, form: Form[Any]) -> FormModel:
    """Return a model that shows `view` and takes no entries."""
    return FormModel(EntryHandler(form, ShownSession(view)))
