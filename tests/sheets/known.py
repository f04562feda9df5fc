"""The known evenings beside this: what each file must come out as."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

SHEETS = Path(__file__).parent

Rows = list[dict[str, str]]


def names(game: str) -> list[str]:
    """The known evenings of one game."""
    return sorted(path.stem for path in SHEETS.glob(f"{game}-*.chicago"))


def one_followed(names: list[str]) -> list[Any]:
    """These evenings as parameters; coverage follows the first, and the others reach no more."""
    first, *others = names
    return [first, *(pytest.param(name, marks=pytest.mark.unfollowed) for name in others)]


def text(name: str) -> str:
    """The session file's text."""
    return (SHEETS / f"{name}.chicago").read_text("utf-8")


def expected(name: str) -> tuple[Rows, Rows]:
    """The rows of its CSV, without the empty cells, and those of its standing."""
    found = json.loads((SHEETS / f"{name}.expected.json").read_text("utf-8"))
    return [filled(row) for row in found["rows"]], found["standing"]


def rows(text: str) -> Rows:
    """The rows of a CSV text by its header."""
    return list(csv.DictReader(StringIO(text, newline="")))


def filled(row: dict[str, str]) -> dict[str, str]:
    """The cells of a row in which something stands."""
    return {column: cell for column, cell in row.items() if cell != ""}
