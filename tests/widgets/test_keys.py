from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from chicago_gui.widgets.keys import KeyRepeats

DOWN, UP, OVERRIDE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride
ESC, ENTER = Qt.Key.Key_Escape, Qt.Key.Key_Return


def key(kind: QEvent.Type, moment: int, which: Qt.Key = ESC, *, marked: bool = False) -> QKeyEvent:
    event = QKeyEvent(kind, which, Qt.KeyboardModifier.NoModifier, "", marked)
    event.setTimestamp(moment)
    return event


def seen(*events: QKeyEvent) -> list[bool]:
    """Return for each press among `events` whether it counts as a repeat."""
    repeats = KeyRepeats()
    said = [(event.type(), repeats.is_repeat(event)) for event in events]
    return [again for kind, again in said if kind == DOWN]


@pytest.mark.parametrize(
    ("events", "repeats"),
    [
        pytest.param(
            [(DOWN, 100), (UP, 600), (DOWN, 600), (UP, 640), (DOWN, 640)],
            [False, True, True],
            id="released and pressed in one moment",
        ),
        pytest.param(
            [(DOWN, 100), (UP, 140), (DOWN, 141), (UP, 180)], [False, False], id="pressed twice"
        ),
        pytest.param(
            [(OVERRIDE, 100), (UP, 600), (UP, 600), (OVERRIDE, 600), (DOWN, 600), (DOWN, 600)],
            [True, True],
            id="the first press was a shortcut, and each press counts once",
        ),
        pytest.param(
            [(DOWN, 100), (UP, 108), (DOWN, 108), (UP, 108)],
            [False, False],
            id="typed at once by a program",
        ),
        pytest.param(
            [(DOWN, 100), (UP, 140), (UP, 600), (DOWN, 600)],
            [False, False],
            id="it went down elsewhere",
        ),
    ],
)
def test_a_key_held_down_is_known_by_its_moments(
    events: list[tuple[QEvent.Type, int]], repeats: list[bool]
) -> None:
    assert seen(*(key(kind, moment) for kind, moment in events)) == repeats


def test_what_is_marked_as_repeated_is_held_down() -> None:
    assert seen(key(DOWN, 100), key(DOWN, 600, marked=True)) == [False, True]


def test_another_key_in_the_same_moment_is_another_key() -> None:
    assert seen(key(DOWN, 100), key(UP, 600), key(DOWN, 600, ENTER)) == [False, False]
