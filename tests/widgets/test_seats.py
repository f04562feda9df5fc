from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.sheet import words
from chicago_gui.sheet.panel import OUT, Seats, seated
from chicago_gui.widgets.seats import SeatsPicture
from chicago_gui.widgets.theme import DAY, EVENING, Role, Theme
from tests.widgets.an_evening import LONG_NAMES, NAMES
from tests.widgets.eyes import picture, where

SHORT = ("A", "B", "C", "D", "E")


def first(names: Sequence[str] = NAMES) -> Seats:
    """Return seats: Boris faces Egor, Dima faces Vera, and Anna is out."""
    return seated(names[0], ((names[1], names[4]), (names[3], names[2])))


def changes(names: Sequence[str] = NAMES) -> list[Seats]:
    """Return all eight legal changes of `first`: each of four goes out, one of two moves."""
    sat = first(names)
    made = []
    for gone in range(4):
        partner, movers = sat.chairs[(gone + 2) % 4], (sat.chairs[gone - 1], sat.chairs[gone - 3])
        for mover, stays in (movers, movers[::-1]):
            teams = ((partner, mover), (stays, sat.out[0]))
            made.append(seated(sat.chairs[gone], teams, sat))
    return made


@pytest.fixture
def table(qtbot: QtBot) -> SeatsPicture:
    widget = SeatsPicture(DAY)
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def say() -> Iterator[Callable[[str], None]]:
    """Yield a function that translates every text with the same word."""
    yield lambda word: words.install(lambda text, about, count: word)
    words.install(None)


Written = Callable[[SeatsPicture], dict[str, tuple[str, QFont, QRectF]]]
"""Draws a table, and returns how each text is written: its lines, font and room, by its letters."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    found: dict[str, tuple[str, QFont, QRectF]] = {}

    def draw(painter: QPainter, room: QRectF, _: object, lines: str) -> None:
        found["".join(lines.split())] = lines, painter.font(), QRectF(room)

    def written(table: SeatsPicture) -> dict[str, tuple[str, QFont, QRectF]]:
        found.clear()
        with monkeypatch.context() as drawing:
            drawing.setattr(QPainter, "drawText", draw)
            table.grab()
        return dict(found)

    return written


def test_an_empty_table_is_there_before_anybody_sits(table: SeatsPicture) -> None:
    image = picture(table, DAY)
    assert not where(image, DAY.band).isNull()
    assert where(image, DAY.ink).isNull()


FORTY = tuple(f"{name:ж<40}" for name in NAMES)


@pytest.mark.parametrize("theme", [DAY.at(0.8), DAY, EVENING.at(2)])
@pytest.mark.parametrize("names", [SHORT, NAMES, LONG_NAMES, FORTY])
def test_no_name_is_cut(
    table: SeatsPicture, written: Written, names: Sequence[str], theme: Theme
) -> None:
    table.set_theme(theme)
    table.set_seats(None, first(names))
    for width in (220, 252, 276, 420):
        across = theme.px(width)
        table.resize(across, table.heightForWidth(across))
        chairs = table.chairs()
        assert all(table.rect().toRectF().contains(chair) for chair in chairs)
        assert not any(one.intersects(other) for one, other in combinations(chairs, 2))
        found = written(table)
        assert found.keys() == {"out", *("".join(name.split()) for name in names)}
        for lines, font, room in found.values():
            metrics, split = QFontMetricsF(font), lines.split("\n")
            assert len(split) * metrics.height() <= room.height()
            assert max(map(metrics.horizontalAdvance, split)) <= room.width() + 1
            assert any(chair.adjusted(-1, 0, 1, 0).contains(room) for chair in chairs)
            assert font.pixelSize() >= theme.px(11)


def test_a_word_is_written_narrower_before_it_is_broken(
    table: SeatsPicture, written: Written
) -> None:
    table.set_seats(None, first((NAMES[0], "Вера Николаевна", *NAMES[1:])))
    table.resize(269, table.heightForWidth(269))
    lines, font, room = written(table)["ВераНиколаевна"]
    assert lines == "Вера\nНиколаевна"
    assert QFontMetricsF(font).horizontalAdvance("Николаевна") <= room.width() + 1
    assert font.pixelSize() >= DAY.px(11)


def test_in_a_column_it_is_as_high_as_its_names_need_there(qtbot: QtBot) -> None:
    column = QWidget()
    qtbot.addWidget(column)
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    table = SeatsPicture(DAY)
    layout.addWidget(table)
    layout.addStretch()
    names = ("Boris", "Wolfgang Amadeus", *NAMES[2:])
    for width in range(220, 300, 8):
        table.set_seats(None, seated(", ".join(NAMES), ((names[0], names[1]), (names[2], "Ed"))))
        column.resize(width, 600)
        column.show()
        assert table.height() == table.heightForWidth(width)


def test_a_long_word_for_out_stands_above_a_name_that_has_no_room_beside_it(
    table: SeatsPicture, written: Written, say: Callable[[str], None]
) -> None:
    say("отдыхает")
    table.set_seats(None, first(SHORT))
    table.resize(276, table.heightForWidth(276))
    (name,) = first(SHORT).out
    found = written(table)
    assert found[name][2].top() > found["отдыхает"][2].top() + 8
    assert table.chairs()[OUT].contains(found[name][2].adjusted(1, 0, -1, 0))


def test_where_nobody_is_out_no_room_is_kept_for_them(table: SeatsPicture) -> None:
    table.set_seats(None, first())
    high = table.sizeHint().height()
    table.set_seats(None, Seats(first().chairs))
    assert table.sizeHint().height() < high - 26
    table.resize(table.sizeHint())
    assert all(table.rect().toRectF().contains(chair) for chair in table.chairs()[:OUT])


def test_partners_face_each_other_across_the_table(table: SeatsPicture) -> None:
    table.set_seats(None, first())
    table.resize(table.sizeHint())
    top, right, bottom, left, out = (chair.center() for chair in table.chairs())
    assert top.x() == pytest.approx(bottom.x(), abs=1)
    assert left.y() == pytest.approx(right.y(), abs=1)
    assert top.y() < left.y() < bottom.y() < out.y()
    assert left.x() < top.x() < right.x()


def test_partners_are_joined_by_a_line(table: SeatsPicture) -> None:
    table.set_seats(None, first())
    image = picture(table, DAY)
    chairs = table.chairs()
    y = int(chairs[1].center().y())
    gap = range(int(chairs[3].right()) + 3, int(chairs[1].left()) - 2)
    for x in gap:
        column = {image.pixelColor(x, y + dy).name().upper() for dy in (-2, -1, 0, 1, 2)}
        assert not column <= {DAY.paper, DAY.band}


def test_arrows_come_with_a_legal_change(table: SeatsPicture) -> None:
    table.set_seats(None, first())
    assert table.arrows == ()
    assert where(picture(table, DAY), DAY.accent).isNull()
    table.set_seats(first(), changes()[0])
    assert len(table.arrows) == 2
    assert not where(picture(table, DAY), DAY.accent).isNull()


def test_a_change_the_page_does_not_know_has_no_arrows(table: SeatsPicture) -> None:
    kept = seated("Dima", (("Boris", "Egor"), ("Anna", "Vera")), first())
    table.set_seats(first(), kept)
    assert table.arrows == ()
    assert table.ways() == []
    assert where(picture(table, DAY), DAY.accent).isNull()


def inner_points(way: list[QPointF]) -> list[QPointF]:
    """Return the points of a path without its ends, which touch the chairs."""
    points = [
        start + (end - start) * (step / 20) for start, end in pairwise(way) for step in range(20)
    ]
    return points[1:-1]


@pytest.mark.parametrize("theme", [DAY.at(0.8), DAY, DAY.at(2)])
@pytest.mark.parametrize("names", [SHORT, NAMES, LONG_NAMES])
@pytest.mark.parametrize("change", range(8))
def test_arrows_go_from_chair_to_chair_and_through_none(
    table: SeatsPicture, change: int, names: Sequence[str], theme: Theme
) -> None:
    table.set_theme(theme)
    table.set_seats(first(names), changes(names)[change])
    table.resize(table.sizeHint())
    chairs = table.chairs()
    ways = table.ways()
    assert len(ways) == 2
    for (origin, chair), way in zip(table.arrows, ways, strict=True):
        touch = QRectF(-1, -1, 2, 2)
        assert chairs[origin].intersects(touch.translated(way[0]))
        assert chairs[chair].intersects(touch.translated(way[-1]))
        for point in inner_points(way):
            assert table.rect().toRectF().contains(point)
            assert not any(seat.adjusted(1, 1, -1, -1).contains(point) for seat in chairs)
    apart = min(
        (one - other).manhattanLength()
        for one in inner_points(ways[0])
        for other in inner_points(ways[1])
    )
    assert apart > 9 * theme.scale


def test_a_long_word_for_out_avoids_arrows(table: SeatsPicture, say: Callable[[str], None]) -> None:
    say("setzt diesmal aus")
    for seats in changes(LONG_NAMES):
        table.set_seats(first(LONG_NAMES), seats)
        table.resize(table.sizeHint())
        chairs = table.chairs()
        assert chairs[OUT].left() > chairs[2].center().x() + 8
        assert chairs[OUT].right() <= chairs[1].right()


@pytest.mark.parametrize(
    ("out", "said"),
    [
        ((), "Ann – Cid against Dee – Bob"),
        (("Eve",), "Ann – Cid against Dee – Bob; Eve is out"),
        (("Eve", "Fay", "Gus"), "Ann – Cid against Dee – Bob; Eve, Fay, Gus are out"),
    ],
)
def test_nobody_or_several_may_be_out(qtbot: QtBot, out: tuple[str, ...], said: str) -> None:
    table = SeatsPicture(DAY)
    qtbot.addWidget(table)
    table.set_seats(
        Seats(("Bob", "Ann", "Dee", "Cid"), out), Seats(("Ann", "Bob", "Cid", "Dee"), out)
    )
    assert table.accessibleName() == said
    assert table.arrows == ()
    assert not picture(table, DAY).isNull()


def test_who_was_out_comes_from_outside(table: SeatsPicture) -> None:
    for seats in changes():
        table.set_seats(first(), seats)
        (moved, gone), (out, chair) = table.arrows
        assert out == OUT
        assert chair == moved
        assert first().chairs[gone] == seats.out[0]


def test_a_long_name_shrinks_before_it_breaks(table: SeatsPicture, written: Written) -> None:
    for name, whole in (("Konstantinova", True), ("Maximilianowskaya", False)):
        table.set_seats(None, first((NAMES[0], name, *NAMES[2:])))
        table.resize(252, table.heightForWidth(252))
        lines, font, _ = written(table)[name]
        assert ("\n" not in lines) is whole
        assert font.pixelSize() < DAY.font(Role.NAME).pixelSize() or not whole
        assert all(len(line) > 2 for line in lines.split("\n"))


@pytest.mark.parametrize("theme", [DAY.at(scale / 100) for scale in range(80, 201, 4)], ids=str)
def test_a_name_that_has_room_is_never_broken(table: SeatsPicture, theme: Theme) -> None:
    table.set_theme(theme)
    table.set_seats(None, first(("Anna", "alexander", "Boris", "Victor", "Vera")))
    table.resize(table.sizeHint())
    metrics = QFontMetricsF(theme.font(Role.NAME))
    room = min(chair.width() for chair in table.chairs()[:4]) - 2 * theme.px(4)
    assert metrics.horizontalAdvance("alexander") <= room + 1
