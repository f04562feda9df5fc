"""How an evening of the house game went: each player's best and worst, parts, pairs and luck."""

from __future__ import annotations

from chicago_gui.games.house import figures
from chicago_gui.games.house.changes import ChangePlan
from chicago_gui.games.house.figure_tables import EVENINGS, pair_columns, partners, share
from chicago_gui.games.house.figures import Part, PlayerLine
from chicago_gui.games.house.sheet import MORE_DEALS, MOST_DEALS
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.games.house.words import explain
from chicago_gui.record import Record, replace
from chicago_gui.sheet.figures import FigureTable, LineColumn, Made, rest_column
from chicago_gui.sheet.panel import Due
from chicago_gui.sheet.summary import Summary, one_of_them
from chicago_gui.sheet.words import sentence, signed, tr

_EVEN_HCP = 10
"""HCP a player holds in a deal when luck is even."""


class _Evening(Record):
    """One player's evening; `best` and `worst` are IMPs and the number of a deal."""

    line: PlayerLine
    held: int
    best: tuple[int, int]
    worst: tuple[int, int]

    @property
    def luck(self) -> int:
        """HCP held over ten a deal."""
        return self.held - _EVEN_HCP * self.line.all.deals


def completed(summary: Summary, view: View) -> Summary:
    """Return `summary` with what the house game has to tell besides."""
    planned = view.sheet.planned_deals
    more = None
    if view.over and planned + MORE_DEALS <= MOST_DEALS:
        more = Due(tr("Five more deals"), ChangePlan(planned + MORE_DEALS))
    return replace(
        summary, sentences=_last_deal(view), tables=(*_tables(view), *summary.tables), more=more
    )


def _last_deal(view: View) -> tuple[str, ...]:
    """Return how the last scored deal came out: whoever scored it has hardly seen it."""
    for deal in reversed(view.deals):
        if isinstance(deal, PlayedDeal) and deal.outcome is not None:
            return (tr("Deal {number}: {words}").format(number=deal.number, words=explain(deal)),)
    return ()


def _tables(view: View) -> tuple[FigureTable[_Evening], FigureTable[figures.PairLine]] | tuple[()]:
    counted = figures.counted(view)
    if counted is None:
        return ()
    names = view.sheet.players
    lines = []
    for name, numbers in zip(names, counted.players, strict=True):
        won = [
            (deal.imps_of(name) or 0, deal.number)
            for deal in view.deals
            if isinstance(deal, PlayedDeal) and deal.imps_of(name) is not None
        ]
        if won:
            line = figures.player_line(Made((name,), 1, 0, numbers))
            lines.append(_Evening(line, numbers[-1], max(won), min(won)))
    pairs = [
        figures.pair_line(Made((names[one], names[other]), 1, 0, numbers))
        for (one, other), numbers in counted.pairs.items()
    ]
    columns = _player_columns()
    pair_table = tuple(each for each in pair_columns(share) if each.key != EVENINGS)
    return (
        FigureTable(
            tr("Players"),
            columns,
            lines,
            "imps",
            lambda each: each.line.name,
            remark=tr(
                "Luck is the HCP held, less 10 for each deal played: so many are an even share."
            ),
        ),
        FigureTable(tr("Pairs"), pair_table, pairs, "imps", partners),
    )


def _player_columns() -> tuple[LineColumn[_Evening], ...]:
    def part(heading: str, name: str) -> LineColumn[_Evening]:
        def of(each: _Evening) -> Part:
            found: Part = getattr(each.line, name)
            return found

        return LineColumn(
            heading,
            lambda each: share(of(each)),
            lambda each: of(each).imps,
            number=True,
            tip=tr("IMPs, and in how many deals"),
        )

    return (
        LineColumn(
            tr("Player"), lambda each: each.line.name, lambda each: each.line.name, most=220
        ),
        LineColumn(
            sentence(tr("IMPs")),
            lambda each: signed(each.line.all.imps),
            lambda each: each.line.all.imps,
            number=True,
            sign=lambda each: each.line.all.imps,
            key="imps",
        ),
        _deal_column(tr("Best deal"), best=True),
        _deal_column(tr("Worst deal"), best=False),
        part(tr("As declarer"), "declarer"),
        part(tr("As dummy"), "dummy"),
        part(tr("In defence"), "defence"),
        LineColumn(
            tr("HCP held"), lambda each: str(each.held), lambda each: each.held, number=True
        ),
        LineColumn(tr("Luck"), lambda each: signed(each.luck), lambda each: each.luck, number=True),
        rest_column(),
    )


def _deal_column(heading: str, *, best: bool) -> LineColumn[_Evening]:
    def of(each: _Evening) -> tuple[int, int]:
        return each.best if best else each.worst

    def called(each: _Evening) -> tuple[int, str, str]:
        imps, number = of(each)
        return imps, tr("deal {number}").format(number=number), signed(imps)

    return one_of_them(heading, called)
