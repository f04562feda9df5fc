"""A key pressed and let go in a test, whatever alphabet its letter is of."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

PLAIN = Qt.KeyboardModifier.NoModifier


def click_key(
    target: QWidget | QWindow, key: Qt.Key, text: str, held: Qt.KeyboardModifier = PLAIN
) -> None:
    """Press a key that gives `text`; of Qt 6.8 `sendKeyEvent` sends a letter's first byte alone."""
    for pressed in (True, False):
        if not isValid(target):
            return  # the key has closed its window, and comes up elsewhere
        if isinstance(target, QWidget):
            QTest.simulateEvent(target, pressed, int(key), held, text, False)
        else:
            QTest.simulateEvent(target, pressed, int(key), held, text, False)
