"""CSV: nothing a spreadsheet would run, and every text comes back whole."""

from __future__ import annotations

import csv
from datetime import date
from io import StringIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Contract
from chicago_gui.sheet import session_file as f
from chicago_gui.sheet.session_file import FilePlace, SessionFileError, csv_of, harmless


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


ID = "0b9d9a54-7b0e-4a8e-9a32-5a8f0a2f7d01"


def at(value: Any) -> FilePlace:
    return FilePlace(value, "round 1: deal 2: here")


def test_what_is_well_written_is_read() -> None:
    assert f.uuid_at(at(ID.upper())) == ID
    assert f.date_at(at("2026-10-02")) == date(2026, 10, 2)
    assert f.contract_at(at("3NTX")) == Contract.parse("3NTX")
    assert f.two_pairs_at(at([["A", "B"], ["C", "D"]])) == (("A", "B"), ("C", "D"))
    assert f.points_at(at({"A": 100})) == (("A", 100),)
    assert f.opened('{"format": "chicago-session", "version": 1}').value["version"] == 1


@pytest.mark.parametrize(
    ("read", "bad", "said"),
    [
        (f.uuid_at, "x", "must be a UUID"),
        (f.uuid_at, ID.replace("-", ""), "must be a UUID"),
        (f.date_at, "2026-W10-2", 'must be a date like 2026-11-20, not "2026-W10-2"'),
        (f.date_at, "2026-02-30", 'must be a date like 2026-11-20, not "2026-02-30"'),
        (f.contract_at, "4s", 'must be written "4S", not "4s"'),
        (f.contract_at, "8S", 'is "8S": type a level from 1 to 7, not 8'),
        (f.two_pairs_at, [["A", "B"]], "must have 2 parts, not 1"),
        (f.two_pairs_at, [["A", "B", "C"], ["D", "E"]], "must have 2 parts, not 3"),
        (f.points_at, [], "must be an object"),
    ],
)
def test_anything_else_is_refused_where_it_stands(read: Any, bad: object, said: str) -> None:
    with pytest.raises(SessionFileError) as refused:
        read(at(bad))
    assert str(refused.value) == f"round 1: deal 2: here {said}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[]", "not a session file of this program"),
        (
            '{"format": "chicago-session", "version": 2}',
            "this file needs a newer version of the program (file version 2; this program reads 1)",
        ),
        ('{"format": "chicago-session", "version": 0}', "version 0 does not exist"),
        ('{"format": "chicago-session", "version": true}', "version must be a whole number"),
    ],
)
def test_the_head_is_checked(text: str, said: str) -> None:
    with pytest.raises(SessionFileError) as refused:
        f.opened(text)
    assert str(refused.value) == said
