"""The tables of a season that all games share: streaks, best sessions, payments, head to head."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date

from chicago_gui.sheet.figures import (
    NAME,
    Bar,
    Bars,
    FigureTable,
    LineColumn,
    PlayerTotals,
    count_column,
    name_column,
)
from chicago_gui.sheet.panel import ChartData
from chicago_gui.sheet.season import (
    BestEvening,
    Figures,
    HeadToHead,
    SeasonPayment,
    Streak,
    Streaks,
)
from chicago_gui.sheet.stakes import money_words
from chicago_gui.sheet.words import date_words, keys, plural, sentence, signed, tr

MOST_NAMES = 12
"""The most lines in one chart; more cannot be told apart."""

_PRINTED = 20
"""The number of best sessions on paper."""


def named(line: PlayerTotals) -> str:
    """Return the names of a line, joined by a dash."""
    return " – ".join(line.names)


def player_column(most: int = NAME) -> LineColumn[PlayerTotals]:
    """Return the column of players' names, at most `most` pixels wide at 100 % zoom."""
    return name_column(sentence(tr("player")), named, most)


def pair_column() -> LineColumn[PlayerTotals]:
    """Return the column of two partners' names."""
    return name_column(sentence(tr("pair")), named, 2 * NAME)


def player_table(
    figures: Figures, columns: Sequence[LineColumn[PlayerTotals]], by: str
) -> FigureTable[PlayerTotals]:
    """Return the table of players, sorted by the column with the key `by`."""
    lines = figures.players
    return FigureTable(tr("Players"), tuple(columns), lines, by, named, lambda line: line.merged)


def pair_table(
    figures: Figures, columns: Sequence[LineColumn[PlayerTotals]], by: str
) -> FigureTable[PlayerTotals]:
    """Return the table of pairs, sorted by the column with the key `by`."""
    return FigureTable(tr("Pairs"), (pair_column(), *columns), figures.pairs, by, named)


def sorting_words() -> str:
    """Return how the tables are sorted."""
    words = tr("To sort, click a heading or press {left} {right}.")
    return words.format(left=keys("Ctrl+←"), right=keys("Ctrl+→"))


def running(figures: Figures, title: str) -> ChartData | None:
    """Return the chart of the best players; `None` if there are no sessions."""
    count = len(figures.season.sums)
    if not count:
        return None
    if count > MOST_NAMES:
        more = tr("{title}: the {count} best of {all}")
        title = more.format(title=title, count=MOST_NAMES, all=count)
    return figures.season.running(title, MOST_NAMES)


def bars(figures: Figures, title: str, found: Iterable[Bar]) -> Bars | None:
    """Return a bar for each name in the chart, longest first; `None` if there are none."""
    best = {name for _, name, _ in figures.season.standing[:MOST_NAMES]}
    shown = [each for each in found if each.name in best]
    return Bars(title, tuple(sorted(shown, key=lambda each: -each.figure))) if shown else None


def streak_table(figures: Figures, deals: str = "") -> FigureTable[Streaks]:
    """Return the table of streaks of sessions and, if `deals` is a heading, of deals."""
    columns: list[LineColumn[Streaks]] = [
        name_column(sentence(tr("player")), lambda line: line.name),
        *_streak_columns(
            tr("{sittings} won in a row").format(sittings=tr("Sessions")),
            lambda line: line.evenings,
            "evenings",
        ),
    ]
    if deals:
        columns += _streak_columns(deals, lambda line: line.deals)
    return FigureTable(
        tr("Streaks"),
        tuple(columns),
        figures.streaks,
        "evenings",
        lambda line: line.name,
        remark=tr(
            "First place wins a session. A session not won ends the streak; being away does not."
        ),
    )


def _streak_columns(
    heading: str, of: Callable[[Streaks], Streak], key: str = ""
) -> tuple[LineColumn[Streaks], LineColumn[Streaks], LineColumn[Streaks]]:
    def when(line: Streaks) -> date:
        return of(line).ended or date.min

    return (
        LineColumn(
            heading,
            lambda line: str(of(line).longest),
            lambda line: of(line).longest,
            number=True,
            key=key,
        ),
        LineColumn(
            tr("Until", "a streak"),
            lambda line: "" if of(line).ended is None else date_words(when(line)),
            when,
        ),
        count_column(
            tr("Now", "a streak"),
            lambda line: of(line).now,
            tr("current streak at the end of the period"),
        ),
    )


def best_table(figures: Figures, unit: str) -> FigureTable[BestEvening]:
    """Return the table of the best sessions; `unit` is the heading of the points won."""
    printed = {(each.evening.id, each.name) for each in figures.best[:_PRINTED]}
    columns: tuple[LineColumn[BestEvening], ...] = (
        LineColumn(
            sentence(tr("date")),
            lambda line: date_words(line.evening.date),
            lambda line: line.evening.date,
        ),
        name_column(sentence(tr("player")), lambda line: line.name),
        LineColumn(
            unit,
            lambda line: signed(line.points),
            lambda line: line.points,
            number=True,
            sign=lambda line: line.points,
            key="points",
        ),
        LineColumn(
            tr("Rank"),
            lambda line: str(line.place),
            lambda line: -line.place,
            number=True,
        ),
        LineColumn(
            tr("Where"),
            lambda line: " ".join(line.evening.place.split()),
            lambda line: line.evening.place,
            wide=True,
        ),
    )
    return FigureTable(
        tr("Best sessions"),
        columns,
        figures.best,
        "points",
        lambda line: line.name,
        printed=lambda line: (line.evening.id, line.name) in printed,
        session=lambda line: line.evening.id,
    )


def payment_tables(figures: Figures) -> tuple[FigureTable[SeasonPayment], ...]:
    """Return the table of payments; empty if no session had a stake."""
    season = figures.season
    if not season.payments:
        return ()
    columns: tuple[LineColumn[SeasonPayment], ...] = (
        name_column(tr("Pays"), lambda line: line.debtor),
        name_column(tr("Gets"), lambda line: line.creditor),
        LineColumn(
            tr("Amount"),
            lambda line: money_words(line.coins, line.currency),
            lambda line: line.coins,
            number=True,
        ),
    )
    left_out = plural(
        "{count} session without a stake is not counted.",
        "{count} sessions without a stake are not counted.",
        season.without_stake,
    ).format(count=season.without_stake)
    return (
        FigureTable(
            tr("Who pays whom"),
            columns,
            season.payments,
            None,
            lambda line: line.debtor,
            remark=left_out if season.without_stake else "",
        ),
    )


def meeting_table(figures: Figures) -> FigureTable[HeadToHead]:
    """Return the table of each player against each other."""
    order = {each.name: place for place, each in enumerate(figures.streaks)}
    columns: list[LineColumn[HeadToHead]] = [
        name_column(sentence(tr("player")), lambda line: line.name),
        name_column(tr("Against"), lambda line: line.other),
        count_column(tr("Sessions"), lambda line: line.evenings),
        count_column(tr("Ahead"), lambda line: line.ahead),
        count_column(tr("Behind"), lambda line: line.behind),
        count_column(tr("Level"), lambda line: line.level),
    ]
    if figures.deals:
        columns += (
            _share(tr("As partners"), lambda line: line.together),
            _share(tr("As opponents"), lambda line: line.against),
        )
    return FigureTable(
        tr("Head to head"),
        tuple(columns),
        figures.meetings,
        None,
        lambda line: line.name,
        one_by_one=True,
        printed=lambda line: order[line.name] < order[line.other],
    )


def _share(heading: str, of: Callable[[HeadToHead], tuple[int, int]]) -> LineColumn[HeadToHead]:
    def text(line: HeadToHead) -> str:
        count, won = of(line)
        return tr("{imps} in {deals}").format(imps=signed(won), deals=count) if count else ""

    def mean(line: HeadToHead) -> float:
        count, won = of(line)
        return won / count if count else 0.0

    return LineColumn(
        heading,
        text,
        mean,
        number=True,
        sign=mean,
        tip=tr("what the player won, in how many; sorted by average"),
    )
