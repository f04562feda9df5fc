"""A session file's value in records, and joined again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.fields import cut, joined
from chicago_gui.sheet.session_file import SessionFileError

SCALARS = st.none() | st.booleans() | st.integers() | st.text(max_size=5)
KEYS = st.text("abc", min_size=1, max_size=3)
PLAIN = st.dictionaries(KEYS, SCALARS | st.lists(SCALARS, max_size=3), max_size=4)


def holding(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Return objects that have lists of objects."""
    lists = st.dictionaries(KEYS, st.lists(inner, max_size=3), max_size=2)
    return st.builds(lambda plain, more: {**plain, **more}, PLAIN, lists)


@given(holding(holding(PLAIN)))
def test_what_was_cut_is_joined_again(value: dict[str, Any]) -> None:
    records = cut(value)
    assert joined(records) == value
    assert cut(joined(records)) == records


def test_a_change_of_one_part_touches_one_record() -> None:
    value: dict[str, Any] = {
        "id": "1",
        "rounds": [{"dealer": "Ann", "deals": [{"a": 1}, {"a": 2}]}, {"deals": []}],
    }
    before = cut(value)
    assert list(before) == [
        "heading",
        "rounds/000",
        "rounds/000/deals/000",
        "rounds/000/deals/001",
        "rounds/001",
    ]
    value["rounds"][0]["deals"][1]["a"] = 3
    after = cut(value)
    assert {name for name in after if after[name] != before[name]} == {"rounds/000/deals/001"}


@pytest.mark.parametrize(
    "records",
    [
        {},
        {"heading": "{"},
        {"heading": "[]", "rounds/000": "{}"},
        {"heading": "{}", "rounds/001": "{}"},
        {"heading": "{}", "rounds/000/deals/000": "{}"},
        {"heading": "{}", "rounds/x": "{}"},
        {"heading": "{}", "what": "{}"},
        {"heading": '{"rounds":3}', "rounds/000": "{}"},
    ],
)
def test_records_that_do_not_fit_together_are_refused(records: dict[str, str]) -> None:
    with pytest.raises(SessionFileError, match=r"record "):
        joined(records)


def test_records_are_json_as_the_book_writes_it() -> None:
    assert cut({"place": "У Веры", "n": [1, 2]}) == {"heading": '{"place":"У Веры","n":[1,2]}'}
