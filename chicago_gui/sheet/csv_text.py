"""CSV for spreadsheets: rows of values as text in which nothing is run as a formula."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO

Value = str | int | None

# What makes a spreadsheet run a text. The wide forms are what East Asian keyboards type, which
# some spreadsheets take for the narrow ones.
_RUNS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
_BREAKS = ("\t", "\r", "\n")


def csv_of(rows: Iterable[Iterable[Value]]) -> str:
    """Return `rows` as CSV (RFC 4180, rows ending in CRLF), to be written as UTF-8.

    `None` is an empty cell. Names and notes go through `harmless` before they come here: a result
    such as `+1` is meant to stay as it is.
    """
    text = StringIO(newline="")
    csv.writer(text, lineterminator="\r\n").writerows(rows)
    return text.getvalue()


def harmless(text: str | None) -> str:
    """Return `text` so that no spreadsheet runs it as a formula: with an apostrophe before it."""
    if not text:
        return ""
    runs = text.lstrip().startswith(_RUNS) or text.startswith(_BREAKS)
    return f"'{text}" if runs else text
