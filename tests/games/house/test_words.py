"""A deal in one line, and the mean of a player."""

from __future__ import annotations

import pytest
from hypothesis import given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import EnterHcp, Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.rules import PassedOut
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.view import PlayedDeal, PlayerStanding
from chicago_gui.games.house.words import explain, mean, missing
from chicago_gui.paper.text_setting import wrapped
from chicago_gui.scoring import Contract
from chicago_gui.sheet.words import NO_BREAK, unbroken
from tests.games.house.evening.make import Four, after, fresh, played, thrown_in
from tests.games.house.evening.strategies import half, sessions


def line(session: Session) -> str:
    [deal] = reveal(session).deals
    assert isinstance(deal, PlayedDeal)
    return explain(deal)


@pytest.mark.parametrize(
    ("hcp", "z", "contract", "tricks", "said"),
    [
        (
            (15, 10, 9, 6),
            False,
            "4S",
            11,
            "4♠ by Anna, +1, not vulnerable: 450. Target 300 for 25 HCP of Anna – Boris. "
            f"{unbroken('+150 → +4 IMPs.')}",
        ),
        (
            (15, 10, 9, 6),
            True,
            "4S",
            9,
            "4♠ by Anna, −1, vulnerable: −100. Target 440 for 25 HCP of Anna – Boris. "
            f"{unbroken('−540 → −11 IMPs.')}",
        ),
        (
            (20, 13, 4, 3),
            False,
            "6S",
            12,
            "6♠ by Anna, =, not vulnerable: 980. Target 580 for 33 HCP of Anna – Boris. "
            f"{unbroken('+400 → +9 IMPs.')}",
        ),
        (
            (10, 10, 10, 10),
            False,
            "1NT",
            7,
            "1NT by Anna, =, not vulnerable: 90. Target 0 for 20 HCP of Anna – Boris. "
            f"{unbroken('+90 → +3 IMPs.')}",
        ),
        (
            (9, 6, 15, 10),
            True,
            "4S",
            9,
            "4♠ by Anna, −1, vulnerable: −100. Target 300 for 25 HCP of Vera – Dima. "
            f"{unbroken('−200 → −5 IMPs.')}",
        ),
    ],
)
def test_the_arithmetic_of_a_deal_in_one_line(
    hcp: Four, z: bool, contract: str, tricks: int, said: str
) -> None:
    assert line(played(fresh(), contract, tricks, hcp=hcp, z=(z, False))) == said


def test_no_line_ends_between_a_difference_and_its_imps() -> None:
    said = line(played(fresh(), "4S", 11, hcp=(15, 10, 9, 6)))
    broken = [wrapped(said, width, 8) for width in range(30, 130)]
    assert all(any("+150 → +4 IMPs." in each.replace(NO_BREAK, " ") for each in w) for w in broken)


@pytest.mark.parametrize(
    ("name", "honours", "rest"),
    [
        ("Boris", "Honours of Boris 100: 550.", unbroken("+250 → +6 IMPs.")),
        ("Vera", "Honours of Vera 100: 350.", unbroken("+50 → +2 IMPs.")),
    ],
)
def test_honours_are_part_of_the_arithmetic(name: str, honours: str, rest: str) -> None:
    session = played(fresh(honours=True), tricks=11, hcp=(15, 10, 9, 6))
    session = apply(session, c.EnterHonours(0, name, 100))
    assert line(session) == (
        f"4♠ by Anna, +1, not vulnerable: 450. {honours} "
        f"Target 300 for 25 HCP of Anna – Boris. {rest}"
    )


def test_a_deal_passed_out_in_one_line() -> None:
    assert line(thrown_in(fresh())) == "passed out, dealt again: no score."
    session = thrown_in(fresh(passed_out=PassedOut.SCORE), hcp=(15, 10, 9, 6))
    assert line(session) == (
        f"passed out: 0. Target 300 for 25 HCP of Anna – Boris. {unbroken('−300 → −7 IMPs.')}"
    )


@pytest.mark.parametrize(
    ("changes", "lacks"),
    [
        ([EnterHcp(0, Deck.A, None)], "counts"),
        ([c.PickDeck(0, Deck.A, None)], "decks"),
        ([c.EnterZ(0, 1, None)], "vulnerability"),
        ([c.SitDown(0, None)], "teams"),
        ([c.EnterContract(0, Contract.parse("4S"))], "declarer"),
        (
            [
                c.EnterContract(0, Contract.parse("4S")),
                c.EnterZ(0, 0, None),
                EnterHcp(0, Deck.A, None),
            ],
            "counts, vulnerability, declarer",
        ),
    ],
)
def test_a_deal_that_cannot_be_scored_says_what_it_lacks(
    changes: list[c.PublicChange | EnterHcp], lacks: str
) -> None:
    session = after(played(fresh()), *changes)
    assert line(session) == f"not scored; still needed: {lacks}."


@half
@given(sessions(most=3))
def test_every_deal_that_is_over_can_be_explained(session: Session) -> None:
    for deal in reveal(session).deals:
        if isinstance(deal, PlayedDeal):
            said = explain(deal)
            assert "\n" not in said
            assert "None" not in said or "None" in str(session.sheet)
            assert said.endswith((".", "IMPs"))
            assert bool(missing(deal)) == (deal.outcome is None) or deal.thrown_in


@pytest.mark.parametrize(
    ("imps", "played", "said"), [(-1, 4, "−0.3"), (1, 4, "+0.3"), (38, 13, "+2.9"), (0, 0, "")]
)
def test_halves_of_a_mean_are_rounded_as_people_do(imps: int, played: int, said: str) -> None:
    assert mean(PlayerStanding("Anna", imps, 0, 0, played)) == said
