"""The session files in this folder and in `evenings`, and what each is expected to give."""

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
EVENINGS = SHEETS.with_name("evenings")

Rows = list[dict[str, str]]


def names(game: str) -> list[str]:
    """Return the names of the files of one game; `evening` stands for the house game."""
    folders = (EVENINGS, SHEETS)
    return sorted(each.stem for folder in folders for each in folder.glob(f"{game}-*.chicago"))


def path(name: str) -> Path:
    """Return the path of a session file; one of the house game is called `evening-1` and so on."""
    return (EVENINGS if name.startswith("evening-") else SHEETS) / f"{name}.chicago"


def text(name: str) -> str:
    """Return the text of a session file."""
    return path(name).read_text("utf-8")


def session(name: str) -> Any:
    """Return the session of a known file."""
    return games.loads(text(name))


def worked_out(name: str) -> Any:
    """Return the figures that were worked out for a file outside of the program."""
    return json.loads(path(name).with_suffix(".expected.json").read_text("utf-8"))


def expected(name: str) -> tuple[Rows, Rows]:
    """Return the expected rows of its CSV, without empty cells, and those of its standing."""
    found = worked_out(name)
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
