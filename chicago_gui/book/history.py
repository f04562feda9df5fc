"""The history of a session as everybody may read it: each event as a line, secrets left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from chicago_gui import games
from chicago_gui.book.steps import Action, Event, text_of
from chicago_gui.record import replace
from chicago_gui.sheet.fields import FieldChange
from chicago_gui.sheet.game import REPLACE, At, Game, Session
from chicago_gui.sheet.sessions import Deed, Entry, HistoryLine

_DEEDS = {
    Action.DO: Deed.WRITTEN,
    Action.UNDO: Deed.UNDONE,
    Action.REDO: Deed.REDONE,
    Action.DELETE: Deed.DELETED,
    Action.UNDELETE: Deed.PUT_BACK,
}


class RecordParts:
    """The frozen parts that records have, read from the book's texts.

    What a change began with is what the one before it led to: of each record the last two are
    kept, so that each is read once, and of thousands not all stay in memory.
    """

    def __init__(self, game: Game[Any]) -> None:
        """Read as `game` does."""
        self.game = game
        self._last: dict[str, tuple[tuple[str | bytes, Any], ...]] = {}

    def of(self, name: str, text: str | bytes | None) -> Any:
        """Return the part in a record, `None` where there is none; raises `SessionFileError`.

        The text may stand as the book has it.
        """
        if text is None:
            return None
        last = self._last.get(name, ())
        for known, part in last:
            if known == text:
                return part
        part = self.game.part(name, text_of(text))
        self._last[name] = (*last[-1:], (text, part))
        return part


class Written(NamedTuple):
    """One record's part before and after an event."""

    name: str
    at: At | None
    before: Any
    after: Any

    @property
    def corrects(self) -> bool:
        """Whether a deal was open to all before and is after."""
        return is_over(self.before) and is_over(self.after)

    @property
    def covers(self) -> bool:
        """Whether a deal was open to all before and is not any more."""
        return is_over(self.before) and self.after is not None and not is_over(self.after)


def is_over(part: object) -> bool:
    """Whether a part is a deal that everybody may see all of."""
    return bool(getattr(part, "over", False))


def history_of(events: Iterable[Event], session: Session) -> tuple[HistoryLine, ...]:
    """Return the lines that everybody may read of `session` as it stands now.

    Nothing of a deal that is not over comes of the preparer's counts, not even that there was a
    line: neither what they are nor how often they were written may be seen. Raises
    `SessionFileError`.
    """
    history = _History(games.of(session), session)
    for event in events:
        history.add(event)
    return history.lines()


class _EntryOfDeal(NamedTuple):
    """An entry, which deal it is on, and whether it is secret while that is not over."""

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
        self._parts = RecordParts(game)
        self._lines: list[_Line | None] = []
        # Where the secrets of each deal stand, until the deal is taken off the sheet.
        self._secrets: dict[At, list[int]] = {}

    def lines(self) -> tuple[HistoryLine, ...]:
        words = self._game.history_words
        return tuple(
            words.with_words(replace(each.line, entries=tuple(part.entry for part in each.entries)))
            for each in self._lines
            if each is not None
        )

    def add(self, event: Event) -> None:
        if event.secret and (event.deal is None or not self._opened(event.deal)):
            return
        written = [
            Written(name, self._game.at(name), *(self._parts.of(name, text) for text in texts))
            for name, *texts in event.patch
        ]
        entries = [each for part in written for each in self._entries(part)]
        on_deals = {each.at for each in entries if each.entry.number is not None}
        number, sitting = self._game.numbers(self._session, event.deal)
        line = HistoryLine(
            at=event.at,
            deed=self._deed(event, entries),
            kind=event.kind or "",
            number=number,
            sitting=sitting,
            correction=self._corrects(written),
            covered=any(part.covers for part in written),
            deals=len(on_deals) if event.action is Action.ADD else 0,
        )
        if line.deed is not Deed.TAKEN_IN:
            line = replace(line, deals=0)
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
        """Whether a deal was changed after everybody had seen it, but for names and remarks."""
        for part in written:
            if part.at is None and any(d.field.key == "players" for d in self._differences(part)):
                return False
        return any(
            not each.field.remark
            for part in written
            if part.corrects
            for each in self._differences(part)
        )

    def _deed(self, event: Event, entries: list[_EntryOfDeal]) -> Deed:
        if event.action is Action.ADD:
            # A new evening has its first deal begun, and nothing else.
            on_deals = [each.entry for each in entries if each.entry.number is not None]
            fields = self._game.history_words.deals
            begun = all(fields[entry.path[0]].begins for entry in on_deals)
            return Deed.BEGUN if begun else Deed.TAKEN_IN
        if event.kind == REPLACE and event.action is Action.DO:
            return Deed.REPLACED
        return _DEEDS[event.action]

    def _forget_secrets(self, at: At) -> None:
        """Leave out the secrets of a deal that was taken off the sheet before it was played.

        Another deal is dealt in its place: that one being over opens its own secrets only.
        """
        whole = self._game.history_words.whole_patterns
        for place in self._secrets.pop(at, []):
            line = self._lines[place]
            if line is not None:
                line.entries = [each for each in line.entries if each.at != at or not each.secret]
                if not line.entries and line.line.kind not in whole:
                    self._lines[place] = None
