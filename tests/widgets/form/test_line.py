"""Everything is typed in one line; nothing is entered before Enter, or before it is left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QColor, QFocusEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.entry_handler import EntryHandler
from chicago_gui.sheet.typing.reader import Reading, Unread
from chicago_gui.widgets.pads import ChoicePad
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.listening import Listener
from tests.toy.form import NUMBER, POINTS, WINNER, ReadReason
from tests.toy.session import Cut, View
from tests.widgets.eyes import where
from tests.widgets.toys import Toy
from tests.window import BACKSPACE, CONTROL, DOWN, ENTER, RIGHT, SPACE, UP

PLAYED = Cut("Ann", 7)
NEXT = CellRef(1, WINNER)


@pytest.fixture
def toy(qtbot: QtBot) -> Toy:
    """One cut is over; who wins the second is wanted, and Bob is proposed."""
    return Toy(qtbot, PLAYED)


# --- nothing is entered before Enter


def test_letters_stand_in_the_line_until_enter(toy: Toy) -> None:
    toy.type("bob")
    assert (toy.text, toy.cuts) == ("bob", [("Ann", 7)])
    toy.type("⏎")
    assert (toy.text, toy.cuts) == ("", [("Ann", 7), ("Bob", None)])
    assert toy.form.spot() == CellRef(1, POINTS)
    assert toy.form.hasFocus()


def test_one_line_fills_several_cells_in_one_step(toy: Toy) -> None:
    toy.type("a 9⏎")
    assert toy.cuts[1] == ("Ann", 9)
    assert len(toy.door.before) == 1
    assert toy.form.spot() == CellRef(2, WINNER)


def test_what_enter_would_enter_is_seen_in_the_cells_and_heard_in_none(toy: Toy) -> None:
    before = toy.spoken()
    toy.type("a 9")
    assert toy.preview == {NEXT: "Ann", CellRef(1, POINTS): "9"}
    assert toy.says == "9 points.   Press Enter."
    assert toy.spoken() == before
    toy.type("x")
    assert toy.preview == {}
    toy.type("⎋")
    assert toy.preview == {NEXT: "Bob"}


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_the_preview_is_drawn_quietly_and_gone_with_the_text(qtbot: QtBot, theme: Theme) -> None:
    toy = Toy(qtbot, PLAYED, theme=theme)

    def seen() -> bool:
        cell = toy.form.cell_rect(CellRef(1, POINTS)).adjusted(3, 3, -3, -3)
        view = toy.form.viewport()
        image = view.grab().toImage()
        return not where(image.copy(cell), QColor(theme.quiet).name()).isNull()

    assert not seen()
    toy.type("a 11")
    assert seen()
    toy.type("⌫⌫")
    assert not seen()


def test_enter_in_an_empty_line_accepts_what_is_proposed_and_then_does_nothing(toy: Toy) -> None:
    assert toy.preview == {NEXT: "Bob"}
    toy.type("⏎⏎⏎")
    assert toy.cuts[1:] == [("Bob", None)]
    assert toy.refusal == ""


def test_space_and_the_arrow_down_show_the_next_proposal(toy: Toy) -> None:
    toy.press(SPACE)
    assert toy.preview == {NEXT: "Ann"}
    toy.press(DOWN)
    assert toy.preview == {NEXT: "Bob"}
    toy.press(SPACE)
    toy.type("⏎")
    assert toy.cuts[1] == ("Ann", None)


def test_keys_that_are_held_down_count_once(toy: Toy) -> None:
    toy.hold(ENTER, "\r")
    toy.hold(Qt.Key.Key_B, "b")
    assert (toy.cuts[1:], toy.text) == ([], "")
    toy.type("b")
    toy.hold(Qt.Key.Key_B, "b")
    toy.hold(ENTER, "\r")
    assert (toy.cuts[1:], toy.text) == ([], "b")
    toy.hold(BACKSPACE, "")
    assert toy.text == ""


# --- it is an ordinary line


def test_backspace_and_arrows_edit_the_text(toy: Toy) -> None:
    toy.type("ba←⌫")
    assert toy.text == "a"
    toy.type("⌫")
    assert toy.text == "a"
    toy.press(Qt.Key.Key_A, held=CONTROL)
    toy.type("b⏎")
    assert toy.cuts[1] == ("Bob", None)


def test_undo_is_the_line_s_while_it_has_text_and_the_window_s_when_it_is_empty(toy: Toy) -> None:
    undo = QAction(toy.window)
    undo.setShortcut(QKeySequence.StandardKey.Undo)
    toy.window.addAction(undo)
    undone: list[int] = []
    undo.triggered.connect(lambda: undone.append(1))
    window = toy.window.windowHandle()
    toy.type("bob")
    toy.qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert (toy.text, undone) == ("", [])
    toy.qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert len(undone) == 1


@pytest.mark.parametrize(
    ("key", "held"), [(Qt.Key.Key_E, CONTROL), (Qt.Key.Key_F8, Qt.KeyboardModifier.NoModifier)]
)
def test_commands_work_while_typing(toy: Toy, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    action = QAction(toy.window)
    action.setShortcut(QKeySequence(held.value | key.value))
    toy.window.addAction(action)
    action.triggered.connect(lambda: toy.face.finish_typing())
    toy.type("b")
    toy.qtbot.keyClick(toy.window.windowHandle(), key, held)
    assert (toy.text, toy.cuts[1:]) == ("", [("Bob", None)])


def test_what_is_pasted_goes_to_the_line(toy: Toy) -> None:
    QGuiApplication.clipboard().setText("a\n9")
    toy.press(Qt.Key.Key_V, held=CONTROL)
    assert toy.line.hasFocus()
    toy.type("⏎")
    assert toy.cuts[1] == ("Ann", 9)


def test_what_an_input_method_composes_is_seen_in_the_line_and_entered_with_it(toy: Toy) -> None:
    toy.compose("b")
    assert (toy.text, toy.cuts[1:]) == ("", [])
    toy.compose("", "bo")
    assert toy.text == "bo"
    assert toy.line.hasFocus()
    toy.compose("", "b")
    toy.type("⏎")
    assert toy.cuts[1] == ("Bob", None)


# --- what cannot be read


def test_what_cannot_be_read_stays_and_typing_replaces_it_from_the_problem_on(toy: Toy) -> None:
    toy.type("b xe")
    assert toy.says == "Xe is no number."
    assert toy.refusal == ""
    toy.type("⏎")
    assert (toy.text, toy.refusal, toy.line.selectedText()) == ("b xe", "Xe is no number.", "xe")
    toy.type("1")
    assert (toy.text, toy.refusal) == ("b 1", "")
    assert toy.cuts[1:] == []


def test_what_the_game_refuses_is_told_before_enter(toy: Toy) -> None:
    toy.type("b 20")
    assert toy.says == "A cut is worth 1 to 13, not 20."
    assert toy.preview == {}
    toy.type("⏎")
    assert (toy.text, toy.refusal) == ("b 20", "A cut is worth 1 to 13, not 20.")


def test_esc_clears_the_line_and_then_goes_to_the_wanted_cell(toy: Toy) -> None:
    toy.click(CellRef(0, POINTS))
    toy.type("9⎋")
    assert (toy.text, toy.form.spot()) == ("", CellRef(0, POINTS))
    toy.type("⎋")
    assert toy.form.spot() == NEXT
    assert toy.cuts == [("Ann", 7)]


def _other(toy: Toy) -> None:
    toy.qtbot.mouseClick(toy.other, Qt.MouseButton.LeftButton)
    toy.other.setFocus(Qt.FocusReason.MouseFocusReason)


LEAVING = {
    "a click on another cell": lambda toy: toy.click(CellRef(0, NUMBER)),
    "a click beside the form": _other,
    "tab": lambda toy: toy.type("⇥"),
    "an arrow": lambda toy: toy.press(UP),
    "whatever takes the form away": lambda toy: toy.face.finish_typing(),
}


@pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING)
def test_leaving_enters_what_can_be_read(toy: Toy, leave) -> None:  # type: ignore[no-untyped-def]
    toy.type("b")
    leave(toy)
    assert (toy.text, toy.cuts[1:]) == ("", [("Bob", None)])


@pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING)
def test_leaving_drops_what_cannot_be_read_and_quotes_it(toy: Toy, leave) -> None:  # type: ignore[no-untyped-def]
    toy.type("bob xe")
    leave(toy)
    assert (toy.text, toy.cuts[1:]) == ("", [])
    assert toy.refusal == 'Not entered: "bob xe".'


def test_quietly_nothing_is_said_and_why_not_is_returned(toy: Toy) -> None:
    toy.type("xe")
    assert toy.face.finish_typing(quietly=True) is not None
    assert (toy.text, toy.refusal) == ("", "")
    assert toy.face.finish_typing() is None


def test_another_window_only_comes_before_what_is_typed(toy: Toy) -> None:
    toy.type("b")
    toy.line.clearFocus()
    toy.form.setFocus()
    toy.type("a")
    elsewhere = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    toy.line.focusOutEvent(elsewhere)
    assert toy.text == "a"


def test_a_click_means_the_cell_that_was_seen_under_the_mouse(toy: Toy) -> None:
    """What is entered by the click may move the rows: the third cut comes below."""
    toy.type("b 9")
    toy.click(CellRef(0, POINTS))
    assert toy.cuts[1] == ("Bob", 9)
    assert toy.form.spot() == CellRef(0, POINTS)


# --- which cell it is for


def test_elsewhere_the_line_names_its_cell_and_stays_where_it_is(toy: Toy) -> None:
    assert toy.line.label == ""
    place = toy.face.notice.geometry()
    toy.click(CellRef(0, POINTS))
    toy.type("9")
    assert toy.line.label == "Deal 1, score"
    assert toy.preview == {CellRef(0, POINTS): "9"}
    assert toy.face.notice.geometry() == place
    toy.type("⏎")
    assert (toy.cuts[0], toy.line.label) == (("Ann", 9), "")


def test_delete_empties_a_cell_and_only_one_where_something_stands(toy: Toy) -> None:
    toy.type("⌦")
    assert toy.door.before == []
    toy.click(CellRef(0, POINTS))
    toy.type("⌦")
    assert toy.cuts[0] == ("Ann", None)


def test_text_for_a_deal_that_is_gone_is_dropped(toy: Toy) -> None:
    toy.type("b 9⏎a")
    toy.door.session = toy.door.session.__class__(
        "id", toy.door.session.date, "", ("Ann", "Bob"), deals=(Cut("Ann"),)
    )
    toy.face.set_view(toy.door.view)
    assert toy.text == ""


def test_a_note_is_there_to_begin_with_and_typing_replaces_it(qtbot: QtBot) -> None:
    toy = Toy(qtbot, Cut("Ann", 7, "the cat"))
    note = CellRef(0, NUMBER)
    toy.form.edit_spot(note)
    assert toy.text == "the cat"
    toy.face.finish_typing()
    assert toy.door.before == []
    toy.form.edit_spot(note)
    toy.type("a dog⏎")
    assert toy.door.session.deals[0].note == "a dog"
    toy.form.edit_spot(note)
    toy.type("⌫⏎")
    assert toy.door.session.deals[0].note == ""


def test_text_is_for_the_cell_where_it_begins(toy: Toy) -> None:
    toy.form.edit_spot(CellRef(0, NUMBER))
    toy.press(RIGHT)
    toy.type("b⏎")
    assert (toy.cuts, toy.door.session.deals[0].note) == ([("Bob", 7)], "")


def test_typed_over_a_pad_it_goes_to_the_line(toy: Toy) -> None:
    toy.click(NEXT)
    pad = toy.pad
    assert isinstance(pad, ChoicePad)
    toy.qtbot.keyClicks(pad, "a")
    QApplication.processEvents()
    assert toy.text == "a"
    toy.type("nn⏎")
    assert toy.cuts[1] == ("Ann", None)


# --- what must not be seen


class Secret(EntryHandler[View]):
    def shows_secrets(self) -> bool:
        return True


def test_of_a_secret_nothing_is_selected_copied_or_offered(qtbot: QtBot) -> None:
    toy = Toy(qtbot, PLAYED, entries=Secret)
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    toy.type("bob 12")
    for key in (Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_K, Qt.Key.Key_U):
        toy.press(key, held=CONTROL)
        assert not toy.line.hasSelectedText()
    toy.qtbot.mouseDClick(toy.line, Qt.MouseButton.LeftButton)
    assert (clipboard.text(), toy.line.hasSelectedText()) == ("before", False)
    assert toy.text == "bob 12"


def test_a_secret_is_deleted_by_words_or_as_a_whole_without_a_selection(qtbot: QtBot) -> None:
    toy = Toy(qtbot, PLAYED, entries=Secret)
    toy.type("12 9 131")
    toy.press(Qt.Key.Key_Backspace, held=CONTROL)
    assert toy.text == "12 9 "
    toy.press(Qt.Key.Key_A, held=CONTROL)
    assert toy.text == ""
    toy.type("7")
    assert toy.text == "7"


def test_a_secret_that_is_dropped_is_quoted_in_its_face_alone(qtbot: QtBot) -> None:
    toy = Toy(qtbot, PLAYED, entries=Secret)
    toy.type("12 9")
    refused = toy.face.finish_typing()
    assert refused is not None
    assert "12" not in f"{refused.reason} {refused.figures}"
    assert toy.refusal == 'Not entered: "12 9".'


def test_esc_enters_nothing_of_a_secret_also_where_the_window_covers(qtbot: QtBot) -> None:
    toy = Toy(qtbot, PLAYED, entries=Secret)
    cover = QAction(toy.window)
    cover.setShortcut(QKeySequence(Qt.Key.Key_Escape))
    toy.window.addAction(cover)
    cover.triggered.connect(lambda: toy.face.finish_typing(quietly=True))
    toy.type("b")
    toy.qtbot.keyClick(toy.window.windowHandle(), Qt.Key.Key_Escape)
    assert (toy.text, toy.cuts[1:]) == ("", [])


class NoNumbers(EntryHandler[View]):
    def _read(self, spot: CellRef, text: str) -> Reading | Unread:
        if text[:1].isdigit():
            return Unread(Refused(ReadReason.NUMBER, text="that"), 0, hide=True)
        return super()._read(spot, text)


def test_what_must_not_be_seen_is_dropped_at_once(qtbot: QtBot) -> None:
    toy = Toy(qtbot, PLAYED, entries=NoNumbers)
    toy.type("1")
    assert (toy.text, toy.refusal) == ("", "That is no number.")
    toy.type("b")  # which belongs to it, and must not mean anything else
    assert (toy.text, toy.refusal) == ("", "That is no number.")
    toy.type("⏎")
    assert (toy.text, toy.refusal, toy.cuts[1:]) == ("", "That is no number.", [])
    toy.type("b")
    assert (toy.text, toy.refusal) == ("b", "")


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Escape])
def test_what_was_refused_at_once_is_over_with(qtbot: QtBot, key: Qt.Key) -> None:
    toy = Toy(qtbot, PLAYED, entries=NoNumbers)
    toy.type("12")
    toy.press(key)
    assert toy.refusal == ""
    toy.type("b")
    assert toy.text == "b"


def test_who_listens_hears_what_enter_does(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(monkeypatch)
    toy.type("a")
    QApplication.processEvents()
    assert any("Ann cut higher." in each for each in listener.heard)
