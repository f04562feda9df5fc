"""Blank forms of every game: each size and paper, with names and without, with the tables."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.paper.marks import AnyPaper, Paper, StraightLine
from chicago_gui.sheet.setup import Blank, Tables
from tests.games.printed import check_pages, check_settings, marked, texts

PAPERS: tuple[AnyPaper, ...] = (*Paper, *(paper.landscape for paper in Paper))
KINDS = games.kinds()


@given(st.sampled_from(KINDS), st.sampled_from(PAPERS), st.data())
def test_nothing_leaves_the_page_and_all_is_read_or_ends_in_an_ellipsis(
    kind: str, paper: AnyPaper, data: st.DataObject
) -> None:
    form = games.form(kind)
    count = data.draw(st.sampled_from((0, *form.blanks.names)))
    names = tuple(data.draw(marked(count)))
    each = data.draw(st.sampled_from(form.blanks.sizes))
    pages = data.draw(st.integers(1, 3))
    wish = Blank(each, names, pages, data.draw(st.sampled_from(Tables)))
    found = form.blank_pages(paper, wish)
    check_pages(found)
    check_settings((page.marks for page in found), names)
    told = texts(found)
    assert all(told.count(name) >= pages for name in names)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("paper", Paper)
def test_fewer_on_a_page_have_more_room_for_the_pen(kind: str, paper: Paper) -> None:
    form = games.form(kind)
    gaps = []
    for each in form.blanks.sizes:
        (page,) = form.blank_pages(paper, Blank(each, tables=Tables.NONE))
        levels = sorted({m.y1 for m in page.marks if isinstance(m, StraightLine) and m.y1 == m.y2})
        gaps.append((levels[-1] - levels[0]) / len(levels))
    assert gaps == sorted(gaps)


@pytest.mark.parametrize("kind", KINDS)
def test_the_tables_come_where_there_are_any(kind: str) -> None:
    form = games.form(kind)
    told = texts(form.blank_pages(Paper.A4))
    assert ("Contract down" in told) is form.blanks.tables
