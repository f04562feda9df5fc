"""Pages printed through a real queue of CUPS: `pytest tests/thorough/printer.py`.

Wants `cupsd`, `lpadmin` and `pdftoppm`, and installs them where it may. The printing service is one
of its own, in a folder of its own, and its one printer writes what it prints into a file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTransform

from chicago_gui import games
from chicago_gui.paper.marks import AnyPaper, Landscape, Page, Paper
from chicago_gui.printing.files import pdf_bytes
from chicago_gui.resources import load_resources
from chicago_gui.sheet.setup import Blank

ROOT = Path(__file__).parents[2]
EVENING = ROOT / "tests/evenings/evening-3-official.chicago"
WANTED = ("cups", "cups-client", "cups-filters", "poppler-utils")
PPD = "/usr/share/ppd/cupsfilters/Generic-PDF_Printer-PDF.ppd"
LONGEST = 60
"""Seconds that a job may take."""

# Prints what `code` lays out, in a program of its own: Qt asks for printers once.
PRINTING = """
import sys
from PySide6.QtGui import QPageRanges
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from chicago_gui.printing import dialogs
from chicago_gui.resources import load_resources
from tests.thorough.printer import laid_out
app = QApplication([])
load_resources()
what, copies, first, last = sys.argv[1], *map(int, sys.argv[2:])
pages = laid_out(what)
assert dialogs.available_printers() == ("paper",)
printer = dialogs.printer_for(pages, name="paper")
assert printer.printerName() == "paper"
printer.setCopyCount(copies)
if first:
    ranges = QPageRanges()
    ranges.addRange(first, last)
    printer.setPageRanges(ranges)
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
dialogs.print_pages(printer, pages)
"""

KINDS: dict[str, AnyPaper] = {
    "sheet on A4": Paper.A4,
    "sheet on Letter": Paper.LETTER,
    "forms on A4 on its side": Paper.A4.landscape,
}


def laid_out(what: str) -> list[Page]:
    """The pages that are printed."""
    paper = KINDS[what]
    if what.startswith("forms"):
        return list(games.form(games.USUAL).blank_pages(paper, Blank(8)))
    session = games.loads(EVENING.read_bytes())
    game = games.of(session)
    return list(game.form.pages(game.reveal(session), paper))


@pytest.fixture(scope="module")
def queue() -> Iterator[Path]:
    """A printing service with one printer; gives the file that it prints into."""
    if not (Path("/usr/sbin/cupsd").exists() and shutil.which("pdftoppm") and Path(PPD).exists()):
        if not shutil.which("apt-get") or os.getuid() != 0:
            pytest.skip(f"{', '.join(WANTED)} are not installed, and cannot be here")
        subprocess.run(
            ["apt-get", "install", "-qy", "--no-install-recommends", *WANTED], check=True
        )
    # Not in memory, where tests usually write: CUPS takes files below /dev for devices.
    folder = Path(mkdtemp(prefix="chicago-cups-", dir="/var/tmp"))
    folder.chmod(0o755)  # the scheduler's helpers run as another user
    for name in ("root", "spool", "cache", "state", "log", "out"):
        (folder / name).mkdir(mode=0o777)
        (folder / name).chmod(0o777)
    files, conf, socket = folder / "cups-files.conf", folder / "cupsd.conf", folder / "socket"
    user = "User lp\nGroup lp\nSystemGroup root\n" if os.getuid() == 0 else ""
    files.write_text(
        f"ServerRoot {folder}/root\nRequestRoot {folder}/spool\nCacheDir {folder}/cache\n"
        f"StateDir {folder}/state\nAccessLog {folder}/log/access\nErrorLog {folder}/log/error\n"
        f"PageLog {folder}/log/page\nFileDevice Yes\n{user}"
    )
    conf.write_text(
        f"Listen {socket}\nBrowsing Off\nWebInterface No\n"
        "<Location />\nOrder allow,deny\nAllow all\n</Location>\n"
        "<Policy default>\nJobPrivateAccess default\nJobPrivateValues none\n"
        "<Limit All>\nOrder deny,allow\n</Limit>\n</Policy>\n"
    )
    service = subprocess.Popen(["/usr/sbin/cupsd", "-f", "-c", str(conf), "-s", str(files)])
    try:
        wait_for(socket.exists)
        out = folder / "out" / "printed.pdf"
        asked(socket, "lpadmin", "-p", "paper", "-E", "-v", out.as_uri(), "-P", PPD)
        yield out
    finally:
        service.terminate()
        service.wait()
        shutil.rmtree(folder)


def asked(socket: Path, *command: str) -> str:
    """What a command says of the service at `socket`."""
    env = os.environ | {"CUPS_SERVER": str(socket)}
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout


def wait_for(done: object) -> None:
    """Wait for somebody else's work."""
    assert callable(done)
    end = monotonic() + LONGEST
    while not done():
        assert monotonic() < end
        sleep(0.1)


def printed(queue: Path, what: str, copies: int = 1, first: int = 0, last: int = 0) -> list[bytes]:
    """What comes out of the printer, page by page as pictures."""
    queue.unlink(missing_ok=True)
    socket = queue.parents[1] / "socket"
    subprocess.run(
        [sys.executable, "-c", PRINTING, what, *map(str, (copies, first, last))],
        cwd=ROOT,
        env=os.environ | {"CUPS_SERVER": str(socket), "QT_QPA_PLATFORM": "offscreen"},
        check=True,
    )
    wait_for(lambda: queue.exists() and not asked(socket, "lpstat", "-o"))
    return pictures(queue)


def pictures(file: Path) -> list[bytes]:
    """The pages of a PDF as pictures."""
    folder = file.with_suffix("")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    subprocess.run(["pdftoppm", "-r", "100", str(file), str(folder / "page")], check=True)
    return [path.read_bytes() for path in sorted(folder.iterdir())]


@pytest.fixture
def written(tmp_path: Path, qapp: object) -> dict[str, list[bytes]]:
    """The same pages as PDF."""
    load_resources()
    found = {}
    for what in KINDS:
        path = tmp_path / f"{what}.pdf"
        path.write_bytes(pdf_bytes(laid_out(what)))
        found[what] = pictures(path)
    return found


@pytest.mark.parametrize("what", KINDS)
def test_what_is_printed_is_the_pdf(
    queue: Path, written: dict[str, list[bytes]], what: str
) -> None:
    come_out = printed(queue, what)
    if isinstance(KINDS[what], Landscape):
        # The printer turns the page to the paper; its lines then lie on other dots.
        assert len(come_out) == len(written[what])
        for one, other in zip(come_out, written[what], strict=True):
            right, upside_down = sorted(difference(one, other, turn) for turn in (90, 270))
            assert right < upside_down / 2
    else:
        assert come_out == written[what]


def difference(one: bytes, other: bytes, turn: int) -> float:
    """By how much two pictures differ in the mean, of 255, from afar after the first is turned."""
    smooth = Qt.TransformationMode.SmoothTransformation
    turned = QImage.fromData(one).transformed(QTransform().rotate(turn))
    first = turned.scaled(turned.width() // 4, turned.height() // 4, mode=smooth)
    second = QImage.fromData(other).scaled(first.size(), mode=smooth)
    pairs = (
        image.convertToFormat(QImage.Format.Format_Grayscale8).constBits()
        for image in (first, second)
    )
    a, b = map(bytes, pairs)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def test_copies_and_a_range_are_printed(queue: Path, written: dict[str, list[bytes]]) -> None:
    what = "sheet on A4"
    second = written[what][1:2]
    assert printed(queue, what, 1, 2, 2) == second
    assert sorted(printed(queue, what, 2)) == sorted(written[what] * 2)
