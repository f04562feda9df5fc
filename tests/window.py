"""Runs the whole program in the test's process, and uses it with keys and clicks as a player does.

Keys go to the window with the keyboard focus. Tests read what the form shows and what a screen
reader says about it.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Self, TypeVar

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from shiboken6 import isValid

from chicago_gui.app.chicago import Chicago
from chicago_gui.book import Book
from chicago_gui.desk.desk import Desk, UndoOwner
from chicago_gui.desk.settings import Settings
from chicago_gui.games.house import columns
from chicago_gui.games.house.changes import ChangePlan, PickDeck
from chicago_gui.games.house.evening import EnterCounts, Session, loads
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.view import View
from chicago_gui.paper.marks import Paper
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.preparer.face import PreparerFace
from chicago_gui.resources import load_resources
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.setup import NewSession
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.form.delegate import FormDelegate
from chicago_gui.widgets.form.face import FormFace
from chicago_gui.widgets.form.line import TypingLine
from chicago_gui.widgets.form.model import DISPLAY, SPOKEN
from chicago_gui.widgets.form.view import FormView

KEPT = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)
"""When a session that is there from the start was added to the book."""

NAMES = ("Anna", "Boris", "Vera", "Dima", "Egor")

ENTER, ESC, TAB, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Space
DELETE, BACKSPACE, END = Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_End
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
F1, F2, F8, F11 = Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F8, Qt.Key.Key_F11
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
SIGNS = {"⏎": ENTER, "⎋": ESC, "⇥": TAB, "⌫": BACKSPACE, "⌦": DELETE, "←": LEFT}
TEXTS = {ENTER: "\r", TAB: "\t", SPACE: " "}


P = TypeVar("P", bound=QWidget)


class Window:
    """The program with a book in `folder`; leaving the `with` block quits it.

    Without `drawn` it does not paint and starts in half the time. The session file `kept` is in the
    book from the start and opens at once; `file` is opened as from the command line.
    """

    def __init__(
        self,
        folder: Path,
        file: Path | None = None,
        *,
        kept: Path | None = None,
        drawn: bool = True,
    ) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        load_resources()
        self.app = app
        self.folder = folder
        self.book_path = folder / "book.sqlite"
        self._drawn = drawn
        if kept is not None:
            with Book.open(self.book_path) as book:
                book.add(loads(kept.read_text(encoding="utf-8")), KEPT)
        self._start(file)

    def _start(self, file: Path | None = None) -> None:
        self.book = Book.open(self.book_path)
        self.settings = Settings(self.folder / "looks.ini")
        self.chicago = Chicago(self.app, self.book, self.settings, Paper.A4)
        self.main.setUpdatesEnabled(self._drawn)
        self.chicago.start([] if file is None else [file])
        self.main.activateWindow()
        settle()

    def quit(self) -> None:
        """Close the window and end the program."""
        window = self.main
        window.close()
        self.chicago.close()
        self.book.close()
        window.deleteLater()
        self.chicago.deleteLater()
        del self.chicago
        settle()

    def start_again(self, file: Path | None = None) -> None:
        """Quit and start again with the same book."""
        self.quit()
        self._start(file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for widget in self.app.topLevelWidgets():
            if isinstance(widget, QDialog) or widget.windowType() == Qt.WindowType.Popup:
                widget.close()
        if hasattr(self, "chicago"):
            self.quit()

    # --- objects of the program

    @property
    def main(self) -> MainWindow:
        return self.chicago.window

    @property
    def page(self) -> QWidget:
        assert self.main.page is not None
        return self.main.page

    def on(self, kind: type[P]) -> P:
        """Return the page, which must be of this kind."""
        page = self.page
        assert isinstance(page, kind)
        return page

    @property
    def face(self) -> FormFace:
        """The visible face."""
        assert self.main.sheet is not None
        return self.main.sheet.face

    @property
    def form(self) -> FormView:
        return self.face.form

    @property
    def view(self) -> View:
        view: View = self.face.entries.view
        return view

    @property
    def desk(self) -> Desk:
        """The open session, of any game."""
        assert self.chicago.faces.desk is not None
        return self.chicago.faces.desk

    @property
    def session(self) -> Session:
        """The open session of the house game, with its secrets."""
        session = self.desk.session_for_export()
        assert isinstance(session, Session)
        return session

    @property
    def preparing(self) -> bool:
        return isinstance(self.face, PreparerFace)

    @property
    def session_id(self) -> str:
        return self.view.sheet.id

    def action(self, name: str) -> QAction:
        return self.main.actions_by_name[name]

    # --- what the window shows

    @property
    def wanted(self) -> str:
        """The line with the hint."""
        return self.face.notice.wanted

    @property
    def then(self) -> str:
        return self.face.notice.then

    @property
    def asks_for_a_swap(self) -> bool:
        return "Swap before the lead" in f"{self.wanted} {self.then}"

    @property
    def refusal(self) -> str:
        return self.face.notice.refusal

    @property
    def told(self) -> str:
        """The message on or below a page that is not a session."""
        sentence = getattr(self.main.page, "sentence", None)
        return self.main.status.text() if sentence is None else str(sentence.text())

    @property
    def strip(self) -> str:
        return f"{self.main.strip.accessibleName()} {self.main.strip.accessibleDescription()}"

    def cell(self, deal: int, column: Column[Any, Any], part: int = 0) -> str:
        """Return the text in a cell of the visible face; `deal` counts from 0."""
        return str(self._data(deal, column, part, DISPLAY))

    def said(self, deal: int, column: Column[Any, Any], part: int = 0) -> str:
        """Return what a screen reader says about a cell, without its place."""
        return str(self._data(deal, column, part, SPOKEN)).rpartition(": ")[2]

    def column(self, deal: int, column: Column[Any, Any]) -> list[str]:
        """Return what a screen reader says about each cell of a deal in one column."""
        return [self.said(deal, column, part) for part in range(column.parts)]

    def sheet(self) -> list[list[str]]:
        """Return all texts of the form, row by row."""
        model = self.form.model()
        return [
            [
                str(model.data(model.index(row, column), SPOKEN))
                for column in range(len(columns.COLUMNS))
            ]
            for row in range(model.rowCount())
        ]

    def on_disk(self, session_id: str = "") -> Session:
        """Return a session, usually the open one, from the book at this moment."""
        with Book.open(self.book_path, read_only=True) as book:
            session: Session = book.load(session_id or self.session_id).session
            return session

    @property
    def line(self) -> TypingLine:
        """The line for typing."""
        assert self.form.typing is not None
        return self.form.typing.line

    def preview(self, deal: int, column: Column[Any, Any], part: int = 0) -> str:
        """Return the preview in a cell: what Enter would enter there."""
        delegate = self.form.itemDelegate()
        assert isinstance(delegate, FormDelegate)
        cell = delegate.preview.get(CellRef(deal, column, part))
        return "" if cell is None else f"{cell.text} {cell.below}".strip()

    def standing(self) -> dict[str, int]:
        return {line.player: line.imps for line in self.view.standing}

    def at(self) -> tuple[int, Column[Any, Any], int]:
        """Return the place of the cursor: deal, column, part."""
        spot = self.form.spot()
        assert spot is not None
        return spot.deal, spot.column, spot.part

    def _data(self, deal: int, column: Column[Any, Any], part: int, role: int) -> Any:
        model = self.form.model()
        return model.data(self.form.cells.at(CellRef(deal, column, part)), role)

    # --- the keyboard

    def type(self, text: str) -> None:
        """Press the keys of `text` one by one: ⏎ Enter, ⎋ Esc, ⇥ Tab, ⌫ Backspace, ⌦ Delete."""
        for sign in text:
            self._click_key(*key_of(sign))

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = PLAIN) -> None:
        """Press keys other than letters, one after the other."""
        for key in keys:
            self._click_key(key, TEXTS.get(key, ""), held)

    def hold(self, key: Qt.Key, times: int = 5) -> None:
        """Hold a key down until it has been reported `times` times."""
        text = TEXTS.get(key, "")
        for time in range(times):
            QTest.simulateEvent(self.keyboard(), True, int(key), PLAIN, text, time > 0)
            settle()
        QTest.simulateEvent(self.keyboard(), False, int(key), PLAIN, text, False)
        settle()

    def ctrl(self, letter: str, *, shift: bool = False) -> None:
        """Press a letter with Ctrl."""
        self._click_key(key_of(letter)[0], "", CONTROL | SHIFT if shift else CONTROL)

    def _click_key(self, key: Qt.Key, text: str, held: Qt.KeyboardModifier = PLAIN) -> None:
        click_key(self.keyboard(), key, text, held)
        # The same key again, in the millisecond of this release, would count as held down.
        released = QElapsedTimer()
        released.start()
        settle()
        while not released.hasExpired(0):
            settle()

    def walk_to(self, deal: int, column: Column[Any, Any], part: int = 0) -> None:
        """Move the cursor to a cell with the arrow keys."""
        wanted = (deal, column, part)
        for _ in range(300):
            here = self.at()
            if here == wanted:
                return
            if here[1] is not column:
                there, wanted_at = (columns.COLUMNS.index(each) for each in (here[1], column))
                self.press(RIGHT if there < wanted_at else LEFT)
            else:
                self.press(DOWN if (here[0], here[2]) < (deal, part) else UP)
        raise AssertionError(f"the arrow keys lead to {self.at()} and not to {wanted}")

    def keyboard(self) -> QWindow:
        """Return the window with the keyboard focus; after a dialog this is the main window."""
        window = QApplication.focusWindow()
        if window is None or not window.isVisible():
            self.main.activateWindow()
            # A window manager may give the focus with a delay.
            QTest.qWaitForWindowActive(self.main)
            settle()
            window = QApplication.focusWindow()
        assert window is not None, "no window has the keyboard"
        return window

    def go_to(self, deal: int, column: Column[Any, Any], part: int = 0) -> None:
        """Click a cell to edit it; a pad opens only at the wanted cell."""
        self.click_cell(deal, column, part)
        self.close_pads()

    def enter(self, deal: int, column: Column[Any, Any], text: str, part: int = 0) -> None:
        """Click a cell and type `text`."""
        self.go_to(deal, column, part)
        self.type(text)

    # --- the mouse

    def click_cell(
        self, deal: int, column: Column[Any, Any], part: int = 0, *, double: bool = False
    ) -> None:
        """Click into a cell, after scrolling to it if needed."""
        index = self.form.cells.at(CellRef(deal, column, part))
        self.form.scrollTo(index)
        where = self.form.visualRect(index).center()
        view = self.form.viewport()
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, PLAIN, where)
        if double:
            QTest.mouseDClick(view, Qt.MouseButton.LeftButton, PLAIN, where)
        settle()

    def click_wanted(self) -> None:
        """Click the wanted cell."""
        wanted = self.face.entries.wanted()
        assert wanted is not None
        self.click_cell(wanted.deal, wanted.column, wanted.part)

    def click(self, widget: QWidget) -> None:
        """Click the middle of a widget, which must be visible and enabled."""
        assert widget.isVisible(), f"{widget} cannot be seen"
        assert widget.isEnabled(), f"{widget} cannot be used"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, PLAIN, widget.rect().center())
        settle()

    @property
    def pad(self) -> QWidget | None:
        """The open pad, or `None`."""
        return QApplication.activePopupWidget()

    def choose(self, label: str) -> None:
        """Click the key with this label on the open pad."""
        pad = self.pad
        assert pad is not None, "no pad is open"
        keys = {getattr(key, "label", "") or key.text(): key for key in pad_keys(pad)}
        assert label in keys, f"{label} is not among {list(keys)}"
        self.click(keys[label])

    def offered(self) -> list[str]:
        """Return the labels on the open pad."""
        pad = self.pad
        assert pad is not None, "no pad is open"
        return [getattr(key, "label", "") or key.text() for key in pad_keys(pad)]

    def close_pads(self) -> None:
        while self.pad is not None:
            self.pad.close()
            settle()

    def use(self, name: str) -> None:
        """Trigger a tool, which must be visible and enabled."""
        action = self.action(name)
        assert action.isEnabled(), f"{name} cannot be used now"
        action.trigger()
        settle()

    def type_from_paper(self) -> None:
        """Continue from paper in a session that was begun from paper."""
        self.settings.from_paper = self.session_id
        self.main.from_paper = True
        self.main.show_state()
        self.use("from_paper")

    def submit(self, change: object, owner: UndoOwner = UndoOwner.TABLE) -> None:
        """Make a change without keys."""
        assert self.desk.submit(change, owner) is None

    def delete_last(self) -> None:
        """Delete the last deal."""
        self.go_to(len(self.view.deals) - 1, self.form.entries.form.columns[0])
        self.use("remove")

    def use_dialog(self, name: str, *buttons: str) -> None:
        """Trigger a tool with a dialog, press `buttons` there, and then OK."""

        def answer(dialog: QDialog) -> None:
            keys = {key.text().replace("&", ""): key for key in pad_keys(dialog)}
            for label in (*buttons, "OK"):
                QTest.mouseClick(keys[label], Qt.MouseButton.LeftButton)

        answering(self.app, answer)
        self.use(name)

    # --- a session

    def begin(
        self, names: Iterable[str] = NAMES, *, first: str | None = None, planned: int = 15
    ) -> None:
        """Type the names on the new-session page and begin."""
        if not isinstance(self.page, NewSessionPage):
            self.ctrl("n")
        page = self.on(NewSessionPage)
        if page.kind != "russian":
            self.click(page.games["russian"])
        names = list(names)
        if planned != 15:
            self.click(page.plans[planned])
        for field in page.names:
            field.clear()  # it has last time's name
        page.names[0].setFocus()
        for name in names:
            self.type(f"{name}⏎")
        if first is not None:
            self.click(page.firsts[names.index(first)])
        if page.from_paper:
            self.type("⏎⏎⏎")  # date, place, start
        else:
            self.type("⏎⏎")  # first preparer, start
        settle()
        assert self.main.sheet is not None, page.wrong.text()

    def begun(
        self, names: Iterable[str] = NAMES, *, first: str | None = None, planned: int = 15
    ) -> None:
        """Begin with these names without typing them.

        This is much faster, for tests that do not need the new-session page.
        """
        names = tuple(names)
        usual = {rule.key: rule.usual for rule in FORM.setup().rules}
        today = date.today()
        wish = NewSession(names, first or names[0], today, planned=planned, rules=usual)
        self.chicago.sessions.begin("russian", wish)
        settle()
        assert self.main.sheet is not None

    def reach_a_swap(self) -> tuple[int, str, str]:
        """Play until the sheet asks for a swap; return its deal, declarer and dummy.

        The preparer of the first of five deals becomes dummy in the second.
        """
        if self.main.sheet is None:
            self.begun()
        self.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
        self.type("1c b⏎=⏎")
        self.submit(ChangePlan(5))
        dummy = self.cell(0, columns.PREPARED_BY)
        self.press(F2)
        self.type("12⏎9⏎13⏎6⏎")
        self.type(f"{self.picks(1)}⏎⏎zz⏎⏎⏎")
        declarer = self.view.deals[1].deal.partner_of(dummy)
        assert declarer is not None
        self.type(f"1c {declarer}⏎")
        assert self.asks_for_a_swap, self.wanted
        return 1, declarer, dummy

    def picks(self, deal: int) -> str:
        """Return what to type so that three players of a deal pick decks A to C."""
        out = self.view.deals[deal].deal.prepared_by
        four = [name for name in self.view.sheet.players if name != out]
        return "".join(name[0].lower() for name in four[:3])

    def prepare(self, counts: str = "12 9 13 6", picks: str = "", seats: str = "⏎") -> None:
        """Press F2, enter counts and players, and type `seats`: partners, Z, opener, hand out.

        Four counts with sum 40, and a letter for each deck, are entered without keys, because
        typing them would take most of the time.
        """
        self.press(F2)
        deal, hcp = self.at()[0], tuple(map(int, counts.split()))
        if len(hcp) == 4 and sum(hcp) == 40:
            self.submit(EnterCounts(deal, hcp), UndoOwner.PREPARER)
        else:
            self.type(f"{counts}⏎")
        self.face.form.go_to_wanted()
        begins = [name[0].lower() for name in self.view.sheet.players]
        if len(picks) == 3 and all(begins.count(letter) == 1 for letter in picks):
            for deck, letter in zip(Deck, picks, strict=False):
                name = self.view.sheet.players[begins.index(letter)]
                self.submit(PickDeck(deal, deck, name), UndoOwner.PREPARER)
        elif picks:
            self.type(f"{picks}⏎")
        self.face.form.go_to_wanted()
        self.type(seats)


def settle() -> None:
    """Process all waiting events, including deletions."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def alive(kind: type) -> list[object]:
    """Return all living objects of a class."""
    settle()
    gc.collect()
    settle()
    found = []
    for thing in gc.get_objects():
        with suppress(ReferenceError):
            if isinstance(thing, kind):
                found.append(thing)
    return found


def turn_wheel(over: QWidget, notch: int) -> QWheelEvent:
    """Turn the wheel over a widget by `notch`, 120 per step, and return the event.

    Negative values turn it downwards.
    """
    at, keys = QPointF(over.rect().center()), Qt.KeyboardModifier.NoModifier
    turned = (QPoint(), QPoint(0, notch), Qt.MouseButton.NoButton, keys)
    wheel = QWheelEvent(at, at, *turned, Qt.ScrollPhase.NoScrollPhase, False)
    QCoreApplication.sendEvent(over, wheel)
    return wheel


def pad_keys(pad: QWidget) -> Iterator[QPushButton]:
    for key in pad.findChildren(QPushButton):
        if key.isVisible():
            yield key


def answering(app: QApplication, answer: Callable[[QDialog], None]) -> None:
    """Let `answer` handle the next modal dialog."""

    timer = QTimer(app)

    def look() -> None:
        dialog = app.activeModalWidget()
        if isinstance(dialog, QDialog):
            timer.stop()
            timer.deleteLater()
            try:
                answer(dialog)
            except BaseException:
                dialog.reject()  # otherwise the test would wait for ever
                raise

    timer.timeout.connect(look)
    timer.start(0)


def key_of(sign: str) -> tuple[Qt.Key, str]:
    """Return the key of a letter of any alphabet, or of one of `SIGNS`, and the text it gives."""
    key = SIGNS.get(sign)
    return (Qt.Key(ord(sign.upper())), sign) if key is None else (key, TEXTS.get(key, ""))


def click_key(
    target: QWidget | QWindow, key: Qt.Key, text: str, held: Qt.KeyboardModifier = PLAIN
) -> None:
    """Press and release a key that gives `text`, with the modifiers `held`.

    `sendKeyEvent` does all that, and stops if the press closes the window; but in Qt 6.8 it sends
    only the first byte of a letter.
    """
    to: Any = target  # the functions have an overload for each type
    if text.isascii():
        QTest.sendKeyEvent(QTest.KeyAction.Click, to, key, text, held)
        return
    for pressed in (True, False):
        if isValid(target):  # a letter closes the pad on which it is typed
            QTest.simulateEvent(to, pressed, int(key), held, text, False)
