from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.widgets.strip import Face, Strip
from chicago_gui.widgets.theme import DAY, EVENING, Role, Theme
from tests.widgets.eyes import picture, where

LEFT = "PREPARER  ·  Dima  ·  turn the screen away"
RIGHT = ("Deal 7 of 15", ""), ("about 21:40 at the end", ""), ("Esc covers the sheet", "cover")


@pytest.fixture
def strip(qtbot: QtBot) -> Strip:
    widget = Strip(DAY)
    qtbot.addWidget(widget)
    return widget


@pytest.mark.parametrize("theme", [DAY, EVENING])
@pytest.mark.parametrize("face", Face)
def test_a_face_has_its_colour(strip: Strip, theme: Theme, face: Face) -> None:
    colours = {Face.TABLE: theme.strip_table, Face.PREPARER: theme.strip_preparer}
    strip.set_theme(theme)
    strip.set_face(Face.PREPARER if face is Face.TABLE else Face.TABLE, "the other", RIGHT)
    strip.set_face(face, "")
    image = picture(strip, theme, QSize(800, 40))
    assert strip.face is face
    assert where(image, colours.pop(face)) == image.rect()
    # The colours of the other face and of the paper do not appear.
    assert where(image, colours.popitem()[1]).isNull()
    assert where(image, theme.paper).isNull()


def test_it_says_in_words_which_face_is_up(strip: Strip) -> None:
    strip.set_face(Face.PREPARER, LEFT, RIGHT)
    assert strip.accessibleName() == LEFT
    assert strip.accessibleDescription() == "   ·   ".join(words for words, _ in RIGHT)
    strip.set_face(Face.TABLE, "TABLE")
    assert strip.accessibleName() == "TABLE"
    assert strip.accessibleDescription() == ""


@pytest.mark.parametrize("name", ["Maximilian-Alexander Brandt", "Константин Преображенский"])
def test_a_name_gives_way_to_the_deal_and_what_is_said_goes_whole(strip: Strip, name: str) -> None:
    said = (("Deal 12 of 15", "plan"), ("Esc covers the sheet", "cover"), ("about 23:40", ""))
    left = f"PREPARER  ·  {name}  ·  keep the screen turned away"
    strip.set_face(Face.PREPARER, left, said=said, name=name)
    assert strip.accessibleName() == left
    whole = [words for words, _ in said]
    names, least = set(), False
    for width in range(1200, 640, -5):
        shown, right = strip.texts(width)
        assert shown.startswith(f"PREPARER  ·  {name[:8]}")
        assert shown.endswith("  ·  keep the screen turned away")
        parts = right.split("   ·   ")
        assert parts == whole[: len(parts)]
        # Other parts are dropped only after the name is cut to its beginning.
        least = least or f"{name[:8]}…" in shown
        assert parts == whole or least
        names.add(shown)
    assert strip.texts(1200) == (left, "   ·   ".join(whole))
    assert len(names) > 8  # it loses one letter after another


def test_a_name_of_usual_length_stands_whole_and_what_is_said_gives_way(strip: Strip) -> None:
    said = (("Spiel 7 von 15", "plan"), ("Esc verdeckt das Blatt", "cover"))
    left = "VORBEREITER  ·  Dieter  ·  Bildschirm wegdrehen"
    strip.set_face(Face.PREPARER, left, said=said, name="Dieter")
    shown = {strip.texts(width) for width in range(700, 1000, 5)}
    assert shown == {
        (left, "Spiel 7 von 15"),
        (left, "Spiel 7 von 15   ·   Esc verdeckt das Blatt"),
    }


@pytest.mark.parametrize(
    "names",
    [
        ("Alexandra-Elisabeth", "Alexandra-Charlotte", "Alexander", "Alexandra"),
        ("Константин Преображенский", "Константин Предтеченский", "Константин П."),
    ],
)
@pytest.mark.parametrize("width", range(640, 1200, 20))
def test_shortened_names_differ(strip: Strip, names: tuple[str, ...], width: int) -> None:
    said = (("Deal 12 of 15", "plan"), ("Esc covers the sheet", "cover"), ("about 23:40", ""))
    shown = set()
    for name in names:
        left = f"PREPARER  ·  {name}  ·  keep the screen turned away"
        strip.set_face(Face.PREPARER, left, said=said, name=name, others=lambda: names)
        shown.add(strip.texts(width)[0])
    assert len(shown) == len(names)
    assert all(each.endswith("  ·  keep the screen turned away") for each in shown)


@pytest.mark.parametrize("width", range(160, 1200, 65))
def test_both_always_fit_and_stay_apart(strip: Strip, width: int) -> None:
    strip.set_face(Face.PREPARER, LEFT, RIGHT)
    left, right = strip.texts(width)
    bold = QFontMetricsF(DAY.font(Role.STRIP)).horizontalAdvance(left)
    light = QFontMetricsF(DAY.font(Role.STRIP_ASIDE)).horizontalAdvance(right)
    assert bold + light + (32 if right else 0) <= width + 1


def test_a_change_of_text_is_seen(strip: Strip) -> None:
    strip.set_face(Face.TABLE, "TABLE", (("Deal 7", ""),))
    before = picture(strip, DAY, QSize(800, 40))
    strip.set_face(Face.TABLE, "TABLE", (("Deal 8", ""),))
    assert picture(strip, DAY, QSize(800, 40)) != before


def test_links_that_are_shown_whole_can_be_clicked(qtbot: QtBot, strip: Strip) -> None:
    said = (("Deal 7 of 15", "plan"), ("about 21:40", ""), ("F2 preparer", "preparer"))
    strip.set_face(Face.TABLE, "TABLE", said=said, does="wanted")
    assert strip.accessibleDescription() == "Deal 7 of 15   ·   about 21:40   ·   F2 preparer"
    strip.resize(900, 40)
    doors = strip.links()
    assert set(doors) == {"wanted", "plan", "preparer"}
    pressed: list[str] = []
    strip.pressed.connect(pressed.append)
    for does, door in doors.items():
        assert min(door.width(), door.height()) >= 32
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=door.center().toPoint())
        assert pressed.pop() == does
    between = (doors["wanted"].right() + doors["plan"].left()) / 2
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(round(between), 20))
    qtbot.mouseClick(strip, Qt.MouseButton.RightButton, pos=doors["plan"].center().toPoint())
    assert not pressed
    strip.resize(280, 40)
    assert set(strip.links()) == {"wanted", "plan"}  # the other links are cut off


def moved_to(strip: Strip, at: QPointF) -> None:
    none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    over = strip.mapToGlobal(at)
    QApplication.sendEvent(strip, QMouseEvent(QEvent.Type.MouseMove, at, over, none, none, keys))


def test_words_under_the_mouse_are_underlined(strip: Strip) -> None:
    strip.set_face(Face.TABLE, "TABLE", said=(("F2 preparer", "preparer"),))
    strip.resize(600, 40)
    before = strip.grab().toImage()
    moved_to(strip, strip.links()["preparer"].center())
    assert strip.grab().toImage() != before
    assert strip.cursor().shape() is Qt.CursorShape.PointingHandCursor
    moved_to(strip, QPointF(200, 20))
    assert strip.grab().toImage() == before
    assert strip.cursor().shape() is not Qt.CursorShape.PointingHandCursor


def test_the_strip_shows_the_eye_of_its_face(strip: Strip) -> None:
    shapes = []
    for face in Face:
        strip.set_face(face, "")
        shapes.append(where(picture(strip, DAY, QSize(200, 40)), DAY.strip_text))
    assert not any(shape.isNull() for shape in shapes)
    assert shapes[0] != shapes[1]
