from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetrics

from chicago_gui.widgets.text_fitting import broken, cut, fit_text, is_cut
from chicago_gui.widgets.theme import DAY, Role

pytestmark = pytest.mark.usefixtures("qapp")

WORDS = st.text("aж-", min_size=1, max_size=9)


@given(words=st.lists(WORDS, min_size=1, max_size=4), room=st.integers(20, 200))
@example(words=["aaaaaaaaa"], room=32)
def test_lines_have_room_and_no_word_is_broken_that_has(words: list[str], room: int) -> None:
    metrics = QFontMetrics(DAY.font(Role.NAME))
    text = " ".join(words)
    lines = list(broken(text, metrics, room))
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(metrics.horizontalAdvance(line) <= room or len(line) == 1 for line in lines)
    parts = [part for word in words for part in word.replace("-", "-\0").split("\0") if part]
    has_room = all(metrics.horizontalAdvance(part) <= room for part in parts)
    rest = text
    for line, then in pairwise(lines):
        rest = rest[len(line) :]
        within = not line.endswith("-") and not rest.startswith(" ")
        assert not (within and has_room), lines
        rest = rest.lstrip(" ")
        ends_a_word = then.endswith("-") or rest[len(then) :].startswith(" ") or rest == then
        if within and ends_a_word:
            assert len(then) > 2 or len(line) <= len(then) + 1, lines


def test_no_name_is_broken_at_its_hyphen_where_the_line_may_end_between_words() -> None:
    font = DAY.font(Role.NAME)
    first, then = "Bea – Ida against Karl – Fritz-Wilhelm;", "Bea – Ida stay together"
    room = QFontMetrics(font).horizontalAdvance(first) + 1
    assert fit_text(f"{first} {then}", font, room, height=100)[1] == f"{first}\n{then}"
    # A hyphenated name is broken only if it does not fit.
    room = QFontMetrics(font).horizontalAdvance("by Fritz-") + 1
    assert fit_text("by Fritz-Wilhelm", font, room, height=100)[1] == "by Fritz-\nWilhelm"


@pytest.mark.parametrize(
    ("text", "high", "shown"),
    [
        ("by Alexander", False, "by Alexander"),
        ("Konstantin-Vladimir", True, "Konstantin-\nVladimir"),
        ("Maximiliane", True, "Maximiliane"),
        ("Maximiliane Oberhuber-Ko", True, "Maximiliane\nOberhuber-Ko"),
    ],
)
def test_letters_become_smaller_before_anything_is_cut(text: str, high: bool, shown: str) -> None:
    font = DAY.font(Role.NAME)
    longest = max(shown.split("\n"), key=len)
    room = 0
    for share in (1.0, 0.86):
        room = round(QFontMetrics(font).horizontalAdvance(longest) * share) + 1
        smaller, lines = fit_text(text, font, room, height=100 * high)
        assert lines == shown
        assert smaller.pixelSize() >= font.pixelSize() * 0.8
        assert (smaller.pixelSize() < font.pixelSize()) is (share < 1)
    assert fit_text(text, font, room // 3, height=100 * high)[1].endswith("…")


@pytest.mark.parametrize(
    "names",
    [
        ("6 Konstantin Golitsyn", "Maximiliane von Hohenlohe"),
        ("6 Jo", "Maximiliane von Hohenlohe"),
        ("Maximiliane von Hohenlohe", "Vera"),
    ],
)
def test_of_two_names_neither_gives_way_altogether(names: tuple[str, str]) -> None:
    font, room = DAY.font(Role.CELL), 150
    smaller, low = fit_text(" – ".join(names), font, room)
    assert QFontMetrics(smaller).horizontalAdvance(low) <= room
    for shown, name in zip(low.split(" – "), names, strict=True):
        assert shown == name if len(name) < 6 else shown.endswith("…")
        assert len(shown) > 3
    # In a high cell each name has its own line, and the dash shows that they are partners.
    for wide, lines in ((190, 2), (110, 3 + (len(names[0]) > 5 < len(names[1])))):
        smaller, high = fit_text(" – ".join(names), font, wide, height=64)
        assert high.replace(" –\n", " – ").replace("\n", " ") == " – ".join(names)
        assert high.count("\n") + 1 == lines
        metrics = QFontMetrics(smaller)
        assert all(metrics.horizontalAdvance(line) <= wide for line in high.split("\n"))
        assert metrics.height() * lines < 64


@pytest.mark.parametrize(
    "names", [("Jo", "Maximiliane von Hohenlohe"), ("Jo von Hohenlohe", "Vera")]
)
def test_a_dash_never_has_a_line_alone(names: tuple[str, str]) -> None:
    for room in range(40, 130, 3):
        _, shown = fit_text(" – ".join(names), DAY.font(Role.CELL), room, height=64)
        assert all(line.strip("– ") for line in shown.split("\n")), shown
        if not is_cut(shown):
            assert shown.replace("\n", " ") == " – ".join(names)


def test_of_two_sides_each_has_a_line() -> None:
    sides = "Maximiliane von Hohenlohe – Vera — Konstantin Golitsyn – Jo"
    assert fit_text(sides, DAY.font(Role.NAME), 250, height=34)[1].split("\n") == [
        "Maximiliane von Hohenlohe – Vera —",
        "Konstantin Golitsyn – Jo",
    ]
    # A word instead of the dash stays at the end of the line, too.
    sides = sides.replace("—", "against")
    lines = fit_text(sides, DAY.font(Role.NAME), 250, height=34)[1]
    assert lines.replace("\n", " ") == sides
    assert lines.count("\n") == 1


_NAMES = st.text("ab c", min_size=2, max_size=24).map(str.strip).filter(lambda name: name[1:])


@given(names=st.lists(_NAMES, min_size=2, max_size=2, unique=True), room=st.integers(60, 200))
def test_names_that_are_cut_are_told_from_each_other(names: list[str], room: int) -> None:
    metrics = QFontMetrics(DAY.font(Role.NAME))
    shown = [cut(name, metrics, room, names) for name in names]
    assert shown[0] != shown[1]
    assert all(metrics.horizontalAdvance(each) <= room for each in shown)


def test_a_cut_name_goes_on_where_it_differs() -> None:
    names = ("Александра Константинова", "Александра Константинец", "Вера")
    font, shown = DAY.font(Role.NAME), []
    for name in names[:2]:
        smaller, lines = fit_text(name, font, 74, height=32, others=lambda: names)
        first, second = lines.split("\n")
        assert first == "Александра"
        assert QFontMetrics(smaller).horizontalAdvance(second) <= 74
        shown.append(second)
    assert shown[0].endswith("…ова")
    assert shown[1].endswith("…ец")


@given(
    text=st.text("aж -–—&", max_size=40),
    room=st.integers(-5, 200),
    height=st.integers(0, 130),
    others=st.lists(st.text("aж -", max_size=20), max_size=3),
)
@example(text="aa — ", room=21, height=0, others=[])
def test_any_text_is_written(text: str, room: int, height: int, others: list[str]) -> None:
    usual = DAY.font(Role.NAME)
    font, shown = fit_text(text, usual, room, height=height, others=lambda: others)
    assert 0 < font.pixelSize() <= usual.pixelSize()
    metrics = QFontMetrics(font)
    lines = shown.split("\n")
    assert len(lines) == 1 or len(lines) * metrics.height() <= height
    if room > 20 and not is_cut(shown):
        assert "".join(shown.split()) == "".join(text.split())


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Екатерина", "Екате-\nрина"),
        ("Маргарита", "Марга-\nрита"),
        ("Elisabeth", "Elisa-\nbeth"),
        ("Wilhelmina", "Wilhel-\nmina"),
    ],
)
def test_a_word_is_parted_before_a_syllable_where_it_would_be_small(name: str, lines: str) -> None:
    font = DAY.at(1.5).font(Role.CELL)
    room = round(QFontMetrics(font).horizontalAdvance(name) * 0.66)
    letters, shown = fit_text(name, font, room, height=150)
    assert shown == lines
    assert letters.pixelSize() >= font.pixelSize() * 0.9
    # In a low cell, or with nearly enough room, it stays in one line.
    assert fit_text(name, font, room, height=40)[1] == name
    assert fit_text(name, font, round(room * 1.2), height=150)[1] == name


@pytest.mark.parametrize(
    ("word", "lines"),
    [("durchgepasst", "durch-\ngepasst"), ("распасовка", "распа-\nсовка")],
)
def test_a_word_too_long_for_a_low_cell_is_hyphenated(word: str, lines: str) -> None:
    font = DAY.at(1.25).font(Role.CELL)
    room = round(QFontMetrics(font).horizontalAdvance(word) * 0.6)
    letters, shown = fit_text(word, font, room, height=round(2.2 * QFontMetrics(font).height()))
    assert shown == lines
    assert letters.pixelSize() >= 11
