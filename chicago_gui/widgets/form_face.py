"""One face of the sheet: the form on its paper, and in it what is wanted next."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.form_input import FormInput
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.announcing import listened_to
from chicago_gui.widgets.form_model import SPOKEN, FormModel
from chicago_gui.widgets.form_view import FormView
from chicago_gui.widgets.notice import LINES, Notice, paint_refusal_sign
from chicago_gui.widgets.theme import HAIR, STRONG, Role, Theme
from chicago_gui.widgets.uncovering import newly_over

_MORE_LINES = 4

EDGE = 2
"""The edge of the paper around the form, in pixels."""


class FormFace(QWidget):
    """Form and notice; faces differ in the model and the entries, the preparer's in its hint."""

    def __init__(
        self, model: FormModel, entries: FormInput[Any], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show `model`, filled in by `entries`."""
        super().__init__(parent)
        self._model = model
        self.form = FormView(model, entries, theme, self)
        self.notice = Notice(theme, self.form.viewport(), self._lines_said())
        self.form.carry(self.notice)
        self.bubble = Bubble(theme, self.form.viewport())
        self._theme = theme
        self._message = ""
        self._has_message = False
        self._unsaid = False
        """What is wanted is to be said when the key that is being answered is done."""
        self._news: int | None = None
        self._changed = ""
        self._fresh = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        layout.setSpacing(0)
        layout.addWidget(self.form, 1)
        self.setFocusProxy(self.form)
        self.form.answered.connect(self._answer)
        self.form.typed_on.connect(self._typed_on)
        self.form.hint_changed.connect(self.show_wanted)
        self.form.moved.connect(lambda _: self._moved())
        self.form.moved.connect(self._move_refusal)
        self.form.verticalScrollBar().valueChanged.connect(self._move_refusal)
        uncovering = self.form.uncovering
        uncovering.begun.connect(lambda: self.notice.draw_later(later=uncovering.running))
        uncovering.done.connect(lambda: self.notice.draw_later(later=False))
        self.form.setAccessibleName(tr("The form"))
        self.form.entered.connect(self._entered)
        # The cells are all that a reader finds in the form: what is said there is found before it.
        self.notice.words_changed.connect(self.setAccessibleName)

    def _lines_said(self) -> int:
        """Return for how many lines the notice has room: deals of one row each leave it more."""
        return LINES if self._model.form.rows > 1 else _MORE_LINES

    @property
    def entries(self) -> FormInput[Any]:
        """What takes the entries."""
        return self.form.entries

    def hint(self) -> tuple[str, str]:
        """Return what is wanted now and what comes next."""
        return self.entries.hint()

    def wrong(self) -> bool:
        """Whether the hint is about something that must be put right."""
        return False

    def set_view(self, view: Any) -> None:
        """Show `view` and say what is wanted now, and how a deal came out that is over."""
        just = newly_over(self._model.form, self._model.view, view)
        if listened_to():
            from chicago_gui.sheet.speech import taken  # most people look

            self.notice.tell_listeners(taken(self._model.form, self._model.view, view, just))
        self._news = just[-1] if just else None
        if self.form.editor is None:
            self.forget()  # something was taken, from wherever; in a line it is still to be mended
        form, before = self._model.form, self._model.view
        changes = (form.mended(before, view), form.moved(before, view))
        self._changed = " ".join(filter(None, changes))
        self._fresh = True
        self.form.came_out = self._news
        QTimer.singleShot(0, self, self._grow_old)
        self.form.set_view(view)
        self.show_wanted()

    def _grow_old(self) -> None:
        self._fresh = False

    def _moved(self) -> None:
        """Who moves on has read it; what moves by itself, in the same moment, has not."""
        if not self._fresh:
            self._news = self.form.came_out = None
            self._changed = ""
        self.show_wanted()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.notice.set_theme(theme)
        self.form.set_theme(theme)
        self.bubble.set_theme(theme)
        self._move_refusal()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """In another language all is said anew; what was refused in the old one is past."""
        if event.type() == QEvent.Type.LanguageChange:
            self.form.setAccessibleName(tr("The form"))
            self.forget()
            self._model.reword()
            self.show_wanted()
        super().changeEvent(event)

    def show_wanted(self) -> None:
        """Say what is wanted, or explain the played deal that the cursor stands in."""
        self._unsaid = self.form.answered_soon
        if self._unsaid:
            return  # a key would say it three times, and only the last is read
        wanted, then = hint = self.hint()
        form, view, spot = self._model.form, self.entries.view, self.form.spot()
        there = spot is not None and spot.deal < len(view.deals)
        # The cursor rests on the last result at the end: what can be done then is said there.
        over = form.evening_over(view)
        quiet = " ".join(filter(None, hint)) if over else wanted
        if spot is not None and there and spot != self.entries.wanted():
            explained = form.explained(view, spot)
            if explained:
                can = form.typed_at(view, spot) if self.entries.can_type(spot) else ""
                aside = form.remark(view, spot.deal) or can
                just_ended = over and self._news is not None
                wanted, then = explained, quiet if just_ended else aside or quiet
        elif self._news is not None:
            wanted, then = form.came_out(view, self._news) or wanted, quiet
        # What a cell has to tell waits while the quieter line has what is to be done there.
        if spot is not None and there and (self._news is None or spot != self.entries.wanted()):
            then = self.form.hint_at(spot) or then
        line = self.form.editor
        if line is not None and spot is not None and there and spot.column.notes:
            note = tr("Note on {deal}: type what is to be remembered, and Enter.")
            wanted, then = note.format(deal=form.called(view, spot.deal)), wanted
        # How the deal came out may be all that has changed; it is not said twice.
        if self._changed and self._changed != wanted:
            wanted, then = self._changed, wanted
        self._has_message = False
        if self._message and self._message != wanted:
            wanted, then = self._message, wanted
        then = "" if then == wanted else then
        first = tr("The first Enter ends what was typed.") if self.form.owes_enter else ""
        asked = wanted == hint[0]
        wrong = self.wrong() and asked
        self.notice.set_wanted(wanted, then, first=first, wrong=wrong, to_its_end=asked)

    def go_on(self, undone: Spot | None = None) -> None:
        """Bring the cursor to the wanted cell, or where something was `undone`.

        What is wanted next is not typed there, so that it is told how to go on instead.
        """
        self.form.go_to_wanted(undone)
        self.show_wanted()
        wanted = self.entries.wanted()
        if undone is not None and wanted is not None and self.form.spot() != wanted:
            self.say(self.leads_on())

    def leads_on(self) -> str:
        """Return which key leads to the wanted cell, after something was undone elsewhere."""
        return tr("Undone here. Esc leads back to the wanted cell.")

    def let_keys_go(self) -> None:
        """Give the keys up before it goes, or something beside it would have them for a moment."""
        here = self.focusWidget()
        if here is not None:
            here.clearFocus()

    def forget(self) -> None:
        """Let what was refused be past."""
        self.bubble.be_quiet()
        self.notice.accepted()

    def _move_refusal(self, *_: object) -> None:
        """The cell is left, or elsewhere: what is still to be read of it stands beneath."""
        self.bubble.be_quiet()
        self.notice.draw_refusal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Nothing stays where a cell no longer is."""
        super().resizeEvent(event)
        self._move_refusal()

    def _entered(self, spot: Spot) -> None:
        """What was taken and is in no public view, or proposed, is told from the cell itself."""
        if not listened_to() or spot.deal >= len(self.entries.view.deals):
            return
        if self.entries.secret(spot) or self.entries.proposal(spot) is not None:
            self.notice.tell_listeners([str(self._model.data(self._model.at(spot), SPOKEN))])

    def say(self, text: str) -> None:
        """Say what was done, until something else is to be said."""
        self._answer(text, False)

    def _answer(self, text: str, refused: bool) -> None:
        if refused:
            if self._unsaid:
                self.show_wanted()
            spot = self.form.spot()
            line = self.form.line_rect(spot) if spot is not None else QRect()
            seen = self.form.viewport().rect().contains(line) and not line.isEmpty()
            # What is wanted is read beside why something was refused, and not covered by it.
            free = self.notice.geometry() if self.notice.isVisible() else QRect()
            self.notice.refuse(text, elsewhere=seen and self.bubble.say(text, line, free))
            return
        self.forget()
        self._message = text
        self.show_wanted()
        self._has_message, self._message = bool(text), ""

    def _typed_on(self) -> None:
        """A letter changes nothing of what is wanted; a message and a refusal are past by it."""
        self.forget()
        if self._has_message:
            self.show_wanted()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper behind form and notice, with its edge."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.paper))
        painter.setPen(self._theme.pen(self._theme.strong_rule, STRONG))
        painter.drawRect(QRect(self.rect()).adjusted(0, 0, -1, -1))


_WIDEST, _PAD, _AWAY, _SIGN = 380, 8, 3, 16
"""Of what is said at a cell: how wide it is at most, its edges, how far off, and its sign."""

_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextWordWrap
)


class Bubble(QWidget):
    """A sentence under a cell, or above it where there is no room; the mouse goes through it."""

    def __init__(self, theme: Theme, ground: QWidget) -> None:
        """Make a bubble over `ground` that says nothing yet."""
        super().__init__(ground)
        self._theme = theme
        self._ground = ground
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty while nothing is."""
        return self._text

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.be_quiet()

    def say(self, text: str, line: QRect, free: QRect) -> bool:
        """Say `text` at `line`, a place on the ground; return whether there is room for it.

        What lies in `free` must not be hidden.
        """
        theme, ground = self._theme, self._ground.rect()
        self.be_quiet()
        around = theme.px(_PAD) * 3 + theme.px(_SIGN)
        room = min(theme.px(_WIDEST), ground.width()) - around
        metrics = QFontMetrics(theme.font(Role.CELL))
        inner = metrics.boundingRect(QRect(0, 0, room, ground.height()), _WRAPPED, text)
        place = QRect(0, 0, inner.width() + around, inner.height() + 2 * theme.px(_PAD))
        place.moveTopLeft(line.bottomLeft())
        place.translate(0, theme.px(_AWAY))
        if place.bottom() > ground.bottom():
            place.moveBottom(line.top() - theme.px(_AWAY))
        place.moveRight(min(place.right(), ground.right()))
        if not ground.contains(place) or place.intersects(free):
            return False
        self._text = text
        self.setGeometry(place)
        self.raise_()
        self.show()
        return True

    def be_quiet(self) -> None:
        """Say nothing any more."""
        self._text = ""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        pad, sign = theme.px(_PAD), theme.px(_SIGN)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.paper))
        painter.setPen(theme.pen(theme.loss, HAIR))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        paint_refusal_sign(painter, QRectF(pad, pad, sign, sign), theme)
        painter.setFont(theme.font(Role.CELL))
        painter.setPen(QColor(theme.loss))
        painter.drawText(self.rect().adjusted(2 * pad + sign, 0, -pad, 0), _WRAPPED, self._text)
        painter.end()
