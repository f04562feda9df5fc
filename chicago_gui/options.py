"""The options of the command line, and its help, in the language asked for.

Not `argparse`, whose error messages are in English only.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from textwrap import wrap
from types import SimpleNamespace

from chicago_gui import games, standard_streams
from chicago_gui.record import Record
from chicago_gui.scoring import RangeReason
from chicago_gui.sheet.words import LANGUAGES, later, reason, tr
from chicago_gui.whole_file import cause

PAPERS = ("A4", "Letter")


class CommandError(Exception):
    """What the command line asks for is not possible; the text is the line to print."""


class Option(Record):
    """An option: name without dashes, placeholder of its value, help text, possible values."""

    name: str
    value: str
    help: str
    choices: Callable[[], Sequence[str]] | None = None

    @property
    def key(self) -> str:
        """Its name in the result of `parse`."""
        return self.name.replace("-", "_")

    @property
    def spelled(self) -> str:
        """The option as typed."""
        return f"--{self.name}"


_OUTPUTS = (
    Option("pdf", "OUT", later("write the session sheet as PDF")),
    Option("csv", "OUT", later("write the deals as CSV")),
    Option("standing", "OUT", later("write the standing as CSV, best first")),
    Option("png", "OUT", later("write PNG, one file per page")),
    Option("svg", "OUT", later("write SVG, one file per page")),
    Option("blank", "OUT", later("write blank forms as PDF")),
    Option("score", "CONTRACT+RESULT", later("print the duplicate score of 4SX+1 or 3NT=")),
    Option("self-check", "", later("check that the program works")),
)
"""Options that exclude each other."""
_BLANKS = (
    Option("game", "KIND", later("game of the forms: {choices}"), games.kinds),
    Option("each", "N", later("deals per page: 15, 10 or 8")),
    Option("names", "A,B,…", later("names to print, separated by commas")),
    Option("pages", "N", later("number of forms; 0 for tables only")),
    Option("tables", "WHERE", later("tables: {choices}"), lambda: ("page", "card", "none")),
)
_OTHERS = (
    Option(
        "of",
        "PART",
        later("what --png and --svg draw: {choices}"),
        lambda: ("sheet", "standing", "chart"),
    ),
    Option("landscape", "", later("print pages in landscape")),
    Option("paper", "SIZE", later("paper size: {choices}"), lambda: PAPERS),
    Option("language", "CODE", later("language: {choices}"), lambda: tuple(LANGUAGES)),
    Option("book", "PATH", later("the book, where sessions are kept")),
    # For files opened by double click.
    Option("in-window", "", later("report errors in FILE in the window")),
    Option("version", "", later("print the version")),
    Option("help", "", later("print this help")),
)
OPTIONS = {each.name: each for each in (*_OUTPUTS, *_BLANKS, *_OTHERS)}
_WITHOUT_FILE = ("--blank", "--score", "--self-check")
_NUMBERS = ("each", "pages")
_FILES = ("OUT", "PATH")


def language_asked_for(given: Sequence[str]) -> str | None:
    """Return the language code asked for, which also applies to errors in other options."""
    found = None
    for at, each in enumerate(given):
        name, has_value, value = each.partition("=")
        if name == "--":
            break
        if name == OPTIONS["language"].spelled:
            value = value if has_value else "".join(given[at + 1 : at + 2])
            found = value if value in LANGUAGES else found
    return found


def parse(given: Sequence[str]) -> SimpleNamespace:
    """Return the parsed command line, with `None` for what is not given; raises `CommandError`.

    `files` are the session files.
    """
    found = SimpleNamespace(files=[], **{each.key: None for each in OPTIONS.values()})
    rest = list(given)
    only_files = False
    while rest:
        each = rest.pop(0)
        if only_files or not each.startswith("-") or each == "-":
            if not each:
                raise CommandError(tr("name a file"))
            found.files.append(each)
        elif each == "--":
            only_files = True
        else:
            option, value = _split(each, rest)
            setattr(found, option.key, _meaning(option, value))
    _check_together(found)
    return found


def _check_together(found: SimpleNamespace) -> None:
    """Raise `CommandError` for options that do not go together."""
    named = [each.spelled for each in _OUTPUTS if getattr(found, each.key) is not None]
    if len(named) > 1:
        why = tr("use {one} or {other}, not both")
        raise CommandError(why.format(one=named[0], other=named[1]))
    if named and len(found.files) > 1:
        why = tr("give {option} one session file; {file} is one too many")
        raise CommandError(why.format(file=found.files[1], option=named[0]))
    if found.help or found.version:
        return
    for blank in _BLANKS:
        if getattr(found, blank.key) is not None and found.blank is None:
            raise _lacking(blank.spelled, "--blank")
    picture = found.png or found.svg
    if found.of is not None and picture is None:
        raise _lacking("--of", "--png/--svg")
    pages = found.pdf or found.blank or (picture if found.of in (None, "sheet") else None)
    if found.landscape and pages is None:
        outputs = "--pdf/--blank/--png/--svg"
        raise _lacking("--landscape", outputs if picture is None else "--of sheet")
    if named and found.files and named[0] in _WITHOUT_FILE:
        raise CommandError(tr("{option} takes no session file").format(option=named[0]))


def _lacking(option: str, others: str) -> CommandError:
    """Return the error for an `option` without one of the `others` that it belongs to."""
    return CommandError(tr("{option} needs {others}").format(option=option, others=others))


def _split(each: str, rest: list[str]) -> tuple[Option, str | None]:
    """Return an option and its value, which is removed from `rest` if it is there.

    Raises `CommandError`.
    """
    name, equals, value = each.partition("=")
    option = OPTIONS["help"] if name == "-h" else OPTIONS.get(name.removeprefix("--"))
    if option is None or not (name == "-h" or name.startswith("--")):
        raise CommandError(tr("unknown option {option}").format(option=name))
    if not option.value:
        if equals:
            raise CommandError(tr("{option} takes no value").format(option=name))
        return option, None
    if equals:
        return option, value
    if not rest or re.match("-[^0-9]", rest[0]):
        raise _lacking(name, option.value)
    return option, rest.pop(0)


def _meaning(option: Option, value: str | None) -> str | int | bool:
    """Return the value of `option` parsed from `value`; raises `CommandError`."""
    if value is None:
        return True
    if option.name in _NUMBERS:
        try:
            return int(value)
        except ValueError:
            why = tr("{option} must be a whole number, not {value}")
            raise CommandError(why.format(option=option.spelled, value=value)) from None
    if option.value in _FILES and not value:
        raise _lacking(option.spelled, option.value)
    if option.choices is not None and value not in option.choices():
        why = reason(RangeReason.OTHER)
        choices = "/".join(option.choices())
        raise CommandError(why.format(what=option.spelled, choices=choices, count=value))
    return value


def help_text() -> str:
    """Return the help, wrapped to the width of the terminal."""
    width = max(_columns(), 40) - 2
    named = max(len(_named(each)) for each in OPTIONS.values() if len(_named(each)) < 20) + 4
    lines = [tr("usage: {program} [OPTION]… [FILE]…").format(program="chicago-gui"), ""]
    lines += _wrapped(
        tr("For Chicago, rubber bridge, teams and pairs, on one laptop on the table."), width
    )
    groups = (
        (tr("instead of opening a window, one of:"), _OUTPUTS),
        (tr("for blank forms:"), _BLANKS),
        (tr("other options:"), _OTHERS),
    )
    for title, options in groups:
        lines += ["", title]
        for each in options:
            lines += _two_columns(_named(each), _told(each), named, width)
    lines += ["", *_wrapped(tr(_NOTES), width)]
    return "\n".join(lines) + "\n"


def _columns() -> int:
    """Return the width of the terminal in characters; 80 if standard output is none."""
    try:
        return int(os.environ.get("COLUMNS") or os.get_terminal_size().columns or 80)
    except (OSError, ValueError):
        return 80


_NOTES = later(
    "FILE is a session file; the default is the latest session in the book. The "
    "window also adds several files, a folder or another laptop's book. OUT may "
    "be - for standard output. CONTRACT is 4S, 3NTX or 2HXX; RESULT is =, +1 or "
    "-2."
)


def _named(option: Option) -> str:
    return f"{option.spelled} {option.value}".strip()


def _told(option: Option) -> str:
    choices = "" if option.choices is None else ", ".join(option.choices())
    return tr(option.help).format(choices=choices)


def _two_columns(name: str, text: str, at: int, width: int) -> list[str]:
    lines = [" " * at + line for line in _wrapped(text, max(width - at, 16))]
    if len(name) + 4 > at:
        return [f"  {name}", *lines]
    return [f"  {name}".ljust(at) + lines[0].lstrip(), *lines[1:]]


def _wrapped(text: str, width: int) -> list[str]:
    return wrap(text, width, break_on_hyphens=False)


def put_out(content: str | bytes) -> None:
    """Write to standard output; raises `CommandError` if that fails."""
    try:
        standard_streams.put_out(content)
    except OSError as error:
        raise CommandError(tr("standard output: {why}").format(why=cause(error))) from None
