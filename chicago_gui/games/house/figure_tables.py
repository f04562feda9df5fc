"""The statistics of the house game: of a session, of a period, and by other target tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any, Protocol, TypeVar

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
from chicago_gui.games.house.rules import targets_words
from chicago_gui.games.house.sheet import FOUR, MORE_DEALS, MOST_DEALS
from chicago_gui.games.house.view import PlayedDeal, View, won_in
from chicago_gui.games.house.words import payment_lines
from chicago_gui.record import Record, replace
from chicago_gui.scoring import HOUSE, NAMED_TABLES, OFFICIAL
from chicago_gui.sheet.figures import (
    NAME,
    Bar,
    FigureTable,
    FigureTables,
    LineColumn,
    PlayerTotals,
    Scored,
    Summary,
    Supposed,
    WhatIf,
    count_column,
    lead_words,
    name_column,
    one_of_them,
)
from chicago_gui.sheet.panel import PendingAction
from chicago_gui.sheet.season import Figures
from chicago_gui.sheet.season_tables import (
    bars,
    best_table,
    meeting_table,
    payment_tables,
    running,
    sorting_words,
    streak_table,
)
from chicago_gui.sheet.setup import ChangeRules
from chicago_gui.sheet.words import (
    decimal,
    ended,
    filled,
    imps_words,
    pair,
    plural,
    sentence,
    signed,
    signed_mean,
    tr,
)


def per_deal(part: Part) -> str:
    """Return IMPs per deal with their sign: `+0.35`."""
    return signed_mean(part.imps, part.deals, 2)


def total(part: Part) -> str:
    """Return the IMPs with their sign: `+12`."""
    return signed(part.imps)


def share(part: Part) -> str:
    """Return IMPs and number of deals: `+12 in 32 deals`."""
    if not part.deals:
        return ""
    pattern = plural("{imps} in {deals} deal", "{imps} in {deals} deals", part.deals)
    return pattern.format(imps=signed(part.imps), deals=part.deals)


def short_share(part: Part) -> str:
    """Return IMPs and number of deals for tables without deal numbers: `+12 in 32`."""
    if not part.deals:
        return ""
    return tr("{imps} in {deals}").format(imps=signed(part.imps), deals=part.deals)


def held(hcp_per_deal: float) -> str:
    """Return HCP per deal with one decimal."""
    return decimal(f"{hcp_per_deal:.1f}")


def partners(line: PairLine) -> str:
    """Return the names of the two partners."""
    return pair(line.names)


class _Line(Protocol):
    """The common attributes of lines of players and of pairs."""

    @property
    def evenings(self) -> int: ...
    @property
    def all(self) -> Part: ...
    @property
    def hcp_per_deal(self) -> float: ...


L = TypeVar("L", bound=_Line)
T = TypeVar("T")

_BY = "imps"

EVENINGS = "evenings"
"""The key of the column with the number of sessions."""


def tables(figures: Figures) -> FigureTables:
    """Return all tables of a period, players and pairs with most IMPs first."""
    found = strengths(figures.deals)
    players = [replace(line, strength=found.get(line.name)) for line in figures.players]
    imps = sentence(tr("IMPs"))
    return FigureTables(
        (
            FigureTable(
                tr("Players"),
                player_columns(),
                players,
                _BY,
                lambda line: line.name,
                lambda line: line.merged,
            ),
            FigureTable(tr("Pairs"), pair_columns(short_share), figures.pairs, _BY, partners),
            FigureTable(
                tr("Declarers"),
                declarer_columns(),
                figures.players,
                "declared",
                lambda line: line.name,
            ),
            streak_table(
                figures, tr("{sittings} won in a row").format(sittings=sentence(tr("deals")))
            ),
            best_table(figures, imps),
            meeting_table(figures),
            *payment_tables(figures),
            FigureTable(
                tr("Targets"),
                target_columns(),
                _target_lines(figures.deals),
                None,
                lambda line: str(line.hcp),
                remark=tr(
                    "Ours: mean score of the stronger team, with the house table as eight more "
                    "deals. ±: standard error."
                ),
            ),
        ),
        f"{tr('Cards alone win no IMPs.')} {sorting_words()}",
        running(figures, tr("Totals by session")),
        bars(
            figures,
            tr("IMPs per deal"),
            (
                Bar(line.name, line.all.per_deal, per_deal(line.all))
                for line in figures.players
                if line.all.deals
            ),
        ),
    )


def player_columns() -> tuple[LineColumn[PlayerLine], ...]:
    """Return the columns of the table of players."""
    evening: LineColumn[PlayerLine] = LineColumn(
        tr("IMPs per session"),
        lambda line: signed_mean(line.all.imps, line.evenings, 1),
        lambda line: line.all.imps / line.evenings,
        number=True,
        sign=lambda line: line.all.imps,
    )
    return (
        LineColumn(
            sentence(tr("place", "in a ranking")),
            lambda line: str(line.place),
            lambda line: -line.place,
            number=True,
        ),
        name_column(sentence(tr("player")), lambda line: line.name),
        _evenings(),
        count_column(tr("Won"), lambda line: line.won, tr("sessions with the most IMPs")),
        *_made(),
        evening,
        _strength(),
        _held(tr("HCP held per deal; the average is 10")),
        LineColumn(
            tr("Best partner"),
            lambda line: line.best_partner,
            lambda line: line.best_partner,
            tip=tr("most IMPs per deal together, in at least five deals if possible"),
            wide=True,
        ),
    )


def declarer_columns() -> tuple[LineColumn[PlayerLine], ...]:
    """Return the columns of the table of players as declarer, dummy and defender."""
    return (
        name_column(sentence(tr("player")), lambda line: line.name),
        replace(
            count_column(tr("Declared"), lambda line: line.declarer.deals),
            key="declared",
        ),
        count_column(tr("Made", "contracts"), lambda line: line.made),
        LineColumn(
            "%",
            lambda line: _percent(line.made, line.declarer.deals),
            lambda line: line.made / line.declarer.deals if line.declarer.deals else 0.0,
            number=True,
            tip=tr("contracts made of those declared"),
        ),
        _imps(lambda line: line.declarer, lambda part: total(part) if part.deals else ""),
        _per_deal(lambda line: line.declarer),
        _share(tr("As dummy"), lambda line: line.dummy),
        _share(tr("In defence"), lambda line: line.defence),
    )


def _percent(some: int, of: int) -> str:
    return str(round(100 * some / of)) if of else ""


def pair_columns(words: Callable[[Part], str]) -> tuple[LineColumn[PairLine], ...]:
    """Return the columns of the table of pairs; `words` formats a part of the deals."""
    return (
        name_column(sentence(tr("pair")), partners, 2 * NAME),
        _evenings(),
        *_made(),
        _held(tr("HCP of both per deal; the average is 20")),
        _share(tr("As declarer"), lambda line: line.declarer, words),
        _share(tr("In defence"), lambda line: line.defence, words),
    )


def _evenings() -> LineColumn[L]:
    return replace(count_column(tr("Sessions"), lambda line: line.evenings), key=EVENINGS)


def _made() -> tuple[LineColumn[L], LineColumn[L], LineColumn[L]]:
    """Return the columns of deals, IMPs, and IMPs per deal."""
    return (
        count_column(sentence(tr("deals")), lambda line: line.all.deals, tr("scored deals")),
        replace(_imps(lambda line: line.all), key=_BY),
        _per_deal(lambda line: line.all),
    )


def _imps(of: Callable[[T], Part], words: Callable[[Part], str] = total) -> LineColumn[T]:
    return LineColumn(
        sentence(tr("IMPs")),
        lambda line: words(of(line)),
        lambda line: of(line).imps,
        number=True,
        sign=lambda line: of(line).imps,
    )


def _per_deal(of: Callable[[T], Part]) -> LineColumn[T]:
    return LineColumn(
        tr("IMPs per deal"),
        lambda line: per_deal(of(line)),
        lambda line: of(line).per_deal,
        number=True,
        sign=lambda line: of(line).imps,
    )


def _held(tip: str) -> LineColumn[L]:
    return LineColumn(
        tr("HCP per deal"),
        lambda line: held(line.hcp_per_deal) if line.all.deals else "",
        lambda line: line.hcp_per_deal,
        number=True,
        tip=tip,
    )


def _strength() -> LineColumn[PlayerLine]:
    return LineColumn(
        tr("Strength"),
        lambda line: strength_words(line.strength),
        lambda line: -inf if line.strength is None else line.strength.imps,
        number=True,
        sign=lambda line: 0.0 if line.strength is None else line.strength.imps,
        tip=tr(
            "IMPs per deal adjusted for partners, opponents and cards held; ± is the standard error"
        ),
    )


def strength_words(strength: Strength | None) -> str:
    """Return a strength and its standard error: `+0.42 ±0.31`; empty if it is unknown."""
    if strength is None:
        return ""
    hundredths = round(100 * strength.imps)
    return f"{signed_mean(hundredths, 100, 2)} ±{decimal(f'{strength.give:.2f}')}"


class TargetLine(Record):
    """The group's own targets for `hcp`: not vulnerable, vulnerable."""

    hcp: int
    ours: tuple[OwnTarget, OwnTarget]


def _target_lines(deals: Sequence[Scored]) -> list[TargetLine]:
    return [TargetLine(hcp, ours) for hcp, ours in enumerate(own_targets(deals), 20)]


def target_columns() -> tuple[LineColumn[TargetLine], ...]:
    """Return the columns of the three target tables, first not vulnerable, then vulnerable."""
    return (
        LineColumn(
            sentence(tr("HCP")), lambda line: str(line.hcp), lambda line: line.hcp, number=True
        ),
        *_zone(
            False,
            (tr("House"), tr("Official"), tr("Ours"), sentence(tr("deals"))),
            tr("not vulnerable"),
        ),
        *_zone(
            True,
            (tr("House, Z"), tr("Official, Z"), tr("Ours, Z"), tr("Deals, Z")),
            tr("vulnerable"),
        ),
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
    """Return the column of IMPs and deals of one part, sorted by IMPs per deal."""
    return LineColumn(
        heading,
        lambda line: words(part(line)),
        lambda line: part(line).per_deal,
        number=True,
        tip=tr("IMPs and deals; sorted by IMPs per deal"),
    )


_EVEN_HCP = 10
"""HCP that a player holds per deal on average."""


class _Evening(Record):
    """One player's session; `best` and `worst` are IMPs and number of a deal."""

    line: PlayerLine
    held: int
    best: tuple[int, int]
    worst: tuple[int, int]

    @property
    def cards(self) -> int:
        """HCP held above the average."""
        return self.held - _EVEN_HCP * self.line.all.deals


def completed(summary: Summary, view: View) -> Summary:
    """Return `summary` with the story of the session, payments, tables, and a way to add deals."""
    planned, four = view.sheet.planned_deals, view.sheet.is_four_next
    longer = planned + (FOUR if four else MORE_DEALS)
    more = None
    if view.over and longer <= MOST_DEALS:
        words = tr("Four more deals") if four else tr("Five more deals")
        more = PendingAction(words, ChangePlan(longer))
    paid = "; ".join(payment_lines(view))
    return replace(
        summary,
        sentences=(*story(view), *((paid,) if paid else ())),
        tables=(*_tables(view), *summary.tables),
        more=more,
    )


def story(view: View) -> tuple[str, ...]:
    """Return the course of the session in one text: leader, changes of lead, biggest swing.

    The result is empty if there is nothing to say.
    """
    totals = dict.fromkeys(view.sheet.players, 0)
    steps = []
    best: PlayedDeal | None = None
    for deal in view.deals:
        if not isinstance(deal, PlayedDeal) or deal.outcome is None:
            continue
        for name in totals:
            totals[name] += deal.imps_of(name) or 0
        steps.append((deal.number, tuple(totals.values())))
        if best is None or _swing(deal) > _swing(best):
            best = deal
    told = lead_words(tuple(totals), steps, tr("{name} has led since deal {number}."))
    if best is not None and best.outcome is not None and _swing(best):
        teams = best.deal.teams or (("", ""), ("", ""))
        won = teams[best.outcome.imps.index(_swing(best))]
        words = tr("Biggest swing: deal {number}, {team}, {imps}")
        swing = imps_words(signed(_swing(best)))
        told.append(ended(words.format(number=best.number, team=pair(won), imps=swing)))
    return (" ".join(told),) if told else ()


def _swing(deal: PlayedDeal) -> int:
    """Return the IMPs of the team that won the deal."""
    return 0 if deal.outcome is None else max(deal.outcome.imps)


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
            _BY,
            lambda each: each.line.name,
            remark=tr("Cards: HCP held above the average of 10 per deal. Cards alone win no IMPs."),
        ),
        FigureTable(tr("Pairs"), pair_table, pairs, _BY, partners),
    )


def _player_columns() -> tuple[LineColumn[_Evening], ...]:
    def part(heading: str, of: Callable[[PlayerLine], Part]) -> LineColumn[_Evening]:
        return LineColumn(
            heading,
            lambda each: share(of(each.line)),
            lambda each: of(each.line).imps,
            number=True,
        )

    return (
        name_column(sentence(tr("player")), lambda each: each.line.name),
        replace(_imps(lambda each: each.line.all), key=_BY),
        _deal_column(tr("Best deal"), best=True),
        _deal_column(tr("Worst deal"), best=False),
        part(tr("As declarer"), lambda line: line.declarer),
        part(tr("As dummy"), lambda line: line.dummy),
        part(tr("In defence"), lambda line: line.defence),
        LineColumn(
            tr("HCP held"), lambda each: str(each.held), lambda each: each.held, number=True
        ),
        LineColumn(
            tr("Cards", "held"),
            lambda each: signed(each.cards),
            lambda each: each.cards,
            number=True,
        ),
    )


def _deal_column(heading: str, *, best: bool) -> LineColumn[_Evening]:
    def of(each: _Evening) -> tuple[int, int]:
        return each.best if best else each.worst

    def called(each: _Evening) -> tuple[int, str, str]:
        imps, number = of(each)
        return imps, tr("deal {number}").format(number=number), signed(imps)

    return one_of_them(heading, called)


def what_if(view: View, suppose: Callable[[object], Any]) -> WhatIf:
    """Return the standing by the real target table and by all others.

    `suppose` returns the view after a change of rules. Only scored deals count.
    """
    rules, scored = view.sheet.rules, view.scored
    others: dict[str, View] = {}
    for name, table in NAMED_TABLES.items():
        if name == rules.targets.name:
            continue
        supposed = suppose(ChangeRules(replace(rules, targets=table)))
        if isinstance(supposed, View):
            others[name] = supposed
    found = {name: _standing(each) for name, each in others.items()}
    played = _standing(view)
    caption = tr("No deal is scored yet.")
    if scored:
        caption = plural(
            "{count} scored deal by each target table.",
            "{count} scored deals by each target table.",
            scored,
        )
    as_played = tr("{table} (as played)").format(table=sentence(targets_words(rules.targets.name)))
    return WhatIf(
        caption=caption.format(count=scored),
        headings=(as_played, *(sentence(targets_words(name)) for name in found)),
        lines=tuple(
            Supposed(
                name,
                tuple(
                    (f"{_place(imps, name)}.  {signed(imps[name])}", imps[name])
                    for imps in (played, *found.values())
                ),
            )
            for name in sorted(played, key=lambda name: -played[name])
        ),
        verdicts=tuple(_verdict(name, view, other) for name, other in others.items() if scored),
    )


def _standing(view: View) -> dict[str, int]:
    return {each.player: each.imps for each in view.standing}


def _place(imps: Mapping[str, int], player: str) -> int:
    """Return the place of `player`; equal IMPs share a place."""
    return 1 + sum(each > imps[player] for each in imps.values())


def _verdict(table: str, played: View, other: View) -> str:
    """Return in one sentence what another target table would change."""
    name = sentence(targets_words(table))
    each = zip(played.deals, won_in(played.deals), won_in(other.deals), strict=True)
    differing = [deal.number for deal, won, supposed in each if won != supposed]
    if not differing:
        return tr("{table}: no deal differs.").format(table=name)
    *some, last = (each.player for each in other.leaders)
    winners = last
    if some:
        winners = tr("{first} and {last}").format(first=", ".join(some), last=last)
    if [each.player for each in played.leaders] == [each.player for each in other.leaders]:
        pattern = tr("{table}: {winners} first as well. Deals that differ: {deals}.")
    else:
        pattern = tr("{table}: {winners} first instead. Deals that differ: {deals}.")
    deals = ", ".join(tr("deal {number}").format(number=number) for number in differing)
    return filled(pattern, table=name, winners=winners, deals=deals)
