from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.widgets.code_pad import CodeDialog, CodePad
from chicago_gui.widgets.theme import DAY
from tests.guides import GUIDES
from tests.widgets.eyes import picture


@pytest.fixture
def pad(qtbot: QtBot) -> CodePad:
    pad = CodePad(DAY)
    qtbot.addWidget(pad)
    pad.show()
    pad.setFocus()
    return pad


@pytest.fixture
def codes(pad: CodePad) -> list[str]:
    codes: list[str] = []
    pad.typed.connect(codes.append)
    return codes


def digit(pad: CodePad, text: str) -> QPushButton:
    (found,) = [key for key in pad.findChildren(QPushButton) if key.text() == text]
    return found


@pytest.mark.parametrize(
    ("keys", "typed"),
    [("041", []), ("04172580", ["0417", "2580"]), ("⌫03⌫417", ["0417"]), ("a- x=0417", ["0417"])],
)
def test_four_digits_are_a_code_and_the_pad_is_empty_again(
    qtbot: QtBot, pad: CodePad, codes: list[str], keys: str, typed: list[str]
) -> None:
    for key in keys:
        if key == "⌫":
            qtbot.keyClick(pad, Qt.Key.Key_Backspace)
        else:
            qtbot.keyClicks(pad, key)
    assert codes == typed


def test_digits_can_be_clicked(qtbot: QtBot, pad: CodePad, codes: list[str]) -> None:
    for text in "9056":
        qtbot.mouseClick(digit(pad, text), Qt.MouseButton.LeftButton)
    assert codes == ["9056"]
    assert {key.text() for key in pad.findChildren(QPushButton)} == set("0123456789")


def test_dots_fill_up_and_tell_how_many_and_not_which(qtbot: QtBot, pad: CodePad) -> None:
    pictures = []
    for keys in ("", "1", "1"):
        qtbot.keyClicks(pad, keys)
        pictures.append(picture(pad.dots, DAY))
    assert pictures[0] != pictures[1] != pictures[2]
    pad.clear()
    qtbot.keyClicks(pad, "90")
    assert picture(pad.dots, DAY) == pictures[2]


def texts(widget: QWidget) -> str:
    """Return all that a screen reader could say about a widget and its children."""
    said = []
    for each in (widget, *widget.findChildren(QWidget)):
        reader = QAccessible.queryAccessibleInterface(each)
        said += [reader.text(kind) for kind in QAccessible.Text if kind.name != "UserText"]
    return "|".join(filter(None, said))


def test_a_screen_reader_hears_nothing_of_the_code(qtbot: QtBot, pad: CodePad) -> None:
    before = texts(pad)
    qtbot.keyClicks(pad, "041")
    assert texts(pad) == before
    assert "Four-digit code" in before


def test_enter_before_the_last_digit_is_told_what_is_wanted(qtbot: QtBot) -> None:
    dialog = CodeDialog(DAY, "Anna, type the code:")
    qtbot.addWidget(dialog)
    dialog.show()
    codes: list[str] = []
    dialog.typed.connect(codes.append)
    qtbot.keyClicks(dialog.pad, "12")
    qtbot.keyClick(dialog.pad, Qt.Key.Key_Return)
    assert dialog.sentence.text() == "Type four digits."
    assert dialog.sentence.textFormat() == Qt.TextFormat.PlainText  # it may have a name
    assert dialog.isVisible()
    qtbot.keyClicks(dialog.pad, "34")
    assert codes == ["1234"]


def test_who_has_forgotten_the_code_is_sent_to_the_guide(qtbot: QtBot) -> None:
    dialog = CodeDialog(DAY, "Anna, type the code:")
    qtbot.addWidget(dialog)
    dialog.typed.connect(dialog.wrong)
    dialog.show()
    for _ in range(2):
        qtbot.keyClicks(dialog.pad, "1111")
        assert dialog.sentence.text() == "Wrong code. Type it again:"
    qtbot.keyClicks(dialog.pad, "1111")
    assert "“Secrecy” in the guide (F1)" in dialog.sentence.text()
    text = GUIDES["en"]
    assert "codes.json" in text[text.index("## Secrecy") :]
