from __future__ import annotations

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


def test_let_go_and_pressed_in_one_moment_it_is_held_down() -> None:
    once = (key(DOWN, 100), key(UP, 600), key(DOWN, 600), key(UP, 640), key(DOWN, 640))
    assert seen(*once) == [False, True, True]


def test_what_is_marked_as_repeated_is_held_down() -> None:
    assert seen(key(DOWN, 100), key(DOWN, 600, marked=True)) == [False, True]


def test_pressed_twice_it_is_not_held_however_fast() -> None:
    assert seen(key(DOWN, 100), key(UP, 140), key(DOWN, 141), key(UP, 180)) == [False, False]


def test_the_press_that_was_a_shortcut_counts_and_each_press_once() -> None:
    covering = (key(OVERRIDE, 100), key(UP, 600))
    again = (key(UP, 600), key(OVERRIDE, 600), key(DOWN, 600), key(DOWN, 600))
    assert seen(*covering, *again) == [True, True]


def test_typed_at_once_by_a_program_it_is_not_held_either() -> None:
    assert seen(key(DOWN, 100), key(UP, 108), key(DOWN, 108), key(UP, 108)) == [False, False]


def test_another_key_in_the_same_moment_is_another_key() -> None:
    assert seen(key(DOWN, 100), key(UP, 600), key(DOWN, 600, ENTER)) == [False, False]


def test_a_key_that_went_down_elsewhere_is_not_known_to_be_held() -> None:
    assert seen(key(DOWN, 100), key(UP, 140), key(UP, 600), key(DOWN, 600)) == [False, False]
