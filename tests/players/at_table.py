"""A session of any game in the Table face, used with real keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.players.sheet_page import SheetPage, TableFace
from chicago_gui.scoring import result_text
from chicago_gui.sheet.boards.deal import BoardDeal
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.theme import DAY
from tests.served import Served
from tests.window import click_key, key_of


def table_port(served: Served) -> TablePort:
    """Return a port that publishes each change of the session."""
    asked = served.submit, served.refusal, served.suppose, served.undo, served.redo
    port = TablePort(served.game.form, served.view, *asked)
    served.changed.append(lambda view: port.publish(view, None, None, None, None))
    return port


class AtTable(Served):
    """A Table face with a session without a book; undo takes back one change.

    It can do without drawing, which takes most of the time when a session is typed.
    """

    def __init__(self, qtbot: QtBot, session: Any) -> None:
        super().__init__(session)
        self.qtbot = qtbot
        self.pressed = 0
        self.port = table_port(self)
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

    # --- the keyboard

    @property
    def _has_keys(self) -> QWidget:
        typing = self.face.form.typing
        return typing.line if typing is not None and typing.is_open else self.face.form

    def keys(self, typed: str) -> int:
        """Press the keys of `typed`, `⏎` being Enter, and return how many they are."""
        QApplication.processEvents()
        for sign in typed:
            self.pressed += 1
            click_key(self._has_keys, *key_of(sign))
        QApplication.processEvents()
        return len(typed)

    def press(self, key: Qt.Key) -> None:
        self.pressed += 1
        self.qtbot.keyClick(self._has_keys, key)

    # --- what the face shows

    @property
    def wanted(self) -> CellRef | None:
        return self.face.entries.wanted()

    @property
    def refused(self) -> str:
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
        QApplication.processEvents()
        self.face.form.go_to(CellRef(line, column))


class AtPage(AtTable):
    """The same on the page of the session, with the panel beside the form."""

    def shown_face(self) -> TableFace:
        page = SheetPage(self.port, DAY)
        self.qtbot.addWidget(page)
        page.resize(1320, 700)
        self.panel = page.panel
        return page.table


def typed(deal: BoardDeal) -> str:
    """Return the keys of a whole deal of a score card, or an empty text for an empty one."""
    if deal.passed_out:
        return "p⏎"
    if deal.contract is None:
        return ""
    seat = deal.declarer.value.lower() if deal.declarer else ""
    result = "" if deal.tricks is None else result_text(deal.contract, deal.tricks)
    return f"{str(deal.contract).lower()}{seat}{result}⏎"
