"""The standing: its rows, and how they move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QParallelAnimationGroup, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.games.house.form import standing
from chicago_gui.games.house.view import View
from chicago_gui.record import replace
from chicago_gui.sheet.panel import Standing, StandingLine
from chicago_gui.widgets.standing import (
    Columns,
    PartnersRow,
    StandingPanel,
    StandingRow,
    marks_width,
    paint_marks,
)
from chicago_gui.widgets.theme import DAY, EVENING, Role, Theme
from tests.widgets.an_evening import LONG_NAMES, NAMES, view
from tests.widgets.eyes import marked, painted, picture, where
from tests.widgets.styles import still


@pytest.fixture
def panel(qtbot: QtBot) -> StandingPanel:
    widget = StandingPanel(DAY)
    qtbot.addWidget(widget)
    widget.resize(276, 300)
    return widget


def imps(*of: int, cap: int = 3) -> View:
    """Return a view with these IMPs, in the order of the sheet."""
    before = view(5)
    lines = tuple(
        replace(each, imps=number) for each, number in zip(before.standing, of, strict=True)
    )
    return replace(before, standing=lines, cap=cap)


def order(panel: StandingPanel) -> list[str]:
    return [row.name for row in panel.rows]


def test_the_best_stands_first_and_who_is_level_as_on_the_sheet(panel: StandingPanel) -> None:
    panel.show_standing(standing(imps(-3, 2, 9, 2, -10)))
    assert order(panel) == ["Vera", "Boris", "Dima", "Anna", "Egor"]
    tops = [row.y() for row in panel.rows]
    assert tops == sorted(tops)
    assert len(set(tops)) == 5


def test_players_come_and_go(panel: StandingPanel) -> None:
    whole = standing(imps(5, 4, 3, 2, 1))
    fewer = replace(whole, lines=whole.lines[:4], partnerships=whole.partnerships[:6])
    for shown in (whole, fewer, whole, fewer):
        panel.show_standing(shown)
        assert sorted(order(panel)) == sorted(line.name for line in shown.lines)
        assert len(panel.pairs) == len(shown.partnerships)


def test_a_line_says_its_numbers_in_words(panel: StandingPanel) -> None:
    panel.show_standing(standing(view(5)))
    assert panel.rows[0].accessibleName() == "Boris: +13 IMPs, out 1 of 3, opened 2 of 3"
    assert panel.rows[0].toolTip() == panel.rows[0].accessibleName()
    # Some screen readers announce only a change of the description.
    assert panel.rows[0].accessibleDescription() == panel.rows[0].accessibleName()
    assert panel.rows[4].accessibleName() == "Dima: −9 IMPs, out 1 of 3, opened 0 of 3"


def test_a_name_like_markup_is_no_markup_in_the_tooltip(panel: StandingPanel) -> None:
    panel.show_standing(standing(view(5, LONG_NAMES)))
    (row,) = (row for row in panel.rows if "<b>" in row.name)
    assert "&lt;b&gt;Sons" in row.toolTip()
    assert "<b>Sons" in row.accessibleName()


@pytest.mark.parametrize(
    ("scored", "title"),
    [(0, "Before the first result"), (5, "Standing after 5 of 15 deals")],
)
def test_it_is_titled_by_how_far_the_evening_is(
    panel: StandingPanel, scored: int, title: str
) -> None:
    panel.show_standing(standing(view(scored)))
    assert panel.accessibleName() == title


def test_nothing_is_there_before_a_view_comes(panel: StandingPanel) -> None:
    assert marked(picture(panel, DAY, QSize(276, 300)), DAY).isNull()
    assert panel.link.isHidden()


def test_the_partnerships_are_shown_and_hidden(qtbot: QtBot, panel: StandingPanel) -> None:
    panel.show_standing(standing(view(5)))
    panel.show()
    low = panel.sizeHint().height()
    assert not any(pair.isVisible() for pair in panel.pairs)
    qtbot.mouseClick(panel.link, Qt.MouseButton.LeftButton)
    assert [pair.isVisible() for pair in panel.pairs] == [True] * 10
    assert panel.sizeHint().height() > low
    said = [pair.accessibleName() for pair in panel.pairs]
    assert said[0] == "Anna – Boris: partners 1×"
    assert said[6] == "Boris – Egor: partners 1×"
    panel.link.setFocus()
    qtbot.keyClick(panel.link, Qt.Key.Key_Space)
    assert not any(pair.isVisible() for pair in panel.pairs)
    assert panel.sizeHint().height() == low


def test_open_partnerships_follow_the_evening(panel: StandingPanel) -> None:
    panel.show_standing(standing(view(5)))
    panel.link.click()
    panel.show_standing(standing(view(15)))
    assert [pair.isHidden() for pair in panel.pairs] == [False] * 10
    assert panel.pairs[0].accessibleName() == "Anna – Boris: partners 3×"


@pytest.mark.parametrize("theme", [DAY.at(0.8), DAY, DAY.at(1.5), DAY.at(2)])
def test_everything_has_its_place(panel: StandingPanel, theme: Theme) -> None:
    panel.set_theme(theme)
    shown = standing(view(15, LONG_NAMES))
    panel.show_standing(replace(shown, partnerships=shown.partnerships[:9]))
    panel.link.click()
    panel.show()
    panel.resize(panel.sizeHint())
    boxes = [child.geometry() for child in (*panel.rows, panel.link, *panel.pairs)]
    for place, box in enumerate(boxes):
        assert panel.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[place + 1 :])


def test_children_are_read_from_top_to_bottom(panel: StandingPanel) -> None:
    panel.show_standing(standing(view(5)))
    panel.link.click()
    shown = [child for child in panel.children() if isinstance(child, QWidget)]
    assert shown == [*panel.rows, panel.link, *panel.pairs]


# Sliding ---------------------------------------------------------------------------------------


def tops(panel: StandingPanel) -> list[int]:
    return [row.y() for row in panel.rows]


@pytest.fixture
def overtaken(panel: StandingPanel) -> Callable[[], None]:
    """Move Egor from the last place to the first while the panel is visible."""
    panel.show_standing(standing(imps(4, 3, 2, 1, 0)))
    panel.show()
    return lambda: panel.show_standing(standing(imps(4, 3, 2, 1, 9)))


def test_who_overtakes_slides(panel: StandingPanel, overtaken: Callable[[], None]) -> None:
    first, *_, last = places = tops(panel)
    overtaken()
    assert order(panel) == ["Egor", *NAMES[:4]]
    assert panel.rows[0].accessibleName().startswith("Egor: +9")
    assert tops(panel)[:2] == [last, first]
    # The next view does not wait for the slide.
    panel.show_standing(standing(imps(20, 3, 2, 1, 9)))
    assert order(panel)[:2] == ["Anna", "Egor"]
    panel.finish()
    assert tops(panel) == places


def test_a_slide_goes_on_through_entries(
    panel: StandingPanel, overtaken: Callable[[], None]
) -> None:
    places = tops(panel)
    overtaken()
    slide = panel.findChildren(QParallelAnimationGroup)[-1]
    slide.setCurrentTime(slide.duration() // 2)
    midway = tops(panel)
    panel.show_standing(standing(imps(5, 3, 2, 1, 8)))
    assert tops(panel) == midway != places
    slide.setCurrentTime(slide.duration())
    assert tops(panel) == places


def no_motion_in_the_system(panel: StandingPanel) -> None:
    style = still()
    style.setParent(panel)
    panel.setStyle(style)


def who_leads_already(panel: StandingPanel) -> None:
    panel.show_standing(standing(imps(4, 3, 2, 1, 5)))
    panel.finish()


@pytest.mark.parametrize("why", [no_motion_in_the_system, who_leads_already])
def test_nobody_slides(
    panel: StandingPanel, overtaken: Callable[[], None], why: Callable[[StandingPanel], None]
) -> None:
    places = tops(panel)
    why(panel)
    overtaken()
    assert panel.rows[0].name == "Egor"
    assert tops(panel) == places


def test_a_change_of_size_ends_the_slide(
    panel: StandingPanel, overtaken: Callable[[], None]
) -> None:
    places = tops(panel)
    overtaken()
    (slide,) = panel.findChildren(QParallelAnimationGroup)
    panel.resize(panel.width() + 20, panel.height())
    assert slide.state() is QParallelAnimationGroup.State.Stopped
    assert tops(panel) == places


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_it_is_painted_in_its_theme(panel: StandingPanel, theme: Theme) -> None:
    panel.show_standing(standing(view(5)))
    panel.set_theme(theme)
    image = picture(panel, theme, QSize(276, 300))
    found = {image.pixel(x, y) for x in range(276) for y in range(300)}
    colours = {QColor(each).name().upper() for each in found}
    assert {theme.ink, theme.gain, theme.loss, theme.accent, theme.strong_rule} <= colours
    other = EVENING if theme is DAY else DAY
    assert not {other.ink, other.gain, other.accent} & colours


def test_all_names_have_one_size(panel: StandingPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, int] = {}

    def draw(painter: QPainter, *given: object) -> None:
        drawn[str(given[-1]).replace("\n", " ")] = painter.font().pixelSize()

    monkeypatch.setattr(QPainter, "drawText", draw)
    shown = standing(imps(5, 4, 3, 2, 1))
    for name, usual in (("Vera", True), ("Maximiliane Oberhuber", False)):
        lines = (*shown.lines[:4], replace(shown.lines[4], name=name))
        panel.show_standing(replace(shown, lines=lines))
        drawn.clear()
        panel.grab()
        sizes = {drawn[line.name] for line in lines}
        assert len(sizes) == 1
        assert (sizes == {DAY.font(Role.STANDING).pixelSize()}) is usual


def test_a_long_title_is_written_whole(panel: StandingPanel) -> None:
    title = "Север–Юг · После 33 из 33 результатов"
    panel.show_standing(replace(standing(imps(0, 0, 0, 0, 0)), title=title))
    head = picture(panel, DAY, QSize(276, 300)).copy(0, 0, 276, 24)
    assert 200 < marked(head, DAY).right() < 274


@pytest.mark.parametrize(("width", "shown"), [(600, [0, 1]), (270, [1]), (150, [])])
def test_details_are_left_out_before_names_are_cut(
    panel: StandingPanel, width: int, shown: list[int]
) -> None:
    names = ("Natalia", "Boris", "Konstantin", "Dima")

    def seen(*details: str) -> QImage:
        lines = tuple(StandingLine(name, 18, (1, 2), details=details) for name in names)
        heads = ("out", "opened"), (3, 3)
        panel.show_standing(Standing("", "IMPs", lines, *heads, detailed=("deals", "mean")))
        return picture(panel, DAY, QSize(width, 200))

    first, *others = seen("12", "+1.5"), seen("13", "+1.5"), seen("12", "+1.6")
    assert [at for at, other in enumerate(others) if other != first] == shown
    assert "deals 12, mean +1.6" in panel.rows[0].accessibleName()


COLUMNS = Columns(120, 180, (200, 240))


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def measured(cap: int = 3) -> Standing:
    return Standing("", "IMPs", (), ("out", "opened"), (cap, cap))


def row(host: QWidget, shown: StandingLine, cap: int = 3) -> QImage:
    line = StandingRow(DAY, host)
    line.arrange(DAY, COLUMNS)
    line.show_line(shown, measured(cap))
    return picture(line, DAY, QSize(290, 30))


def marks(count: int, cap: int, theme: Theme = DAY, *, square: bool = False) -> QImage:
    size = QSize(200, 40)
    rect = QRectF(0, 0, 200, 40)
    return painted(
        size, theme, lambda painter: paint_marks(painter, rect, count, cap, theme, square=square)
    )


def fillings(image: QImage, number: int, scale: float = 1.0) -> list[str]:
    """Return the colours in the middle of the first `number` marks."""
    return [
        image.pixelColor(int(scale * (4 + 12 * mark)), 20).name().upper() for mark in range(number)
    ]


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize(("square", "token"), [(False, "strong_rule"), (True, "accent")])
def test_marks_are_filled_by_count(host: QWidget, square: bool, token: str, scale: float) -> None:
    theme = DAY.at(scale)
    full, bare = getattr(DAY, token), DAY.paper
    seen = fillings(marks(2, 3, theme, square=square), 4, scale)
    assert seen == [full, full, bare, bare]
    seen = fillings(marks(0, 5, theme, square=square), 5, scale)
    assert seen == [bare] * 5


def test_an_empty_mark_has_an_outline(host: QWidget) -> None:
    assert not marked(marks(0, 1), DAY).isNull()
    assert marked(marks(0, 1), DAY).right() < 10


def test_what_is_beyond_the_cap_is_longer_and_a_loss(host: QWidget) -> None:
    assert fillings(marks(4, 3), 5) == [*[DAY.strong_rule] * 3, DAY.loss, DAY.paper]


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize(("count", "cap"), [(0, 2), (2, 3), (6, 6), (4, 3), (4, 7), (9, 3)])
def test_marks_are_as_wide_as_they_say(host: QWidget, count: int, cap: int, scale: float) -> None:
    theme = DAY.at(scale)
    seen = marked(marks(count, cap, theme, square=True), theme)
    assert seen.right() + 1 <= marks_width(count, cap, theme) + 1.5
    assert seen.width() >= marks_width(count, cap, theme) - 4 * scale


@pytest.mark.parametrize(("count", "cap", "token"), [(4, 7, "ink"), (8, 7, "loss")])
def test_more_than_six_are_written(host: QWidget, count: int, cap: int, token: str) -> None:
    image = marks(count, cap)
    assert where(image, DAY.strong_rule).isNull()
    assert not where(image, getattr(DAY, token)).isNull()
    metrics = QFontMetricsF(DAY.font(Role.CELL))
    assert marks_width(count, cap, DAY) == metrics.horizontalAdvance(f"{count}/{cap}")


@pytest.mark.parametrize(
    ("imps", "token", "others"),
    [(14, "gain", ["loss"]), (-8, "loss", ["gain"]), (0, "ink", ["gain", "loss"])],
)
def test_imps_are_a_gain_or_a_loss(host: QWidget, imps: int, token: str, others: list[str]) -> None:
    image = row(host, StandingLine("", imps, (0, 0)))
    seen = where(image, getattr(DAY, token))
    assert not seen.isNull()
    assert seen.right() < COLUMNS.figure_right
    assert all(where(image, getattr(DAY, other)).isNull() for other in others)


@pytest.mark.parametrize("name", LONG_NAMES)
def test_a_long_name_does_not_run_into_the_figures(host: QWidget, name: str) -> None:
    bare = row(host, StandingLine("", -112, (2, 1)))
    named = row(host, StandingLine(name, -112, (2, 1)))
    right = QRect(QPoint(121, 0), QPoint(289, 29))
    assert named != bare
    assert named.copy(right) == bare.copy(right)
    # A name too long for one line continues in a second one.
    metrics = QFontMetricsF(DAY.font(Role.STANDING))
    goes_on = metrics.horizontalAdvance(name) > COLUMNS.name_right
    assert (marked(named.copy(QRect(0, 0, 121, 30)), DAY).height() > 18) is goes_on


def test_a_line_covers_what_it_passes(host: QWidget) -> None:
    line = StandingRow(DAY, host)
    line.arrange(DAY, COLUMNS)
    line.show_line(StandingLine("Anna", 1, (0, 0)), measured())
    line.resize(290, 30)
    ground = QImage(290, 30, QImage.Format.Format_RGB32)
    ground.fill(QColor(DAY.loss))
    line.render(ground, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    assert where(ground, DAY.loss).isNull()


def test_a_pair_shows_its_count_however_long_the_names(host: QWidget) -> None:
    pair = PartnersRow(DAY, host)
    size = QSize(130, 24)
    pair.set_pair(LONG_NAMES[:2], 3)
    three = picture(pair, DAY, size)
    pair.set_pair(LONG_NAMES[:2], 4)
    four = picture(pair, DAY, size)
    changed = [
        x
        for x in range(130)
        if any(three.pixelColor(x, y) != four.pixelColor(x, y) for y in range(24))
    ]
    assert min(changed) > 115
    assert not marked(four.copy(116, 0, 14, 24), DAY).isNull()


def test_a_pair_that_never_played_is_quiet(host: QWidget) -> None:
    pair = PartnersRow(DAY, host)
    pair.set_pair(("Anna", "Boris"), 0)
    image = picture(pair, DAY, QSize(130, 24))
    assert where(image, DAY.ink).isNull()
    assert not where(image, DAY.quiet).isNull()
