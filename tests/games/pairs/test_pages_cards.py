"""Table cards: whoever follows them sits where the movement wants."""

import pytest

from chicago_gui.games.pairs.movements import Movement, MovementKind, propose
from chicago_gui.games.pairs.pages import Seat, seat_of, table_card


def test_the_card_of_the_first_table_of_a_howell() -> None:
    first, *_, last = table_card(propose(8), 1)
    assert (first.round, first.place.meeting.ns, first.place.meeting.ew) == (1, 8, 1)
    assert first.place.boards == (1, 2, 3)
    # The highest stays; whoever follows the next lower number moves.
    assert first.ns_next == Seat(1, True)
    assert first.ew_next == seat_of(propose(8), 2, 1) != Seat(1, False)
    assert (last.round, last.ns_next, last.ew_next) == (7, None, None)


def test_in_a_mitchell_east_west_go_up_a_table() -> None:
    card = table_card(propose(14, 2), 3)
    assert [line.ns_next for line in card[:-1]] == [Seat(3, True)] * 6
    assert [line.ew_next for line in card[:-1]] == [Seat(4, False)] * 6


MOVEMENTS = [
    *(propose(pairs, winners) for pairs in range(2, 21) for winners in (1, 2)),
    *(propose(pairs, kind=MovementKind.HOWELL) for pairs in (3, 5, 7, 9)),
]


@pytest.mark.parametrize("movement", MOVEMENTS)
def test_following_the_cards_is_the_movement(movement: Movement) -> None:
    cards = [table_card(movement, table) for table in range(1, movement.tables + 1)]
    shown = {(line.round, line.place.table): line for card in cards for line in card}
    assert len(shown) == sum(map(len, movement.rounds))
    for line in shown.values():
        meeting = line.place.meeting
        for pair, seat in ((meeting.ns, line.ns_next), (meeting.ew, line.ew_next)):
            if seat is None:
                after_last = line.round == len(movement.rounds)
                assert after_last or movement.out[line.round] == pair
                continue
            there = shown[line.round + 1, seat.table].place.meeting
            assert pair == (there.ns if seat.is_ns else there.ew)
