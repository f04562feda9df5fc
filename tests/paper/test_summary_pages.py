"""How an evening went, on paper: all that the page at its end shows, for every game."""

from __future__ import annotations

from typing import Any

import pytest

from chicago_gui import games
from chicago_gui.paper.marks import AnyPaper, Page, Paper, Text
from chicago_gui.paper.page_flow import MARGIN_X, joined
from chicago_gui.paper.ruled import outlined
from chicago_gui.paper.summary_pages import summary_pages
from tests.games.printed import check_pages, how_it_went, texts
from tests.sheets import known

EVENINGS = ["four-deal-1", "rubber-1", "teams-1", "teams-2", "pairs-1", "pairs-2"]
PAPERS: tuple[AnyPaper, ...] = (Paper.A4, Paper.LETTER.landscape)


def session_of(name: str) -> Any:
    return games.loads(known.text(name))


@pytest.mark.parametrize("name", EVENINGS)
@pytest.mark.parametrize("paper", PAPERS, ids=str)
def test_all_that_the_page_shows_is_printed(name: str, paper: AnyPaper) -> None:
    summary = how_it_went(session_of(name))
    pages = summary_pages(summary, "2026-11-20", paper)
    check_pages(pages)
    found = texts(pages)
    together = " ".join(found)
    assert outlined(summary.verdict) in together
    for sentence in summary.sentences:
        assert outlined(sentence) in together
    for table in summary.tables:
        assert table.title in found
        assert table.remark in together
        for line in table.lines:
            for column in table.columns:
                assert outlined(column.text(line)) in (*found, "")


def test_lines_stand_in_the_order_of_the_page() -> None:
    summary = how_it_went(session_of("rubber-1"))
    players = summary.tables[0]
    (page,) = summary_pages(summary, "2026-11-20", Paper.A4)
    names = [players.name(line) for line in players.sorted_lines]
    first = [m.text for m in page.marks if isinstance(m, Text) and m.x == MARGIN_X + 0.5]
    at = first.index("Player")
    assert first[at + 1 : at + 1 + len(names)] == names
    points = [line.points for line in players.sorted_lines]
    assert points == sorted(points, reverse=True)


def test_pages_that_are_joined_are_numbered_through() -> None:
    session = session_of("rubber-1")
    game: Any = games.of(session)
    sheet: list[Page] = list(game.form.pages(game.reveal(session), Paper.A4))
    pages = joined((sheet, summary_pages(how_it_went(session), "2026-11-20", Paper.A4)))
    check_pages(pages)
    assert len(pages) == len(sheet) + 1
    assert {page.title for page in pages} == {sheet[0].title}
    assert texts(pages).count("Summary") == 1
    assert joined(()) == []
