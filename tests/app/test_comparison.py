"""The other room's session file, opened into the match that is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.app import dialogs
from chicago_gui.app.intake import Intake
from chicago_gui.book import Book, connection
from chicago_gui.games import dumps
from chicago_gui.games.teams.session import Session
from tests.desk.typed_session import NINE
from tests.games.teams.make import CLOSED, OPEN, after, match, plays

TOLD = (
    "The other room's card is opened. Deals that came along: 1; that agree: 0; in dispute: 0. "
    "A board shows when it has its result here."
)
OTHER = "0f0f0f0f-8b2b-4e3d-8a5a-443e440bb990"


@pytest.fixture
def mine() -> Session:
    return after(replace(match(2), room=OPEN), plays(1, OPEN, "4S N 10"))


@pytest.fixture
def theirs() -> Session:
    return after(
        replace(match(2), room=CLOSED), plays(1, CLOSED, "4S N 9"), plays(2, CLOSED, "6H S 12")
    )


@pytest.fixture
def book(tmp_path: Path, mine: Session, monkeypatch: pytest.MonkeyPatch) -> Iterator[Book]:
    monkeypatch.setattr(connection, "SYNCHRONOUS", "OFF")
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(mine, NINE)
        yield book


def written(tmp_path: Path, session: Session) -> Path:
    path = tmp_path / "other.chicago"
    path.write_text(dumps(session), encoding="utf-8")
    return path


def answer(monkeypatch: pytest.MonkeyPatch, yes: bool) -> list[str]:
    """Answer the question, whenever it is asked."""
    asked: list[str] = []

    def question(parent: object, title: str, text: str) -> bool:
        asked.append(text)
        return yes

    monkeypatch.setattr(dialogs, "agreed", question)
    return asked


def intake(qtbot: QtBot, book: Book) -> Intake:
    window = QWidget()
    qtbot.addWidget(window)
    return Intake(book, window, lambda: None)


def test_a_file_of_the_same_match_is_compared_without_a_question(
    qtbot: QtBot, book: Book, tmp_path: Path, mine: Session, theirs: Session
) -> None:
    taken = intake(qtbot, book).take(written(tmp_path, theirs))
    assert taken == (mine.id, TOLD)
    found = book.load(mine.id).session
    assert found.room is OPEN
    assert found.board(1).difference == 470
    assert found.board(2).closed.contract is not None


def test_a_match_begun_on_both_laptops_is_compared_when_that_is_meant(
    qtbot: QtBot,
    book: Book,
    tmp_path: Path,
    mine: Session,
    theirs: Session,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = answer(monkeypatch, True)
    path = written(tmp_path, replace(theirs, id=OTHER))
    assert intake(qtbot, book).take(path, mine.id) == (mine.id, TOLD)
    assert len(asked) == 1
    assert book.load(mine.id).session.board(1).difference == 470


def test_it_may_be_a_match_of_its_own_and_can_be_compared_all_the_same(
    qtbot: QtBot,
    book: Book,
    tmp_path: Path,
    mine: Session,
    theirs: Session,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer(monkeypatch, False)
    path = written(tmp_path, replace(theirs, id=OTHER))
    assert intake(qtbot, book).take(path, mine.id) == (OTHER, "")
    assert book.load(mine.id).session == mine
    asked = answer(monkeypatch, True)
    assert intake(qtbot, book).take(path, mine.id) == (mine.id, TOLD)
    assert len(asked) == 1
    assert book.load(mine.id).session.board(1).difference == 470


def test_a_match_of_other_teams_is_no_comparison(
    qtbot: QtBot,
    book: Book,
    tmp_path: Path,
    mine: Session,
    theirs: Session,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = answer(monkeypatch, True)
    strangers = tuple(
        replace(team, name=f"{team.name} 2", players=tuple(f"{name}x" for name in team.players))
        for team in theirs.teams
    )
    path = written(tmp_path, replace(theirs, id=OTHER, teams=(strangers[0], strangers[1])))
    assert intake(qtbot, book).take(path, mine.id) == (OTHER, "")
    assert asked == []
