"""Table cards: what lies on each table, so that everybody knows the boards and the way on."""

from __future__ import annotations

from chicago_gui.games.pairs.movements import Movement, TableInRound
from chicago_gui.record import record


@record
class Seat:
    """Where a pair sits: the table, and whether North–South or East–West."""

    table: int
    is_ns: bool


@record
class CardLine:
    """One round at one table: who meets, the boards, and where each of the two goes then.

    `ns_next` and `ew_next` are `None` when the pair sits the next round out, or this is the last.
    """

    round: int
    place: TableInRound
    ns_next: Seat | None
    ew_next: Seat | None


def table_card(movement: Movement, table: int) -> tuple[CardLine, ...]:
    """Return the card of `table`, from 1; a round in which nobody plays there has no line."""
    lines = []
    for number, places in enumerate(movement.rounds, start=1):
        for place in places:
            if place.table == table:
                ways = (
                    seat_of(movement, number + 1, pair)
                    for pair in (place.meeting.ns, place.meeting.ew)
                )
                lines.append(CardLine(number, place, *ways))
    return tuple(lines)


def seat_of(movement: Movement, number: int, pair: int) -> Seat | None:
    """Return where `pair` sits in round `number`, from 1; `None` where it sits nowhere."""
    if number > len(movement.rounds):
        return None
    for place in movement.rounds[number - 1]:
        if pair in (place.meeting.ns, place.meeting.ew):
            return Seat(place.table, pair == place.meeting.ns)
    return None
