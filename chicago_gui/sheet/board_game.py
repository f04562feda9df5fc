"""What the games of duplicate boards have in common as whole games: files, steps."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Collection
from typing import Any, TypeVar

from chicago_gui.record import replace
from chicago_gui.sheet.board_figures import BoardsMade, worth
from chicago_gui.sheet.board_steps import writes_result
from chicago_gui.sheet.game import About, At, Game
from chicago_gui.sheet.session_file import SessionFileError, new_id
from chicago_gui.sheet.windows import Made, Numbers
from chicago_gui.sheet.words import tr

SomeSession = TypeVar("SomeSession", bound=Any)


class BoardsGame(Game[SomeSession]):
    """A game of numbered boards. A step is about a board, which is told by its number."""

    @abstractmethod
    def text(self, session: SomeSession) -> str:
        """Return the session file's text."""

    @abstractmethod
    def kind_of(self, change: Any) -> str:
        """Return what the book calls the step that `change` makes."""

    def new_id(self) -> str:
        """Return the id of a new session."""
        return new_id()

    def write(self, session: SomeSession, secrets_of: Collection[int] = ()) -> str:
        """Return the session file's text; nothing here is secret."""
        return self.text(session)

    def with_id(self, session: SomeSession, session_id: str) -> SomeSession:
        """Return `session` under another id."""
        return replace(session, id=session_id)

    def about(self, session: SomeSession, change: Any) -> About:
        """Return what `change` is about."""
        return About(self.kind_of(change), getattr(change, "board", None))

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

    @abstractmethod
    def board_in(self, number: int, value: Any) -> Any:
        """Return the board in a record's JSON value; raises `SessionFileError`."""

    def part(self, name: str, text: str) -> Any:
        """Return the board in a record; the heading stays as in the file."""
        at = self.at(name)
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            raise SessionFileError(tr("a record cannot be read")) from None
        return value if not isinstance(at, int) else self.board_in(at, value)

    def ends_a_deal(self, kind: str) -> bool:
        """Whether a step of this kind ends a deal."""
        return writes_result(kind)
