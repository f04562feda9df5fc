"""The typing line, and what becomes of its text.

Nothing is entered before Enter. Until then the cells of the same face preview in grey what Enter
would enter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Cell, CellRef
from chicago_gui.sheet.entry_handler import Answer, EntryHandler
from chicago_gui.sheet.typing.reader import Reading, Unread
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.form.notice import Notice
from chicago_gui.widgets.keys import ENTERS, types
from chicago_gui.widgets.theme import HEAVY, Role, Theme

_PAD = 10
_LABELLED = 0.45
"""The largest share of the line's width that the name of its cell may take."""

_KEY = QKeySequence.StandardKey
_OTHER = Qt.FocusReason.OtherFocusReason

# Keys that delete to the end of the line also copy the deleted text.
_COPYING = (_KEY.Copy, _KEY.Cut, _KEY.DeleteEndOfLine, _KEY.DeleteCompleteLine)
_EDITING = (_KEY.Undo, _KEY.Redo, _KEY.SelectAll, _KEY.Copy, _KEY.Cut)
_MOVING = (
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_STAYING = (
    Qt.FocusReason.PopupFocusReason,
    # The menu bar, opened with Alt, returns the focus to the line.
    Qt.FocusReason.MenuBarFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)
_BREAKS = str.maketrans(dict.fromkeys("\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029", " "))


class TypingReason(Enum):
    """The sentences for text that was dropped."""

    NOT_ENTERED = 'Not entered: "{text}".'
    SECRET_NOT_ENTERED = "Not entered: the text could not be read."


class TypingLine(QLineEdit):
    """A line edit; while it is empty, it leaves keys that type nothing to the form.

    While its text may be a secret, nothing can be selected or copied, because some desktops copy
    every selection.
    """

    entered = Signal()
    """Enter was pressed."""

    dropped = Signal()
    """Esc was pressed."""

    left = Signal()
    """The line lost the focus, by Tab, a click or in another way."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        secret: Callable[[], bool],
        has_keys: Callable[[], bool],
    ) -> None:
        """Make an empty line.

        `secret` returns whether its text may be a secret. `has_keys` returns whether typed keys
        come to it.
        """
        super().__init__(parent)
        self._secret = secret
        self._has_keys = has_keys
        self._label = ""
        self._theme = theme
        self.given_up = False
        """Whether Esc was pressed, so that the text must not be entered."""
        self.setFrame(False)
        # So that the notice is not redrawn behind each letter.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab stops at the form, which types here
        self.setDragEnabled(False)
        self.selectionChanged.connect(lambda: self.deselect() if secret() else None)
        self.set_theme(theme)

    @property
    def secret(self) -> bool:
        """Whether the typed text may be a secret."""
        return self._secret()

    # --- appearance

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.setFont(theme.font(Role.LINE))
        colours, role = self.palette(), QPalette.ColorRole
        colours.setColor(role.Base, QColor(theme.paper))
        colours.setColor(role.Text, QColor(theme.ink))
        colours.setColor(role.Highlight, QColor(theme.accent))
        colours.setColor(role.HighlightedText, QColor(theme.on_accent))
        self.setPalette(colours)
        self._keep_room()

    @property
    def label(self) -> str:
        """The name of the cell, shown before the text."""
        return self._label

    def set_label(self, words: str) -> None:
        """Show `words`, the name of the cell, before the text."""
        if words != self._label:
            self._label = words
            self._keep_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep room for the name of the cell."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        pad = self._theme.px(_PAD)
        wide = self._label_width()
        self.setTextMargins(pad + (wide + pad if wide else 0), 0, pad, 0)
        self.update()

    def _label_width(self) -> int:
        if not self._label:
            return 0
        words = QFontMetrics(self._theme.font(Role.HINT)).horizontalAdvance(self._label)
        return min(words, round(self.width() * _LABELLED))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, the name of its cell, the frame and the caret."""
        super().paintEvent(event)
        theme, painter = self._theme, QPainter(self)
        if self._label:
            font, wide = theme.font(Role.HINT), self._label_width()
            words = QFontMetrics(font).elidedText(
                self._label, Qt.TextElideMode.ElideRight, wide + 1
            )
            painter.setFont(font)
            painter.setPen(QColor(theme.heading))
            room = QRect(theme.px(_PAD), 0, wide + 1, self.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), words)
        if not self.text() and self._has_keys() and not self.hasFocus():
            # The form has the focus and sends keys here, so draw the caret.
            caret = self.cursorRect().center().x()
            high = self.fontMetrics().height()
            top = (self.height() - high) // 2
            painter.fillRect(caret, top, max(theme.px(1), 1), high, QColor(theme.ink))
        painter.setPen(theme.pen(theme.wanted_border, HEAVY))
        painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    # --- keys

    def mark_wrong(self, at: int) -> None:
        """Select the text from `at`, where the problem begins, so that typing replaces it.

        If the problem is at the start, the text may only be incomplete, so the caret goes to its
        end. Secret text is not selected.
        """
        if not 0 < at < len(self.text()):
            self.end(False)
        elif self.secret:
            self.setCursorPosition(at)
        else:
            self.setSelection(at, len(self.text()) - at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit the text, report Enter and Esc; an empty line leaves other keys to the form."""
        self.given_up = False
        typed, empty = types(event), not self.text()
        if event.isAutoRepeat() and (typed or event.key() in ENTERS):
            return  # a key held down types once
        if event.key() in ENTERS:
            self.entered.emit()
        elif empty and not event.matches(_KEY.Paste) and not (typed and event.text().strip()):
            event.ignore()
        elif event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        elif self.secret:
            self._edit_secret(event)
        else:
            super().keyPressEvent(event)

    def _edit_secret(self, event: QKeyEvent) -> None:
        """Edit without a selection, because some desktops copy every selection.

        Select All deletes the text: what is typed next would replace it anyway. Undo restores it.
        """
        if event.matches(_KEY.SelectAll):
            self.home(False)
            for _ in self.text():
                self.del_()
        elif event.matches(_KEY.DeleteStartOfWord):
            end = self.cursorPosition()
            self.cursorWordBackward(False)
            for _ in range(end - self.cursorPosition()):
                self.del_()
        elif not any(event.matches(key) for key in _COPYING):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Claim only those shortcuts of the window that edit this text."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Do not drop the text before the key press: a screen reader would read the deleted
            # text, and the key may cover the face first.
            self.given_up = event.key() == Qt.Key.Key_Escape
            event.setAccepted(self._edits(event))
            return True
        return super().event(event)

    def _edits(self, event: QKeyEvent) -> bool:
        if types(event) or event.matches(_KEY.Paste):
            return True
        if not self.text():
            return False
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        moves = event.key() in _MOVING and not alt
        return moves or any(event.matches(key) for key in _EDITING)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Leave a text with Tab; from an empty line Tab goes to the next widget."""
        if not self.text():
            return super().focusNextPrevChild(forward)
        self.left.emit()
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report that the line was left, unless a menu or another window has opened."""
        super().focusOutEvent(event)
        if event.reason() not in _STAYING and not self.given_up:
            self.left.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the context menu, unless it would offer to copy a secret."""
        if not self.secret:
            super().contextMenuEvent(event)


class TypedForm(Protocol):
    """What `Typing` needs from the form that it types for."""

    theme: Theme
    entries: EntryHandler[Any]
    cells: FormModel

    def spot(self) -> CellRef | None:
        """Return the current cell."""

    def go_to(self, spot: CellRef | None) -> None:
        """Make the cell at `spot` current."""

    def preview(self, shows: Mapping[CellRef, Cell]) -> None:
        """Draw in grey what these cells would show after Enter."""

    def clear(self, spot: CellRef) -> None:
        """Empty the cell at `spot`."""

    def report(self, answer: Answer, spot: CellRef | None) -> None:
        """Show the result of an entry at `spot`."""

    def hasFocus(self) -> bool:
        """Return whether the form itself has the focus."""

    def setFocus(self, reason: Qt.FocusReason, /) -> None:
        """Give the form the focus."""


class Typing(QObject):
    """The text typed in one face, until it is entered or dropped."""

    answered = Signal(str, bool)
    """A message about the text, and whether it is a refusal; an empty one clears the last message.
    """

    proposal_changed = Signal()
    """Another proposal is shown."""

    def __init__(self, form: TypedForm, notice: Notice) -> None:
        """Type for `form` in a line on `notice`; the form has the focus while the line is empty."""
        super().__init__(notice)
        self._form = form
        self._notice = notice
        self._entries = form.entries
        self._spot: CellRef | None = None
        """The cell that the text is for; None while there is no text."""
        self.says = ""
        """What Enter would do with the text, or what is wrong with it."""
        self._refused: Refused | None = None
        """Why the text was refused at its first character; typing is ignored until Enter or Esc."""
        self.line = self._new_line()

    def _new_line(self) -> TypingLine:
        secret = self._entries.shows_secrets
        line = TypingLine(self._form.theme, self._notice, secret, self.has_keys)
        line.textChanged.connect(self._changed)
        line.entered.connect(self.enter)
        line.dropped.connect(self.drop)
        line.left.connect(self.finish_typing)
        self._notice.hold(line)
        return line

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self.line.set_theme(theme)

    @property
    def is_open(self) -> bool:
        """Whether there is text that is not entered yet."""
        return bool(self.line.text())

    def has_keys(self) -> bool:
        """Return whether keys come to the line, directly or through the form."""
        return self.line.hasFocus() or self._form.hasFocus()

    def place(self) -> CellRef | None:
        """Return the cell that text is for: the current cell, or else the wanted one."""
        if self._spot is not None:
            return self._spot
        here = self._form.spot()
        if here is not None and self._entries.can_type(here):
            return here
        return self._entries.wanted()

    # --- calls from the form

    def begin(self, spot: CellRef | None, text: str = "") -> None:
        """Open the line for the cell at `spot`; `text` in it is selected."""
        self._form.go_to(spot)
        self.line.setFocus(_OTHER)
        if text:
            self.line.setText(text)
            self.line.selectAll()

    def take(self, event: QEvent, *, keys: bool = True) -> None:
        """Pass an `event` of the form to the line, which takes the focus if `keys`."""
        self._form.go_to(self.place())
        if keys:
            self.line.setFocus(_OTHER)
        self.line.event(event)

    def type(self, spot: CellRef, text: str) -> None:
        """Open the line for the cell at `spot`, with `text` typed in it."""
        self.finish_typing()
        self.begin(spot)
        self.line.insert(text)

    # --- reading the text

    def _text(self) -> str:
        return self.line.text().translate(_BREAKS)

    def _at(self) -> CellRef | None:
        """Return the cell where the text is read, even if nothing can be typed there."""
        return self.place() or self._form.spot()

    def _read(self) -> Reading | Unread | None:
        """Return what the text means; `None` if there is no text."""
        text = self._text()
        return self._entries.read(self._at(), text) if text.strip() else None

    def _changed(self) -> None:
        if self._refused is not None:
            self._empty()  # the rest of a refused word must not be read as something else
            return
        # The text stays with the cell where it began.
        self._spot = self.place() if self.is_open else None
        found = self._read()
        if isinstance(found, Unread) and found.hide:
            self._empty()
            self.answered.emit(refusal(found.why), True)
            self._refused = found.why
            return
        self._show(found)
        self.answered.emit("", False)  # the last message was about another text

    def refresh(self) -> None:
        """Preview what Enter would enter: the text, or the proposal if the line is empty."""
        self._show(self._read())

    def _show(self, found: Reading | Unread | None) -> None:
        """Preview what was `found` in the text, or the proposal if the line is empty."""
        place, wanted = self.place(), self._entries.wanted()
        self.says = ""
        if isinstance(found, Unread):
            self.says = refusal(found.why)
        elif found is not None:
            self.says = f"{found.hint}   {tr('Press Enter.')}".strip()
        elif place is not None and not self.is_open:
            found = self._entries.proposal(place)
        self._form.preview(found.shows if isinstance(found, Reading) else {})
        name = "" if place is None else self._form.cells.name_of(place)
        self.line.set_label(name if place != wanted else "")
        self.line.setAccessibleName(name)
        self.line.setAccessibleDescription(self.says)

    def show_next_proposal(self) -> bool:
        """Show the next proposal; return whether there was one."""
        place = self.place()
        if self.is_open or place is None or not self._entries.show_next_proposal(place):
            return False
        self.refresh()
        self.answered.emit("", False)
        self.proposal_changed.emit()
        return True

    # --- entering and dropping

    def enter(self) -> None:
        """Enter the text, or accept the proposal; text that cannot be read stays in the line."""
        QGuiApplication.inputMethod().commit()
        if self._refused is not None:
            self.answered.emit(refusal(self._refused), True)
            self._refused = None
            return
        text, found = self._text(), self._read()
        if found is None:
            self._accept()
            return
        if isinstance(found, Unread):
            self.line.mark_wrong(found.at)
            self.answered.emit(refusal(found.why), True)
            return
        spot, refused = self._enter(found)
        if refused is not None:
            # The deal may be gone, deleted by another program; then the text cannot stay.
            if spot is None or spot.deal < len(self._entries.view.deals):
                self.begin(spot)
                self.line.setText(text)
            self.answered.emit(refusal(refused), True)

    def _enter(self, found: Reading, *, quietly: bool = False) -> tuple[CellRef | None, Any]:
        """Empty the line and enter `found`; return its cell, and the refusal if there was one."""
        spot, at = self._spot, self._at()
        self._empty()
        if at is None:
            return None, None
        answer = self._entries.enter(at, found)
        if answer.refused is None and not quietly:
            self._form.report(answer, at)
        return spot, answer.refused

    def _accept(self) -> None:
        place, line = self.place(), self.line
        if place is not None and place.column.notes and line.isModified():
            self.drop()
            self._form.clear(place)  # the user deleted the whole note in the line
            return
        answer = self._entries.accept(place)
        self.drop()
        if answer is not None:
            self._form.report(answer, place)

    def finish_typing(self, *, quietly: bool = False) -> Refused | None:
        """Enter the text if it can be read, else drop it and say so; return the refusal.

        The message in this face quotes the text; the returned refusal does not quote a secret.
        """
        self._refused = None
        if not self.is_open:
            return None
        QGuiApplication.inputMethod().commit()
        text, line = self._text(), self.line
        if line.given_up or not line.isModified() or not text.strip():
            self.drop(quietly=quietly)
            return None
        found, secret = self._read(), line.secret
        if isinstance(found, Reading):
            if self._enter(found, quietly=quietly)[1] is None:
                return None
        else:
            self._empty()
        dropped = Refused(TypingReason.NOT_ENTERED, text=text.strip())
        if not quietly:
            self.answered.emit(refusal(dropped), True)
        return Refused(TypingReason.SECRET_NOT_ENTERED) if secret else dropped

    def drop(self, *, quietly: bool = False) -> None:
        """Empty the line without entering its text; with `quietly` the last message stays."""
        was_open = self.is_open or self._refused is not None
        self._refused = None
        self._empty()
        if was_open and not quietly:
            self.answered.emit("", False)

    def _empty(self) -> None:
        """Empty the line, and return the focus to the form.

        A line with a secret is replaced, because a screen reader would read the deleted text.
        """
        line, had_keys = self.line, self.line.hasFocus()
        secret = self.is_open and line.secret
        line.blockSignals(True)
        self._spot = None
        line.setAccessibleDescription("")  # a screen reader would read it when the focus leaves
        if not secret:
            line.setText("")
        line.given_up = secret  # losing the focus must not enter the text
        if had_keys:
            self._form.setFocus(_OTHER)
        line.blockSignals(False)
        if secret:
            line.blockSignals(True)
            line.hide()
            line.deleteLater()
            self.line = self._new_line()
        self.refresh()
