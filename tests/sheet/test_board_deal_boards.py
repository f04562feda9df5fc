"""Law 2: who deals and who is vulnerable on which board."""

import pytest

from chicago_gui.sheet.board_deal import (
    MOST_BOARDS,
    Direction,
    Vulnerability,
    dealer_of,
    vulnerability_of,
)

# Law 2, as it is printed.
VULNERABLE = {
    "none": (1, 8, 11, 14),
    "NS": (2, 5, 12, 15),
    "EW": (3, 6, 9, 16),
    "both": (4, 7, 10, 13),
}


@pytest.mark.parametrize("sides", VULNERABLE)
def test_the_sixteen_of_a_cycle(sides: str) -> None:
    for board in range(1, MOST_BOARDS + 1):
        among = (board - 1) % 16 + 1 in VULNERABLE[sides]
        assert (vulnerability_of(board) is Vulnerability(sides)) == among


def test_the_deal_goes_round_the_table() -> None:
    assert "".join(dealer_of(board).value for board in range(1, 10)) == "NESWNESWN"


def test_whose_side_is_vulnerable() -> None:
    told = {
        sides: "".join(seat.value for seat in Direction if sides.of(seat))
        for sides in Vulnerability
    }
    assert told == {
        Vulnerability.NONE: "",
        Vulnerability.NS: "NS",
        Vulnerability.EW: "EW",
        Vulnerability.BOTH: "NESW",
    }
