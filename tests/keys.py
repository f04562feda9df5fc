"""A key pressed and let go in a test, whatever alphabet its letter is of."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

PLAIN = Qt.KeyboardModifier.NoModifier
HELD = 0.1
"""Seconds after which a press may have lasted as long as that of a key that is held down."""


def click_key(
    target: QWidget | QWindow, key: Qt.Key, text: str, held: Qt.KeyboardModifier = PLAIN
) -> None:
    """Press a key that gives `text`, after those that are held, and let it go.

    `sendKeyEvent` does all that, and nothing more where the press has closed the window; but of
    Qt 6.8 it sends no more than the first byte of a letter.
    """
    to: Any = target  # each of the two functions takes either, as two of one name
    before = time.monotonic()
    if text.isascii():
        QTest.sendKeyEvent(QTest.KeyAction.Click, to, key, text, held)
    else:
        for pressed in (True, False):
            if isValid(target):  # a letter closes the pad that it is typed at
                QTest.simulateEvent(to, pressed, int(key), held, text, False)
    if time.monotonic() - before > HELD:
        # The machine is busy: its answer took so long. The same key, pressed again in the very
        # millisecond in which this one was let go, is what X tells of a key that is held down.
        # No finger does that, and a test does not either.
        time.sleep(0.002)
