"""The interface of a whole game, secrets included, for the book, the desk and the command line.

The packages of the Table's side never hold a game, only its form and views.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, cast

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.fields import Entry, Fields
from chicago_gui.sheet.session_file import FilePlace
from chicago_gui.sheet.setup import NewSession

if TYPE_CHECKING:
    from chicago_gui.sheet.figures import EveningFigures, Numbers, PlayerTotals
    from chicago_gui.sheet.form import Form
    from chicago_gui.sheet.history import HistoryWords


At = int | tuple[int, ...]
"""The place of a deal: its index in the session, or the indices of its sitting and in it."""


class Session(Protocol):
    """The attributes that sessions of all games have."""

    game: ClassVar[str]

    @property
    def id(self) -> str:
        """The session's UUID."""

    @property
    def date(self) -> date:
        """The date of the session."""

    @property
    def place(self) -> str:
        """The place of the session; may be empty."""

    @property
    def players(self) -> tuple[str, ...]:
        """All players' names, in the order of the sheet."""


S = TypeVar("S", bound=Session)


class Outline(Record):
    """A public summary of a session for the list of sessions.

    `how_far` is the progress, such as `5 of 15`; `first` is who leads or won, with the figure.
    `deals` counts the deals begun, `scored` those with a result. `groups` are the names of teams.
    """

    how_far: str
    first: str
    deals: int
    scored: int
    done: bool
    groups: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The progress, and who leads."""
        return " · ".join(filter(None, (self.how_far, self.first)))


class About(Record):
    """The subject of a change: the kind of step in the book, its deal, and whether it is secret."""

    kind: str
    at: At | None = None
    secret: bool = False


class Game(ABC, Generic[S]):
    """A game with sessions of type `S`; games override what differs from the defaults here."""

    kind: str
    """The name of the game in session files and the book."""

    compares: ClassVar[bool] = False
    """Whether two laptops may record one session and compare."""

    @property
    @abstractmethod
    def form(self) -> Form[Any]:
        """The public half of the game, imported on first use."""

    # --- files and records

    @abstractmethod
    def read(self, top: FilePlace) -> S:
        """Return the session from a file's JSON value; raises `SessionFileError` with the place."""

    @abstractmethod
    def write(self, session: S, secrets_of: Collection[int] = ()) -> str:
        """Return the text of the session file.

        Secrets are left out, except those of the deals whose indices are in `secrets_of`.
        """

    @abstractmethod
    def records(self, session: S) -> dict[str, str]:
        """Return the session as named JSON texts, so small that a change affects only a few."""

    @abstractmethod
    def session_of(self, records: Mapping[str, str]) -> S:
        """Return the session from its records; raises `SessionFileError`."""

    def with_id(self, session: S, session_id: str) -> S:
        """Return `session` under another id."""
        changed: Any = session
        return cast("S", replace(changed, id=session_id))

    # --- new sessions, changes and views

    @abstractmethod
    def begin(self, wish: NewSession) -> S:
        """Return a new session; raises `Refused` for invalid players or plan."""

    @abstractmethod
    def again(self, session: S, today: date) -> NewSession:
        """Return the data of a new session like `session`."""

    @abstractmethod
    def apply(self, session: S, change: Any) -> S:
        """Return `session` after `change`; raises `Refused`."""

    @abstractmethod
    def check(self, session: S) -> None:
        """Raise `Refused` if the session is invalid."""

    @abstractmethod
    def reveal(self, session: S) -> Any:
        """Return the public view of the session."""

    @abstractmethod
    def outline(self, session: S) -> Outline:
        """Return the summary of the session for the list of sessions."""

    def done(self, session: S) -> bool:
        """Return whether everything planned has been played, as in the outline."""
        return self.outline(session).done

    def taken_in(self, file: S, ours: S) -> S:
        """Return the session that replaces `ours` on import of `file`, which has the same id.

        Raises `Refused` if that is impossible; the reason reveals no secret.
        """
        self.check(file)
        return file

    def compared(self, session: S, other: S) -> object | None:
        """Return the change that merges another laptop's record of the same session into this one.

        It is `None` if the game does not compare.
        """
        return None

    def comparison_words(self, session: S, other: S) -> str:
        """Return the public words for the result of that change."""
        return ""

    def withholds(self, session: S, other: S) -> bool:
        """Return whether `other`, from another laptop, has deals that `session` may not show."""
        return False

    def differing_settings(self, session: S, other: S) -> Sequence[str]:
        """Return the settings that differ between two laptops' sessions, with both values."""
        return ()

    # --- across sessions

    def counted(self, session: S) -> EveningFigures | None:
        """Return the session's figures for the season; `None` if nothing counts yet."""
        return None

    def summed_up(self, session: S) -> tuple[Outline, EveningFigures | None]:
        """Return outline and figures together; a game may share the work between them."""
        return self.outline(session), self.counted(session)

    @abstractmethod
    def points(self, numbers: Numbers) -> int:
        """Return the figure that ranks players and pairs."""

    @abstractmethod
    def together(self, numbers: Numbers) -> tuple[float, int]:
        """Return the figure that ranks a player's partners, and the number of deals behind it."""

    def in_one_unit(self, evenings: Sequence[EveningFigures]) -> Sequence[EveningFigures]:
        """Return `evenings` converted to a common unit, so that they can be added up."""
        return evenings

    def player_line(self, made: PlayerTotals) -> Any:
        """Return one player's totals as the game's form shows them."""
        return made

    def pair_line(self, made: PlayerTotals) -> Any:
        """Return one pair's totals as the game's form shows them."""
        return made

    # --- steps: each stored change is one step, and can be undone

    @abstractmethod
    def about(self, session: S, change: Any) -> About:
        """Return kind and place of `change` to `session`, and whether it is secret."""

    @abstractmethod
    def numbers(self, session: S, at: At | None) -> tuple[int | None, int | None]:
        """Return the numbers of the deal at `at` and of its sitting; the deal may be deleted.

        Either is `None` if the game has no such number.
        """

    def rewound(self, session: S, wanted: Iterable[tuple[str, str | None]], kind: str) -> S:
        """Return `session` with the `wanted` records from before or after a step of `kind`.

        A text of `None` removes the record. The result is not checked. Raises `SessionFileError`
        for broken records.
        """
        records = self.records(session)
        for name, text in wanted:
            if text is None:
                records.pop(name, None)
            else:
                records[name] = text
        return self.session_of(records)

    # --- history: differences between two versions of a record

    @property
    def heading_kinds(self) -> frozenset[str]:
        """The kinds of steps that change the heading, and deals only by renaming their players."""
        return self.history_words.heading_kinds

    @property
    @abstractmethod
    def history_words(self) -> HistoryWords:
        """The words of the history."""

    @abstractmethod
    def part(self, name: str, text: str) -> Any:
        """Return the frozen value of a record; that of a deal has the attribute `over`.

        Raises `SessionFileError`.
        """

    @abstractmethod
    def fields(self, name: str) -> Fields[Any]:
        """Return the fields of the record `name`."""

    def at(self, name: str) -> At | None:
        """Return the place of a record's deal or sitting; `None` for the heading."""
        places = tuple(int(each) for each in name.split("/") if each.isdecimal())
        if not places:
            return None
        return places if "/" in name else places[0]

    def what_differs(self, ours: S, file: S) -> tuple[Entry, ...]:
        """Return the differences of two versions; secrets only of deals that are over in both."""
        old, new = self.records(ours), self.records(file)
        entries: list[Entry] = []
        for name in sorted(old.keys() | new.keys()):
            if old.get(name) == new.get(name):
                continue
            at = self.at(name)
            both = [self.part(name, each[name]) if name in each else None for each in (old, new)]
            over = at is None or (self.opened(ours, at) and self.opened(file, at))
            number, sitting = self.numbers(ours, at)
            entries += [
                Entry(number, each.path, each.before, each.after, sitting, None in both)
                for each in self.fields(name).differences(*both)
                if over or not each.field.secret
            ]
        return tuple(entries)

    def corrected(self, view: Any, found: Mapping[At, tuple[str, ...]]) -> Any:
        """Return `view` with marks on the cells in `found`, which were corrected after the deal.

        `found` has the cells of each deal by the session file's keys: `hcp.B`, `contract`.
        """
        return view

    # --- secrets hidden from the Table

    def opened(self, session: S, at: At) -> bool:
        """Return whether all of a deal is public; games with secrets say no if it is missing."""
        return True

    def refused_at_table(self, session: S, change: Any) -> Refused | None:
        """Return why the Table face may not make `change`; `None` if it may."""
        return None

    def refused_rewinding(self, session: S, then: S, counted: Collection[At]) -> Refused | None:
        """Return why the Table may not undo or redo from `session` to `then`; `None` if it may.

        `counted` are the deals whose secrets changed in between, or may have.
        """
        return None

    def may_be_supposed(self, change: Any) -> bool:
        """Return whether the public may see the effect of `change` without its being made."""
        return True

    def withheld_from(self, session: S) -> int | None:
        """Return the first deal whose steps the Table's undo skips; `None` if it skips none."""
        return None

    def stands_beneath(self, kind: str) -> bool:
        """Return whether later deals depend on steps of this kind, so that undo skips none."""
        return True

    def moves_deals(self, kind: str) -> int:
        """Return by how many places a step of this kind moves the marks on later deals.

        That is 1 for an inserted deal, −1 for a deleted one, else 0.
        """
        return 0

    def is_gone(self, session: S, deal: int) -> bool:
        """Return whether the deal being prepared no longer exists."""
        return True

    def secrets(self, session: S, deal: int) -> Any:
        """Return what only the deal's preparer may see; `None` if the game has no preparer."""
        return None

    # --- pace

    def ends_a_deal(self, kind: str) -> bool:
        """Return whether a step of this kind may end a deal; importing a file always may."""
        return False

    def to_play(self, session: S) -> int | None:
        """Return the number of planned deals that are not over; `None` without a plan."""
        return None
