"""The players' screen: the Table face in large type, on a second display, for looking only."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QScreen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from chicago_gui.desk.table_port import TablePort
from chicago_gui.players.side_panel import SidePanel
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.form_face import FormFace
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.strip import Face, Strip
from chicago_gui.widgets.theme import MARGIN, Theme

_PLANNED_WIDTH = 1366
"""At this width the type is as large as in the window; a wider screen has larger type."""


class _LookingFace(FormFace):
    """The form as everybody may see it, always at the deal that goes on."""

    def hint(self) -> tuple[str, str]:
        return self._model.form.hint(self.entries.view)


class PlayersScreen(QWidget):
    """Follows the session behind `port`; it can only ever get the public view."""

    closed = Signal()

    def __init__(self, port: TablePort, theme: Theme, screen: QScreen) -> None:
        """Fill `screen` with the session."""
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Chicago: players' screen"))
        self._port = port
        large = theme.at(theme.scale * max(1.0, screen.geometry().width() / _PLANNED_WIDTH))
        self.strip = Strip(large, self)
        model = FormModel(port.form, port.view)
        self.face = _LookingFace(model, port.form.input(port), large, self)
        self.face.form.only_looked_at = True
        self.face.form.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panel = SidePanel(large, self)
        self.panel.standing.link.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        row = QHBoxLayout()
        row.setContentsMargins(*[large.px(MARGIN)] * 4)
        row.setSpacing(large.px(MARGIN))
        row.addWidget(self.face, 1)
        row.addWidget(self.panel)
        layout.addLayout(row, 1)
        port.published.connect(self.set_view)
        self.setGeometry(screen.geometry())
        self.set_view(port.view)

    def set_view(self, view: Any) -> None:
        """Show `view`, the deal that goes on in sight."""
        self.face.set_view(view)
        form = self._port.form
        self.panel.show_panel(form.panel(view, self.face.entries))
        self.panel.due.hide()
        self.strip.set_face(Face.TABLE, tr("TABLE"), form.progress(view))
        wanted = self.face.entries.wanted()
        if wanted is not None:
            self.face.form.go_to(wanted)
        elif view.deals:
            self.face.form.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the players' screen, and so does the key that brought it."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that nobody looks any more."""
        self.closed.emit()
        super().closeEvent(event)
