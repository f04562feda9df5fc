"""The pad for a contract: 35 bids, doubles, and the names of the four players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chicago_gui.scoring import ALL_BIDS, Contract, Denomination, Doubling
from chicago_gui.sheet.words import bid_words, tr
from chicago_gui.widgets.keys import ENTERS
from chicago_gui.widgets.marks_picture import paint_contract
from chicago_gui.widgets.pads import ARROWS, DOWN, LEFT, NAME_WIDTH, RIGHT, UP, Look, Pad, PadKey
from chicago_gui.widgets.theme import STRONG, Role, Theme

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
    """A pad for contract and declarer, which emits `chosen`, `passed_out` or `cancelled` once.

    It opens with the current contract of the cell. A click elsewhere or Esc cancels. The pad closes
    after its answer.
    """

    chosen = Signal(Contract, str)
    passed_out = Signal()
    cancelled = Signal()

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
        self._declarer = declarer if declarer in names else None
        self._answered = False
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

    def first_focus(self) -> QWidget:
        """Return the key of the chosen bid, or of the lowest one."""
        return self.bids[self._bid or ALL_BIDS[0]]

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
            # Typed text is meant for the cell.
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
        """Choose what is on `key`; a second press on a double removes it.

        A different bid starts undoubled, as at the table.
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
        """Press `key` and focus the first missing choice; Enter never removes a choice."""
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
        """Make `key` the only Tab stop of its group."""
        for group in self._groups():
            if key in group:
                for other in group:
                    here = other is key
                    other.setFocusPolicy(_TABBED if here else Qt.FocusPolicy.ClickFocus)

    def _nearest(self, key: PadKey, arrow: Qt.Key) -> PadKey | None:
        """Return the nearest key in the direction of `arrow`, or None."""
        here = key.geometry()
        level = arrow in (LEFT, RIGHT)
        found = []
        for other in self._keys():
            there = other.geometry()
            away = there.center() - here.center()
            ahead = {RIGHT: away.x(), LEFT: -away.x(), DOWN: away.y(), UP: -away.y()}[arrow]
            in_row = there.top() <= here.bottom() and here.top() <= there.bottom()
            in_column = there.left() <= here.right() and here.left() <= there.right()
            # Up and down stay in the column. Left and right prefer the same row, but cross gaps.
            leads = not in_column if level else in_column
            if other.isEnabled() and ahead > 0 and leads:
                aside = abs(away.y() if level else away.x())
                found.append((level and not in_row, ahead, aside, other))
        return min(found, key=lambda each: each[:3])[3] if found else None
