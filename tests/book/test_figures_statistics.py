from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from uuid import uuid4

import pytest

from chicago_gui import games
from chicago_gui.book import Book, BookError
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session, loads
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.figures import Part, PlayerLine
from chicago_gui.record import replace
from chicago_gui.sheet.stakes import Per, Stake
from tests.book.typist import NINE
from tests.conftest import EveningFile


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    with Book.open(tmp_path / "book.sqlite") as book:
        yield book


def another(session: Session, old: str = "", new: str = "") -> Session:
    session = apply(session, c.Rename(((old, new),))) if old else session
    return replace(session, sheet=replace(session.sheet, id=str(uuid4())))


def named(book: Book, name: str) -> PlayerLine:
    players: tuple[PlayerLine, ...] = book.figures(games.USUAL).players
    return next(line for line in players if line.name == name)


def test_an_empty_book_has_no_figures(book: Book) -> None:
    assert book.figures(games.USUAL).players == ()
    assert book.figures(games.USUAL).pairs == ()


def test_a_player_s_line_adds_up(book: Book, evenings: dict[str, EveningFile]) -> None:
    book.add(loads(evenings["evening-1"].text), NINE)
    dima = named(book, "Dima")
    assert (dima.evenings, dima.won, dima.all) == (1, 1, Part(12, 27))
    parts = (dima.declarer, dima.dummy, dima.defence)
    assert sum(part.deals for part in parts) == 12
    assert sum(part.imps for part in parts) == 27
    assert dima.all.per_deal == 2.25
    assert dima.best_partner == "Vera"
    assert not dima.merged
    figures = book.figures(games.USUAL)
    assert sum(line.all.imps for line in figures.players) == 0
    assert len(figures.pairs) == 10
    assert sum(line.hcp_per_deal * line.all.deals for line in figures.pairs) == 15 * 40


def test_each_scored_deal_is_told_by_who_played_it(
    book: Book, evenings: dict[str, EveningFile]
) -> None:
    session = loads(evenings["evening-1"].text)
    book.add(session, NINE)
    book.add(another(session, "Dima", "Dmitri"), NINE)
    book.merge("Dmitri", "Dima")
    fresh = book.figures(games.USUAL).deals
    rows = [row for row in evenings["evening-1"].expected["rows"] if "target_team" in row]
    expected: Counter[tuple[frozenset[str], int, int]] = Counter()
    for row in rows:
        stronger = f"team_{row['target_team']}"
        imps = row[f"{stronger}_imps"]
        side = frozenset(name for name, won in row["imps"].items() if won == imps)
        expected[side, row[f"{stronger}_hcp"], imps] += 2
    found: Counter[tuple[frozenset[str], int, int]] = Counter()
    for scored in fresh:
        for hcp, *_, imps in scored.deals:
            side = frozenset(scored.players[:2])
            found[side if imps else frozenset(scored.players), hcp, imps] += 1
    assert found == expected
    assert {name for scored in fresh for name in scored.players} == set(session.sheet.players)
    assert book.figures(games.USUAL).deals == fresh, "and the same from what was written down"


def test_a_deal_that_is_open_tells_nothing(book: Book, evenings: dict[str, EveningFile]) -> None:
    going_on = loads(evenings["evening-2-going-on"].text)
    book.add(going_on, NINE)
    before = book.figures(games.USUAL)
    counts = tuple(replace(each, hcp=(0, 0, 3, 37)) for each in going_on.counts[5:])
    book.replace(replace(going_on, counts=going_on.counts[:5] + counts), NINE)
    assert book.figures(games.USUAL) == before


def test_names_are_merged_and_taken_apart_again(
    book: Book, evenings: dict[str, EveningFile]
) -> None:
    one = loads(evenings["evening-2-going-on"].text)
    book.add(one, NINE)
    book.add(another(one, "Аня", "Аня Иванова"), NINE)
    assert named(book, "Аня").evenings == 1
    assert not book.aliases()
    book.merge("Аня Иванова", "Аня")
    assert named(book, "Аня").evenings == 2
    assert named(book, "Аня").merged
    assert list(book.aliases().values()) == ["Аня"]
    book.separate("Аня Иванова")
    assert named(book, "Аня").evenings == 1
    assert not named(book, "Аня").merged


def test_two_who_played_in_one_evening_are_not_merged(
    book: Book, evenings: dict[str, EveningFile]
) -> None:
    book.add(loads(evenings["evening-1"].text), NINE)
    with pytest.raises(BookError, match="are two people"):
        book.merge("Anna", "Boris")


def test_a_season_is_the_evenings_that_count_oldest_first(
    book: Book, evenings: dict[str, EveningFile]
) -> None:
    session = loads(evenings["evening-1"].text)
    older = another(session, "Anna", "Anna B.")
    older = replace(older, sheet=replace(older.sheet, date=date(2025, 1, 2)))
    for each in (session, older):
        book.add(each, NINE)
    book.merge("Anna B.", "Anna")
    season = book.seasons()["russian"]
    assert [evening.date for evening in season.evenings] == [date(2025, 1, 2), session.date]
    totals = evenings["evening-1"].expected["totals"]
    assert season.sums == {name: 2 * won for name, won in totals.items()}
    book.delete([older.sheet.id], NINE)
    assert book.seasons()["russian"].sums == totals
    assert "rubber" not in book.seasons()


def test_a_season_knows_what_each_player_of_an_evening_gets(
    book: Book, evenings: dict[str, EveningFile]
) -> None:
    session = loads(evenings["evening-1"].text)
    stake = Stake(50, Per.POINT, "EUR")
    rules = replace(session.sheet.rules, stake=stake)
    book.add(replace(session, sheet=replace(session.sheet, rules=rules)), NINE)
    # Once as it is counted, once as it is cached.
    for _ in range(2):
        (evening,) = book.seasons()["russian"].evenings
        assert evening.counted.coins == tuple(50 * won for won in evening.points)
        assert evening.counted.currency == "EUR"
