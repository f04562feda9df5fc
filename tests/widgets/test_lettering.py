from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetrics, QGuiApplication

from chicago_gui.resources import load_resources
from chicago_gui.widgets.lettering import broken, first_fitting, fitting, written
from chicago_gui.widgets.theme import DAY, Role

WORDS = st.text("aж-", min_size=1, max_size=9)


@given(words=st.lists(WORDS, min_size=1, max_size=4), room=st.integers(20, 200))
def test_lines_have_room_and_no_word_is_broken_that_has(
    qapp: QGuiApplication, words: list[str], room: int
) -> None:
    load_resources()
    metrics = QFontMetrics(DAY.font(Role.NAME))
    text = " ".join(words)
    lines = list(broken(text, metrics, room))
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(metrics.horizontalAdvance(line) <= room or len(line) == 1 for line in lines)
    parts = [part for word in words for part in word.replace("-", "-\0").split("\0") if part]
    if all(metrics.horizontalAdvance(part) <= room for part in parts):
        ends = text
        for line in lines[:-1]:
            ends = ends[len(line) :]
            assert line.endswith("-") or ends.startswith(" "), lines
            ends = ends.lstrip(" ")


@pytest.mark.parametrize(
    ("text", "high", "shown"),
    [
        ("by Alexander", False, "by Alexander"),
        ("Konstantin-Vladimir", True, "Konstantin-\nVladimir"),
        ("Maximiliane", True, "Maximiliane"),
    ],
)
def test_letters_become_smaller_before_anything_is_cut(
    qapp: object, text: str, high: bool, shown: str
) -> None:
    load_resources()
    font = DAY.font(Role.NAME)
    longest = max(shown.split("\n"), key=len)
    room = 0
    for share in (1.0, 0.86):
        room = round(QFontMetrics(font).horizontalAdvance(longest) * share) + 1
        smaller, lines = written(text, font, room, height=100 * high)
        assert lines == shown
        assert smaller.pixelSize() >= font.pixelSize() * 0.8
        assert (smaller.pixelSize() < font.pixelSize()) is (share < 1)
    assert written(text, font, room // 3, height=100 * high)[1].endswith("…")


def test_of_two_names_in_one_line_neither_gives_way_altogether(qapp: object) -> None:
    load_resources()
    metrics = QFontMetrics(DAY.font(Role.CELL))
    room = metrics.horizontalAdvance("6 Konstantin – Maximiliane")
    long = "6 Konstantin Golitsyn – Maximiliane von Hohenlohe"
    cut = fitting(long, metrics, room, high=False)
    assert metrics.horizontalAdvance(cut) <= room
    first, second = cut.split(" – ")
    assert first.startswith("6 Konst")
    assert second.startswith("Maxim")
    # A short one leaves its room to the other.
    cut = fitting("6 Jo – Maximiliane von Hohenlohe", metrics, room, high=False)
    assert cut.startswith("6 Jo – Maximiliane")
    assert metrics.horizontalAdvance(cut) <= room
    assert fitting("6 Jo – Kim", metrics, room, high=False) == "6 Jo – Kim"
    assert fitting(long, metrics, room, high=True).count("\n") == 1


def test_who_plays_it_is_written_shorter_before_it_is_cut(qapp: object) -> None:
    texts = ("by Alexander", "Alexander", "by Al")
    metrics = QFontMetrics(DAY.font(Role.CELL))
    widths = [metrics.horizontalAdvance(text) for text in texts]
    assert [first_fitting(texts, metrics, width) for width in widths] == list(texts)
    assert first_fitting(texts, metrics, widths[0] - 1) == "Alexander"
    assert first_fitting(texts, metrics, 5) == "by Al"


def test_large_letters_become_smaller_still_and_then_a_name_is_in_two_lines(qapp: object) -> None:
    load_resources()
    font = DAY.at(1.3).font(Role.CELL)
    room = round(QFontMetrics(font).horizontalAdvance("Maximilian Al"))
    low = round(1.7 * QFontMetrics(font).height())  # two lines of smaller letters have room
    for name, lines in {
        "Anastasia Wolfeschlegel": "Anastasia\nWolfeschlegel",
        "Wolfeschlegelstein": None,
        "Wolfeschlegelsteinhausen": None,
    }.items():
        smaller, shown = written(name, font, room, height=low)
        assert smaller.pixelSize() >= 11
        assert shown.replace("\n", " " if lines else "") == name
        assert lines in (None, shown)
        metrics = QFontMetrics(smaller)
        assert all(metrics.horizontalAdvance(line) <= room for line in shown.split("\n"))
