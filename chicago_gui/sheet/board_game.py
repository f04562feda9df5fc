"""What games of duplicate boards have in common, as whole games and as forms: files, steps.

The book's records are the heading and each board apart, as JSON texts: two sessions differ in
exactly the records that a change touched, and undo puts those back.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import date
from enum import StrEnum, unique
from typing import Any, TypeVar

from chicago_gui.scoring import Contract
from chicago_gui.sheet.board_deal import (
    BoardDeal,
    CardEntry,
    EnterContract,
    EnterNote,
    EnterResult,
    PassOut,
)
from chicago_gui.sheet.board_figures import BoardsMade, tables, worth
from chicago_gui.sheet.column import touched
from chicago_gui.sheet.entry_handler import StepName
from chicago_gui.sheet.fields import Fields, compact
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.game import HEADING, About, At, OpenGame, Parts, SomeSession
from chicago_gui.sheet.history_words import HistoryWords
from chicago_gui.sheet.session_file import FilePlace, SessionFileError, new_id
from chicago_gui.sheet.windows import Figures, FigureTables, Made, Numbers
from chicago_gui.sheet.words import later, tr


def board_records(heading: Mapping[str, Any], boards: Iterable[tuple[int, str]]) -> dict[str, str]:
    """Return the records: `heading`, then `001`, `002` … by the number of the board.

    `boards` are numbers and texts, `compact`. A board begun out of turn moves no other one, as it
    would if they were called by their places.
    """
    found = {HEADING: compact(heading)}
    for number, text in boards:
        found[f"{number:03}"] = text
    return found


def place_of(found: Mapping[str, str]) -> tuple[FilePlace, dict[int, Any]]:
    """Return the heading, with no boards in it, and each board's JSON value by its number.

    Raises `SessionFileError` when these are not what `board_records` writes.
    """
    try:
        values = {name: json.loads(text) for name, text in found.items()}
        heading = values.pop(HEADING)
        boards = {int(name): values[name] for name in sorted(values)}
        return FilePlace({**heading, "boards": []}, ""), boards
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise SessionFileError(
            tr("a record cannot be read: {error}").format(error=type(error).__name__)
        ) from None


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
    CardStep.CONTRACT.value: later("the contract of board {number}"),
    CardStep.PASS_OUT.value: later("passing out board {number}"),
    CardStep.RESULT.value: later("the result of board {number}"),
    CardStep.NOTE.value: later("the note on board {number}"),
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
        return tr(self._names[step.kind]).format(number=step.number)


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

    def player_line(self, made: Made) -> BoardsMade:
        """Return one person's line."""
        return BoardsMade.of(made)

    def pair_line(self, made: Made) -> BoardsMade:
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
            raise SessionFileError(tr("a record cannot be read")) from None
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
        worth = self.came_out(after, mended[0]) if len(mended) == 1 else ""
        return f"{super().mended(before, after)} {worth}".strip()

    def day_and_place(self, view: SomeView) -> tuple[date, str]:
        """Return when and where the evening is."""
        return view.session.date, view.session.place

    def step_name(self, step: StepName) -> str:
        """Return what a step was about, to stand after “Undo”."""
        return self.steps.step_name(step)

    def figures(self, figures: Figures) -> FigureTables:
        """Return the figures across evenings as tables."""
        return tables(figures)
