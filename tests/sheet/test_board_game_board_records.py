"""A session of boards as the book's records."""

import pytest

from chicago_gui.sheet.board_game import board_records, place_of
from chicago_gui.sheet.session_file import SessionFileError

HEAD = {"place": "дома"}


def test_heading_and_boards_stand_apart() -> None:
    found = board_records(HEAD, [(7, '{"board":7,"results":[]}'), (12, '{"board":12}')])
    assert found == {
        "heading": '{"place":"дома"}',
        "007": '{"board":7,"results":[]}',
        "012": '{"board":12}',
    }
    top, boards = place_of(found)
    assert top.value == {"place": "дома", "boards": []}
    assert boards == {7: {"board": 7, "results": []}, 12: {"board": 12}}


@pytest.mark.parametrize(
    "found",
    [
        {},
        {"heading": "{"},
        {"heading": "7"},
        {"heading": "{}", "x": "{}"},
        {"heading": "{}", "7x": "{}"},
    ],
)
def test_what_was_not_written_so_is_refused(found: dict[str, str]) -> None:
    with pytest.raises(SessionFileError, match="a record cannot be read"):
        place_of(found)
