from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from uuid import UUID

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.app import dialogs
from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import BookReason
from chicago_gui.desk import library
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.statistics_page import StatisticsPage
from chicago_gui.record import replace
from chicago_gui.sheet.setup import ChangeHeading
from tests.desk.typed_session import NINE
from tests.sheets import known
from tests.window import Window, answering, settle


def another(session: Session, number: int, *changes: c.PublicChange) -> Session:
    for change in changes:
        session = apply(session, change)
    return replace(session, sheet=replace(session.sheet, id=str(UUID(int=number))))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, going_on: Session) -> Iterator[Window]:
    """Yield the program with a book in which Аня has her full name in one session."""
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(going_on, NINE)
        renamed = c.Rename((("Аня", "Аня Иванова"),))
        book.add(another(going_on, 1, renamed, ChangeHeading(date(2026, 1, 2), "")), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.use("figures")
        yield window


def page(window: Window) -> StatisticsPage:
    assert isinstance(window.page, StatisticsPage)
    return window.page


def names(window: Window) -> set[str]:
    return set(page(window).names)


def mark(window: Window, name: str) -> None:
    page(window).tables[0].selectRow(page(window).names.index(name))


def choose(window: Window, name: str | None) -> list[str]:
    """Answer the next question with `name`; return the list of what it will offer."""
    offered: list[str] = []

    def answer(dialog: object) -> None:
        assert isinstance(dialog, QInputDialog)
        offered.extend(dialog.comboBoxItems())
        if name is None:
            dialog.reject()
        else:
            assert not offered or name in offered
            dialog.setTextValue(name)
            dialog.accept()

    answering(window.app, answer)
    return offered


def test_the_page_is_had_from_a_session_and_from_the_list(window: Window) -> None:
    assert len(names(window)) == 6
    assert not window.action("history").isEnabled()
    window.use("sessions")
    start = window.on(StartPage)
    window.click(start.figures)
    assert len(names(window)) == 6
    window.click(page(window).back)
    assert isinstance(window.page, StartPage)


def test_a_name_is_merged_into_another_and_taken_apart_again(window: Window) -> None:
    mark(window, "Аня Иванова")
    choose(window, "Аня")
    window.click(page(window).merge)
    assert len(names(window)) == 5
    assert page(window).sentence.text().startswith("“Аня Иванова” is merged with “Аня”")
    line = page(window).tables[0].line()
    assert line is not None
    assert (line.name, line.evenings) == ("Аня", 2)
    choose(window, "Аня Иванова")
    window.click(page(window).separate)
    assert page(window).sentence.text() == "“Аня Иванова” is separate again."
    assert len(names(window)) == 6


def test_each_game_has_its_figures(qtbot: QtBot, tmp_path: Path, going_on: Session) -> None:
    rubber = games.loads(known.text("rubber-1"))
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(rubber, NINE)
        book.add(going_on, NINE)
    with Window(tmp_path, drawn=False) as window:
        window.use("figures")
        assert names(window) == set(going_on.players)
        choice = page(window).game
        assert [choice.itemText(at) for at in range(choice.count())] == [
            "Chicago with Russian scoring",
            "Rubber bridge",
        ]
        choice.setFocus()
        qtbot.keyClick(choice, Qt.Key.Key_Down)
        assert names(window) == set(rubber.players)
        assert page(window).body.isVisible()


def test_a_name_counts_in_other_games(qapp: object, tmp_path: Path, going_on: Session) -> None:
    rubber = games.loads(known.text("rubber-1"))
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(rubber, NINE)
        book.add(going_on, NINE)
    mine, other = going_on.players[0], rubber.players[0]
    with Window(tmp_path, drawn=False) as window:
        window.use("figures")
        mark(window, mine)
        offered = choose(window, other)
        window.click(page(window).merge)
        assert names(window) == {other, *going_on.players[1:]}
    assert sorted(offered[: len(rubber.players)]) == sorted(rubber.players)
    assert sorted(offered[len(rubber.players) :]) == sorted(going_on.players[1:])


def test_whoever_changes_their_mind_changes_nothing(window: Window) -> None:
    mark(window, "Аня Иванова")
    choose(window, None)
    window.click(page(window).merge)
    assert len(names(window)) == 6
    assert not page(window).sentence.isVisible()


def test_two_people_stay_two(window: Window) -> None:
    mark(window, "Вера")
    choose(window, "Дима")
    window.click(page(window).merge)
    said = page(window).sentence.text()
    assert said == "Вера and Дима are two people: they played in one session."
    assert len(names(window)) == 6


def test_the_page_follows_the_colours(window: Window) -> None:
    window.main.setUpdatesEnabled(True)
    before = page(window).grab().toImage()
    window.use("dark")
    assert page(window).grab().toImage() != before


def test_many_evenings_are_worked_out_a_few_at_a_time(
    qtbot: QtBot, tmp_path: Path, going_on: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "_AT_A_TIME", 2)
    with Book.open(tmp_path / "book.sqlite") as book:
        for number in range(7):
            book.add(another(going_on, number, c.EnterResult(5, 8)), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.action("figures").trigger()
        seen = [page(window).empty.text()]
        qtbot.waitUntil(lambda: page(window).body.isVisible())
        assert seen == ["Counting sessions… 2"]
        assert {line.evenings for line in page(window).tables[0].lines} == {7}


def test_a_page_that_is_left_is_worked_for_no_more(
    qtbot: QtBot, tmp_path: Path, going_on: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "_AT_A_TIME", 1)
    with Book.open(tmp_path / "book.sqlite") as book:
        for number in range(7):
            book.add(another(going_on, number), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.action("figures").trigger()
        window.action("new").trigger()
        settle()
        settle()
        assert not window.book.cache_figures(0)


def test_an_unreadable_book_is_told(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> object:
        raise BookError(BookReason.NOT_READ)

    monkeypatch.setattr(window.book, "seasons", broken)
    window.use("figures")
    assert page(window).sentence.text() == "The book could not be read ()."


# Period


@pytest.fixture
def years(qtbot: QtBot, tmp_path: Path, going_on: Session) -> Iterator[Window]:
    """Yield the program with a book with one session in each of the last three years."""
    this = date.today().year
    with Book.open(tmp_path / "book.sqlite") as book:
        for number, year in enumerate((this - 2, this - 1, this)):
            heading = ChangeHeading(date(year, 1, 2), f"At {year}")
            book.add(another(going_on, number, heading), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.use("figures")
        yield window


def choose_period(window: Window, title: str) -> None:
    bar = page(window).period
    at = bar.choice.findText(title)
    assert at >= 0, title
    bar.choice.setCurrentIndex(at)
    bar.choice.activated.emit(at)


def counted(window: Window) -> tuple[str, set[int]]:
    """Return the text about the period, and the players' numbers of sessions."""
    table = page(window).tables[0]
    return page(window).note.text(), {line.evenings for line in table.lines}


def name_season(window: Window, name: str) -> None:
    choose(window, name)
    window.click(page(window).period.button)


def test_the_figures_are_of_the_period_that_is_chosen(years: Window) -> None:
    assert counted(years) == ("3 sessions", {3})
    choose_period(years, "This year")
    assert counted(years) == ("1 session", {1})
    this = date.today().year
    bar = page(years).period
    assert (bar.first.date().year(), bar.last.date().year()) == (this, this)
    bar.first.set_day(date(this - 1, 1, 1))
    assert bar.choice.currentText() == "From – to"
    assert counted(years) == ("2 sessions", {2})
    bar.last.set_day(date(this - 1, 12, 31))
    assert counted(years) == ("1 session", {1})
    choose_period(years, "All time")
    assert counted(years) == ("3 sessions", {3})
    assert bar.first.date().year() == this - 2


def test_a_day_counts_once_it_is_typed_whole(qtbot: QtBot, years: Window) -> None:
    this, first = date.today().year, page(years).period.first
    first.setFocus()
    first.selectAll()
    qtbot.keyClicks(first, f"{this}010")
    assert counted(years) == ("3 sessions", {3})
    qtbot.keyClicks(first, "1")
    assert counted(years) == ("1 session", {1})
    assert first.date() == QDate(this, 1, 1)


def test_the_period_is_remembered(years: Window) -> None:
    choose_period(years, "This year")
    years.use("sessions")
    years.use("figures")
    assert counted(years) == ("1 session", {1})
    assert page(years).period.choice.currentText() == "This year"


def test_a_season_gets_a_name_and_loses_it_again(years: Window) -> None:
    this, bar = date.today().year, page(years).period
    bar.last.set_day(date(this - 1, 6, 30))
    bar.first.set_day(date(this - 2, 7, 1))
    assert bar.button.text() == "Save as season…"
    name_season(years, " Winter,  two years ")
    years.press(Qt.Key.Key_Return)  # Enter is pressed once more than needed
    assert bar.choice.currentText() == "Winter, two years"
    assert counted(years) == ("1 session", {1})
    choose_period(years, "All time")
    choose_period(years, "Winter, two years")
    assert counted(years) == ("1 session", {1})
    # Naming a period as an existing going_on replaces its dates.
    bar.first.set_day(date(this - 2, 1, 1))
    name_season(years, "winter, two years")
    assert counted(years) == ("2 sessions", {2})
    titles = [bar.choice.itemText(at) for at in range(bar.choice.count())]
    assert titles == ["All time", "This year", "winter, two years", "From – to"]
    years.click(bar.button)
    assert bar.choice.currentText() == "From – to"
    assert bar.choice.findText("winter, two years") == -1
    # The dates stay, so that another click can name them again.
    assert counted(years) == ("2 sessions", {2})


def test_a_season_without_a_name_is_none(years: Window) -> None:
    name_season(years, "  ")
    assert page(years).period.choice.currentText() == "All time"
    name_season(years, "Win\u202eter")
    assert "Season name" in page(years).sentence.text()
    assert page(years).period.choice.currentText() == "All time"


def test_a_period_without_an_evening_says_so(years: Window) -> None:
    bar = page(years).period
    bar.first.set_day(date(2001, 1, 1))
    bar.last.set_day(date(2001, 12, 31))
    assert page(years).empty.text() == "No finished deal in this period."
    assert not page(years).body.isVisible()
    years.use("print")
    assert page(years).sentence.text().startswith("Choose another period")
    bar.first.set_day(date(2002, 1, 1))
    assert page(years).note.text() == "Choose a first day before the last."
    choose_period(years, "All time")
    assert page(years).body.isVisible()


def test_a_best_evening_opens_its_session(qtbot: QtBot, years: Window) -> None:
    shown = page(years)
    at = [table.accessibleName() for table in shown.tables].index("Best sessions")
    table = shown.tables[at]
    line = table.line()
    assert line is not None
    opened = line.evening.id
    qtbot.keyClick(table, Qt.Key.Key_Return)
    settle()
    assert years.desk.session_id == opened


# Paper and files


def written(window: Window, name: str, monkeypatch: pytest.MonkeyPatch, tool: str) -> Path:
    out = window.folder / name
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: out)
    window.use(tool)
    return out


def test_the_csv_is_of_the_period(years: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    choose_period(years, "This year")
    out = written(years, "season.csv", monkeypatch, "csv")
    header, *rows = out.read_text("utf-8").splitlines()
    assert header == "date,where,place,player,points,total"
    assert len(rows) == 5
    assert all(row.startswith(str(date.today().year)) for row in rows)


def test_the_pages_are_shown_and_written(years: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    choose_period(years, "This year")
    years.use("print")
    (shown,) = (w for w in years.app.topLevelWidgets() if isinstance(w, QPrintPreviewDialog))
    assert "Season · Chicago with Russian scoring" in shown.windowTitle()
    shown.close()
    pdf = written(years, "season.pdf", monkeypatch, "pdf")
    assert pdf.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(("which", "count"), [("Pages", 2), ("Chart", 1)])
def test_pages_and_chart_are_written_as_pictures(
    years: Window, monkeypatch: pytest.MonkeyPatch, which: str, count: int
) -> None:
    choose(years, which)
    written(years, "season.svg", monkeypatch, "picture")
    found = sorted(years.folder.glob("season*.svg"))
    assert len(found) >= count
    assert "Вера" in found[0].read_text("utf-8")


def test_the_chart_is_copied(years: Window) -> None:
    years.use("copy_chart")
    assert not years.app.clipboard().image().isNull()


def test_shares_of_a_maximum_have_pages_and_no_sums(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(games.loads(known.text("pairs-1")), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.use("figures")
        window.use("csv")
        assert page(window).sentence.text().startswith("This game has no season CSV")
        window.use("copy_chart")
        assert page(window).sentence.text() == "This game has no chart."
        assert written(window, "pairs.pdf", monkeypatch, "pdf").stat().st_size > 1000


def test_an_open_deal_is_in_no_figure_page_or_file(
    qtbot: QtBot, tmp_path: Path, going_on: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that two books that differ only in counts of open deals show and print the same."""
    counts = tuple(replace(each, hcp=(0, 0, 3, 37)) for each in going_on.counts[5:])
    other = replace(going_on, counts=going_on.counts[:5] + counts)
    assert other != going_on
    seen = []
    for at, session in enumerate((going_on, other)):
        folder = tmp_path / str(at)
        folder.mkdir()
        with Book.open(folder / "book.sqlite") as book:
            book.add(session, NINE)
        with Window(folder, drawn=False) as window:
            window.use("figures")
            tables = page(window).tables
            cells = [
                str(model.index(row, column).data())
                for model in (table.model() for table in tables)
                for row in range(model.rowCount())
                for column in range(model.columnCount())
            ]
            text = written(window, "season.csv", monkeypatch, "csv").read_text("utf-8")
            seen.append((cells, text, page(window).bars.accessibleDescription()))
    assert seen[0] == seen[1]
