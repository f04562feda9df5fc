"""What stands in the line of the preparer's face, and is not entered, is nowhere else.

Two programs in which something else stands there are the same beside that face, and when it is
covered in every way there is. Each kind of leak is planted, and the comparison must see it.
"""

from __future__ import annotations

import logging
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chicago_gui.desk.screen_watch import ScreenWatch
from chicago_gui.games.house.evening import Counts, Session
from chicago_gui.record import replace
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.typing.reader import Reading, Unread
from chicago_gui.widgets.form.line import TypingLine
from tests.listening import Listener
from tests.secrecy.leaks import LEAKS, assert_found, planted
from tests.secrecy.outside import clipboard, differing, outside, picture, rows_of_the_book
from tests.secrecy.twins import EVENING, close_others, opened
from tests.sheets import known
from tests.window import CONTROL, ESC, F2, F8, SHIFT, Window, alive, settle

TEXTS = {
    "counts": ("12 9 13 6", "10 8 11 11"),
    "half counts": ("12 9 1", "8 7"),
    "no sense": ("31 zqx", "29 xqz"),
}
"""What may stand in the line: one text, and another in a program that is the same else."""

WITHOUT_A_SHEET = (
    *("pixels", "accessible tree", "objects", "models", "sizes", "actions"),
    *("title", "notice", "clipboard", "settings", "other windows"),
)
"""What there is to see where another page is up."""
ON_SCREEN = (*WITHOUT_A_SHEET, "undo", "csv", "session file", "view", "book")
"""Everything but what is printed, which follows from the view."""


def uncounted() -> Session:
    """The evening that is going on, before anybody has counted the deal in hand."""
    session: Session = known.session(EVENING)
    return replace(session, counts=(*session.counts[:6], Counts()))


def type_a_line(window: Window, text: str) -> None:
    window.press(F2)
    window.type(text)
    line = the_line(window)
    assert line.text() == text


def the_line(window: Window) -> TypingLine:
    typing = window.form.typing
    assert typing is not None
    line: TypingLine = typing.line
    return line


def seen(window: Window, *only: str) -> dict[str, object]:
    """Everything but the preparer's face, and what is written to disk; or what is named."""
    settle()
    desk, sheet = window.chicago.faces.desk, window.main.sheet
    rest: dict[str, Callable[[], object]] = {
        "book": lambda: rows_of_the_book(window),
        "view": lambda: repr(desk and desk.table.view),
    }
    wanted = [each for each in only if each not in rest]
    if sheet is None:
        wanted = [each for each in wanted or WITHOUT_A_SHEET if each in WITHOUT_A_SHEET]
    found: dict[str, object] = {}
    if wanted or not only:
        without = sheet.face if sheet is not None and window.preparing else None
        found = outside(window, *wanted, without=without)
    return found | {name: look() for name, look in rest.items() if name in only or not only}


def twins(act: Callable[[str, Window], Iterator[Any]], texts: tuple[str, str]) -> Iterator[Any]:
    """Return what is seen in one program, and in the other, moment by moment."""
    QGuiApplication.clipboard().clear()  # of what other tests have put there
    return zip(*(opened(uncounted(), partial(act, text)) for text in texts), strict=True)


# While it is open -----------------------------------------------------------------------------


@pytest.mark.parametrize("texts", TEXTS.values(), ids=TEXTS)
def test_what_stands_in_an_open_line_shows_nowhere_beside_its_face(texts: tuple[str, str]) -> None:
    def act(text: str, window: Window) -> Iterator[dict[str, object]]:
        type_a_line(window, text)
        yield seen(window)
        assert the_line(window).text() == text  # nothing was entered meanwhile

    for one, other in twins(act, texts):
        assert not differing(one, other)


def test_no_other_window_shows_what_stands_in_an_open_line() -> None:
    def act(text: str, window: Window) -> Iterator[dict[str, object]]:
        for tool in ("screen", "help", "history", "score"):
            window.use(tool)
            window.main.activateWindow()
            settle()
            type_a_line(window, text)
            yield seen(window, *ON_SCREEN)
            window.press(ESC)
            close_others(window)

    for one, other in twins(act, TEXTS["counts"]):
        assert not differing(one, other)
        assert one["other windows"]


def copy_with_keys(window: Window, line: TypingLine) -> Iterator[str]:
    """Press what copies, cuts, selects or deletes with a copy on one desktop or another."""
    keys = Qt.Key
    for key, held in (
        (keys.Key_C, CONTROL),
        (keys.Key_X, CONTROL),
        (keys.Key_Home, SHIFT),
        (keys.Key_Insert, CONTROL),
        (keys.Key_End, SHIFT),
        (keys.Key_Delete, SHIFT),
        (keys.Key_Left, CONTROL | SHIFT),
        (keys.Key_C, CONTROL),
        (keys.Key_K, CONTROL),
        (keys.Key_U, CONTROL),
    ):
        QTest.keyClick(window.keyboard(), key, held)
        settle()
        yield f"{key.name} {held}"
    for key in (keys.Key_Copy, keys.Key_Cut):  # some keyboards have keys for nothing else
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(line, event)
        yield key.name


def copy_with_the_mouse(window: Window, line: TypingLine) -> Iterator[str]:
    """Select by clicks and by pulling, pull what was selected away, paste, ask for a menu."""
    left, middle = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
    held = Qt.KeyboardModifier.NoModifier
    first, last = QPoint(14, line.height() // 2), QPoint(90, line.height() // 2)
    QTest.mouseDClick(line, left, held, first)
    settle()
    yield "double click"
    QTest.mouseClick(line, left, held, first)
    settle()
    yield "third click"
    QTest.mousePress(line, left, held, first)
    QTest.mouseMove(line, last)
    yield "pulled over"
    QTest.mouseRelease(line, left, held, last)
    settle()
    yield "let go"
    QTest.mousePress(line, left, held, first)
    QTest.mouseMove(line, QPoint(line.width() // 2, -200))
    QTest.mouseRelease(line, left, held, QPoint(line.width() // 2, -200))
    settle()
    yield "pulled away"
    QTest.mouseClick(line, middle, held, last)
    settle()
    yield "middle click"
    for reason in (QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard):
        event = QContextMenuEvent(reason, first, line.mapToGlobal(first))
        QCoreApplication.sendEvent(line, event)
        settle()
        assert QApplication.activePopupWidget() is None
        yield "menu"


@pytest.mark.parametrize("copy", [copy_with_keys, copy_with_the_mouse])
def test_nothing_of_an_open_line_can_be_copied_cut_or_dragged(
    copy: Callable[[Window, TypingLine], Iterator[str]],
) -> None:
    def act(text: str, window: Window) -> Iterator[str]:
        QGuiApplication.clipboard().setText("before")
        type_a_line(window, text)
        line = the_line(window)
        for what in copy(window, line):
            # What is selected is on the primary selection of many desktops, and can be dragged.
            assert not line.hasSelectedText(), what
            assert not line.dragEnabled()
            assert [each for each in clipboard() if each not in ("before", "")] == [], what
            yield what
        assert line is the_line(window)
        QGuiApplication.clipboard().clear()

    assert opened(uncounted(), partial(act, "12 9 13 6"))


# When it is left ------------------------------------------------------------------------------


def by_esc(window: Window) -> None:
    window.press(ESC)


def by_the_clock(window: Window) -> None:
    window.chicago.faces.clock.timer.timeout.emit()


def by_the_lock(window: Window) -> None:
    watch = window.chicago.faces.clock.findChild(ScreenWatch)
    assert isinstance(watch, ScreenWatch)
    watch.lost.emit()


def by_f8(window: Window) -> None:
    window.press(F8)


def by_another_session(window: Window) -> None:
    window.ctrl("n")


def by_the_button(window: Window) -> None:
    window.use("preparer")


def by_closing(window: Window) -> None:
    window.start_again()
    window.main.resize(1200, 700)


WAYS = (by_esc, by_the_clock, by_the_lock, by_f8, by_another_session, by_the_button, by_closing)


@pytest.mark.parametrize(
    ("leave", "texts"),
    [
        *((leave, TEXTS["counts"]) for leave in WAYS),
        *((leave, TEXTS["no sense"]) for leave in (by_esc, by_the_clock, by_f8)),
        (by_the_clock, TEXTS["half counts"]),
    ],
)
def test_when_the_line_is_left_nothing_of_it_is_anywhere(
    leave: Callable[[Window], None], texts: tuple[str, str]
) -> None:
    def act(text: str, window: Window) -> Iterator[dict[str, object]]:
        type_a_line(window, text)
        line = the_line(window)
        leave(window)
        settle()
        assert window.main.sheet is None or not window.preparing
        assert not shiboken6.isValid(line)
        lines = [each for each in alive(TypingLine) if shiboken6.isValid(each)]
        assert [each.text() for each in lines if isinstance(each, TypingLine)] == [""] * len(lines)
        yield seen(window, *ON_SCREEN)
        window.press(ESC)
        yield seen(window, *ON_SCREEN)

    entered = texts != TEXTS["no sense"] and leave is not by_esc
    for one, other in twins(act, texts):
        # Counts that can be read are entered by whatever leads away but Esc, into the book alone.
        assert set(differing(one, other)) <= ({"book"} if entered else set())
        if not entered:
            assert texts[0] not in str(one)


@pytest.mark.parametrize("leave", WAYS)
def test_a_face_that_is_left_says_nothing_more(
    leave: Callable[[Window], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = Listener(monkeypatch)

    def act(window: Window) -> Iterator[list[str]]:
        type_a_line(window, "12 9 1")  # the hint would give their sum
        assert window.main.sheet is not None
        said: list[str] = []
        window.main.sheet.face.notice.words_changed.connect(said.append)
        settle()
        listener.take()
        leave(window)
        settle()
        # With a key of their own the preparers still sit before their face.
        alone = leave in (by_the_clock, by_the_lock)
        yield [*(said if alone else ()), *listener.take(), *listener.at_once]

    for said in opened(uncounted(), act):
        assert "22" not in " ".join(said)


def test_what_was_dropped_is_quoted_in_its_face_alone() -> None:
    def act(text: str, window: Window) -> Iterator[dict[str, object]]:
        type_a_line(window, text)
        window.press(F2)
        assert text in window.refusal
        yield seen(window, *ON_SCREEN)
        window.press(ESC)
        yield seen(window, *ON_SCREEN)

    for one, other in twins(act, TEXTS["no sense"]):
        assert not differing(one, other)
        assert TEXTS["no sense"][0] not in str(one)


@pytest.mark.parametrize("leave", [by_esc, by_the_clock, by_f8, by_closing])
def test_the_streams_the_log_and_the_files_hold_nothing_of_it(
    leave: Callable[[Window], None],
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    def act(window: Window) -> Iterator[bytes]:
        type_a_line(window, "31 zqx")
        yield files(window)
        leave(window)
        settle()
        yield files(window)

    with caplog.at_level(logging.DEBUG):
        kept = opened(uncounted(), act)
    said = "".join(capfd.readouterr()) + caplog.text
    assert "zqx" not in said
    assert not any(b"zqx" in each for each in kept)


def files(window: Window) -> bytes:
    """Every byte in the program's folder."""
    return b"".join(each.read_bytes() for each in window.folder.rglob("*") if each.is_file())


# At the Table ---------------------------------------------------------------------------------


class Painted(QObject):
    """What stands in the line whenever anything is painted."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self.texts: list[str] = []
        window.app.installEventFilter(self)

    def end(self) -> None:
        self._window.app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.texts.append(the_line(self._window).text())
        return False


def at_the_table(window: Window, figure: str, *, plant: bool = False) -> tuple[bytes, list[str]]:
    """Return the pixels after a figure was typed at the Table, and what was painted as text."""
    entries = window.form.entries
    sentence = ""
    if figure:
        read = entries.read

        def shown(spot: CellRef | None, text: str) -> Reading | Unread:
            found = read(spot, text)
            return replace(found, hide=False) if isinstance(found, Unread) else found

        if plant:
            entries.read = shown  # type: ignore[method-assign]
        painted = Painted(window)
        window.type(figure)
        window.main.repaint()
        painted.end()
        entries.read = read  # type: ignore[method-assign]
        sentence = window.refusal
    else:
        painted = Painted(window)
        painted.end()
    window.face.notice.accepted()
    settle()
    return picture(window.main), [*painted.texts, sentence]


def test_the_first_figure_of_a_count_is_refused_at_the_table_and_never_painted() -> None:
    def act(typed: str, window: Window) -> Iterator[tuple[bytes, list[str]]]:
        yield at_the_table(window, typed)

    ((bare, _),), ((told, texts),) = (
        opened(uncounted(), partial(act, typed)) for typed in ("", "8")
    )
    assert told == bare
    assert texts[-1], "it was not refused"
    assert "8" not in texts[-1]
    assert {*texts[:-1]} <= {""}


def test_the_comparison_sees_a_figure_that_is_painted_at_the_table() -> None:
    def act(plant: bool, window: Window) -> Iterator[tuple[bytes, list[str]]]:
        yield at_the_table(window, "8" if plant else "", plant=plant)

    ((bare, _),), ((told, texts),) = (
        opened(uncounted(), partial(act, plant)) for plant in (False, True)
    )
    assert told != bare
    assert "8" in texts


@pytest.mark.parametrize("figures", [("8", "9"), ("12", "13")])
def test_which_figure_was_typed_at_the_table_shows_nowhere(figures: tuple[str, str]) -> None:
    def act(text: str, window: Window) -> Iterator[dict[str, object]]:
        window.type(text)
        yield seen(window, *ON_SCREEN)
        window.press(ESC)
        yield seen(window, *ON_SCREEN)

    for one, other in twins(act, figures):
        assert not differing(one, other)


# The test of the test --------------------------------------------------------------------------


def book(window: Window, text: str) -> None:
    with closing(sqlite3.connect(window.book_path)) as book:
        book.execute("CREATE TABLE IF NOT EXISTS draft (text TEXT)")
        book.execute("DELETE FROM draft")
        book.execute("INSERT INTO draft VALUES (?)", (text,))
        book.commit()


def test_the_comparison_sees_what_leaks_from_an_open_line(qapp: object) -> None:
    leaks = {**LEAKS, book: "book"}

    def act(text: str, window: Window) -> Iterator[dict[str, object]]:
        type_a_line(window, text)
        yield from planted(window, text, leaks, seen)

    assert_found(leaks, twins(act, TEXTS["counts"]))


def test_a_line_that_could_be_copied_is_seen() -> None:
    def act(window: Window) -> Iterator[str]:
        type_a_line(window, "12 9 13 6")
        line = the_line(window)
        line.selectionChanged.disconnect()
        line._secret = lambda: False
        QTest.keyClick(window.keyboard(), Qt.Key.Key_A, CONTROL)
        yield line.selectedText()
        QTest.keyClick(window.keyboard(), Qt.Key.Key_C, CONTROL)
        yield clipboard()[0]
        QGuiApplication.clipboard().clear()

    assert opened(uncounted(), act) == ["12 9 13 6"] * 2


def test_a_text_that_is_logged_or_kept_is_seen(capfd: pytest.CaptureFixture[str]) -> None:
    def act(window: Window) -> Iterator[bytes]:
        type_a_line(window, "31 zqx")
        print("31 zqx", file=sys.stderr)
        book(window, "31 zqx")
        yield files(window)

    assert b"zqx" in opened(uncounted(), act)[0]
    assert "zqx" in "".join(capfd.readouterr())
