"""The sentences beneath the form in the preparer's face."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import EnterHcp, Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.hints import preparer_hint, wanted_by_preparer
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.words import sum_line
from chicago_gui.sheet.column import CellRef
from tests.games.house.evening.make import begun, fresh, picking, ready, seating

TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))
FULL = "40 ✓  Opening hand: C (13)."
COUNTS = "Type the four counts: 12 9 13 6."


def hint(session: Session) -> tuple[str, str]:
    counts, deal = session.counts[0], session.deals[0]
    spot = wanted_by_preparer(deal, 0, counts.hcp)
    return preparer_hint(reveal(session), spot, counts.hcp)


def test_what_is_said_while_a_deal_is_prepared() -> None:
    session = apply(fresh(), c.BeginDeal("Egor"))
    lines = [hint(session)]
    for change in [
        EnterHcp(0, Deck.A, 12),
        EnterHcp(0, Deck.B, 9),
        EnterHcp(0, Deck.C, 13),
        EnterHcp(0, Deck.D, 6),
        *picking(0, ("Anna", "Boris", "Vera", "Dima")),
        *seating(0, TEAMS),
    ]:
        session = apply(session, change)
        lines.append(hint(session))
    picked = "Who picked which deck, from {deck} on? Type {example}."
    assert lines == [
        (COUNTS, ""),
        ("Type the count of deck B.", "Sum 12 of 40."),
        ("Type the count of deck C.", "Sum 21 of 40."),
        ("Type the count of deck D.", "Sum 34 of 40.  Opening hand: C (13)."),
        (picked.format(deck="A", example="a b v"), FULL),
        (picked.format(deck="B", example="b v d"), FULL),
        (picked.format(deck="C", example="v d"), FULL),
        ("Who plays with whom? Enter accepts, Space shows another.", FULL),
        ("Who is vulnerable? Type z or - for each team; r rolls the die.", FULL),
        ("Who is vulnerable? Type z or - for each team; r rolls the die.", FULL),
        (
            "Who opens? Enter accepts the name shown, or type Anna (a), Boris (b), Vera "
            "(v), Dima (d).",
            FULL,
        ),
        ("Press Enter to cover the counts, then hand out the cards.", FULL),
    ]


def test_a_sum_that_is_not_40_is_typed_again() -> None:
    again = "Counts must add up to 40. Retype all four: 12 9 13 6."
    session = begun(fresh(), hcp=(12, 9, 13, 5))
    assert hint(session) == ("Sum 39: 1 short of 40.", again)
    session = begun(fresh(), hcp=(12, 9, 13, 8))
    assert hint(session) == ("Sum 42: 2 over 40.", again)


def test_without_an_opening_hand_it_may_be_dealt_again_before_decks_are_picked() -> None:
    none = "40 ✓  No opening hand: deal again, or move cards and retype the counts."
    assert hint(begun(fresh(), hcp=(12, 12, 12, 4)))[1] == none


def test_in_a_deal_that_is_ready_the_sum_still_stands_there() -> None:
    assert hint(ready(fresh(), hcp=(37, 3, 0, 0)))[1] == ("40 ✓  Opening hand: A (37).")


@pytest.mark.parametrize(
    ("hcp", "line"),
    [
        ((None, None, None, None), ""),
        ((0, None, None, None), "Sum 0 of 40."),
        ((12, None, None, None), "Sum 12 of 40."),
        ((None, 13, None, None), "Sum 13 of 40.  Opening hand: B (13)."),
        ((None, 14, 20, 6), "Sum 40 of 40.  Opening hand: C (20)."),
        ((12, 36, None, None), "Sum 48 of 40."),
        ((0, 0, 3, 37), "40 ✓  Opening hand: D (37)."),
        (
            (10, 10, 10, 10),
            "40 ✓  No opening hand: deal again, or move cards and retype the counts.",
        ),
        ((0, 0, 0, 0), "Sum 0: 40 short of 40."),
        ((37, 37, 37, 37), "Sum 148: 108 over 40."),
    ],
)
def test_the_sum_so_far(hcp: Sequence[int | None], line: str) -> None:
    assert sum_line(hcp) == line


@given(st.tuples(*[st.none() | st.integers(0, 37)] * 4))
def test_the_fourth_count_is_never_told_before_it_is_counted(
    hcp: tuple[int | None, int | None, int | None, int | None],
) -> None:
    # The sum is a check; whoever is told what is missing counts no more.
    line = sum_line(hcp)
    if hcp.count(None):
        assert "short" not in line
        assert "✓" not in line
    else:
        assert ("✓" in line) == (sum(count or 0 for count in hcp) == 40)


def test_a_preparer_who_is_not_written_is_asked_for() -> None:
    view = reveal(begun(fresh()))
    said, _ = preparer_hint(view, CellRef(0, columns.PREPARED_BY), (12, 9, 13, 6))
    assert said == "Who prepares this deal? Type Anna (a), Boris (b), Vera (v), Dima (d), Egor (e)."


def test_from_paper_nobody_is_asked_to_count_nor_to_deal_again() -> None:
    view = reveal(ready(fresh(), hcp=(12, 9, 13, 6)))
    said = [
        " ".join(preparer_hint(view, CellRef(0, column, part), hcp, from_paper=True))
        for column, part, hcp in (
            (columns.HCP, 0, (None,) * 4),
            (columns.HCP, 2, (12, 9, None, None)),
            (columns.PLAYER, 0, (10, 10, 10, 10)),
            (columns.PLAYER, 1, (10, 10, 10, 10)),
        )
    ]
    assert said[2].endswith("40 ✓  No opening hand: check the paper.")
    assert not any("deal again" in line for line in said)
