"""What the sheet is checked by: IMPs deal by deal with running totals, chart, partnerships."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from chicago_gui.games.russian.figures import Part, counted, part
from chicago_gui.games.russian.panel import running
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.paper.marks import Mark
from chicago_gui.paper.page_flow import MARGIN_X, Flow
from chicago_gui.paper.ruled import (
    TABLE_SIZE,
    TABLE_TITLE,
    HeadLine,
    Ruled,
    put_table,
    table_title,
)
from chicago_gui.paper.running_chart import chart_marks
from chicago_gui.paper.text_setting import both_names, text_width
from chicago_gui.sheet.words import signed, tr

_ROW = 4.3
_NUMBER, _BESIDE = 11.0, 1.2
_IMPS = 10.0
_AIR = 3.0
_GAP = 6.0
_DEALS = 14.0
_WON = 17.0
_NAMES_SIZE = 7.0


def put_sums(flow: Flow, view: View, width: float) -> None:
    """Put what the standing is added up from on the pages; nothing while no deal is scored."""
    if not view.scored:
        return
    table = imps_table(view)

    def chart(y: float, height: float) -> Iterator[Mark]:
        x = table.width + _GAP
        return chart_marks(running(view), MARGIN_X + x, y, width - x, height)

    if flow.room < flow.whole:
        flow.put((), min(_AIR, flow.room))
    put_table(flow, tr("IMPs deal by deal, with running totals"), table, chart)
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


def imps_table(view: View) -> Ruled:
    """Return each player's IMPs of each scored deal and what they come to; sums at the foot.

    Whoever sat a deal out has no IMPs of it, and the same total after it.
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
    # What stands before the sums has air beside it in every language.
    before = text_width(tr("sum"), TABLE_SIZE, bold=True) + 2 * _BESIDE
    return Ruled(
        (max(_NUMBER, before), *(_IMPS for _ in sums)),
        heads,
        rows,
        strong=range(1, len(sums) + 1, 2),
        bold=(0, *range(2, len(sums) + 1, 2)),
        foot=(tr("sum"), *sums),
        row=_ROW,
    )


def _partnerships(view: View, width: float) -> Iterator[Ruled]:
    """The ten pairs in two tables beside each other: deals together, and the IMPs of them."""
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
