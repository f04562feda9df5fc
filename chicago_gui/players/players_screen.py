"""The players' screen: the Table face in large type, on a second display, for looking only."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QScreen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from chicago_gui.desk.table_port import TablePort
from chicago_gui.games.russian.flow import Spot
from chicago_gui.games.russian.hints import table_hint
from chicago_gui.games.russian.view import View
from chicago_gui.players.side_panel import SidePanel
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.form_face import FormFace
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.hands import TableHands
from chicago_gui.widgets.strip import Face, Strip
from chicago_gui.widgets.theme import MARGIN, Theme

_PLANNED_WIDTH = 1366
"""At this width the type is as large as in the window; a wider screen has larger type."""


class _LookingHands(TableHands):
    """Nothing can be typed on the players' screen."""

    def can_type(self, spot: Spot) -> bool:
        return False


class _LookingFace(FormFace):
    """The form as everybody may see it, always at the deal that goes on."""

    def hint(self) -> tuple[str, str]:
        return table_hint(self.hands.view)


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
        hands = _LookingHands(port)
        self.face = _LookingFace(FormModel(port.view), hands, large, self)
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

    def set_view(self, view: View) -> None:
        """Show `view`, the deal that goes on in sight."""
        self.face.set_view(view)
        self.panel.set_view(view, self.face.hands.proposed_teams())
        self.panel.swap.hide()
        sheet = view.sheet
        number = min(sheet.numbers[-1] if sheet.deals else 1, sheet.planned_deals)
        text = tr("Deal {number} of {planned}").format(number=number, planned=sheet.planned_deals)
        self.strip.set_face(Face.TABLE, tr("TABLE"), text)
        wanted = self.face.hands.wanted()
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
