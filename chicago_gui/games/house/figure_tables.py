"""The tables of the figures of players and pairs in the house game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Protocol, TypeVar

from chicago_gui.games.house import figures
from chicago_gui.games.house.changes import ChangePlan
from chicago_gui.games.house.figures import (
    OwnTarget,
    PairLine,
    Part,
    PlayerLine,
    Strength,
    own_targets,
    strengths,
)
from chicago_gui.games.house.sheet import FOUR, MORE_DEALS, MOST_DEALS
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.games.house.words import explain, payment_lines
from chicago_gui.record import Record, replace
from chicago_gui.scoring import HOUSE, OFFICIAL
from chicago_gui.sheet.figures import (
    Figures,
    FigureTable,
    FigureTables,
    LineColumn,
    PlayerTotals,
    Scored,
    count_column,
    rest_column,
)
from chicago_gui.sheet.panel import PendingAction
from chicago_gui.sheet.summary import Summary, one_of_them
from chicago_gui.sheet.words import decimal, keys, pair, plural, sentence, signed, signed_mean, tr


def per_deal(part: Part) -> str:
    """Return IMPs per deal with their sign: `+0.35`."""
    return signed_mean(part.imps, part.deals, 2)


def total(part: Part) -> str:
    """Return the IMPs with their sign."""
    return signed(part.imps)


def share(part: Part) -> str:
    """Return the IMPs, and in how many deals: `+12 in 32 deals`."""
    if not part.deals:
        return ""
    pattern = plural("{imps} in {deals} deal", "{imps} in {deals} deals", part.deals)
    return pattern.format(imps=signed(part.imps), deals=part.deals)


def short_share(part: Part) -> str:
    """Return the same without a word, where no number of a deal is near: `+12 in 32`."""
    if not part.deals:
        return ""
    return tr("{imps} in {deals}").format(imps=signed(part.imps), deals=part.deals)


def held(hcp_per_deal: float) -> str:
    """Return HCP per deal."""
    return decimal(f"{hcp_per_deal:.1f}")


def partners(line: PairLine) -> str:
    """Return the two names."""
    return pair(line.names)


class _Line(Protocol):
    """What lines of players and of pairs share."""

    @property
    def evenings(self) -> int: ...
    @property
    def all(self) -> Part: ...
    @property
    def hcp_per_deal(self) -> float: ...


L = TypeVar("L", bound=_Line)

_NAME = 220
_BY = "imps"

EVENINGS = "evenings"
"""The key of the column that says in how many evenings."""


def tables(figures: Figures) -> FigureTables:
    """Return the tables of players, pairs and targets, most IMPs first."""
    players = player_columns(strengths(figures.deals))
    pairs = pair_columns(short_share)
    remark = tr(
        "IMPs are won against the target: cards alone win none. With even luck a player "
        "holds 10 HCP a deal, a pair 20. A click on a heading sorts by it, and so do "
        "{left} and {right}."
    ).format(left=keys("Ctrl+←"), right=keys("Ctrl+→"))
    return FigureTables(
        (
            FigureTable(
                tr("Players"),
                players,
                figures.players,
                _BY,
                lambda line: line.name,
                lambda line: line.merged,
            ),
            FigureTable(tr("Pairs"), pairs, figures.pairs, _BY, partners),
            FigureTable(
                tr("Targets"),
                target_columns(),
                _target_lines(figures.deals),
                None,
                lambda line: str(line.hcp),
                remark=tr(
                    "Ours is the mean score of the stronger team in the deals of this book, drawn "
                    "towards the house table as if that stood for eight deals more, and made to "
                    "rise with HCP. In two cases of three it is nearer than ± says to what is "
                    "made in the long run."
                ),
            ),
        ),
        remark,
    )


def player_columns(found: Mapping[str, Strength]) -> tuple[LineColumn[PlayerLine], ...]:
    """Return the columns of a player's line; `found` are the strengths by name."""
    return (
        LineColumn(tr("Player"), _player, _player, most=_NAME),
        _evenings(),
        count_column(tr("Won"), lambda line: line.won, tr("evenings with the most IMPs")),
        *_made(),
        _strength(found),
        _held(tr("HCP held per deal; 10 when luck is even")),
        _share(tr("As declarer"), lambda line: line.declarer),
        _share(tr("As dummy"), lambda line: line.dummy),
        _share(tr("In defence"), lambda line: line.defence),
        LineColumn(
            tr("Best partner"),
            lambda line: line.best_partner,
            lambda line: line.best_partner,
            tip=tr(
                "with whom the most IMPs per deal are won: of those with five deals together or "
                "more, if there are any"
            ),
            wide=True,
        ),
    )


def pair_columns(words: Callable[[Part], str]) -> tuple[LineColumn[PairLine], ...]:
    """Return the columns of a pair's line; `words` tell the IMPs of a part of the deals."""
    return (
        LineColumn(tr("Pair"), partners, partners, most=2 * _NAME),
        _evenings(),
        *_made(),
        _held(tr("HCP held together per deal; 20 when luck is even")),
        _share(tr("Declaring"), lambda line: line.declarer, words),
        _share(tr("In defence"), lambda line: line.defence, words),
        rest_column(),
    )


def _player(line: PlayerLine) -> str:
    return line.name


def _evenings() -> LineColumn[L]:
    return replace(count_column(tr("Evenings"), lambda line: line.evenings), key=EVENINGS)


def _made() -> tuple[LineColumn[L], LineColumn[L], LineColumn[L]]:
    """Return deals, IMPs, and IMPs per deal."""
    return (
        count_column(tr("Deals"), lambda line: line.all.deals),
        LineColumn(
            sentence(tr("IMPs")),
            lambda line: total(line.all),
            lambda line: line.all.imps,
            number=True,
            sign=lambda line: line.all.imps,
            key=_BY,
        ),
        LineColumn(
            tr("IMPs a deal"),
            lambda line: per_deal(line.all),
            lambda line: line.all.per_deal,
            number=True,
            sign=lambda line: line.all.imps,
        ),
    )


def _held(tip: str) -> LineColumn[L]:
    return LineColumn(
        tr("HCP a deal"),
        lambda line: held(line.hcp_per_deal) if line.all.deals else "",
        lambda line: line.hcp_per_deal,
        number=True,
        tip=tip,
    )


def _strength(found: Mapping[str, Strength]) -> LineColumn[PlayerLine]:
    return LineColumn(
        tr("Strength"),
        lambda line: strength_words(found.get(line.name)),
        lambda line: found[line.name].imps if line.name in found else -inf,
        number=True,
        sign=lambda line: found[line.name].imps if line.name in found else 0.0,
        tip=tr(
            "IMPs a deal, freed of partners, opponents and the cards held, by least squares over "
            "all deals; 0 is the company's mean. In two cases of three it is off by less than ±. "
            "Nobody has one before there are more deals than players."
        ),
    )


def strength_words(strength: Strength | None) -> str:
    """Return a strength and its margin: `+0.42 ±0.31`; nothing where it is not known."""
    if strength is None:
        return ""
    hundredths = round(100 * strength.imps)
    return f"{signed_mean(hundredths, 100, 2)} ±{decimal(f'{strength.give:.2f}')}"


class TargetLine(Record):
    """What the stronger team with `hcp` is expected to make: `ours` not vulnerable, vulnerable."""

    hcp: int
    ours: tuple[OwnTarget, OwnTarget]


def _target_lines(deals: Sequence[Scored]) -> list[TargetLine]:
    return [TargetLine(hcp, ours) for hcp, ours in enumerate(own_targets(deals), 20)]


def target_columns() -> tuple[LineColumn[TargetLine], ...]:
    """Return the columns of the three target tables beside each other, zone after zone."""
    return (
        LineColumn(tr("HCP"), lambda line: str(line.hcp), lambda line: line.hcp, number=True),
        *_zone(False, (tr("House"), tr("Official"), tr("Ours"), tr("Deals")), tr("not vulnerable")),
        *_zone(
            True,
            (tr("House, Z"), tr("Official, Z"), tr("Ours, Z"), tr("Deals, Z")),
            tr("vulnerable"),
        ),
        rest_column(),
    )


def _zone(
    vulnerable: bool, headings: tuple[str, str, str, str], tip: str
) -> tuple[LineColumn[TargetLine], ...]:
    def of(line: TargetLine) -> OwnTarget:
        return line.ours[vulnerable]

    house, official, ours, deals = headings
    return (
        count_column(house, lambda line: HOUSE.target(line.hcp, vulnerable), tip),
        count_column(official, lambda line: OFFICIAL.target(line.hcp, vulnerable), tip),
        LineColumn(
            ours,
            lambda line: (
                f"{of(line).points} ±{of(line).give}" if of(line).give else str(of(line).points)
            ),
            lambda line: of(line).points,
            number=True,
            tip=tip,
        ),
        count_column(deals, lambda line: of(line).deals, tip),
    )


def _share(
    heading: str, part: Callable[[L], Part], words: Callable[[Part], str] = short_share
) -> LineColumn[L]:
    """Return IMPs and deals of one part, sorted by IMPs per deal: that is who is good at it."""
    return LineColumn(
        heading,
        lambda line: words(part(line)),
        lambda line: part(line).per_deal,
        number=True,
        tip=tr("IMPs, and in how many deals; sorted by IMPs per deal"),
    )


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
    """Return `summary` with the last deal, who pays whom, the tables, and how to go on."""
    planned, four = view.sheet.planned_deals, view.sheet.is_four_next
    longer = planned + (FOUR if four else MORE_DEALS)
    more = None
    if view.over and longer <= MOST_DEALS:
        words = tr("Four more deals") if four else tr("Five more deals")
        more = PendingAction(words, ChangePlan(longer))
    paid = "; ".join(payment_lines(view))
    return replace(
        summary,
        sentences=(*_last_deal(view), *((paid,) if paid else ())),
        tables=(*_tables(view), *summary.tables),
        more=more,
    )


def _last_deal(view: View) -> tuple[str, ...]:
    """Return how the last scored deal came out."""
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
            line = figures.player_line(PlayerTotals((name,), 1, 0, numbers))
            lines.append(_Evening(line, numbers[-1], max(won), min(won)))
    pairs = [
        figures.pair_line(PlayerTotals((names[one], names[other]), 1, 0, numbers))
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
