"""Session files: what is read and refused; CSV: nothing that a spreadsheet would run."""

from __future__ import annotations

import csv
import re
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


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("hi;=cmd|' /C calc'!A0", "hi;'=cmd|' /C calc'!A0"),
        ("hi\t=1+1", "hi\t'=1+1"),
        ("hi\n@SUM(A1)", "hi\n'@SUM(A1)"),
        ("hi\r\n-2", "hi\r'\n'-2"),
        ('hi;"=1+1', "hi;'\"=1+1"),
        ("hi; \t+1", "hi;' \t'+1"),
        ("=1;=2", "'=1;'=2"),
        ("hi;＝1", "hi;'＝1"),
        ("four; five", "four; five"),
        ("a, =b", "a, =b"),
    ],
)
def test_nothing_runs_in_a_spreadsheet_that_splits_elsewhere(text: str, written: str) -> None:
    assert harmless(text) == written


@given(st.text(alphabet="x;\t\r\n\"' =+-@,＝", max_size=12))
def test_no_piece_of_a_text_begins_as_a_formula(text: str) -> None:
    for piece in re.split(r"[;\t\r\n]", harmless(text)):
        assert not piece.lstrip('" ').startswith(("=", "+", "-", "@", "＝"))


@pytest.mark.parametrize("sign", [",", ";", '"', "\t", "\r", "\n"])
def test_a_text_that_may_be_split_stands_in_quotes(sign: str) -> None:
    assert csv_of([[f"a{sign}b"]]) == f'"a{sign.replace(chr(34), 2 * chr(34))}b"\r\n'


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
        (f.uuid_at, ID.replace("-", ""), "must be UUID"),
        (f.uuid_at, f"urn:uuid:{ID}", "must be UUID"),
        (f.date_at, "2026-W10-2", 'must be YYYY-MM-DD, not "2026-W10-2"'),
        (f.date_at, "20261120", 'must be YYYY-MM-DD, not "20261120"'),
        (f.date_at, "٢٠٢٦-11-20", 'must be YYYY-MM-DD, not "٢٠٢٦-11-20"'),
        (f.date_at, "", 'must be YYYY-MM-DD, not ""'),
        (f.contract_at, "4s", 'must be 4S, not "4s"'),
        (f.contract_at, "8S", 'is "8S": level: 1 to 7, not 8'),
        (f.two_pairs_at, [["A", "B", "C"], ["D", "E"]], "must be array[2]"),
        (f.points_at, [], "must be object"),
    ],
)
def test_anything_else_is_refused_where_it_stands(read: Any, bad: object, said: str) -> None:
    with pytest.raises(SessionFileError) as refused:
        read(at(bad))
    assert str(refused.value) == f"round 1: deal 2: here {said}"


NO_FILE = "not a session file, or damaged (format: chicago-session)"
NO_JSON = "not a session file, or damaged (JSON)"
NO_UTF_8 = "not a session file, or damaged (UTF-8)"
HEAD = '{"format": "chicago-session", "version": 1, "place": "Zürich"}'


def refusal(text: str | bytes) -> str:
    with pytest.raises(SessionFileError) as refused:
        f.opened(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", NO_JSON),
        ("{'format': 'chicago-session'}", NO_JSON),
        (HEAD[:-1], NO_JSON),
        ('{"a": 1,}', NO_JSON),
        ("[" * 100_000, NO_JSON),
        ('{"a":' * 50_000 + "1" + "}" * 50_000, NO_JSON),
        ('{"a": ' + "9" * 5000 + "}", NO_JSON),
        ('{"a": NaN}', "not a session file, or damaged (JSON: NaN)"),
        ('{"a": "\\ud800"}', NO_UTF_8),
        ('{"\ud800": 1}', NO_UTF_8),
        (b"\xff\xfe{\x00}\x00", NO_UTF_8),
        (HEAD.encode("latin-1"), NO_UTF_8),
        ("null", NO_FILE),
        ("{}", NO_FILE),
        ('{"format": "chicago", "version": 1}', NO_FILE),
        ('{"format": ["chicago-session"], "version": 1}', NO_FILE),
    ],
)
def test_what_is_not_a_session_file_at_all(text: str | bytes, said: str) -> None:
    assert refusal(text) == said


@pytest.mark.parametrize(
    ("version", "said"),
    [
        *(
            (str(newer), f"this file needs a newer version of the program (version {newer})")
            for newer in (2, 10**30)
        ),
        ("0", "version must be 1, not 0"),
        *((bad, "version must be integer") for bad in ("1.0", '"1"', "true", "null")),
    ],
)
def test_other_versions(version: str, said: str) -> None:
    # A file from the future is told so whatever else it holds.
    assert refusal(f'{{"format": "chicago-session", "version": {version}, "rain": []}}') == said


def test_half_a_character_in_a_key_that_is_there_twice_can_still_be_told() -> None:
    assert refusal('{"format": "chicago-session", "version": 1, "\\ud800": 1, "\\ud800": 2}')
