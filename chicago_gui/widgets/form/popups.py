"""What opens over a cell: its pad, its menu, and the dice rolled for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from chicago_gui.key_places import plain_line
from chicago_gui.record import replace
from chicago_gui.sheet.column import Bidding, CellRef, Choice, Offer
from chicago_gui.sheet.entry_handler import Answer
from chicago_gui.sheet.typing.reader import Reading, Unread
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.pads import ChoicePad, ContractPad, Pad
from chicago_gui.widgets.style_sheets import menu_style
from chicago_gui.widgets.theme import STRONG, Role, Theme
from chicago_gui.widgets.uncovering import motion

MenuLine = tuple[str, Callable[[], object]]
"""A line of a menu: its text and its action."""


class Pads(QObject):
    """Opens pads over a form; `answered` emits the `Answer` to a choice."""

    answered = Signal(object)

    typed = Signal(object, str)
    """Text typed while a pad was open: the `CellRef` of the pad, and the text."""

    def __init__(
        self,
        form: QWidget,
        cells: FormModel,
        theme: Theme,
        place: Callable[[CellRef, QSize], QPoint],
    ) -> None:
        """Open pads over `form`; `place` returns where a pad of a given size opens for a cell."""
        super().__init__(form)
        self._form = form
        self._cells = cells
        self._entries = cells.entries
        self.theme = theme
        """The theme of the next pad."""
        self._place = place
        self.spot: CellRef | None = None
        """The cell of the last pad."""
        self.in_turn = False
        """Whether that cell was the wanted one when the pad opened."""

    def open(self, spot: CellRef) -> bool:
        """Open the pad for the cell at `spot`; return whether it has one."""
        entries = self._entries
        self.spot, self.in_turn = spot, spot == entries.wanted()
        bidding = spot.column.bidding(entries.view, spot)
        if bidding is not None:
            self._open_bids(spot, bidding)
            return True
        offer = entries.choices(spot)
        if not offer.choices:
            return False
        self._open(spot, replace(offer, question=self._cells.asked(spot)), entries.proposal(spot))
        return True

    def take(self, spot: CellRef, choice: Choice) -> None:
        """Enter the `choice` made at `spot`, or open its pad."""
        if choice.opens is not None:
            self.spot = spot
            self._open(spot, choice.opens())
        elif choice.change is None:
            self._type(spot, choice.label)
        else:
            self._enter(spot, choice.change)

    def close(self) -> None:
        """Close the open pad, if any."""
        for pad in self._form.findChildren(Pad):
            pad.close()

    def _open(self, spot: CellRef, offer: Offer, proposed: Reading | None = None) -> None:
        pad = ChoicePad(offer, self.theme, self._form)
        if proposed is not None:
            pad.mark_proposed(proposed.change)
        pad.chosen.connect(lambda choice: self.take(spot, choice))
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        pad.ensurePolished()
        pad.adjustSize()
        pad.open_at(self._place(spot, pad.size()))

    def _open_bids(self, spot: CellRef, bidding: Bidding) -> None:
        pad = ContractPad(bidding.names, self.theme, bidding.contract, bidding.declarer, self._form)
        pad.chosen.connect(lambda *bid: self._enter(spot, bidding.change(*bid)))
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        pad.passed_out.connect(lambda: self._type(spot, "pass"))
        pad.open_at(self._place(spot, pad.size()))

    def _enter(self, spot: CellRef, change: object) -> None:
        self.answered.emit(self._entries.enter(spot, Reading(change)))

    def _type(self, spot: CellRef, text: str) -> None:
        found = self._entries.read(spot, text)
        if isinstance(found, Unread):
            self.answered.emit(Answer(found.why))
        else:
            self.answered.emit(self._entries.enter(spot, found))


def place_beside(
    cells: QRect, below: QPoint, size: QSize, notice: QRect, sheet: QPoint, screen: QRect
) -> QPoint:
    """Return where a pad of `size` opens for `cells`, completely on the `screen`.

    The preferred place is `below`. If possible, the pad hides neither the cells, nor the notice,
    nor the cells before them in their deal, such as the contract of a result. It also avoids
    earlier deals and the area above the corner of the `sheet`.
    """
    line = QRect(cells)
    line.setLeft(sheet.x())
    right, left = cells.right() + 1, cells.left() - size.width()
    places = (
        below,
        QPoint(right, notice.top() - size.height()),
        QPoint(left, notice.top() - size.height()),
        QPoint(below.x(), notice.bottom() + 1),
        QPoint(below.x(), cells.top() - size.height()),
        QPoint(right, below.y()),
        QPoint(left, below.y()),
    )
    last = QPoint(screen.right() - size.width(), screen.bottom() - size.height())
    pads = [
        QRect(
            QPoint(
                max(min(place.x(), last.x()), screen.left()),
                max(min(place.y(), last.y()), screen.top()),
            ),
            size,
        )
        for place in places
    ]

    def cost(pad: QRect) -> tuple[list[bool], bool, bool, bool, int]:
        """Return what the pad hides, whether it is not at `below`, and how far it is away."""
        away = pad.center() - cells.center()
        return (
            [pad.intersects(each) for each in (cells, notice, line)],
            pad != pads[0],
            pad.center().y() < cells.top(),
            pad.top() < sheet.y(),
            QPoint.dotProduct(away, away),
        )

    return min(pads, key=cost).topLeft()


def open_menu(
    form: QWidget, title: str, lines: Iterable[MenuLine], at: QPoint, theme: Theme
) -> QMenu:
    """Open a menu of `lines` with its corner at `at` on the screen; it deletes itself."""
    menu = QMenu(form)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setFont(theme.font(Role.CELL))
    menu.setStyleSheet(menu_style())
    menu.addAction(plain_line(title)).setEnabled(False)
    menu.addSeparator()
    for words, act in lines:
        # Act after the menu has closed, so that a pad the action opens is not closed with it.
        menu.addAction(plain_line(words)).triggered.connect(
            lambda _=False, act=act: QTimer.singleShot(0, form, act)
        )
    menu.popup(at)
    return menu


_SIDE = 28
"""The side of a die, at 100 %."""

_WAY = 130
"""The distance that a die rolls, at 100 %."""

_ROLLS, _LIES = 600, 1100
"""How long a die rolls, and how long it then stays, in ms."""

_TURNS = 10
"""How many faces are shown while it rolls."""

_ROUND = 360.0

_PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
)
"""The positions of the pips of one to six, relative to the middle."""


class Die(QWidget):
    """Animates a die over a form; its number is already entered.

    Keys and clicks go to the widget beneath it.
    """

    def __init__(self, theme: Theme, ground: QWidget) -> None:
        """Make a hidden die over the widget `ground`."""
        super().__init__(ground)
        self._theme = theme
        self._pips = 1
        self._ground = ground
        self._way = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(_ROLLS)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._rolled)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_LIES)
        self._rest.timeout.connect(self.hide)
        self._motion.finished.connect(self._rest.start)
        self.hide()

    def roll(self, pips: int, cell: QRect, theme: Theme) -> None:
        """Roll to the left of `cell` and show `pips`, unless animation is turned off.

        The pad of the cell is on its right.
        """
        self._rest.stop()
        self._motion.stop()
        self.hide()
        if motion(self._ground) <= 0:
            return
        self._pips, self._theme = pips, theme
        side = theme.px(_SIDE)
        room = side + side // 2  # room to rotate its corners
        place = QRect(0, 0, room + theme.px(_WAY), room)
        place.moveTop(cell.center().y() - room // 2)
        place.moveRight(cell.left() - 1)
        self.setGeometry(place)
        self._way = 0.0
        self.show()
        self.raise_()
        self._motion.start()

    @property
    def shows(self) -> int:
        """The number of pips on the face that is up."""
        turns = round((1.0 - self._way) * _TURNS)
        # The steps are chosen so that two faces in sequence are never the same.
        return (self._pips - 1 + turns * (1 if turns % 2 else 2)) % 6 + 1 if turns else self._pips

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, left = self._theme, 1.0 - self._way
        side, half = theme.px(_SIDE), self.height() / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() - half - left * theme.px(_WAY), half)
        painter.rotate(-left * _ROUND)
        painter.setPen(theme.pen(theme.ink, STRONG))
        painter.setBrush(QColor(theme.paper))
        face = QRectF(-side / 2, -side / 2, side, side).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(face, side / 6, side / 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink))
        for x, y in _PIPS[self.shows - 1]:
            painter.drawEllipse(QPointF(x * side / 4, y * side / 4), side / 11, side / 11)
        painter.end()

    def _rolled(self, way: float) -> None:
        self._way = way
        self.update()


class Dice:
    """The dice that roll over a form at the same time."""

    def __init__(self, ground: QWidget) -> None:
        """Make dice over the widget `ground`, none yet."""
        self._ground = ground
        self._dice: list[Die] = []

    def roll(self, pips: tuple[int, ...], cells: Sequence[QRect], theme: Theme) -> None:
        """Roll one die for each of `pips`, to the left of its cell."""
        for _ in range(len(pips) - len(self._dice)):
            self._dice.append(Die(theme, self._ground))
        for die, shown, cell in zip(self._dice, pips, cells, strict=False):
            die.roll(shown, cell, theme)
