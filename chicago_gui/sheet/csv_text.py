"""CSV for spreadsheets: rows of values as text in which nothing is run as a formula."""

from __future__ import annotations

import re
from collections.abc import Iterable

Value = str | int | None

# What makes a spreadsheet run a text. The wide forms are what East Asian keyboards type, which
# some spreadsheets take for the narrow ones.
_RUNS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
_BREAKS = ("\t", "\r", "\n")

# Whoever pastes splits at tabs, a German spreadsheet at semicolons, and neither heeds quotes that
# do not begin the piece: after such a sign a new cell may begin, in the middle of a text.
_RUN = rf"[\"\s]*[{re.escape(''.join(_RUNS))}]"
_RUNS_LATER = re.compile(rf"([;\t\r\n])(?={_RUN})")
_QUOTED = frozenset(',;"\t\r\n')


def csv_of(rows: Iterable[Iterable[Value]]) -> str:
    """Return `rows` as CSV (RFC 4180, rows ending in CRLF), to be written as UTF-8.

    `None` is an empty cell. Names and notes go through `harmless` before they come here: a result
    such as `+1` is meant to stay as it is.
    """
    return "".join(",".join(map(_cell, row)) + "\r\n" for row in rows)


def harmless(text: str | None) -> str:
    """Return `text` so that no spreadsheet runs any of it as a formula, wherever it splits.

    An apostrophe comes before what would be run: at its head, and after a semicolon, tab or break.
    """
    if not text:
        return ""
    runs = re.match(_RUN, text) is not None or text.startswith(_BREAKS)
    text = _RUNS_LATER.sub(r"\1'", text)
    return f"'{text}" if runs else text


def _cell(value: Value) -> str:
    """Return `value` as RFC 4180 writes it, in quotes where any spreadsheet would split it."""
    text = "" if value is None else str(value)
    return f'"{text.replace(chr(34), 2 * chr(34))}"' if _QUOTED.intersection(text) else text
