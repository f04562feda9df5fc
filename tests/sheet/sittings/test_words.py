"""The sentences that every game with sittings says alike."""

from __future__ import annotations

import pytest

from chicago_gui.scoring import Settling
from chicago_gui.sheet.sittings import words as w
from chicago_gui.sheet.sittings.figures import account
from chicago_gui.sheet.words import unbroken
from tests.sheets.dealt import SIDES


@pytest.mark.parametrize(
    ("total", "settled", "settling", "said"),
    [
        (
            (2490, 170),
            23,
            Settling.FIFTY_DOWN,
            f"{unbroken('2490 − 170 = +2320')}, in whole hundreds, fifty left over counting down: "
            "Ann & Cid get 23 each, Bob & Dee pay it",
        ),
        (
            (0, 50),
            -1,
            Settling.FIFTY_UP,
            f"{unbroken('0 − 50 = −50')}, in whole hundreds, fifty left over counting up: "
            "Bob & Dee get 1 each, Ann & Cid pay it",
        ),
        (
            (90, 90),
            0,
            Settling.EXACT,
            f"{unbroken('90 − 90 = 0')}, settled to the point: nobody pays",
        ),
    ],
)
def test_how_it_was_settled(
    total: tuple[int, int], settled: int, settling: Settling, said: str
) -> None:
    assert w.settled_words(total, settled, SIDES, settling) == said


def test_who_owes_whom() -> None:
    found = account(("Ann", "Bob", "Cid", "Dee"), [(SIDES, 3)])
    exact = w.debt_words(found, Settling.EXACT)
    assert exact == ["Bob owes Ann 3", "Dee owes Cid 3"]
    hundreds = w.debt_words(found, Settling.FIFTY_DOWN)
    assert hundreds == ["Bob owes Ann 3 hundreds", "Dee owes Cid 3 hundreds"]
