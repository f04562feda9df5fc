"""The mouse's way into a cell: a pad of everything that can be chosen there, and its keys."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import Labelled
from chicago_gui.sheet.words import bid_words, tr
from chicago_gui.widgets.keys import ENTERS, Opening, give_way, press_beside
from chicago_gui.widgets.lettering import is_cut, written
from chicago_gui.widgets.marks_picture import paint_contract
from chicago_gui.widgets.theme import HAIR, HEAVY, Role, Theme, plain_tip

NAME_WIDTH = 152

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ARROWS = (LEFT, RIGHT, UP, DOWN)

_CENTRE = Qt.AlignmentFlag.AlignCenter


class Look(Enum):
    """How a key of the pad is drawn: as a cell of the form, whose rules the pad draws, or alone."""

    CELL = auto()
    PLAIN = auto()
    MAIN = auto()


class PadKey(QPushButton):
    """A key of the pad; when chosen it is filled.

    Its words are a label that is painted, never Qt's text: a name may hold an `&`. A double click
    is one click.
    """

    reached = Signal()
    opening: Opening | None = None
    """Of its pad."""

    def __init__(self, label: str, spoken: str, look: Look, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pad = parent
        self._look = look
        self._label = label
        self.setCheckable(look is Look.CELL)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(spoken or label)
        wide = QFontMetricsF(theme.font(Role.NAME)).horizontalAdvance(label)
        if wide > self._room(theme.px(NAME_WIDTH)):
            self.setToolTip(plain_tip(label))

    @property
    def label(self) -> str:
        """The words on the key."""
        return self._label

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.opening is None or not self.opening.is_again(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The pad knows where the arrows lead, and Enter is not only for default buttons.
        if event.key() in ARROWS or event.key() in ENTERS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        filled = self.isChecked() or (self._look is Look.MAIN and self.isEnabled())
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        fill = QColor(theme.accent if filled else theme.band if lit else theme.paper)
        if self._look is Look.CELL:
            painter.fillRect(box, fill)
        elif self.isEnabled() or filled:
            # What cannot be pressed now is no key: its words alone are there.
            painter.setPen(theme.pen(theme.strong_rule, HAIR))
            painter.setBrush(fill)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if self.hasFocus():
            around = box.adjusted(2.5, 2.5, -2.5, -2.5)
            painter.setPen(theme.pen(theme.on_accent if filled else theme.accent, HEAVY))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(around, 2, 2)
        self.paint_label(painter, theme.on_accent if filled else None)
        painter.end()

    def paint_label(self, painter: QPainter, colour: str | None) -> None:
        """Paint the words, in `colour` where the key is filled."""
        theme = self._theme
        font, words = self._written(self.width(), self.height())
        painter.setFont(font)
        painter.setPen(QColor(colour or (theme.ink if self.isEnabled() else theme.quiet)))
        painter.drawText(QRectF(self.rect()), _CENTRE, words)

    def cuts(self, width: int, height: int) -> bool:
        """Whether the words have no room on a key of so many pixels."""
        return is_cut(self._written(width, height)[1])

    def _written(self, width: int, height: int) -> tuple[QFont, str]:
        font = self._theme.font(Role.TITLE if self._look is Look.MAIN else Role.NAME)
        keys = self._pad.findChildren
        return written(
            self._label,
            font,
            self._room(width),
            height=height,
            others=lambda: [key.label for key in keys(PadKey)],
        )

    def _room(self, width: int) -> int:
        return width - self._theme.px(12)


class BidKey(PadKey):
    """The key of one bid, its suit drawn as a shape."""

    def __init__(self, bid: Contract, theme: Theme, parent: QWidget) -> None:
        super().__init__("", bid_words(bid), Look.CELL, theme, parent)
        self.bid = bid

    def paint_label(self, painter: QPainter, colour: str | None) -> None:
        theme = self._theme
        font = theme.font(Role.NUMBER)
        paint_contract(painter, QRectF(self.rect()), self.bid, theme, font, colour)


_ONE_COLUMN = 7
"""Up to so many choices stand below each other; more stand beside each other, too."""

_GRID = 7
"""So many figures stand beside each other, and more where they would be too many lines."""

_HEADS = 2
"""So many lines say what a pad is about."""

_NARROW, _WIDE = 56, 480
_LEAST = 228
"""So wide are the lines that say what a pad is about, and its keys below each other, at least."""

_FINGER = 34

_LINES = 5
"""So many lines the words of a key have at most."""


class ChoicePad(QFrame):
    """A popup of keys, taken with a click, or with the arrows and Enter.

    No key has the focus before an arrow is pressed: whoever clicked the cell and goes on typing
    means the cell. What is typed closes the pad and comes out as `typed`.
    """

    chosen = Signal(object)
    rolled = Signal()
    typed = Signal(str)

    def __init__(
        self,
        offered: Sequence[Labelled],
        theme: Theme,
        title: str = "",
        *,
        told: str = "",
        die: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Offer these under `title`, which says for what; `die` adds a die to roll.

        `told` stands beneath the title: what is to be known for choosing.
        """
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # see `press_beside`
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._theme = theme
        words = [any(map(str.isalpha, choice.label)) for choice in offered]
        columns = ceil(len(offered) / _ONE_COLUMN)
        self._columns = columns if columns < 2 or all(words) else max(columns, _GRID)
        self._wide_columns = columns if all(words) else 1
        grid = QGridLayout(self)
        grid.setContentsMargins(*[theme.px(6)] * 4)
        grid.setSpacing(theme.px(4))
        self.keys: list[PadKey] = []
        self._lines: list[list[PadKey]] = []
        self._left = 0
        self._opening = Opening()
        self.setAccessibleName(title)
        self.setAccessibleDescription(told)
        for choice, in_words in zip(offered, words, strict=True):
            key = self._key(choice.label)
            key.setCheckable(True)
            key.setChecked(choice.chosen)
            key.setEnabled(choice.possible)
            key.clicked.connect(lambda _=False, choice=choice: self._take(choice))
            self._put(grid, key, alone=in_words and not all(words))
        if die:
            key = self._key(tr("roll the die"))
            key.clicked.connect(self._roll)
            self._put(grid, key, alone=True)
        self._head(grid, title, told)

    def _head(self, grid: QGridLayout, title: str, told: str) -> None:
        """Say above the keys what they are about: no words there make them wider."""
        px = self._theme.px
        margins = grid.contentsMargins()
        keys = grid.minimumSize().width() - margins.left() - margins.right()
        wide = max(keys, px(_LEAST))
        lines = ((title, Role.HEADING), (told, Role.CELL))
        for at, (line, role) in enumerate(lines):
            if not line:
                continue
            head = QLabel(line, self)
            head.setTextFormat(Qt.TextFormat.PlainText)
            head.setFont(self._theme.font(role))
            head.setWordWrap(True)
            head.setFixedSize(wide, head.heightForWidth(wide))
            grid.addWidget(head, at, 0, 1, self._columns)

    def _put(self, grid: QGridLayout, key: PadKey, *, alone: bool) -> None:
        """Put `key` behind the last one, or `alone` into a line, as words among figures are."""
        if alone or self._left < 1:
            self._lines.append([])
            self._left = self._columns
        line, wide = self._lines[-1], self._columns if alone else 1
        line.append(key)
        self._left -= wide
        # The lines above are what it is about.
        grid.addWidget(key, len(self._lines) + _HEADS, len(line) - 1, 1, wide)

    def open_at(self, corner: QPoint) -> None:
        """Show the pad with its upper left corner at `corner`, moved to stay on the screen."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        x = min(corner.x(), screen.right() - self.width())
        y = min(corner.y(), screen.bottom() - self.height())
        self.move(max(x, screen.left()), max(y, screen.top()))
        self._opening = Opening()
        for key in self.keys:
            key.opening = self._opening
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def event(self, event: QEvent) -> bool:
        """Give way to the commands of the window."""
        give_way(self, event)
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close at a press beside the pad, but not at the second one of what opened it."""
        if not self._opening.is_again(event):
            press_beside(self, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, take with Enter, leave with Esc, hand on what is typed."""
        here = next((key for key in self.keys if key.hasFocus()), None)
        key = Qt.Key(event.key())
        if key in ARROWS:
            there = next((other for other in self._ahead(here, key) if other.isEnabled()), None)
            if there is not None:
                there.setFocus(Qt.FocusReason.OtherFocusReason)
        elif key in ENTERS and here is not None:
            here.click()
        elif key in ENTERS or (event.text() and event.text().isprintable()):
            self.close()
            self.typed.emit("\r" if key in ENTERS else event.text())
        else:
            super().keyPressEvent(event)

    def _ahead(self, here: PadKey | None, arrow: Qt.Key) -> Sequence[PadKey]:
        """Return the keys to which `arrow` leads from `here`, the nearest first."""
        if here is None:
            return self.keys
        at = self.keys.index(here)
        if arrow in (LEFT, RIGHT):
            return self.keys[at + 1 :] if arrow == RIGHT else self.keys[:at][::-1]
        line = next(at for at, keys in enumerate(self._lines) if here in keys)
        column = self._lines[line].index(here)
        lines = self._lines[line + 1 :] if arrow == DOWN else self._lines[:line][::-1]
        return [keys[min(column, len(keys) - 1)] for keys in lines]

    def _key(self, label: str) -> PadKey:
        key = PadKey(label, "", Look.PLAIN, self._theme, self)
        # A press that takes nothing leaves Enter to the cell.
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        words = QFontMetrics(self._theme.font(Role.NAME)).horizontalAdvance(label)
        share = int(self.screen().availableSize().width() * 0.9) // self._wide_columns
        most = min(self._theme.px(_WIDE), share)
        least = max(min(words + self._theme.px(24), most), self._theme.px(_NARROW))
        # A sentence has as many lines as it takes; a name has two, and is cut in them.
        high = (self._theme.px(_FINGER * lines / 2) for lines in (2, *range(3, _LINES + 1)))
        fitting = (height for height in high if not key.cuts(least, height))
        key.setMinimumSize(least, next(fitting, self._theme.px(_FINGER)))
        self.keys.append(key)
        return key

    def _take(self, choice: Labelled) -> None:
        self.close()
        self.chosen.emit(choice)

    def _roll(self) -> None:
        self.close()
        self.rolled.emit()
