"""How long a result takes in 64 boards of 20 pairs, against an evening with nothing in it.

`QT_QPA_PLATFORM=offscreen python tests/benchmarks/large_pairs.py` types results with real keys on
a Table face, with everything worked out and drawn anew, and prints the median in ms of processor
time, which other programs do not lengthen, and the ratio.
The last figure is that of one letter, which is what a hand at the keyboard feels.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from statistics import median
from time import process_time

from tests.ports import calls

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chicago_gui.desk.table_port import TablePort
from chicago_gui.games.pairs.board import Board, Meeting, Result
from chicago_gui.games.pairs.game import GAME
from chicago_gui.games.pairs.session import Session
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.board_deal import BoardDeal
from chicago_gui.sheet.boards import Direction
from chicago_gui.widgets.theme import DAY, load_resources

RESULTS = 30
DEAL = BoardDeal(Contract.parse("4S"), declarer=Direction.NORTH, tricks=10)


def evening(pairs: int, boards: int, *, typed: bool) -> Session:
    """Return an evening whose pairs meet on every board, the last board's results not in."""
    names = tuple((f"North {number}", f"South {number}") for number in range(1, pairs + 1))
    session = Session("7d905d81-8b2b-4e3d-8a5a-443e440bb990", date(2026, 10, 4), "", names)
    for number in range(1, boards + 1):
        results = tuple(
            Result(
                Meeting(table, pairs // 2 + 1 + (table + number) % (pairs // 2)),
                replace(DEAL, tricks=7 + (table * number) % 7) if typed else BoardDeal(),
            )
            for table in range(1, pairs // 2 + 1)
        )
        session = session.with_board(Board(number, results))
    return session


class Typist:
    """A session behind a port, and a hand at the keyboard."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.port = TablePort(GAME.form, GAME.reveal(session), *calls(self))
        self.page = SheetPage(self.port, DAY, motion=False)
        self.page.resize(1366, 720)
        self.page.show()

    def submit(self, change: object) -> Refused | None:
        self.session = GAME.apply(self.session, change)  # type: ignore[arg-type]
        GAME.records(self.session)
        self.port.publish(GAME.reveal(self.session), None, None, None, None)
        return None

    def suppose(self, change: object) -> object:
        return GAME.reveal(GAME.apply(self.session, change))  # type: ignore[arg-type]

    def undo(self) -> Refused | None:
        return None

    def redo(self) -> Refused | None:
        return None

    def press(self, key: str | Qt.Key) -> float:
        form = self.page.table.form
        begun = process_time()
        if isinstance(key, str):
            QTest.keyClicks(form.editor or form, key)
        else:
            QTest.keyClick(form.editor or form, key)
        QApplication.processEvents()
        return (process_time() - begun) * 1000

    def results(self) -> tuple[float, float]:
        """Type results over and over on board 1; return ms for a letter and for Enter."""
        letters, enters = [], []
        for turn in range(RESULTS):
            self.page.table.form.entries.turn_to(1)  # type: ignore[attr-defined]
            self.page.table.form.go_to_wanted()
            QApplication.processEvents()
            letters += [self.press(sign) for sign in f"4sn{7 + turn % 6}"]
            enters.append(self.press(Qt.Key.Key_Return))
        return median(letters), median(enters)


def measure(make: Callable[[], Session]) -> tuple[float, float]:
    """Return ms for a letter and for the Enter that takes a result."""
    return Typist(make()).results()


def main() -> None:
    """Print the figures."""
    application = QApplication.instance() or QApplication([])
    load_resources()
    # Both fill the window: what is drawn is not compared, but what is worked out.
    small = measure(lambda: evening(20, 4, typed=False))
    large = measure(lambda: evening(20, 64, typed=True))
    for name, (letter, enter) in (("nothing typed", small), ("64 boards, 640 results", large)):
        print(f"{name:24} a letter {letter:6.2f} ms   a result {enter:6.2f} ms")
    print(f"ratio: a letter {large[0] / small[0]:.2f}, a result {large[1] / small[1]:.2f}")
    application.processEvents()


if __name__ == "__main__":
    main()
