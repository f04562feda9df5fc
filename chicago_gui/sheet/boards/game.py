"""What games of duplicate boards share as games and as forms: steps, figures across evenings.

The figures are: boards, matchpoints or board points in hundredths, the most possible of them, and
IMPs in hundredths. An evening has either points or IMPs.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from enum import StrEnum, unique
from fractions import Fraction
from typing import Any, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import Contract
from chicago_gui.scoring.comparisons import rounded
from chicago_gui.sheet.boards.deal import (
    BoardDeal,
    CardEntry,
    EnterContract,
    EnterNote,
    EnterResult,
    PassOut,
)
from chicago_gui.sheet.boards.words import share_words, signed_points
from chicago_gui.sheet.column import touched
from chicago_gui.sheet.entry_handler import StepName, step_words
from chicago_gui.sheet.fields import Fields
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
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.game import About, At, OpenGame, Parts, SomeSession
from chicago_gui.sheet.history_words import HistoryWords
from chicago_gui.sheet.season import Figures
from chicago_gui.sheet.season_tables import bars, meeting_table, running, streak_table
from chicago_gui.sheet.session_file import SessionFileError, new_id
from chicago_gui.sheet.words import keys, later, sentence, signed_mean, tr


@unique
class CardStep(StrEnum):
    """What was written on a card; these stand in books for good."""

    CONTRACT = "contract"
    PASS_OUT = "pass-out"
    RESULT = "result"
    NOTE = "note"


_KINDS: Mapping[type, CardStep] = {
    EnterContract: CardStep.CONTRACT,
    PassOut: CardStep.PASS_OUT,
    EnterResult: CardStep.RESULT,
    EnterNote: CardStep.NOTE,
}

ENTRY_NAMES = {
    CardStep.CONTRACT.value: later("contract"),
    CardStep.PASS_OUT.value: later("passed out"),
    CardStep.RESULT.value: later("result"),
    CardStep.NOTE.value: later("note"),
}
"""What steps are called after “Undo”, in English."""


class Steps:
    """What a game of boards calls its steps: those on cards, and its `own` by the change's type.

    `names` are what its own are called after “Undo”, in English, by their kinds.
    """

    def __init__(self, own: Mapping[type, StrEnum], names: Mapping[str, str]) -> None:
        """Know the game's own steps."""
        self._own = own
        self._names = {**ENTRY_NAMES, **names}

    def kind_of(self, change: Any) -> str:
        """Return what the book calls the step that `change` makes; what writes has an `entry`."""
        own = self._own.get(type(change))
        return entry_kind(change.entry) if own is None else own.value

    def step_name(self, step: StepName) -> str:
        """Return what a step was about, to stand after “Undo”."""
        where = "" if step.number is None else tr("board {number}").format(number=step.number)
        return step_words(tr(self._names[step.kind]), where)


def entry_kind(entry: CardEntry) -> str:
    """Return what the book calls the step that writes `entry`."""
    return _KINDS[type(entry)].value


def writes_result(kind: str) -> bool:
    """Whether a step of this kind ends the deal on a card."""
    return kind in (CardStep.CONTRACT, CardStep.PASS_OUT, CardStep.RESULT)


class BoardParts(Parts[SomeSession]):
    """What a game of boards does by functions of its own: see the methods of `Game` for each.

    `text` is that of a session file, `board_of` reads the board in a record's JSON value, `heading`
    and `board` are the fields of its records.
    """

    text: Callable[[SomeSession], str]
    records: Callable[[SomeSession], dict[str, str]]
    session_of: Callable[[Mapping[str, str]], SomeSession]
    steps: Steps
    board_of: Callable[[int, Any], Any]
    history_words: HistoryWords
    heading: Fields[Any]
    board: Fields[Any]


class BoardsGame(OpenGame[SomeSession, BoardParts[SomeSession]]):
    """A game of numbered boards. A step is about a board, which is told by its number."""

    # --- files and records

    def records(self, session: SomeSession) -> dict[str, str]:
        """Return the session as the book's records."""
        return self._parts.records(session)

    def session_of(self, records: Mapping[str, str]) -> SomeSession:
        """Return the session in these records."""
        return self._parts.session_of(records)

    # --- living

    def new_id(self) -> str:
        """Return the id of a new session."""
        return new_id()

    def write(self, session: SomeSession, secrets_of: Collection[int] = ()) -> str:
        """Return the session file's text; nothing here is secret."""
        return self._parts.text(session)

    def about(self, session: SomeSession, change: Any) -> About:
        """Return what `change` is about."""
        return About(self._parts.steps.kind_of(change), getattr(change, "board", None))

    def numbers(self, session: SomeSession, at: At | None) -> tuple[int | None, int | None]:
        """Return the board's number, which is what steps and records are called by."""
        return (at if isinstance(at, int) else None), None

    # --- across evenings

    def points(self, numbers: Numbers) -> int:
        """Return by what players and pairs are ranked."""
        return worth(numbers)

    def together(self, numbers: Numbers) -> tuple[float, int]:
        """Return how good two partners are, and over how many boards."""
        return float(worth(numbers)), numbers[0]

    def player_line(self, made: PlayerTotals) -> BoardsMade:
        """Return one person's line."""
        return BoardsMade.of(made)

    def pair_line(self, made: PlayerTotals) -> BoardsMade:
        """Return two partners' line."""
        return BoardsMade.of(made)

    # --- history

    @property
    def history_words(self) -> HistoryWords:
        """What the history says."""
        return self._parts.history_words

    def fields(self, name: str) -> Fields[Any]:
        """Return the fields of a record."""
        return self._parts.board if isinstance(self.at(name), int) else self._parts.heading

    def part(self, name: str, text: str) -> Any:
        """Return the board in a record; the heading stays as in the file."""
        at = self.at(name)
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            raise SessionFileError(tr("record cannot be read")) from None
        return value if not isinstance(at, int) else self._parts.board_of(at, value)

    def ends_a_deal(self, kind: str) -> bool:
        """Whether a step of this kind ends a deal."""
        return writes_result(kind)


SomeView = TypeVar("SomeView", bound=Any)


class BoardsForm(Form[SomeView]):
    """The form of a game of numbered boards, whose view has the `session`."""

    steps: Steps

    @abstractmethod
    def cards(self, view: SomeView, deal: int) -> Sequence[BoardDeal]:
        """Return what stands on the cards of a line that everybody may see."""

    def bids(self, view: SomeView, deal: int) -> Sequence[tuple[Contract | None, int | None]]:
        """Return each contract written there, and the tricks taken."""
        return tuple((each.contract, each.tricks) for each in self.cards(view, deal))

    def mended(self, before: SomeView, after: SomeView) -> str:
        """Return what the one board is worth now whose result was written over another one."""
        if len(before.deals) != len(after.deals):
            return ""
        mended = [
            deal
            for deal in touched(before, after)
            for then, now in zip(self.cards(before, deal), self.cards(after, deal), strict=False)
            if then.over and now.over and then.result != now.result
        ]
        worth = self.result_summary(after, mended[0]) if len(mended) == 1 else ""
        return f"{super().mended(before, after)} {worth}".strip()

    def day_and_place(self, view: SomeView) -> tuple[date, str]:
        """Return when and where the evening is."""
        return view.session.date, view.session.place

    def step_name(self, step: StepName) -> str:
        """Return what a step was about, to stand after “Undo”."""
        return self.steps.step_name(step)

    def figures(self, figures: Figures) -> FigureTables:
        """Return the figures across evenings as tables."""
        return tables(figures, sums=self.sums_over_evenings)


_NAME = 220


def numbers_of(boards: int, points: Fraction | int, maximum: int | None) -> Numbers:
    """Return the numbers of one evening; `maximum` is `None` where the points are IMPs."""
    hundredths = int(rounded(Fraction(points) * 100))
    if maximum is None:
        return boards, 0, 0, hundredths
    return boards, hundredths, maximum * 100, 0


def worth(numbers: Numbers) -> int:
    """Return by what players and pairs are ranked: the share in hundredths of a per cent, IMPs."""
    _, points, maximum, imps = numbers
    return imps + (points * 10_000 // maximum if maximum else 0)


class BoardsMade(Record):
    """What one person, or two as partners, have made."""

    names: tuple[str, ...]
    evenings: int
    won: int
    boards: int
    share: Fraction | None
    imps: Fraction
    best_partner: str
    merged: bool

    @classmethod
    def of(cls, made: PlayerTotals) -> BoardsMade:
        """Return the line of `made`."""
        boards, points, maximum, imps = made.numbers
        return cls(
            names=made.names,
            evenings=made.evenings,
            won=made.won,
            boards=boards,
            share=Fraction(points * 100, maximum) if maximum else None,
            imps=Fraction(imps, 100),
            best_partner=made.best_partner,
            merged=made.merged,
        )


BoardsColumn = LineColumn[BoardsMade]


def tables(figures: Figures, *, sums: bool) -> FigureTables:
    """Return the players' table, the pairs' where partners are known, and who won when.

    What `sums` up over evenings has a curve and bars besides.
    """
    players = (_names(tr("Player"), _NAME), *_columns(figures.players))
    pairs = (_names(sentence(tr("pair")), 2 * _NAME), *_columns(figures.pairs))
    found: list[FigureTable[Any]] = [
        FigureTable(tr("Players"), players, figures.players, _BY, _named, lambda line: line.merged)
    ]
    if figures.pairs:
        found.append(FigureTable(tr("Pairs"), pairs, figures.pairs, _BY, _named))
    found += (streak_table(figures), meeting_table(figures))
    return FigureTables(
        tuple(found),
        tr("To sort, click a heading or press {left} {right}.").format(
            left=keys("Ctrl+←"), right=keys("Ctrl+→")
        ),
        running(figures, tr("Totals by session")) if sums else None,
        _means(figures) if sums else None,
    )


def _means(figures: Figures) -> Bars | None:
    """Return what each player won of an evening in the mean."""
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
"""The key of the share, or of the IMPs where nobody has one: it is what lines are sorted by."""


def _names(heading: str, most: int) -> BoardsColumn:
    return LineColumn(heading, _named, _named, most=most)


def _named(line: BoardsMade) -> str:
    return " – ".join(line.names)


def _columns(lines: Sequence[BoardsMade]) -> tuple[BoardsColumn, ...]:
    """Return the columns of figures; a way of scoring that nobody has played by has none."""
    any_share = any(line.share is not None for line in lines)
    imps = not any_share or any(line.imps for line in lines)
    share: BoardsColumn = LineColumn(
        "%",
        lambda line: "" if line.share is None else share_words(line.share),
        lambda line: float(line.share or 0),
        number=True,
        tip=tr("matchpoints or board points of the maximum"),
        key=_BY,
    )
    won: BoardsColumn = LineColumn(
        sentence(tr("IMPs")),
        lambda line: signed_points(line.imps) if line.imps else "",
        lambda line: float(line.imps),
        number=True,
        sign=lambda line: float(line.imps),
        tip=tr("total IMPs"),
        key="" if any_share else _BY,
    )
    return (
        count_column(tr("Sessions"), lambda line: line.evenings, tr("sessions with a result")),
        count_column(tr("Sessions won"), lambda line: line.won, tr("sessions won")),
        count_column(sentence(tr("boards")), lambda line: line.boards, tr("boards that count")),
        *((share,) if any_share else ()),
        *((won,) if imps else ()),
    )
