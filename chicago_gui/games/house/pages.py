"""The house game on paper: the session sheet, blank forms, and the reference tables.

The session sheet ends with what is needed to check its totals: the IMPs of each deal with running
totals, the chart, and the partnerships.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from math import ceil, floor

from chicago_gui.games.house import columns
from chicago_gui.games.house.deck_columns import ROWS, HouseColumn
from chicago_gui.games.house.figures import Part, counted, part
from chicago_gui.games.house.rules import RULES, targets_words
from chicago_gui.games.house.sheet import FIVE, FOUR, Deal, Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.games.house.words import explain, mean, payment_lines
from chicago_gui.paper.charts import chart_marks
from chicago_gui.paper.form_grid import (
    HEADING_HEIGHT,
    NOTCH,
    PAD,
    PAD_LEFT,
    Grid,
    across,
    closing_rule,
    deal_block,
    heading_row,
    strike,
    uprights,
)
from chicago_gui.paper.marks import (
    TITLE,
    AnyPaper,
    Band,
    Landscape,
    Mark,
    Notch,
    Page,
    Paper,
    Text,
    TextAlign,
)
from chicago_gui.paper.page_flow import (
    FOOT,
    HEAD,
    MARGIN_X,
    MARGIN_Y,
    Flow,
    UnnumberedPage,
    blank_head_marks,
    bound,
    foot_remark,
    head_marks,
    player_table,
)
from chicago_gui.paper.ruled import (
    TABLE_SIZE,
    TABLE_TITLE,
    HeadLine,
    Ruled,
    outlined,
    put_lines,
    put_payments,
    put_table,
    table_title,
)
from chicago_gui.paper.score_tables import SECTION, TableColumn, imp_tables, table_sheets
from chicago_gui.paper.text_setting import both_names, text_width
from chicago_gui.scoring import HOUSE
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.setup import USUAL_BLANK, Blank, Tables
from chicago_gui.sheet.words import date_words, sentence, signed, tr, when_and_where

_ROW = 4.3
_NUMBER, _BESIDE = 11.0, 1.2
_IMPS = 10.0
_AIR = 3.0
_GAP = 6.0
_DEALS = 14.0
_WON = 17.0
_NAMES_SIZE = 7.0


def put_sums(form: Form[View], flow: Flow, view: View, width: float) -> None:
    """Add running totals, chart, partnerships and payments; nothing before a deal is scored."""
    running = form.panel(view).running
    if not view.scored or running is None:
        return
    table = imps_table(view)

    def chart(y: float, height: float) -> Iterator[Mark]:
        x = table.width + _GAP
        return chart_marks(running, MARGIN_X + x, y, width - x, height)

    if flow.room < flow.whole:
        flow.put((), min(_AIR, flow.room))
    put_table(flow, tr("IMPs per deal with running totals"), table, chart)
    pairs = list(_partnerships(view, width))
    height = TABLE_TITLE + max(each.height for each in pairs)
    flow.make_room(_AIR + height)
    flow.put((), _AIR)
    marks: list[Mark] = [table_title(MARGIN_X, flow.y, width, tr("Partnerships"))]
    x = MARGIN_X
    for each in pairs:
        marks += each.marks(x, flow.y + TABLE_TITLE)
        x += each.width + _GAP
    flow.put(marks, height)
    paid = "; ".join(payment_lines(view))
    put_payments(flow, [f"{paid}."] if paid else [], width)


def imps_table(view: View) -> Ruled:
    """Return the table of each player's IMPs and running total by deal, with sums at the foot.

    For a player who sat out, the IMPs are empty and the total is repeated.
    """
    players = view.sheet.players
    totals = dict.fromkeys(players, 0)
    rows = []
    for deal in view.deals:
        if not isinstance(deal, PlayedDeal) or deal.outcome is None:
            continue
        row = [str(deal.number)]
        for player in players:
            imps = deal.imps_of(player)
            totals[player] += imps or 0
            row += ["" if imps is None else signed(imps), signed(totals[player])]
        rows.append(row)
    heads: list[HeadLine] = [
        [(tr("Deal"), 1), *((player, 2) for player in players)],
        [("", 1), *((words, 1) for _ in players for words in (tr("IMPs"), tr("so far")))],
    ]
    sums = [text for player in players for text in (signed(totals[player]), "")]
    # The first column is wide enough for the word "sum" in every language.
    before = text_width(tr("sum"), TABLE_SIZE, bold=True) + 2 * _BESIDE
    return Ruled(
        # More than five players share the width of five, to leave room for the chart.
        (max(_NUMBER, before), *(_IMPS * min(1.0, FIVE / len(players)) for _ in sums)),
        heads,
        rows,
        strong=range(1, len(sums) + 1, 2),
        bold=(0, *range(2, len(sums) + 1, 2)),
        foot=(tr("sum"), *sums),
        row=_ROW,
    )


def _partnerships(view: View, width: float) -> Iterator[Ruled]:
    """Yield two tables, side by side, of the pairs with their deals and IMPs."""
    found = counted(view)
    made = {} if found is None else found.pairs
    each = (width - _GAP) / 2
    names = each - _DEALS - _WON
    rows = []
    for pair in combinations(range(len(view.sheet.players)), 2):
        of = part(made[pair], "all") if pair in made else Part(0, 0)
        one, other = (view.sheet.players[at] for at in pair)
        both = both_names((one, other), names - 1, _NAMES_SIZE)
        rows.append((both, str(of.deals), signed(of.imps) if of.deals else ""))
    heads: list[HeadLine] = [[(tr("pair"), 1), (tr("deals"), 1), (tr("IMPs"), 1)]]
    half = (len(rows) + 1) // 2
    for some in (rows[:half], rows[half:]):
        yield Ruled((names, _DEALS, _WON), heads, some, strong=(1,), bold=(2,), row=_ROW)


def head(paper: AnyPaper, view: View) -> Iterator[Mark]:
    """Yield the head of a session's first page."""
    sheet = view.sheet
    planned = tr("Deals planned: {planned}.").format(planned=sheet.planned_deals)
    small_print = f"{sentence(RULES.line(sheet.rules))}. {planned}"
    yield from head_marks(
        paper, len(sheet.players), tr(TITLE), when_and_where(sheet.date, sheet.place), small_print
    )
    yield from _standing(paper, view)


def blank_head(paper: AnyPaper, names: Sequence[str]) -> Iterator[Mark]:
    """Yield the head of a blank form, with names or without."""
    labels = [tr("IMPs"), tr("out"), tr("opened")]
    if len(names) == FOUR:
        del labels[1]  # nobody sits out
    yield from blank_head_marks(paper, names or [""] * FIVE, tr(TITLE), labels)


def not_over(view: View) -> str:
    """Return the sentence about open deals, whose counts are not printed, or an empty text.

    A deal with four players has no secret.
    """
    if all(deal.four for deal in view.deals if isinstance(deal, OpenDeal)):
        return ""
    return tr("Counts and targets of open deals are not shown.")


def _standing(paper: AnyPaper, view: View) -> Iterator[Mark]:
    """Yield the table of players, best first, with IMPs, times out and openings.

    If players joined or left it also has deals and mean. With four, nobody is out.
    """
    scored, planned = view.scored, view.sheet.planned_deals
    if scored < planned:
        title = tr("After {scored} of {planned}").format(scored=scored, planned=planned)
    else:
        title = tr("Final standing")
    ranked = sorted(view.standing, key=lambda each: -each.imps)
    if view.mixed:
        rows = [
            (
                each.player,
                signed(each.imps),
                f"{each.played} · {mean(each)}",
                f"{each.out} · {each.opened}",
            )
            for each in ranked
        ]
        labels = (tr("IMPs"), tr("deals · mean"), tr("out · opened"))
        yield from player_table(paper, title, rows, labels)
        return
    opened = tr("opened, of {cap}").format(cap=view.cap)
    if view.sheet.is_four_next:
        four = [(each.player, signed(each.imps), str(each.opened)) for each in ranked]
        yield from player_table(paper, title, four, (tr("IMPs"), opened))
        return
    five = [(each.player, signed(each.imps), str(each.out), str(each.opened)) for each in ranked]
    labels = (tr("IMPs"), tr("out, of {cap}").format(cap=view.cap), opened)
    yield from player_table(paper, title, five, labels)


def explanations(view: View) -> list[tuple[str, tuple[str]]]:
    """Return the number of each deal, with its explanation, remarks and note as one text."""
    texts = ((str(deal.number), " ".join(_texts(deal))) for deal in view.deals)
    return [(number, (text,)) for number, text in texts if text]


def _texts(deal: OpenDeal | PlayedDeal) -> Iterator[str]:
    if isinstance(deal, PlayedDeal):
        yield outlined(sentence(explain(deal)))
    remarks = "; ".join(_remarks(deal))
    if remarks:
        yield sentence(remarks) + "."
    note = " ".join(deal.deal.note.split())
    if note:
        yield tr("Note: {note}").format(note=note)


def _remarks(deal: OpenDeal | PlayedDeal) -> Iterator[str]:
    """Yield the meaning of the notches in a deal's cells, and the honours, which have no cell."""
    corrected = []
    for column in columns.COLUMNS:
        for index in range(column.parts):
            hint = column.content(deal, index).hint
            if hint:
                yield hint.rstrip(".")
            if isinstance(deal, PlayedDeal) and column.is_corrected(deal, index):
                words = column.part_words(index)
                corrected.append(" ".join(filter(None, (column.in_words(), words))))
    for name, points in deal.deal.honours:
        yield tr("{points} for honours to {name}").format(points=points, name=name)
    if corrected:
        cells = ", ".join(corrected)
        yield tr("corrected after the deal: {cells}").format(cells=cells)


_STRUCK_SIZE = 7.0
_LINE = 4.0
"""Height in mm of a line that says who leaves and who joins."""
# The hands of a thrown-in deal, and the remark that it was dealt again, span unused cells.
_STRUCK_HANDS = (columns.DECK, columns.TARGET)
_STRUCK_END = (columns.CONTRACT, columns.IMPS)


def thrown_in_row(grid: Grid, y: float, deal: PlayedDeal) -> Iterator[Mark]:
    """Yield a thrown-in deal as one row, struck through, with its top at `y`."""
    yield from uprights(grid, y, grid.row, (columns.PREPARED_BY, columns.DECK, columns.OPENS))
    written = deal.deal
    hands = " · ".join(
        " ".join(each for each in (deck.name, name, "" if hcp is None else str(hcp)) if each)
        for deck, name, hcp in zip(Deck, written.decks, deal.hcp, strict=True)
    )
    by, opens = columns.PREPARED_BY.content(deal, 0).text, written.opening_bid or ""
    words = [
        *_struck(grid, y, (columns.DEAL, columns.DEAL), str(deal.number), TextAlign.CENTRE),
        *_struck(grid, y, (columns.PREPARED_BY, columns.PREPARED_BY), by, TextAlign.CENTRE),
        *_struck(grid, y, _STRUCK_HANDS, hands, TextAlign.LEFT),
        *_struck(grid, y, (columns.OPENS, columns.OPENS), opens, TextAlign.CENTRE),
        *_struck(grid, y, _STRUCK_END, tr("passed out, dealt again"), TextAlign.LEFT),
    ]
    yield from words
    if columns.PREPARED_BY.cell(deal, 0).notch:
        yield Notch(grid.end(columns.PREPARED_BY), y, NOTCH)
    yield from strike(grid.left + 1, grid.right - 1, y + grid.row / 2, words)
    # The next deal has the same number, so only a thin rule separates the two.
    yield across(grid.left, grid.right, y + grid.row)


def _struck(
    grid: Grid, y: float, span: tuple[HouseColumn, HouseColumn], text: str, side: TextAlign
) -> Iterator[Text]:
    x = grid.x(span[0]) + PAD_LEFT
    width = grid.end(span[1]) - x - PAD
    if text:
        yield Text(x, y, width, grid.row, text, _STRUCK_SIZE, side=side)


TALLEST_ROW = 4.3
LEAST_ROW = 3.6
"""Limits of the row height in mm; between them a usual session fits on one page."""

_CLOSER = range(42, 35, -1)
"""Row heights in tenths of a mm that are tried to save the last page."""

_USUAL = 15 * ROWS

_Deal = OpenDeal | PlayedDeal | int
"""A deal that has begun, or the number of a planned one."""


def session_pages(form: Form[View], view: View, paper: AnyPaper = Paper.A4) -> list[Page]:
    """Return the session sheet as pages, with page breaks only between deals.

    Planned deals are printed empty, so that the form can be completed by hand. If the last page is
    nearly empty, lower rows save it, or more of the sheet moves to it.
    """
    flow = _filled(form, view, paper)
    if flow.missing:
        pages = len(flow.sheets)
        closer = (_filled(form, view, paper, most=row / 10) for row in _CLOSER)
        more = _filled(form, view, paper, shorter=(pages - 1, flow.missing))
        flow = next((each for each in closer if len(each.sheets) < pages), more)
    return flow.pages(f"{tr(TITLE)} {date_words(view.sheet.date)}", not_over(view))


def _filled(
    form: Form[View],
    view: View,
    paper: AnyPaper,
    *,
    most: float = TALLEST_ROW,
    shorter: tuple[int, float] = (0, 0.0),
) -> Flow:
    """Return the pages with rows of at most `most` mm.

    `shorter` is the index of a page and the height in mm to leave empty on it.
    """
    flow = Flow(
        paper, head(paper, view), HEAD, lambda: f"{tr(TITLE)} · {form.when_and_where(view)}"
    )
    flow.shorter = shorter
    deals = [*view.deals, *range(view.sheet.next_number, view.sheet.planned_deals + 1)]
    came_and_went = _came_and_went(view)
    row = min(_row_height(deals, flow.room - _LINE * len(came_and_went)), most)
    grid = Grid(form, MARGIN_X, paper.width - 2 * MARGIN_X, row)
    flow.put(heading_row(grid, flow.y), HEADING_HEIGHT)
    for at, deal in enumerate(deals):
        height = _rows(deal) * grid.row
        said = came_and_went.get(at, "")
        if not flow.has_room(height + (_LINE if said else 0)):
            flow.put([closing_rule(grid, flow.y)], 0)
            flow.turn()
            flow.put(heading_row(grid, flow.y), HEADING_HEIGHT)
        if said:
            flow.put(_line_across(grid, flow.y, said), _LINE)
        flow.put(_deal_marks(grid, flow.y, deal), height)
    flow.put([closing_rule(grid, flow.y)], 0)
    put_sums(form, flow, view, grid.width)
    put_lines(flow, explanations(view), grid.width)
    return flow


def _came_and_went(view: View) -> dict[int, str]:
    """Return who leaves and who joins before a deal, by the index of the deal."""
    theres = [view.there(at) for at in range(len(view.deals) + 1)]
    found = {}
    for at, (before, there) in enumerate(pairwise(theres), start=1):
        gone = ", ".join(name for name in before if name not in there)
        come = ", ".join(name for name in there if name not in before)
        words = (
            tr("leaves: {names}").format(names=gone) if gone else "",
            tr("joins: {names}").format(names=come) if come else "",
        )
        if any(words):
            found[at] = sentence("; ".join(filter(None, words)))
    return found


def _line_across(grid: Grid, y: float, words: str) -> Iterator[Mark]:
    """Yield a line of text across the sheet, with a rule below it."""
    width = grid.right - grid.left
    yield Band(grid.left, y, width, _LINE)
    x = grid.left + PAD_LEFT
    yield Text(x, y, width - PAD_LEFT - PAD, _LINE, words, _STRUCK_SIZE, side=TextAlign.LEFT)
    yield closing_rule(grid, y + _LINE)


def _rows(deal: _Deal) -> int:
    return 1 if isinstance(deal, PlayedDeal) and deal.thrown_in else ROWS


def _row_height(deals: Sequence[_Deal], room: float) -> float:
    """Return the row height in mm for the whole sheet.

    All deals fit on the first page if possible, otherwise fifteen of them.
    """
    room -= HEADING_HEIGHT
    rows = sum(map(_rows, deals))
    if rows * LEAST_ROW > room:
        rows = 0
        for height in map(_rows, deals):
            if rows >= _USUAL or (rows + height) * LEAST_ROW > room:
                break
            rows += height
    usual = min(_USUAL, room // (LEAST_ROW * ROWS) * ROWS)
    return min(TALLEST_ROW, room / max(rows, usual))


def _deal_marks(grid: Grid, y: float, deal: _Deal) -> Iterable[Mark]:
    if isinstance(deal, int):
        return deal_block(grid, y, OpenDeal(deal, Deal()))
    if isinstance(deal, PlayedDeal) and deal.thrown_in:
        return thrown_in_row(grid, y, deal)
    return deal_block(grid, y, deal)


BLANK_TALLEST_ROW = 8.0
BLANK_LEAST_ROW = 3.8
"""Limits of the row height of blank forms in mm; handwriting needs more room than print."""


def blank_pages(
    form: Form[View], paper: AnyPaper = Paper.A4, wish: Blank = USUAL_BLANK
) -> list[Page]:
    """Return blank forms and tables as in `wish`."""
    each = wish.each or form.blanks.sizes[0]
    top = MARGIN_Y + HEAD
    room = paper.height - MARGIN_Y - FOOT - HEADING_HEIGHT - top
    sheets = ceil(each / floor(room / (BLANK_LEAST_ROW * ROWS)))
    most = ceil(each / sheets)
    grid = Grid(
        form, MARGIN_X, paper.width - 2 * MARGIN_X, min(BLANK_TALLEST_ROW, room / (ROWS * most))
    )
    remark = tr("z: vulnerable. Target: for the team with more HCP. ±: score minus target.")
    whole: list[UnnumberedPage] = []
    for begin in range(1, each * wish.pages + 1, each):
        for first in range(begin, begin + each, most):
            marks: list[Mark] = [*blank_head(paper, wish.names), *heading_row(grid, top)]
            for place, number in enumerate(range(first, min(first + most, begin + each))):
                y = top + HEADING_HEIGHT + place * grid.block
                marks += deal_block(grid, y, OpenDeal(number, Deal()))
            whole.append((paper, [*marks, *foot_remark(paper, remark)]))
    return bound([*whole, *tables(paper, wish.tables)])


def tables(paper: AnyPaper, where: Tables) -> list[UnnumberedPage]:
    """Return pages with the house targets, IMP and scoring tables, arranged as `where` says."""

    def above(column: TableColumn) -> None:
        column.words(_how())
        title = sentence(targets_words(HOUSE.name))
        right = sum(table.width for table in imp_tables())
        if isinstance(paper, Landscape) or where is Tables.CARD:
            column.tables(title, *_targets())
            column.tables(tr("IMPs"), *imp_tables())
        else:
            x = column.x + column.width - right - SECTION
            one = TableColumn(column.x, column.y, column.width)
            one.tables(title, *_targets())
            other = TableColumn(x, column.y, right)
            other.tables(tr("IMPs"), *imp_tables())
            column.under_columns(one, other)

    return table_sheets(paper, where, f"{tr(TITLE)} · {tr('tables')}", above, _honours())


def _how() -> str:
    return tr(
        "The team with more HCP has a target by HCP and vulnerability; at 20–20, 0. "
        "Score minus target becomes IMPs for both partners. The opponents get the opposite."
    )


def _honours() -> str:
    return tr(
        "Honours, if counted: four trump honours in one hand 100, five 150, four "
        "aces at no trump 150. The side that holds them gets the points."
    )


def _targets() -> tuple[Ruled, Ruled]:
    rows = [
        (str(hcp), *(str(HOUSE.target(hcp, z)) for z in (False, True))) for hcp in range(20, 41)
    ]
    heads = [[(tr("HCP"), 1), (tr("not vulnerable"), 1), (tr("vulnerable"), 1)]]
    one, two = (Ruled((11.0, 17.0, 17.0), heads, some) for some in (rows[:11], rows[11:]))
    return one, two
