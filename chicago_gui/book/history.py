"""The history of a session for everybody: its lines, corrected cells, and times of results.

Each event becomes one line of the history, without secrets. Corrected cells and times of results
are updated event by event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache
from typing import Any

from chicago_gui import games
from chicago_gui.book.events import Action, Event, RecordChange, UndoStack
from chicago_gui.book.tables import time_read, time_written
from chicago_gui.record import QuietRecord, replace
from chicago_gui.sheet.fields import Entry, FieldChange, compact
from chicago_gui.sheet.game import At, Game, Session
from chicago_gui.sheet.history import REPLACE, HistoryAction, HistoryLine

_ACTIONS = {
    Action.DO: HistoryAction.WRITTEN,
    Action.UNDO: HistoryAction.UNDONE,
    Action.REDO: HistoryAction.REDONE,
    Action.DELETE: HistoryAction.DELETED,
    Action.UNDELETE: HistoryAction.PUT_BACK,
}


def _part_reader(game: Game[Any]) -> Callable[[str, str | None], Any]:
    """Return a function that reads a record's text, `None` for `None`, as `Game.part` does.

    The text before a change is the text after the last one, so it need not be read again.
    """
    part = lru_cache(_PARTS)(game.part)
    return lambda name, text: None if text is None else part(name, text)


_PARTS = 128
"""How many parts of a session stay in memory; two for each deal of a long evening."""


class Written(QuietRecord):
    """One record's part before and after an event."""

    name: str
    at: At | None
    before: Any
    after: Any

    @property
    def corrects(self) -> bool:
        """Whether the deal was over before and is over after."""
        return is_over(self.before) and is_over(self.after)

    @property
    def covers(self) -> bool:
        """Whether the deal was over before and is not over after."""
        return is_over(self.before) and self.after is not None and not is_over(self.after)


def is_over(part: object) -> bool:
    """Whether a part is a deal that everybody may see all of."""
    return bool(getattr(part, "over", False))


def history_of(events: Iterable[Event], session: Session) -> tuple[HistoryLine, ...]:
    """Return the lines that everybody may read of `session` as it is now.

    Counts of a deal that is not over leave no line: nobody may see what they are or how often they
    were written. Raises `SessionFileError`.
    """
    history = _History(games.of(session), session)
    for event in events:
        history.add(event)
    return history.lines()


class _EntryOfDeal(QuietRecord):
    """An entry, its deal, and whether it is secret until the deal is over."""

    entry: Entry
    at: At | None
    secret: bool


class _Line:
    def __init__(self, line: HistoryLine, entries: list[_EntryOfDeal]) -> None:
        self.line = line
        self.entries = entries


class _History:
    def __init__(self, game: Game[Any], session: Session) -> None:
        self._game = game
        self._session = session
        self._part = _part_reader(game)
        self._lines: list[_Line | None] = []
        self._line_of: dict[int, int] = {}  # the index of each step's line
        # The indexes of lines with secrets of a deal, until the deal is deleted.
        self._secrets: dict[At, list[int]] = {}

    def lines(self) -> tuple[HistoryLine, ...]:
        words = self._game.history_words
        told: list[HistoryLine] = []
        for each in self._lines:
            if each is not None:
                entries = tuple(part.entry for part in each.entries)
                told.append(replace(each.line, entries=entries))
                if words.bid_anew(told[-3:]):
                    del told[-3:-1]
        return tuple(map(words.with_words, told))

    def add(self, event: Event) -> None:
        if event.secret and (event.deal is None or not self._opened(event.deal)):
            return
        if event.action is Action.TAKE_BACK:
            if event.step in self._line_of:
                self._lines[self._line_of.pop(event.step)] = None
            return
        written = [
            Written(name, self._game.at(name), *(self._part(name, text) for text in texts))
            for name, *texts in event.patch
        ]
        entries = [each for part in written for each in self._entries(part)]
        on_deals = {each.at for each in entries if each.entry.number is not None}
        number, sitting = self._game.numbers(self._session, event.deal)
        action = self._action(event, entries)
        line = HistoryLine(
            at=event.at,
            action=action,
            kind=event.kind or "",
            number=number,
            sitting=sitting,
            correction=self._corrects(written),
            covered=any(part.covers for part in written),
            deals=len(on_deals) if action is HistoryAction.TAKEN_IN else 0,
        )
        if event.action is Action.DO:
            self._line_of[event.n] = len(self._lines)
        self._lines.append(_Line(line, [] if event.action is Action.ADD else entries))
        for at in {each.at for each in entries if each.secret and each.at is not None}:
            self._secrets.setdefault(at, []).append(len(self._lines) - 1)
        for part in written:
            taken_off = part.after is None and part.before is not None
            if part.at is not None and taken_off and not is_over(part.before):
                self._forget_secrets(part.at)

    def _opened(self, at: At) -> bool:
        return self._game.opened(self._session, at)

    def _entries(self, part: Written) -> Iterable[_EntryOfDeal]:
        number, sitting = self._game.numbers(self._session, part.at)
        for each in self._differences(part):
            if each.field.secret and (part.at is None or not self._opened(part.at)):
                continue
            alone = part.before is None or part.after is None
            entry = Entry(number, each.path, each.before, each.after, sitting, alone)
            yield _EntryOfDeal(entry, part.at, each.field.secret)

    def _differences(self, part: Written) -> Iterable[FieldChange]:
        return self._game.fields(part.name).differences(part.before, part.after)

    def _corrects(self, written: list[Written]) -> bool:
        """Whether a deal was changed after it was over, in more than names and remarks."""
        for part in written:
            if part.at is None and any(d.field.key == "players" for d in self._differences(part)):
                return False
        return any(
            not each.field.remark
            for part in written
            if part.corrects
            for each in self._differences(part)
        )

    def _action(self, event: Event, entries: list[_EntryOfDeal]) -> HistoryAction:
        if event.action is Action.ADD:
            # A new session has only its first deal begun; an imported one has more.
            on_deals = [each.entry for each in entries if each.entry.number is not None]
            fields = self._game.history_words.deals
            begun = all(fields[entry.path[0]].begins for entry in on_deals)
            return HistoryAction.BEGUN if begun else HistoryAction.TAKEN_IN
        if event.kind == REPLACE and event.action is Action.DO:
            return HistoryAction.REPLACED
        return _ACTIONS[event.action]

    def _forget_secrets(self, at: At) -> None:
        """Leave out the secrets of a deal that was deleted before it was played.

        Another deal takes its place; when that is over, only its own secrets are shown.
        """
        whole = self._game.history_words.whole_patterns
        for place in self._secrets.pop(at, []):
            line = self._lines[place]
            if line is not None:
                line.entries = [each for each in line.entries if each.at != at or not each.secret]
                if not line.entries and line.line.kind not in whole:
                    self._lines[place] = None


class Corrections:
    """The corrected cells of deals that are over; updated event by event.

    A correction that was undone or corrected back does not count, nor does another spelling of a
    name. Each event costs the same, however many came before it: an undo is one more change.
    """

    def __init__(self, game: Game[Any]) -> None:
        """Start before the first event of a session of `game`."""
        self._game = game
        self._part = _part_reader(game)
        # By a cell's key, as JSON: its content when the deal was first over, if that differs.
        self._cells: dict[At, dict[str, str]] = {}
        self._taken_off: dict[tuple[str, str], dict[str, str]] = {}
        # Whether the deal in a record may be over.
        self._over: dict[str, bool] = {}
        self._at = cache(game.at)
        self._may_end = cache(lambda kind: kind == REPLACE or game.ends_a_deal(kind))
        self._moves = cache(game.moves_deals)
        self._found: dict[At, tuple[str, ...]] = {}
        # The text before and after successive corrections of one record.
        self._runs: dict[str, tuple[str | None, str | None]] = {}

    def after(self, events: Iterable[Event]) -> Mapping[At, tuple[str, ...]]:
        """Return the corrected cells by the place of their deal, as keys of the session file.

        Such as `{5: ("contract", "hcp.B")}`. `events` are those since the last call.
        """
        self._read(events)
        for name in list(self._runs):
            self._end_run(name)
        return self._found

    @property
    def state(self) -> list[Any]:
        """The state after the events until now, as a value of JSON."""
        taken_off = [[*record, cells] for record, cells in self._taken_off.items()]
        return [[*self._cells.items()], taken_off, self._over]

    @classmethod
    def restored(cls, game: Game[Any], state: Sequence[Any]) -> Corrections:
        """Continue from a `state`; raises `ValueError` or `TypeError` if it is none."""
        made = cls(game)
        cells, taken_off, over = state
        made._cells = {_at(at): dict(each) for at, each in cells}
        made._taken_off = {(name, text): dict(each) for name, text, each in taken_off}
        made._over = dict(over)
        for at in made._cells:
            made._mark(at)
        return made

    def _mark(self, at: At) -> None:
        """Find which cells of one deal are corrected.

        If nothing changed, the object stays the same, so that the deal need not be drawn again.
        """
        keys = tuple(sorted(self._cells.get(at, ())))
        if not keys:
            self._found.pop(at, None)
        elif self._found.get(at) != keys:
            self._found[at] = keys

    def _read(self, events: Iterable[Event]) -> None:
        """Apply events. Only events that can matter are unpacked, because unpacking is slow."""
        headings = self._game.heading_kinds
        for _, _, action, _, kind, deal, _, patch in events:
            if kind is None or kind in headings:
                continue
            by = self._moves(kind)
            if by and isinstance(deal, int):
                self._move(deal, -by if action is Action.UNDO else by, tuple(patch))
                continue
            entries: Sequence[RecordChange] = ()
            for place, name in enumerate(patch.names):
                over = self._over.get(name)
                if over is False and not self._may_end(kind):
                    continue
                at = self._at(name)
                if at is None:
                    continue
                if over is not False:
                    entries = entries or tuple(patch)
                    _, before, after = entries[place]
                    if over or is_over(self._part(name, before)):
                        self._over[name] = True
                        self._follow(at, name, before, after)
                        continue
                self._over[name] = self._may_end(kind)

    def _move(self, place: int, by: int, patch: Sequence[RecordChange]) -> None:
        """Move the marks of the deals from `place` on; a deal that comes back gets its own."""
        for name in list(self._runs):
            self._end_run(name)
        self._over.clear()
        name, before, after = patch[0]
        moved = {at: cells for at, cells in self._cells.items() if isinstance(at, int)}
        self._cells = {at: cells for at, cells in moved.items() if at < place}
        for at, cells in moved.items():
            if by < 0 and at == place and before is not None:
                self._taken_off[name, before] = cells
            elif at >= place:
                self._cells[at + by] = cells
        if by > 0 and after is not None:
            cells = self._taken_off.get((name, after), {})
            if cells:
                self._cells[place] = dict(cells)
        for each in {*moved, *self._cells}:
            self._mark(each)

    def _follow(self, at: At, name: str, before: str | None, after: str | None) -> None:
        """Apply a change of one record of a deal that may have been over."""
        first, last = self._runs.get(name, (None, None))
        # The deal is over after each change of a run.
        goes_on = last is not None and last == before
        was_over = goes_on or is_over(self._part(name, before))
        if was_over and is_over(self._part(name, after)):
            if not goes_on:
                self._end_run(name)
            self._runs[name] = (first if goes_on else before, after)
        elif after is None and before is not None:
            # Another deal may take its place, or this one come back.
            self._end_run(name)
            cells = self._cells.pop(at, None)
            if cells:
                self._taken_off[name, before] = cells
                self._mark(at)
        elif before is None and after is not None and self._taken_off:
            cells = self._taken_off.get((name, after))
            if cells is not None:
                self._cells[at] = dict(cells)
                self._mark(at)

    def _end_run(self, name: str) -> None:
        """Find the cells of one record that differ after a run of corrections."""
        before, after = (self._part(name, text) for text in self._runs.pop(name, (None, None)))
        at = self._at(name)
        if at is None or before is None:
            return
        cells = self._cells.setdefault(at, {})
        for each in self._game.fields(name).differences(before, after, spread=False):
            for key, was, now in () if each.field.remark else each.cells:
                if compact(now) == cells.setdefault(key, compact(was)):
                    del cells[key]
        self._mark(at)


class ResultTimes:
    """When each deal's result was first entered; updated event by event."""

    def __init__(self, game: Game[Any]) -> None:
        """Start before the first event of a session of `game`."""
        self._ends = cache(game.ends_a_deal)
        # By the deal: number and time of the step.
        self._first: dict[At | None, tuple[int, datetime]] = {}

    def after(self, events: Iterable[Event], steps: UndoStack) -> list[datetime]:
        """Return the times in order. `events` since the last call led to `steps`."""
        turned: set[At | None] = set()
        for event in events:
            if event.kind is None or not self._ends(event.kind):
                continue
            if event.action is Action.DO:
                self._first.setdefault(event.deal, (event.n, event.at))
            elif (event.step or 0) <= self._first.get(event.deal, (event.n,))[0]:
                turned.add(event.deal)
        for deal in turned:
            self._look(deal, steps)
        return sorted(at for _, at in self._first.values())

    @property
    def state(self) -> list[Any]:
        """The state after the events until now, as a value of JSON."""
        return [[deal, n, time_written(at)] for deal, (n, at) in self._first.items()]

    @classmethod
    def restored(cls, game: Game[Any], state: Iterable[Any]) -> ResultTimes:
        """Continue from a `state`; raises `ValueError` or `TypeError` if it is none."""
        made = cls(game)
        made._first = {_at(deal): (n, time_read(at)) for deal, n, at in state}
        return made

    def _look(self, deal: At | None, steps: UndoStack) -> None:
        """Find the first result of a deal again, after it was undone or redone."""
        step = steps.oldest(lambda kind, at, _: at == deal and self._ends(kind))
        if step is None:
            self._first.pop(deal, None)
        else:
            self._first[deal] = (step.n, step.at)


def _at(place: Any) -> Any:
    """Return a place read from JSON, which has lists for tuples."""
    return tuple(place) if isinstance(place, list) else place


class HistorySummary(QuietRecord):
    """Corrected cells by the place of their deal, and when results were entered."""

    corrected: Mapping[At, tuple[str, ...]]
    result_times: list[datetime]


class HistoryFollower:
    """Updates the summary of a session's history event by event, up to a `revision`.

    The book caches its `state`, so that it need not read all events of a long evening.
    """

    def __init__(self, game: Game[Any]) -> None:
        """Start before the first event of a session of `game`."""
        self._corrections, self._results = Corrections(game), ResultTimes(game)
        self.revision = 0

    def after(self, events: Sequence[Event], steps: UndoStack) -> HistorySummary:
        """Return the summary after more `events`, which led to `steps`."""
        if events:
            self.revision = events[-1].n
        return HistorySummary(self._corrections.after(events), self._results.after(events, steps))

    @property
    def state(self) -> list[Any]:
        """The state after the events until now, as a value of JSON."""
        return [self._corrections.state, self._results.state]

    @classmethod
    def restored(cls, game: Game[Any], revision: int, state: Sequence[Any]) -> HistoryFollower:
        """Continue from a `state`; raises `ValueError` or `TypeError` if it is none."""
        made = cls(game)
        corrections, results = state
        made._corrections = Corrections.restored(game, corrections)
        made._results = ResultTimes.restored(game, results)
        made.revision = revision
        return made
