"""How long a result takes in 64 boards of 20 pairs, against an evening with nothing in it.

`QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.large_pairs` types three boards of each with
real keys on two Table faces, in turns, so that what else runs on the machine falls on both. Three
boards come after them in both, so that both forms scroll. It prints the median in ms of processor
time until all is worked out and drawn, and the median ratio of a key there to the same key here: a
letter, which is what a hand at the keyboard feels, and the Enter that takes the result.
"""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from statistics import median
from time import process_time

from chicago_gui.games.pairs import columns
from chicago_gui.record import replace
from chicago_gui.sheet.boards.columns import GoToBoard
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.typing.reader import Reading
from tests.ports import table_port
from tests.served import Served

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chicago_gui.games.pairs.game import GAME
from chicago_gui.games.pairs.session import Board, Meeting, Result, Session
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.resources import load_resources
from chicago_gui.scoring import Contract
from chicago_gui.sheet.boards.deal import BoardDeal, Direction
from chicago_gui.widgets.theme import DAY, STYLE

TYPED = AFTER = 3
DEAL = BoardDeal(Contract.parse("4S"), declarer=Direction.NORTH, tricks=10)


def evening(pairs: int, boards: int, *, full: bool) -> Session:
    """Return an evening whose pairs meet on every board; `full`: but three have their results."""
    names = tuple((f"North {number}", f"South {number}") for number in range(1, pairs + 1))
    session = Session("7d905d81-8b2b-4e3d-8a5a-443e440bb990", date(2026, 10, 4), "", names)
    left = range(boards - AFTER - TYPED + 1, boards - AFTER + 1)
    for number in range(1, boards + 1):
        results = tuple(
            Result(
                Meeting(table, pairs // 2 + 1 + (table + number) % (pairs // 2)),
                replace(DEAL, tricks=7 + (table * number) % 7)
                if full and number not in left
                else BoardDeal(),
            )
            for table in range(1, pairs // 2 + 1)
        )
        session = session.with_board(Board(number, results))
    return session


class Typist(Served):
    """A session behind a port, and a hand at the keyboard."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.changed.append(lambda _: GAME.records(self.session))  # as the book asks for
        self.page = SheetPage(table_port(self), DAY, motion=False)
        self.page.resize(1366, 720)
        self.page.show()

    def press(self, key: str | Qt.Key) -> float:
        """Press `key` and wait until nothing is left to do; return that in ms."""
        form = self.page.table.form
        assert form.typing is not None
        target = form.typing.line if form.is_typing else form
        begun = process_time()
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)
        for _ in range(_ROUNDS):
            QApplication.processEvents()
        return (process_time() - begun) * 1000


_ROUNDS = 3
"""So often events are looked for: what is drawn may be laid out anew and drawn once more."""

_Times = list[tuple[float, float]]


def both(empty: Typist, full: Typist, key: str | Qt.Key, turn: int) -> tuple[float, float]:
    """Press `key` in both evenings, now in the one first and now in the other."""
    if turn % 2:
        late = full.press(key)
        return empty.press(key), late
    return empty.press(key), full.press(key)


def measure(pairs: int, boards: int) -> tuple[_Times, _Times]:
    """Return ms in an empty and in a full evening, for each letter and each Enter."""
    few = AFTER + TYPED + AFTER
    empty = Typist(evening(pairs, few, full=False))
    full = Typist(evening(pairs, boards, full=True))
    for typist, number in ((empty, few), (full, boards)):
        entries = typist.page.table.form.entries
        board = GoToBoard(number - AFTER - TYPED + 1)
        entries.enter(CellRef(0, columns.BOARD), Reading(board))
        typist.page.table.form.go_to_wanted()
    letters, enters = [], []
    for turn in range(TYPED * pairs // 2):
        letters += [both(empty, full, sign, turn) for sign in f"4sn-{1 + turn % 6}"]
        enters.append(both(empty, full, Qt.Key.Key_Return, turn))
    return letters, enters


def main() -> None:
    """Print the figures."""
    application = QApplication.instance() or QApplication(["", *STYLE])
    load_resources()
    for name, times in zip(("a letter", "a result"), measure(20, 64), strict=True):
        here, there = (median(each) for each in zip(*times, strict=True))
        ratio = median(full / empty for empty, full in times)
        print(f"{name}: nothing typed {here:6.2f} ms   64 boards {there:6.2f} ms   {ratio:.2f}")
    application.processEvents()


if __name__ == "__main__":
    main()
