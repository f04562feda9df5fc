"""The standing: the players' figures in order, their counts, and how often they were partners."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from chicago_gui.record import Record
from chicago_gui.sheet.panel import Standing, StandingLine
from chicago_gui.sheet.words import MINUS, amount, pair, sentence, tr
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.text_fitting import fit_text
from chicago_gui.widgets.theme import FINGER, HAIR, HEAVY, PANEL, Role, Theme, ink
from chicago_gui.widgets.uncovering import AsItWas, Uncovering, motion

_TITLE = 26
_HEADINGS = 20
_ROW, _ROOMY = 30, 46
"""The least and the greatest height of a line."""

_PAIR = 28
_GAP = 14
_CLOSE = 8
"""The gap between the columns of a line with details."""

_NAME = 52
"""The least width of names beside details; without room for it, the first details are left out."""

_BESIDE = 28
"""The gap between columns of lines."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_LINK = 36

SMALLEST = 0.72
"""The smallest size of a name before it is cut, as a share of its usual size."""

_MARK = 8
_MARK_GAP = 4
_MOST_MARKS = 6


class Columns(Record):
    """The positions of the standing's columns: left or right edges in pixels."""

    name_right: float = 0.0
    figure_right: float = 0.0
    counts_left: tuple[float, ...] = ()
    letters: int = 0
    """The font size of all names in pixels; 0 is the usual size."""
    details_right: tuple[float, ...] = ()


class StandingRow(Painted):
    """One line of the standing; its tooltip and accessible name say the numbers in words."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._line = StandingLine("", 0)
        self._words = ""
        self._limits: tuple[int, ...] = ()
        self._names: tuple[str, ...] = ()
        self._columns = Columns()
        # So that a new figure does not redraw the panel beneath.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def name(self) -> str:
        """The player on this line."""
        return self._line.name

    def show_line(self, line: StandingLine, standing: Standing) -> None:
        """Show `line` of `standing`."""
        names = tuple(each.name for each in standing.lines)
        parts = [f"{line.name}: {amount(line.written, standing.unit)}"]
        details = zip(standing.detailed, line.details, strict=True)
        parts += [f"{what} {text}" for what, text in details if text]
        limits = tuple(standing.limit(at) for at in range(len(line.counts)))
        for what, count, most in zip(standing.counted, line.counts, limits, strict=True):
            if most:
                parts.append(
                    tr("{what} {count} of {most}").format(what=what, count=count, most=most)
                )
            else:
                parts.append(f"{what} {count}")
        words = ", ".join(parts)
        if (words, line, names) == (self._words, self._line, self._names):
            return
        self._words, self._line, self._names = words, line, names
        self._limits = limits
        self.tell(words)
        self.update()

    def arrange(self, theme: Theme, columns: Columns) -> None:
        """Paint with `theme` into `columns` from now on."""
        if (theme, columns) != (self._theme, self._columns):
            self._theme, self._columns = theme, columns
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, shown, columns = self._theme, self._line, self._columns
        painter, height = QPainter(self), self.height()
        # Fill the background, so that a sliding line covers the one it passes.
        painter.fillRect(self.rect(), ink(theme.paper))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(ink(theme.ink))
        font = theme.font(Role.STANDING)
        font.setPixelSize(columns.letters or font.pixelSize())
        name = QRectF(0, 0, columns.name_right, height)
        paint_name(painter, name, shown.name, font, self._names)
        painter.setFont(theme.font(Role.STANDING_IMPS))
        # Only figures with a sign are coloured.
        painter.setPen(ink(theme.ink if shown.text else theme.tone(shown.figure)))
        painter.drawText(QRectF(0, 0, columns.figure_right, height), _RIGHT, shown.written)
        painter.setFont(theme.font(Role.CELL))
        details = _last(shown.details, len(columns.details_right))
        for right, text in zip(columns.details_right, details, strict=True):
            has_sign = text[:1] in ("+", MINUS)
            painter.setPen(ink(theme.tone(shown.figure) if has_sign else theme.ink))
            painter.drawText(QRectF(0, 0, right, height), _RIGHT, text)
        counts = zip(columns.counts_left, shown.counts, self._limits, strict=True)
        for at, (left, count, most) in enumerate(counts):
            place = QRectF(left, 0, self.width() - left, height)
            if most:
                paint_marks(painter, place, count, most, theme, square=at % 2 == 1)
            else:
                painter.setFont(theme.font(Role.CELL))
                painter.setPen(ink(theme.ink))
                painter.drawText(place, _LEFT, str(count))
        painter.end()


def _last(texts: Sequence[str], count: int) -> Sequence[str]:
    """Return the last `count` of `texts`: the columns of details that have room."""
    return texts[len(texts) - count :]


def paint_name(
    painter: QPainter, rect: QRectF, name: str, font: QFont, others: Collection[str] = ()
) -> None:
    """Paint `name` into `rect`; if it is cut, it still differs from the `others`."""
    width, height = int(rect.width()), int(rect.height())
    font, shown = fit_text(
        name, font, width, height=height, smallest=SMALLEST, others=lambda: others
    )
    painter.setFont(font)
    painter.drawText(rect, _LEFT, shown)


def marks_width(count: int, cap: int, theme: Theme) -> float:
    """Return the width of `count` with its marks up to `cap`, or as a number if `cap` is 0."""
    marks = max(count, cap)
    if not cap:
        return QFontMetricsF(theme.font(Role.CELL)).horizontalAdvance(str(count))
    if marks > _MOST_MARKS:
        metrics = QFontMetricsF(theme.font(Role.CELL))
        return metrics.horizontalAdvance(f"{count}/{cap}")
    return theme.scale * (marks * (_MARK + _MARK_GAP) - _MARK_GAP)


def paint_marks(
    painter: QPainter, rect: QRectF, count: int, cap: int, theme: Theme, *, square: bool
) -> None:
    """Paint `count` filled marks and empty ones up to `cap`; marks beyond it are red.

    More than six are written as numbers.
    """
    marks = max(count, cap)
    usual = theme.accent if square else theme.strong_rule
    if marks > _MOST_MARKS:
        painter.setFont(theme.font(Role.CELL))
        painter.setPen(ink(theme.loss if count > cap else theme.ink))
        painter.drawText(rect, _LEFT, f"{count}/{cap}")
        return
    line = theme.pen(theme.ink, HAIR).widthF()
    side = theme.scale * _MARK - line
    y = rect.center().y() - side / 2
    for mark in range(marks):
        x = rect.left() + line / 2 + mark * theme.scale * (_MARK + _MARK_GAP)
        colour = theme.loss if mark >= cap else usual
        if mark in (0, cap):
            painter.setPen(theme.pen(colour, HAIR))
        painter.setBrush(ink(colour) if mark < count else Qt.BrushStyle.NoBrush)
        box = QRectF(x, y, side, side)
        if square:
            painter.drawRect(box)
        else:
            painter.drawEllipse(box)


def link_height(theme: Theme) -> int:
    """Return the height of a link, at least that of a finger at any scale."""
    return max(theme.px(_LINK), FINGER)


class Link(QPushButton):
    """A button that looks like a link, with a triangle that shows whether it is open."""

    def __init__(self, text: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setCheckable(True)
        # A click must not take the focus from the form.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        theme = self._theme
        text = QFontMetricsF(theme.font(Role.CELL)).horizontalAdvance(self.text())
        return QSize(round(text) + theme.px(24), link_height(theme))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        turned = ((0, -2), (9, -2), (4.5, 3)) if self.isChecked() else ((2, -4.5), (7, 0), (2, 4.5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.accent))
        corners = [QPointF(theme.scale * x, middle + theme.scale * y) for x, y in turned]
        painter.drawPolygon(QPolygonF(corners))
        font = theme.font(Role.CELL)
        font.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(font)
        painter.setPen(ink(theme.accent))
        text = QRectF(self.rect()).adjusted(theme.px(14), 0, 0, 0)
        painter.drawText(text, _LEFT, self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(theme.pen(theme.accent, HEAVY))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(-2, 3, -1, -3), 3, 3)
        painter.end()


class PartnersRow(Painted):
    """Shows how often two players were partners."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names = ("", "")
        self._count = 0
        self._others: Collection[str] = ()
        self._words = ""

    def set_pair(self, names: tuple[str, str], count: int, others: Collection[str] = ()) -> None:
        """Show that `names` were partners `count` times; cut names differ from the `others`."""
        before = self._words, self._others
        self._names, self._count, self._others = names, count, others
        words = tr("{pair}: partners {count}×").format(pair=pair(names), count=count)
        if (words, others) == before:
            return
        self._words = words
        self.tell(words)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setFont(theme.font(Role.CELL))
        painter.setPen(ink(theme.ink if self._count else theme.quiet))
        area = QRectF(self.rect())
        painter.drawText(area, _RIGHT, str(self._count))
        figures = QFontMetricsF(painter.font()).horizontalAdvance("00")
        area.setRight(area.right() - figures - theme.px(4))
        paint_name(painter, area, pair(self._names), painter.font(), self._others)
        painter.end()


class StandingPanel(QWidget):
    """All players by their figures, and below on demand the partnerships.

    Lines slide to their new places. Screen readers find the new order at once.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: Standing | None = None
        self._columns = Columns()
        self._beside = 1
        self._arranged: tuple[object, ...] = ()
        self._places: list[QPoint] = []
        self._slide: QAbstractAnimation | None = None
        self._was: dict[str, QPoint] | None = None
        # A row belongs to a rank, not to a player.
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
        """Arrange the lines in this number of columns."""
        if columns != self._beside:
            self._beside = columns
            self._arrange()

    def show_standing(self, standing: Standing) -> None:
        """Show `standing`; lines slide to their new places."""
        was = {row.name: row.pos() for row in self.rows}
        before, self._shown = self._shown, standing
        # The headings change with the language.
        alike = before is not None and _headed(before) == _headed(standing)
        if not alike:
            self.update()
        self._grow(standing)
        # The sort is stable: players with equal figures stay in the order of the sheet.
        best = sorted(standing.lines, key=lambda line: -line.figure)
        if [row.name for row in self.rows] != [line.name for line in best]:
            self.finish()
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
        """Delay sliding until `go`."""
        if self._was is None:
            self._was = {row.name: row.pos() for row in self.rows}

    def go(self) -> None:
        """Slide the lines that have moved since `wait`."""
        was, self._was = self._was, None
        self._slide_from(was or {})

    def finish(self) -> None:
        """Move every line to its place at once."""
        self._stop()
        for row, place in zip(self.rows, self._places, strict=False):
            row.move(place)

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
        font, title = fit_text(shown.title, theme.font(Role.TITLE), self.width())
        painter.setFont(font)
        painter.setPen(ink(theme.ink))
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(0, 0, self.width(), theme.px(_TITLE)), top, title)
        painter.setFont(theme.font(Role.HEADING))
        painter.setPen(ink(theme.heading))
        painter.translate(0, theme.px(_TITLE))
        line = QRectF(0, 0, self._wide, theme.px(_HEADINGS))
        for _ in range(self._beside):
            painter.drawText(line, _LEFT, sentence(tr("name")))
            painter.drawText(
                QRectF(0, 0, columns.figure_right, line.height()),
                _RIGHT,
                shown.unit,
            )
            details = _last(shown.detailed, len(columns.details_right))
            for right, heading in zip(columns.details_right, details, strict=True):
                painter.drawText(QRectF(0, 0, right, line.height()), _RIGHT, heading)
            for left, heading in zip(columns.counts_left, shown.counted, strict=True):
                painter.drawText(line.adjusted(left, 0, 0, 0), _LEFT, heading)
            painter.translate(self._wide + theme.px(_BESIDE), 0)
        painter.end()

    def _grow(self, standing: Standing) -> None:
        """Adjust the number of rows to `standing`."""
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
            # Screen readers read children in this order: lines, link, partnerships.
            for child in (self.link, *self.pairs):
                child.raise_()

    @property
    def _lines(self) -> int:
        """The number of lines in a column."""
        return -(-len(self.rows) // self._beside)

    @property
    def _wide(self) -> int:
        """The width of a line in pixels."""
        return (self.width() - (self._beside - 1) * self._theme.px(_BESIDE)) // self._beside

    def _place(self, rank: int, height: int) -> QPoint:
        """Return the position of the line of this `rank`, if lines are `height` high."""
        column, line = divmod(rank, max(self._lines, 1))
        x = column * (self._wide + self._theme.px(_BESIDE))
        return QPoint(x, self._top(line * height))

    def _top(self, below: int) -> int:
        return self._theme.px(_TITLE) + self._theme.px(_HEADINGS) + below

    @property
    def _row_height(self) -> int:
        """The height of a line; lines share the space that is left."""
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
        self.finish()
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
        """Return the columns: figures and counts take what they need, names the rest."""
        theme, shown = self._theme, self._shown
        if shown is None:
            return self._columns
        large = QFontMetricsF(theme.font(Role.STANDING_IMPS))
        widest = max((large.horizontalAdvance(line.written) for line in shown.lines), default=0.0)
        small = QFontMetricsF(theme.font(Role.HEADING))
        gap = theme.px(_CLOSE if shown.detailed else _GAP)
        lefts: list[float] = []
        edge: float = self._wide + gap
        for at, heading in reversed(list(enumerate(shown.counted))):
            marks = (marks_width(line.counts[at], shown.limit(at), theme) for line in shown.lines)
            edge -= gap + max([small.horizontalAdvance(heading), *marks])
            lefts.insert(0, edge)
        details: list[float] = []
        cell = QFontMetricsF(theme.font(Role.CELL))
        widest = max(small.horizontalAdvance(shown.unit), widest)
        for at, heading in reversed(list(enumerate(shown.detailed))):
            texts = (cell.horizontalAdvance(line.details[at]) for line in shown.lines)
            left = edge - gap - max([small.horizontalAdvance(heading), *texts])
            if left - gap - widest - gap / 2 < theme.px(_NAME):
                break  # the tooltip says the rest
            details.insert(0, edge - gap)
            edge = left
        right = edge - gap
        names = max(right - widest - gap / 2, 0.0)
        font, high, room = theme.font(Role.STANDING), self._row_height, int(names)
        fonts = (
            fit_text(line.name, font, room, height=high, smallest=SMALLEST)[0]
            for line in shown.lines
        )
        letters = min((font.pixelSize() for font in fonts), default=0)
        return Columns(names, right, tuple(lefts), letters, tuple(details))

    def _slide_from(self, was: dict[str, QPoint]) -> None:
        ways = [(row, was.get(row.name, row.pos()), row.pos()) for row in self.rows]
        ways = [(row, start, end) for row, start, end in ways if start != end]
        lasts = motion(self) if ways else 0
        if lasts <= 0:
            return
        together = QParallelAnimationGroup(self)
        for row, start, end in ways:
            slide = QPropertyAnimation(row, b"pos", together)
            slide.setDuration(lasts)
            slide.setEasingCurve(QEasingCurve.Type.OutCubic)
            slide.setStartValue(start)
            slide.setEndValue(end)
        # A new group, because Qt warns about clear() on a finished one.
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
    """Return the headings of `standing`."""
    return standing.title, standing.unit, standing.detailed + standing.counted


def move_after(uncovering: Uncovering, part: QWidget, *standings: StandingPanel) -> None:
    """Freeze the look of `part` while a deal is uncovered; then its `standings` slide."""
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
                each.finish()

    uncovering.begun.connect(wait)
    uncovering.done.connect(go)
