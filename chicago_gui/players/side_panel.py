"""The panel beside the form: standing, chart, pad, and who sits where next.

Where there is no room beside the form, a handle opens the panel over it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.record import replace
from chicago_gui.sheet.panel import Panel, SeatsShown
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.chart import Chart
from chicago_gui.widgets.marks_picture import MarksPicture
from chicago_gui.widgets.seats import SeatsPicture
from chicago_gui.widgets.standing import StandingPanel
from chicago_gui.widgets.style_sheets import dress_bars, dress_button
from chicago_gui.widgets.text_fitting import names_whole
from chicago_gui.widgets.theme import FINGER, HAIR, HEAVY, Role, Theme

_HANDLE = 18
"""Width in pixels at 100 %, if that is more than a finger needs."""


class Handle(QPushButton):
    """An upright button at the edge of the window, as high as the form."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Create the handle of a closed drawer."""
        super().__init__(parent)
        self._theme = theme
        # A click must not take the keyboard away from the form.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.word()
        self.set_theme(theme)

    def word(self) -> None:
        """Set the texts in the current language."""
        self.setAccessibleName(tr("Side panel"))
        self.setToolTip(tr("Side panel"))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        # The zoom is the form's: a finger keeps its size.
        self.setFixedWidth(max(theme.px(_HANDLE), FINGER))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.width(), FINGER * 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() or self.isDown()
        painter.setBrush(QColor(theme.band if lit else theme.paper))
        focused = self.hasFocus()
        colour, weight = (theme.accent, HEAVY) if focused else (theme.strong_rule, HAIR)
        painter.setPen(theme.pen(colour, weight))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, theme.px(4), theme.px(4))
        # The arrow shows the direction of the drawer.
        tip = -1.0 if not self.isChecked() else 1.0
        middle, unit = QPointF(box.center().x(), box.top() + theme.px(20)), theme.scale
        corners = [QPointF(4 * tip, 0), QPointF(-3 * tip, -6), QPointF(-3 * tip, 6)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawPolygon(QPolygonF([middle + corner * unit for corner in corners]))
        painter.setPen(QColor(theme.ink))
        painter.setFont(theme.font(Role.TITLE))
        painter.translate(box.center())
        painter.rotate(90)
        long = box.height() - theme.px(80)
        words = painter.fontMetrics().elidedText(
            tr("Standing"), Qt.TextElideMode.ElideRight, int(long)
        )
        room = QRectF(-long / 2, -box.width() / 2, long, box.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()


class PaperSheet(QWidget):
    """A background that looks like a sheet of paper."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.paper))
        painter.setPen(self.theme.pen(self.theme.rule))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


_LONG_STANDING = 8
"""With more lines than this, a standing leaves no room for a picture below it."""

_SHARES = (1.0, 0.96, 0.92, 0.88, 0.84, 0.8)
"""Scales that are tried until everything fits."""

_ROWS = 4
"""Lines kept free below the picture, so that new text moves nothing."""

_MOST_OF_IT = 1000
"""Stretch factor of chart and pad against 1 for a standing."""

_LARGE = 48
"""Height of the button *Summary*, in pixels at 100 %."""


class SidePanel(QScrollArea):
    """Shows what the game's form says of the public view."""

    evening_wanted = Signal()
    """The summary page is wanted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Create an empty panel."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheet = PaperSheet(theme)
        self._theme = theme
        self._dressed = 0.0
        self._steady = 0
        """Index of the scale needed so far in this room; it never grows back."""
        self._sheet = sheet
        self._panel: Panel | None = None
        self._room: object = None
        layout = QVBoxLayout(sheet)
        layout.setContentsMargins(theme.px(12), theme.px(10), theme.px(12), theme.px(6))
        layout.setSpacing(theme.px(4))
        self.standing = StandingPanel(theme, sheet)
        self.second = StandingPanel(theme, sheet)
        self.pad = MarksPicture(theme, sheet)
        self.pad.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.chart = Chart(theme, sheet)
        self.title = QLabel(sheet)
        self.picture = SeatsPicture(theme, sheet)
        self.words = QLabel(sheet)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        # A name without a space must not widen the panel.
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.end = QPushButton(sheet)
        self.end.clicked.connect(self.evening_wanted)
        self.end.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.end.hide()
        self._parts: tuple[QWidget, ...] = ()
        self._wanted: set[QWidget] = set()
        self._order(pad=False)
        self.setWidget(sheet)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self._steady = 0
        self._sheet.theme = theme
        dress_bars(self)
        dress_button(self.end)
        self._dress(theme)
        self._fit()
        self._sheet.update()

    def _dress(self, theme: Theme) -> None:
        self._dressed = theme.scale
        for part in (self.standing, self.second, self.pad, self.chart, self.picture):
            part.set_theme(theme)
        self.title.setFont(theme.font(Role.TITLE))
        self.words.setFont(theme.font(Role.HINT))
        self.end.setFont(theme.font(Role.TITLE))
        self.end.setMinimumHeight(theme.px(_LARGE))

    def _fit(self) -> None:
        """Reduce the scale until nothing needs to be scrolled.

        Where that is not enough, the chart is hidden, then the pad if its round is over (the form
        shows it too). A reduced scale stays while the room is the same, so that no part changes its
        size between two deals.
        """
        # The room without a scroll bar.
        layout, room = self._sheet.layout(), self.contentsRect().size()
        if layout is None or not self.isVisible():
            return
        margins = layout.contentsMargins()
        self.pad.setMaximumHeight(self.pad.high_at(room.width() - margins.left() - margins.right()))
        seated = self._panel is not None and self._panel.seats is not None
        parts = (self.chart, self.pad) if seated else (self.chart,)
        giving_way = [part for part in parts if part in self._wanted]
        steady = _SHARES[self._steady :]
        self.words.setVisible(seated)
        for gone in range(len(giving_way) + 1):
            self._show_only(self._wanted - set(giving_way[:gone]))
            for share in steady:
                scale = self._theme.scale * share
                if scale != self._dressed:
                    self._dress(replace(self._theme, scale=scale))
                self._keep_rows(room.width() - margins.left() - margins.right())
                layout.invalidate()
                needed = layout.heightForWidth(room.width()), layout.totalMinimumSize().height()
                if max(needed) <= room.height():
                    self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
                    self._steady = _SHARES.index(share)
                    return
        # Nothing fits: the panel scrolls, at full size if that was its size so far.
        if self._steady == 0:
            self._steady = len(_SHARES)
        self._show_only(self._wanted)
        share = (*_SHARES, 1.0)[self._steady]
        self._dress(replace(self._theme, scale=self._theme.scale * share))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def _keep_rows(self, width: int) -> None:
        """Reserve height for the text below the picture in later deals."""
        metrics, seats = self.words.fontMetrics(), self._panel.seats if self._panel else None
        most = "\n".join(seats.most) if seats else ""
        if seats is not None:
            self.words.setText(names_whole("\n".join(seats.lines), metrics, width))
            most = names_whole(most, metrics, width)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        high = metrics.boundingRect(QRect(0, 0, width, 1000), wrapped, most).height()
        self.words.setMinimumHeight(max(high, _ROWS * metrics.lineSpacing()))

    def _show_only(self, shown: set[QWidget]) -> None:
        for part in (self.chart, self.pad):
            part.setVisible(part in shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the parts to the new size."""
        super().resizeEvent(event)
        self._steady = 0
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the parts when the panel becomes visible."""
        super().showEvent(event)
        self._fit()

    def show_panel(self, panel: Panel, *, over: bool = False) -> None:
        """Show `panel`; if the session is `over`, also the button to the summary."""
        self.setAccessibleName(tr("Side panel"))
        self.end.setText(tr("Summary (F8)"))
        if panel == self._panel and over != self.end.isHidden():
            return  # a move of the cursor changes nothing here
        self.end.setVisible(over)
        room, self._room = self._room, _room(panel, over=over)
        self._panel = panel
        self._order(pad=panel.picture is not None, long=len(panel.standing.lines) > _LONG_STANDING)
        self.standing.show_standing(panel.standing)
        self.second.setVisible(panel.second is not None)
        if panel.second is not None:
            self.second.show_standing(panel.second)
        self._wanted = set()
        if panel.picture is not None:
            self._wanted.add(self.pad)
            self.pad.show_picture(panel.picture)
        if panel.running is not None:
            self._wanted.add(self.chart)
            self.chart.show_running(panel.running)
        self._show_seats(panel.seats)
        if room != self._room:
            self._show_only(self._wanted)
            self._fit()

    def _order(self, *, pad: bool, long: bool = False) -> None:
        """Put the seats first where there is a pad: they appear only between two pads.

        A long standing comes after the pad, which would otherwise be out of sight.
        """
        seats = (self.end, self.title, self.picture, self.words)
        parts = (self.pad, self.chart)
        standings = (self.standing, self.second)
        others = (*seats, *parts) if pad else (*parts, *seats)
        ordered = (*others, *standings) if pad and long else (*standings, *others)
        if ordered == self._parts:
            return
        self._parts = ordered
        layout = self._sheet.layout()
        if not isinstance(layout, QVBoxLayout):
            return
        for part in ordered:
            # `takeAt` would leave the old item alive. It would receive the updates of text and font
            # instead of the new item, which would keep an old height.
            layout.removeWidget(part)
        while layout.count():
            layout.takeAt(0)
        for part in ordered:
            # Spare height goes to the pad, up to the panel's width, and to the chart; without them
            # to the standings.
            layout.addWidget(part, _MOST_OF_IT if part in parts else int(part in standings))
        layout.addStretch()

    def _show_seats(self, seats: SeatsShown | None) -> None:
        for part in (self.title, self.words):
            part.setVisible(seats is not None)
        self.picture.setVisible(seats is not None and seats.after is not None)
        if seats is None:
            return
        self.title.setText(seats.title)
        if seats.after is not None:
            self.picture.set_seats(seats.before, seats.after)
        # `_keep_rows` sets the text, wrapped to the width; the accessible name is not wrapped.
        self.words.setAccessibleName("\n".join(seats.lines))


def _room(panel: Panel, *, over: bool) -> object:
    """Return everything in `panel` that affects the sizes of its parts; figures do not."""
    standings = [each for each in (panel.standing, panel.second) if each is not None]
    lines = [(len(each.lines), len(each.partnerships)) for each in standings]
    return lines, panel.picture, panel.running is None, panel.seats, over
