"""The mouse's way into a cell: a small pad of everything that can be chosen there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from chicago_gui.form.words import tr
from chicago_gui.widgets.theme import Role, Theme

_ONE_COLUMN = 6
"""Up to so many choices stand below each other; more stand in a grid."""


class Labelled(Protocol):
    """Anything that can be chosen."""

    @property
    def label(self) -> str:
        """The words on the button."""

    @property
    def chosen(self) -> bool:
        """Whether it stands in the cell now."""


class ChoicePad(QFrame):
    """A popup of buttons, walked with the arrow keys, taken with Enter or a click."""

    chosen = Signal(object)
    rolled = Signal()

    def __init__(
        self,
        offered: Sequence[Labelled],
        theme: Theme,
        *,
        die: bool = False,
        columns: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        """Offer these; `die` adds a die to roll, `columns` sets the grid."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        grid = QGridLayout(self)
        grid.setContentsMargins(*[theme.px(6)] * 4)
        grid.setSpacing(theme.px(4))
        columns = columns or (1 if len(offered) <= _ONE_COLUMN else 7)
        self._buttons: list[QPushButton] = []
        for place, choice in enumerate(offered):
            button = self._button(choice.label, theme)
            button.setDefault(choice.chosen)
            button.clicked.connect(lambda _=False, choice=choice: self._take(choice))
            grid.addWidget(button, *divmod(place, columns))
            if choice.chosen:
                button.setFocus()
        if die:
            button = self._button(tr("roll the die"), theme)
            button.clicked.connect(self._roll)
            grid.addWidget(button, (len(offered) - 1) // columns + 1, 0, 1, columns)
        self._columns = columns

    def open_at(self, corner: QPoint) -> None:
        """Show the pad with its upper left corner at `corner`, moved to stay on the screen."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        x = min(corner.x(), screen.right() - self.width())
        y = min(corner.y(), screen.bottom() - self.height())
        self.move(max(x, screen.left()), max(y, screen.top()))
        self.show()
        if self.focusWidget() is None and self._buttons:
            self._buttons[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, take with Enter, leave with Esc."""
        steps = {
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
        }
        here = next((at for at, button in enumerate(self._buttons) if button.hasFocus()), 0)
        if event.key() in steps:
            there = here + steps[Qt.Key(event.key())]
            if 0 <= there < len(self._buttons):
                self._buttons[there].setFocus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._buttons[here].click()
        else:
            super().keyPressEvent(event)

    def _button(self, label: str, theme: Theme) -> QPushButton:
        button = QPushButton(label, self)
        button.setFont(theme.font(Role.CELL))
        button.setMinimumHeight(theme.px(30))
        button.setAutoDefault(False)
        self._buttons.append(button)
        return button

    def _take(self, choice: Labelled) -> None:
        self.close()
        self.chosen.emit(choice)

    def _roll(self) -> None:
        self.close()
        self.rolled.emit()
