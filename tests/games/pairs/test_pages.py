"""Ranking, travellers and table cards on paper."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chicago_gui.games.pairs.apply import SetOut, WriteCard
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.movements import MovementKind
from chicago_gui.games.pairs.session import Session
from chicago_gui.games.pairs.session_file import loads
from chicago_gui.games.pairs.totals import reveal
from chicago_gui.paper.marks import Paper, Text
from chicago_gui.sheet.boards.deal import EnterNote
from tests.games.pairs.make import after, evening, evenings, plays, traveller
from tests.games.printed import check_pages, texts, words_on
from tests.sheets import known


@given(evenings(), st.sampled_from(Paper))
@settings(deadline=None, max_examples=25)
def test_nothing_leaves_the_page(session: Session, paper: Paper) -> None:
    check_pages(FORM.pages(reveal(session), paper))


@pytest.mark.unfollowed
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
        assert f"Table {table}" in found


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


@pytest.mark.parametrize("name", known.names("pairs"))
def test_ranking_and_points_are_printed(name: str) -> None:
    view = reveal(loads(known.text(name)))
    found = texts(FORM.pages(view, Paper.A4))
    for line in known.expected(name)[1]:
        percent = line.get("percent")
        figure = f"{float(percent):.2f}" if percent else line["points"].replace("-", "−")
        assert figure in [text.lstrip("+") for text in found]


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


@pytest.mark.parametrize("paper", Paper)
def test_blank_travellers_fit_one_page_and_the_tables_another(paper: Paper) -> None:
    pages = FORM.blank_pages(paper)
    check_pages(pages)
    assert len(pages) == 2
    assert texts(pages).count("contract") == 6


@pytest.mark.parametrize("name", known.names("pairs"))
def test_each_pair_s_points_add_up_to_the_sum_at_the_foot(name: str) -> None:
    view = reveal(loads(known.text(name)))
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
