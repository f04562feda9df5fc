"""What the delegate paints, checked by pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from chicago_gui.games.house import columns
from chicago_gui.games.house.form import FORM, HouseForm
from chicago_gui.games.house.sheet import Deal
from chicago_gui.games.house.view import OpenDeal, PlayedDeal
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import AnyColumn, Cell, CellRef
from chicago_gui.sheet.form import RowBackground, RowRule
from chicago_gui.widgets.form.delegate import FormDelegate
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.widgets.an_evening import NAMES, played, view
from tests.widgets.eyes import marked, painted, where
from tests.widgets.toys import model_of

SIZE = QSize(120, 104)
CONTRACT = Contract.parse("4H")
OPEN = OpenDeal(
    2,
    Deal(
        prepared_by=NAMES[0],
        decks=(NAMES[1], NAMES[2], NAMES[3], NAMES[4]),
        teams=((NAMES[1], NAMES[2]), (NAMES[3], NAMES[4])),
    ),
)


class Drawn:
    """A delegate and the cells it draws."""

    def __init__(self, theme: Theme, *deals: OpenDeal | PlayedDeal) -> None:
        self.here: CellRef | None = None
        self.share = 1.0
        self.delegate = FormDelegate(theme, lambda spot: self.share)
        self.model = model_of(replace(view(0), deals=deals), FORM)

    def call(self, *names: str) -> None:
        """Have these names in the heading."""
        self.model.set_view(replace(view(0, names), deals=self.model.view.deals))

    def cell(self, spot: CellRef, size: QSize = SIZE) -> QImage:
        rect, here = QRect(QPoint(0, 0), size), spot == self.here

        def paint(painter: QPainter) -> None:
            self.delegate.paint_cell(painter, self.model, spot, rect, here=here)

        return painted(size, self.delegate.theme, paint)


def inner(image: QImage) -> QImage:
    """Without the rules at its edges."""
    return image.copy(image.rect().adjusted(4, 4, -4, -4))


@pytest.fixture(params=[DAY, EVENING], ids=["day", "evening"])
def theme(request: pytest.FixtureRequest, qapp: object) -> Theme:
    found: Theme = request.param
    return found


def test_an_empty_cell_is_bare_paper_within_its_rules(theme: Theme) -> None:
    drawn = Drawn(theme, OPEN)
    image = drawn.cell(CellRef(0, columns.RESULT))
    assert marked(inner(image), theme).isNull()
    assert not marked(image, theme).isNull()


@pytest.mark.parametrize(
    ("column", "size"),
    [
        (columns.PLAYER, QSize(80, 26)),
        (columns.PREPARED_BY, QSize(70, 104)),
        (columns.PARTNERS, QSize(130, 52)),
        (columns.CONTRACT, QSize(80, 104)),
    ],
)
def test_all_names_of_a_column_have_one_size(qapp: object, column: AnyColumn, size: QSize) -> None:
    names = ("Vera", "Максимилиан Преображенский", "Vera-Maria", "Veronika v. Vietinghoff", "V. V.")
    deal = replace(
        OPEN.deal,
        prepared_by=names[0],
        decks=(names[0], names[4], names[2], names[3]),
        teams=((names[0], names[4]), (names[2], names[3])),
        contract=Contract.parse("1C"),
        declarer=names[0],
    )
    drawn = Drawn(DAY, OpenDeal(2, deal))
    alone = marked(inner(drawn.cell(CellRef(0, column), size)), DAY)
    drawn.call(*names)
    beside = marked(inner(drawn.cell(CellRef(0, column), size)), DAY)
    # Short ones are as small as the longest must be, though they have room.
    assert beside.width() < alone.width()
    drawn.call(names[0], names[4])
    assert marked(inner(drawn.cell(CellRef(0, column), size)), DAY) == alone


LONG = ("Владислава", "Константин", "Александра", *NAMES[3:])


@pytest.mark.parametrize(
    ("column", "size", "lines"),
    [(columns.PLAYER, QSize(82, 40), 1), (columns.OPENS, QSize(72, 160), 2)],
)
def test_a_long_name_is_broken_within_in_a_high_cell_only_on_a_small_screen(
    qapp: object, column: AnyColumn, size: QSize, lines: int
) -> None:
    # The columns of a window of 1,024 pixels at 125 %.
    theme = EVENING.at(1.25)
    deal = replace(OPEN.deal, decks=(*LONG[:3], NAMES[3]), opening_bid=LONG[0])
    drawn = Drawn(theme, OpenDeal(2, deal))
    drawn.call(*LONG)
    seen = marked(inner(drawn.cell(CellRef(0, column), size)), theme)
    assert seen.width() > 50
    assert (lines - 1) * 16 < seen.height() <= lines * 19


def test_every_cover_is_the_same_whatever_lies_beneath_and_wherever(theme: Theme) -> None:
    other = replace(OPEN, number=3, deal=replace(OPEN.deal, prepared_by=NAMES[0]))
    drawn = Drawn(theme, OPEN, other)
    covers = [
        inner(drawn.cell(CellRef(deal, column, part)))
        for deal in (0, 1)
        for column in (columns.HCP, columns.TEAM_HCP, columns.TARGET)
        for part in range(column.parts)
    ]
    assert len(covers) == 16
    assert all(cover == covers[0] for cover in covers)
    assert not marked(covers[0], theme).isNull()


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_a_cover_looks_the_same_however_little_of_it_is_drawn(theme: Theme, scale: float) -> None:
    drawn = Drawn(replace(theme, scale=scale), OPEN)
    place = QRect(0, 0, 60, 30)

    def part(rect: QRect) -> QImage:
        def paint(painter: QPainter) -> None:
            painter.setClipRect(rect)
            drawn.delegate.paint_cell(
                painter, drawn.model, CellRef(0, columns.HCP), place, here=False
            )

        return painted(place.size(), theme, paint).copy(rect)

    whole = part(place)
    for at in range(12, 44):
        column = QRect(at, 0, 3, 30)
        assert part(column) == whole.copy(column), at


def test_the_wanted_cell_is_filled_and_framed(theme: Theme) -> None:
    drawn = Drawn(theme, OPEN)
    spot = CellRef(0, columns.CONTRACT)
    drawn.delegate.wanted = spot
    image = drawn.cell(spot)
    assert image.pixelColor(60, 20) == QColor(theme.wanted)
    assert not where(image, theme.wanted_border).isNull()
    other = drawn.cell(CellRef(0, columns.RESULT))
    assert where(other, theme.wanted_border).isNull()


def test_the_cursor_is_framed_only_while_the_keyboard_is_here(theme: Theme) -> None:
    drawn = Drawn(theme, OPEN)
    spot = CellRef(0, columns.OPENS)
    assert where(drawn.cell(spot), theme.accent).isNull()
    drawn.here = spot
    assert not where(drawn.cell(spot), theme.accent).isNull()
    assert where(drawn.cell(CellRef(0, columns.RESULT)), theme.accent).isNull()


def test_gains_and_losses_have_their_colours(theme: Theme) -> None:
    drawn = Drawn(theme, played(1))
    outcome = played(1).outcome
    assert outcome is not None
    for part, imps in enumerate(outcome.imps):
        image = inner(drawn.cell(CellRef(0, columns.IMPS, part)))
        colour = theme.gain if imps > 0 else theme.loss
        assert not where(image, colour).isNull()


def test_what_enter_would_enter_stands_there_quietly(theme: Theme) -> None:
    drawn = Drawn(theme, OPEN, played(1))
    opener, contract = CellRef(0, columns.OPENS), CellRef(1, columns.CONTRACT)
    drawn.delegate.preview = {
        opener: Cell("Vera"),
        contract: Cell("4♥", contract=CONTRACT, below="Vera"),  # in place of another
    }
    for spot in (opener, contract):
        image = inner(drawn.cell(spot))
        assert not where(image, theme.quiet).isNull()
        for colour in (theme.ink, theme.red_suit):
            assert where(image, colour).isNull()
    taken = replace(OPEN, deal=replace(OPEN.deal, opening_bid="Vera"))
    assert not where(inner(Drawn(theme, taken).cell(opener)), theme.ink).isNull()


def test_one_frame_is_around_all_that_is_filled_with_the_wanted_cell(theme: Theme) -> None:
    drawn = Drawn(theme, OPEN)
    first, second = (CellRef(0, columns.PLAYER, part) for part in (0, 1))
    drawn.delegate.wanted = first
    size = QSize(80, 26)
    assert where(drawn.cell(first, size), theme.wanted_border).bottom() >= 22
    drawn.delegate.preview = {first: Cell("Anna"), second: Cell("Vera")}
    top, below = (drawn.cell(spot, size) for spot in (first, second))
    middle = QRect(10, 0, 20, 26)
    assert where(top.copy(middle), theme.wanted_border).bottom() < 6
    assert where(below.copy(middle), theme.wanted_border).top() > 20


def test_a_contract_has_its_suit_as_a_shape_and_who_plays_it_below(theme: Theme) -> None:
    drawn = Drawn(theme, played(1))  # two hearts by Anna
    image = inner(drawn.cell(CellRef(0, columns.CONTRACT)))
    heart = where(image, theme.red_suit)
    assert not heart.isNull()
    assert heart.bottom() < image.height() / 2
    assert where(image, theme.quiet).bottom() > image.height() / 2


def test_a_thrown_in_deal_is_one_line_through_a_quiet_row(theme: Theme) -> None:
    over = played(1)
    passed = replace(over.deal, contract=None, declarer=None, tricks=None, passed_out=True)
    struck = replace(over, deal=passed, thrown_in=True, outcome=None, team_hcp=(22, 18))
    drawn = Drawn(theme, struck)
    for column in columns.COLUMNS:
        image = drawn.cell(CellRef(0, column), QSize(80, 26))
        line = {image.pixelColor(x, 12).name() for x in range(2, 78)}
        assert QColor(theme.quiet).name() in line
        assert where(inner(image), theme.ink).isNull()
    for column in (columns.HCP, columns.PARTNERS, columns.TEAM_HCP):
        blank = inner(drawn.cell(CellRef(0, column), QSize(80, 26)))
        assert marked(blank, theme).height() <= 2  # the line and nothing else


def test_a_marked_cell_has_a_notch_in_its_corner(theme: Theme) -> None:
    plain, noted = played(1), replace(played(1), mark="Vera")
    spot = CellRef(0, columns.PREPARED_BY)
    corner = QRect(SIZE.width() - 6, 0, 6, 4)
    with_notch = Drawn(theme, noted).cell(spot).copy(corner)
    without = Drawn(theme, plain).cell(spot).copy(corner)
    assert not where(with_notch, theme.wanted_border).isNull()
    assert where(without, theme.wanted_border).isNull()
    # It is also seen in the selected cell, above the frame.
    selected = Drawn(theme, noted)
    selected.here = spot
    assert not where(selected.cell(spot).copy(corner), theme.wanted_border).isNull()


def test_a_swap_and_a_correction_have_other_marks_in_other_corners(theme: Theme) -> None:
    spot = CellRef(0, columns.CONTRACT)
    swapped = replace(OPEN, deal=replace(played(1).deal, tricks=None, bid_by="Anna"))
    image = Drawn(theme, swapped).cell(spot)
    arrows = where(image, theme.accent)
    assert arrows.right() < image.width() / 2
    assert arrows.bottom() < image.height() / 2
    assert where(image, theme.wanted_border).isNull()


def test_a_text_too_long_is_cut_and_keeps_inside_its_cell(theme: Theme) -> None:
    long = replace(OPEN, deal=replace(OPEN.deal, prepared_by="Wolfeschlegelsteinhausenbergerdorff"))
    drawn = Drawn(theme.at(1.5), long)  # the smallest letters have no pixel all of ink
    image = drawn.cell(CellRef(0, columns.PREPARED_BY), QSize(90, 39))
    text = where(image, theme.ink)
    assert not text.isNull()
    assert text.left() > 0
    assert text.right() < 89


def test_deals_are_divided_more_strongly_than_decks(theme: Theme) -> None:
    drawn = Drawn(theme, OPEN)
    between = drawn.cell(CellRef(0, columns.PLAYER, 1), QSize(60, 26))
    below = drawn.cell(CellRef(0, columns.PLAYER, 3), QSize(60, 26))
    assert where(between, theme.strong_rule).isNull()
    assert not where(below, theme.strong_rule).isNull()


def test_a_doubted_count_has_an_unequal_sign_of_its_own(theme: Theme) -> None:
    count = CellRef(0, columns.HCP, 2)
    size = QSize(56, 26)
    deal = view(1).deals[0]
    assert isinstance(deal, PlayedDeal)
    player = deal.deal.decks[2] or ""
    plain = Drawn(theme, deal).cell(count, size)
    noted = replace(deal, noted=((player, 1),), doubts=(player,))
    doubted = Drawn(theme, noted).cell(count, size)
    sign = where(doubted, theme.loss)
    assert where(plain, theme.loss).isNull()
    assert sign.right() < size.width() / 2 - 10
    assert abs(sign.center().y() - size.height() / 2) <= 2
    corrected = Drawn(theme, replace(deal, corrected=("hcp.C",))).cell(count, size)
    assert where(corrected, theme.loss).isNull()
    assert where(doubted, theme.wanted_border).isNull()
    assert not where(corrected, theme.wanted_border).isNull()


def test_a_deal_with_a_note_has_three_dots_under_its_number(theme: Theme) -> None:
    noted = replace(OPEN, deal=replace(OPEN.deal, note="what a hand"))
    size = QSize(40, 104)
    bare = Drawn(theme, OPEN).cell(CellRef(0, columns.DEAL), size)
    assert where(bare, theme.quiet).isNull()
    dots = where(Drawn(theme, noted).cell(CellRef(0, columns.DEAL), size), theme.quiet)
    assert not dots.isNull()
    assert dots.top() > 104 / 2 + 8
    assert abs(dots.center().x() - 20) <= 2


class Ruled(HouseForm):
    """The house form with a heading as its first deal and another rule beneath each."""

    def row_background(self, view: object, deal: int) -> RowBackground:
        return RowBackground.BAND if deal == 0 else RowBackground.PAPER

    def row_rule(self, view: object, deal: int) -> RowRule:
        return (RowRule.HAIR, RowRule.STRONG, RowRule.INK, RowRule.DOUBLE)[deal]


def test_a_heading_lies_on_a_band_and_each_deal_has_its_own_rule(theme: Theme) -> None:
    drawn = Drawn(theme, OPEN, OPEN, OPEN, OPEN)
    drawn.model = model_of(drawn.model.view, Ruled())
    images = [drawn.cell(CellRef(deal, columns.RESULT)) for deal in range(4)]
    assert images[0].pixelColor(60, 50) == QColor(theme.band)
    assert images[1].pixelColor(60, 50) == QColor(theme.paper)
    bottoms = [[image.pixelColor(60, y).name().upper() for y in range(95, 104)] for image in images]
    assert theme.strong_rule in bottoms[1]
    assert theme.ink in bottoms[2]
    assert bottoms[3].count(theme.ink) > bottoms[2].count(theme.ink)
    between = "".join("x" if colour == theme.ink else " " for colour in bottoms[3]).strip()
    assert between.count(" ") >= 2  # they are two lines, and not one thick one
    assert theme.ink not in bottoms[0]


def test_the_deal_in_play_is_written_larger_than_one_that_is_over(theme: Theme) -> None:
    spot, size = CellRef(0, columns.PREPARED_BY), QSize(140, 104)
    over = Drawn(theme, played(1)).cell(spot, size)
    open_deal = replace(OPEN, deal=replace(OPEN.deal, prepared_by=played(1).deal.prepared_by))
    live = Drawn(theme, open_deal).cell(spot, size)
    quiet, ink = where(over, theme.quiet), where(live, theme.ink)
    assert where(over, theme.ink).isNull()
    assert ink.width() >= quiet.width() > 0
    assert ink.height() > quiet.height()
