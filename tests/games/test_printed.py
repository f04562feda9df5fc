"""Pages of random sessions of every game, with names of 1 to 40 letters in any script."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.games.teams.session import Session as Match
from chicago_gui.paper.figure_pages import chart_picture, standing_picture, summary_pages
from chicago_gui.paper.marks import AnyPaper, Paper
from chicago_gui.sheet.session_file import SessionFileError
from tests.games.house.evening.strategies import sessions as russian_sessions
from tests.games.pairs.make import evenings as pairs_evenings
from tests.games.printed import check_pages, check_settings, check_texts, how_it_went, marked, texts
from tests.games.teams.make import MATCHES
from tests.sheet.sittings.strategies import four_deal_sessions, rubber_sessions

PAPERS: tuple[AnyPaper, ...] = (*Paper, *(paper.landscape for paper in Paper))

SESSIONS: dict[str, st.SearchStrategy[Any]] = {
    "russian": russian_sessions(),
    "four-deal": four_deal_sessions(),
    "rubber": rubber_sessions(),
    "teams": MATCHES,
    "pairs": pairs_evenings(),
}


def renamed(value: Any, names: dict[str, str], note: str) -> Any:
    """A session file's value in which people are called otherwise, with a note at each deal."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [renamed(each, names, note) for each in value]
    if isinstance(value, dict):
        found = {names.get(key, key): renamed(each, names, note) for key, each in value.items()}
        return found | {"note": note} if "contract" in found else found
    return value


@st.composite
def renamed_sessions(draw: st.DrawFn, kind: str) -> tuple[Any, list[str]]:
    """A session whose names, place and notes are any, and what these are."""
    session = draw(SESSIONS[kind])
    names = list(session.players)
    if isinstance(session, Match):
        names += [team.name for team in session.teams]
    *called, place, note = texts = draw(marked(len(names), 60, 200))
    value = renamed(json.loads(games.dumps(session)), dict(zip(names, called, strict=True)), note)
    try:
        return games.loads(json.dumps({**value, "place": place})), texts
    except SessionFileError:
        assume(False)  # one was called as a deck is, or a seat


def test_every_game_is_here() -> None:
    assert tuple(SESSIONS) == games.kinds()


@pytest.mark.parametrize("kind", SESSIONS)
@given(data=st.data())
@settings(max_examples=max(4, settings().max_examples // 5))
def test_nothing_leaves_the_page_and_all_is_read_or_ends_in_an_ellipsis(
    kind: str, data: st.DataObject
) -> None:
    session, told = data.draw(renamed_sessions(kind))
    game = games.of(session)
    view = game.reveal(session)
    paper = data.draw(st.sampled_from(PAPERS))
    panel, evening = game.form.panel(view), game.form.evening(view)
    sheet = game.form.pages(view, paper)
    for pages in (sheet, summary_pages(how_it_went(session), evening, paper)):
        check_pages(pages)
        check_settings((page.marks for page in pages), told)
    standing = standing_picture(panel, evening)
    for line in panel.standing.lines:
        assert line.written in standing.spoken
        assert line.written in texts([standing])
    pictures = [standing]
    if panel.running is not None:
        pictures.append(chart_picture(panel.running, evening))
    for picture in pictures:
        check_texts(picture.marks)
        check_settings([picture.marks], told)
