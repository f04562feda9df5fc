"""Games with sittings on paper: the session sheet and its blocks.

A sheet has a head, blocks, the account, who owes whom, and explanations. A block has two columns as
on a score pad, We and They, and a small ruled table of its deals, with those passed out struck
through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate

from chicago_gui.paper.form_grid import NOTCH, PAD, CellBox, airy, bid_marks, strike
from chicago_gui.paper.marks import (
    HAIRLINE,
    LEAST_SIZE,
    POINT,
    SQUEEZE,
    STRONG,
    AnyPaper,
    Band,
    Mark,
    Notch,
    Page,
    StraightLine,
    Text,
    TextAlign,
)
from chicago_gui.paper.page_flow import (
    HEAD,
    MARGIN_X,
    Flow,
    blank_head_marks,
    head_marks,
    player_table,
)
from chicago_gui.paper.ruled import Ruled, outlined, put_chart, put_lines, put_table, put_words
from chicago_gui.paper.text_setting import ELLIPSIS, both_names, cut_short, text_width
from chicago_gui.record import Record, replace
from chicago_gui.sheet.column import TextStyle, heading
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.setup import Blank
from chicago_gui.sheet.sittings.columns import SittingColumn
from chicago_gui.sheet.sittings.form import SittingForm, running
from chicago_gui.sheet.sittings.model import MOST_PLAYERS
from chicago_gui.sheet.sittings.totals import AnyView, DealRow, Two
from chicago_gui.sheet.sittings.words import debt_words, unit_words
from chicago_gui.sheet.words import date_words, sentence, signed, tr

ROW = 4.8
"""The height of a line in mm."""

FOOT_ROWS = 3
"""The number of lines below the columns: total, difference, settled."""

_NAMES_SIZE = 6.4
"""The smallest size of names before they are cut, in points."""

_PAD = 1.2
_FIGURE_SIZE = 9.0
_SMALL = 7.0


class TwoSides(Record):
    """The columns We and They from `x`, together `width` mm wide including `label` mm for labels.

    Lines are `row` mm high. The names above take `head` lines: one, or one for each partner.
    """

    x: float
    width: float
    label: float
    row: float = ROW
    head: int = 1

    def made_for(self, sides: Sides) -> TwoSides:
        """Return the columns with two lines for the names, if one line would cut any of them."""
        _, width = self.box(0)
        cut = any(ELLIPSIS in both_names(side, width, _NAMES_SIZE) for side in sides)
        return replace(self, head=2) if cut else self

    @property
    def names_height(self) -> float:
        """The height of all lines of names, in mm."""
        return self.head * self.row

    @property
    def left(self) -> float:
        """The left edge of We."""
        return self.x + self.label

    @property
    def middle(self) -> float:
        """The left edge of They."""
        return self.left + (self.width - self.label) / 2

    @property
    def right(self) -> float:
        """The right edge of They."""
        return self.x + self.width

    def box(self, side: int) -> tuple[float, float]:
        """Return the left edge and the inner width of a side's column."""
        start = self.left if side == 0 else self.middle
        return start + _PAD, self.middle - self.left - 2 * _PAD

    def names(self, y: float, sides: Sides | None) -> Iterator[Mark]:
        """Yield the names above the columns; without `sides`, We and They with space to write."""
        yield Band(self.left, y, self.right - self.left, self.names_height)
        for side in (0, 1):
            x, width = self.box(side)
            keep, size = TextAlign.CENTRE, self._fitting(8.2)
            if sides is None:
                lines, keep = [(tr("We"), tr("They"))[side]], TextAlign.LEFT
            elif self.head == 1:
                lines = [both_names(sides[side], width, _NAMES_SIZE)]
            else:
                one, other = (_partner(each, width / SQUEEZE) for each in sides[side])
                lines = [f"{one} &", other]
            for at, text in enumerate(lines):
                top, bold = y + at * self.row, sides is not None
                yield Text(x, top, width, self.row, text, size, bold=bold, side=keep)

    def points(self, y: float, side: int, text: str, *, bold: bool = False) -> Text:
        """Return a figure in the column of `side`."""
        x, width = self.box(side)
        return Text(x, y, width, self.row, text, self._fitting(_FIGURE_SIZE), bold=bold)

    def labelled(self, y: float, text: str) -> Text:
        """Return the label before a line."""
        size = self._fitting(_SMALL)
        return Text(self.x, y, self.label - 0.8, self.row, text, size, side=TextAlign.RIGHT)

    def _fitting(self, size: float) -> float:
        """Return `size`, reduced to what a line has room for, in points."""
        return min(size, self.row / (1.25 * POINT))

    def across(self, y: float, weight: float = HAIRLINE) -> StraightLine:
        """Return a horizontal rule through both columns."""
        return StraightLine(self.left, y, self.right, y, weight)

    def uprights(self, top: float, bottom: float) -> Iterator[StraightLine]:
        """Yield the vertical rules beside and between the columns."""
        for x, weight in ((self.left, HAIRLINE), (self.middle, STRONG), (self.right, HAIRLINE)):
            yield StraightLine(x, top, x, bottom, weight)

    def foot(self, y: float, total: Two | None, settled: int | None) -> Iterator[Mark]:
        """Yield total, difference and settling from `y` down, `FOOT_ROWS` lines.

        The difference is in the column of the side that is ahead. A `total` of `None` leaves blank
        lines.
        """
        labels = (tr("total"), tr("difference"), tr("settled"))
        for row, label in enumerate(labels):
            yield self.labelled(y + row * self.row, label)
            yield self.across(y + row * self.row, STRONG if row == 0 else HAIRLINE)
        yield self.across(y + FOOT_ROWS * self.row, STRONG)
        yield from self.uprights(y, y + FOOT_ROWS * self.row)
        if total is None:
            return
        for side in (0, 1):
            yield self.points(y, side, str(total[side]), bold=True)
        ahead = total[0] - total[1]
        yield self.points(y + self.row, int(ahead < 0), signed(abs(ahead)))
        if settled is not None:
            yield self.points(y + 2 * self.row, int(settled < 0), signed(abs(settled)), bold=True)


def _partner(name: str, room: float) -> str:
    """Return a partner's `name` for a line of its own, `room` mm wide.

    A name that does not fit at the smallest size is cut at a size that is easy to read.
    """
    if text_width(f"{name} &", LEAST_SIZE) <= room:
        return name
    return cut_short(name, room - text_width(" &", _SMALL, bold=True), _SMALL, bold=True)


_DEAL_SIZE = 7.8
_HEAD = 6.0
_LARGE = frozenset({TextStyle.NUMBER, TextStyle.WON, TextStyle.FIGURE})


class RuledDeals(Record):
    """A table of deals: columns from `x`, each with its width in mm, in rows `row` mm high."""

    x: float
    columns: Sequence[tuple[SittingColumn, float]]
    row: float = ROW

    @classmethod
    def shared(
        cls, x: float, width: float, shares: Sequence[tuple[SittingColumn, float]], row: float = ROW
    ) -> RuledDeals:
        """Return a table that gives each column its share of `width` mm."""
        whole = sum(share for _, share in shares)
        return cls(x, [(column, share * width / whole) for column, share in shares], row)

    @property
    def width(self) -> float:
        """The width in mm."""
        return sum(width for _, width in self.columns)

    def height(self, rows: int) -> float:
        """Return the height in mm of this many rows and the heading."""
        return (1 + rows) * self.row

    def marks(self, y: float, rows: Sequence[DealRow | None]) -> Iterator[Mark]:
        """Yield the table with its top at `y`; `None` is a blank row to write on."""
        bottom = y + self.height(len(rows))
        edges = list(accumulate((width for _, width in self.columns), initial=self.x))
        yield Band(self.x, y, self.width, self.row)
        for (column, width), left in zip(self.columns, edges, strict=False):
            yield Text(left + 0.4, y, width - 0.8, self.row, heading(column), _HEAD, bold=True)
        for place, row in enumerate(rows):
            top = y + (1 + place) * self.row
            yield StraightLine(self.x, top, edges[-1], top)
            if row is not None:
                yield from self._row(top, row, edges)
        for edge in edges[1:-1]:
            yield StraightLine(edge, y, edge, bottom, HAIRLINE)
        for edge in (edges[0], edges[-1]):
            yield StraightLine(edge, y, edge, bottom, STRONG)
        for level in (y, bottom):
            yield StraightLine(self.x, level, edges[-1], level, STRONG)

    def _row(self, y: float, row: DealRow, edges: Sequence[float]) -> Iterator[Mark]:
        marks: list[Mark] = []
        for (column, width), left in zip(self.columns, edges, strict=False):
            cell = column.cell(row, 0)
            if cell.contract is not None:
                marks += bid_marks(CellBox(left, y, width, self.row), cell.contract)
            elif cell.text:
                size = 8.6 if column.text_style in _LARGE else _DEAL_SIZE
                x, room = left + PAD, width - 2 * PAD
                if column.text_style is TextStyle.CELL:
                    x, room = airy(x, room, text_width(cell.text, 1) * SQUEEZE)
                marks.append(Text(x, y, room, self.row, cell.text, size))
            if cell.notch:
                marks.append(Notch(left + width, y, NOTCH))
        yield from marks
        if row.line.deal.passed_out:
            words = (mark for mark in marks if isinstance(mark, Text))
            yield from strike(self.x + 0.8, edges[-1] - 0.8, y + self.row / 2, words)


_AIR = 3.0
_SIZE = 8.6
_NAME = 22.0
_SIDES = 34.0
_SETTLED = 15.0
_LEAST_NAMES = 6.0


def evening_pages(
    form: SittingForm,
    view: AnyView,
    paper: AnyPaper,
    title: str,
    put_blocks: Callable[[Flow], None],
) -> list[Page]:
    """Return the pages; `put_blocks` adds the game's own blocks between head and account."""
    when = form.when_and_where(view)
    flow = Flow(paper, _head(form, view, paper, title, when), HEAD, lambda: f"{title} · {when}")
    put_blocks(flow)
    width = paper.width - 2 * MARGIN_X
    if view.sittings:
        _put_account(flow, form, view, width)
    put_chart(flow, running(form, view), width)
    put_lines(flow, _texts(form, view), width)
    return flow.pages(f"{title} {date_words(view.evening.date)}")


def blank_sheets(
    form: SittingForm,
    paper: AnyPaper,
    title: str,
    wish: Blank,
    blocks: Callable[[Flow, int], Iterable[Mark]],
) -> list[Page]:
    """Return pages to fill in by hand; `blocks` yields a number of blocks in a flow's room."""
    labels = (tr("account"), tr(form.units.played))
    head = list(blank_head_marks(paper, wish.names or [""] * MOST_PLAYERS, title, labels))
    flow = Flow(paper, head, HEAD, lambda: title)
    for number in range(wish.pages):
        if number:
            flow.begin(head, HEAD)
        flow.put(blocks(flow, wish.each or form.blanks.sizes[0]), 0)
    return flow.pages(title) if wish.pages else []


def grid_places(
    flow: Flow, paper: AnyPaper, count: int, across: int, gap: float
) -> Iterator[tuple[float, float, float, float]]:
    """Yield x, y, width and height of `count` boxes that fill the room, `across` in a row."""
    width = (paper.width - 2 * MARGIN_X - (across - 1) * gap) / across
    height = flow.room / -(-count // across)
    for at in range(count):
        row, place = divmod(at, across)
        yield MARGIN_X + place * (width + gap), flow.y + row * height, width, height


def _head(
    form: SittingForm, view: AnyView, paper: AnyPaper, title: str, when: str
) -> Iterator[Mark]:
    rules = f"{sentence(form.rules_line(view))}."
    yield from head_marks(paper, len(view.players), title, when, rules)
    account = view.account
    rows = [(each.player, signed(each.points), str(each.played)) for each in account.standing]
    labels = (unit_words(view.evening.rules.settle), tr(form.units.played))
    yield from player_table(paper, sentence(tr("account")), rows, labels)


def _put_account(flow: Flow, form: SittingForm, view: AnyView, width: float) -> None:
    """Put a row for each sitting with everybody's account after it, and who owes whom."""
    players = min(24.0, (width - _NAME - _SIDES * 2 - _SETTLED) / len(view.players))
    widths = (_NAME, _SIDES, _SIDES, _SETTLED, *(players for _ in view.players))
    labels = ("", tr("We"), tr("They"), tr("settled"), *view.players)
    heads = [tuple((label, 1) for label in labels)]
    rows = []
    for index, each in enumerate(view.sittings):
        one, two = each.sitting.sides
        settled = "" if each.settled is None else signed(each.settled)
        so_far = (
            "" if view.not_come_by(index, name) else signed(points)
            for name, points in zip(view.players, view.account.running[index], strict=True)
        )
        figures = so_far if each.settled is not None else ("" for _ in view.players)
        sides = (both_names(side, _SIDES - 1, _LEAST_NAMES) for side in (one, two))
        rows.append((form.unit(index), *sides, settled, *figures))
    title = tr("Account of the session in {unit}").format(
        unit=unit_words(view.evening.rules.settle)
    )
    flow.leave(_AIR)
    put_table(flow, title, Ruled(widths, heads, rows, strong=(1, 3, 4)))
    owed = "; ".join(debt_words(view.account, view.evening.rules))
    if owed:
        flow.leave(_AIR / 2)
        put_words(flow, f"{sentence(owed)}.", width, _SIZE)


def _texts(form: SittingForm, view: AnyView) -> Iterator[tuple[str, Iterable[str]]]:
    """Yield the number and explanations of each deal and sitting, with notes."""
    for index, each in enumerate(view.sittings):
        for shown in view.deals:
            if isinstance(shown, DealRow) and shown.sitting == index and shown.written:
                yield f"{index + 1}.{shown.line.number}", _deal_texts(form, view, shown)
        if each.lines:
            yield f"{index + 1}", (outlined(form.sitting_words(view, each)),)


def _deal_texts(form: SittingForm, view: AnyView, row: DealRow) -> Iterator[str]:
    yield outlined(sentence(form.deal_words(view, row)))
    note = " ".join(row.line.deal.note.split())
    if note:
        yield tr("Note: {note}").format(note=note)
