"""A board of pairs that others still have to play is nowhere in what the players see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from chicago_gui.book import Book
from chicago_gui.games.pairs.changes import SetOut, TypeBy, WriteCard
from chicago_gui.games.pairs.session import Rules, Scoring, Session
from chicago_gui.games.pairs.totals import TravellerLine, reveal
from chicago_gui.players.evening_page import EveningPage
from chicago_gui.players.players_screen import PlayersScreen
from chicago_gui.scoring import Contract
from chicago_gui.sheet.boards.deal import Direction, EnterContract, EnterNote
from chicago_gui.widgets.theme import DAY
from tests.games.pairs.make import after, evening, plays
from tests.listening import Listener
from tests.players.at_table import table_port
from tests.secrecy.outside import accessible, contents, described, models, objects, picture, sizes
from tests.served import Served
from tests.window import F8, KEPT, Window, settle

RESULTS = ("4S N 10", "1CX W 3")
"""Twins: the only result of a board gives nobody a point, so that the ranking is the same."""


def begun(result: str, *, by_round: bool = False, rules: Rules | None = None) -> Iterator[Session]:
    """Yield an evening with that result on a board, a contract on another, and a note."""
    session = after(evening(6, rules), SetOut(1), TypeBy(by_round))
    yield session
    contract, seat, _ = result.split()
    for change in (
        plays(1, 0, result),
        WriteCard(1, 0, EnterNote(f"what a {result}")),
        WriteCard(2, 0, EnterContract(Contract.parse(contract), Direction(seat))),
        plays(3, 1, result),
    ):
        session = after(session, change)
        yield session


def seen(screen: PlayersScreen) -> list[object]:
    settle()
    things = list(objects(screen))
    tables = [screen.face.form]
    return [
        picture(screen),
        list(accessible(screen)),
        [described(each) for each in things],
        [contents(model) for model in models(things)],
        [sizes(table) for table in tables],
        (screen.face.notice.wanted, screen.face.notice.then),
        screen.beneath.pad.accessibleName(),
        screen.windowTitle(),
    ]


def watched(qtbot: QtBot, sessions: Iterator[Session], listener: Listener) -> list[object]:
    """Return all that the players' screen shows and says while these come."""
    port = table_port(Served(next(sessions)))
    screen = PlayersScreen(port, DAY, QGuiApplication.primaryScreen())
    qtbot.addWidget(screen)
    screen.show()
    found = seen(screen)
    for session in sessions:
        port.publish(reveal(session), None, None, None, None)
        found += seen(screen)
    found += [listener.take(), listener.at_once]
    screen.close()
    return found


@pytest.mark.parametrize("by_round", [False, True])
@pytest.mark.parametrize("scoring", Scoring)
def test_the_players_screen_tells_nothing_of_an_open_board(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, by_round: bool, scoring: Scoring
) -> None:
    told = [
        watched(
            qtbot, begun(result, by_round=by_round, rules=Rules(scoring)), Listener(monkeypatch)
        )
        for result in RESULTS
    ]
    assert told[0] == told[1]


def test_a_board_that_all_have_played_is_told(qtbot: QtBot) -> None:
    session = after(evening(6), SetOut(1), plays(1, 0, "4S N 10"), plays(1, 1, "3N N 9"))
    port = table_port(Served(session))
    screen = PlayersScreen(port, DAY, QGuiApplication.primaryScreen())
    qtbot.addWidget(screen)
    screen.show()
    assert "+420" not in str(seen(screen)[1:])
    session = after(session, plays(1, 2, "4S N 9"))
    port.publish(reveal(session), None, None, None, None)
    told = seen(screen)[1:]
    for words in ("+420", "+400", "3NT"):
        assert words in str(told)
    assert screen.face.notice.wanted.startswith("Board 1, ")
    assert screen.beneath.pad.accessibleName().startswith("Board 1: ")
    assert screen.strip.accessibleDescription().endswith("3 of 15 results")


@pytest.mark.parametrize("by_round", [False, True])
def test_the_line_typed_next_is_in_sight_there(qtbot: QtBot, by_round: bool) -> None:
    session = after(evening(8), SetOut(3), TypeBy(by_round))
    lines = [each for each in reveal(session).deals if isinstance(each, TravellerLine)]
    for line in lines[:50]:
        session = after(session, plays(line.number, line.index, "4S N 10"))
    port = table_port(Served(session))
    screen = PlayersScreen(port, DAY, QGuiApplication.primaryScreen())
    qtbot.addWidget(screen)
    screen.show()
    wanted = screen.face.entries.wanted()
    assert wanted is not None
    assert wanted.deal == 50
    here = screen.face.form.cell_rect(wanted)
    assert screen.face.form.viewport().rect().contains(here)


def f8(folder: Path, session: Session) -> list[object]:
    folder.mkdir()
    with Book.open(folder / "book.sqlite") as book:
        book.add(session, KEPT)
    with Window(folder) as window:
        window.chicago.sessions.open(session.id)
        window.press(F8)
        page = window.page
        assert isinstance(page, EveningPage)
        settle()
        things = list(objects(page))
        return [
            picture(page),
            list(accessible(page)),
            [described(each) for each in things],
            [contents(model) for model in models(things)],
        ]


def test_the_page_of_the_evening_tells_nothing_of_an_open_board(
    qtbot: QtBot, tmp_path: Path
) -> None:
    session = after(evening(6), SetOut(1))
    one, other = (
        f8(tmp_path / bid, after(session, plays(1, 0, f"{bid} N 10"), plays(1, 1, f"{bid} N 9")))
        for bid in ("4S", "3N")
    )
    assert one == other
    assert "100.00" in str(one)  # the ranking has both results
