"""Pads: popups over a cell in which its value is chosen with the mouse or the arrow keys.

`ChoicePad` offers a list of values, `ContractPad` 35 bids, doubles and the four players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from math import ceil

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QPushButton, QWidget

from chicago_gui.scoring import ALL_BIDS, Contract, Denomination, Doubling
from chicago_gui.sheet.column import Choice, Offer
from chicago_gui.sheet.words import bid_words, sentence, tr
from chicago_gui.widgets.keys import ENTERS, is_command
from chicago_gui.widgets.marks_picture import paint_contract
from chicago_gui.widgets.text_fitting import fit_text, is_cut
from chicago_gui.widgets.theme import HAIR, HEAVY, STRONG, Role, Theme, plain_tip

_NAME_WIDTH = 152
"""The width of a key with a name, in pixels at 100 %."""

_LEFT, _RIGHT, _UP, _DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ARROWS = (_LEFT, _RIGHT, _UP, _DOWN)

_CENTRE = Qt.AlignmentFlag.AlignCenter


class FirstPress:
    """The first press of a possible double click.

    Qt reports a double click only if both presses hit the same window. A pad is a separate window,
    so the second press would press a key of the pad, or close the pad.
    """

    def __init__(self, where: QPoint | None = None) -> None:
        """Record a press now, at `where` or at the current mouse position."""
        self._where = QCursor.pos() if where is None else where
        self._since = QElapsedTimer()
        self._since.start()

    def is_again(self, event: QMouseEvent) -> bool:
        """Return whether `event` is the second press of a double click."""
        hints = QGuiApplication.styleHints()
        away = (event.globalPosition().toPoint() - self._where).manhattanLength()
        soon = self._since.elapsed() < hints.mouseDoubleClickInterval()
        return soon and away <= hints.mouseDoubleClickDistance()


def _press_beside(pad: QWidget, event: QMouseEvent) -> None:
    """Close `pad` after a press outside it, and send the press to the widget that is hit.

    The form below the pad does not get the press, because the user only meant to close the pad. Qt
    itself forwards such presses on some desktops only.
    """
    if pad.rect().contains(event.position().toPoint()):
        return
    ground, at = pad.parentWidget(), event.globalPosition().toPoint()
    pad.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # see `_LetGo`
    pad.close()
    hit = QApplication.widgetAt(at)
    window = None if hit is None else hit.window().windowHandle()
    if hit is None or window is None or ground is None or hit is ground or ground.isAncestorOf(hit):
        pad.deleteLater()
        return
    _LetGo(pad, hit)
    QCoreApplication.sendEvent(window, _elsewhere(event, window.mapFromGlobal))
    _SecondPressFilter(hit, at)


def _elsewhere(event: QMouseEvent, place: Callable[[QPointF], QPointF]) -> QMouseEvent:
    """Return `event` for another widget; `place` maps global positions to that widget."""
    at, where = event.globalPosition(), place(event.globalPosition())
    kind, button, held = event.type(), event.button(), event.buttons()
    return QMouseEvent(kind, where, where, at, button, held, event.modifiers())


class _LetGo(QObject):
    """Forwards the release of a press outside a pad to the widget that was pressed.

    Qt sends the release to the pad, and the widget would stay pressed. So the closed pad is kept
    until the release has come.
    """

    released = Signal()

    def __init__(self, pad: QWidget, hit: QWidget) -> None:
        super().__init__(hit)
        self._hit = hit
        for watched in (pad, hit):
            watched.installEventFilter(self)
        for ended in (self.released, hit.destroyed):
            ended.connect(pad.deleteLater)
        pad.destroyed.connect(self.deleteLater)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonRelease:
            return False
        if watched is self._hit:
            self.released.emit()
            return False
        # Qt no longer knows that a widget in the window is pressed.
        QCoreApplication.sendEvent(self._hit, _elsewhere(event, self._hit.mapFromGlobal))
        return True


class _SecondPressFilter(QObject):
    """Drops the second press of a double click outside a pad.

    The widget would take it as another click: a double click on the cover button would uncover.
    """

    def __init__(self, hit: QWidget, where: QPoint) -> None:
        super().__init__(hit)
        self._first = FirstPress(where)
        hit.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonPress:
            return False
        self.deleteLater()
        return self._first.is_again(event)


class Look(Enum):
    """The style of a key: a cell of a ruled group, a plain button, or the main button."""

    CELL = auto()
    PLAIN = auto()
    MAIN = auto()


class PadKey(QPushButton):
    """A key of a pad; a chosen key is filled.

    It paints its own label, because Qt would take `&` in a name for a shortcut. A double click
    counts as one click.
    """

    reached = Signal()
    """The key has received the focus."""

    proposed = False
    """Whether this choice is the proposal that Enter would accept."""

    first_press: FirstPress | None = None
    """The press that opened the pad."""

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
        if wide > self._room(theme.px(_NAME_WIDTH)):
            self.setToolTip(plain_tip(label))

    @property
    def label(self) -> str:
        """The text on the key."""
        return self._label

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.first_press is None or not self.first_press.is_again(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The pad handles the arrows and Enter; Qt's Enter presses default buttons only.
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
            # A disabled key shows only its label.
            proposed = self.proposed and not filled
            edge = theme.pen(theme.wanted_border, HEAVY) if proposed else None
            painter.setPen(edge or theme.pen(theme.strong_rule, HAIR))
            painter.setBrush(QColor(theme.wanted) if proposed and not lit else fill)
            inset = 1 if proposed else 0.5
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 4, 4)
        if self.hasFocus():
            around = box.adjusted(2.5, 2.5, -2.5, -2.5)
            painter.setPen(theme.pen(theme.on_accent if filled else theme.accent, HEAVY))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(around, 2, 2)
        self.paint_label(painter, theme.on_accent if filled else None)
        painter.end()

    def paint_label(self, painter: QPainter, colour: str | None) -> None:
        """Paint the label, in `colour` if the key is filled."""
        theme = self._theme
        font, words = self._written(self.width(), self.height())
        painter.setFont(font)
        painter.setPen(QColor(colour or (theme.ink if self.isEnabled() else theme.quiet)))
        painter.drawText(QRectF(self.rect()), _CENTRE, words)

    def cuts(self, width: int, height: int) -> bool:
        """Return whether a key of this size has to cut its label."""
        return is_cut(self._written(width, height)[1])

    def _written(self, width: int, height: int) -> tuple[QFont, str]:
        font = self._theme.font(Role.TITLE if self._look is Look.MAIN else Role.NAME)
        keys = self._pad.findChildren
        return fit_text(
            self._label,
            font,
            self._room(width),
            height=height,
            others=lambda: [key.label for key in keys(PadKey)],
        )

    def _room(self, width: int) -> int:
        return width - self._theme.px(12)


class Pad(QFrame):
    """A popup of keys at a cell. A click outside, Esc or a command key closes it.

    `typed` emits text typed while the pad is open, which is meant for the cell.
    """

    typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        """Make a pad without keys."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # see `_press_beside`
        self._theme = theme
        self._first_press = FirstPress()

    def open_at(self, corner: QPoint) -> None:
        """Show the pad with its upper left corner at `corner`."""
        self.adjustSize()
        self.move(corner)
        self._first_press = FirstPress()
        for key in self.findChildren(PadKey):
            key.first_press = self._first_press
        self.show()
        self.first_focus().setFocus(Qt.FocusReason.PopupFocusReason)

    def first_focus(self) -> QWidget:
        """Return the widget that has the focus when the pad opens."""
        return self

    def event(self, event: QEvent) -> bool:
        """Close the pad at a command key.

        Under a popup Qt ignores shortcuts of the window. F2 would do nothing, and the counts typed
        after it would appear on the Table face.
        """
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and is_command(event):
            self.close()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close at a press outside, unless it is the second press of the opening double click."""
        if not self._first_press.is_again(event):
            _press_beside(self, event)


_ONE_COLUMN = 7
"""More choices than this are arranged in several columns."""

_GRID = 7
"""The number of columns for a grid of numbers; many numbers have more."""

_HEADS = 2
"""The number of grid rows above the keys: title and text."""

_NARROW, _WIDE = 56, 480
_LEAST = 228
"""The least width of the title."""

_FINGER = 34

_LINES = 5
"""The greatest number of lines of a label."""


class ChoicePad(Pad):
    """A pad of values, chosen with a click, or with the arrows and Enter.

    No key has the focus before an arrow is pressed, so that Enter and letters still go to the cell.
    """

    chosen = Signal(object)

    def __init__(self, offer: Offer, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the question, the remark and the choices of `offer`."""
        super().__init__(theme, parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        offered = self._offered = tuple(offer.choices)
        words = [any(map(str.isalpha, choice.label)) for choice in offered]
        columns = ceil(len(offered) / _ONE_COLUMN)
        if columns > 1 and not all(words):
            numbers, most = words.count(False), max(columns, _GRID)
            columns = ceil(numbers / ceil(numbers / most))  # lines of about the same length
        self._columns = columns
        self._wide_columns = columns if all(words) else 1
        grid = QGridLayout(self)
        grid.setContentsMargins(*[theme.px(6)] * 4)
        grid.setSpacing(theme.px(4))
        self.keys: list[PadKey] = []
        self._lines: list[list[PadKey]] = []
        self._left = 0
        self.setAccessibleName(offer.question)
        self.setAccessibleDescription(offer.remark)
        for choice, in_words in zip(offered, words, strict=True):
            key = self._key(choice.label)
            key.setCheckable(True)
            key.setChecked(choice.chosen)
            key.setEnabled(choice.possible)
            key.clicked.connect(lambda _=False, choice=choice: self._take(choice))
            self._put(grid, key, alone=in_words and not all(words))
        self._head(grid, offer)

    def mark_proposed(self, change: object) -> None:
        """Mark the choice that makes `change` as the proposal that Enter would accept."""
        for key, choice in zip(self.keys, self._offered, strict=True):
            if choice.change == change:
                key.proposed = True
                said = tr("proposed: {what}").format(what=choice.label)
                key.setAccessibleDescription(said)

    def _head(self, grid: QGridLayout, offer: Offer) -> None:
        """Put question and remark above the keys, wrapped so that they do not widen the keys."""
        px = self._theme.px
        margins = grid.contentsMargins()
        keys = grid.minimumSize().width() - margins.left() - margins.right()
        wide = max(keys, px(_LEAST))
        lines = ((offer.question, Role.HEADING), (offer.remark, Role.CELL))
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
        """Put `key` after the last one, or `alone` on a line, such as a word among numbers."""
        if alone or self._left < 1:
            self._lines.append([])
            self._left = self._columns
        line, wide = self._lines[-1], self._columns if alone else 1
        line.append(key)
        self._left -= wide
        grid.addWidget(key, len(self._lines) + _HEADS, len(line) - 1, 1, wide)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle arrows, Enter and Esc; pass on other typed text."""
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
        """Return the keys in the direction of `arrow` from `here`, nearest first."""
        if here is None:
            return self.keys
        at = self.keys.index(here)
        if arrow in (_LEFT, _RIGHT):
            return self.keys[at + 1 :] if arrow == _RIGHT else self.keys[:at][::-1]
        line = next(at for at, keys in enumerate(self._lines) if here in keys)
        column = self._lines[line].index(here)
        lines = self._lines[line + 1 :] if arrow == _DOWN else self._lines[:line][::-1]
        return [keys[min(column, len(keys) - 1)] for keys in lines]

    def _key(self, label: str) -> PadKey:
        key = PadKey(label, "", Look.PLAIN, self._theme, self)
        # A press that chooses nothing must not take the focus, because Enter is for the cell.
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        words = QFontMetrics(self._theme.font(Role.NAME)).horizontalAdvance(label)
        share = int(self.screen().availableSize().width() * 0.9) // self._wide_columns
        most = min(self._theme.px(_WIDE), share)
        least = max(min(words + self._theme.px(24), most), self._theme.px(_NARROW))
        # A sentence has as many lines as it needs; a name has at most two.
        high = (self._theme.px(_FINGER * lines / 2) for lines in (2, *range(3, _LINES + 1)))
        fitting = (height for height in high if not key.cuts(least, height))
        key.setMinimumSize(least, next(fitting, self._theme.px(_FINGER)))
        self.keys.append(key)
        return key

    def _take(self, choice: Choice) -> None:
        self.close()
        self.chosen.emit(choice)


_BID, _KEY = 46, 33
_MARGIN = 12
_COLUMNS = tuple(Denomination)
_ABOVE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TABBED = Qt.FocusPolicy.StrongFocus


class BidKey(PadKey):
    """The key of one bid; its suit is drawn as a shape."""

    def __init__(self, bid: Contract, theme: Theme, parent: QWidget) -> None:
        super().__init__("", bid_words(bid), Look.CELL, theme, parent)
        self.bid = bid

    def paint_label(self, painter: QPainter, colour: str | None) -> None:
        theme = self._theme
        font = theme.font(Role.NUMBER)
        paint_contract(painter, QRectF(self.rect()), self.bid, theme, font, colour)


class ContractPad(Pad):
    """A pad for contract and declarer, which emits `chosen` or `passed_out` and closes.

    It opens with the current contract of the cell. A click elsewhere or Esc only closes it.
    """

    chosen = Signal(Contract, str)
    passed_out = Signal()

    def __init__(
        self,
        names: Sequence[str],
        theme: Theme,
        contract: Contract | None = None,
        declarer: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a pad for the players `names`, partners next to each other."""
        super().__init__(theme, parent)
        self._bid = contract and Contract(contract.level, contract.denomination)
        self._doubling = contract.doubling if contract else Doubling.UNDOUBLED
        self.declarer = declarer if declarer in names else None
        """The declarer as chosen so far."""
        self.bids = {bid: BidKey(bid, theme, self) for bid in ALL_BIDS}
        self.doubles = {
            Doubling.DOUBLED: PadKey("X", tr("doubled"), Look.CELL, theme, self),
            Doubling.REDOUBLED: PadKey("XX", tr("redoubled"), Look.CELL, theme, self),
        }
        self.names = {name: PadKey(name, "", Look.CELL, theme, self) for name in names}
        self.pass_key = PadKey(tr("Passed out"), "", Look.PLAIN, theme, self)
        self.ok = PadKey(tr("OK"), "", Look.MAIN, theme, self)
        self.setAccessibleName(sentence(tr("contract")))
        for key in self._keys():
            key.clicked.connect(partial(self._press, key))
            key.reached.connect(partial(self._rove, key))
        self._lay_out()
        self._show_choice()
        for group in self._groups():
            for first in group[:1]:
                self._rove(next((key for key in group if key.isChecked()), first))

    @property
    def contract(self) -> Contract | None:
        """The contract as chosen so far."""
        if self._bid is None:
            return None
        return Contract(self._bid.level, self._bid.denomination, self._doubling)

    def first_focus(self) -> QWidget:
        """Return the key of the chosen bid, or of the lowest one."""
        return self.bids[self._bid or ALL_BIDS[0]]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        if not isinstance(focus, PadKey):
            super().keyPressEvent(event)
        elif event.key() in ENTERS:
            self._enter(focus)
        elif event.key() in ARROWS:
            there = self._nearest(focus, Qt.Key(event.key()))
            if there is not None:
                there.setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.text().isprintable() and event.text().strip():
            # Typed text is meant for the cell.
            self.close()
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.paper))
        # The background shows through the gaps between the cells as rules.
        for cells in self._groups():
            whole = QRect()
            for cell in cells:
                whole = whole.united(cell.geometry())
            painter.fillRect(whole.adjusted(-1, -1, 1, 1), QColor(theme.strong_rule))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.pen(theme.strong_rule, STRONG))
        painter.drawRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75))
        painter.setPen(QColor(theme.heading))
        painter.setFont(theme.font(Role.HEADING))
        double, key = self.doubles[Doubling.DOUBLED].geometry(), theme.px(_KEY)
        heading = QRectF(double.x(), double.y() + key, self.width() - double.x(), key - 1)
        painter.drawText(heading, _ABOVE, tr("played by"))
        painter.end()

    def _keys(self) -> list[PadKey]:
        return [*(key for group in self._groups() for key in group), self.pass_key, self.ok]

    def _groups(self) -> tuple[list[PadKey], list[PadKey], list[PadKey]]:
        """Return the keys of each ruled group: bids, doubles, names."""
        return [*self.bids.values()], [*self.doubles.values()], [*self.names.values()]

    def _lay_out(self) -> None:
        theme = self._theme
        width, height, half = theme.px(_BID), theme.px(_KEY), theme.px(_NAME_WIDTH) // 2
        left = top = theme.px(_MARGIN)
        for bid, key in self.bids.items():
            column, row = _COLUMNS.index(bid.denomination), bid.level - 1
            key.setGeometry(left + column * width, top + row * height, width - 1, height - 1)
        right = left + 5 * width + theme.px(_MARGIN)
        for column, double in enumerate(self.doubles.values()):
            double.setGeometry(right + column * half, top, half - 1, height - 1)
        for row, name in enumerate(self.names.values(), start=2):
            name.setGeometry(right, top + row * height, 2 * half - 1, height - 1)
        last = top + 7 * height + theme.px(_MARGIN)
        self.pass_key.setGeometry(left, last, 5 * width - 1, height)
        self.ok.setGeometry(right, last, 2 * half - 1, height)
        self.setFixedSize(right + 2 * half + left, last + height + top)

    def _press(self, key: PadKey) -> None:
        """Choose what is on `key`; a second press on a double removes it.

        A different bid starts undoubled, as at the table.
        """
        if key is self.pass_key:
            self.close()
            self.passed_out.emit()
            return
        if key is self.ok:
            contract, declarer = self.contract, self.declarer
            if contract is not None and declarer is not None:
                self.close()
                self.chosen.emit(contract, declarer)
            return
        if isinstance(key, BidKey):
            if self._bid not in (None, key.bid):
                self._doubling = Doubling.UNDOUBLED
            self._bid = key.bid
        elif key in self.names.values():
            self.declarer = key.label
        else:
            doubling = next(sign for sign, other in self.doubles.items() if other is key)
            taken_back = doubling is self._doubling
            self._doubling = Doubling.UNDOUBLED if taken_back else doubling
        self._show_choice()

    def _enter(self, key: PadKey) -> None:
        """Press `key` and focus the first missing choice; Enter never removes a choice."""
        self._press(key)
        if self._bid is None or key in (self.pass_key, self.ok, *self.doubles.values()):
            return
        missing = [] if self.declarer else list(self.names.values())
        (missing or [self.ok])[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_choice(self) -> None:
        for bid, key in self.bids.items():
            key.setChecked(bid == self._bid)
        for doubling, double in self.doubles.items():
            double.setChecked(doubling is self._doubling)
        for name, player in self.names.items():
            player.setChecked(name == self.declarer)
        self.ok.setEnabled(self._bid is not None and self.declarer is not None)

    def _rove(self, key: PadKey) -> None:
        """Make `key` the only Tab stop of its group."""
        for group in self._groups():
            if key in group:
                for other in group:
                    here = other is key
                    other.setFocusPolicy(_TABBED if here else Qt.FocusPolicy.ClickFocus)

    def _nearest(self, key: PadKey, arrow: Qt.Key) -> PadKey | None:
        """Return the nearest key in the direction of `arrow`, or None."""
        here = key.geometry()
        level = arrow in (_LEFT, _RIGHT)
        found = []
        for other in self._keys():
            there = other.geometry()
            away = there.center() - here.center()
            ahead = {_RIGHT: away.x(), _LEFT: -away.x(), _DOWN: away.y(), _UP: -away.y()}[arrow]
            in_row = there.top() <= here.bottom() and here.top() <= there.bottom()
            in_column = there.left() <= here.right() and here.left() <= there.right()
            # Up and down stay in the column. Left and right prefer the same row, but cross gaps.
            leads = not in_column if level else in_column
            if other.isEnabled() and ahead > 0 and leads:
                aside = abs(away.y() if level else away.x())
                found.append((level and not in_row, ahead, aside, other))
        return min(found, key=lambda each: each[:3])[3] if found else None
