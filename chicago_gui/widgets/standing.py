"""The standing: who leads, how often each was what is counted, and who partnered whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from chicago_gui.sheet.panel import Standing
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.lettering import written
from chicago_gui.widgets.standing_rows import (
    SMALLEST,
    Columns,
    Link,
    PartnersRow,
    StandingRow,
    link_height,
    marks_width,
)
from chicago_gui.widgets.theme import PANEL, Role, Theme
from chicago_gui.widgets.uncovering import AsItWas, Uncovering, motion

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractAnimation

_TITLE = 26
_HEADINGS = 20
_ROW, _ROOMY = 30, 46
"""How high a line is, and how high it grows where there is room."""

_PAIR = 28
_GAP = 14
_BESIDE = 28
"""Between two columns of lines."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StandingPanel(QWidget):
    """All in the order of their figures; beneath, when asked for, the partnerships.

    `motion` lets lines slide to their new place. What is said and read is new at once.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, motion: bool = True) -> None:
        super().__init__(parent)
        self.motion = motion
        self._theme = theme
        self._shown: Standing | None = None
        self._columns = Columns()
        self._beside = 1
        self._arranged: tuple[object, ...] = ()
        self._places: list[QPoint] = []
        self._measured: tuple[object, Columns] = ((), Columns())
        self._slide: QAbstractAnimation | None = None
        self._was: dict[str, QPoint] | None = None
        # A row belongs to a place, not to a player: read in their order they are the standing.
        self.rows: list[StandingRow] = []
        self.link = Link(tr("Partnerships"), theme, self)
        self.link.toggled.connect(self._show_pairs)
        self.pairs: list[PartnersRow] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.link.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.link.set_theme(theme)
        for cell in self.pairs:
            cell.set_theme(theme)
        self._arrange()

    def stand_beside(self, columns: int) -> None:
        """Let the lines stand in so many columns beside each other."""
        if columns != self._beside:
            self._beside = columns
            self._arrange()

    def show_standing(self, standing: Standing) -> None:
        """Show the session as it stands now; who overtakes slides past.

        Who is on the way arrives in time, whatever is entered meanwhile.
        """
        was = {row.name: row.pos() for row in self.rows}
        before, self._shown = self._shown, standing
        # What stands over them is a sentence: in another language it is another one.
        alike = before is not None and _headed(before) == _headed(standing)
        if not alike:
            self.update()
        self._grow(standing)
        # Stable: who is level stays in the order of the sheet.
        best = sorted(standing.lines, key=lambda line: -line.figure)
        if [row.name for row in self.rows] != [line.name for line in best]:
            self.settle()
        for row, line in zip(self.rows, best, strict=True):
            row.show_line(line, standing)
        if not alike or before is None or before.partnerships != standing.partnerships:
            everybody = {name for names, _ in standing.partnerships for name in names}
            for cell, (names, count) in zip(self.pairs, standing.partnerships, strict=True):
                cell.set_pair(names, count, everybody)
        self.link.setText(tr("Partnerships"))
        self.setAccessibleName(standing.title)
        self._arrange()
        if self._was is None:
            self._slide_from(was)

    def wait(self) -> None:
        """Let nobody slide before `go`."""
        if self._was is None:
            self._was = {row.name: row.pos() for row in self.rows}

    def go(self) -> None:
        """Let slide who has overtaken since `wait`."""
        was, self._was = self._was, None
        self._slide_from(was or {})

    def settle(self) -> None:
        """Bring every line to its place now."""
        self._stop()
        for row, place in zip(self.rows, self._places, strict=False):
            row.move(place)

    @property
    def sliding(self) -> bool:
        """Whether lines are on their way."""
        return self._slide is not None and self._slide.state() is self._slide.State.Running

    def sizeHint(self) -> QSize:
        theme = self._theme
        height = self._top(self._lines * theme.px(_ROW))
        height += link_height(theme) if self.pairs else theme.px(_GAP)
        if self.link.isChecked():
            height += theme.px(_PAIR) * -(-len(self.pairs) // 2)
        return QSize(theme.px(PANEL - 32), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self._shown
        if shown is None:
            return
        theme, columns = self._theme, self._columns
        painter = QPainter(self)
        font, title = written(shown.title, theme.font(Role.TITLE), self.width())
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(0, 0, self.width(), theme.px(_TITLE)), top, title)
        painter.setFont(theme.font(Role.HEADING))
        painter.setPen(QColor(theme.heading))
        painter.translate(0, theme.px(_TITLE))
        line = QRectF(0, 0, self._wide, theme.px(_HEADINGS))
        for _ in range(self._beside):
            painter.drawText(QRectF(0, 0, columns.figure_right, line.height()), _RIGHT, shown.unit)
            for left, heading in zip(columns.counts_left, shown.counted, strict=True):
                painter.drawText(line.adjusted(left, 0, 0, 0), _LEFT, heading)
            painter.translate(self._wide + theme.px(_BESIDE), 0)
        painter.end()

    def _grow(self, standing: Standing) -> None:
        """Have as many widgets as there are lines: players come, and who never played may go."""
        there = len(self.rows), len(self.pairs)
        for widgets, most in (
            (self.rows, len(standing.lines)),
            (self.pairs, len(standing.partnerships)),
        ):
            for widget in widgets[most:]:
                widget.hide()
                widget.deleteLater()
            del widgets[most:]
        while len(self.rows) < len(standing.lines):
            self.rows.append(StandingRow(self._theme, self))
            self.rows[-1].show()
        while len(self.pairs) < len(standing.partnerships):
            self.pairs.append(PartnersRow(self._theme, self))
            self.pairs[-1].setVisible(self.link.isChecked())
        self.link.setVisible(bool(self.pairs))
        if there != (len(self.rows), len(self.pairs)):
            # Children are read in this order: the lines, the link, what it shows.
            for child in (self.link, *self.pairs):
                child.raise_()

    @property
    def _lines(self) -> int:
        """How many lines stand beneath each other."""
        return -(-len(self.rows) // self._beside)

    @property
    def _wide(self) -> int:
        """How wide a line is, in pixels."""
        return (self.width() - (self._beside - 1) * self._theme.px(_BESIDE)) // self._beside

    def _place(self, rank: int, height: int) -> QPoint:
        """Return where the line of a place in the standing lies, where each is `height` high."""
        column, line = divmod(rank, max(self._lines, 1))
        x = column * (self._wide + self._theme.px(_BESIDE))
        return QPoint(x, self._top(line * height))

    def _top(self, below: int) -> int:
        return self._theme.px(_TITLE) + self._theme.px(_HEADINGS) + below

    @property
    def _row_height(self) -> int:
        """How high a line is: what is left over is shared out among all."""
        least, most = self._theme.px(_ROW), self._theme.px(_ROOMY)
        over = self.height() - self.sizeHint().height()
        return least + min(max(over, 0) // max(self._lines, 1), most - least)

    def _arrange(self) -> None:
        theme, width = self._theme, self.width()
        self._columns = self._measure()
        height = self._row_height
        arranged = (
            *(theme, self.size(), self._columns, height, self._beside, self.link.isChecked()),
            *(len(self.rows), len(self.pairs), self.link.text()),
        )
        if arranged == self._arranged:
            return
        self._arranged = arranged
        more = self._lines * (theme.px(_ROOMY) - theme.px(_ROW))
        self.setMaximumHeight(self.sizeHint().height() + more)
        self._places = [self._place(rank, height) for rank in range(len(self.rows))]
        for row, place in zip(self.rows, self._places, strict=True):
            row.arrange(theme, self._columns)
            row.setGeometry(QRect(place, QSize(self._wide, height)))
        self.settle()
        top = self._top(self._lines * height)
        self.link.setGeometry(QRect(QPoint(0, top), self.link.sizeHint()))
        top += link_height(theme)
        half = -(-len(self.pairs) // 2)
        gap = theme.px(_GAP)
        cell = QSize((width - gap) // 2, theme.px(_PAIR))
        for index, shown in enumerate(self.pairs):
            column, line = divmod(index, half)
            at = QPoint(column * (cell.width() + gap), top + line * cell.height())
            shown.setGeometry(QRect(at, cell))
        self.updateGeometry()
        self.update()

    def _measure(self) -> Columns:
        """Give figures and marks the width they need, and the names what is left."""
        theme = self._theme
        shown = self._shown
        if shown is None:
            return self._columns
        large = QFontMetricsF(theme.font(Role.STANDING_IMPS))
        widest = max((large.horizontalAdvance(line.written) for line in shown.lines), default=0.0)
        # Most results leave all else as it was, and the names are measured letter by letter.
        asked = (
            *(theme, self._wide, self._row_height, shown.unit, shown.counted, shown.most, widest),
            *((line.name, line.counts) for line in shown.lines),
        )
        if asked != self._measured[0]:
            self._measured = asked, self._columns_of(shown, widest)
        return self._measured[1]

    def _columns_of(self, shown: Standing, widest: float) -> Columns:
        """Return the columns of `shown`, whose `widest` figure takes so many pixels."""
        theme = self._theme
        small = QFontMetricsF(theme.font(Role.HEADING))
        gap = theme.px(_GAP)
        lefts: list[float] = []
        edge: float = self._wide + gap
        for at, heading in reversed(list(enumerate(shown.counted))):
            marks = (marks_width(line.counts[at], shown.most or 0, theme) for line in shown.lines)
            edge -= gap + max([small.horizontalAdvance(heading), *marks])
            lefts.insert(0, edge)
        widest = max(small.horizontalAdvance(shown.unit), widest)
        right = edge - gap
        names = max(right - widest - gap / 2, 0.0)
        font, high, room = theme.font(Role.STANDING), self._row_height, int(names)
        fonts = (
            written(line.name, font, room, height=high, smallest=SMALLEST)[0]
            for line in shown.lines
        )
        letters = min((font.pixelSize() for font in fonts), default=0)
        return Columns(names, right, tuple(lefts), letters)

    def _slide_from(self, was: dict[str, QPoint]) -> None:
        ways = [(row, was.get(row.name, row.pos()), row.pos()) for row in self.rows]
        ways = [(row, start, end) for row, start, end in ways if start != end]
        lasts = motion(self) if self.motion and ways else 0
        if lasts <= 0:
            return
        # Nothing moves while the program starts.
        from PySide6.QtCore import QEasingCurve, QParallelAnimationGroup, QPropertyAnimation

        together = QParallelAnimationGroup(self)
        for row, start, end in ways:
            slide = QPropertyAnimation(row, b"pos", together)
            slide.setDuration(lasts)
            slide.setEasingCurve(QEasingCurve.Type.OutCubic)
            slide.setStartValue(start)
            slide.setEndValue(end)
        # A new group: what clear() does to a finished one, Qt itself warns about.
        if self._slide is not None:
            self._slide.deleteLater()
        self._slide = together
        together.start()

    def _stop(self) -> None:
        if self._slide is not None:
            self._slide.stop()

    def _show_pairs(self, shown: bool) -> None:
        for cell in self.pairs:
            cell.setVisible(shown)
        self._arrange()


def _headed(standing: Standing) -> tuple[str, str, tuple[str, ...]]:
    """Return what stands over the lines of `standing`."""
    return standing.title, standing.unit, standing.counted


def move_after(uncovering: Uncovering, part: QWidget, *standings: StandingPanel) -> None:
    """Let `part` look as it did while a deal opens, and its `standings` move when it is open."""
    over: list[AsItWas] = []

    def wait() -> None:
        if uncovering.running and part.isVisible():
            over.append(AsItWas(part))
            for each in standings:
                each.wait()

    def go(hurried: bool) -> None:
        while over:
            before = over.pop()
            before.hide()
            before.deleteLater()
        for each in standings:
            each.go()
            if hurried:
                each.settle()

    uncovering.begun.connect(wait)
    uncovering.done.connect(go)
