"""A whole game, secrets included: what the book, the desk and the command line ask of it.

The Table's side never holds one: it has the game's form, and views.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from chicago_gui.sheet.beginning import Beginning
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.json_file import Place


class Session(Protocol):
    """What a session of any game tells of itself; everything else its game knows."""

    game: ClassVar[str]

    @property
    def id(self) -> str:
        """The session's UUID."""

    @property
    def date(self) -> date:
        """The day of the evening."""

    @property
    def place(self) -> str:
        """Where it is, which may be empty."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody's name, in the order of the sheet."""


S = TypeVar("S", bound=Session)


@dataclass(frozen=True, slots=True)
class Outline:
    """A session in few words, for the list of all; everything in it is public.

    `how_far` is such as `5 of 15`, `first` who leads or has won with the figure. `deals` are the
    deals dealt, `scored` those that count already.
    """

    how_far: str
    first: str
    deals: int
    scored: int
    done: bool


class Game(Generic[S]):
    """One game over its sessions `S`; it overrides what is not as here."""

    kind: str
    """What session files and the book call it."""

    form: Form[Any]
    """Its public half."""

    # --- files and records

    def read(self, top: Place) -> S:
        """Return the session in a file's JSON value; raises `SessionFileError`, placed."""
        raise NotImplementedError

    def write(self, session: S, secrets_of: Collection[int] = ()) -> str:
        """Return the session file's text.

        What is secret is left out, but of the deals at the places in `secrets_of`.
        """
        raise NotImplementedError

    def records(self, session: S) -> dict[str, str]:
        """Return the session as named JSON texts, each for a part that a change touches."""
        raise NotImplementedError

    def session_of(self, records: Mapping[str, str]) -> S:
        """Return the session in these records; raises `SessionFileError`."""
        raise NotImplementedError

    def with_id(self, session: S, session_id: str) -> S:
        """Return `session` under another id."""
        raise NotImplementedError

    # --- living

    def begin(self, wish: Beginning) -> S:
        """Return a new session; raises `Refused` when players or plan cannot be."""
        raise NotImplementedError

    def again(self, session: S, today: date) -> Beginning:
        """Return what an evening like `session` begins with."""
        raise NotImplementedError

    def apply(self, session: S, change: Any) -> S:
        """Return `session` after `change`; raises `Refused`."""
        raise NotImplementedError

    def check(self, session: S) -> None:
        """Raise `Refused` unless the session can stand as it is."""
        raise NotImplementedError

    def reveal(self, session: S) -> Any:
        """Return what everybody may know of the session."""
        raise NotImplementedError

    def outline(self, session: S) -> Outline:
        """Return the session in few words."""
        raise NotImplementedError

    # --- undo

    def rewound(self, session: S, wanted: Iterable[tuple[str, str | None]], kind: str) -> S:
        """Return `session` with the records in `wanted`, as they were round a step of `kind`.

        `None` takes a record out. Raises `SessionFileError` and `Refused`.
        """
        records = self.records(session)
        for name, text in wanted:
            if text is None:
                records.pop(name, None)
            else:
                records[name] = text
        found = self.session_of(records)
        self.check(found)
        return found
