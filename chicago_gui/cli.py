"""The command line: the window, or a sheet, a CSV or blank forms without any window.

Qt is imported only by what needs it, so that a CSV comes at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from chicago_gui import __version__

if TYPE_CHECKING:
    from chicago_gui.games.russian.evening import Session
    from chicago_gui.games.russian.view import View
    from chicago_gui.paper.marks import Page

PAPERS = ("A4", "Letter")
LANGUAGES = ("en", "ru", "de")
BAD = 2
"""The exit status for a bad file or option."""


class Bad(Exception):
    """Something on the command line cannot be; the text is the one line that says so."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line; argparse would print the usage too."""
        raise Bad(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with `arguments` (those of the process when `None`); return its status."""
    try:
        wanted = _parser().parse_args(arguments)
        return _run(wanted)
    except Bad as bad:
        line = " ".join(str(bad).split())
        print(f"chicago-gui: {line}", file=sys.stderr)
        return BAD


def _parser() -> _Parser:
    parser = _Parser(
        prog="chicago-gui",
        description="The score sheet for five at one table: Chicago with Russian scoring.",
        epilog="Without --pdf, --csv or --blank the window opens. Without FILE, --pdf and --csv "
        "take the book's latest session.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a session file")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--pdf", metavar="OUT", type=Path, help="write the session sheet as PDF")
    output.add_argument("--csv", metavar="OUT", help="write the deals as CSV; - is standard output")
    output.add_argument("--blank", metavar="OUT", type=Path, help="write blank forms as PDF")
    parser.add_argument("--paper", choices=PAPERS, default="A4", help="default: %(default)s")
    parser.add_argument("--language", choices=LANGUAGES, help="default: the system's")
    parser.add_argument("--book", metavar="PATH", type=Path, help="the book to keep sessions in")
    parser.add_argument("--version", action="version", version=f"chicago-gui {__version__}")
    return parser


def _run(wanted: argparse.Namespace) -> int:
    _spare_what_is_read(wanted)
    if wanted.blank is not None:
        if wanted.file is not None:
            raise Bad("--blank takes no session file")
        return _write_blank(wanted)
    if wanted.pdf is not None:
        return _write_pdf(wanted)
    if wanted.csv is not None:
        return _write_csv(wanted)
    if _no_display():
        raise Bad("there is no display to open a window on")
    from chicago_gui.app.run import run

    if wanted.file is not None:
        _session_in(wanted.file)
    return run(file=wanted.file, book=wanted.book, language=wanted.language, paper=wanted.paper)


def _spare_what_is_read(wanted: argparse.Namespace) -> None:
    """Refuse to write over the session file or the book that is to be read."""
    out = wanted.csv or wanted.pdf or wanted.blank
    if out is None or out == "-":
        return
    from chicago_gui.book import default_path

    for read in (wanted.file, wanted.book or default_path()):
        with suppress(OSError, ValueError):
            if read is not None and os.path.samefile(out, read):
                raise Bad(f"{out} is the session file or the book, and is not written over")


def _no_display() -> bool:
    """Whether Qt would end the program for want of a screen, in words that are not ours."""
    named = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform == "linux" and not any(map(os.environ.get, named))


def _view(wanted: argparse.Namespace) -> View:
    from chicago_gui.games.russian.evening import reveal

    if wanted.file is not None:
        return reveal(_session_in(wanted.file))
    return reveal(_latest(wanted.book))


def _session_in(file: Path) -> Session:
    from chicago_gui.games.russian.evening import SessionFileError, loads
    from chicago_gui.whole_file import read_whole

    try:
        return loads(read_whole(file))
    except SessionFileError as error:
        raise Bad(f"{file}: {error}") from None
    except OSError as error:
        raise Bad(f"{file}: {error.strerror or error}") from None


def _latest(path: Path | None) -> Session:
    from chicago_gui.book import Book, BookError, default_path

    try:
        book = Book.open(path or default_path(), read_only=True)
        try:
            latest = book.latest()
            if latest is None:
                raise Bad("the book has no session yet")
            return book.load(latest).session
        finally:
            book.close()
    except BookError as error:
        raise Bad(str(error)) from None


def _write_csv(wanted: argparse.Namespace) -> int:
    from chicago_gui.games.russian.csv_file import csv_text

    text = csv_text(_view(wanted)).encode("utf-8")
    if wanted.csv == "-":
        if sys.stdout is None:
            raise Bad("standard output: it is closed")
        try:
            sys.stdout.buffer.write(text)
            sys.stdout.buffer.flush()
        except OSError as error:
            raise Bad(f"standard output: {error.strerror or error}") from None
        return 0
    from chicago_gui.whole_file import why_not, write_whole

    try:
        write_whole(Path(wanted.csv), text)
    except (OSError, ValueError) as error:
        raise Bad(why_not(wanted.csv, error)) from None
    return 0


def _write_pdf(wanted: argparse.Namespace) -> int:
    from chicago_gui.games.russian.pages.session_sheet import session_pages
    from chicago_gui.paper.marks import Paper

    view = _view(wanted)
    return _print(session_pages(view, Paper[wanted.paper.upper()]), wanted.pdf)


def _write_blank(wanted: argparse.Namespace) -> int:
    from chicago_gui.games.russian.pages.blank import blank_pages
    from chicago_gui.paper.marks import Paper

    return _print(blank_pages(Paper[wanted.paper.upper()]), wanted.blank)


def _print(pages: Sequence[Page], out: Path) -> int:
    # A PDF needs no display, whatever the desktop is.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    from chicago_gui.printing.pdf import PaperError, write_pdf
    from chicago_gui.widgets.theme import load_resources

    app = QGuiApplication.instance() or QGuiApplication(["chicago-gui"])
    load_resources()
    try:
        write_pdf(pages, out)
    except PaperError as error:
        raise Bad(str(error)) from None
    del app
    return 0
