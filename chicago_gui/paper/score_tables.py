"""Tables of contract scores and IMPs, as a page or as a card for the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from chicago_gui.paper.marks import POINT, AnyPaper, Landscape, Mark, StraightLine, Text, TextAlign
from chicago_gui.paper.page_flow import FOOT, MARGIN_X, MARGIN_Y, UnnumberedPage
from chicago_gui.paper.ruled import HeadLine, Label, Ruled, table_title
from chicago_gui.paper.text_setting import wrapped
from chicago_gui.scoring import IMP_THRESHOLDS, Contract, Denomination, Doubling, score
from chicago_gui.sheet.setup import Tables
from chicago_gui.sheet.words import MINUS, tr

_PAGE_TITLE = 7.8
_TITLE = 7.0
_BETWEEN = 4.5
SECTION = 5.0
"""The space in mm between tables."""

_SIZE = 8.2
_LABEL = 12.0
_FOLD = 9.0
_TICK = 3.0

_SUITS = (
    (Denomination.CLUBS, Denomination.DIAMONDS),
    (Denomination.HEARTS, Denomination.SPADES),
    (Denomination.NOTRUMP,),
)
# All that decides the value of a trick: the columns of the scores, from left to right.
_KINDS = tuple((suits[0], z, x) for suits in _SUITS for z in (False, True) for x in Doubling)


class TableColumn:
    """Collects tables and text from (`x`, `y`) down, `width` mm wide."""

    def __init__(self, x: float, y: float, width: float) -> None:
        """Begin empty."""
        self.x = x
        self.y = y
        self.width = width
        self.marks: list[Mark] = []

    def title(self, text: str) -> None:
        """Add the title of the page."""
        box = Text(self.x, self.y, self.width, 6.8, text, 16.0, bold=True, side=TextAlign.LEFT)
        self.marks.append(box)
        self.y += _PAGE_TITLE

    def words(self, text: str) -> None:
        """Add `text` in as many lines as needed, and space below."""
        step = _SIZE * POINT * 1.3
        for line in wrapped(text, self.width, _SIZE):
            box = Text(self.x, self.y, self.width, step, line, _SIZE, side=TextAlign.LEFT)
            self.marks.append(box)
            self.y += step
        self.y += SECTION

    def tables(self, title: str, *tables: Ruled, below: float = SECTION) -> None:
        """Add tables side by side below their title."""
        width = sum(table.width for table in tables) + _BETWEEN * (len(tables) - 1)
        self.marks.append(table_title(self.x, self.y, width, title))
        x = self.x
        for table in tables:
            self.marks += table.marks(x, self.y + _TITLE)
            x += table.width + _BETWEEN
        self.y += _TITLE + max(table.height for table in tables) + below

    def under_columns(self, *columns: TableColumn) -> None:
        """Continue below `columns` that are side by side."""
        for column in columns:
            self.marks += column.marks
        self.y = max(column.y for column in columns)


Fill = Callable[[TableColumn], None]
"""Adds tables to a column."""


def table_sheets(
    paper: AnyPaper, tables: Tables, title: str, above: Fill, below: str = ""
) -> list[UnnumberedPage]:
    """Return the sheets with the tables: a page, a card to fold, or none.

    `above` adds the game's own tables before the scores, `below` is a text after them. A card and
    landscape paper have two halves side by side.
    """
    if tables is Tables.NONE:
        return []
    card = tables is Tables.CARD
    if card:
        paper = paper.landscape
    width = paper.width - 2 * MARGIN_X
    column = TableColumn(MARGIN_X, MARGIN_Y, width)
    if not isinstance(paper, Landscape):
        column.title(title)
        above(column)
        put_scores(column, below)
        return [(paper, column.marks)]
    half = (paper.width - 2 * _FOLD) / 2 - MARGIN_X
    left = TableColumn(MARGIN_X, MARGIN_Y, half)
    left.title(title)
    above(left)
    right = TableColumn(paper.width - MARGIN_X - half, MARGIN_Y, half)
    put_scores(right, below)
    marks = [*left.marks, *right.marks]
    if card:
        middle = paper.width / 2
        ends = (MARGIN_Y, paper.height - MARGIN_Y - FOOT - _TICK)
        marks += [StraightLine(middle, y, middle, y + _TICK) for y in ends]
    return [(paper, marks)]


def put_scores(column: TableColumn, below: str) -> None:
    """Add the scores of contracts made and down, and the text `below`."""
    column.tables(tr("Contract made, and each further trick"), _made(column.width))
    column.tables(tr("Contract down"), _down(column.width), below=2.5)
    if below:
        column.words(below)


def imp_tables() -> tuple[Ruled, Ruled]:
    """Return the differences for each number of IMPs, in two tables."""
    nexts = (*IMP_THRESHOLDS[1:], None)
    rows = [
        (_band(low, following), str(imps))
        for imps, (low, following) in enumerate(zip(IMP_THRESHOLDS, nexts, strict=True))
    ]
    heads = [[(tr("difference"), 1), (tr("IMPs"), 1)]]
    one, two = (Ruled((26.0, 12.0), heads, some, bold=(1,)) for some in (rows[:13], rows[13:]))
    return one, two


def put_imps(column: TableColumn) -> None:
    """Add the IMP table, the only table of a duplicate game before the scores."""
    column.tables(tr("IMPs"), *imp_tables())


def _band(low: int, following: int | None) -> str:
    if following is None:
        return tr("{low} or more").format(low=low)
    return f"{low} – {following - 1}"


def _made(width: float) -> Ruled:
    """Return the scores of contracts just made, and in the last row of each overtrick."""
    rows = [
        (str(level), *(str(score(c, c.needed, z)) for c, z in _contracts(level)))
        for level in range(1, 8)
    ]
    more = (score(c, c.needed + 1, z) - score(c, c.needed, z) for c, z in _contracts(1))
    heads: list[HeadLine] = [
        [("", 1), *((_label(suits), 6) for suits in _SUITS)],
        [("", 1), *((words, 3) for words in (tr("not vulnerable"), tr("vulnerable")) * 3)],
        [("", 1), *((x.value or "–", 1) for _, _, x in _KINDS)],
    ]
    column = (width - _LABEL) / len(_KINDS)
    widths = (_LABEL, *(column for _ in _KINDS))
    return Ruled(widths, heads, [*rows, ("+1", *map(str, more))], strong=(1, 7, 13), even=True)


def _contracts(level: int) -> Iterator[tuple[Contract, bool]]:
    for denomination, vulnerable, doubling in _KINDS:
        yield Contract(level, denomination, doubling), vulnerable


def _label(suits: tuple[Denomination, ...]) -> Label:
    return tr("NT") if Denomination.NOTRUMP in suits else suits


def _down(width: float) -> Ruled:
    """Return the opponents' scores for 1 to 13 undertricks."""
    down = range(1, 14)
    seven = {x: Contract(7, Denomination.NOTRUMP, x) for x in Doubling}
    rows = [
        (
            f"{words} {x.value}".strip(),
            *(str(-score(seven[x], seven[x].needed - short, z)) for short in down),
        )
        for z, words in ((False, tr("not vulnerable")), (True, tr("vulnerable")))
        for x in Doubling
    ]
    label = 2.6 * _LABEL
    column = (width - label) / len(down)
    heads = [[("", 1), *((f"{MINUS}{short}", 1) for short in down)]]
    return Ruled((label, *(column for _ in down)), heads, rows, strong=(1,), even=True)
