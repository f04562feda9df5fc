"""The comparison: nothing is lost, nothing is shown too early, and who disagrees is asked."""

import pytest
from hypothesis import given

from chicago_gui import games
from chicago_gui.games.teams import changes as c
from chicago_gui.games.teams.compare import as_seen, comparison, merged, shown
from chicago_gui.games.teams.form import FORM
from chicago_gui.games.teams.session import NOTHING, Board, MatchReason, Room, Session, TeamOfFour
from chicago_gui.games.teams.totals import reveal, totals
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.boards.deal import BoardDeal, EnterNote
from tests.games.teams.make import CLOSED, GUESTS, HOME, MATCHES, OPEN, after, match, plays
from tests.scoring.refusals import refusal_of
from tests.sheets import known


def loads(text: str) -> Session:
    session = games.loads(text)
    assert isinstance(session, Session)
    return session


OTHER_ID = "05ac2461-edc2-4b8b-b767-3313ea881d2e"


def room_of(session: Session, room: Room) -> Session:
    """The card that the laptop of `room` has: its own deals, under an id of its own."""
    boards = tuple(
        each.with_deal(room.other, NOTHING) for each in session.boards if not each.deal(room).empty
    )
    return replace(session, id=OTHER_ID, boards=boards)


@pytest.mark.parametrize("name", known.names("teams"))
def test_two_cards_together_are_the_match(name: str) -> None:
    whole = known.session(name)
    here, there = room_of(whole, OPEN), room_of(whole, CLOSED)
    both = after(replace(here, id=whole.id), c.Compare(loads(games.dumps(there))))
    assert replace(both, room=None) == whole
    assert games.dumps(both) == games.dumps(whole)
    # Either laptop comes to the same boards, and the other laptop's file stays as it is.
    assert merged(there, here).boards == whole.boards


def test_what_came_along_what_agrees_and_what_does_not() -> None:
    here = after(
        match(), plays(1, OPEN, "4S N 10"), plays(2, OPEN, "pass"), plays(3, OPEN, "3NT E 9")
    )
    there = after(
        match(),
        plays(1, CLOSED, "4S N 9"),
        plays(2, OPEN, "pass"),
        plays(3, OPEN, "3NT E 8"),
        plays(4, CLOSED, "2H W 8"),
    )
    found = comparison(here, there)
    # Board 4 is not played in this room yet.
    assert (found.came, found.waits) == (((1, CLOSED),), True)
    assert found.agreed == ((2, OPEN),)
    assert found.disputed == ((3, OPEN),)


def disputed() -> Session:
    here = after(match(), plays(3, OPEN, "3NT E 9"), plays(3, CLOSED, "3NT E 8"))
    there = after(match(), plays(3, OPEN, "3NT E 10"))
    return after(here, c.Compare(there))


def test_where_they_disagree_both_are_kept_until_one_is_chosen() -> None:
    session = disputed()
    board = session.board(3)
    rival = board.rival(OPEN)
    assert rival is not None
    assert (board.open.tricks, rival.tricks) == (9, 10)
    assert session.disputes == ((3, OPEN),)
    mine = after(session, c.Choose(3, OPEN, theirs=False))
    theirs = after(session, c.Choose(3, OPEN, theirs=True))
    assert [each.board(3).open.tricks for each in (mine, theirs)] == [9, 10]
    assert [each.disputes for each in (mine, theirs)] == [(), ()]
    assert [totals(each).lines[0].difference for each in (mine, theirs)] == [-700, -730]
    # The file has this card's own; the other card has a file of its own.
    assert loads(games.dumps(session)).board(3).open.tricks == 9


def test_typing_what_the_other_card_has_settles_it_too() -> None:
    session = after(disputed(), plays(3, OPEN, "3NT W 10"))
    assert session.disputes == ((3, OPEN),)
    assert after(session, plays(3, OPEN, "3NT E 10")).disputes == ()
    assert after(session, c.ClearCard(3, OPEN)).board(3).open.empty


def test_only_a_dispute_can_be_settled() -> None:
    for board, room in ((3, CLOSED), (1, OPEN)):
        choice = c.Choose(board, room, theirs=True)
        assert refusal_of(after, disputed(), choice).reason is MatchReason.NO_DISPUTE


def test_the_same_dispute_comes_back_with_the_same_card() -> None:
    session = disputed()
    there = after(match(), plays(3, OPEN, "3NT E 10"))
    assert after(session, c.Compare(there)) == session
    settled = after(session, c.Choose(3, OPEN, theirs=True))
    assert after(settled, c.Compare(there)) == settled


def test_the_further_card_of_one_deal_stands() -> None:
    begun = after(match(), plays(1, OPEN, "4S N"))
    done = after(match(), plays(1, OPEN, "4S N 0"))
    for here, there in ((begun, done), (done, begun)):
        board = merged(here, there).board(1)
        assert (board.open.tricks, board.rivals) == (0, {})
    # No tricks at all are a result like any other.
    five = after(match(), plays(1, OPEN, "4S N 5"))
    assert merged(done, five).disputes == ((1, OPEN),)
    assert merged(begun, after(match(), plays(1, OPEN, "pass"))).disputes == ((1, OPEN),)


def test_notes_of_both_are_kept() -> None:
    said = c.WriteCard(1, OPEN, EnterNote("slow"))
    heard = c.WriteCard(1, OPEN, EnterNote("claimed"))
    here, there = after(match(), plays(1, OPEN, "pass"), said), after(match(), heard)
    both = merged(here, there)
    assert both.board(1).open == BoardDeal(passed_out=True, note="slow / claimed")
    assert merged(both, there) == both
    assert merged(match(), there).board(1).open.note == "claimed"
    # A dispute keeps them too, whichever holds.
    other = after(match(), plays(1, OPEN, "1C S 7"), heard)
    session = after(here, c.Compare(other))
    for theirs in (False, True):
        assert after(session, c.Choose(1, OPEN, theirs)).board(1).open.note == "slow / claimed"


def test_a_laptop_with_the_teams_the_other_way_round_means_the_other_rooms() -> None:
    there = replace(match(), teams=(GUESTS, HOME))
    there = after(there, plays(1, OPEN, "4S N 10"))
    assert merged(match(), there).board(1).closed.tricks == 10


def test_a_team_is_known_by_its_name_or_by_its_four() -> None:
    there = replace(
        match(),
        teams=(TeamOfFour("HOME", ("A", "B", "C", "D")), TeamOfFour("Us", GUESTS.players[::-1])),
    )
    there = after(there, plays(1, CLOSED, "pass"))
    both = merged(match(), there)
    assert both.board(1).closed.passed_out
    assert both.teams == match().teams


def test_another_match_is_refused() -> None:
    there = replace(match(), teams=(HOME, TeamOfFour("Us", ("A", "B", "C", "D"))))
    with pytest.raises(
        Refused, match="open the other card of this match; this one is of Home – Us"
    ) as caught:
        after(match(), c.Compare(there))
    assert caught.value.reason is MatchReason.OTHER_MATCH


def early() -> Session:
    """The open room's card was carried over when the closed room had two boards to play."""
    here = after(match(4), plays(1, CLOSED, "4S N 9"), plays(2, CLOSED, "3NT E"))
    there = after(match(4), *(plays(number, OPEN, "4S N 10") for number in (1, 2, 3)))
    return after(here, c.Compare(there))


def test_a_room_whose_result_is_not_in_sees_nothing_of_the_other_s() -> None:
    session = early()
    assert session.room is CLOSED
    seen = as_seen(session)
    assert [board.number for board in seen.boards] == [1, 2]
    assert (seen.board(1).open.tricks, seen.board(2).open) == (10, NOTHING)
    assert seen.board(2).closed == session.board(2).closed
    # Nothing is lost: it opens with this room's own result.
    done = after(session, plays(2, CLOSED, "3NT E 9"), plays(3, CLOSED, "pass"))
    assert as_seen(done) == done
    assert done.next_board(CLOSED) == 4


def test_it_opens_to_whoever_types_both_rooms() -> None:
    session = after(early(), c.StandIn(None))
    assert as_seen(session) == session


def test_what_the_other_card_says_of_this_room_is_no_less_early() -> None:
    here = after(match(), plays(1, CLOSED, "3NT E"), c.StandIn(CLOSED))
    there = after(match(), plays(1, OPEN, "4S N 10"), plays(1, CLOSED, "2H W 8"))
    session = after(here, c.Compare(there))
    assert session.disputes == ((1, CLOSED),)
    assert as_seen(session).board(1) == Board(1, closed=here.board(1).closed)


def test_a_laptop_that_types_both_rooms_is_nowhere() -> None:
    here = after(match(), plays(1, OPEN, "pass"), plays(1, CLOSED, "pass"))
    there = after(match(), plays(2, OPEN, "pass"))
    assert after(here, c.Compare(there)).room is None
    assert after(match(), c.Compare(here)).room is None
    assert after(match(), c.Compare(there)).room is CLOSED


@given(MATCHES, MATCHES)
def test_nothing_is_lost_on_either_side(here: Session, there: Session) -> None:
    both = merged(here, there)
    for card in (here, there):
        for board in card.boards:
            found = both.board(board.number)
            for room in Room:
                kept = [found.deal(room), *([found.rival(room)] if found.rival(room) else [])]
                deal = board.deal(room)
                assert any(
                    each is not None
                    and (deal.result in (each.result, NOTHING.result) or deal.tricks is None)
                    for each in kept
                )
                assert any(each is not None and deal.note in each.note for each in kept)
    # Once more changes nothing.
    assert merged(both, there) == both


@given(MATCHES)
def test_a_card_agrees_with_itself_and_so_ends_its_disputes(session: Session) -> None:
    both = merged(session, session)
    assert not comparison(session, session).disputed
    for board in session.boards:
        found = both.board(board.number)
        for room in Room:
            assert found.deal(room) == board.deal(room)
            # An empty card says nothing about a dispute.
            assert found.rival(room) == (board.rival(room) if board.deal(room).empty else None)


@given(MATCHES, MATCHES)
def test_what_is_hidden_has_no_part_in_what_is_seen(here: Session, there: Session) -> None:
    """Two cards that differ only in what this room may not see look the same from here."""
    standing = replace(here, room=OPEN)
    blank = replace(
        standing,
        boards=tuple(
            board if board.open.over else board.with_deal(CLOSED, NOTHING)
            for board in standing.boards
        ),
    )
    filled = standing
    for board in there.boards:
        mine = filled.board(board.number)
        if not mine.open.over:
            filled = filled.with_board(mine.with_deal(CLOSED, board.closed))
    seen = as_seen(filled)
    assert FORM.csv(reveal(filled)) == FORM.csv(reveal(blank))
    assert games.dumps(seen) == games.dumps(as_seen(blank))
    assert all(shown(board, CLOSED, OPEN) or board.closed.empty for board in seen.boards)


def test_what_is_told_of_a_card_that_came_early_says_nothing_of_the_boards_to_come() -> None:
    here = after(replace(match(4), room=OPEN), plays(1, OPEN, "pass"))
    none = after(replace(match(4), room=CLOSED), plays(1, CLOSED, "pass"))
    more = after(none, plays(3, CLOSED, "6H S 12"))
    assert comparison(here, more) == comparison(here, none)
    assert comparison(here, more).came == ((1, CLOSED),)
    # Once all is in, all is told.
    done = after(here, *(plays(number, OPEN, "pass") for number in (2, 3, 4)))
    told = comparison(done, more)
    assert (told.came, told.waits) == (((1, CLOSED), (3, CLOSED)), False)
