"""The panel beside the form in games with sittings: account, chart, seats, debts, pad."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.games.four_deal import columns as fd
from chicago_gui.players.side_panel import SidePanel
from chicago_gui.widgets.theme import DAY
from tests.players.at_table import AtPage
from tests.sheet.sittings.strategies import FOUR, empty
from tests.sheets import known
from tests.window import Window, settle

SHEETS = Path(__file__).parents[1] / "sheets"


def begun(qtbot: QtBot, game: str, players: tuple[str, ...] = FOUR) -> AtPage:
    return AtPage(qtbot, games.game(game), empty(game, players))


def opened(qtbot: QtBot, name: str) -> AtPage:
    session = known.session(name)
    return AtPage(qtbot, games.of(session), session)


def test_the_pad_is_drawn_while_deals_are_typed(qtbot: QtBot) -> None:
    table = begun(qtbot, "rubber")
    assert not table.panel.pad.isVisible()
    assert table.panel.picture.isVisible()
    table.keys("⏎")
    assert table.panel.pad.isVisible()
    assert not table.panel.picture.isVisible()
    assert table.panel.pad.accessibleName() == ("Rubber 1: Ann & Cid 0, Bob & Dee 0; games 0 and 0")
    table.keys("4s a⏎=⏎")
    assert table.panel.pad.accessibleName() == (
        "Rubber 1: Ann & Cid 120, Bob & Dee 0; games 1 and 0"
    )


def test_the_account_stands_in_hundreds_with_how_many_rounds_each_has_played(
    qtbot: QtBot,
) -> None:
    table = opened(qtbot, "four-deal-crib")
    standing = table.face.entries.panel().standing
    assert standing.title == "Account after one round"
    assert standing.unit == "hundreds"
    assert [(line.name, line.figure, line.counts) for line in standing.lines] == [
        ("Ann", 23, (1,)),
        ("Bob", -23, (1,)),
        ("Cid", 23, (1,)),
        ("Dee", -23, (1,)),
    ]
    assert table.panel.words.text().splitlines() == [
        "Deals: Ann, dealer least often so far",
        "Bob owes Ann 23 hundreds",
        "Dee owes Cid 23 hundreds",
    ]


def test_exact_settling_is_told_in_points(qtbot: QtBot) -> None:
    table = opened(qtbot, "rubber-2")
    panel = table.face.entries.panel()
    assert panel.standing.unit == "points"
    assert panel.running is not None
    assert [way.points[-1] for way in panel.running.ways] == [
        (6, points) for points in table.port.view.account.points
    ]


def test_who_sits_where_follows_the_proposal_that_is_shown(qtbot: QtBot) -> None:
    table = begun(qtbot, "four-deal", ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay"))
    assert table.panel.picture.accessibleName() == ("Ann – Cid against Dee – Bob; Eve, Fay are out")
    table.go_to(0, fd.CONTRACT)
    table.keys(" ")
    assert table.panel.picture.accessibleName() == ("Ann – Bob against Dee – Cid; Eve, Fay are out")


@pytest.mark.parametrize("high", [576, 597, 681])
def test_the_last_debt_is_not_cut_when_the_type_has_changed(qtbot: QtBot, high: int) -> None:
    table = begun(qtbot, "rubber", ("Anna", "Alex", "Boris", "Bea", "Cara"))
    table.keys("⏎2s an⏎=⏎stop⏎")
    table.keys("⏎")
    table.keys("⏎3n c⏎=⏎stop⏎")
    panel = SidePanel(DAY)
    qtbot.addWidget(panel)
    panel.resize(293, high)
    panel.show_panel(table.face.entries.panel())
    panel.show()
    settle()
    assert panel.words.text().count(" owes ") == 3
    for part in (panel.words, panel.picture):
        assert part.height() >= part.heightForWidth(part.width())


@pytest.mark.parametrize("size", [(1280, 680), (1280, 720), (1366, 768)])
@pytest.mark.parametrize("file", ["four-deal-1", "four-deal-3", "rubber-1", "rubber-crib"])
def test_between_two_rounds_nothing_is_scrolled(
    qtbot: QtBot, tmp_path: Path, file: str, size: tuple[int, int]
) -> None:
    with Window(tmp_path, SHEETS / f"{file}.chicago") as window:
        window.main.resize(*size)
        settle()
        assert window.main.sheet is not None
        panel = window.main.sheet.panel
        assert panel.isVisible()
        assert panel.verticalScrollBar().maximum() == 0
        # What comes next is visible; the chart and the pad of the settled sitting make room.
        for part in (panel.standing, panel.picture, panel.words):
            assert (
                panel.viewport()
                .rect()
                .contains(QRect(part.mapTo(panel.viewport(), QPoint()), part.size()))
            )
        window.type("⏎")
        settle()
        # In an unfinished round the pad is fully visible.
        assert panel.pad.isVisible()
        assert panel.verticalScrollBar().maximum() == 0


def test_seven_players_have_room_in_the_drawer_of_a_small_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with Window(tmp_path, SHEETS / "four-deal-3.chicago") as window:
        window.main.resize(1024, 600)
        settle()
        page = window.main.sheet
        assert page is not None
        window.click(page.handle)
        assert page.panel.isVisible()
        assert page.panel.verticalScrollBar().maximum() == 0
        assert len(page.panel.standing.rows) == 7
