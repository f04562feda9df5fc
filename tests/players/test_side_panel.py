"""The panel beside the form, in the house game and in rounds and rubbers."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from chicago_gui.games.four_deal import columns as fd
from chicago_gui.games.house.form import panel as shown_beside
from chicago_gui.games.house.sheet import Deal
from chicago_gui.games.house.view import Advice, View
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.players.side_panel import SidePanel
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.panel import Panel, Picture, Standing, StandingLine
from chicago_gui.widgets.theme import DAY, EVENING, PANEL, Role
from tests.players.at_table import AtPage
from tests.sheet.sittings.strategies import FOUR, empty
from tests.sheets import known
from tests.widgets.an_evening import LONG_NAMES, NAMES, view
from tests.window import Window, settle

ANNA, BORIS, VERA, DIMA, EGOR = NAMES

ONE = ((ANNA, BORIS), (VERA, DIMA))

OTHER = ((ANNA, VERA), (BORIS, DIMA))

BEGUN = Deal(prepared_by=EGOR, decks=(ANNA, BORIS, VERA, DIMA))

BID = replace(BEGUN, teams=ONE, contract=Contract.parse("2S"), declarer=ANNA)


@pytest.fixture
def panel(qtbot: QtBot) -> SidePanel:
    panel = SidePanel(DAY)
    qtbot.addWidget(panel)
    panel.resize(DAY.px(PANEL), 700)
    panel.show()
    return panel


def advised(shown: View, advice: Advice) -> View:
    sheet = replace(shown.sheet, deals=tuple(each.deal for each in shown.deals))
    return replace(shown, sheet=sheet, advice=advice)


def test_before_a_deal_it_says_who_prepares_and_why_and_who_sits_where(panel: SidePanel) -> None:
    panel.show_panel(
        shown_beside(advised(view(2), Advice(EGOR, "dummy", None, (ONE, OTHER), BORIS)), ONE)
    )
    assert panel.accessibleName() == "Side panel"
    assert panel.title.text() == "Deal 3: seats"
    first, *moves = panel.words.text().splitlines()
    assert "Egor" in first
    assert "Opener: Boris" in moves
    assert panel.picture.isVisible()


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
@pytest.mark.parametrize("high", [560, 616, 664, 720])
def test_its_type_keeps_its_size(panel: SidePanel, names: tuple[str, ...], high: int) -> None:
    panel.resize(DAY.px(PANEL) - 32, high)
    lines = (
        "{} moves to {}'s chair, opposite {}",
        "{} takes {}'s chair, opposite {}",
        "Opener: {}",
    )
    said = [line.format(*names) for line in lines]
    one = ((names[0], names[1]), (names[2], names[3]))
    advice = Advice(names[4], "dummy", None, (one,), names[1])
    usual = shown_beside(advised(view(2, names), advice), one)
    assert usual.seats is not None
    sizes = []
    for rows in (1, 2, 3, 0, 3):
        seats = replace(usual.seats, lines=tuple(said[:rows])) if rows else None
        panel.show_panel(replace(usual, seats=seats))
        sizes.append(panel.title.font().pixelSize())
        assert panel.words.isVisible() == (rows > 0)
    assert len(set(sizes)) == 1
    panel.resize(panel.width(), 900)
    assert panel.title.font().pixelSize() == DAY.font(Role.TITLE).pixelSize()


def test_its_type_keeps_its_size_where_more_is_said_than_has_room(panel: SidePanel) -> None:
    teams = ((LONG_NAMES[0], LONG_NAMES[1]), (LONG_NAMES[2], LONG_NAMES[3]))
    advice = Advice(LONG_NAMES[4], "dummy", None, (teams,), LONG_NAMES[1])
    usual = shown_beside(advised(view(2, LONG_NAMES), advice), teams)
    assert usual.seats is not None
    sizes = []
    for said in (1, 60, 1):
        seats = replace(usual.seats, lines=("x",) * said, most=())
        panel.show_panel(replace(usual, seats=seats))
        sizes.append(panel.title.font().pixelSize())
        scrolled = panel.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded
        assert scrolled is (said == 60)
    assert set(sizes) == {sizes[0]}
    assert sizes[0] < DAY.font(Role.TITLE).pixelSize()


def test_after_the_last_deal_nobody_is_sent_anywhere(panel: SidePanel) -> None:
    panel.show_panel(
        shown_beside(advised(view(3, planned=3), Advice(EGOR, "dummy", None, (ONE,), BORIS)), ONE)
    )
    assert not panel.title.isVisible()
    assert not panel.picture.isVisible()
    assert not panel.words.isVisible()


def test_while_nobody_is_known_to_prepare_nothing_is_said(panel: SidePanel) -> None:
    panel.show_panel(shown_beside(advised(view(1), Advice(None, "first", None, (), None)), None))
    assert not panel.words.isVisible()


def test_names_are_no_mark_up(panel: SidePanel) -> None:
    # The name that looks like markup opens, so that the text has it.
    out, *four = LONG_NAMES[3], LONG_NAMES[4], *LONG_NAMES[:3]
    teams = ((four[0], four[1]), (four[2], four[3]))
    panel.show_panel(
        shown_beside(
            advised(view(1, LONG_NAMES), Advice(out, "dummy", None, (teams,), four[0])), teams
        )
    )
    assert LONG_NAMES[4] in panel.words.text()
    # Nothing is wider than the panel, which cannot be scrolled sideways.
    inner = panel.widget()
    assert inner is not None
    assert inner.width() <= panel.viewport().width()
    assert panel.words.textFormat() == Qt.TextFormat.PlainText


def test_it_never_takes_the_keyboard(panel: SidePanel) -> None:
    assert panel.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert panel.end.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_it_grows_with_the_zoom_and_changes_its_colours(panel: SidePanel) -> None:
    high = panel.end.minimumHeight()
    panel.show_panel(shown_beside(view(2), None))
    panel.resize(DAY.at(1.5).px(PANEL), 1200)
    panel.set_theme(EVENING.at(1.5))
    assert panel.end.minimumHeight() == round(high * 1.5)
    panel.grab()  # draws all of it


def test_a_long_standing_leaves_the_picture_in_sight(qtbot: QtBot) -> None:
    side = SidePanel(DAY)
    qtbot.addWidget(side)
    side.resize(308, 700)
    side.show()
    picture = Picture(80, 60, (), "the traveller")
    for count, above in ((8, False), (20, True)):
        lines = tuple(StandingLine(str(at), -at, text="50") for at in range(count))
        side.show_panel(Panel(Standing("Ranking", "%", lines), picture=picture))
        QApplication.processEvents()
        assert (side.pad.y() < side.standing.y()) is above


def test_the_pad_takes_the_room_there_is_until_it_is_as_wide_as_the_panel(qtbot: QtBot) -> None:
    side = SidePanel(DAY)
    qtbot.addWidget(side)
    side.setFixedWidth(440)
    lines = tuple(StandingLine(name, 0) for name in NAMES)
    side.show_panel(Panel(Standing("Ranking", "%", lines), picture=Picture(80, 60, (), "")))
    wide = 440 - 2 * DAY.px(12)
    drawn = []
    for height in (440, 480, 900):
        side.resize(440, height)
        side.show()
        QApplication.processEvents()
        drawn.append(side.pad.height())
        assert side.pad.geometry().bottom() < height
    assert drawn[0] < drawn[1] < drawn[2] == wide * 60 / 80


def test_what_is_left_over_goes_to_the_chart(panel: SidePanel) -> None:
    panel.show_panel(shown_beside(view(15), None))
    for height in (600, 900):
        panel.resize(panel.width(), height)
        QApplication.processEvents()
        assert panel.standing.height() < 240
        assert panel.chart.isVisible()
        assert panel.chart.geometry().bottom() > height - 20


def test_without_a_chart_the_lines_of_a_standing_have_more_air(panel: SidePanel) -> None:
    lines = tuple(StandingLine(name, 0) for name in NAMES)
    panel.show_panel(Panel(standing=Standing("Ranking", "IMPs", lines)))
    heights = []
    for height in (225, 290, 700):
        panel.resize(panel.width(), height)
        QApplication.processEvents()
        rows = panel.standing.rows
        assert rows[-1].geometry().bottom() < panel.standing.height() < height
        heights.append(rows[0].height())
        assert [row.height() for row in rows] == [heights[-1]] * 5
    assert heights[0] == 30
    assert heights == sorted(set(heights))


def test_a_double_name_is_not_broken_where_the_next_line_has_room_for_it(panel: SidePanel) -> None:
    names = ("Anne-Jörg", "Hans-Peter", "Marie-Luise", "Karl-Heinz", "Ann-Kathrin" * 5)
    teams = ((names[0], names[1]), (names[2], names[4]))
    advice = Advice(names[3], "dummy", None, (teams,), names[0])
    broken_within = 0
    for width in range(PANEL - 60, PANEL + 60, 4):
        panel.resize(width, 700)
        for scored in (1, 2):
            panel.show_panel(shown_beside(advised(view(scored, names), advice), teams))
        room = panel.words.width()
        for text in panel.words.text().split("\n"):
            for line in lines_of(panel.words, text, room):
                last = line.rpartition(" ")[2].replace("\u2060", "")
                assert last not in {"Anne-", "Hans-", "Marie-", "Karl-"}, (width, line)
                broken_within += line.count("-") and not line.endswith("h")
    assert broken_within  # a name too long for one line is broken and fully visible


def lines_of(label: QLabel, text: str, room: int) -> list[str]:
    """Return the lines into which a label breaks `text`."""
    layout = QTextLayout(text, label.font())
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        found.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return found


SHEETS = Path(__file__).parents[1] / "sheets"


def begun(qtbot: QtBot, game: str, players: tuple[str, ...] = FOUR) -> AtPage:
    return AtPage(qtbot, empty(game, players))


def opened(qtbot: QtBot, name: str) -> AtPage:
    session = known.session(name)
    return AtPage(qtbot, session)


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


def test_the_account_stands_in_hundreds_with_how_many_rounds_each_has_played(qtbot: QtBot) -> None:
    table = opened(qtbot, "four-deal-crib")
    standing = table.face.panel().standing
    assert standing.title == "Account after one round"
    assert standing.unit == "hundreds"
    assert [(line.name, line.figure, line.counts) for line in standing.lines] == [
        ("Ann", 23, (1,)),
        ("Bob", -23, (1,)),
        ("Cid", 23, (1,)),
        ("Dee", -23, (1,)),
    ]
    assert table.panel.words.text().splitlines() == [
        "Dealer: Ann (fewest so far)",
        "Bob owes Ann 23 hundreds",
        "Dee owes Cid 23 hundreds",
    ]


def test_exact_settling_is_told_in_points(qtbot: QtBot) -> None:
    table = opened(qtbot, "rubber-2")
    panel = table.face.panel()
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
    panel.show_panel(table.face.panel())
    panel.show()
    settle()
    assert panel.words.text().count(" owes ") == 3
    for part in (panel.words, panel.picture):
        assert part.height() >= part.heightForWidth(part.width())


@pytest.mark.parametrize("file", ["four-deal-1", "four-deal-3", "rubber-1", "rubber-crib"])
def test_between_two_rounds_nothing_is_scrolled(qtbot: QtBot, tmp_path: Path, file: str) -> None:
    with Window(tmp_path, SHEETS / f"{file}.chicago") as window:
        assert window.main.sheet is not None
        panel = window.main.sheet.panel
        for begun in (False, True):
            if begun:
                window.type("⏎")
            for size in ((1280, 680), (1280, 720), (1366, 768)):
                window.main.resize(*size)
                settle()
                assert panel.isVisible()
                assert panel.verticalScrollBar().maximum() == 0
                # What comes next is visible, for which the chart and the settled pad make room; in
                # an unfinished round the pad is.
                assert panel.pad.isVisible() or not begun
                for part in () if begun else (panel.standing, panel.picture, panel.words):
                    place = QRect(part.mapTo(panel.viewport(), QPoint()), part.size())
                    assert panel.viewport().rect().contains(place)


def test_seven_players_fit_the_drawer_of_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, SHEETS / "four-deal-3.chicago") as window:
        window.main.resize(1024, 600)
        settle()
        page = window.on(SheetPage)
        window.click(page.handle)
        assert page.panel.isVisible()
        assert page.panel.verticalScrollBar().maximum() == 0
        assert len(page.panel.standing.rows) == 7
