from __future__ import annotations

from typing import Any

import pytest

from chicago_gui.scoring import Contract
from chicago_gui.sheet.boards.deal import DEAL_FIELDS, BoardDeal, Direction
from chicago_gui.sheet.boards.file import (
    DEAL_KEYS,
    board_cells,
    board_deal_from,
    board_records,
    deal_cells,
    number_at,
    place_of,
)
from chicago_gui.sheet.session_file import FilePlace, SessionFileError

CONTRACT = Contract.parse("3NTX")

KNOWN: list[tuple[dict[str, Any], BoardDeal, list[Any]]] = [
    ({}, BoardDeal(), ["", "", "", None]),
    ({"contract": "pass"}, BoardDeal(passed_out=True), ["pass", "", "", 0]),
    (
        {"contract": "3NTX", "declarer": "W", "note": "late"},
        BoardDeal(CONTRACT, False, Direction.WEST, note="late"),
        ["3NTX", "W", "", None],
    ),
    (
        {"contract": "3NTX", "declarer": "W", "tricks": 7},
        BoardDeal(CONTRACT, False, Direction.WEST, 7),
        ["3NTX", "W", "-2", 300],
    ),
]


@pytest.mark.parametrize(("value", "deal", "cells"), KNOWN)
def test_a_deal_both_ways_and_in_csv(
    value: dict[str, Any], deal: BoardDeal, cells: list[Any]
) -> None:
    assert board_deal_from(FilePlace(value, "board 1").keys(DEAL_KEYS), "board 1") == deal
    assert DEAL_FIELDS.write(deal) == value
    assert deal_cells(1, deal) == cells


def test_a_board_s_own_cells() -> None:
    assert [board_cells(board) for board in (1, 16, 20)] == [
        [1, "N", "none"],
        [16, "W", "EW"],
        [20, "W", "both"],
    ]


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ({"tricks": 9}, "board 1: result: type the contract first"),
        ({"declarer": "N"}, "board 1: declarer: type the contract first"),
        ({"contract": "pass", "tricks": 0}, "board 1: result: the deal was passed out"),
        ({"contract": "4S", "tricks": 9}, "board 1: result without a declarer"),
        (
            {"contract": "4S", "declarer": "N", "tricks": 14},
            "board 1: tricks must be 0–13, not 14",
        ),
        ({"contract": "4S", "tricks": "9"}, "board 1: tricks must be a whole number"),
        (
            {"contract": "4S", "declarer": "Ann"},
            'board 1: declarer must be E or N or S or W, not "Ann"',
        ),
        ({"contract": "8S"}, 'board 1: contract is "8S": type a level from 1 to 7'),
    ],
)
def test_a_refusal_names_the_place(value: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SessionFileError) as caught:
        board_deal_from(FilePlace(value, "board 1").keys(DEAL_KEYS), "board 1")
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (0, "board number must be 1 to 64, not 0"),
        (65, "board number must be 1 to 64, not 65"),
        (7, "board 7 is entered twice"),
    ],
)
def test_numbers(number: int, sentence: str) -> None:
    with pytest.raises(SessionFileError, match=sentence):
        number_at(FilePlace(number, "boards 1: board"), {7})
    assert number_at(FilePlace(64, "boards 1: board"), {7}) == 64


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
    with pytest.raises(SessionFileError, match="record cannot be read"):
        place_of(found)
