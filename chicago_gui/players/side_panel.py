"""Beside the form: the standing, the running figures, and who sits where next.

Where the form leaves no room but over it, a handle opens and shuts it.
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
"""Its width at 100 %, in pixels, where that is more than a finger wants."""


class Handle(QPushButton):
    """An upright button at the edge of the window, as high as the form."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Make the handle of a drawer that is shut."""
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
        """Say what it is, in the language that is spoken now."""
        self.setAccessibleName(tr("Side panel"))
        self.setToolTip(tr("Side panel"))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        # What type grows by is the form's: a finger stays as it is.
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
        # The arrow says which way it goes.
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


_LONG_STANDING = 8
"""More lines than these leave no room for a picture beneath them."""

_SHARES = (1.0, 0.96, 0.92, 0.88, 0.84, 0.8)
"""What is tried where not all is in sight."""

_ROWS = 4
"""So many lines have room beneath the picture at least: what comes moves nothing."""

_MOST_OF_IT = 1000
"""How much more of what is left over the chart has than a standing."""

_LARGE = 48
"""And how high one is that is not to be missed."""


class SidePanel(QScrollArea):
    """Shows what the game's form says of the public view."""

    evening_wanted = Signal()
    """The page of how the evening went is asked for."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, motion: bool = True) -> None:
        """Make an empty panel."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheet = PaperSheet(theme)
        self._theme = theme
        self._dressed = 0.0
        self._steady = 0
        """Which of the shares the evening has needed so far in this room; it does not grow back."""
        self._sheet = sheet
        self._panel: Panel | None = None
        self._room: object = None
        layout = QVBoxLayout(sheet)
        layout.setContentsMargins(theme.px(12), theme.px(10), theme.px(12), theme.px(6))
        layout.setSpacing(theme.px(4))
        self.standing = StandingPanel(theme, sheet, motion=motion)
        self.second = StandingPanel(theme, sheet, motion=motion)
        self.pad = MarksPicture(theme, sheet)
        self.pad.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.chart = Chart(theme, sheet)
        self.title = QLabel(sheet)
        self.picture = SeatsPicture(theme, sheet)
        self.words = QLabel(sheet)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        # A name without a space must not make everything wider than the panel.
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.end = QPushButton(sheet)
        self.end.clicked.connect(self.evening_wanted)
        self.end.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.end.hide()
        self._dressed_end = False
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
        self._dressed_end = False
        self._dress_end()
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

    def _dress_end(self) -> None:
        """Dress the button once it is shown: most of the evening it is not."""
        if not self._dressed_end and not self.end.isHidden():
            self._dressed_end = True
            dress_button(self.end)

    def _fit(self) -> None:
        """Draw a little smaller what would else have to be scrolled, where that is enough.

        Where it is not, the chart gives way, and the pad once its round is over: the form has it.
        Once smaller it stays so, as long as the room is the same, also where it must be scrolled
        then: nothing changes its size between two deals.
        """
        # The room without a scroll bar, which would take some of it.
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
        # That would not do: whoever scrolls reads all of it, at the usual size if it has had that.
        if self._steady == 0:
            self._steady = len(_SHARES)
        self._show_only(self._wanted)
        share = (*_SHARES, 1.0)[self._steady]
        self._dress(replace(self._theme, scale=self._theme.scale * share))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def _keep_rows(self, width: int) -> None:
        """Keep room for what will be said of other deals beneath the picture."""
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
        """Fit into the room there is."""
        super().resizeEvent(event)
        self._steady = 0
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit into the room there is when it is seen."""
        super().showEvent(event)
        self._fit()

    def show_panel(self, panel: Panel, *, over: bool = False) -> None:
        """Show `panel`, and where the evening is `over` the way to the page of how it went."""
        self.setAccessibleName(tr("Side panel"))
        self.end.setText(tr("Summary (F8)"))
        if panel == self._panel and over != self.end.isHidden():
            return  # Whoever walks through the form changes nothing here.
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
        self._dress_end()
        self._show_seats(panel.seats)
        if room != self._room:
            self._show_only(self._wanted)
            self._fit()

    def _order(self, *, pad: bool, long: bool = False) -> None:
        """Where there is a pad, who sits where comes first: it is there between two pads only.

        A long standing comes after it, or the pad would be out of sight.
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
            # Taken out with `takeAt` the old item would live on and be told of new texts and type
            # in place of the new one, which would go on with how high the part was before.
            layout.removeWidget(part)
        while layout.count():
            layout.takeAt(0)
        for part in ordered:
            # What is left over goes to the pad until it is as wide as the panel, and to the chart;
            # where there are none, to the lines of standings.
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
        # Its text follows the room, see `_keep_rows`; what is heard does not.
        self.words.setAccessibleName("\n".join(seats.lines))


def _room(panel: Panel, *, over: bool) -> object:
    """Return all of `panel` that decides how much room its parts take: no figure does."""
    standings = [each for each in (panel.standing, panel.second) if each is not None]
    lines = [(len(each.lines), len(each.partnerships)) for each in standings]
    return lines, panel.picture, panel.running is None, panel.seats, over


class PaperSheet(QWidget):
    """A sheet of paper of its own, to lay things on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.paper))
        painter.setPen(self.theme.pen(self.theme.rule))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
