"""The line in which everything is typed, and what becomes of its text.

Nothing is entered before Enter: until then the text stands in the line alone, and what it would
enter is drawn quietly in the cells of the same face.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
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
from chicago_gui.sheet.column import Cell, Spot
from chicago_gui.sheet.typing.reader import LineReason, Reading, Unread
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.widgets.keys import ENTERS, types
from chicago_gui.widgets.theme import HEAVY, Role, Theme

if TYPE_CHECKING:
    from chicago_gui.widgets.form_view import FormView
    from chicago_gui.widgets.notice import Notice

_PAD = 10
_LABELLED = 0.45
"""How much of the line the name of its cell may take."""

_KEY = QKeySequence.StandardKey
_OTHER = Qt.FocusReason.OtherFocusReason

# Deleting to the end of the line, or all of it, copies what it deletes.
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
    # A menu that is opened with Alt takes the keys, and gives them back to the line it found.
    Qt.FocusReason.MenuBarFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)
_BREAKS = str.maketrans(dict.fromkeys("\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029", " "))


class TypingReason(Enum):
    """Why the text of a line was dropped."""

    NOT_ENTERED = 'not entered: "{text}".'
    SECRET_NOT_ENTERED = "what was typed is not entered; it could not be read."


class TypingLine(QLineEdit):
    """An ordinary line; while it is empty, keys that type nothing are the form's.

    While it holds a secret nothing of it is selected, since some desktops copy what is selected,
    and nothing of it can be copied.
    """

    def __init__(self, typing: Typing, parent: QWidget, secret: Callable[[], bool]) -> None:
        """Tell `typing` what is typed; `secret` says whether that may be a secret."""
        super().__init__(parent)
        self._typing = typing
        self._secret = secret
        self._label = ""
        self._theme: Theme | None = None
        self.given_up = False
        """Esc was pressed: whatever it does, the text is not entered."""
        self.setFrame(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab reaches the form, which types here
        self.setDragEnabled(False)
        self.selectionChanged.connect(lambda: self.deselect() if secret() else None)

    @property
    def secret(self) -> bool:
        """Whether what is typed here may be a secret."""
        return self._secret()

    # --- how it looks

    def dress(self, theme: Theme) -> None:
        """Take the type and colours of `theme`."""
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
        """The name of the cell that stands before the text."""
        return self._label

    def set_label(self, words: str) -> None:
        """Name the cell that the text is for, before the text."""
        if words != self._label:
            self._label = words
            self._keep_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the name of the cell its share."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        if self._theme is not None:
            pad = self._theme.px(_PAD)
            wide = self._label_width()
            self.setTextMargins(pad + (wide + pad if wide else 0), 0, pad, 0)
            self.update()

    def _label_width(self) -> int:
        if self._theme is None or not self._label:
            return 0
        words = QFontMetrics(self._theme.font(Role.HINT)).horizontalAdvance(self._label)
        return min(words, round(self.width() * _LABELLED))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, the name of its cell, the frame, and where the next letter comes."""
        super().paintEvent(event)
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        if self._label:
            font, wide = theme.font(Role.HINT), self._label_width()
            words = QFontMetrics(font).elidedText(
                self._label, Qt.TextElideMode.ElideRight, wide + 1
            )
            painter.setFont(font)
            painter.setPen(QColor(theme.heading))
            room = QRect(theme.px(_PAD), 0, wide + 1, self.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), words)
        if not self.text() and self._typing.has_keys() and not self.hasFocus():
            # The form has the keys, and what is typed there comes here.
            caret = self.cursorRect().center().x()
            high = self.fontMetrics().height()
            top = (self.height() - high) // 2
            painter.fillRect(caret, top, max(theme.px(1), 1), high, QColor(theme.ink))
        painter.setPen(theme.pen(theme.wanted_border, HEAVY))
        painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    # --- keys

    def mark_wrong(self, at: int) -> None:
        """Mark the text from `at` on, where the problem begins: what is typed next replaces it.

        A line that is refused from its beginning may only lack its end, so that it is gone on
        with there. Nothing of a secret is ever selected.
        """
        if 0 < at < len(self.text()) and not self.secret:
            self.setSelection(at, len(self.text()) - at)
        else:
            self.end(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit the text; Enter, Esc and whatever an empty line has no use for go to the others."""
        self.given_up = False
        typed, empty = types(event), not self.text()
        if event.isAutoRepeat() and (typed or event.key() in ENTERS):
            return  # what is held down is typed once
        if event.key() in ENTERS:
            self._typing.enter()
        elif empty and not event.matches(_KEY.Paste) and not (typed and event.text().strip()):
            event.ignore()
        elif event.key() == Qt.Key.Key_Escape:
            self._typing.drop()
        elif not (self.secret and any(event.matches(key) for key in _COPYING)):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Leave every shortcut to the window but those that edit this text."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # The text stays until a key comes: a reader hears what is deleted, and the key may
            # have covered it by then.
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
        """Enter the text with Tab; from an empty line it leads on."""
        if not self.text():
            return super().focusNextPrevChild(forward)
        self._typing.settle()
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Enter the text; a menu or another window only comes before it."""
        super().focusOutEvent(event)
        if event.reason() not in _STAYING and not self.given_up:
            self._typing.settle()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer nothing where it would offer to copy a secret."""
        if not self.secret:
            super().contextMenuEvent(event)


class Typing(QObject):
    """What is typed in the line of one face, until it is entered or dropped."""

    def __init__(self, form: FormView, band: Notice) -> None:
        """Type for `form`, in a line of `band`."""
        super().__init__(form)
        self._form = form
        self._band = band
        self._entries = form.entries
        self._spot: Spot | None = None
        """The cell that the text is for, while there is text."""
        self.says = ""
        """What is said of the text: what Enter does with it, or what is missing."""
        self.line = self._new_line()

    def _new_line(self) -> TypingLine:
        line = TypingLine(self, self._band, self._entries.typed_in_secret)
        line.textChanged.connect(self._changed)
        self._band.hold(line)
        return line

    @property
    def is_open(self) -> bool:
        """Whether anything is typed that is not entered yet."""
        return bool(self.line.text())

    def has_keys(self) -> bool:
        """Whether what is typed now comes to the line."""
        return self.line.hasFocus() or self._form.hasFocus()

    def place(self) -> Spot | None:
        """Return the cell that text is for: the current one, or the wanted one."""
        if self.is_open:
            return self._spot
        here = self._form.spot()
        if here is not None and self._entries.can_type(here):
            return here
        return self._entries.wanted()

    # --- from the form

    def begin(self, spot: Spot | None, text: str = "") -> None:
        """Have what is typed next stand in the line for the cell at `spot`.

        `text` is there already, and is replaced by what is typed.
        """
        self._open_at(spot)
        self.line.setFocus(_OTHER)
        if text:
            self.line.setText(text)
            self.line.selectAll()

    def take(self, event: QEvent, *, keys: bool = True) -> None:
        """Let the line have an `event` that came to the form, and the `keys` after it."""
        self._open_at(self.place())
        if keys:
            self.line.setFocus(_OTHER)
        self.line.event(event)

    def type(self, spot: Spot, text: str) -> None:
        """Type `text` for the cell at `spot`, as over its pad."""
        self.settle()
        self.begin(spot)
        self.line.insert(text)

    def _open_at(self, spot: Spot | None) -> None:
        if not self.is_open:
            self._spot = spot
            self._form.go_to(spot)

    # --- what the text means

    def _text(self) -> str:
        return self.line.text().translate(_BREAKS)

    def _at(self) -> Spot | None:
        return self._form.spot() if self._spot is None else self._spot

    def _read(self, text: str) -> Reading | Unread:
        at = self._at()
        if at is None or at.deal >= len(self._entries.view.deals):
            return Unread(Refused(LineReason.NEXT, hint=self._entries.hint()[0]), 0)
        return self._entries.read(at, text)

    def _changed(self) -> None:
        text, at = self._text(), self._at()
        refused = None
        if text.strip() and at is not None and at.deal < len(self._entries.view.deals):
            refused = self._entries.refused_at_once(at, text)
        if refused is not None:
            self.drop()
            self._form.answered.emit(refusal(refused), True)
            return
        self.refresh()
        self._form.answered.emit("", False)  # what was said before is past

    def refresh(self) -> None:
        """Show what Enter would enter now: the text, or in an empty line what is proposed."""
        text, shows = self._text(), dict[Spot, Cell]()
        proposes: Mapping[Spot, Cell] = shows
        self.says = ""
        place = self.place()
        if text.strip():
            found = self._read(text)
            if isinstance(found, Unread):
                self.says = refusal(found.why)
            else:
                proposes = found.shows
                self.says = self._enters(found.hint)
        elif place is not None and not self.is_open:
            piece = self._entries.proposal(place)
            proposes = {} if piece is None else piece.shows
        self._form.preview(proposes)
        elsewhere = place is not None and place != self._entries.wanted()
        self.line.set_label(self._form.name_of(place) if place is not None and elsewhere else "")
        self.line.setAccessibleName("" if place is None else self._form.name_of(place))
        self.line.setAccessibleDescription(self.says)

    def _enters(self, hint: str) -> str:
        if not hint:
            return tr("Enter enters what stands in grey.")
        return f"{hint}   {tr('Enter')}"

    def show_next_proposal(self) -> bool:
        """Propose something else; return whether there is anything else."""
        place = self.place()
        if self.is_open or place is None or not self._entries.show_next_proposal(place):
            return False
        self.refresh()
        self._form.answered.emit("", False)
        self._form.proposal_changed.emit()
        return True

    # --- what becomes of it

    def enter(self) -> None:
        """Enter the text, or accept what is proposed; what cannot be read stays in the line."""
        QGuiApplication.inputMethod().commit()
        text = self._text()
        if not text.strip():
            self._accept()
            return
        found = self._read(text)
        if isinstance(found, Unread):
            self.line.mark_wrong(found.at)
            self._form.answered.emit(refusal(found.why), True)
            return
        spot, refused = self._enter(found)
        if refused is not None:
            # Another program may have deleted the deal: then there is no place for the text.
            if spot is None or spot.deal < len(self._entries.view.deals):
                self.begin(spot)
                self.line.setText(text)
            self._form.answered.emit(refusal(refused), True)

    def _enter(self, found: Reading, *, quietly: bool = False) -> tuple[Spot | None, Any]:
        """Enter what was read, and empty the line before: what comes of it is shown at once."""
        spot, at = self._spot, self._at()
        before = self._entries.view
        self._empty()
        if at is None:
            return None, None
        answer = self._entries.enter(at, found)
        if answer.refused is None and not quietly:
            self._form.report(answer, at, before, list(found.shows))
        return spot, answer.refused

    def _accept(self) -> None:
        place, line = self.place(), self.line
        if place is not None and place.column.notes and line.isModified():
            self.drop()
            self._form.clear(place)  # all of the note was deleted here
            return
        before = self._entries.view
        answer = self._entries.accept(place)
        self.drop()
        if answer is not None:
            self._form.report(answer, place, before)

    def settle(self, *, quietly: bool = False) -> Refused | None:
        """Enter the text if it can be read, else drop it and say so; return why not.

        What is said stands in this face alone: a secret is not in what is returned.
        """
        if not self.is_open:
            return None
        QGuiApplication.inputMethod().commit()
        text, line = self._text(), self.line
        if line.given_up or not line.isModified() or not text.strip():
            self.drop(quietly=quietly)
            return None
        found, secret = self._read(text), line.secret
        if isinstance(found, Reading):
            if self._enter(found, quietly=quietly)[1] is None:
                return None
        else:
            self._empty()
        dropped = Refused(TypingReason.NOT_ENTERED, text=text.strip())
        if not quietly:
            self._form.answered.emit(refusal(dropped), True)
        return Refused(TypingReason.SECRET_NOT_ENTERED) if secret else dropped

    def drop(self, *, quietly: bool = False) -> None:
        """Empty the line and enter nothing; quietly, nothing is said in its place."""
        was_open = self.is_open
        self._empty()
        if was_open and not quietly:
            self._form.answered.emit("", False)

    def _empty(self) -> None:
        """Have an empty line, and the keys at the form again.

        A line with a secret in it goes whole: a screen reader is told what is deleted.
        """
        line, had_keys = self.line, self.line.hasFocus()
        secret = self.is_open and line.secret
        line.blockSignals(True)
        self._spot = None
        line.setAccessibleDescription("")  # a reader hears it when the keys go
        if not secret:
            line.setText("")
        line.given_up = secret  # its way out enters nothing
        if had_keys:
            self._form.setFocus(_OTHER)
        line.blockSignals(False)
        if secret:
            line.blockSignals(True)
            line.hide()
            line.deleteLater()
            self.line = self._new_line()
        self.refresh()
