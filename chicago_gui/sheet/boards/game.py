"""The base classes of the duplicate games and their forms, and the figures across sessions.

The figures are: boards, matchpoints or board points in hundredths, their maximum in hundredths,
and IMPs in hundredths. A session has either points or IMPs.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.scoring.comparisons import rounded
from chicago_gui.sheet.boards.deal import BoardDeal, EnterContract, EnterResult, PassOut
from chicago_gui.sheet.boards.file import BoardsFile
from chicago_gui.sheet.boards.words import share_words, signed_points
from chicago_gui.sheet.column import touched
from chicago_gui.sheet.fields import Fields, reading_records
from chicago_gui.sheet.figures import (
    Bar,
    Bars,
    FigureTable,
    FigureTables,
    LineColumn,
    Numbers,
    PlayerTotals,
    count_column,
)
from chicago_gui.sheet.form import Form, StepName, step_words
from chicago_gui.sheet.game import About, At, Game
from chicago_gui.sheet.history import Steps
from chicago_gui.sheet.rules import RuleTable
from chicago_gui.sheet.season import Figures
from chicago_gui.sheet.season_tables import (
    bars,
    meeting_table,
    pair_table,
    player_column,
    player_table,
    running,
    sorting_words,
    streak_table,
)
from chicago_gui.sheet.session_file import FilePlace
from chicago_gui.sheet.setup import NewSession, heading_changes
from chicago_gui.sheet.words import sentence, signed_mean, tr

SomeSession = TypeVar("SomeSession", bound=Any)


class BoardsGame(Game[SomeSession]):
    """A duplicate game; each step concerns one board, identified by its number."""

    steps: Steps
    file: BoardsFile[Any, Any]
    heading: Fields[Any]
    """The fields of the record of the heading."""
    board: Fields[Any]
    """The fields of a board's record."""

    @abstractmethod
    def changed(self, session: SomeSession, change: Any) -> SomeSession:
        """Return `session` after `change`, not yet checked; raises `Refused`."""

    def apply(self, session: SomeSession, change: Any) -> SomeSession:
        """Return `session` after `change`; raises `Refused`."""
        after = self.changed(session, change)
        self.check(after)
        return after

    # --- files and records

    def read(self, top: FilePlace) -> SomeSession:
        """Return the session from a session file; raises `SessionFileError`."""
        session: SomeSession = self.file.read(top)
        return session

    def write(self, session: SomeSession, secrets_of: Collection[int] = ()) -> str:
        """Return the text of the session file."""
        return self.file.dumps(session)

    def records(self, session: SomeSession) -> dict[str, str]:
        """Return one record for the heading and one per board."""
        return self.file.records(session)

    def session_of(self, records: Mapping[str, str]) -> SomeSession:
        """Return the session from its records; raises `SessionFileError`."""
        session: SomeSession = self.file.session_of(records)
        return session

    def again(self, session: SomeSession, today: date) -> NewSession:
        """Return the data of a new session like `session`."""
        return replace(self.form.heading(self.reveal(session)), date=today)

    # --- steps

    def about(self, session: SomeSession, change: Any) -> About:
        """Return the kind of `change` and its board."""
        kind = self.steps.kind(type(getattr(change, "entry", change)))
        return About(kind, getattr(change, "board", None))

    def numbers(self, session: SomeSession, at: At | None) -> tuple[int | None, int | None]:
        """Return the board's number, by which steps and records are named; no sitting."""
        return (at if isinstance(at, int) else None), None

    # --- across sessions

    def points(self, numbers: Numbers) -> int:
        """Return the figure that ranks players and pairs."""
        return worth(numbers)

    def together(self, numbers: Numbers) -> tuple[float, int]:
        """Return the figure that ranks a pair, and its number of boards."""
        return float(worth(numbers)), numbers[0]

    # --- history

    def fields(self, name: str) -> Fields[Any]:
        """Return the fields of the record `name`: heading or board."""
        return self.board if isinstance(self.at(name), int) else self.heading

    def part(self, name: str, text: str) -> Any:
        """Return the board in a record; the heading stays a JSON value.

        Raises `SessionFileError` if the record is broken.
        """
        at = self.at(name)
        with reading_records():
            value = json.loads(text)
        return value if not isinstance(at, int) else self.file.board_of(at, value)

    def ends_a_deal(self, kind: str) -> bool:
        """Return whether a step of this kind may end a deal."""
        return kind in self.steps.kinds(EnterContract, PassOut, EnterResult)


SomeView = TypeVar("SomeView", bound=Any)


class BoardsForm(Form[SomeView]):
    """The form of a duplicate game; its view has the attribute `session`."""

    steps: Steps
    rules: RuleTable[Any]

    @abstractmethod
    def cards(self, view: SomeView, deal: int) -> Sequence[BoardDeal]:
        """Return the public cards of a row."""

    def bids(self, view: SomeView, deal: int) -> Sequence[tuple[Contract | None, int | None]]:
        """Return contract and tricks of each card of a row."""
        return tuple((each.contract, each.tricks) for each in self.cards(view, deal))

    def corrected_result(self, before: SomeView, after: SomeView) -> str:
        """Return the new summary if exactly one finished board got another result."""
        if len(before.deals) != len(after.deals):
            return ""
        mended = [
            deal
            for deal in touched(before, after)
            for then, now in zip(self.cards(before, deal), self.cards(after, deal), strict=False)
            if then.over and now.over and then.result != now.result
        ]
        worth = self.result_summary(after, mended[0]) if len(mended) == 1 else ""
        return f"{super().corrected_result(before, after)} {worth}".strip()

    def day_and_place(self, view: SomeView) -> tuple[date, str]:
        """Return date and place of the session."""
        return view.session.date, view.session.place

    def step_name(self, step: StepName) -> str:
        """Return what a step was about, to follow “Undo”."""
        where = "" if step.number is None else tr("board {number}").format(number=step.number)
        return step_words(self.steps.name(step.kind), where)

    def rules_line(self, view: SomeView) -> str:
        """Return the rules in one line."""
        return self.rules.line(view.session.rules)

    def heading_changes(self, view: SomeView, wish: NewSession) -> Sequence[object]:
        """Return the changes that give the session the heading `wish`."""
        common = heading_changes(view.session, wish, self.rules)
        return *common, *self.own_heading_changes(view, wish)

    @abstractmethod
    def own_heading_changes(self, view: SomeView, wish: NewSession) -> Iterable[object]:
        """Return the changes for what only this game has in its heading."""

    def figures(self, figures: Figures) -> FigureTables:
        """Return the figures across sessions as tables."""
        return tables(figures, sums=self.sums_over_evenings)


class BoardNumbers(NamedTuple):
    """The numbers of a player or a pair; they add up over sessions.

    `points` are matchpoints or board points out of `maximum`. All three but the `boards` are in
    hundredths; a session has either points or `imps`.
    """

    boards: int
    points: int
    maximum: int
    imps: int

    @classmethod
    def of(cls, boards: int, points: Fraction | int, maximum: int | None) -> BoardNumbers:
        """Return the numbers of one session; `maximum` is `None` if the points are IMPs."""
        hundredths = int(rounded(Fraction(points) * 100))
        if maximum is None:
            return cls(boards, 0, 0, hundredths)
        return cls(boards, hundredths, maximum * 100, 0)

    @property
    def share(self) -> Fraction | None:
        """The share in per cent; `None` without points."""
        return Fraction(self.points * 100, self.maximum) if self.maximum else None


def worth(numbers: Numbers) -> int:
    """Return the ranking figure: IMPs in hundredths, or the share in hundredths of a per cent."""
    won = BoardNumbers(*numbers)
    return won.imps + (won.points * 10_000 // won.maximum if won.maximum else 0)


BoardsColumn = LineColumn[PlayerTotals]


def tables(figures: Figures, *, sums: bool) -> FigureTables:
    """Return the tables of players, of pairs if partners are known, and of streaks and meetings.

    With `sums` (what a player wins adds up over sessions) there is also a chart and bars.
    """
    players = (player_column(), *_columns(figures.players))
    found: list[FigureTable[Any]] = [player_table(figures, players, _BY)]
    if figures.pairs:
        found.append(pair_table(figures, _columns(figures.pairs), _BY))
    found += (streak_table(figures), meeting_table(figures))
    return FigureTables(
        tuple(found),
        sorting_words(),
        running(figures, tr("Totals by session")) if sums else None,
        _means(figures) if sums else None,
    )


def _means(figures: Figures) -> Bars | None:
    """Return the bars of each player's mean per session."""
    attended = figures.season.attended
    return bars(
        figures,
        tr("Average per session"),
        (
            Bar(name, won / attended[name], signed_mean(won, attended[name], 1))
            for name, won in figures.season.sums.items()
        ),
    )


_BY = "worth"
"""The key of the column that sorts the lines: shares, or IMPs if nobody has a share."""


def _columns(lines: Sequence[PlayerTotals]) -> tuple[BoardsColumn, ...]:
    """Return the columns of figures; a kind of scoring that nobody used has no column."""
    every = [BoardNumbers(*line.numbers) for line in lines]
    any_share = any(each.maximum for each in every)
    any_imps = not any_share or any(each.imps for each in every)

    def share(line: PlayerTotals) -> Fraction | None:
        return BoardNumbers(*line.numbers).share

    def imps(line: PlayerTotals) -> Fraction:
        return Fraction(BoardNumbers(*line.numbers).imps, 100)

    shares: BoardsColumn = LineColumn(
        "%",
        lambda line: "" if (percent := share(line)) is None else share_words(percent),
        lambda line: float(share(line) or 0),
        number=True,
        tip=tr("matchpoints or board points of the maximum"),
        key=_BY,
    )
    won: BoardsColumn = LineColumn(
        sentence(tr("IMPs")),
        lambda line: signed_points(imps(line)) if imps(line) else "",
        lambda line: float(imps(line)),
        number=True,
        sign=lambda line: float(imps(line)),
        key="" if any_share else _BY,
    )
    return (
        count_column(tr("Sessions"), lambda line: line.evenings),
        count_column(tr("Sessions won"), lambda line: line.won),
        count_column(sentence(tr("boards")), lambda line: BoardNumbers(*line.numbers).boards),
        *((shares,) if any_share else ()),
        *((won,) if any_imps else ()),
    )
