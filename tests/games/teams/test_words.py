"""A match in sentences."""

from chicago_gui.games.teams.changes import Compare
from chicago_gui.games.teams.compare import comparison
from chicago_gui.games.teams.session import Rules, Scoring, Session
from chicago_gui.games.teams.totals import totals
from chicago_gui.games.teams.words import comparison_words, dispute_words, explained, match_line
from tests.games.teams.make import CLOSED, OPEN, after, match, plays
from tests.sheets import known


def first(session: Session) -> str:
    return explained(session, totals(session).lines[0])


def test_a_board_says_its_arithmetic() -> None:
    session = after(match(), plays(1, OPEN, "5D W 9"), plays(1, CLOSED, "4H N 10"))
    assert first(session) == (
        "open room 5♦ by West, −2, not vulnerable: +100; "
        "closed room 4♥ by North, =, not vulnerable: +420; difference −320: 8 IMPs to Гости."
    )


def test_a_level_board_and_one_that_waits() -> None:
    session = after(match(), plays(1, OPEN, "pass"))
    assert first(session) == "open room passed out: 0; waits for the other room."
    assert first(after(session, plays(1, CLOSED, "pass"))).endswith("difference 0: even.")


def test_board_a_match_gives_the_board() -> None:
    session = match(rules=Rules(Scoring.BOARDS))
    session = after(session, plays(1, OPEN, "1C N 7"), plays(1, CLOSED, "pass"))
    assert first(session).endswith("difference +70: board to Home.")


def test_a_dispute_shows_both_cards() -> None:
    here = after(match(), plays(3, OPEN, "3NT E 9"), plays(3, CLOSED, "pass"))
    there = after(match(), plays(3, OPEN, "3NT E 10"))
    session = after(here, Compare(there))
    assert first(session).endswith("closed room passed out: 0; the two cards disagree.")
    assert dispute_words(session.board(3), OPEN) == (
        "board 3, open room: here 3NT by East, =, vulnerable: −600, on the other "
        "card 3NT by East, +1, vulnerable: −630"
    )
    assert comparison_words(comparison(here, there)) == (
        "The other room's card is open. Added: 0, same: 0, in dispute: 1."
    )


def test_the_match_in_a_line() -> None:
    session = known.session("teams-3")
    assert match_line(session, totals(session)) == "Home 30 – 12 Гости, 8 boards: 16 – 4"
    assert match_line(match(), totals(match())) == "Home 0 – 0 Гости, 0 boards"
