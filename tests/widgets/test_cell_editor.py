from __future__ import annotations

from random import Random

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.widgets.cell_editor import CellEditor

CONTROL, PLAIN = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Standard = QKeySequence.StandardKey


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    ground = QWidget()
    ground.resize(300, 100)
    qtbot.addWidget(ground)
    ground.show()
    return ground


def opened(ground: QWidget, *, secret: bool = False) -> CellEditor:
    editor = CellEditor(ground, secret=secret)
    editor.resize(120, 26)
    editor.show()
    editor.setFocus()
    return editor


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab]
)
def test_enter_and_tab_take_what_is_typed(qtbot: QtBot, ground: QWidget, key: Qt.Key) -> None:
    editor = opened(ground)
    qtbot.keyClicks(editor, "4sx v")
    with qtbot.waitSignal(editor.committed, timeout=0) as told:
        qtbot.keyClick(editor, key)
    assert told.args == ["4sx v"]
    assert editor.hasFocus()


def test_esc_gives_up(qtbot: QtBot, ground: QWidget) -> None:
    editor = opened(ground)
    with qtbot.assertNotEmitted(editor.committed), qtbot.waitSignal(editor.cancelled, timeout=0):
        qtbot.keyClick(editor, Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("reason", "leaves"),
    [
        (Qt.FocusReason.MouseFocusReason, True),
        (Qt.FocusReason.OtherFocusReason, True),
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.PopupFocusReason, False),
        (Qt.FocusReason.MenuBarFocusReason, False),
        (Qt.FocusReason.ActiveWindowFocusReason, False),
    ],
)
def test_only_another_cell_takes_the_entry_along(
    ground: QWidget, reason: Qt.FocusReason, leaves: bool
) -> None:
    editor = opened(ground)
    editor.setText("1")
    left: list[tuple[str, bool]] = []
    editor.left.connect(lambda: left.append(editor.settled()))
    QApplication.sendEvent(editor, QFocusEvent(QEvent.Type.FocusOut, reason))
    assert left == ([("1", True)] if leaves else [])


@pytest.mark.parametrize(
    ("begun", "typed", "text", "changed"),
    [
        ("", "9", "9", True),
        ("8", "8", "8", False),
        ("8", " ", " ", True),
        ("12 9 13 6", "⌫", "", True),
        ("note", "⏎", "note", False),
        ("", "x⌫", "", False),
    ],
)
def test_typed_is_what_differs_from_what_stands_there(
    qtbot: QtBot, ground: QWidget, begun: str, typed: str, text: str, changed: bool
) -> None:
    editor = opened(ground)
    editor.begin(begun)
    editor.type_over()
    for sign in typed:
        special = {"⌫": Qt.Key.Key_Backspace, "⏎": Qt.Key.Key_Return}.get(sign)
        if special is None:
            qtbot.keyClicks(editor, sign)
        else:
            qtbot.keyClick(editor, special)
    assert editor.settled() == (text, changed)


def test_what_is_pasted_over_what_stands_there_is_typed(qtbot: QtBot, ground: QWidget) -> None:
    QGuiApplication.clipboard().setText("+1")
    editor = opened(ground)
    editor.begin("=")
    editor.type_over()
    qtbot.keyClick(editor, "v", CONTROL)
    assert editor.settled() == ("+1", True)


@pytest.mark.parametrize("secret", [False, True])
def test_what_is_being_composed_counts_as_typed(ground: QWidget, secret: bool) -> None:
    editor = opened(ground, secret=secret)
    editor.begin("14")
    editor.type_over()
    QApplication.sendEvent(editor, QInputMethodEvent("9", []))
    assert editor.settled() == ("9", True)
    committed = QInputMethodEvent()
    committed.setCommitString("10")
    QApplication.sendEvent(editor, committed)
    assert editor.settled() == ("10", True)
    editor.begin("")
    assert editor.settled() == ("", False)


def test_esc_gives_up_before_a_shortcut_hears_it(qtbot: QtBot, ground: QWidget) -> None:
    editor = opened(ground, secret=True)
    editor.begin("9")
    editor.setText("12")
    kind = QEvent.Type.ShortcutOverride
    # Screen readers would be told what was there.
    with qtbot.assertNotEmitted(editor.textChanged):
        QApplication.sendEvent(editor, QKeyEvent(kind, Qt.Key.Key_Escape, PLAIN))
        assert editor.settled() == ("9", False)
    qtbot.keyClick(editor, "3")
    assert editor.settled() == ("123", True)


@pytest.mark.parametrize("keys", ["c", "x"])
def test_what_is_public_can_be_copied(qtbot: QtBot, ground: QWidget, keys: str) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("from elsewhere")
    editor = opened(ground)
    editor.setText("4sx v")
    editor.selectAll()
    qtbot.keyClick(editor, keys, CONTROL)
    assert clipboard.text() == "4sx v"


class Meant(QKeyEvent):
    """A key that means something, as some desktop has it."""

    def __init__(self, meaning: QKeySequence.StandardKey) -> None:
        super().__init__(QEvent.Type.KeyPress, Qt.Key.Key_F35, PLAIN)
        self._meaning = meaning
        self.ignore()

    def matches(self, key: QKeySequence.StandardKey) -> bool:
        return key is self._meaning


@pytest.mark.parametrize(
    "meaning",
    [Standard.Copy, Standard.Cut, Standard.DeleteEndOfLine, Standard.DeleteCompleteLine],
)
def test_a_secret_is_not_copied_by_any_key_of_any_desktop(
    ground: QWidget, meaning: QKeySequence.StandardKey
) -> None:
    editor = opened(ground, secret=True)
    editor.setText("37")
    editor.selectAll()
    event = Meant(meaning)
    editor.keyPressEvent(event)
    assert event.isAccepted()  # and Qt never saw it
    assert editor.text() == "37"


@pytest.mark.parametrize("keys", [("c", CONTROL), ("x", CONTROL), ("\x00", CONTROL)])
def test_a_secret_reaches_no_clipboard(
    qtbot: QtBot, ground: QWidget, keys: tuple[str, Qt.KeyboardModifier]
) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("from elsewhere")
    editor = opened(ground, secret=True)
    qtbot.keyClicks(editor, "37")
    editor.selectAll()
    if keys[0] == "\x00":
        qtbot.keyClick(editor, Qt.Key.Key_Insert, CONTROL)
        qtbot.keyClick(editor, Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier)
    else:
        qtbot.keyClick(editor, *keys)
    assert clipboard.text() == "from elsewhere"
    assert editor.text() == "37"


@pytest.mark.parametrize("secret", [False, True])
def test_a_secret_cannot_be_marked_with_the_mouse(
    qtbot: QtBot, ground: QWidget, secret: bool
) -> None:
    editor = opened(ground, secret=secret)
    editor.setText("37")
    editor.deselect()
    middle = editor.rect().center()
    qtbot.mouseDClick(editor, Qt.MouseButton.LeftButton, pos=middle)
    assert editor.hasSelectedText() is not secret
    assert not editor.dragEnabled()


def test_a_secret_has_no_menu_that_offers_to_copy(qtbot: QtBot, ground: QWidget) -> None:
    editor = opened(ground, secret=True)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(editor, event)
    assert QApplication.activePopupWidget() is None


def test_what_was_typed_wrong_can_be_undone_in_the_line(qtbot: QtBot, ground: QWidget) -> None:
    editor = opened(ground)
    qtbot.keyClicks(editor, "4s")
    qtbot.keyClick(editor, "z", CONTROL)
    assert editor.text() == ""


def test_nothing_of_a_secret_is_ever_selected(qtbot: QtBot, ground: QWidget) -> None:
    # On X11 and Wayland what is selected can be pasted elsewhere, also when the line is gone.
    editor = opened(ground, secret=True)
    editor.setText("14")
    editor.type_over()
    selected: list[str] = []
    editor.selectionChanged.connect(lambda: selected.append(editor.selectedText()))
    for key, held in [
        (Qt.Key.Key_Home, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_A, CONTROL),
    ]:
        qtbot.keyClick(editor, key, held)
        assert not editor.hasSelectedText()
    qtbot.mousePress(editor, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    qtbot.mouseMove(editor, QPoint(100, 10))
    qtbot.mouseRelease(editor, Qt.MouseButton.LeftButton, pos=QPoint(100, 10))
    qtbot.mouseDClick(editor, Qt.MouseButton.LeftButton, pos=QPoint(60, 10))
    assert not editor.hasSelectedText()
    assert editor.text() == "14"


@pytest.mark.parametrize("secret", [True, False])
def test_what_stands_there_is_typed_over(qtbot: QtBot, ground: QWidget, secret: bool) -> None:
    editor = opened(ground, secret=secret)
    editor.setText("14")
    editor.type_over()
    qtbot.keyClick(editor, Qt.Key.Key_Shift)
    qtbot.keyClicks(editor, "12")
    assert editor.text() == "12"
    editor.type_over()
    qtbot.keyClick(editor, Qt.Key.Key_Backspace)
    assert editor.text() == ""
    editor.setText("14")
    editor.type_over()
    qtbot.keyClick(editor, Qt.Key.Key_End)
    qtbot.keyClicks(editor, "0")
    assert editor.text() == "140"
    editor.type_over()
    with qtbot.waitSignal(editor.committed, timeout=0) as told:
        qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert told.args == ["140"]


_KEYS = [
    *((Qt.Key(ord(sign)), PLAIN) for sign in "149"),
    *(
        (key, held)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        for held in (PLAIN, SHIFT)
    ),
    (Qt.Key.Key_Left, CONTROL | SHIFT),
    (Qt.Key.Key_Right, CONTROL | SHIFT),
    *((key, PLAIN) for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Shift)),
    *((Qt.Key(ord(sign)), CONTROL) for sign in "AAVC"),
]


def test_a_secret_is_marked_and_mended_by_the_keys_of_any_other_line(
    qtbot: QtBot, ground: QWidget
) -> None:
    clipboard = QGuiApplication.clipboard()
    plain, secret = opened(ground), opened(ground, secret=True)
    chance = Random(12)
    for _ in range(40):
        for editor in (plain, secret):
            editor.begin("12 9 13")
            editor.type_over()
        for key, held in chance.choices(_KEYS, k=9):
            for editor in (plain, secret):
                clipboard.setText("+1")
                qtbot.keyClick(editor, key, held)
            assert clipboard.text() == "+1"  # the secret's keys came last
            assert not secret.hasSelectedText()
            assert secret.text() == plain.text(), (key, held)
            assert secret.cursorPosition() == plain.cursorPosition(), (key, held)


@pytest.mark.parametrize("secret", [True, False])
def test_what_is_marked_looks_so(qtbot: QtBot, ground: QWidget, secret: bool) -> None:
    editor = opened(ground, secret=secret)
    editor.setText("37")
    highlight = editor.palette().highlight().color()
    for key, marked in ((Qt.Key.Key_A, True), (Qt.Key.Key_Left, False)):
        qtbot.keyClick(editor, key, CONTROL if marked else PLAIN)
        image = editor.grab().toImage()
        row = {image.pixel(x, 6) for x in range(image.width())}
        assert (highlight.rgb() in row) is marked


@pytest.mark.parametrize("secret", [True, False])
def test_it_goes_at_once_and_nothing_secret_is_deleted_from_it_first(
    ground: QWidget, secret: bool
) -> None:
    editor = opened(ground, secret=secret)
    editor.setText("37")
    left: list[str] = []
    editor.left.connect(left.append)
    assert editor.go() is not secret
    assert not editor.isVisible()
    assert left == []
    # What is deleted from a line is told to screen readers; who asks later finds no line.
    assert editor.text() == ("37" if secret else "")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert shiboken6.isValid(editor) is not secret
