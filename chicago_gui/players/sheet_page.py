"""The page of one session: the form with the side panel."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from chicago_gui.desk.ports import TablePort
from chicago_gui.players.side_panel import Handle, SidePanel
from chicago_gui.scoring import Refused
from chicago_gui.sheet.entry_handler import entry_handler
from chicago_gui.sheet.panel import PendingAction
from chicago_gui.sheet.words import refusal
from chicago_gui.widgets.form.face import EDGE, FormFace
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.standing import move_after
from chicago_gui.widgets.theme import MARGIN, Theme


class TableFace(FormFace):
    """The form over the public view of the open session."""

    def __init__(self, port: TablePort, theme: Theme, parent: QWidget | None = None) -> None:
        """Show and change the session behind `port`."""
        form = port.form
        super().__init__(FormModel(entry_handler(form, port)), theme, parent)
        port.published.connect(self.set_view)
        self.form.go_to_wanted()
        if self.entries.wanted() is None:
            self.form.go_to(form.idle_cell(port.view))
            self.form.scrollToBottom()
        self.show_wanted()


_SHARE, _LEAST, _MOST = 0.235, 276, 440
"""The panel's share of the width, and its least and greatest width in pixels at 100 %."""


_DRAWER = 400
"""Width of the panel over the form, in pixels at 100 %: wide enough to read."""


class SheetPage(QWidget):
    """Shows the Table face, or another face in its place for a while."""

    history_wanted = Signal(int)
    """The index of the deal whose history is wanted."""

    change_wanted = Signal(object)
    """A change of whole deals."""

    evening_wanted = Signal()
    """The summary page is wanted."""

    panel_shown = Signal(bool)
    """Whether the side panel is visible."""

    rang = Signal()
    """Something happened that a sound announces: a reveal, a due swap or a die."""

    def __init__(self, port: TablePort, theme: Theme) -> None:
        """Show the session behind `port`."""
        super().__init__()
        self._port = port
        self._theme = theme
        self.table = TableFace(port, theme, self)
        self.setFocusProxy(self.table)
        self.panel = SidePanel(theme, self)
        self._other: FormFace | None = None
        self._panel_wanted: bool | None = None
        self._panel_there: bool | None = None
        self._due: PendingAction | None = None
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.table, 1)
        self._row.addWidget(self.panel)
        self.handle = Handle(theme, self)
        self.handle.clicked.connect(self.toggle_panel)
        self._row.addWidget(self.handle)
        self._space()
        self.table.due_taken.connect(self.take_due)
        self.panel.evening_wanted.connect(self.evening_wanted)
        self._follow(self.table)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._show)
        port.published.connect(self._show_soon)
        self.table.form.entered.connect(self._show_soon)
        self.table.form.proposal_changed.connect(self._show_soon)
        self.table.form.moved.connect(self._show_soon)
        self.table.form.moved.connect(self._push_in)
        self.table.form.history_wanted.connect(self.history_wanted)
        self.table.form.change_wanted.connect(self.change_wanted)
        self._show()

    @property
    def face(self) -> FormFace:
        """The visible face."""
        return self._other or self.table

    def lay_over(self, face: FormFace) -> None:
        """Show `face` in place of the Table face."""
        self.table.form.go_to_wanted()
        self._other = face
        # Otherwise Tab would lead through the page to the hidden face.
        self.setFocusProxy(face)
        face.set_theme(self._theme)
        self.table.release_focus()
        self.table.hide()
        self._row.insertWidget(0, face, 1)
        face.show()
        face.due_taken.connect(self.take_due)
        face.form.entered.connect(self._show_soon)
        face.form.proposal_changed.connect(self._show_soon)
        face.form.moved.connect(self._push_in)
        face.form.history_wanted.connect(self.history_wanted)
        face.form.change_wanted.connect(self.change_wanted)
        face.form.setFocus()
        self._follow(face)
        self._make_room()
        self._show()

    def _follow(self, face: FormFace) -> None:
        """Delay the panel's update while `face` animates a reveal."""
        panel = self.panel
        face.form.uncovering.begun.connect(lambda: self._ring(face))
        face.form.rolled.connect(self.rang)
        move_after(face.form.uncovering, panel, panel.standing, panel.second)

    def _ring(self, face: FormFace) -> None:
        if face is self.face:
            self.rang.emit()

    def finish_typing(self) -> Refused | None:
        """Enter the typed text if it is valid, else discard it with a message; return why not."""
        return self.face.finish_typing()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Enter the typed text on a click beside the form, as on a click in the form."""
        self.finish_typing()
        super().mousePressEvent(event)

    def take_away(self) -> None:
        """Remove the other face at once and show the Table face again."""
        face, self._other = self._other, None
        self.setFocusProxy(self.table)
        if face is not None:
            face.form.uncovering.finish()
            face.hide()
            self._row.removeWidget(face)
            face.deleteLater()
        self.table.notice.accepted()
        self.table.show()
        self.table.form.go_to_wanted()
        self.table.form.setFocus()
        self._make_room()
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.table.set_theme(theme)
        self.panel.set_theme(theme)
        if self._other is not None:
            self._other.set_theme(theme)
        self.handle.set_theme(theme)
        self._make_room()

    def _space(self) -> None:
        """Set the margins around the form; they shrink before the form does."""
        beside = self._theme.px(_LEAST) if self._roomy() else self.handle.width()
        left = (self.width() - self._least_form() - beside) // 3
        least = self._least_margin()
        margin = min(max(left, least), self._theme.px(MARGIN))
        self._row.setContentsMargins(margin, least, margin, least)
        self._row.setSpacing(margin)

    def toggle_panel(self) -> None:
        """Show or hide the panel; where it has no room beside the form, it covers part of it."""
        self._panel_wanted = not self.panel.isVisible()
        self._make_room()

    def _push_in(self, *_: object) -> None:
        """Hide a panel that covers the form when the user goes on with the form."""
        if self.panel.isVisible() and not self._roomy():
            self._panel_wanted = None
            self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn the panel into a drawer in a narrow window."""
        super().resizeEvent(event)
        self._make_room()

    def _roomy(self) -> bool:
        """Return whether form and panel fit side by side."""
        beside = self._theme.px(_LEAST) + 3 * self._least_margin()
        return self.width() >= beside + self._least_form()

    def _least_margin(self) -> int:
        return self._theme.px(MARGIN) // 4

    def _least_form(self) -> int:
        """Return the form's wanted width with scroll bar and edges, in pixels."""
        bar = self.table.form.verticalScrollBar().sizeHint().width()
        return self._theme.px(self._port.form.least_width) + bar + 2 * EDGE

    def _make_room(self) -> None:
        self._space()
        theme, roomy = self._theme, self._roomy()
        shown = roomy if self._panel_wanted is None else self._panel_wanted
        beside = shown and roomy
        inner = self.contentsRect().marginsRemoved(self._row.contentsMargins())
        left = inner.width() - self._row.spacing()
        if beside:
            share, most = round(inner.width() * _SHARE), theme.px(_MOST)
            width = max(min(share, most, left - self._least_form()), theme.px(_LEAST))
        else:
            width = min(theme.px(_DRAWER), left - self.handle.width())
        self.panel.setFixedWidth(width)
        if beside and self._row.indexOf(self.panel) < 0:
            # Before the handle; on its left there may be one face or two.
            self._row.insertWidget(self._row.indexOf(self.handle), self.panel)
        elif not beside and self._row.indexOf(self.panel) >= 0:
            self._row.removeWidget(self.panel)
        self.handle.setVisible(not beside)
        self.handle.setChecked(shown and not beside)
        self.panel.setVisible(shown)
        # Activated now, or everything is drawn twice: at the old place and at the new one.
        self._row.activate()
        if shown and not beside:
            left = inner.right() + 1 - self.handle.width() - self._row.spacing() - width
            self.panel.setGeometry(left, inner.top(), width, inner.height())
            self.panel.raise_()
        self._keep_clear(drawer=shown and not beside)
        if shown != self._panel_there:
            self._panel_there = shown
            self.panel_shown.emit(shown)

    def _keep_clear(self, *, drawer: bool) -> None:
        """End the notice below the form where an open drawer begins."""
        view = self.face.form.viewport()
        right = view.mapTo(self, view.rect().topRight()).x() + 1
        self.face.notice.end_before(max(right - self.panel.x(), 0) if drawer else 0)

    def changeEvent(self, event: QEvent) -> None:
        """Show everything again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
            self.handle.word()
        super().changeEvent(event)

    def take_due(self, change: object) -> None:
        """Submit the change that cannot wait."""
        self.finish_typing()
        refused = self._port.submit(change)
        if refused is not None:
            self.face.notice.refuse(refusal(refused))

    def _show_soon(self, *_: object) -> None:
        """Update the panel once, after the form has handled the key: the user looks at the form."""
        self._soon.start(0)

    def _show(self) -> None:
        self._soon.stop()
        panel = self.face.panel()
        due, self._due = self._due, panel.due
        self.table.show_pending(panel.due)
        if self._other is not None:
            self._other.show_pending(panel.due)
        self.panel.show_panel(panel, over=self._port.form.evening_over(self._port.view))
        if panel.due not in (None, due):
            self.rang.emit()
