"""The mouse's way into a cell: a small pad of everything that can be chosen there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from chicago_gui.sheet.column import Labelled
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.pad_keys import DOWN, ENTERS, LEFT, RIGHT, UP, Look, PadKey
from chicago_gui.widgets.theme import Role, Theme

_ONE_COLUMN = 6
"""Up to so many choices stand below each other; more stand in a grid."""

_GRID = 7
_NARROW, _WIDE = 56, 480


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
        *,
        die: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Offer these; `die` adds a die to roll."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._theme = theme
        self._columns = 1 if len(offered) <= _ONE_COLUMN else _GRID
        grid = QGridLayout(self)
        grid.setContentsMargins(*[theme.px(6)] * 4)
        grid.setSpacing(theme.px(4))
        self.keys: list[PadKey] = []
        for place, choice in enumerate(offered):
            key = self._key(choice.label)
            key.setCheckable(True)
            key.setChecked(choice.chosen)
            key.clicked.connect(lambda _=False, choice=choice: self._take(choice))
            grid.addWidget(key, *divmod(place, self._columns))
        if die:
            key = self._key(tr("roll the die"))
            key.clicked.connect(self._roll)
            grid.addWidget(key, len(offered), 0, 1, self._columns)

    def open_at(self, corner: QPoint) -> None:
        """Show the pad with its upper left corner at `corner`, moved to stay on the screen."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        x = min(corner.x(), screen.right() - self.width())
        y = min(corner.y(), screen.bottom() - self.height())
        self.move(max(x, screen.left()), max(y, screen.top()))
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, take with Enter, leave with Esc, hand on what is typed."""
        focused = [key.hasFocus() for key in self.keys]
        here = focused.index(True) if True in focused else None
        steps = {UP: -self._columns, DOWN: self._columns, LEFT: -1, RIGHT: 1}
        key = Qt.Key(event.key())
        if key in steps:
            there = 0 if here is None else here + steps[key]
            if 0 <= there < len(self.keys):
                self.keys[there].setFocus(Qt.FocusReason.OtherFocusReason)
        elif key in ENTERS and here is not None:
            self.keys[here].click()
        elif key in ENTERS or (event.text() and event.text().isprintable()):
            self.close()
            self.typed.emit("\r" if key in ENTERS else event.text())
        else:
            super().keyPressEvent(event)

    def _key(self, label: str) -> PadKey:
        key = PadKey(label, "", Look.PLAIN, self._theme, self)
        words = QFontMetrics(self._theme.font(Role.NAME)).horizontalAdvance(label)
        least = min(words + self._theme.px(24), self._theme.px(_WIDE))
        key.setMinimumSize(max(least, self._theme.px(_NARROW)), self._theme.px(30))
        self.keys.append(key)
        return key

    def _take(self, choice: Labelled) -> None:
        self.close()
        self.chosen.emit(choice)

    def _roll(self) -> None:
        self.close()
        self.rolled.emit()
