"""A whole game, secrets included: what the book, the desk and the command line ask of it.

The Table's side never holds one: it has the game's form, and views.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.fields import Fields
from chicago_gui.sheet.history import Entry
from chicago_gui.sheet.session_file import FilePlace
from chicago_gui.sheet.setup import NewSession

if TYPE_CHECKING:
    from chicago_gui.sheet.figures import EveningFigures, Numbers, PlayerTotals
    from chicago_gui.sheet.form import Form
    from chicago_gui.sheet.history_words import HistoryWords


At = int | tuple[int, ...]
"""Where a deal is: its place in the session, from 0, or its sitting's and its own in that."""


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


class Outline(Record):
    """A session in few words, for the list of all; everything in it is public.

    `how_far` is such as `5 of 15`, `first` who leads or has won with the figure. `deals` are the
    deals dealt, `scored` those that count already, `groups` the names of teams.
    """

    how_far: str
    first: str
    deals: int
    scored: int
    done: bool
    groups: tuple[str, ...] = ()


class About(Record):
    """What a change is about: what the book calls its step, which deal, whether it is secret."""

    kind: str
    at: At | None = None
    secret: bool = False


class Game(ABC, Generic[S]):
    """One game over its sessions `S`; it overrides what is not as here."""

    kind: str
    """What session files and the book call it."""

    compares: ClassVar[bool] = False
    """Whether two laptops may keep one evening, and compare their sessions."""

    @property
    @abstractmethod
    def form(self) -> Form[Any]:
        """Its public half, which is imported when somebody asks for it."""

    # --- files and records

    @abstractmethod
    def read(self, top: FilePlace) -> S:
        """Return the session in a file's JSON value; raises `SessionFileError`, placed."""

    @abstractmethod
    def write(self, session: S, secrets_of: Collection[int] = ()) -> str:
        """Return the session file's text.

        What is secret is left out, but of the deals at the places in `secrets_of`.
        """

    @abstractmethod
    def records(self, session: S) -> dict[str, str]:
        """Return the session as named JSON texts, each for a part that a change touches."""

    @abstractmethod
    def session_of(self, records: Mapping[str, str]) -> S:
        """Return the session in these records; raises `SessionFileError`."""

    @abstractmethod
    def with_id(self, session: S, session_id: str) -> S:
        """Return `session` under another id."""

    # --- living

    @abstractmethod
    def begin(self, wish: NewSession) -> S:
        """Return a new session; raises `Refused` when players or plan cannot be."""

    @abstractmethod
    def again(self, session: S, today: date) -> NewSession:
        """Return what an evening like `session` begins with."""

    @abstractmethod
    def apply(self, session: S, change: Any) -> S:
        """Return `session` after `change`; raises `Refused`."""

    @abstractmethod
    def check(self, session: S) -> None:
        """Raise `Refused` unless the session can stand as it is."""

    @abstractmethod
    def reveal(self, session: S) -> Any:
        """Return what everybody may know of the session."""

    @abstractmethod
    def outline(self, session: S) -> Outline:
        """Return the session in few words."""

    def done(self, session: S) -> bool:
        """Whether nothing of what was planned is left to play, as the outline says."""
        return self.outline(session).done

    def taken_in(self, file: S, ours: S) -> S:
        """Return what takes the place of `ours` when `file`, of the same id, replaces it.

        Raises `Refused` when that cannot be; why hangs on nothing secret.
        """
        self.check(file)
        return file

    def compared(self, session: S, other: S) -> object | None:
        """Return the change that takes another laptop's session of the same evening into this one.

        `None` where the game has no such thing.
        """
        return None

    def comparison_words(self, session: S, other: S) -> str:
        """Return what came of that change, as far as it may be known where this laptop stands."""
        return ""

    def withholds(self, session: S, other: S) -> bool:
        """Return whether `other` is another laptop's session with deals `session` may not show."""
        return False

    def differing_settings(self, session: S, other: S) -> Sequence[str]:
        """Return the settings on which two laptops' sessions differ, each with both values."""
        return ()

    # --- across evenings

    def counted(self, session: S) -> EveningFigures | None:
        """Return what the evening adds to the figures; `None` while nothing in it counts."""
        return None

    def summed_up(self, session: S) -> tuple[Outline, EveningFigures | None]:
        """Return both at once, which is cheaper where both begin with the same work."""
        return self.outline(session), self.counted(session)

    @abstractmethod
    def points(self, numbers: Numbers) -> int:
        """Return by what players and pairs are ranked."""

    @abstractmethod
    def together(self, numbers: Numbers) -> tuple[float, int]:
        """Return how good two partners are, and of how much that is the mean."""

    def in_one_unit(self, evenings: Sequence[EveningFigures]) -> Sequence[EveningFigures]:
        """Return `evenings` so that what is added up is alike in all of them."""
        return evenings

    def player_line(self, made: PlayerTotals) -> Any:
        """Return what one person has made, as the game's form shows it."""
        return made

    def pair_line(self, made: PlayerTotals) -> Any:
        """Return what two partners have made, as the game's form shows it."""
        return made

    # --- steps: each change that is kept is one, and can be undone

    @abstractmethod
    def about(self, session: S, change: Any) -> About:
        """Return what `change`, made to `session`, is about."""

    @abstractmethod
    def numbers(self, session: S, at: At | None) -> tuple[int | None, int | None]:
        """Return the number of the deal at a place, also of one no longer there, and its sitting's.

        Either is `None` where it says nothing.
        """

    def rewound(self, session: S, wanted: Iterable[tuple[str, str | None]], kind: str) -> S:
        """Return `session` with the records in `wanted`, as they were round a step of `kind`.

        `None` takes a record out. Whether it can stand so is for `check` to say. Raises
        `SessionFileError`.
        """
        records = self.records(session)
        for name, text in wanted:
            if text is None:
                records.pop(name, None)
            else:
                records[name] = text
        return self.session_of(records)

    # --- history: what differs between two frozen parts of a session

    @property
    def heading_kinds(self) -> frozenset[str]:
        """The kinds of steps that write the heading, and deals only as it calls their players."""
        return self.history_words.heading_kinds

    @property
    @abstractmethod
    def history_words(self) -> HistoryWords:
        """How the history words what was written."""

    @abstractmethod
    def part(self, name: str, text: str) -> Any:
        """Return the frozen value that a record has; a deal's says whether it is `over`.

        Raises `SessionFileError`.
        """

    @abstractmethod
    def fields(self, name: str) -> Fields[Any]:
        """Return the fields of the parts that records of this name have."""

    def at(self, name: str) -> At | None:
        """Return which deal or sitting a record is of; `None` for the heading."""
        places = tuple(int(each) for each in name.split("/") if each.isdecimal())
        if not places:
            return None
        return places if "/" in name else places[0]

    def what_differs(self, ours: S, file: S) -> tuple[Entry, ...]:
        """Return in what two versions of a session differ; secrets only where both are open."""
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
        """Return `view` with the cells in `found` marked, which were corrected after all saw them.

        They are by their deal, in the session file's words: `hcp.B`, `contract`.
        """
        return view

    # --- what a game with secrets keeps from the Table

    def opened(self, session: S, at: At) -> bool:
        """Whether everybody may see all of a deal; of one that is not there nobody may."""
        return True

    def refused_at_table(self, session: S, change: Any) -> Refused | None:
        """Return why `change` is not the Table's to make, if it is not."""
        return None

    def refused_rewinding(self, session: S, then: S, counted: Collection[At]) -> Refused | None:
        """Return why the Table cannot go back or forth from `session` to `then`, if it cannot.

        Of the deals in `counted` secrets were written since, or might be.
        """
        return None

    def may_be_supposed(self, change: Any) -> bool:
        """Whether everybody may see what would come of `change` without its being made."""
        return True

    def withheld_from(self, session: S) -> int | None:
        """Return from which deal on the Table's undo passes over all steps, if any."""
        return None

    def stands_beneath(self, kind: str) -> bool:
        """Whether later deals stand upon steps of this kind, so that none is passed over."""
        return True

    def moves_deals(self, kind: str) -> int:
        """Return by how many places a step of this kind moves later deals whose cells are marked.

        1 where a deal was put in, −1 where one was deleted, else 0.
        """
        return 0

    def is_gone(self, session: S, deal: int) -> bool:
        """Whether the deal that somebody prepares is not there any more."""
        return True

    def secrets(self, session: S, deal: int) -> Any:
        """Return what only the preparer of the deal may see; nothing where nobody prepares."""
        return None

    # --- the hour

    def ends_a_deal(self, kind: str) -> bool:
        """Whether a step of this kind may end a deal; besides them only a session file can."""
        return False

    def to_play(self, session: S) -> int | None:
        """Return how many planned deals are not over yet; `None` where nothing is planned."""
        return None


SomeSession = TypeVar("SomeSession", bound=Any)


class Parts(Record, Generic[SomeSession]):
    """What a game does by functions of its own: see the methods of `Game` for each."""

    read: Callable[[FilePlace], SomeSession]
    apply: Callable[[SomeSession, Any], SomeSession]
    check: Callable[[SomeSession], None]
    reveal: Callable[[SomeSession], Any]


SomeParts = TypeVar("SomeParts", bound=Parts[Any])


class OpenGame(Game[SomeSession], Generic[SomeSession, SomeParts]):
    """A game without secrets, made of its `parts`."""

    def __init__(self, parts: SomeParts) -> None:
        """Make the game of its `parts`."""
        self._parts = parts

    def read(self, top: FilePlace) -> SomeSession:
        """Return the session in a session file."""
        session: SomeSession = self._parts.read(top)
        return session

    def with_id(self, session: SomeSession, session_id: str) -> SomeSession:
        """Return `session` under another id."""
        return replace(session, id=session_id)

    def apply(self, session: SomeSession, change: Any) -> SomeSession:
        """Return `session` after `change`; raises `Refused`."""
        after: SomeSession = self._parts.apply(session, change)
        return after

    def check(self, session: SomeSession) -> None:
        """Raise `Refused` when `session` cannot be."""
        self._parts.check(session)

    def reveal(self, session: SomeSession) -> Any:
        """Return what everybody may know of it: all."""
        return self._parts.reveal(session)
