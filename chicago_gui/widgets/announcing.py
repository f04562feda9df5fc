"""Announcements to screen readers. They cost nothing while no screen reader runs."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

from chicago_gui.sheet.speech import in_speech, one_after_the_other
from chicago_gui.widgets.theme import plain_tip


def listened_to() -> bool:
    """Return whether a screen reader, or another assistive program, is running."""
    return QAccessible.isActive()


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Have a screen reader say `text` in the next pause, or `at_once`."""
    if not text or not listened_to():
        return
    event = QAccessibleAnnouncementEvent(widget, in_speech(text))
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
    QAccessible.updateAccessibility(event)


class Painted(QLabel):
    """A widget that paints its own text or picture, and is a label to screen readers.

    Screen readers skip a plain widget.
    """

    def minimumSizeHint(self) -> QSize:
        """Return an empty size: the label itself has no text."""
        return QSize()

    def tell(self, words: str) -> None:
        """Set the accessible name and the tooltip to `words`."""
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        # Qt uses the tooltip as the description, but reports changes only of the explicit one.
        self.setAccessibleDescription(words)


class Announcer(QObject):
    """Collects what is new about a widget and announces it once, after the key that changed it.

    It announces events first, then the texts of the widget that are new. It announces nothing while
    the widget is hidden, and all texts when it is shown again.
    """

    def __init__(self, widget: QWidget) -> None:
        """Make announcements for `widget`."""
        super().__init__(widget)
        self._widget = widget
        self._stands: tuple[str, ...] = ()
        self._known: tuple[str, ...] = ()
        self._happened: list[str] = []
        self._waits = False

    def stands(self, *lines: str) -> None:
        """Set the texts of the widget to `lines`, and announce the new ones."""
        self._stands = lines
        self._wait()

    def happened(self, sentences: Iterable[str]) -> None:
        """Announce `sentences` before the texts of the widget."""
        if listened_to():
            self._happened += sentences
            self._wait()

    def again(self) -> None:
        """Announce all texts of the widget again."""
        self._known = ()
        self._wait()

    def be_quiet(self) -> None:
        """Cancel all pending announcements."""
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
        announce(self._widget, one_after_the_other(dict.fromkeys(new)))
