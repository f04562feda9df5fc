"""What keeping one change costs, disk included, beside one 4 KiB write and fdatasync there.

Run as `python -m tests.benchmarks.book_cost [FOLDER]`; they are measured turn by turn, since a
disk is not the same from one minute to the next. The last line is the ratio of the medians. The
write is one at the end of a file, which grows by it, as everything that is kept must; the same
block written over and over again, which keeps nothing, is told beside it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from chicago_gui.book import Book
from chicago_gui.games.house.evening import loads
from tests.book.typist import Typist, at, longer
from tests.games.house.evening.make import blank, changes

DEALS = 25
MOST = 7.0  # a rollback journal syncs three files a change
BLOCK = os.urandom(4096)


def main() -> int:
    """Print the figures; fail when a change costs more than it may."""
    # A processor that has nothing else to do takes up to 4 ms to notice that the disk is done.
    # These keep all of them awake and give way at once: what is compared are disk and book.
    spin = [sys.executable, "-c", "import os; os.nice(19)\nwhile True: pass"]
    awake = [subprocess.Popen(spin) for _ in range(os.cpu_count() or 1)]
    try:
        return measure(Path(sys.argv[1]) if len(sys.argv) > 1 else Path.cwd())
    finally:
        for each in awake:
            each.kill()
            each.wait()


def measure(parent: Path) -> int:
    """Keep an evening in a new book in `parent` and print what it cost; return 1 if too much."""
    evening = Path(__file__).parents[1] / "evenings" / "evening-3-official.chicago"
    session = longer(loads(evening.read_bytes()), DEALS)
    with tempfile.TemporaryDirectory(dir=parent, prefix=".book-cost-") as name:
        folder = Path(name)
        grown, over, cost = [], [], []
        handle = os.open(folder / "grown", os.O_CREAT | os.O_WRONLY)
        fixed = os.open(folder / "over", os.O_CREAT | os.O_WRONLY)

        def grow() -> None:
            os.write(handle, BLOCK)
            os.fdatasync(handle)

        def write_over() -> None:
            os.pwrite(fixed, BLOCK, 0)
            os.fdatasync(fixed)

        with Book.open(folder / "book.sqlite") as book:
            book.add(blank(session), at(0))
            typist = Typist(book, session.sheet.id)
            for change in changes(session):
                grown.append(seconds(grow))
                over.append(seconds(write_over))
                before = typist.time_in_book
                typist.type(change)
                cost.append(typist.time_in_book - before)
        os.close(handle)
        os.close(fixed)
    ratio = median(cost) / median(grown)
    print(f"changes: {len(cost)} of a session of {len(session.deals)} deals")
    print(f"one 4 KiB write + fdatasync:      {said(grown)}")
    print(f"the same block over again:        {said(over)}")
    print(f"one change kept:                  {said(cost)}")
    print(f"ratio to the block over again: {median(cost) / median(over):.2f}")
    print(f"ratio: {ratio:.2f} (at most {MOST})")
    return ratio > MOST


def seconds(do: Callable[[], None]) -> float:
    """How long `do` takes."""
    start = perf_counter()
    do()
    return perf_counter() - start


def said(times: list[float]) -> str:
    """Median and 95th percentile in ms."""
    return f"{1e3 * median(times):.2f} ms, 95 % within {1e3 * quantiles(times, n=20)[-1]:.2f} ms"


if __name__ == "__main__":
    sys.exit(main())
