from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from chicago_gui.sheet.column import CellKind
from chicago_gui.sheet.form import ResultFigure
from chicago_gui.widgets.form.notice import Notice
from chicago_gui.widgets.theme import DAY, EVENING, MARGIN, Role, Theme
from tests.listening import Listener
from tests.widgets.eyes import marked, picture, where

WANTED = "Deck D: count its high cards."
THEN = "Then each player picks a deck."
REFUSED = "A hand holds 0–37 HCP; 41 is too many."
SIZE = QSize(600, 112)


@pytest.fixture
def notice(qtbot: QtBot) -> Notice:
    widget = Notice(DAY)
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced to screen readers at once."""
    return Listener(monkeypatch).at_once


def test_what_is_wanted_is_in_ink_and_what_comes_then_quiet(notice: Notice) -> None:
    notice.set_wanted(WANTED, THEN)
    image = picture(notice, DAY, SIZE)
    wanted, then = where(image, DAY.ink), where(image, DAY.quiet)
    assert not wanted.isNull()
    assert wanted.bottom() < then.top()
    assert where(image, DAY.loss).isNull()
    assert (notice.wanted, notice.then) == (WANTED, THEN)


def test_a_refusal_comes_first_with_its_sign_in_the_colour_of_a_loss(notice: Notice) -> None:
    notice.set_wanted(WANTED, THEN)
    notice.refuse(REFUSED)
    image = picture(notice, DAY, SIZE)
    seen = where(image, DAY.loss)
    assert seen.width() > 200  # the words
    assert seen.bottom() < where(image, DAY.ink).top()
    sign = image.copy(12, seen.top(), 16, 16)
    assert where(sign, DAY.loss).width() > 10  # and before them the disc


def test_a_refusal_goes_with_the_next_accepted_entry(notice: Notice) -> None:
    notice.set_wanted(WANTED, THEN)
    before = picture(notice, DAY, SIZE)
    notice.refuse(REFUSED)
    notice.set_wanted(WANTED, THEN)
    assert notice.refusal == REFUSED  # the same is still wanted, and why is still to be read
    notice.accepted()
    assert notice.refusal == ""
    assert picture(notice, DAY, SIZE) == before


def test_it_can_be_listened_to(notice: Notice, announced: list[str]) -> None:
    notice.set_wanted(WANTED, THEN)
    assert notice.accessibleName() == WANTED
    assert notice.accessibleDescription() == THEN
    notice.refuse(REFUSED)
    assert notice.accessibleName() == f"{REFUSED} {WANTED}"
    notice.accepted()
    assert notice.accessibleName() == WANTED
    assert announced == [REFUSED]
    notice.refuse(WANTED)  # as when keys are held: what is refused is what is wanted
    assert notice.accessibleName() == WANTED


def test_the_same_refusal_is_announced_again(notice: Notice, announced: list[str]) -> None:
    notice.refuse(REFUSED)
    notice.refuse(REFUSED)
    assert announced == [REFUSED, REFUSED]


@pytest.mark.parametrize("theme", [DAY.at(0.8), DAY, DAY.at(2)])
def test_no_text_ever_changes_its_size(notice: Notice, theme: Theme) -> None:
    notice.set_theme(theme)
    empty = (notice.sizeHint(), notice.minimumSizeHint())
    notice.set_wanted(WANTED * 20, THEN * 20)
    notice.refuse(REFUSED * 20)
    assert (notice.sizeHint(), notice.minimumSizeHint()) == empty
    assert not notice.hasHeightForWidth()


def test_nor_the_size_of_another(notice: Notice) -> None:
    high = QSize(SIZE.width(), notice.sizeHint().height())
    notice.set_wanted(WANTED)
    first = QRect(0, 0, SIZE.width(), 22)
    alone = picture(notice, DAY, high).copy(first)
    for then in (THEN, THEN * 9):
        notice.set_wanted(WANTED, then)
        assert picture(notice, DAY, high).copy(first) == alone
    # Something of what is wanted then is left by how a long deal came out.
    notice.set_wanted(WANTED * 30, THEN)
    notice.accepted()
    assert not where(picture(notice, DAY, high), DAY.quiet).isNull()


def test_large_type_shrinks_if_only_then_all_can_be_read(notice: Notice) -> None:
    large = DAY.at(1.5)
    notice.set_theme(large)
    notice.resize(900, notice.sizeHint().height())
    notice.set_wanted(WANTED, THEN)
    image = picture(notice, large, notice.size())
    first, second = (where(image, colour) for colour in (large.ink, large.quiet))
    # Of more text the last letter is still there, in smaller type.
    seen = []
    for letter in "xo":
        notice.set_wanted(" ".join([WANTED] * 3), " ".join([THEN] * 3) + letter)
        seen.append(picture(notice, large, notice.size()))
    assert seen[0] != seen[1]
    lines = where(seen[0], large.ink).height(), where(seen[0], large.quiet).height()
    assert lines[0] < 3 * first.height()
    assert lines[1] < 3 * second.height()


def test_long_texts_go_on_in_the_next_line(notice: Notice) -> None:
    notice.set_wanted(WANTED)
    one = where(picture(notice, DAY, SIZE), DAY.ink)
    notice.set_wanted(" ".join([WANTED] * 4))
    two = where(picture(notice, DAY, SIZE), DAY.ink)
    assert two.height() > 2 * one.height()
    assert two.right() < SIZE.width() - 12


def test_the_letter_of_a_name_is_no_line_of_its_own(notice: Notice) -> None:
    words = QFontMetricsF(DAY.font(Role.CELL)).horizontalAdvance("Anna (a), Vera (")
    size = QSize(round(words) + 2 * DAY.px(MARGIN), 112)
    seen = []
    for text in ("Anna (a), Vera (v)", "Anna (a), Vera\N{NO-BREAK SPACE}(v)", "Anna (a), Vera"):
        notice.set_wanted(text)
        seen.append(picture(notice, DAY, size))
    assert seen[0] == seen[1]
    one, two = (where(seen[at], DAY.ink).height() for at in (2, 0))
    assert two > one


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("wide", [560, 940, 1500])
def test_the_large_figures_of_a_result_fit(notice: Notice, scale: float, wide: int) -> None:
    theme = DAY.at(scale)
    notice.set_theme(theme)
    size = QSize(wide, notice.sizeHint().height())
    notice.set_wanted(WANTED, THEN)
    small = where(picture(notice, theme, size), theme.ink)
    figures = (
        ResultFigure("Score", "+450"),
        ResultFigure("Target", "300"),
        ResultFigure("Difference", "+150"),
        ResultFigure("Vera – Boris", "+4 IMPs", CellKind.GAIN),
    )
    notice.show_figures(figures, WANTED)
    image = picture(notice, theme, size)
    large, won, next_ = (where(image, each) for each in (theme.ink, theme.gain, theme.quiet))
    assert large.height() > small.height() or scale > 1
    assert large.right() < won.left() < won.right() < size.width()
    assert max(large.bottom(), won.bottom()) < next_.top(), "what comes next is below them"
    assert (notice.wanted, notice.then) == (WANTED, THEN), "a screen reader still has the sentence"
    beside = where(image, theme.heading).right() > won.right()
    assert beside is (wide >= 940 * scale), "the sentence is beside the figures if there is room"
    # A refusal is read first.
    notice.refuse(REFUSED)
    assert where(picture(notice, theme, size), theme.gain).isNull()


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    ("wanted", "then"), [(WANTED * 30, THEN), (WANTED, THEN * 30), ("", ""), ("Ж" * 400, "")]
)
def test_a_refusal_always_has_its_room(
    notice: Notice, wanted: str, then: str, scale: float
) -> None:
    theme = DAY.at(scale)
    notice.set_theme(theme)
    notice.set_wanted(wanted, then)
    notice.refuse(REFUSED)
    image = picture(notice, theme, SIZE * scale)
    seen = where(image, theme.loss)
    assert seen.height() >= 10 * scale
    assert image.rect().adjusted(0, 0, 0, -2).contains(seen)
    assert image.rect().adjusted(0, 0, 0, -1).contains(marked(image, theme))
    notice.refuse(REFUSED * 40)
    image = picture(notice, theme, SIZE * scale)
    assert image.rect().adjusted(0, 0, 0, -1).contains(marked(image, theme))


def test_a_name_like_markup_is_text(notice: Notice) -> None:
    notice.set_wanted("<b></b>")
    assert marked(picture(notice, DAY, SIZE), DAY).width() > 30


def test_it_follows_the_theme(notice: Notice) -> None:
    notice.set_wanted(WANTED, THEN)
    notice.refuse(REFUSED)
    notice.set_theme(EVENING)
    image = picture(notice, EVENING, SIZE)
    for colour in (EVENING.ink, EVENING.quiet, EVENING.loss):
        assert not where(image, colour).isNull()
    assert where(image, DAY.loss).isNull()


def test_what_is_wrong_has_the_sign_and_the_colour_of_a_refusal(notice: Notice) -> None:
    notice.set_wanted("The four make 41: 1 more than 40.", THEN)
    assert where(picture(notice, DAY, SIZE), DAY.loss).isNull()
    notice.set_wanted("The four make 41: 1 more than 40.", THEN, wrong=True)
    image = picture(notice, DAY, SIZE)
    assert where(image, DAY.loss).width() > 200
    assert where(image, DAY.ink).isNull()
    assert notice.wrong
    notice.fall_silent()
    assert not notice.wrong


def test_silent_it_has_no_name_any_more(notice: Notice) -> None:
    notice.set_wanted("Deck A: count again.", "Sum 34 of 40.")
    notice.refuse("99 is too many")
    notice.fall_silent()
    assert (notice.accessibleName(), notice.accessibleDescription()) == ("", "")
    assert (notice.wanted, notice.then, notice.refusal) == ("", "", "")


def test_what_is_wanted_is_read_to_its_end_whatever_comes_then(notice: Notice) -> None:
    long = "Board 12, table 3: Wolfeschlegelstein & Preobraschenskaja against Konstantinow & "
    long += "Maximiliane: contract and declarer in one go, as in 4sxn; p when all four pass out."
    size = QSize(400, notice.minimumSizeHint().height())
    notice.set_wanted(long)
    alone = picture(notice, DAY, size)
    notice.set_wanted(long, THEN)
    assert picture(notice, DAY, size) != alone
    notice.set_wanted(long, THEN, to_its_end=True)
    assert picture(notice, DAY, size) == alone


def test_while_a_button_is_hidden_its_place_is_the_texts(notice: Notice) -> None:
    long = "No opening hand: deal again, or move cards and type the new counts of all four decks."
    notice.set_wanted(long)
    alone = picture(notice, DAY, SIZE)
    button = QPushButton("Hand out the cards")
    notice.keep_room(button)
    button.hide()
    assert picture(notice, DAY, SIZE) == alone
    button.show()
    notice.update()
    beside = where(picture(notice, DAY, SIZE).copy(0, 0, button.x(), SIZE.height()), DAY.ink)
    assert beside.height() > where(alone, DAY.ink).height()


def test_the_band_is_as_high_as_its_lines(notice: Notice) -> None:
    notice.set_wanted(" ".join([WANTED] * 6), THEN)
    image = picture(notice, DAY, QSize(300, 200))
    last = where(image, DAY.quiet).bottom()
    assert last > notice.minimumSizeHint().height()
    assert image.pixelColor(2, last) == QColor(DAY.band)
    assert image.pixelColor(2, 198) == QColor(DAY.paper)


def test_a_second_line_becomes_smaller_before_it_is_cut(notice: Notice) -> None:
    then = "Rubber 7: who plays with whom? Enter accepts, Space shows another; or type ae bd."
    wide = round(QFontMetricsF(DAY.font(Role.HINT)).horizontalAdvance(then))
    size = QSize(wide - 20, notice.minimumSizeHint().height())
    # Its last letter is still there.
    notice.set_wanted(WANTED, f"{then}x")
    first = picture(notice, DAY, size)
    notice.set_wanted(WANTED, f"{then}o")
    assert picture(notice, DAY, size) != first
