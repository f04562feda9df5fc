"""One typed line fills several cells, or none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import RangeReason
from chicago_gui.sheet.typing.contracts import read_bid
from chicago_gui.sheet.typing.counts import CountReason, read_counts
from chicago_gui.sheet.typing.names import NameReason, read_names
from chicago_gui.sheet.typing.reader import (
    LineReason,
    Reading,
    Slot,
    Together,
    Unread,
    as_one,
    read,
)
from tests.sheet.typing.language import speaking

LATIN = ("Boris", "Vera", "Dima", "Egor")
CYRILLIC = ("Борис", "Вера", "Дима", "Егор")


def counts_slot(text: str) -> Reading:
    counts, rest = read_counts(text)
    return Reading(counts, dict(enumerate(counts)), rest, f"sum {sum(counts)}")


def slots(names: tuple[str, ...]) -> Sequence[Slot]:
    """Return readers of the counts, the decks and the contract of a deal."""

    def decks(text: str) -> Reading:
        named, rest = read_names(text, names, 3, names)
        return Reading(named, {name: name for name in named}, rest)

    def bid(text: str) -> Reading:
        found, rest = read_bid(text, names, names)
        return Reading(str(found.contract), {"bid": (found.declarer, found.tricks)}, rest)

    return counts_slot, decks, bid


COUNTS = (12, 9, 13, 6)


@pytest.mark.parametrize(
    ("names", "text", "changes"),
    [
        (LATIN, "12 9 13 6", (COUNTS,)),
        (LATIN, "129136", (COUNTS,)),
        (LATIN, "12 9", ((12, 9),)),
        (LATIN, "12 9 13 6 bvd", (COUNTS, ("Boris", "Vera", "Dima"))),
        (LATIN, "12 9 13 6 bvd 4sx v -1", (COUNTS, ("Boris", "Vera", "Dima"), "4SX")),
        (LATIN, " 12, 9, 13, 6; b v d; 4s v = ", (COUNTS, ("Boris", "Vera", "Dima"), "4S")),
        (CYRILLIC, "129136 ,dl", (COUNTS, ("Борис", "Вера", "Дима"))),
        (LATIN, "129136 имв 4ы м", (COUNTS, ("Boris", "Vera", "Dima"), "4S")),
    ],
)
def test_words_fill_the_cells_in_order(
    names: tuple[str, ...], text: str, changes: tuple[Any, ...]
) -> None:
    found = read(text, slots(names))
    assert isinstance(found, Reading)
    assert found.change == as_one(changes)


def test_what_cells_would_show_and_the_hint_come_along() -> None:
    found = read("12 9 bvd 4s v +1", slots(LATIN))
    assert isinstance(found, Reading)
    assert found.shows == {0: 12, 1: 9} | {name: name for name in LATIN[:3]} | {"bid": ("Vera", 11)}
    assert found.hint == "sum 21"


@pytest.mark.parametrize(
    ("text", "at", "reason"),
    [
        ("bvd", 0, CountReason.COUNTS),
        ("12 9 13 6 xyz", 10, NameReason.NOBODY),
        ("12 9 13 6 bvd 9s v", 14, None),
        ("12 9 13 6 bvd 4s v 10", 19, LineReason.NOT_READ),
        ("  38", 2, RangeReason.OUTSIDE),
        ("", 0, LineReason.NOT_READ),
        ("   ", 3, LineReason.NOT_READ),
    ],
)
def test_a_line_is_read_as_a_whole_or_the_place_of_its_problem_is_told(
    text: str, at: int, reason: object
) -> None:
    found = read(text, slots(LATIN))
    assert isinstance(found, Unread)
    assert found.at == at
    assert reason is None or found.why.reason is reason
    assert not found.hide  # what cannot be read stays in the line


def test_the_other_alphabet_is_tried_for_a_whole_line_only() -> None:
    def bid(text: str) -> Reading:
        found, rest = read_bid(text, CYRILLIC, CYRILLIC)
        return Reading(found, {}, rest)

    with speaking("ru"):
        for text in ("4g d", "4g[ d", "3,r dthf", "4п dthf", "gfc"):
            assert isinstance(read(text, [bid]), (Reading, Unread))
        assert read("4g d", [bid]) == read("4п в", [bid])
        assert read("4g[ dthf", [bid]) == read("4пх вера", [bid])
        assert read("gfc", [bid]) == read("пас", [bid])
        unread = read("4g zzz", [bid])
    assert isinstance(unread, Unread)
    assert "zzz" not in str(unread.why)  # the first problem of what was typed: its strain


@given(st.text() | st.text("0123456789 bvde4sx=+-,;"))
def test_any_line_is_read_or_refused_with_one_sentence(text: str) -> None:
    found = read(text, slots(LATIN))
    assert read(text, slots(LATIN)) == found or isinstance(found, Unread)
    if isinstance(found, Unread):
        assert str(found.why).count("\n") == 0
        assert 0 <= found.at <= len(text)
    else:
        assert found.change is not None


def test_one_change_stays_itself_and_several_become_one() -> None:
    assert as_one(["Z"]) == "Z"
    assert as_one([Together(("Z",))]) == "Z"
    assert as_one(["Z", "opener"]) == Together(("Z", "opener"))
    assert as_one([Together(("Z", "opener")), "contract"]) == Together(("Z", "opener", "contract"))
