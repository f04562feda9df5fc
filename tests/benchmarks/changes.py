"""What a change costs in the whole program, without a display, and what history makes of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from uuid import UUID

from PySide6.QtWidgets import QApplication, QTableWidget, QTableWidgetItem

from chicago_gui.book import Book, connection
from chicago_gui.desk.desk import UndoOwner
from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.record import replace
from chicago_gui.scoring import ALL_BIDS, Refused
from chicago_gui.widgets.standing import StandingPanel
from chicago_gui.widgets.theme import STYLE
from tests.benchmarks.evenings import NOW, book_with, lasting
from tests.benchmarks.lines import Line, medians, seconds
from tests.book.typist import typed
from tests.window import Window, click_key, key_of, settle

BLOCK = os.urandom(4096)
TIMES = 25
CHANGES, UNDOS = 5000, 500


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder on a disk: `/tmp` is in memory on many machines, `/var/tmp` on none."""
    with TemporaryDirectory(dir="/var/tmp", prefix="chicago-") as name:
        yield Path(name)


def change() -> Iterator[Line]:
    """Measure the key that enters a result, in an evening of 25 deals that is typed in full."""
    application = QApplication.instance() or QApplication(["", *STYLE])
    with _folder() as folder:
        session = lasting(25, going_on=True)
        book_with(folder / "book.sqlite", session)
        with (folder / "block").open("wb", buffering=0) as block, Window(folder) as window:
            table = _bare_table()
            table.resize(window.form.size())
            table.show()
            window.main.activateWindow()
            settle()

            def floor() -> float:
                begun = perf_counter()
                _write(block.fileno())
                _repaint(table)
                return 1000 * (perf_counter() - begun)

            took = medians({"floor": floor, "change": _results(window)}, TIMES)
            table.close()
    yield Line(
        "a result: key to disk and repaint, 25 deals", took["change"], took["floor"], "ms", 2.5,
        "4 KiB written and synced, a bare table drawn",
    )  # fmt: skip
    del application


def _write(block: int) -> None:
    os.write(block, BLOCK)
    os.fdatasync(block)


def _repaint(table: QTableWidget) -> None:
    table.viewport().update()
    settle()


def _bare_table() -> QTableWidget:
    table = QTableWidget(25, len(columns.COLUMNS))
    for row in range(table.rowCount()):
        for column in range(table.columnCount()):
            table.setItem(row, column, QTableWidgetItem(str(row + column)))
    return table


def _results(window: Window) -> Callable[[], float]:
    """Return what types another result each time; gives the ms of the Enter.

    It is that of the last deal that has one, so that all its line is in sight.
    """
    deals = list(enumerate(window.view.deals))
    deal = max(number for number, each in deals if each.deal.tricks is not None)

    def enter() -> None:
        # Not with `type`, which waits after each key.
        click_key(window.keyboard(), *key_of("⏎"))
        settle()

    def act() -> float:
        before = window.cell(deal, columns.RESULT)
        other = "-1" if before == "−2" else "-2"
        window.go_to(deal, columns.RESULT)
        window.type(other)
        took = 1000 * seconds(enter)
        assert window.cell(deal, columns.RESULT) != before, window.refusal
        return took

    return act


def history() -> Iterator[Line]:
    """Measure the opening of an evening that was typed and of one that came as a file."""
    application = QApplication.instance() or QApplication(["", *STYLE])
    with _folder() as folder:
        whole = lasting(25)
        grown = replace(whole, sheet=replace(whole.sheet, id=str(UUID(int=500))))
        with Book.open(folder / "book.sqlite") as book:
            typist = typed(book, grown)
            while len(typist.kept.steps) < 500:
                tricks = 9 + len(typist.kept.steps) % 2
                typist.type(c.EnterResult(22, tricks))
            final = typist.session
            alike = replace(final, sheet=replace(final.sheet, id=whole.sheet.id))
            book.add(alike, NOW)
            # Evenings are opened from their page, which is there when all of them are worked out.
            book.cache_figures(3)
        with Window(folder) as window:

            def opened(session_id: str) -> Callable[[], float]:
                def act() -> float:
                    begun = perf_counter()
                    window.chicago.sessions.open(session_id)
                    settle()
                    return 1000 * (perf_counter() - begun)

                return act

            took = medians({"1": opened(whole.sheet.id), "500": opened(grown.sheet.id)}, TIMES)
    yield Line(
        "session of 25 deals with 500 changes, opened", took["500"], took["1"], "ms", 1.1,
        "the same with 1",
    )  # fmt: skip
    del application


def long() -> Iterator[Line]:
    """Measure memory before and after an evening of nothing but corrections, and a result then.

    What a result costs depends on the sheet, too: who overtakes whom is drawn. So it is held
    against the same sheet that came as a file.
    """
    application = QApplication.instance() or QApplication(["", *STYLE])
    connection.SYNCHRONOUS = "OFF"  # what the disk takes is the same each time
    with _folder() as folder:
        book_with(folder / "book.sqlite", lasting(60, going_on=True))
        with Window(folder) as window:
            result = _results(window)
            _change(window, Random(0), 30)
            # Memory after the keys, here as at the end: what the first of them makes is no history.
            for _ in range(TIMES):
                result()
            memory = _resident()
            _change(window, Random(1), CHANGES)
            desk = window.desk
            for _ in range(UNDOS):
                assert desk.undo(UndoOwner.TABLE) is None
                settle()
            # Who overtook by the last of them is on the way still, which no result costs.
            for standing in window.main.findChildren(StandingPanel):
                standing.finish()
            then, then_memory = median(result() for _ in range(TIMES)), _resident()
            final: Any = desk.session_for_export()
            alike = replace(final, sheet=replace(final.sheet, id=str(UUID(int=5000))))
            desk.book.add(alike, NOW)
            window.chicago.sessions.open(alike.sheet.id)
            result = _results(window)
            result()  # gives up nothing that was undone
            took = median(result() for _ in range(TIMES))
    what = f"60 deals after {CHANGES} changes, {UNDOS} undos"
    yield Line(f"{what}: memory", then_memory, memory, "MB", 1.1, "at the start")
    yield Line(f"{what}: a result", then, took, "ms", 1.1, "the same without them")
    del application


def _change(window: Window, chance: Random, times: int) -> None:
    """Make so many changes anywhere on the sheet, each drawn before the next."""
    desk = window.desk
    done = 0
    while done < times:
        revision = desk._kept.revision
        if not isinstance(desk.table.submit(_any_change(window.view, chance)), Refused):
            settle()
            done += desk._kept.revision > revision


def _any_change(view: Any, chance: Random) -> Any:
    # Those at the end are left alone: they are measured.
    deal = chance.randrange(len(view.deals) - 8)
    on_sheet = view.deals[deal].deal
    four = [name for name in view.sheet.players if name != on_sheet.prepared_by]
    return chance.choice(
        (
            c.EnterResult(deal, chance.randrange(14)),
            c.EnterContract(deal, chance.choice(ALL_BIDS), chance.choice(four)),
            c.EnterZ(deal, chance.randrange(2), chance.random() < 0.5),
            c.EnterOpener(deal, chance.choice(four)),
            c.EnterNote(deal, f"note {chance.randrange(1000)}"),
        )
    )


def _resident() -> float:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise OSError("no resident memory is told")
