"""A monkey test of the real window: random keys, clicks and tools, and checks after each."""

from __future__ import annotations

import gc
import os
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from traceback import format_exception

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QSpinBox,
    QWidget,
)

from chicago_gui.book import Book
from chicago_gui.desk.desk import Desk
from chicago_gui.games import USUAL
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Counts, Session, dumps, loads
from chicago_gui.games.house.evening.session import check_session
from chicago_gui.games.house.view import PlayedDeal
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.preparer.face import PreparerFace
from chicago_gui.record import replace
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.form.line import TypingLine
from chicago_gui.widgets.form.model import SPOKEN, FormModel
from tests.secrecy.outside import differing, outside
from tests.window import BACKSPACE, DELETE, DOWN, ENTER, ESC, F2, LEFT, RIGHT, TAB, UP, Window
from tests.window import settle as happen

ROOT = Path(__file__).parents[2]
EVENINGS = ROOT / "tests" / "evenings"
KEYS = (
    *(ENTER,) * 6,
    *(F2, ESC, TAB, LEFT, RIGHT, UP, DOWN) * 2,
    *(BACKSPACE, DELETE, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_F9, Qt.Key.Key_F11, Qt.Key.Key_Insert, Qt.Key.Key_Menu),
)
TEXTS = (
    *("12⏎9⏎13⏎6⏎", "12 9 13 6⏎", "12 9⏎13 6⏎", "129136⏎", "10⏎", "37⏎", "99⏎", "9 12⏎", "1"),
    *("абв⏎", "bvd⏎", "b v d⏎", "vera⏎", "борис⏎", "борис", "bv", "⏎", "⏎⏎", " ", "s⏎", "s"),
    *("z -⏎", "zz⏎", "r⏎", "z r⏎", "z", "⏎zz⏎⏎", "z - b⏎", "z - b 4s v +1⏎"),
    *("4s а⏎", "3nt b⏎", "4sx v⏎", "p⏎", "7c⏎", "4s", "2d д⏎", "8s x⏎", "4s а =⏎", "3nt b"),
    *("=⏎", "+1⏎", "-2⏎", "9⏎", "+9⏎", "made⏎", "down 2⏎", "-", "="),
    *("note ♠ é⏎", "x", "Борис⏎", "\u202eabc⏎"),
)
LETTERS = "0123456789sхcdhn=+-bvdeaабвгдpzr x♠"
TOLD = ("pixels", "accessible tree", "objects", "models", "title", "undo", "notice", "csv")
"""The places that are checked for secrets of the session that the monkey leaves behind."""


class Lost(AssertionError):
    """Entries that should have been saved are missing."""


def in_the_sample(window: Window) -> bool:
    """Return whether the sample session is open, which has its own book and is not kept."""
    sample = window.chicago.sessions._sample
    return sample is not None and window.chicago.faces.desk is sample.desk


class Monkey:
    """Plays at random in `window`; the same seed repeats the same actions."""

    def __init__(self, window: Window, seed: int) -> None:
        self.window = window
        self.rng = Random(seed)
        self.trail: deque[str] = deque(maxlen=40)
        self.seen: Counter[str] = Counter()
        self._answers = Random(seed + 1)
        self._dialog: QWidget | None = None
        self._left = 0
        self._near = QObject()
        self._wait()
        self._acts: list[tuple[int, Callable[[], object]]] = [
            (30, self.go_on),
            (20, self.type_text),
            (14, self.press_keys),
            (14, self.type_letters),
            (12, self.click_cell),
            (8, self.click_anywhere),
            (9, self.use_a_tool),
            (5, self.prepare),
            (4, self.cover),
            (3, self.take_back),
            (3, self.resize),
            (3, self.come_forward),
            (2, self.open_a_file),
            (2, self.begin),
            (2, self.start_again),
            (1, self.back_up),
        ]

    def stop(self) -> None:
        """Stop answering dialogs."""
        self._near.deleteLater()

    def play(self, steps: int) -> None:
        """Do this many random actions, and check after each."""
        for _ in range(steps):
            weights, acts = zip(*self._acts, strict=True)
            act = self.rng.choices(acts, weights)[0]
            self.note(act.__name__)
            act()
            happen()
            if not self.window.main.isVisible():
                self.note("it was closed")
                self.window.start_again()
            self.seen[act.__name__] += 1
            self.look()

    def note(self, what: str) -> None:
        self.trail.append(what)

    # --- actions

    def go_on(self) -> None:
        """Type into the wanted cell, as a person would."""
        if self.window.main.sheet is None:
            self.begin()
            return
        form = self.window.form
        wanted = form.entries.wanted()
        form.finish_typing()
        if wanted is None:
            self.window.press(ENTER if self.window.preparing else F2)
            return
        form.go_to(wanted)
        text = self._usual(wanted)
        if self.rng.random() < 0.9:
            text += "⏎"  # sometimes the line stays unfinished
        self.note(f"  {wanted} {text!r}")
        self.window.type(text)

    def _usual(self, spot: CellRef) -> str:
        """Return what a person would type there; in an empty line Enter accepts a proposal."""
        rng, view = self.rng, self.window.view
        playing = view.four(spot.deal)
        names = rng.sample(playing, len(playing))
        bid = f"{rng.choice(['4s', '3n', '1cx', '6h'])} {names[0]}"
        usual: dict[object, list[str]] = {
            columns.DEAL: ["a note", "\u202eé ♠"],
            columns.PREPARED_BY: ["", rng.choice(view.sheet.players)],
            columns.HCP: ["12 9 13 6", "12 9 13 6", "129136", "12 9", "10"],
            columns.PLAYER: [" ".join(names[: rng.randrange(1, 4)])],
            columns.PARTNERS: ["", " ".join(names[:2])],
            columns.Z: ["z -", "zz", "--", "r", "z"],
            columns.OPENS: ["", names[0]],
            columns.CONTRACT: [bid, bid, f"{bid} =", f"{bid} -1", "p"],
            columns.RESULT: ["=", "+1", "-2", "down 1"],
        }
        return rng.choice(usual.get(spot.column, [""]))

    def type_text(self) -> None:
        text = self.rng.choice(TEXTS)
        self.note(f"  {text!r}")
        self.window.type(text)

    def type_letters(self) -> None:
        """Type random letters; before Enter none of them is entered."""
        text = "".join(self.rng.choices(LETTERS, k=self.rng.randrange(1, 5)))
        self.note(f"  {text!r}")
        there = self._at_the_line()
        before = self._kept() if there else None
        self.window.type(text)
        if there and self._kept() != before:
            raise Lost(f"{text!r} was entered without an Enter")

    def press_keys(self) -> None:
        held = self.rng.choice(
            [Qt.KeyboardModifier.NoModifier] * 6
            + [Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier]
        )
        for key in self.rng.choices(KEYS, k=self.rng.randrange(1, 4)):
            self.note(f"  {held.name} {key.name}")
            self.window.press(key, held=held)
        if self.rng.random() < 0.2:
            letter = self.rng.choice("acxvzyhl")
            self.note(f"  Ctrl+{letter}")
            self.window.ctrl(letter)

    def click_cell(self) -> None:
        if self.window.main.sheet is None or not self.window.view.deals:
            return
        spot = self._any_spot()
        double = self.rng.random() < 0.4
        self.note(f"  {spot} {double=}")
        self.window.click_cell(spot.deal, spot.column, spot.part, double=double)

    def click_anywhere(self) -> None:
        """Click a widget of the window or of an open popup."""
        root = QApplication.activePopupWidget() or QApplication.activeWindow() or self.window.main
        if isinstance(root, QMenu) or not root.isVisible():
            return
        width, height = root.width(), root.height()
        where = QPoint(self.rng.randrange(max(width, 1)), self.rng.randrange(max(height, 1)))
        widget = root.childAt(where) or root
        button = self.rng.choice([Qt.MouseButton.LeftButton] * 4 + [Qt.MouseButton.RightButton])
        self.note(f"  {type(widget).__name__} at {where.toTuple()} {button.name}")
        QTest.mouseClick(widget, button, pos=widget.mapFrom(root, where))

    def use_a_tool(self) -> None:
        name = self.rng.choice(sorted(self.window.main.actions_by_name))
        action = self.window.action(name)
        if not action.isEnabled():
            return
        self.note(f"  {name}")
        action.trigger()

    def prepare(self) -> None:
        if self.window.main.sheet is not None and not self.window.preparing:
            self.window.press(F2)
            self.window.type(self.rng.choice(["12⏎9⏎13⏎6⏎", "12 9 13 6⏎", "9", "12 9", ""]))

    def cover(self) -> None:
        state = Qt.ApplicationState
        way = self.rng.choice(["clock", "asleep", "hidden", "away", "Esc", "put away"])
        self.note(f"  {way}")
        match way:
            case "clock" if self.window.main.sheet is not None and self.window.preparing:
                self.window.chicago.faces.clock.due.emit()
            case "asleep":
                self.window.app.applicationStateChanged.emit(state.ApplicationSuspended)
            case "hidden":
                self.window.app.applicationStateChanged.emit(state.ApplicationHidden)
            case "away":
                self.window.app.applicationStateChanged.emit(state.ApplicationInactive)
            case "Esc":
                self.window.press(ESC)
            case "put away":
                self.window.main.showMinimized()
                happen()
                self.window.main.showNormal()

    def take_back(self) -> None:
        for _ in range(self.rng.randrange(1, 4)):
            name = self.rng.choice(["undo", "undo", "redo"])
            if self.window.action(name).isEnabled():
                self.note(f"  {name}")
                self.window.use(name)

    def resize(self) -> None:
        size = self.rng.randrange(300, 1700), self.rng.randrange(200, 1000)
        self.note(f"  {size}")
        self.window.main.resize(*size)

    def come_forward(self) -> None:
        """Start the program a second time, with a file or without."""
        file = self._a_file() if self.rng.random() < 0.5 else None
        self.note(f"  {file and file.name}")
        self.window.chicago.come_forward.come([] if file is None else [file])

    def open_a_file(self) -> None:
        file = self._a_file()
        self.note(f"  {file.name}")
        self.window.chicago.sessions.take_file(file)

    def begin(self) -> None:
        """Begin a new session with last time's names or others."""
        if not isinstance(self.window.page, NewSessionPage):
            self.window.action("new").trigger()
            happen()
        page = self.window.page
        if not isinstance(page, NewSessionPage):
            return
        page.choose(USUAL)  # the checks know only the house game
        names = self.rng.choice([None, ("Anna", "Boris", "Vera", "Dima", "Egor")])
        if names is not None:
            for field, name in zip(page.names, names, strict=False):
                field.setText(name)
        page.start.click()

    def start_again(self) -> None:
        self.window.start_again(self._a_file() if self.rng.random() < 0.2 else None)

    def back_up(self) -> None:
        backing_up = self.window.chicago.backing_up
        backing_up.begin()
        backing_up._maker.wait()

    def _at_the_line(self) -> bool:
        """Return whether the next letter goes to the form's line, not to a pad, button or page."""
        if self.window.main.sheet is None or QApplication.activePopupWidget() is not None:
            return False
        here, form = QApplication.focusWidget(), self.window.form
        return here is form or (form.typing is not None and here is form.typing.line)

    def _any_spot(self) -> CellRef:
        deals = self.window.view.deals
        column = self.rng.choice(list(columns.COLUMNS))
        at = self.rng.randrange(len(deals))
        parts = 1 if getattr(deals[at], "thrown_in", False) else column.parts
        return CellRef(at, column, self.rng.randrange(parts))

    def _a_file(self) -> Path:
        """Return a session file, new or repeated or changed, or a file that is none."""
        file = self.window.folder / f"some-{self.rng.randrange(5)}.chicago"
        kind = self.rng.choice(["evening", "mine", "mine", "changed", "none"])
        desk = self.window.chicago.faces.desk
        if kind == "none":
            file.write_bytes(self.rng.randbytes(20))
        elif kind == "evening" or desk is None:
            file.write_bytes(self.rng.choice(sorted(EVENINGS.glob("*.chicago"))).read_bytes())
        else:
            session = self._kept()
            if kind == "changed":
                session = replace(session, sheet=replace(session.sheet, place="elsewhere"))
            mine = range(len(session.deals)) if self.rng.random() < 0.3 else ()
            file.write_text(dumps(session, secrets_of=mine), encoding="utf-8")
        return file

    # --- modal dialogs, which run their own event loops

    def _wait(self) -> None:
        # A new timer each time, because the previous answer may have opened another dialog.
        QTimer.singleShot(1, self._near, self._answer)

    def _answer(self) -> None:
        self._wait()
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            if self._answers.random() < 0.4:
                QTest.keyClick(popup, self._answers.choice([DOWN, UP, ENTER]))
            else:
                popup.close()
            return
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            self._dialog = None
            return
        if dialog is not self._dialog:
            self._dialog, self._left = dialog, self._answers.randrange(1, 6)
            self.note(f"    {type(dialog).__name__} {dialog.windowTitle()!r}")
        self._left -= 1
        if self._left < 0 or isinstance(dialog, QPrintPreviewDialog | QPrintDialog):
            self.note(f"    closes {type(dialog).__name__}")
            dialog.close()
            if dialog.isVisible() and isinstance(dialog, QDialog):
                dialog.reject()
            return
        self._play_in(dialog)

    def _play_in(self, dialog: QWidget) -> None:
        rng = self._answers
        if isinstance(dialog, QFileDialog):
            name = rng.choice(["out.pdf", "out.csv", "out.chicago", "nowhere/x", "some-1.chicago"])
            dialog.selectFile(str(self.window.folder / name))
            if rng.random() < 0.5:
                dialog.accept()
            return
        fields = [w for w in dialog.findChildren(QWidget) if w.isVisible() and w.isEnabled()]
        lines = [w for w in fields if isinstance(w, QLineEdit)]
        buttons = [w for w in fields if isinstance(w, QAbstractButton)]
        match rng.randrange(4):
            case 0 if lines:
                line = rng.choice(lines)
                line.setText(rng.choice(["", "Борис", "Anna", "1234", "x" * 30, "9", " "]))
            case 1:
                for box in fields:
                    if isinstance(box, QComboBox) and box.count():
                        box.setCurrentIndex(rng.randrange(box.count()))
                    elif isinstance(box, QSpinBox):
                        box.setValue(rng.randrange(box.minimum(), box.maximum() + 1))
            case 2 if buttons:
                button = rng.choice(buttons)
                self.note(f"    presses {button.text()!r}")
                button.click()
            case _:
                QTest.keyClick(dialog, rng.choice([TAB, DOWN, UP, ENTER, ESC]))

    # --- checks

    def _kept(self) -> Session:
        return self.window.session

    def look(self) -> None:
        """Compare the window with the book, and check that it shows no secret.

        No events are processed meanwhile, because a timer could open another face from a menu.
        """
        window = self.window
        desk = window.chicago.faces.desk
        if (window.main.sheet is None) is not (desk is None):
            raise Lost("a sheet without a session, or a session without a sheet")
        if desk is None:
            if any(isinstance(w, TypingLine) for w in QApplication.allWidgets() if w.isVisible()):
                raise Lost("a line without a sheet")
            return
        path = desk.book.path if in_the_sample(window) else window.book_path
        with Book.open(path, read_only=True) as book:
            kept = Desk(book, desk.session_id)
            session = kept.session_for_export()
            if session != desk.session_for_export():
                raise Lost("the book has another session than the desk")
            if kept.table.view != window.view:
                raise Lost("the sheet shows another session than the book has")
        assert isinstance(session, Session)
        check_session(session)
        every = range(len(session.deals))
        text = dumps(session, secrets_of=every)
        if dumps(loads(text), secrets_of=every) != text:
            raise Lost("the session's file is another session")
        self._look_at_the_sheet()

    def _look_at_the_sheet(self) -> None:
        window = self.window
        if window.preparing:
            return
        fresh = FormModel(window.face.entries)
        rows = [
            [
                str(fresh.data(fresh.index(row, column), SPOKEN))
                for column in range(len(columns.COLUMNS))
            ]
            for row in range(fresh.rowCount())
        ]
        if rows != window.sheet():
            raise Lost("the form shows something else than it was given")
        for at, shown in enumerate(window.view.deals):
            if isinstance(shown, PlayedDeal) or shown.four:
                continue  # no secret: with four the counts are typed after the play
            if set(window.column(at, columns.HCP)) != {tr("covered")}:
                raise Lost("a count can be seen at the Table")
        if any(isinstance(widget, PreparerFace) for widget in QApplication.allWidgets()):
            raise Lost("the preparer's face is covered and still there")


def twin(session: Session, rng: Random) -> Session:
    """Return `session` with different counts in the open deals."""
    counts = []
    for deal, has in zip(session.deals, session.counts, strict=True):
        hcp = list(has.hcp)
        if not deal.over:
            rng.shuffle(hcp)
            if not deal.handed_out and None not in hcp:
                hcp = [rng.randrange(38) for _ in hcp]
        counts.append(has if deal.over else Counts((hcp[0], hcp[1], hcp[2], hcp[3]), has.noted))
    return replace(session, counts=tuple(counts))


@contextmanager
def quiet() -> Iterator[list[str]]:
    """Yield a list that collects uncaught exceptions, which usually go to standard error."""
    wrong: list[str] = []
    hooks = sys.excepthook, sys.unraisablehook
    sys.excepthook = lambda kind, error, trace: wrong.append("".join(format_exception(error)))
    sys.unraisablehook = lambda found: wrong.append(f"{found.exc_value!r} in {found.object!r}")
    try:
        yield wrong
        gc.collect()
    finally:
        sys.excepthook, sys.unraisablehook = hooks


def tells(folder: Path, session: Session, rng: Random) -> list[str]:
    """Return the places in which the Table differs if the counts of open deals differ."""
    told = []
    for number, each in enumerate((session, twin(session, rng))):
        with Book.open(folder / f"twin-{number}" / "book.sqlite") as book:
            book.add(each, datetime(2026, 11, 20, 20, 14, 7, tzinfo=UTC))
        with Window(folder / f"twin-{number}") as window:
            window.chicago.sessions.open(session.sheet.id)
            told.append(outside(window, *TOLD))
    return differing(*told)


def run(folder: Path, seed: int, steps: int = 60) -> Counter[str]:
    """Let a monkey play with a book in `folder`, and check everything; return its actions."""
    rng = Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    file = rng.choice([None, *sorted(EVENINGS.glob("*.chicago"))])
    was = Path.cwd()
    os.chdir(folder)  # where file dialogs open
    try:
        with quiet() as wrong, Window(folder, file) as window:
            monkey = Monkey(window, seed)
            try:
                monkey.play(steps)
                monkey.note("the end")
                if window.main.sheet is not None:
                    window.form.finish_typing()
                desk = window.chicago.faces.desk
                session = None if desk is None or in_the_sample(window) else monkey._kept()
                window.start_again()
                monkey.look()
                if session is not None and window.on_disk(session.sheet.id) != session:
                    raise Lost("after a restart the session is another")
                # Under a window manager two programs may have different sizes and places.
                if session is not None and QApplication.platformName() == "offscreen":
                    told = tells(folder, session, rng)
                    if told:
                        raise Lost(f"a count can be told from {told}")
                if wrong:
                    raise Lost(f"{len(wrong)} exceptions, the first:\n{wrong[0]}")
            except BaseException as error:
                error.add_note(f"seed {seed}; the last it did:\n" + "\n".join(monkey.trail))
                if wrong:
                    error.add_note(f"what went wrong first: {wrong[0]}")
                raise
            finally:
                monkey.stop()
    finally:
        os.chdir(was)
    return monkey.seen
