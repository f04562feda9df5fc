"""A CSV with hostile texts opened in LibreOffice Calc: `pytest tests/thorough/csv_in_calc.py`.

Wants `soffice`. It runs without a window, as a German, who splits at semicolons.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from chicago_gui.games.house.csv_file import csv_text
from chicago_gui.games.house.evening import Session, loads, reveal
from chicago_gui.record import replace

EVENINGS = Path(__file__).parents[1] / "evenings"
GERMAN = 1031
HOSTILE = (
    "hi;=1+1",
    "hi;=cmd|' /C calc'!A0",
    "hi\t=1+1",
    "hi\n=1+1",
    'hi;"=1+1',
    "hi; =1+1",
    '";=1+1',
    "=1+1",
    "hi;+1+1;-1+1;@SUM(1)",
)


def formulas(text: str, split_at: str, folder: Path) -> list[str]:
    """Open `text` and return the formulas that came to be cells."""
    signs = "/".join(str(ord(sign)) for sign in split_at)
    file = folder / "sheet.csv"
    file.write_bytes(text.encode())
    subprocess.run(
        [
            "soffice",
            "--headless",
            f"-env:UserInstallation={(folder / 'profile').as_uri()}",
            f"--infilter=CSV:{signs},34,76,1,,{GERMAN}",
            "--convert-to",
            "fods",
            "--outdir",
            str(folder),
            str(file),
        ],
        check=True,
        capture_output=True,
    )
    sheet = file.with_suffix(".fods").read_text("utf-8")
    assert "<table:table-cell" in sheet
    return re.findall(r'table:formula="([^"]*)"', sheet)


def evening(note: str) -> Session:
    session = loads((EVENINGS / "evening-1.chicago").read_bytes())
    deals = (replace(session.deals[0], note=note), *session.deals[1:])
    return replace(session, sheet=replace(session.sheet, deals=deals))


@pytest.mark.parametrize("split_at", [",", ";", "\t", ",;\t"])
def test_no_text_becomes_a_formula(split_at: str, tmp_path: Path) -> None:
    for note in HOSTILE:
        assert formulas(csv_text(reveal(evening(note))), split_at, tmp_path) == [], note


def test_what_is_not_made_harmless_would_run(tmp_path: Path) -> None:
    assert formulas('7,"hi;=1+1"\r\n', ";", tmp_path)
    assert formulas("7,=1+1\r\n", ",", tmp_path)
