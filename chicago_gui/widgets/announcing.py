"""What is said to who listens instead of looking. It costs nothing while nobody does."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

_NOW = QAccessible.AnnouncementPoliteness.Assertive
_POLITELY = QAccessible.AnnouncementPoliteness.Polite


def listened_to() -> bool:
    """Whether a screen reader, or whatever else asks for texts, is there."""
    return QAccessible.isActive()


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Have `text` read out: when there is a pause, or `at_once` whatever is read just now."""
    if not text or not listened_to():
        return
    from chicago_gui.sheet.speech import in_speech  # most people look

    event = QAccessibleAnnouncementEvent(widget, in_speech(text))
    event.setPoliteness(_NOW if at_once else _POLITELY)
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
