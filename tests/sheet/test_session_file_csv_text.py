"""CSV: nothing a spreadsheet would run, and every text comes back whole."""

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.session_file import csv_of, harmless


@pytest.mark.parametrize("text", ["Anna", "Jean-Luc", "a=b", "Łukasz", "7", "'quoted'", ""])
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert harmless(text) == text


def test_nothing_is_written_for_nobody() -> None:
    assert harmless(None) == ""


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r", "\n", "＝", " ="])
def test_what_would_be_run_is_made_harmless(sign: str) -> None:
    assert harmless(f"{sign}1+1") == f"'{sign}1+1"


def test_empty_cells_and_line_ends() -> None:
    assert csv_of([["a", None, 1], ["+1", "x,y", -2]]) == 'a,,1\r\n+1,"x,y",-2\r\n'


texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))


@given(st.lists(st.lists(texts, min_size=2, max_size=4)))
def test_rows_come_back_as_they_were(rows: list[list[str]]) -> None:
    assert list(csv.reader(StringIO(csv_of(rows), newline=""))) == rows
