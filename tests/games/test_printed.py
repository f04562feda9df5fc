"""Pages of random sessions of every game, with names of 1 to 40 letters in any script."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.paper.marks import AnyPaper, Paper
from chicago_gui.paper.panel_pictures import chart_picture, standing_picture
from chicago_gui.sheet.names import folded
from chicago_gui.sheet.session_file import SessionFileError
from tests.games.pairs.make import evenings as pairs_evenings
from tests.games.printed import check_pages, check_texts
from tests.games.russian.evening.strategies import sessions as russian_sessions
from tests.games.teams.make import MATCHES
from tests.sheet.sittings.strategies import four_deal_sessions, rubber_sessions

PAPERS: tuple[AnyPaper, ...] = (*Paper, *(paper.turned for paper in Paper))

# Letters of any script, with accents of their own, and what people put between them.
LETTERS = st.characters(categories=("L", "Mn", "Nd"), include_characters=" -'.·&♠")
NAME = st.text(LETTERS, min_size=1, max_size=40).map(lambda name: " ".join(name.split()))
SESSIONS: dict[str, st.SearchStrategy[Any]] = {
    "russian": russian_sessions(),
    "four-deal": four_deal_sessions(),
    "rubber": rubber_sessions(),
    "teams": MATCHES,
    "pairs": pairs_evenings(),
}


def renamed(value: Any, names: dict[str, str]) -> Any:
    """A session file's value in which people are called otherwise, wherever they stand."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [renamed(each, names) for each in value]
    if isinstance(value, dict):
        return {names.get(key, key): renamed(each, names) for key, each in value.items()}
    return value


@st.composite
def renamed_sessions(draw: st.DrawFn, kind: str) -> Any:
    """A session whose players have any names."""
    session = draw(SESSIONS[kind])
    players = list(session.players)
    wanted = draw(
        st.lists(
            NAME.filter(folded), min_size=len(players), max_size=len(players), unique_by=folded
        )
    )
    value = renamed(json.loads(games.dumps(session)), dict(zip(players, wanted, strict=True)))
    try:
        return games.loads(json.dumps(value))
    except SessionFileError:
        assume(False)


def test_every_game_is_here() -> None:
    assert tuple(SESSIONS) == games.kinds()


@pytest.mark.unfollowed
@pytest.mark.parametrize("kind", SESSIONS)
@given(data=st.data())
@settings(max_examples=max(4, settings().max_examples // 5))
def test_nothing_leaves_the_page_and_no_two_texts_lie_on_each_other(
    kind: str, data: st.DataObject
) -> None:
    session = data.draw(renamed_sessions(kind))
    game = games.of(session)
    view = game.reveal(session)
    pages = game.form.pages(view, data.draw(st.sampled_from(PAPERS)))
    check_pages(pages)
    panel = game.form.still_panel(view)
    check_texts(standing_picture(panel, game.form.evening(view)).marks)
    if panel.running is not None:
        check_texts(chart_picture(panel.running, game.form.evening(view)).marks)
