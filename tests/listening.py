"""Collects what a screen reader would say, in this process."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from chicago_gui.widgets import announcing
from chicago_gui.widgets.form import view

POLITELY = QAccessible.AnnouncementPoliteness.Polite


class Listener:
    """Collects announcements, polite and assertive, and changes of names."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness
    Event = QAccessible.Event

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self.at_once: list[str] = []
        self.renamed: list[int] = []
        """Indexes of children, such as cells, whose name has changed."""
        for module in (announcing, view):
            monkeypatch.setattr(module, "QAccessible", self)

    def isActive(self) -> bool:
        return True

    def updateAccessibility(self, event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.NameChanged:
            self.renamed.append(event.child())
        if not isinstance(event, QAccessibleAnnouncementEvent):
            QAccessible.updateAccessibility(event)
            return
        polite = event.politeness() == POLITELY
        (self.heard if polite else self.at_once).append(event.message())

    def take(self) -> list[str]:
        """Return the polite announcements since the last call."""
        heard, self.heard = self.heard, []
        return heard
