"""The figures of players and pairs in settled sittings: of one session and across sessions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from chicago_gui.record import replace
from chicago_gui.scoring import HUNDRED, Settling
from chicago_gui.sheet.figures import (
    Bar,
    EveningFigures,
    FigureTable,
    FigureTables,
    LineColumn,
    Numbers,
    PlayerTotals,
    Summary,
    added,
    count_column,
    lead_words,
    one_of_them,
)
from chicago_gui.sheet.play import is_made
from chicago_gui.sheet.season import Figures
from chicago_gui.sheet.season_tables import (
    bars,
    best_table,
    meeting_table,
    named,
    pair_column,
    pair_table,
    payment_tables,
    player_column,
    player_table,
    running,
    sorting_words,
    streak_table,
)
from chicago_gui.sheet.sittings.model import Deal
from chicago_gui.sheet.sittings.totals import AnyView
from chicago_gui.sheet.sittings.words import UnitWords, debt_words, side_words, unit_words
from chicago_gui.sheet.words import amount, ended, sentence, signed, signed_mean, tr


class SittingNumbers(NamedTuple):
    """The numbers of a player or a pair in settled sittings; they add up over sessions.

    `won` counts the sittings won, `declared` deals, `made` those whose contract was made. `exact`
    counts the sittings settled in exact points; if there are any, hundreds are converted to points.
    """

    sittings: int
    points: int
    won: int
    declared: int
    made: int
    exact: int


_NOTHING: Numbers = SittingNumbers(0, 0, 0, 0, 0, 0)


def numbers_of(line: PlayerTotals) -> SittingNumbers:
    """Return the numbers of a line."""
    return SittingNumbers(*line.numbers)


def _numbers(points: int, declared: Sequence[Deal], settling: Settling) -> SittingNumbers:
    """Return the numbers of one settled sitting."""
    made = sum(map(is_made, declared))
    return SittingNumbers(1, points, points > 0, len(declared), made, settling is Settling.EXACT)


def counted_in(view: AnyView) -> EveningFigures | None:
    """Return the figures of the settled sittings; `None` if none is settled."""
    if not view.settled:
        return None
    players, rules = view.players, view.evening.rules
    account, settling, stake = view.account.points, rules.settle, rules.stake
    of_player = dict.fromkeys(players, _NOTHING)
    of_pair = dict.fromkeys(combinations(range(len(players)), 2), _NOTHING)
    played = []
    for each in view.sittings:
        sitting, points = each.sitting, each.settled
        if points is None:
            continue
        four = (*sitting.sides[0], *sitting.sides[1])
        played.append((tuple(map(players.index, four)), (points,)))
        for side, won in zip(sitting.sides, (points, -points), strict=True):
            for name in side:
                declared = [deal for deal in sitting.deals if deal.declarer == name]
                one = _numbers(won, declared, settling)
                of_player[name] = added(of_player[name], one)
            first, second = sorted(players.index(name) for name in side)
            declared = [deal for deal in sitting.deals if deal.declarer in side]
            one = _numbers(won, declared, settling)
            of_pair[first, second] = added(of_pair[first, second], one)
    return EveningFigures(
        points=account,
        players=tuple(of_player.values()),
        pairs={pair: numbers for pair, numbers in of_pair.items() if numbers[0]},
        deals=tuple(played),
        coins=()
        if stake is None
        else stake.shares(account, hundreds=settling is not Settling.EXACT),
        currency="" if stake is None else stake.currency,
    )


def is_in_hundreds(counted: EveningFigures) -> bool:
    """Return whether all sittings of the session were settled in hundreds."""
    return not any(SittingNumbers(*numbers).exact for numbers in counted.players)


def in_points(counted: EveningFigures) -> EveningFigures:
    """Return the figures of a session settled in hundreds, converted to points."""

    def brought(numbers: Numbers) -> Numbers:
        won = SittingNumbers(*numbers)
        return won._replace(points=won.points * HUNDRED)

    return replace(
        counted,
        points=tuple(hundreds * HUNDRED for hundreds in counted.points),
        players=tuple(map(brought, counted.players)),
        pairs={pair: brought(numbers) for pair, numbers in counted.pairs.items()},
        deals=tuple((four, (won * HUNDRED,)) for four, (won,) in counted.deals),
    )


SittingsColumn = LineColumn[PlayerTotals]

_WIDE = 440
"""The greatest width of names where a page has few columns."""


def completed(summary: Summary, view: AnyView, units: UnitWords) -> Summary:
    """Return `summary` with the session's story, who owes whom, and the tables."""
    debts = "; ".join(debt_words(view.account, view.evening.rules))
    said = tuple(filter(None, (_story(view, units), debts)))
    return replace(summary, sentences=said, tables=(*_tables(view, units), *summary.tables))


def _story(view: AnyView, units: UnitWords) -> str:
    """Return the course of the session: leader, changes of lead, the biggest sitting."""
    settled = [
        (number, each) for number, each in enumerate(view.sittings, 1) if each.settled is not None
    ]
    steps = ((number, view.account.running[number - 1]) for number, _ in settled)
    told = lead_words(view.players, steps, tr(units.led))
    if len(settled) > 1:
        number, best = max(settled, key=lambda one: abs(one[1].settled or 0))
        points = best.settled or 0
        words = tr("Biggest: {unit}, {side}, {score}").format(
            unit=tr(units.name).format(number=number),
            side=side_words(best.sitting.sides[points < 0]),
            score=amount(signed(abs(points)), unit_words(view.evening.rules.settle)),
        )
        told.append(ended(words))
    return " ".join(told)


def _tables(view: AnyView, units: UnitWords) -> tuple[FigureTable[PlayerTotals], ...]:
    counted = counted_in(view)
    if counted is None:
        return ()
    players = [
        PlayerTotals((player,), 1, 0, numbers)
        for player, numbers in zip(view.players, counted.players, strict=True)
        if numbers[0]
    ]
    pairs = [
        PlayerTotals((view.players[first], view.players[second]), 1, 0, numbers)
        for (first, second), numbers in counted.pairs.items()
    ]
    return (
        _table(tr("Players"), player_column(_WIDE), players, view, units),
        _table(tr("Pairs"), pair_column(), pairs, view, units),
    )


def _table(
    title: str,
    names: SittingsColumn,
    lines: Sequence[PlayerTotals],
    view: AnyView,
    units: UnitWords,
) -> FigureTable[PlayerTotals]:
    sittings, won, points, each, made = made_columns(units, lines)
    ends = {line.names: _ends(view, line.names) for line in lines}

    def end(heading: str, which: int) -> SittingsColumn:
        def of(line: PlayerTotals) -> tuple[int, str, str]:
            figure, number = ends[line.names][which]
            return figure, tr(units.name).format(number=number), signed(figure)

        return one_of_them(heading, of)

    columns: tuple[SittingsColumn, ...] = (
        *(names, points, sittings, won),
        *(end(tr("Best"), 0), end(tr("Worst"), -1)),
        made,
        each,
    )
    return FigureTable(title, columns, lines, BY, named)


def _ends(view: AnyView, names: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return what `names` won on one side in each settled sitting, best first.

    Each item is the points and the number of the sitting; ties keep the order of the sittings.
    """
    found = []
    for number, each in enumerate(view.sittings, start=1):
        if each.settled is None:
            continue
        for side, points in zip(each.sitting.sides, (each.settled, -each.settled), strict=True):
            if set(names) <= set(side):
                found.append((points, number))
    return sorted(found, key=lambda one: -one[0])


BY = "points"
"""The key of the column that sorts the lines."""


def tables(figures: Figures, units: UnitWords) -> FigureTables:
    """Return the tables of players and pairs, best first."""
    best: SittingsColumn = LineColumn(
        tr("Best partner"),
        lambda line: line.best_partner,
        lambda line: line.best_partner,
        tip=tr("partner with the most points together, over several sittings"),
        wide=True,
    )
    columns = _columns(units, figures.players)
    place: SittingsColumn = LineColumn(
        sentence(tr("place", "in a ranking")),
        lambda line: str(line.place),
        lambda line: -line.place,
        number=True,
    )
    players = (place, player_column(), *columns, best)
    counted, each, _ = _what_is_counted(figures.players)
    row = tr("{sittings} won in a row").format(sittings=sentence(tr(units.played)))
    return FigureTables(
        (
            player_table(figures, players, BY),
            pair_table(figures, columns, BY),
            streak_table(figures, row),
            best_table(figures, counted),
            meeting_table(figures),
            *payment_tables(figures),
        ),
        f"{tr('Only settled rounds and rubbers count.')} {sorting_words()}",
        running(figures, tr("Totals by session")),
        bars(
            figures,
            each.format(sitting=tr(units.one)),
            (
                Bar(line.names[0], _mean(line), _points_each(line))
                for line in figures.players
                if numbers_of(line).sittings
            ),
        ),
    )


def _columns(units: UnitWords, lines: Sequence[PlayerTotals]) -> tuple[SittingsColumn, ...]:
    return (
        count_column(tr("Sessions"), lambda line: line.evenings),
        count_column(
            tr("Sessions won"), lambda line: line.won, tr("sessions with the best account")
        ),
        *made_columns(units, lines),
    )


def made_columns(
    units: UnitWords, lines: Sequence[PlayerTotals]
) -> tuple[SittingsColumn, SittingsColumn, SittingsColumn, SittingsColumn, SittingsColumn]:
    """Return the columns: sittings settled, won, points, points per sitting, contracts made.

    The unit in the headings follows from `lines`; the tip says if hundreds were converted to
    points.
    """
    counted, each, tip = _what_is_counted(lines)
    return (
        count_column(sentence(tr(units.played)), lambda line: numbers_of(line).sittings),
        count_column(tr("Won"), lambda line: numbers_of(line).won),
        LineColumn(
            counted,
            lambda line: signed(numbers_of(line).points),
            lambda line: numbers_of(line).points,
            number=True,
            tip=tip,
            sign=lambda line: numbers_of(line).points,
            key=BY,
        ),
        LineColumn(
            each.format(sitting=tr(units.one)),
            _points_each,
            _mean,
            number=True,
            sign=_mean,
        ),
        LineColumn(
            tr("Contracts made"),
            _made_words,
            lambda line: numbers_of(line).made / (numbers_of(line).declared or 1),
            number=True,
        ),
    )


def _what_is_counted(lines: Sequence[PlayerTotals]) -> tuple[str, str, str]:
    """Return the headings for the total of `lines` and for the mean per sitting, and the tip.

    Sessions may be settled in different units.
    """
    exact = sum(numbers_of(line).exact for line in lines)
    won = tr("total won")
    if not exact:
        return sentence(tr("hundreds")), tr("Hundreds per {sitting}"), won
    mixed = exact < sum(numbers_of(line).sittings for line in lines)
    tip = tr("all in points; a hundred counts 100")
    return sentence(tr("points")), tr("Points per {sitting}"), tip if mixed else won


def _made_words(line: PlayerTotals) -> str:
    won = numbers_of(line)
    return tr("{count} of {most}").format(count=won.made, most=won.declared)


def _mean(line: PlayerTotals) -> float:
    """Return the mean points per sitting; 0 without sittings."""
    won = numbers_of(line)
    return won.points / (won.sittings or 1)


def _points_each(line: PlayerTotals) -> str:
    """Return the mean points per sitting, with one decimal."""
    won = numbers_of(line)
    return signed_mean(won.points, won.sittings, 1)
