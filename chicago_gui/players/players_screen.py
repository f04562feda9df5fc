"""The players' screen: the public view on a second display, large enough to read from a sofa."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QPainter, QPaintEvent, QScreen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from chicago_gui.desk.ports import TablePort
from chicago_gui.record import replace
from chicago_gui.sheet.entry_handler import ShownSession, entry_handler
from chicago_gui.sheet.panel import Panel
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.chart import Chart
from chicago_gui.widgets.form.face import EDGE, FormFace
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.form.notice import notice_height
from chicago_gui.widgets.marks_picture import MarksPicture
from chicago_gui.widgets.seats import SeatsPicture
from chicago_gui.widgets.standing import StandingPanel, move_after
from chicago_gui.widgets.strip import Face, Strip
from chicago_gui.widgets.theme import CELL, MARGIN, STRIP, STRONG, Role, Theme

_LINES = 6
"""Visible lines in a game in which a deal takes one line."""

_HEAD = 36
"""Approximate height of the heading row, in pixels at 100 %."""

_ABOVE = 0.55
"""Largest share of the height for the form."""

_PART, _LEAST, _FINER = 292, 0.6, 0.95
"""Width of a part below the form at 100 %; the least scale; the factor between tries."""


_COLUMNS, _COLUMN = 3, 264
"""Greatest number of columns of a standing, and the width of each at 100 %."""

_LEAVE = "leave"
"""Key of the clickable words that close the screen."""


class _LookingFace(FormFace):
    """The form without typing; the result of the last finished deal is below the current one."""

    typed_in = False

    @property
    def lines(self) -> int:
        return self._model.form.result_lines

    def hint(self) -> tuple[str, str]:
        form, view = self._model.form, self.entries.view
        over = (at for at in reversed(range(len(view.deals))) if form.is_over(view, at))
        last = next(over, None)
        return ("" if last is None else form.result_summary(view, last)), ""

    def look(self) -> None:
        """Scroll to the deal in play and, if possible, to the one being prepared."""
        wanted, last = self.entries.wanted(), len(self.entries.view.deals) - 1
        self.form.show_deals(*((last,) if wanted is None else (wanted.deal, last)))


class PlayersScreen(QWidget):
    """Shows the session behind `port`: only what all players may see together.

    The deal in play is at the top, as wide as the screen. Below it are the standing, the chart, and
    who sits where next. Nothing can be typed here. While the screen has the keyboard, as on an only
    display, the strip says how to close it, and a click there closes it too.
    """

    closed = Signal()

    def __init__(self, port: TablePort, theme: Theme, screen: QScreen) -> None:
        """Fill `screen` with the session."""
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._port = port
        form, room = port.form, screen.geometry()
        rows = form.rows if form.rows > 1 else _LINES
        face = _HEAD + rows * CELL + notice_height(typed_in=False, lines=form.result_lines)
        wide = room.width() / (form.least_width + 2 * MARGIN + 2 * EDGE)
        high = room.height() * _ABOVE / (STRIP + MARGIN + face)
        self._scale = max(min(wide, high), _LEAST)
        large = replace(theme, scale=self._scale)
        self.strip = Strip(large, self)
        self.strip.pressed.connect(self.close)
        self._shown = ShownSession(form.for_players(port.view))
        self.face = _LookingFace(FormModel(entry_handler(form, self._shown)), large, self)
        looked_at = self.face.form
        looked_at.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        looked_at.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        looked_at.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = looked_at.horizontalHeader().height()
        room_for = rows * large.px(CELL) + self.face.notice.minimumSizeHint().height()
        self.face.setFixedHeight(head + room_for + 4 * EDGE)
        margin = large.px(MARGIN) // 2
        self.beneath = _Beneath(theme, self, margin)
        standings = (self.beneath.standing, self.beneath.second)
        move_after(looked_at.uncovering, self.beneath, *standings)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        body = QVBoxLayout()
        body.setContentsMargins(margin, margin, margin, margin)
        body.setSpacing(margin)
        body.addWidget(self.face)
        body.addWidget(self.beneath, 1)
        layout.addLayout(body, 1)
        port.published.connect(self.set_view)
        self.setGeometry(room)
        self._word()
        self.set_view(port.view)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme`; the scale follows from the screen."""
        large = replace(theme, scale=self._scale)
        self.strip.set_theme(large)
        self.face.set_theme(large)
        self.beneath.set_theme(theme)

    def _word(self) -> None:
        self.setWindowTitle(tr("Chicago: players' screen"))

    def set_view(self, view: Any) -> None:
        """Show what all players may see of `view`, scrolled to the deal in play."""
        form = self._port.form
        self._shown.view = view = form.for_players(view)
        self.face.set_view(view)
        self.beneath.show_panel(self.face.panel())
        self._fill_strip()
        self.face.look()

    def _fill_strip(self) -> None:
        progress = (self._port.form.progress(self._shown.view), "")
        leave = ((tr("Esc closes this screen"), _LEAVE),) if self.isActiveWindow() else ()
        self.strip.set_face(Face.TABLE, tr("Table").upper(), said=(*leave, progress))

    def changeEvent(self, event: QEvent) -> None:
        """Set all texts on a new language; show or hide how to close when the focus changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
            self.set_view(self._port.view)
        elif event.type() == QEvent.Type.ActivationChange:
            self._fill_strip()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the screen on Esc, and on F11, which opens it."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Emit `closed`."""
        self.closed.emit()
        super().closeEvent(event)


class _Beneath(QWidget):
    """Standing, chart, pad and seats side by side, as large as they fit."""

    def __init__(self, theme: Theme, parent: QWidget, margin: int) -> None:
        super().__init__(parent)
        self._theme = theme
        self._margin = margin
        self.standing = StandingPanel(theme, self)
        self.second = StandingPanel(theme, self)
        self.chart = Chart(theme, self)
        self.pad = MarksPicture(theme, self)
        self.picture = SeatsPicture(theme, self)
        self.title, self.words = QLabel(self), QLabel(self)
        for label in (self.title, self.words):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            label.setSizePolicy(policy)
        # Parts that are not fitted yet must not enlarge the window.
        self.setMinimumSize(1, 1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(margin)
        seats = (self.title, self.picture, self.words)
        self._sheets = [
            _Paper(theme, self, margin, *parts)
            for parts in ((self.standing,), (self.second,), (self.chart,), (self.pad,), seats)
        ]
        for sheet in self._sheets:
            self._row.addWidget(sheet, 1)

    def show_panel(self, panel: Panel) -> None:
        """Show the parts of `panel`, without those for clicking or typing."""
        shown = (panel.standing, panel.second, panel.running, panel.picture, panel.seats)
        for sheet, part in zip(self._sheets, shown, strict=True):
            sheet.setVisible(part is not None)
        self.standing.show_standing(replace(panel.standing, partnerships=()))
        if panel.second is not None:
            self.second.show_standing(replace(panel.second, partnerships=()))
        if panel.running is not None:
            self.chart.show_running(panel.running)
        if panel.picture is not None:
            self.pad.show_picture(panel.picture)
        if panel.seats is not None:
            self.title.setText(panel.seats.title)
            self.picture.setVisible(panel.seats.after is not None)
            if panel.seats.after is not None:
                self.picture.set_seats(panel.seats.before, panel.seats.after)
            self.words.setText("\n".join(panel.seats.lines))
        self.fit()

    def resizeEvent(self, event: Any) -> None:
        """Fit the parts to the new size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Choose the largest scale at which all parts fit.

        Standings get the number of columns that allows the largest scale.
        """
        best = max(range(1, _COLUMNS + 1), key=lambda columns: (self._fitting(columns), -columns))
        self._fitting(best)

    def _fitting(self, columns: int) -> float:
        """Draw all parts as large as fits with standings in `columns`; return the scale."""
        sheets = [sheet for sheet in self._sheets if not sheet.isHidden()]
        width = (self.width() + self._margin) // max(len(sheets), 1) - self._margin
        for standing in (self.standing, self.second):
            standing.stand_beside(columns)
        scale = width / max(_PART, columns * _COLUMN if columns > 1 else 0)
        while True:
            self._dress(replace(self._theme, scale=max(scale, _LEAST)))
            if scale <= _LEAST or all(each.height_for(width) <= self.height() for each in sheets):
                return scale
            scale *= _FINER

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        for sheet in self._sheets:
            sheet.set_theme(theme)
        self.fit()

    def _dress(self, theme: Theme) -> None:
        for part in (self.standing, self.second, self.chart, self.pad, self.picture):
            part.set_theme(theme)
        self.title.setFont(theme.font(Role.TITLE))
        self.words.setFont(theme.font(Role.HINT))


class _Paper(QWidget):
    """A sheet of paper with parts below each other."""

    def __init__(self, theme: Theme, parent: QWidget, margin: int, *parts: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._margin = margin
        self._parts = parts
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(0)
        grows = False
        for part in parts:
            drawn = isinstance(part, Chart | MarksPicture)
            if drawn:
                part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            # A standing grows too, but has a maximum.
            layout.addWidget(part, int(drawn or isinstance(part, StandingPanel)))
            grows = grows or drawn
        if not grows:
            layout.addStretch()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.update()

    def height_for(self, width: int) -> int:
        """Return the height of all parts on a sheet of this width, in pixels."""
        inner, needed = width - 2 * self._margin, 2 * self._margin
        for part in self._parts:
            if part.isHidden():
                continue
            if isinstance(part, Chart):
                needed += part.minimumSizeHint().height()
            elif isinstance(part, MarksPicture):
                continue
            elif part.hasHeightForWidth():
                needed += part.heightForWidth(inner)
            else:
                needed += part.sizeHint().height()
        return needed

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.paper))
        painter.setPen(self._theme.pen(self._theme.strong_rule, STRONG))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
