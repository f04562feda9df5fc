"""The page of one session, in the window and, for looking only, on the players' screen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from chicago_gui.desk.table_port import TablePort
from chicago_gui.players.side_panel import SidePanel
from chicago_gui.scoring import Refused
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.widgets.form_face import FormFace
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.held_keys import HeldKeys, held_line
from chicago_gui.widgets.strip import Face, Strip
from chicago_gui.widgets.theme import MARGIN, Theme


class TableFace(FormFace):
    """The form over the public view of the live session.

    Its keys are `held` from when the preparer's face is asked for until the cards are handed out,
    or somebody means this face: however that face goes, what is typed on stays off the sheet.
    """

    def __init__(self, port: TablePort, theme: Theme, parent: QWidget | None = None) -> None:
        """Show and change the session behind `port`."""
        form = port.form
        super().__init__(FormModel(form, port.view), form.input(port), theme, parent)
        self.held = HeldKeys(self.form)
        self.held.changed.connect(self._held)
        self.form.told.connect(self._told_while_held)
        port.published.connect(self.set_view)
        self.form.go_to_wanted()
        if self.entries.wanted() is None:
            self.form.go_to(form.resting(port.view))
            self.form.scrollToBottom()
        self.say()

    def say(self) -> None:
        """Say first that the keys are held, while they are."""
        super().say()
        # At a key that was held the notice says it already.
        if self.held.on and self.notice.refusal != held_line():
            self.notice.set_wanted(held_line(), self.notice.wanted)

    def _told_while_held(self) -> None:
        if self.held.on:
            self.say()

    def _held(self, on: bool) -> None:
        if not on:
            self.forget()
        self.say()


_BOTH = 1180
"""From this width on form and panel both have room."""


class SheetPage(QWidget):
    """Shows the Table face, or for a while another face laid in its place."""

    def __init__(
        self, port: TablePort, theme: Theme, parent: QWidget | None = None, *, motion: bool = True
    ) -> None:
        """Show the session behind `port`."""
        super().__init__(parent)
        self._port = port
        self._theme = theme
        self.table = TableFace(port, theme, self)
        self.setFocusProxy(self.table)
        self.panel = SidePanel(theme, self, motion=motion)
        self._other: FormFace | None = None
        self._panel_wanted: bool | None = None
        self._row = QHBoxLayout(self)
        margin = theme.px(MARGIN)
        self._row.setContentsMargins(margin, margin * 3 // 4, margin, margin // 4)
        self._row.setSpacing(margin)
        self._row.addWidget(self.table, 1)
        self._row.addWidget(self.panel)
        self.panel.due_taken.connect(self.take_due)
        port.published.connect(self._show)
        self.table.form.told.connect(self._show)
        self.table.form.moved.connect(self._show)
        self._show()

    @property
    def face(self) -> FormFace:
        """The face that is up."""
        return self._other or self.table

    def lay_over(self, face: FormFace) -> None:
        """Put `face` in the Table face's place."""
        self.settle()
        self.take_away()
        self._other = face
        # Tab would lead through the page to a face that is not seen, and the keys with it.
        self.setFocusProxy(face)
        face.set_theme(self._theme)
        self.table.hide()
        self._row.insertWidget(0, face, 1)
        face.show()
        face.form.told.connect(self._show)
        face.form.setFocus()
        self._show()

    def settle(self) -> Refused | None:
        """Take what is typed in the line that is open, or return why not."""
        return self.face.form.settle()

    def take_away(self) -> None:
        """Take the other face away at once and let it be destroyed; the Table face is up again."""
        face, self._other = self._other, None
        self.setFocusProxy(self.table)
        if face is not None:
            face.hide()
            self._row.removeWidget(face)
            face.deleteLater()
        self.table.forget()
        self.table.show()
        self.table.form.go_to_wanted()
        self.table.form.setFocus()
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.table.set_theme(theme)
        self.panel.set_theme(theme)
        if self._other is not None:
            self._other.set_theme(theme)
        margin = theme.px(MARGIN)
        self._row.setContentsMargins(margin, margin * 3 // 4, margin, margin // 4)
        self._make_room()

    def toggle_panel(self) -> None:
        """Show or hide the panel, for windows in which it takes the form's room."""
        self._panel_wanted = not self.panel.isVisible()
        self.panel.setVisible(self._panel_wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the form has all the room, unless the panel is asked for."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        if self._panel_wanted is None:
            self.panel.setVisible(self.width() >= self._theme.px(_BOTH))

    def changeEvent(self, event: QEvent) -> None:
        """In another language everything that is shown is said anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)

    def take_due(self, change: object) -> None:
        """Make the change that cannot wait."""
        self.settle()
        refused = self._port.submit(change)
        if refused is not None:
            self.face.notice.refuse(refusal(refused))

    def _show(self) -> None:
        self.panel.show_panel(self._port.form.panel(self._port.view, self.face.entries))


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

    def changeEvent(self, event: QEvent) -> None:
        """In another language everything that is shown is said anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(tr("Chicago: players' screen"))
            self.set_view(self._port.view)
        super().changeEvent(event)

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
