"""The session files in this folder, and what each is expected to give."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from chicago_gui import games
from chicago_gui.sheet.session_file import SessionFileError

SHEETS = Path(__file__).parent

Rows = list[dict[str, str]]


def names(game: str) -> list[str]:
    """Return the names of the files of one game."""
    return sorted(path.stem for path in SHEETS.glob(f"{game}-*.chicago"))


def text(name: str) -> str:
    """Return the text of a session file."""
    return (SHEETS / f"{name}.chicago").read_text("utf-8")


def session(name: str) -> Any:
    """Return the session of a known file."""
    return games.loads(text(name))


def expected(name: str) -> tuple[Rows, Rows]:
    """Return the expected rows of its CSV, without empty cells, and those of its standing."""
    found = json.loads((SHEETS / f"{name}.expected.json").read_text("utf-8"))
    return [filled(row) for row in found["rows"]], found["standing"]


def refusal(value: Any) -> str:
    """Return why a session file of this value, or with this text, is refused."""
    text = value if isinstance(value, str | bytes) else json.dumps(value, ensure_ascii=False)
    with pytest.raises(SessionFileError) as caught:
        games.loads(text)
    assert str(caught.value)
    return str(caught.value)


def csv_texts(session: Any) -> tuple[str, str]:
    """Return the CSV of a session's deals or boards, and that of its standing."""
    form, view = games.of(session).form, games.of(session).reveal(session)
    return form.csv(view), form.standing_csv(view)


def rows(text: str) -> Rows:
    """Return the rows of a CSV text by its header."""
    return list(csv.DictReader(StringIO(text, newline="")))


def filled(row: dict[str, str]) -> dict[str, str]:
    """Return the cells of a row that are not empty."""
    return {column: cell for column, cell in row.items() if cell != ""}
