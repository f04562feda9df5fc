from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace

import pytest

from chicago_gui.desk.preparer_port import PreparerPort
from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian import columns
from chicago_gui.games.russian.evening import Change, EnterHcp, Session, loads, reveal
from chicago_gui.games.russian.evening.apply import apply
from chicago_gui.games.russian.sheet import Deck
from chicago_gui.games.russian.view import View
from chicago_gui.preparer.preparer_input import HcpChoice, PreparerInput
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.form_input import ENTER, SPACE, Answer
from chicago_gui.sheet.words import refusal
from tests.conftest import EveningFile

SIX, SEVEN = 5, 6
D = Spot(SEVEN, columns.HCP, 3)


@dataclass
class Prepared:
    """A session with deal 7 in the preparer's hands; the port stands before it."""

    session: Session
    done: int = 0
    port: PreparerPort = field(init=False)
    hands: PreparerInput = field(init=False)

    def __post_init__(self) -> None:
        self.port = PreparerPort(
            SEVEN, self.session.counts[SEVEN], self.submit, self.undo, self.redo
        )
        self.hands = PreparerInput(self, self.port, self.hand_out, lambda: 6)

    @property
    def view(self) -> View:
        return reveal(self.session)

    def hand_out(self, typed: str) -> None:
        assert not typed
        self.done += 1

    def submit(self, change: Change) -> Refused | None:
        try:
            self.session = apply(self.session, change)
        except Refused as refused:
            return refused
        if len(self.session.counts) > SEVEN:
            self.port.publish(self.session.counts[SEVEN], None, None)
        return None

    def undo(self) -> Refused | None:
        return None

    def redo(self) -> Refused | None:
        return None

    def type(self, text: str, spot: Spot | None = None) -> str:
        """Type where something is wanted; return the sentence if it is refused."""
        wanted = spot or self.hands.wanted()
        assert wanted is not None
        refused = self.hands.enter(wanted, text)
        return "" if refused is None else refusal(refused)

    @property
    def hcp(self) -> tuple[int | None, ...]:
        return self.session.counts[SEVEN].hcp


@pytest.fixture
def prepared(qapp: object, evenings: dict[str, EveningFile]) -> Prepared:
    return Prepared(loads(evenings["evening-2-going-on"].text))


def seat(prepared: Prepared) -> None:
    """Everything up to the cards."""
    for text in ("4", "Аня", "Борис", "Вера"):
        assert prepared.type(text) == ""
    prepared.hands.key(Spot(SEVEN, columns.PARTNERS), ENTER)
    for part in (0, 1):
        prepared.hands.key(Spot(SEVEN, columns.Z, part), SPACE)
    prepared.hands.key(Spot(SEVEN, columns.OPENS), ENTER)


def test_it_wants_counts_then_picks_then_seats_and_then_nothing(prepared: Prepared) -> None:
    wanted = [prepared.hands.wanted()]
    for text in ("4", "Аня", "Борис", "Вера"):
        prepared.type(text)
        wanted.append(prepared.hands.wanted())
    assert wanted == [
        D,
        Spot(SEVEN, columns.PLAYER, 0),
        Spot(SEVEN, columns.PLAYER, 1),
        Spot(SEVEN, columns.PLAYER, 2),
        Spot(SEVEN, columns.PARTNERS),
    ]
    assert not prepared.hands.ready()


def test_seated_and_with_an_opener_the_deal_is_ready(prepared: Prepared) -> None:
    seat(prepared)
    assert prepared.hands.wanted() is None
    assert prepared.hands.ready()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("38", "HCP D is 38; a hand holds 0–37"),
        ("-1", "−1 is no number"),
        ("12.0", "12.0 is no number"),
        ("x", "X is no number"),
        ("١٢", "١٢ is no number"),
        ("99999", "99999 is no number"),
    ],
)
def test_a_count_that_cannot_be_is_refused_and_the_old_one_stays(
    prepared: Prepared, text: str, sentence: str
) -> None:
    assert prepared.type(text) == sentence
    assert prepared.hcp == (14, 10, 12, None)


def test_a_count_can_be_taken_back(prepared: Prepared) -> None:
    assert prepared.type("", Spot(SEVEN, columns.HCP, 0)) == ""
    assert prepared.hcp == (None, 10, 12, None)
    assert prepared.hands.wanted() == Spot(SEVEN, columns.HCP, 0)


def test_when_the_sum_is_not_forty_the_decks_are_counted_again_in_turn(
    prepared: Prepared,
) -> None:
    prepared.type("5")
    wanted = []
    for text in ("14", "10", "12", "4"):
        spot = prepared.hands.wanted()
        assert spot is not None
        wanted.append(spot.part)
        prepared.type(text)
    assert wanted == [0, 1, 2, 3]
    assert prepared.hands.wanted() == Spot(SEVEN, columns.PLAYER, 0)


def test_once_a_sum_is_mended_and_nobody_can_open_a_new_deal_is_counted_from_deck_a(
    prepared: Prepared,
) -> None:
    prepared.hands.enter(Spot(SEVEN, columns.HCP, 0), "10 10 11 10")
    prepared.type("9")
    assert prepared.hands.wanted() == Spot(SEVEN, columns.PLAYER, 0)
    for text in ("12", "9", "13", "6"):
        prepared.type(text)
    assert prepared.hcp == (12, 9, 13, 6)


def test_a_new_deal_whose_counts_make_forty_on_the_way_is_counted_to_the_end(
    prepared: Prepared,
) -> None:
    prepared.hands.enter(Spot(SEVEN, columns.HCP, 0), "10 10 10 10")
    for text in ("9", "11", "7", "13"):
        prepared.type(text)
    assert prepared.hcp == (9, 11, 7, 13)


def test_decks_are_not_handed_out_before_the_sum_is_forty(prepared: Prepared) -> None:
    prepared.type("5")
    for part, name in enumerate(("Аня", "Борис")):
        assert prepared.type(name, Spot(SEVEN, columns.PLAYER, part)) == ""
    said = prepared.type("Вера", Spot(SEVEN, columns.PLAYER, 2))
    assert said == "The four counts add up to 41, not 40"


def test_once_handed_out_four_counts_are_mended_in_one_line(prepared: Prepared) -> None:
    seat(prepared)
    spot = Spot(SEVEN, columns.HCP, 1)
    assert prepared.hands.enter(spot, "13") is not None
    assert prepared.hands.enter(spot, "13 11 12 x") is not None
    assert prepared.hands.enter(spot, "13 11 12 5") is not None
    assert prepared.hands.enter(spot, "13 11 12 4") is None
    assert prepared.hcp == (13, 11, 12, 4)


def test_only_counts_of_its_own_open_deal_are_its_secret(prepared: Prepared) -> None:
    hands = prepared.hands
    secret = {
        spot
        for deal in range(7)
        for column in columns.COLUMNS
        for part in range(column.parts)
        if hands.secret(spot := Spot(deal, column, part))
    }
    assert secret == {Spot(SEVEN, columns.HCP, part) for part in range(4)}
    assert hands.text(Spot(SEVEN, columns.HCP, 0)) == "14"
    assert hands.text(D) == ""
    assert not hands.can_type(Spot(SIX, columns.HCP, 0))
    assert hands.text(Spot(SIX, columns.HCP, 0)) == ""


def test_a_count_can_be_chosen(prepared: Prepared) -> None:
    offered = list(prepared.hands.choices(D))
    assert [choice.label for choice in offered][:3] == ["0", "1", "2"]
    assert [choice.label for choice in offered if choice.possible][-1] == "4"
    assert prepared.hands.told_with_choices(D).startswith("Sum so far 36 of 40.")
    assert prepared.hands.told_with_choices(Spot(SIX, columns.RESULT)) == ""
    assert prepared.hands.choose(D, HcpChoice(4)) is None
    assert prepared.hcp == (14, 10, 12, 4)
    # The numbers keep their places from the first count on.
    prepared.port.publish(replace(prepared.session.counts[SEVEN], hcp=(None,) * 4), None, None)
    assert prepared.hands.told_with_choices(D) == "Sum so far 0 of 40."
    refused = prepared.hands.choose(D, HcpChoice(38))
    assert refused is not None
    assert prepared.hcp == (14, 10, 12, 4)


def test_what_is_public_is_chosen_as_at_the_table(prepared: Prepared) -> None:
    result = Spot(SIX, columns.RESULT)
    made = next(each for each in prepared.hands.choices(result) if each.label == "=")
    assert prepared.hands.choose(result, made) is None
    assert prepared.session.deals[SIX].tricks == 8


def test_the_result_of_the_deal_in_play_is_typed_here_too(prepared: Prepared) -> None:
    assert prepared.type("+1", Spot(SIX, columns.RESULT)) == ""
    assert prepared.session.deals[SIX].tricks == 9
    assert prepared.hands.wanted() == D


def test_enter_hands_out_when_nothing_more_is_wanted_and_not_before(prepared: Prepared) -> None:
    assert prepared.hands.key(D, ENTER) is None
    assert prepared.done == 0
    seat(prepared)
    assert prepared.hands.key(Spot(SEVEN, columns.OPENS), ENTER) == Answer()
    assert prepared.done == 1


def test_a_deal_that_is_bid_already_is_not_handed_out_again(prepared: Prepared) -> None:
    seat(prepared)
    prepared.submit(c.EnterResult(SIX, 8))
    prepared.submit(c.EnterContract(SEVEN, Contract.parse("2S"), "Аня"))
    assert not prepared.hands.ready()
    assert prepared.hands.wanted() == Spot(SEVEN, columns.RESULT)
    prepared.submit(c.EnterResult(SEVEN, 8))
    assert not prepared.hands.ready()
    prepared.hands.key(Spot(SEVEN, columns.OPENS), ENTER)
    assert prepared.done == 0


def test_when_the_deal_is_taken_out_nothing_is_wanted_or_secret(prepared: Prepared) -> None:
    prepared.submit(c.DeleteDeal(SEVEN))
    assert prepared.hands.wanted() is None
    assert not prepared.hands.ready()
    assert not prepared.hands.secret(D)


def test_it_sees_what_is_public_and_submits_as_the_preparer(prepared: Prepared) -> None:
    asked: list[object] = []
    table = SimpleNamespace(view=prepared.view, submit=asked.append)
    hands = PreparerInput(table, prepared.port, prepared.hand_out)
    assert hands.view == prepared.view
    assert hands.submit(EnterHcp(SEVEN, Deck.D, 4)) is None
    assert prepared.hcp == (14, 10, 12, 4)
    assert asked == []


def test_a_number_beside_a_deck_that_lies_there_is_its_count_again(prepared: Prepared) -> None:
    assert prepared.type("4") == ""
    assert prepared.hands.wanted() == Spot(SEVEN, columns.PLAYER, 0)
    assert prepared.type("13") == ""
    assert prepared.hcp == (13, 10, 12, 4)
    # The sum is wrong now, and asked for again.
    assert prepared.hands.wanted() == Spot(SEVEN, columns.HCP, 1)


def test_when_the_decks_are_handed_out_the_counts_are_mended_together(prepared: Prepared) -> None:
    seat(prepared)
    before = prepared.hcp
    assert prepared.type("5", D) == (
        "The four would add up to 41, not 40: mend another one, too, or type all in one "
        "go, such as 12 9 13 6"
    )
    assert prepared.hcp == before
    assert prepared.type("13 10 12 5", D) == ""
    assert prepared.hcp == (13, 10, 12, 5)
    assert prepared.type("1210144", D) == ""
    assert prepared.hcp == (12, 10, 14, 4)
