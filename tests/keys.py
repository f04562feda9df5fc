"""Presses and releases a key in a test, for letters of any alphabet."""

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
"""Seconds after which a press may count as one of a key that is held down."""


def click_key(
    target: QWidget | QWindow, key: Qt.Key, text: str, held: Qt.KeyboardModifier = PLAIN
) -> None:
    """Press and release a key that gives `text`, with the modifiers `held`.

    `sendKeyEvent` does all that, and stops if the press closes the window; but in Qt 6.8 it sends
    only the first byte of a letter.
    """
    to: Any = target  # the functions have an overload for each type
    before = time.monotonic()
    if text.isascii():
        QTest.sendKeyEvent(QTest.KeyAction.Click, to, key, text, held)
    else:
        for pressed in (True, False):
            if isValid(target):  # a letter closes the pad on which it is typed
                QTest.simulateEvent(to, pressed, int(key), held, text, False)
    if time.monotonic() - before > HELD:
        # The machine is busy, so the answer took long. If the same key were pressed again in the
        # millisecond of this release, X would report a key that is held down.
        time.sleep(0.002)
