"""What a typed line enters in the Preparer face: counts, decks, the handing out."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.desk.ports import PreparerPort
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import EnterHcp, Session
from chicago_gui.games.house.sheet import Deck
from chicago_gui.preparer.preparer_entries import HcpChoice, PreparerEntries
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.typing.reader import Unread
from chicago_gui.sheet.words import refusal
from tests.games.house.evening.make import NAMES, begun, bid, fresh
from tests.served import Served


class Prepared(Served):
    """A session whose last deal is in the preparer's hands."""

    def __init__(self, session: Session, *, from_paper: bool = False) -> None:
        super().__init__(session)
        self.done = 0
        self.deal = len(session.deals) - 1
        self.port = PreparerPort(
            self.deal,
            session.counts[self.deal],
            self.submit,
            self.refusal,
            lambda: None,
            lambda: None,
        )
        self.hands = PreparerEntries(
            self, self.port, self._hand_out, lambda: 6, from_paper=from_paper
        )

    def _hand_out(self) -> None:
        self.done += 1

    def submit(self, change: Any) -> Refused | None:
        refused = super().submit(change)
        self.port.publish(self.session.counts[self.deal], None, None)
        return refused

    def type(self, text: str, spot: CellRef | None = None) -> str:
        """Type a line and Enter at the wanted cell; return the sentence if it is refused."""
        at = spot or self.hands.wanted()
        if not text:
            answer = self.hands.accept(at)
            return "" if answer is None or answer.refused is None else refusal(answer.refused)
        assert at is not None
        reading = self.hands.read(at, text)
        if isinstance(reading, Unread):
            return refusal(reading.why)
        answer = self.hands.enter(at, reading)
        return "" if answer.refused is None else refusal(answer.refused)

    @property
    def hcp(self) -> tuple[int | None, ...]:
        hcp: tuple[int | None, ...] = self.session.counts[self.deal].hcp
        return hcp

    @property
    def wanted(self) -> tuple[Any, int] | None:
        spot = self.hands.wanted()
        return None if spot is None else (spot.column, spot.part)


@pytest.fixture
def prepared(qapp: object) -> Prepared:
    return Prepared(begun(fresh(), hcp=(None, None, None, None)))


@pytest.mark.parametrize(
    "lines",
    [
        ("12 9 13 6",),
        ("12,9,13,6",),
        ("129136",),
        ("12", "9", "13", "6"),
        ("12 9", "13 6"),
        ("12 9 13", "6"),
    ],
)
def test_counts_may_come_in_any_number_of_lines(prepared: Prepared, lines: tuple[str, ...]) -> None:
    for line in lines:
        assert prepared.type(line) == ""
    assert prepared.hcp == (12, 9, 13, 6)
    assert prepared.wanted == (columns.PLAYER, 0)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("12 9 13 712", "HCP: 0 to 37, not 712."),
        ("12 38", "HCP: 0 to 37, not 38."),
        ("12 9 13 6 1", "Type the four counts: 12 9 13 6."),
    ],
)
def test_a_number_that_is_no_count_is_named(prepared: Prepared, typed: str, told: str) -> None:
    assert prepared.type(typed) == told
    assert prepared.hcp == (None,) * 4


def test_run_together_counts_are_split_where_they_make_forty(prepared: Prepared) -> None:
    assert prepared.type("173713") == ""
    assert prepared.hcp == (17, 3, 7, 13)


@pytest.mark.parametrize("typed", ["113188", "999999"])
def test_ambiguous_counts_are_not_guessed(prepared: Prepared, typed: str) -> None:
    assert "spaces between the counts" in prepared.type(typed)
    assert prepared.hcp == (None,) * 4


def test_a_wrong_sum_is_accepted_and_deck_a_is_wanted_again(prepared: Prepared) -> None:
    reading = prepared.hands.read(CellRef(0, columns.HCP), "12 9 13 5")
    assert not isinstance(reading, Unread)
    assert reading.hint == "Sum 39: 1 short of 40."
    assert prepared.type("12 9 13 5") == ""
    assert prepared.hcp == (12, 9, 13, 5)
    assert prepared.wanted == (columns.HCP, 0)


def test_counts_are_a_line_of_their_own(prepared: Prepared) -> None:
    assert prepared.type("12 9 13 6 b v d")
    assert prepared.hcp == (None, None, None, None)


def test_a_new_deal_is_counted_where_the_decks_are_asked_for(prepared: Prepared) -> None:
    prepared.type("10 10 10 10")
    assert prepared.wanted == (columns.PLAYER, 0)
    assert prepared.type("12 9 13 6") == ""
    assert prepared.hcp == (12, 9, 13, 6)


def test_a_whole_deal_is_prepared_line_by_line(prepared: Prepared) -> None:
    for line in ("12 9 13 6", "b v d", "", "z -", ""):
        assert prepared.type(line) == ""
    deal = prepared.session.deals[0]
    assert deal.decks == ("Boris", "Vera", "Dima", "Anna")
    assert deal.vulnerable == (True, False)
    assert prepared.hands.ready()
    assert prepared.done == 0
    prepared.type("")
    assert prepared.done == 1


RUSSIAN = ("Аня", "Борис", "Вера", "Дима", "Егор")
"""On a Latin layout `d` means Дима, but it is also the key of В."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("names", "decks", "typed", "teams"),
    [
        (NAMES, ["bvd"], "ve", "Vera – Egor, Boris – Dima"),  # as Vera begins
        (NAMES, ["bvd"], "ev", "Egor – Vera, Boris – Dima"),
        (NAMES, ["bde"], "v e", "Vera – Egor, Boris – Dima"),
        (NAMES, ["bvd"], "vb de", "Vera – Boris, Dima – Egor"),
        (NAMES, ["bvd"], "edvb", "Egor – Dima, Vera – Boris"),
        (NAMES, ["boris vera dima"], "egor boris dima vera", "Egor – Boris, Dima – Vera"),
        (NAMES, ["bvd"], "Egor & B – Vera & d", "Egor – Boris, Vera – Dima"),
        (RUSSIAN, ["бвд"], "ев дб", "Егор – Вера, Дима – Борис"),
        (RUSSIAN, ["бвд"], "дима борис егор вера", "Дима – Борис, Егор – Вера"),
        # The keyboard is set to the other alphabet.
        (RUSSIAN, ["Dthf", "Lbvf", "<jhbc"], "Dthf ,jhbc", "Вера – Борис, Дима – Егор"),
        (RUSSIAN, ["dthf", "lbvf", ",jhbc"], "dthf tujh", "Вера – Егор, Борис – Дима"),
        (RUSSIAN, ["dthf", "lbvf", ",jhbc"], "lbvf ,jhbc", "Дима – Борис, Вера – Егор"),
        (NAMES, ["мукф вшьф ищкшы"], "мукф упщк", "Vera – Egor, Boris – Dima"),
    ],
)
def test_partners_are_typed_in_any_order_whole_or_short(
    names: tuple[str, ...], decks: list[str], typed: str, teams: str
) -> None:
    prepared = Prepared(begun(fresh(names=names), names[0], hcp=(None, None, None, None)))
    for line in ("12 9 13 6", *decks, typed):
        assert prepared.type(line) == ""
    assert ", ".join(" – ".join(each) for each in prepared.session.deals[0].teams) == teams
    assert prepared.wanted == (columns.Z, 0)


@pytest.mark.usefixtures("qapp")
def test_a_player_who_sits_out_is_nobody_else_on_another_keyboard() -> None:
    names = ("Jürgen", "Käthe", "Lars", "Mia", "Ömer")
    prepared = Prepared(begun(fresh(names=names), "Jürgen", hcp=(None, None, None, None)))
    prepared.type("12 9 13 6")
    # The key of j has the Cyrillic letter that begins Ömer.
    assert prepared.type("j m k") == "Jürgen does not play this deal."
    assert prepared.wanted == (columns.PLAYER, 0)


def test_the_last_player_shows_beside_the_last_deck_before_enter(prepared: Prepared) -> None:
    prepared.type("12 9 13 6")
    spot = CellRef(0, columns.PLAYER)
    reading = prepared.hands.read(spot, "bvd")
    assert not isinstance(reading, Unread)
    assert [cell.text for cell in reading.shows.values()] == ["Boris", "Vera", "Dima", "Anna"]


def test_enter_at_vulnerability_neither_enters_nor_hands_out(prepared: Prepared) -> None:
    for line in ("12 9 13 6", "bvd", ""):
        prepared.type(line)
    assert prepared.wanted == (columns.Z, 0)
    before = prepared.session
    assert prepared.type("") == ""
    assert (prepared.session, prepared.done) == (before, 0)


@pytest.mark.usefixtures("qapp")
def test_the_result_of_the_deal_in_play_may_be_typed_here() -> None:
    prepared = Prepared(begun(bid(fresh()), "Anna", hcp=(None, None, None, None)))
    assert prepared.wanted == (columns.HCP, 0)
    assert prepared.type("+1") == ""
    assert prepared.session.deals[0].over
    assert prepared.wanted == (columns.HCP, 0)


@pytest.mark.parametrize(
    ("there", "typed", "hcp"),
    [
        ((12, 9, 13, 6), "9 12", (9, 12, 13, 6)),
        ((10, 11, 8, 11), "13 8 8 11", (13, 8, 8, 11)),
        ((10, 11, 8, 11), "138811", (13, 8, 8, 11)),
        ((10, 10, 10, 8), "12 0 0 28", (12, 0, 0, 28)),
        ((11, 8, None, None), "11 9 10 10", (11, 9, 10, 10)),
        ((11, 8, None, None), "12", (12, 8, None, None)),
    ],
)
def test_counts_are_entered_from_the_current_deck_on(
    prepared: Prepared, there: tuple[int | None, ...], typed: str, hcp: tuple[int | None, ...]
) -> None:
    for deck, count in zip(Deck, there, strict=True):
        assert prepared.submit(EnterHcp(0, deck, count)) is None
    assert prepared.type(typed, CellRef(0, columns.HCP)) == ""
    assert prepared.hcp == hcp


def test_after_the_decks_are_picked_the_counts_stay_forty(prepared: Prepared) -> None:
    prepared.type("12 9 13 6")
    prepared.type("bvd")
    said = prepared.type("13", CellRef(0, columns.HCP))
    assert said == "Counts must add up to 40: retype all four, such as 12 9 13 6."
    assert prepared.hcp == (12, 9, 13, 6)
    assert prepared.type("13 8", CellRef(0, columns.HCP)) == ""
    assert prepared.hcp == (13, 8, 13, 6)


def test_the_mouse_chooses_each_count(prepared: Prepared) -> None:
    for part, hcp in enumerate((12, 9, 13, 6)):
        spot = CellRef(0, columns.HCP, part)
        assert HcpChoice(str(hcp)) in prepared.hands.choices(spot).choices
        assert prepared.type(str(hcp), spot) == ""
    assert prepared.hcp == (12, 9, 13, 6)


def test_choices_do_not_print_their_counts() -> None:
    choice = HcpChoice("12")
    assert "12" not in f"{choice!r} {choice.__rich_repr__()}"


@pytest.mark.usefixtures("qapp")
@given(st.lists(st.integers(0, 37), min_size=4, max_size=4))
def test_four_separated_counts_stand_as_they_were_typed(counts: list[int]) -> None:
    prepared = Prepared(begun(fresh(), hcp=(None, None, None, None)))
    said = prepared.type(" ".join(map(str, counts)))
    assert prepared.hcp == (tuple(counts) if not said else (None,) * 4)
    assert not said or sum(counts) > 40
