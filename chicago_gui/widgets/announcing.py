"""What is said to who listens instead of looking. It costs nothing while nobody does.

In which cell of a form the keys are is told too, and what cells are called now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QTableView, QWidget

from chicago_gui.sheet.column import Spot
from chicago_gui.widgets.form_model import FormModel, Index


def listened_to() -> bool:
    """Whether a screen reader, or whatever else asks for texts, is there."""
    return QAccessible.isActive()


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Have `text` read out: when there is a pause, or `at_once` whatever is read just now."""
    if not text or not listened_to():
        return
    # Most people look.
    from PySide6.QtGui import QAccessibleAnnouncementEvent

    from chicago_gui.sheet.speech import in_speech

    event = QAccessibleAnnouncementEvent(widget, in_speech(text))
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
    QAccessible.updateAccessibility(event)


class Painted(QLabel):
    """A widget that paints its words or its picture: who listens finds a text that is called so.

    Without a part of its own in the window it would be passed over like empty space.
    """

    def minimumSizeHint(self) -> QSize:
        """Return that it needs none: there is no text in the label itself."""
        return QSize()


class Announcer(QObject):
    """Has read out what is new about a widget, in one go when the key that changed it is done.

    What stands there is read when it was not there before; what happened is read first, once.
    Nothing is read of a widget that is out of sight, and all that stands there when it comes back.
    """

    def __init__(self, widget: QWidget) -> None:
        """Speak for `widget`."""
        super().__init__(widget)
        self._widget = widget
        self._stands: tuple[str, ...] = ()
        self._known: tuple[str, ...] = ()
        self._happened: list[str] = []
        self._waits = False

    def stands(self, *lines: str) -> None:
        """Have those of `lines` read that are new."""
        self._stands = lines
        self._wait()

    def happened(self, sentences: Iterable[str]) -> None:
        """Have `sentences` read before whatever stands there."""
        if listened_to():
            self._happened += sentences
            self._wait()

    def again(self) -> None:
        """Have everything read that stands there."""
        self._known = ()
        self._wait()

    def be_quiet(self) -> None:
        """Read nothing of what was to be read."""
        self._stands = ()
        self._happened.clear()

    def _wait(self) -> None:
        if not self._waits and listened_to():
            self._waits = True
            QTimer.singleShot(0, self, self._read)

    def _read(self) -> None:
        self._waits = False
        happened, self._happened = self._happened, []
        if not self._widget.isVisible():
            self._known = ()
            return
        known, self._known = self._known, self._stands
        new = [*happened, *(line for line in self._stands if line not in known)]
        from chicago_gui.sheet.speech import one_after_the_other

        announce(self._widget, one_after_the_other(dict.fromkeys(new)))


class CellsHeard(QObject):
    """Screen readers remember the name of a cell, and the name is what stands there."""

    def __init__(self, form: QTableView, model: FormModel, secret: Callable[[Spot], bool]) -> None:
        """Speak for `form`, which shows `model`; of what is `secret` only where the keys are."""
        super().__init__(form)
        self._form, self._model, self._secret = form, model, secret
        self._silent = False
        model.dataChanged.connect(self._changed)

    def reached(self) -> None:
        """The keys have come to the form; tell the cell when Qt has told of the form."""
        if listened_to():
            self._silent = True
            QTimer.singleShot(0, self, self._tell_where)

    def moved(self, index: Index) -> None:
        """The cell at `index` becomes current: Qt tells it, where the keys are in the form."""
        self.rename(index)
        if self._form.hasFocus():
            self._silent = False

    def rename(self, index: Index) -> None:
        """Let it be asked anew what the cell at `index` is called."""
        if listened_to():
            self._notify(index, QAccessible.Event.NameChanged)

    def _tell_where(self) -> None:
        index, silent = self._form.currentIndex(), self._silent
        self._silent = False
        if silent and index.isValid() and self._form.hasFocus():
            self.rename(index)
            self._notify(index, QAccessible.Event.Focus)

    def _changed(self, first: Index, last: Index) -> None:
        for row in range(first.row(), last.row() + 1) if listened_to() else ():
            for column in range(first.column(), last.column() + 1):
                index = self._model.index(row, column)
                spot = self._model.spot(index)
                if self._model.at(spot) == index and not self._secret(spot):
                    self.rename(index)

    def _notify(self, index: Index, what: QAccessible.Event) -> None:
        from PySide6.QtGui import QAccessibleEvent

        event = QAccessibleEvent(self._form, what)
        # Counted along the rows, with the headings of rows and columns.
        event.setChild((index.row() + 1) * (self._model.columnCount() + 1) + index.column() + 1)
        QAccessible.updateAccessibility(event)
