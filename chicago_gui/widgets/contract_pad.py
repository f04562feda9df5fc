"""The way of the mouse to a contract: 35 bids, doubles, four names; the keyboard goes there too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from chicago_gui.scoring import ALL_BIDS, Contract, Denomination, Doubling
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.choice_pad import (
    ARROWS,
    DOWN,
    LEFT,
    NAME_WIDTH,
    RIGHT,
    UP,
    BidKey,
    Look,
    PadKey,
)
from chicago_gui.widgets.keys import ENTERS, Opening, give_way, press_beside
from chicago_gui.widgets.theme import STRONG, Role, Theme

_BID, _KEY = 46, 33
_MARGIN = 12
_COLUMNS = tuple(Denomination)
_ABOVE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TABBED = Qt.FocusPolicy.StrongFocus


class ContractPad(QWidget):
    """Asks for contract and declarer, and answers once: `chosen`, `passed_out` or `cancelled`.

    It pops up with what stands in the cell chosen already; a click elsewhere or Esc cancels. When
    it has answered it is gone: every question gets a pad of its own.
    """

    chosen = Signal(Contract, str)
    passed_out = Signal()
    cancelled = Signal()
    typed = Signal(str)

    def __init__(
        self,
        names: Sequence[str],
        theme: Theme,
        contract: Contract | None = None,
        declarer: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`names` are those at the table, partners next to each other."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # see `press_beside`
        self._theme = theme
        self._bid = contract and Contract(contract.level, contract.denomination)
        self._doubling = contract.doubling if contract else Doubling.UNDOUBLED
        self._declarer = declarer if declarer in names else None
        self._answered = False
        self._opening = Opening()
        self.bids = {bid: BidKey(bid, theme, self) for bid in ALL_BIDS}
        self.doubles = {
            Doubling.DOUBLED: PadKey("X", tr("doubled"), Look.CELL, theme, self),
            Doubling.REDOUBLED: PadKey("XX", tr("redoubled"), Look.CELL, theme, self),
        }
        self.names = {name: PadKey(name, "", Look.CELL, theme, self) for name in names}
        self.pass_key = PadKey(tr("Passed out"), "", Look.PLAIN, theme, self)
        self.ok = PadKey(tr("OK"), "", Look.MAIN, theme, self)
        self.setAccessibleName(tr("Contract"))
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

    @property
    def declarer(self) -> str | None:
        """The declarer as chosen so far."""
        return self._declarer

    def open_at(self, corner: QPoint) -> None:
        """Pop up with the upper left corner at `corner` of the desktop, wholly on its screen."""
        screen = QGuiApplication.screenAt(corner) or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        left = min(corner.x(), room.right() - self.width())
        top = min(corner.y(), room.bottom() - self.height())
        self.move(max(left, room.left()), max(top, room.top()))
        self._opening = Opening()
        for key in self._keys():
            key.opening = self._opening
        self.show()
        self.bids[self._bid or ALL_BIDS[0]].setFocus(Qt.FocusReason.PopupFocusReason)

    def event(self, event: QEvent) -> bool:
        """Give way to the commands of the window."""
        give_way(self, event)
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close at a press beside the pad, but not at the second one of what opened it."""
        if not self._opening.is_again(event):
            press_beside(self, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif not isinstance(focus, PadKey):
            super().keyPressEvent(event)
        elif event.key() in ENTERS:
            self._enter(focus)
        elif event.key() in ARROWS:
            there = self._nearest(focus, Qt.Key(event.key()))
            if there is not None:
                there.setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.text().isprintable() and event.text().strip():
            # Whoever clicked the cell and goes on typing means the cell.
            self.close()
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if not self._answered:
            self._answered = True
            self.cancelled.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.paper))
        # What shows between the cells, and around them, are their rules.
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
        """The keys of each ruled field."""
        return [*self.bids.values()], [*self.doubles.values()], [*self.names.values()]

    def _lay_out(self) -> None:
        theme = self._theme
        width, height, half = theme.px(_BID), theme.px(_KEY), theme.px(NAME_WIDTH) // 2
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
        """Take what is on `key`; a doubling that is pressed again goes.

        Another bid than the one that stands begins undoubled, as at the table.
        """
        if key is self.pass_key:
            self._answer()
            self.passed_out.emit()
            return
        if key is self.ok:
            contract, declarer = self.contract, self._declarer
            if contract is not None and declarer is not None:
                self._answer()
                self.chosen.emit(contract, declarer)
            return
        if isinstance(key, BidKey):
            if self._bid not in (None, key.bid):
                self._doubling = Doubling.UNDOUBLED
            self._bid = key.bid
        elif key in self.names.values():
            self._declarer = key.label
        else:
            doubling = next(sign for sign, other in self.doubles.items() if other is key)
            taken_back = doubling is self._doubling
            self._doubling = Doubling.UNDOUBLED if taken_back else doubling
        self._show_choice()

    def _enter(self, key: PadKey) -> None:
        """Press `key` and go on to what is still missing; Enter never takes a choice back."""
        self._press(key)
        if self._answered or self._bid is None or key in self.doubles.values():
            return
        missing = [] if self._declarer else list(self.names.values())
        (missing or [self.ok])[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self) -> None:
        self._answered = True
        self.close()

    def _show_choice(self) -> None:
        for bid, key in self.bids.items():
            key.setChecked(bid == self._bid)
        for doubling, double in self.doubles.items():
            double.setChecked(doubling is self._doubling)
        for name, player in self.names.items():
            player.setChecked(name == self._declarer)
        self.ok.setEnabled(self._bid is not None and self._declarer is not None)

    def _rove(self, key: PadKey) -> None:
        """Let Tab stop once in a group, where one has been: not at each of 35 bids."""
        for group in self._groups():
            if key in group:
                for other in group:
                    here = other is key
                    other.setFocusPolicy(_TABBED if here else Qt.FocusPolicy.ClickFocus)

    def _nearest(self, key: PadKey, arrow: Qt.Key) -> PadKey | None:
        """Return the nearest key in the direction of `arrow`, or none."""
        here = key.geometry()
        level = arrow in (LEFT, RIGHT)
        found = []
        for other in self._keys():
            there = other.geometry()
            away = there.center() - here.center()
            ahead = {RIGHT: away.x(), LEFT: -away.x(), DOWN: away.y(), UP: -away.y()}[arrow]
            in_row = there.top() <= here.bottom() and here.top() <= there.bottom()
            in_column = there.left() <= here.right() and here.left() <= there.right()
            # Up and down keep to the column; to the side what is level comes first, but the next
            # field has gaps, which must not be a wall.
            leads = not in_column if level else in_column
            if other.isEnabled() and ahead > 0 and leads:
                aside = abs(away.y() if level else away.x())
                found.append((level and not in_row, ahead, aside, other))
        return min(found, key=lambda each: each[:3])[3] if found else None
