"""An evening of pairs in sentences."""

import pytest

from chicago_gui import games
from chicago_gui.games.pairs.movements import propose
from chicago_gui.games.pairs.session import Rules, Scoring, Session
from chicago_gui.games.pairs.totals import reveal, totals
from chicago_gui.games.pairs.words import explained, movement_line, pair_words, place_line
from tests.games.pairs.make import evening, traveller


def lines(session: Session, board: int) -> list[str]:
    found = totals(session)[board - 1]
    return [explained(session.rules.scoring, found, line) for line in found.lines]


def played(scoring: Scoring) -> Session:
    session = evening(6, Rules(scoring))
    session = traveller(session, 1, "1 4 4S N 10", "2 5 4S N 9", "3 6 4S N 10")
    return traveller(session, 2, "1 5 1C N 7", "2 6 1C N 6", "3 4 1C N")


def test_matchpoints_say_whom_they_beat() -> None:
    session = played(Scoring.MATCHPOINTS)
    assert lines(session, 1)[:2] == [
        "1 against 4: 4♠ by North, =, not vulnerable: +420; "
        "1 of 2 other results worse, 1 equal: 3 of 4, East–West 1",
        "2 against 5: 4♠ by North, −1, not vulnerable: −50; "
        "0 of 2 other results worse, 0 equal: 0 of 4, East–West 4",
    ]


def test_neuberg_is_named() -> None:
    found = lines(played(Scoring.MATCHPOINTS), 2)
    assert found[0].endswith(
        "1 of 1 other result worse, 0 equal, scaled from 2 to 3 results: 3.5 of 4, East–West 0.5"
    )
    assert found[2] == "3 against 4: 1♣ by North"


def test_imps_say_against_what() -> None:
    against = "the mean against 2 results: −10 IMPs, East–West +10"
    assert lines(played(Scoring.IMPS), 1)[1].endswith(against)
    datum = "+420; datum +260: +4 IMPs, East–West −4"
    assert lines(played(Scoring.DATUM), 1)[0].endswith(datum)


def test_the_ranking() -> None:
    session = played(Scoring.MATCHPOINTS)
    told = [place_line(session, line) for line in reveal(session).standing]
    assert told[0] == "1. Pair 1 P1 – P2 6.5 of 8, 81.25 %"
    assert place_line(evening(3), reveal(evening(3)).standing[0]) == "1. Pair 1 P1 – P2 0 of 0"
    assert place_line(session, reveal(played(Scoring.IMPS)).standing[0]).endswith(" IMPs")


@pytest.mark.parametrize(
    ("pairs", "line"),
    [
        (8, "Howell, 4 tables, 7 rounds of 3 boards"),
        (12, "Mitchell, 6 tables, 6 rounds of 4 boards"),
    ],
)
def test_movements(pairs: int, line: str) -> None:
    assert movement_line(propose(pairs)) == line


def test_a_pair_has_its_number_and_names() -> None:
    assert pair_words(evening(), 3) == "3 P5 – P6"


def test_the_first_result_of_a_board_has_nothing_to_be_compared_with() -> None:
    session = traveller(evening(4), 1, "1 2 4S N 10", "3 4 1C N")
    assert lines(session, 1)[0].endswith("the only result so far: 0 of 0, East–West 0")
    session = traveller(evening(4, Rules(Scoring.IMPS)), 1, "1 2 4S N 10")
    assert lines(session, 1)[0].endswith("the only result so far: 0 IMPs, East–West 0")


def test_the_list_of_evenings_says_what_the_winners_have() -> None:
    game = games.game("pairs")
    assert game.outline(played(Scoring.MATCHPOINTS)).first == "P1 – P2 81.25 %"
    assert game.outline(played(Scoring.IMPS)).first == "P1 – P2 +10"
