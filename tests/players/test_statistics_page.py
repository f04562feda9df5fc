from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QTabWidget
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.games.house.figure_tables import tables
from chicago_gui.games.house.figures import PairLine, Part, PlayerLine
from chicago_gui.players.statistics_page import StatisticsPage
from chicago_gui.sheet.figures import FigureTable, FigureTables, LineColumn, Scored
from chicago_gui.sheet.season import Figures, Season, figures_of
from chicago_gui.sheet.words import MINUS
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.seasons import evening
from tests.widgets.an_evening import LONG_NAMES

LEFT = Qt.MouseButton.LeftButton


def player(name: str, imps: int, *, merged: bool = False) -> PlayerLine:
    return PlayerLine(
        name=name,
        evenings=2,
        won=1,
        all=Part(24, imps),
        declarer=Part(8, imps),
        dummy=Part(0, 0),
        defence=Part(16, 0),
        hcp_per_deal=10.25,
        best_partner="Vera",
        merged=merged,
        place=1,
        made=6,
    )


def pair(one: str, other: str, imps: int) -> PairLine:
    return PairLine((one, other), 2, Part(6, imps), Part(2, imps), Part(4, 0), 19.5)


FIGURES = tables(
    Figures(
        (player("Аня", 12, merged=True), player("Аня Иванова", 3), player(LONG_NAMES[0], -15)),
        (pair("Аня", "Vera", 7), pair("Vera", LONG_NAMES[1], -7)),
    )
)


@pytest.fixture
def page(qtbot: QtBot) -> StatisticsPage:
    page = StatisticsPage(DAY)
    qtbot.addWidget(page)
    page.resize(1300, 600)
    page.show_figures(FIGURES)
    page.show()
    return page


def row(page: StatisticsPage, at: int, *, table: int = 0) -> list[str]:
    model = page.tables[table].model()
    return [str(model.index(at, column).data()) for column in range(model.columnCount())]


@pytest.mark.parametrize(
    ("table", "line", "cells"),
    [
        (0, 0, ["1", "Аня", "2", "1", "24", "+12", "+0.50", "+6.0", "", "10.2", "Vera"]),
        (1, 1, [f"Vera – {LONG_NAMES[1]}", "2", "6", "−7", "−1.17", "19.5", "−7 in 2", "0 in 4"]),
        (2, 0, ["Аня", "8", "6", "75", "+12", "+1.50", "", "0 in 16"]),
    ],
    ids=["player", "pair", "declarer"],
)
def test_a_line_has_its_figures(
    page: StatisticsPage, table: int, line: int, cells: list[str]
) -> None:
    assert row(page, line, table=table) == cells


def test_a_player_s_strength_stands_with_how_sure_it_is(qtbot: QtBot) -> None:
    names = ("Аня", "Vera", "Boris", "Dima", "Egor")
    fours = [
        (names[at], names[(at + 1) % 5], names[(at + 2) % 5], names[(at + 3) % 5])
        for at in range(5)
    ] * 4
    # Dima is two IMPs weaker than the others.
    deals = tuple(
        Scored(four, ((20 + at % 7, 0, 0, 2 * ("Dima" in four[2:]) - 2 * ("Dima" in four[:2])),))
        for at, four in enumerate(fours)
    )
    page = StatisticsPage(DAY)
    qtbot.addWidget(page)
    page.show_figures(tables(Figures((player("Аня", 1), player("Dima", 0)), (), deals)))
    found = {row(page, at)[1]: row(page, at)[8] for at in range(2)}
    assert found == {"Аня": "+0.40 ±0.00", "Dima": f"{MINUS}1.60 ±0.00"}


def test_the_group_s_own_targets_stand_beside_house_and_official(page: StatisticsPage) -> None:
    targets = page.tables[-1].model()
    assert targets.rowCount() == 21
    cells = [targets.index(13, column).data() for column in range(9)]
    # Without deals, our targets are those of the house.
    assert [cells[at] for at in (0, 1, 2, 4, 5, 6, 8)] == [
        "33",
        "580",
        "900",
        "0",
        "780",
        "1350",
        "0",
    ]
    assert cells[3].split()[0] == "580"
    assert cells[7].split()[0] == "780"


def test_who_has_most_imps_is_first_until_another_heading_is_clicked(page: StatisticsPage) -> None:
    model = page.tables[0].model()
    assert model.headerData(5, Qt.Orientation.Horizontal) == "IMPs\xa0▾"
    page.tables[0].sort_by(1)
    names = [LONG_NAMES[0], "Аня", "Аня Иванова"]
    assert [line.name for line in page.tables[0].lines] == names
    page.tables[0].sort_by(1)
    assert [line.name for line in page.tables[0].lines] == names[::-1]


def test_the_player_asked_for_is_marked(page: StatisticsPage) -> None:
    page.show_figures(FIGURES, "Аня Иванова")
    line = page.tables[0].line()
    assert line is not None
    assert line.name == "Аня Иванова"


def test_without_a_scored_deal_it_says_so(page: StatisticsPage) -> None:
    page.show_figures(tables(Figures((), ())))
    assert page.empty.isVisible()
    assert page.empty.text().startswith("No deal is scored yet.")
    assert not page.body.isVisible()


def test_nothing_moves_when_something_is_said(page: StatisticsPage) -> None:
    table = page.tables[0]
    before = table.mapTo(page, QPoint(0, 0)), table.size()
    page.say("Аня and Vera are two people: they played in one session.")
    QApplication.processEvents()
    assert page.sentence.isVisible()
    assert (table.mapTo(page, QPoint(0, 0)), table.size()) == before
    assert page.back.geometry().right() > page.width() - 40


def test_another_game_has_other_tables(page: StatisticsPage) -> None:
    toy: FigureTable[str] = FigureTable(
        "Everybody", (LineColumn("Name", str, str, key="name"),), ("Ann", "Bob"), "name", str
    )
    page.show_figures(FigureTables((toy,), "All of it is chance."))
    assert len(page.tables) == 1
    assert page.names == ["Ann", "Bob"]
    assert page.merge.isEnabled()
    assert not page.separate.isEnabled()
    page.show_figures(FIGURES)
    assert row(page, 0)[1] == "Аня"
    assert page.separate.isVisible()


NINE = ("Аня", "Boris", "Vera", "Dima", "Egor", "Zoë", "Ян", "Олег", "Ursula")


def season(names: Sequence[str] = NINE[:5]) -> FigureTables:
    """Return the tables of two sessions of `names`."""
    points = tuple(range(len(names), 0, -1))
    found = Season(
        tuple(evening(date(2026, 1, day), names, points, place=f"At {day}") for day in (2, 9))
    )
    return games.form("rubber").figures(figures_of(games.game("rubber"), found))


def titles(page: StatisticsPage) -> list[str]:
    (tabs,) = (each for each in page.findChildren(QTabWidget) if each.isVisible())
    return [tabs.tabText(at) for at in range(tabs.count())]


@pytest.fixture
def seasoned(qtbot: QtBot, page: StatisticsPage) -> StatisticsPage:
    page.show_figures(season())
    QApplication.processEvents()
    return page


def test_curve_and_bars_stand_beneath_the_players(seasoned: StatisticsPage) -> None:
    page = seasoned
    assert page.chart.isVisible()
    assert page.bars.isVisible()
    assert "Chart" not in titles(page)
    table = page.tables[0]
    below = table.mapTo(page, QPoint(0, table.height())).y()
    assert page.charts.mapTo(page, QPoint(0, 0)).y() >= below
    # All five lines are visible.
    assert table.viewport().height() >= 5 * table.rowHeight(0)
    assert page.bars.accessibleDescription().startswith("Аня +")


def test_curve_and_bars_have_a_tab_of_their_own_in_a_low_window(seasoned: StatisticsPage) -> None:
    page = seasoned
    page.resize(1024, 330)
    QApplication.processEvents()
    assert titles(page)[1] == "Chart"
    assert not page.chart.isVisible()
    page.resize(1300, 700)
    QApplication.processEvents()
    assert "Chart" not in titles(page)
    assert page.chart.isVisible()


def test_games_without_sums_have_neither_curve_nor_bars(page: StatisticsPage) -> None:
    page.show_figures(FIGURES)
    assert not page.chart.isVisible()
    assert not page.bars.isVisible()


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_each_bar_has_the_colour_of_its_line(qtbot: QtBot, theme: Theme) -> None:
    page = StatisticsPage(theme)
    qtbot.addWidget(page)
    page.resize(1300, 700)
    page.show_figures(season())
    page.show()
    QApplication.processEvents()
    drawn = page.bars.grab().toImage()
    found = {
        drawn.pixelColor(x, y).name().upper()
        for x in range(0, drawn.width(), 3)
        for y in range(0, drawn.height(), 2)
    }
    assert {colour.upper() for colour in theme.players[:5]} <= found


def test_head_to_head_shows_one_player_at_a_time(qtbot: QtBot, seasoned: StatisticsPage) -> None:
    page = seasoned
    at = titles(page).index("Head to head")
    choice, table = page.choices[at], page.tables[at]
    assert [line.other for line in table.lines] == ["Boris", "Vera", "Dima", "Egor"]
    page.tables[0].setFocus()
    qtbot.keyClick(page.tables[0], Qt.Key.Key_Down)
    # The player selected in the table is chosen.
    assert choice.currentText() == "Boris"
    assert [line.other for line in table.lines] == ["Аня", "Vera", "Dima", "Egor"]
    choice.setFocus()
    qtbot.keyClick(choice, Qt.Key.Key_End)
    assert {line.name for line in table.lines} == {"Egor"}


def house(imps: int) -> FigureTables:
    """Return the tables of twenty deals, each lost by Dima's team by this many IMPs."""
    names = ("Аня", "Vera", "Boris", "Dima", "Egor")
    deals = tuple(
        Scored(
            (names[at], names[at - 1], names[at - 2], names[at - 3]),
            tuple((20 + no, 0, 0, imps + no) for no in range(4)),
        )
        for at in range(5)
    )
    return tables(Figures(tuple(player(name, imps) for name in names), (), deals))


def test_another_period_changes_every_cell(qtbot: QtBot, page: StatisticsPage) -> None:
    page.show_figures(house(3))
    page.show_figures(house(8))
    fresh = StatisticsPage(DAY)
    qtbot.addWidget(fresh)
    fresh.show_figures(house(8))
    for at in range(len(fresh.tables)):
        count = fresh.tables[at].model().rowCount()
        shown, new = (
            [row(each, line, table=at) for line in range(count)] for each in (page, fresh)
        )
        assert shown == new


def test_head_to_head_keeps_its_player(qtbot: QtBot, seasoned: StatisticsPage) -> None:
    page = seasoned
    (choice,) = page.choices.values()
    choice.setFocus()
    qtbot.keyClick(choice, Qt.Key.Key_End)
    assert choice.currentText() == "Egor"
    page.show_figures(season(NINE))
    assert choice.currentText() == "Egor"
    assert choice.count() == 9


def test_the_table_fits_its_lines_when_one_comes_back_to_it(seasoned: StatisticsPage) -> None:
    page = seasoned
    page.resize(1300, 1000)
    (tabs,) = (each for each in page.findChildren(QTabWidget) if each.isVisible())
    tabs.setCurrentIndex(1)
    page.show_figures(season(NINE))
    tabs.setCurrentIndex(0)
    QApplication.processEvents()
    table = page.tables[0]
    assert table.viewport().height() >= 9 * table.rowHeight(0)
