"""What may stand on the command line, and the help that tells it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from types import SimpleNamespace
from typing import TYPE_CHECKING, NoReturn

from chicago_gui import __version__, standard_streams

if TYPE_CHECKING:
    import argparse

PAPERS = ("A4", "Letter")

_VALUES = (
    *("file", "pdf", "csv", "standing", "png", "svg", "blank", "score", "of", "game", "each"),
    *("names", "pages", "tables", "landscape", "paper", "language", "book"),
)
"""What may be given; each is `None` where it is not."""
IN_WINDOW = "--in-window"
"""Whoever double-clicks a file sees no standard error: what is wrong with it is said in the window.
"""
_PLAIN = {f"--{name}": name for name in ("pdf", "csv", "book")}
"""Options that a command line of the plain kind may have."""


class Bad(Exception):
    """Something on the command line cannot be; the text is the one line that says so."""


def wanted(arguments: Sequence[str] | None = None) -> SimpleNamespace:
    """Return what `arguments` ask for (those of the process when `None`); raises `Bad`.

    `argparse` takes 4 ms of a start, so a plain command line is read without it.
    """
    given = sys.argv[1:] if arguments is None else arguments
    return _plain(given) or parser().parse_args(given, SimpleNamespace())


def _plain(given: Sequence[str]) -> SimpleNamespace | None:
    """Return what is asked for by a file and options that name one; `None` for anything else."""
    found = dict.fromkeys(_VALUES)
    in_window = given[:1] == [IN_WINDOW]
    rest = iter(given[1:] if in_window else given)
    for each in rest:
        name, value = (_PLAIN[each], next(rest, "")) if each in _PLAIN else ("file", each)
        if value[:1] in ("", "-") or found[name] is not None:
            return None
        found[name] = value
    if found["pdf"] is not None and found["csv"] is not None:
        return None
    return SimpleNamespace(**found, self_check=False, in_window=in_window)


def parser() -> argparse.ArgumentParser:
    """Return what reads any command line; it raises `Bad` when something there cannot be."""
    import argparse

    from chicago_gui.games import kinds
    from chicago_gui.sheet.words import LANGUAGES

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            """Say what is wrong in one line; argparse would print the usage too."""
            raise Bad(message)

        def _print_message(self, message: str, file: object = None) -> None:
            """Print help or version; argparse would not notice that nobody gets it."""
            put_out(message)

    found = Parser(
        prog="chicago-gui",
        # argparse breaks no line between options of which one excludes the others.
        usage="%(prog)s [OPTION]... [FILE]",
        formatter_class=_help,
        description="The score sheet for one laptop on a card table: Chicago with Russian "
        "scoring, and other games.",
        epilog="Without --pdf, --png, --svg, --csv, --standing, --blank, --score or --self-check "
        "the window opens. Without FILE, the first five take the book's latest session. --blank "
        "without --game writes the house game's forms. OUT may be - for standard output. A "
        "CONTRACT is 4S, 3NTX or 2HXX, and a RESULT =, +1 or -2.",
        allow_abbrev=False,
    )
    found.add_argument("file", metavar="FILE", nargs="?", type=_named, help="a session file")
    found.add_argument(
        IN_WINDOW, action="store_true", help="say there what is wrong with FILE, and open it"
    )
    output = found.add_mutually_exclusive_group()
    output.add_argument("--pdf", metavar="OUT", type=_named, help="write the session sheet as PDF")
    output.add_argument("--csv", metavar="OUT", type=_named, help="write the deals as CSV")
    output.add_argument(
        "--standing", metavar="OUT", type=_named, help="write the standing as CSV, best first"
    )
    for kind in ("png", "svg"):
        output.add_argument(
            f"--{kind}", metavar="OUT", type=_named, help=f"write {kind.upper()}, a file a page"
        )
    output.add_argument("--blank", metavar="OUT", type=_named, help="write blank forms as PDF")
    output.add_argument(
        "--score", metavar="CONTRACT+RESULT", help="print a duplicate score, as of 4SX+1 or 3NT="
    )
    output.add_argument(
        "--self-check", action="store_true", help="try whether this copy of the program works"
    )
    found.add_argument(
        "--of",
        choices=("sheet", "standing", "chart"),
        help="what --png and --svg draw; default: the session sheet",
    )
    blanks = found.add_argument_group("blank forms")
    blanks.add_argument("--game", metavar="KIND", choices=kinds(), help="%(choices)s")
    blanks.add_argument("--each", metavar="N", type=int, help="so many deals a page, 15, 10 or 8")
    blanks.add_argument("--names", metavar="A,B,…", help="print these names, between commas")
    blanks.add_argument("--pages", metavar="N", type=int, help="so many forms; 0 for tables alone")
    blanks.add_argument(
        "--tables",
        choices=("page", "card", "none"),
        help="behind the forms, or a card to be folded",
    )
    found.add_argument(
        "--landscape", action="store_true", default=None, help="lay pages on their sides"
    )
    usual = f"default: {PAPERS[0]}; in the window, as it is set there"
    found.add_argument("--paper", choices=PAPERS, help=usual)
    found.add_argument("--language", choices=tuple(LANGUAGES), help="default: the system's")
    found.add_argument("--book", metavar="PATH", type=_named, help="the book to keep sessions in")
    found.add_argument("--version", action="version", version=f"chicago-gui {__version__}")
    return found


def _help(prog: str) -> argparse.HelpFormatter:
    """Return what lays help out as wide as the terminal is.

    argparse reads `shutil`, and half the standard library's packers with it, to ask how wide that
    is, whether help is wanted or not.
    """
    import argparse

    columns = 0
    with suppress(ValueError):
        columns = int(os.environ.get("COLUMNS", 0))
    if columns <= 0:
        with suppress(OSError, ValueError):
            columns = os.get_terminal_size().columns
    # A terminal may say 0: it does not know.
    return argparse.HelpFormatter(prog, width=max(columns or 80, 40) - 2)


def _named(text: str) -> str:
    """Return the name of a file as it was given: `./-` is a file, `-` is none."""
    if not text:
        import argparse

        raise argparse.ArgumentTypeError("no file is named")
    return text


def put_out(content: str | bytes) -> None:
    """Write to standard output; raises `Bad` when it takes nothing."""
    try:
        standard_streams.put_out(content)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else None
        raise Bad(f"standard output: {why or error}") from None
