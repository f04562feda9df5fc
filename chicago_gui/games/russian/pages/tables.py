"""Blank forms to write on by hand, and the card for the table, worked out by the scoring model."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor

from chicago_gui.games.russian.columns import ROWS
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.pages.session_sheet import HEAD, blank_head
from chicago_gui.games.russian.sheet import Deal
from chicago_gui.games.russian.view import OpenDeal
from chicago_gui.games.russian.words import targets_words
from chicago_gui.paper.form_grid import HEADING_HEIGHT, Grid, empty_block, heading_row
from chicago_gui.paper.marks import POINT, TITLE, AnyPaper, Mark, Page, Paper, Side, Text, wrapped
from chicago_gui.paper.page_flow import FOOT, MARGIN_X, MARGIN_Y, foot
from chicago_gui.paper.ruled import HeadLine, Label, Ruled
from chicago_gui.scoring import (
    HOUSE,
    IMP_THRESHOLDS,
    Contract,
    Denomination,
    Doubling,
    TargetTable,
    score,
)
from chicago_gui.sheet.words import MINUS, sentence, tr

_TITLE = 7.0
_BETWEEN = 4.5
_SECTION = 5.0
_SIZE = 8.2
_LABEL = 12.0

_SUITS = (
    (Denomination.CLUBS, Denomination.DIAMONDS),
    (Denomination.HEARTS, Denomination.SPADES),
    (Denomination.NOTRUMP,),
)
# Everything that decides what a trick is worth: the columns of the scores, left to right.
_KINDS = tuple((suits[0], z, x) for suits in _SUITS for z in (False, True) for x in Doubling)


def table_page(paper: AnyPaper, targets: TargetTable, number: int, count: int) -> Page:
    """Return the card with the target, IMP and scoring tables, as page `number` of `count`."""
    width = paper.width - 2 * MARGIN_X
    title = f"{TITLE} · {tr('tables')}"
    marks: list[Mark] = [
        Text(MARGIN_X, MARGIN_Y, width, 6.8, title, 16.0, bold=True, side=Side.LEFT)
    ]
    y = MARGIN_Y + 7.8
    y += _put_words(marks, y, width, _how()) + _SECTION
    y += max(_put_targets(marks, y, targets), _put_imps(marks, y, MARGIN_X + width)) + _SECTION
    y += _put(marks, MARGIN_X, y, tr("A contract just made, and for each trick more"), _made(width))
    y += _SECTION
    y += _put(marks, MARGIN_X, y, tr("A contract that goes down"), _down(width)) + 2.5
    _put_words(marks, y, width, _honours())
    marks += foot(paper, number, count)
    return Page(paper, tuple(marks))


def _how() -> str:
    return tr(
        "The team with more HCP looks up its target by its own HCP and its own vulnerability; "
        "with 20 each it is 0. The score as this team sees it, less the target, is the "
        "difference. It gives both partners their IMPs; the opponents get the opposite."
    )


def _honours() -> str:
    return tr(
        "Honours, where they count: 100 for four trump honours in one hand, 150 for all five or "
        "for four aces in no trump, to the side that holds them."
    )


def _put_words(marks: list[Mark], y: float, width: float, text: str) -> float:
    """Add `text` in as many lines as it takes; return their height."""
    step = _SIZE * POINT * 1.3
    lines = wrapped(text, width, _SIZE)
    for index, line in enumerate(lines):
        marks.append(Text(MARGIN_X, y + index * step, width, step, line, _SIZE, side=Side.LEFT))
    return len(lines) * step


def _put(marks: list[Mark], x: float, y: float, title: str, *tables: Ruled) -> float:
    """Add tables side by side under their title; return the height of it all."""
    width = sum(table.width for table in tables) + _BETWEEN * (len(tables) - 1)
    marks.append(Text(x, y, width, 4.6, title, 9.5, bold=True, side=Side.LEFT))
    for table in tables:
        marks += table.marks(x, y + _TITLE)
        x += table.width + _BETWEEN
    return _TITLE + max(table.height for table in tables)


def _put_targets(marks: list[Mark], y: float, targets: TargetTable) -> float:
    rows = [
        (str(hcp), *(str(targets.target(hcp, z)) for z in (False, True))) for hcp in range(20, 41)
    ]
    heads = [[(tr("HCP"), 1), (tr("not vulnerable"), 1), (tr("vulnerable"), 1)]]
    blocks = (Ruled((11.0, 17.0, 17.0), heads, part) for part in (rows[:11], rows[11:]))
    title = sentence(targets_words(targets.name))
    return _put(marks, MARGIN_X, y, title, *blocks)


def _put_imps(marks: list[Mark], y: float, right: float) -> float:
    nexts = (*IMP_THRESHOLDS[1:], None)
    rows = [
        (_band(low, following), str(imps))
        for imps, (low, following) in enumerate(zip(IMP_THRESHOLDS, nexts, strict=True))
    ]
    heads = [[(tr("difference"), 1), (tr("IMPs"), 1)]]
    blocks = [Ruled((26.0, 12.0), heads, part, bold=(1,)) for part in (rows[:13], rows[13:])]
    x = right - sum(block.width for block in blocks) - _BETWEEN
    return _put(marks, x, y, tr("IMPs"), *blocks)


def _band(low: int, following: int | None) -> str:
    if following is None:
        return tr("{low} or more").format(low=low)
    return f"{low} – {following - 1}"


def _made(width: float) -> Ruled:
    """What each contract scores when it is just made; last, what one trick more adds."""
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
    return Ruled(widths, heads, [*rows, ("+1", *map(str, more))], strong=(1, 7, 13))


def _contracts(level: int) -> Iterator[tuple[Contract, bool]]:
    for denomination, vulnerable, doubling in _KINDS:
        yield Contract(level, denomination, doubling), vulnerable


def _label(suits: tuple[Denomination, ...]) -> Label:
    return Denomination.NOTRUMP.value if Denomination.NOTRUMP in suits else suits


def _down(width: float) -> Ruled:
    """What the opponents get for 1 to 13 tricks short."""
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
    label = 3 * _LABEL
    column = (width - label) / len(down)
    heads = [[("", 1), *((f"{MINUS}{short}", 1) for short in down)]]
    return Ruled((label, *(column for _ in down)), heads, rows, strong=(1,))


TALLEST_ROW = 6.5
LEAST_ROW = 3.8
"""Between these, in mm, rows are as high as the page allows: a pen wants more room than type."""


def blank_pages(
    paper: AnyPaper = Paper.A4, deals: int = 15, targets: TargetTable = HOUSE
) -> list[Page]:
    """Return a form of `deals` empty deals, over as few pages as it takes, and the tables."""
    top = MARGIN_Y + HEAD
    room = paper.height - MARGIN_Y - FOOT - HEADING_HEIGHT - top
    deals = max(1, deals)
    sheets = ceil(deals / floor(room / (LEAST_ROW * ROWS)))
    each = ceil(deals / sheets)
    row = min(TALLEST_ROW, room / (ROWS * each))
    grid = Grid(FORM, MARGIN_X, paper.width - 2 * MARGIN_X, row)
    remark = tr("z: vulnerable. Target: of the team with more HCP. ±: its score less its target.")
    pages = []
    for sheet in range(sheets):
        marks: list[Mark] = [*blank_head(paper), *heading_row(grid, top)]
        numbers = range(sheet * each + 1, min(deals, (sheet + 1) * each) + 1)
        for place, number in enumerate(numbers):
            y = top + HEADING_HEIGHT + place * grid.block
            marks += empty_block(grid, y, OpenDeal(number, Deal()))
        marks += foot(paper, sheet + 1, sheets + 1, remark)
        pages.append(Page(paper, tuple(marks)))
    return [*pages, table_page(paper, targets, sheets + 1, sheets + 1)]
