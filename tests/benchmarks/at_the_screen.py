"""Start, memory and key to pixel, as somebody who sits before the screen has them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import sleep

from tests.benchmarks.book_pages import fill
from tests.benchmarks.evenings import ROOT, book_with, lasting
from tests.benchmarks.lines import Line, medians
from tests.benchmarks.screen import Program, Screen
from tests.benchmarks.users_python import users_python

STARTS = 9
ROUNDS, PRESSES = 7, 9  # a program presses alike all along, and otherwise when started again
SETTLED = 0.8  # s without a change: the window is all there
BLINK = 0.4  # s; a cursor's takes longer

_BARE = """
import sys
from PySide6.QtWidgets import QApplication, {kind}
app = QApplication(sys.argv)
widget = {kind}()
widget.resize(1200, 640)
widget.show()
app.exec()
"""


def screen() -> Iterator[Line]:
    """Measure; yield the lines."""
    with Screen() as on, TemporaryDirectory() as name:
        peers = {
            peer: command
            for peer, command in _peers(Path(name)).items()
            if _has_a_window(on, command, Path(name) / peer)
        }
        python = users_python(Path(name) / "venv")
        yield from _starts(on, Path(name), python, peers)
        yield from _keys(on, Path(name), python, peers)


def _bare(python: Path, kind: str) -> list[str | Path]:
    return [python, "-c", _BARE.format(kind=kind)]


def _chicago(python: Path, book: Path) -> list[str | Path]:
    # In a home of its own it is not in the folder that it is imported from.
    run = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import chicago_gui.cli as c; c.main()"
    return [python, "-c", run, "--book", book]


def _books(folder: Path) -> dict[str, Path]:
    """A book with one session of 15 deals, the last of them played; one with 1,000 more."""
    session = lasting(15, going_on=True)
    many = folder / "many.sqlite"
    fill(many, 1000)
    return {
        "one": book_with(folder / "one.sqlite", session),
        "many": book_with(many, session),
    }


def _peers(folder: Path) -> dict[str, list[str | Path]]:
    """What a group would use instead, on the same sheet, where the machine has it."""
    sheet = folder / "sheet.csv"
    model = folder / "sheet.chicago"
    from chicago_gui.games.house.evening import dumps

    model.write_text(dumps(lasting(15)), "utf-8")
    subprocess.run(
        [sys.executable, "-m", "chicago_gui", "--csv", str(sheet), str(model)], cwd=ROOT, check=True
    )
    found: dict[str, list[str | Path]] = {}
    if shutil.which("gnumeric"):
        found["gnumeric"] = ["gnumeric", "--no-splash", sheet]
    if shutil.which("soffice"):
        profile = f"-env:UserInstallation=file://{folder / 'office'}"
        # A file of its own: of a CSV it would ask how to read it.
        convert = ["--convert-to", "ods", "--outdir", str(folder), str(sheet)]
        command = ["soffice", profile, "--headless", *convert]
        subprocess.run(command, check=True, capture_output=True)
        settings = folder / "office" / "user" / "registrymodifications.xcu"
        tip = (
            '<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="ShowTipOfTheDay"'
            ' oor:op="fuse"><value>false</value></prop></item></oor:items>'
        )
        settings.write_text(settings.read_text().replace("</oor:items>", tip))
        found["LibreOffice"] = [
            "soffice", profile, "--calc", "--norestore", "--nologo", folder / "sheet.ods"
        ]  # fmt: skip
    return found


def _has_a_window(screen: Screen, command: list[str | Path], home: Path) -> bool:
    """Return whether the program draws anything; some machines have it without its windows."""
    with Program(screen, command, home) as program:
        try:
            screen.last_change(program.begun, SETTLED, patience=30.0)
        except TimeoutError:
            return False
    screen.settle()
    return True


def _starts(
    screen: Screen, folder: Path, python: Path, peers: dict[str, list[str | Path]]
) -> Iterator[Line]:
    books = _books(folder)
    memory: dict[str, list[float]] = {}

    def start(name: str, command: list[str | Path]) -> Callable[[], float]:
        def act() -> float:
            with Program(screen, command, folder / name) as program:
                shown = screen.last_change(program.begun, SETTLED)
                memory.setdefault(name, []).append(program.memory())
            screen.settle()
            return 1000 * shown

        return act

    commands: dict[str, list[str | Path]] = {
        "bare": _bare(python, "QWidget"),
        "one": _chicago(python, books["one"]),
        "many": _chicago(python, books["many"]),
    }
    took = medians({name: start(name, each) for name, each in commands.items()}, STARTS)
    took |= medians({name: start(name, each) for name, each in peers.items()}, 3)
    held = {name: median(each) for name, each in memory.items()}
    bare = "bare PySide6 widget"
    yield Line(
        "start, session of 15 deals open", took["one"], took["bare"], "ms", 2.0, bare,
        {name: took[name] for name in peers},
    )  # fmt: skip
    yield Line(
        "the same with 1,000 sessions in the book", took["many"], took["one"], "ms", 1.1, "with one"
    )
    yield Line(
        "resident memory then", held["one"], held["bare"], "MB", 1.6, bare,
        {name: held[name] for name in peers},
    )  # fmt: skip


def _keys(
    screen: Screen, folder: Path, python: Path, peers: dict[str, list[str | Path]]
) -> Iterator[Line]:
    """Type two letters and delete them, over and over again, in one program after another.

    Letters of *made*: at a result of the Table the line takes no digit without a sign.
    """
    commands: dict[str, tuple[list[str | Path], str]] = {
        "bare": (_bare(python, "QLineEdit"), "\b\b"),
        "ours": (_chicago(python, folder / "one.sqlite"), "\x1b"),
        **{name: (command, "\x1b") for name, command in peers.items()},
    }
    figures: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    for round_of, (name, (command, back)) in product(range(ROUNDS), commands.items()):
        if round_of and name in peers:
            continue
        with Program(screen, command, folder / name) as program:
            # A cursor blinks for ever; what is drawn late is drawn within these.
            screen.last_change(program.begun, BLINK)
            sleep(2)
            for press in range(PRESSES):
                pressed = screen.key_to_pixel("m"), screen.key_to_pixel("a")
                if press:  # the first of all opens what is made once
                    figures[name].append(pressed)
                for key in back:
                    screen.key_to_pixel(key)
        screen.settle()
    first = {name: 1000 * median(one for one, _ in each) for name, each in figures.items()}
    then = {name: 1000 * median(two for _, two in each) for name, each in figures.items()}
    others = [name for name in commands if name not in ("bare", "ours")]
    for what, took, most in (("first", first, 1.3), ("next", then, 1.1)):
        yield Line(
            f"key to pixel, {what} letter of a result", took["ours"], took["bare"], "ms", most,
            "bare line edit", {name: took[name] for name in others},
        )  # fmt: skip
