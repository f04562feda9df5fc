"""Ranking, travellers and table cards on paper."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from chicago_gui.games.pairs.changes import SetOut, WriteCard
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.movements import Movement, MovementKind, propose
from chicago_gui.games.pairs.pages import sharing, table_card
from chicago_gui.games.pairs.totals import reveal
from chicago_gui.paper.marks import Paper, Text
from chicago_gui.record import replace
from chicago_gui.sheet.boards.deal import EnterNote
from tests.games.pairs.make import after, evening, plays, traveller
from tests.games.printed import check_pages, texts, words_on
from tests.sheets import known


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("pairs", [2, 7, 8, 20])
def test_cards_and_travellers_of_any_movement_fit(pairs: int, paper: Paper) -> None:
    session = after(evening(pairs), SetOut(None))
    long = tuple(("Ж" * 39 + str(at), "W" * 39 + str(at)) for at in range(pairs))
    pages = FORM.pages(reveal(replace(session, pairs=long)), paper)
    check_pages(pages)
    found = texts(pages)
    movement = reveal(session).movement
    assert movement is not None
    for table in range(1, movement.tables + 1):
        assert any(text.split(" · ")[0] == f"Table {table}" for text in found)


def test_a_table_card_says_which_tables_share_boards() -> None:
    movement = propose(4)
    assert sharing(movement, 1) == {2: [1, 2, 3]}
    session = after(evening(4), SetOut(None))
    found = texts(FORM.pages(reveal(session), Paper.A4))
    assert "Table 1 · boards shared with table 2 in rounds 1, 2, 3" in found
    for pairs in (6, 8, 14):
        movement = propose(pairs)
        for number, places in enumerate(movement.rounds, start=1):
            for one, other in combinations(places, 2):
                together = bool({*one.boards} & {*other.boards})
                assert (number in sharing(movement, one.table).get(other.table, [])) is together


def test_a_card_tells_who_sits_a_howell_out_and_where_they_go() -> None:
    session = after(evening(5), SetOut(2, MovementKind.HOWELL))
    pages = FORM.pages(reveal(session), Paper.A4)
    check_pages(pages)
    found = texts(pages)
    assert found.count("Sits out") == 1
    assert "sits out" not in found
    assert "Table 3" not in found
    # Pair 1 sits out first, and then North–South at the first table.
    lines = found[found.index("Sits out") :]
    assert lines[4:8] == ["1", "1", "P1 – P2", "1 NS"]
    assert lines[-5:-1] == ["5", "5", "P9 – P10", "–"]


def test_table_cards_come_while_results_are_missing() -> None:
    session = after(evening(2), SetOut(1))
    assert "Table 1" in texts(FORM.pages(reveal(session), Paper.A4))
    for board in session.boards:
        session = after(session, plays(board.number, 0, "pass"))
    assert "Table 1" not in texts(FORM.pages(reveal(session), Paper.A4))


@pytest.mark.parametrize("paper", Paper)
def test_what_was_noted_is_printed_with_who_met_there(paper: Paper) -> None:
    session = traveller(evening(4), 1, "1 2 4S N 10", "3 4 4S N 9")
    without = texts(FORM.pages(reveal(session), paper))
    session = after(session, WriteCard(1, 1, EnterNote("Dee led\nout of turn")))
    pages = FORM.pages(reveal(session), paper)
    check_pages(pages)
    assert [text for text in texts(pages) if text not in without] == [
        "Notes",
        "3 against 4: Dee led out of turn",
    ]


@pytest.mark.parametrize("name", known.names("pairs"))
def test_each_pair_s_points_add_up_to_the_sum_at_the_foot(name: str) -> None:
    view = reveal(known.session(name))
    page = FORM.pages(view, Paper.A4)[0]
    found = words_on(page)
    foot = next(text for text in found if text.text == "sum")
    heads = next(text for text in found if text.text == "Board")
    for line in view.standing:
        column = next(t for t in found if t.y == heads.y and t.text == str(line.pair))
        points = [
            Fraction(text.text.replace("−", "-"))
            for text in found
            if text.x == column.x and heads.y < text.y <= foot.y + 0.01
        ]
        *boards, total = points
        # Each is rounded to hundredths.
        assert abs(sum(boards) - total) <= Fraction(len(boards), 200)
        assert abs(total - line.points) <= Fraction(1, 200)


@pytest.mark.parametrize("pairs", [3, 5, 7, 19])
def test_the_cards_tell_who_sits_out_from_the_first_round_on(pairs: int) -> None:
    session = after(evening(pairs), SetOut(None, MovementKind.MITCHELL))
    found = texts(FORM.pages(reveal(session), Paper.A4))
    # Everybody of North–South waits once for opponents that are missing.
    assert found.count("sits out") == (pairs + 1) // 2
    assert "sits out" not in texts(FORM.pages(reveal(after(evening(6), SetOut(2))), Paper.A4))


def test_a_pair_s_number_can_be_read_beside_any_names() -> None:
    long = ("Konstantin Preobrazhensky-Golitsyn-Rimsky", "Maximiliane von Schwarzenberg-Hohenlohe")
    session = after(evening(4), SetOut(None))
    session = replace(session, pairs=(*session.pairs[:3], long))
    pages = FORM.pages(reveal(session), Paper.A4)
    numbers = [
        mark
        for page in pages
        for mark in page.marks
        if isinstance(mark, Text) and mark.text == "4" and mark.bold
    ]
    assert numbers
    assert min(mark.size for mark in numbers) >= 8


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
