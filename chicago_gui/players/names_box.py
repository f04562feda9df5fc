"""The input of players' names: one by one, or in groups such as teams and pairs.

The page of a new session and the dialog *Session details* both use it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from chicago_gui.players.page_parts import BESIDE, in_rows, scroll_to
from chicago_gui.scoring import Refused
from chicago_gui.sheet.setup import Setup
from chicago_gui.sheet.texts import TextReason, one_line, wrong_name
from chicago_gui.sheet.typing.keyboards import folded
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.widgets.theme import FINGER, Role, Theme, plain_tip

_LONGEST = 60
"""Greatest length of a name, unless a file brought a longer one."""

_LONGEST_CHOICE = 130
"""Greatest width of a name in the choice of the first player, in pixels at 100 %."""

_BETWEEN = re.compile(r"[,;\t\r\n\u2028\u2029]")
"""Separators between names: commas, semicolons, tabs, line ends."""

_BETWEEN_PARTNERS = re.compile(rf"{_BETWEEN.pattern}|[/&]|\s[–—-]\s")
"""The same plus the separators between two partners, which a single name may contain."""


class ProposedLine(QLineEdit):
    """A line with a proposed text, which typing replaces.

    Tab, Enter and the first click select the proposal. A second click, or a click after typing,
    sets the cursor.
    """

    _clicked = False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if not (self._clicked or self.isModified() or self.hasSelectedText()):
            self.selectAll()
        self._clicked = True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._clicked = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if self.window().focusWidget() is not self:
            event.accept()  # Enter has moved the focus and must not move it further


class NamesBox(QWidget):
    """A line for each required player, for each name, and for one more optional player."""

    message = Signal(str)
    """What is wrong with the names; empty while somebody types."""

    entered = Signal()
    """Enter was pressed in the last line."""

    left_empty = Signal()
    """Enter was pressed in an empty optional line."""

    def __init__(self, setup: Setup, theme: Theme, parent: QWidget | None = None) -> None:
        """Ask for the players of `setup`, and for the first player where the game has one."""
        super().__init__(parent)
        self._setup = setup
        self._between = _BETWEEN_PARTNERS if setup.together > 1 else _BETWEEN
        self._theme = theme
        self._first = QButtonGroup(self)
        self.names: list[QLineEdit] = []
        self.firsts: list[QRadioButton] = []
        self.groups: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        self._filled: tuple[str, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(theme.px(4))
        together = setup.together
        self._first_heading = QLabel(setup.first)
        self._first_heading.setFont(theme.font(Role.TITLE))
        self._first_heading.setContentsMargins(0, theme.px(8), 0, 0)
        self._later = QPushButton(tr("Somebody comes later…"))
        self._later.setFlat(True)
        self._later.clicked.connect(self._ask_later)
        self._later_asked = False
        for at in range(setup.most):
            if together > 1 and at % together == 0:
                self._make_group(at // together)
            self._make_name(at)
        columns = range(1, together + 1) if together > 1 else range(1)
        for column in range(setup.most // together) if setup.groups_named else columns:
            self._grid.setColumnStretch(column, 1)
        self._place_firsts()
        # Tab goes through all names before the choice of the first player.
        firsts = self.firsts if setup.first else ()
        for one, other in pairwise([*self.lines, self._later, *firsts]):
            QWidget.setTabOrder(one, other)
        self._show_rows()

    @property
    def lines(self) -> list[QLineEdit]:
        """All lines in Tab order: a group's name before its players."""
        found: list[QLineEdit] = []
        for at, name in enumerate(self.names):
            if self.groups and at % self._setup.together == 0:
                found.append(self.groups[at // self._setup.together])
            found.append(name)
        return found

    def _make_line(self, words: str) -> QLineEdit:
        line = ProposedLine()
        line.setMaxLength(_LONGEST * self._setup.most)  # a list of all names may be pasted
        line.setMinimumHeight(self._theme.px(FINGER))
        line.setPlaceholderText(words)
        line.textEdited.connect(lambda text: self._typed_at(line, text))
        line.returnPressed.connect(lambda: self._next(line))
        line.editingFinished.connect(lambda: self._leave(line))
        return line

    def _make_group(self, at: int) -> None:
        """Create the name field of a group, or a label with its number."""
        words = self._setup.group_words(at + 1)
        if self._setup.groups_named:
            group = self._make_line(words)
            group.setAccessibleName(words)
            group.setFont(self._theme.font(Role.TITLE))
            self._place(group, at, 0)
            self.groups.append(group)
        else:
            label = QLabel(words)
            self._place(label, at, 0)
            self._labels.append(label)

    def _place(self, widget: QWidget, group: int, place: int) -> None:
        """Put `widget` below its group's name, or beside its group's number.

        Groups with names are few, so each has a column of its own.
        """
        row, column = (place, group) if self._setup.groups_named else (group, place)
        self._grid.addWidget(widget, row, column)

    def _make_name(self, at: int) -> None:
        words = tr("Player {number}").format(number=at + 1)
        name = self._make_line(words)
        name.setAccessibleName(words)
        name.textChanged.connect(self._show_rows)
        first = QRadioButton(words)
        first.setChecked(at == 0)
        self._first.addButton(first, at)
        together = self._setup.together
        if together > 1:
            self._place(name, at // together, 1 + at % together)
        else:
            self._grid.addWidget(name, at, 0)
        self.names.append(name)
        self.firsts.append(first)

    def _place_firsts(self) -> None:
        """Put the choice of the first player below the names."""
        self._first_row = in_rows(self.firsts, self._theme.px(BESIDE))
        setup, rows = self._setup, self._grid.rowCount()
        columns = self._grid.columnCount()
        self._grid.addWidget(self._later, rows, 0, 1, columns, Qt.AlignmentFlag.AlignLeft)
        self._grid.addWidget(self._first_heading, rows + 1, 0, 1, columns)
        self._grid.addWidget(self._first_row, rows + 2, 0, 1, columns)
        self._first_heading.setVisible(bool(setup.first))
        self._first_row.setVisible(bool(setup.first))

    def _ask_later(self) -> None:
        """Show the lines of players who come later, and go to the first of them."""
        self._later_asked = True
        self._show_rows()
        self._go_to(self.names[self._setup.there])

    # --- using

    def count_there(self) -> int:
        """Return how many names are typed of players present from the start."""
        return sum(map(bool, self.typed()[: self._setup.there or None]))

    def away(self) -> tuple[str, ...]:
        """Return the players who come later."""
        there = self._setup.there
        return tuple(name for name in self.typed()[there:] if folded(name)) if there else ()

    def go_to_first_choice(self) -> bool:
        """Focus the choice of the first player; return whether there is one."""
        asked = self._asks_first()
        if asked:
            chosen = self._first.checkedButton()
            if chosen is not None:
                chosen.setFocus(Qt.FocusReason.TabFocusReason)
        return asked

    def _asks_first(self) -> bool:
        setup = self._setup
        return bool(setup.first) and not setup.first_disabled(self.count_there(), {})

    def fill(
        self, players: Sequence[str], first: Sequence[str] = (), groups: Sequence[str] = ()
    ) -> None:
        """Show these names; select as first player the first one found in `first`."""
        players = self._filled = tuple(players[: len(self.names)])
        for at, line in enumerate(self.names):
            _put(line, players[at] if at < len(players) else "")
        for group, text in zip(self.groups, groups, strict=False):
            _put(group, text)
        marked = next((at for at, name in enumerate(players) if name in first), 0)
        self.firsts[marked].setChecked(True)
        # Qt does this itself only after the keyboard has been in the group.
        stop_at_checked(self.firsts)

    def typed(self) -> list[str]:
        """Return the name of every line, empty ones too; unedited names are not normalised."""
        texts = [line.text() for line in self.names]
        return [text if text in self._filled else one_line(text) for text in texts]

    def players(self) -> tuple[str, ...]:
        """Return the players; a missing required name is empty."""
        typed = self.typed()
        return tuple(typed[at] for at in self._asked(typed))

    def places(self, taken: int) -> tuple[str, ...]:
        """Return the first `taken` lines, empty where a player is removed, then the new names.

        This tells a renamed player from one who leaves while another joins.
        """
        typed = self.typed()
        asked = self._asked(typed)
        kept = (typed[at] if at in asked else "" for at in range(taken))
        return (*kept, *(typed[at] for at in asked if at >= taken))

    def first(self) -> str:
        """Return the first player, empty where the game has none."""
        return self.typed()[self._first.checkedId()] if self._asks_first() else ""

    def group_names(self) -> tuple[str, ...]:
        """Return the names of the groups."""
        return tuple(one_line(group.text()) for group in self.groups)

    def refused(self) -> bool:
        """Return whether a name is refused; if so, focus it and emit the reason as `message`."""
        self.enter()
        wrong = self._wrong()
        if wrong is None:
            return False
        line, reason = wrong
        self._go_to(line)
        self.message.emit(refusal(reason))  # replaces a message from leaving another line
        return True

    def _wrong(self) -> tuple[QLineEdit, Refused] | None:
        """Return the line of the first refused name and the reason, or `None`."""
        typed = self.typed()
        asked = self._asked(typed)
        found = wrong_name([typed[at] for at in asked])
        if found is not None:
            at, refused = found
            return self.names[asked[at]], refused
        for at in asked:
            if typed[at] not in self._filled and self._between.search(typed[at]):
                return self.names[at], Refused(TextReason.PLAYERS_MANY, names=typed[at])
        first = self._first.checkedId()
        if self._asks_first() and first not in asked:
            # The first player needs a name.
            return self.names[first], Refused(TextReason.PLAYER_EMPTY)
        return None

    def _twice(self) -> str:
        """Return the first name typed a second time, or an empty text.

        Unedited names further down do not count: the user has not reached them yet.
        """
        seen: set[str] = set()
        for name, line in zip(self.typed(), self.names, strict=True):
            letters = folded(name)
            if not letters:
                continue
            if letters in seen and line.isModified():
                return name
            seen.add(letters)
        return ""

    def _leave(self, line: QLineEdit) -> None:
        """Enter the text of `line`, and report a name that is there twice."""
        self._spread(line)
        if name := self._twice():
            self.message.emit(refusal(Refused(TextReason.PLAYER_TWICE, name=name)))

    def _asked(self, typed: Sequence[str]) -> list[int]:
        """Return the positions of those who play or must be named."""
        together = self._setup.together
        there = [at for at, name in enumerate(typed) if folded(name)]
        if together > 1 and there:
            # A missing partner leaves a gap: nobody moves up into another group.
            there = list(range(-(-(there[-1] + 1) // together) * together))
        least, limit = self._setup.least, self._setup.there or len(typed)
        at_start = [at for at in there if at < limit]
        if len(at_start) < least:
            at_start = list(range(least))
        return at_start + [at for at in there if at >= limit]

    def _typed_at(self, line: QLineEdit, text: str) -> None:
        """Limit the length of one name; several names, such as a pasted list, may be longer."""
        self.message.emit("")
        longest = max(_LONGEST, *map(len, self._filled), 0)
        if len(text) > longest and not self._between.search(text):
            line.setText(text[:longest])
            line.setModified(True)

    def enter(self) -> None:
        """Enter all typed texts, as Enter, Tab and a click elsewhere do."""
        for line in self.lines:
            self._spread(line)

    def _spread(self, line: QLineEdit) -> QLineEdit | None:
        """Spread several names in `line` over the lines from there; return the last line used.

        A team's name comes before its players. Names for which there is no line stay together in
        the last line, where they are refused.
        """
        parts = [part.strip() for part in self._between.split(line.text())]
        if len(parts) == 1 or any(map(self._between.search, self._filled)):
            return None
        names = [part[:_LONGEST] for part in parts if part]
        lines = self.lines if line in self.groups else self.names
        lines = lines[lines.index(line) :]
        if len(names) > len(lines):
            names[len(lines) - 1 :] = [", ".join(names[len(lines) - 1 :])]
        line.clear()
        if line is self.names[0]:
            # A list in the first line is complete: optional players of last time are removed.
            for each in self.names[max(len(names), self._setup.least) :]:
                if len(names) > 1 and not each.isModified():
                    each.clear()
        for each, name in zip(lines, names, strict=False):
            each.setText(name)
            each.setModified(True)
            line = each
        return line if len(names) > 1 else None

    def _next(self, line: QLineEdit) -> None:
        """Go to the next line after Enter, or report that it was the last.

        The focus stays on a duplicate name and on an empty required line. It also stays on the last
        of several names entered at once if no line follows, so that they can be read first.
        """
        last = self._spread(line)
        lines = self.lines
        line = last or line
        at = lines.index(line)
        ends = at + 1 == len(lines) or lines[at + 1].isHidden()
        if last is not None and ends:
            self._go_to(last)
            return
        twice = folded(self._twice())
        if twice and line in self.names and folded(line.text()) == twice:
            line.selectAll()
            return
        wanted = self.names[: self._setup.least]
        if line in wanted and not folded(line.text()) and any(each.text() for each in wanted):
            if ends:
                self.entered.emit()
            return
        # Enter also stops at last time's names: players may have changed.
        if line in self.names[self._setup.least :] and not folded(line.text()):
            self.left_empty.emit()
        elif not ends:
            self._go_to(lines[at + 1])
        else:
            self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the line below or above on an arrow key; partners are side by side."""
        arrow, here = event.key(), self.focusWidget()
        beside = 1 if self._setup.groups_named else self._setup.together
        for above, beneath in zip(self.lines, self.lines[beside:], strict=False):
            if arrow == Qt.Key.Key_Down and above is here and beneath.isVisible():
                return self._go_to(beneath)
            if arrow == Qt.Key.Key_Up and beneath is here:
                return self._go_to(above)
        super().keyPressEvent(event)

    def _go_to(self, line: QLineEdit) -> None:
        """Focus and select `line`, and scroll to it if needed."""
        line.setFocus(Qt.FocusReason.TabFocusReason)
        line.selectAll()
        scroll_to(line)

    def _show_rows(self) -> None:
        """Show one line more than there are names, and which lines are required.

        A partner is required as soon as the other one is named.
        """
        together = self._setup.together
        filled = [at for at, name in enumerate(self.names) if name.text()]
        rows = max(self._setup.least, self._setup.shown, filled[-1] + 2 if filled else 0)
        there = self._setup.there or len(self.names)
        later = self._later_asked or any(at >= there for at in filled)
        rows = len(self.names) if later else min(rows, there)
        self._later.setVisible(there < len(self.names) and not later)
        # Disabled, not hidden: nothing moves beneath the names while they are typed.
        for part in (self._first_heading, self._first_row):
            part.setEnabled(self._asks_first())
        rows = -(-rows // together) * together
        wanted = max(self._setup.least, filled[-1] + 1 if filled and together > 1 else 0)
        wanted = -(-wanted // together) * together
        for at, (name, first) in enumerate(zip(self.names, self.firsts, strict=True)):
            may = tr("Player {number} (optional)").format(number=at + 1)
            if at >= there:
                may = tr("Player {number} (comes later)").format(number=at + 1)
            name.setPlaceholderText(name.accessibleName() if at < wanted else may)
            name.setVisible(at < rows)
            called = one_line(name.text()) or name.accessibleName()
            metrics, most = first.fontMetrics(), self._theme.px(_LONGEST_CHOICE)
            elided = metrics.elidedText(called, Qt.TextElideMode.ElideRight, most)
            first.setText(elided.replace("&", "&&"))
            first.setAccessibleName(", ".join((called, self._setup.first)))
            first.setToolTip(plain_tip(called) if elided != called else "")
            asked = at < self._setup.least or bool(name.text())
            first.setVisible(asked and at < there and bool(self._setup.first))
        for at, label in enumerate(self._labels):
            label.setVisible(at * together < rows)


def _put(line: QLineEdit, text: str) -> None:
    """Set `text` with its beginning visible; texts from a file are never cut."""
    line.setMaxLength(max(line.maxLength(), len(text)))
    line.setText(text)
    line.setCursorPosition(0)


def stop_at_checked(buttons: Iterable[QAbstractButton]) -> None:
    """Let Tab stop only at the checked button, as Qt does after the keyboard was in the group."""
    for button in buttons:
        policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
        button.setFocusPolicy(policy)
