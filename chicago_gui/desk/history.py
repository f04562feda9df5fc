"""The history of a session made ready to be told: the book's lines as public values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from chicago_gui.book import Action, Book, Field, Line, told
from chicago_gui.book.steps import REPLACE
from chicago_gui.games.russian.evening import Session
from chicago_gui.games.russian.sheet import Sheet
from chicago_gui.scoring import Contract, Refused, result_text
from chicago_gui.sheet.history_line import Deed, Entry, HistoryLine
from chicago_gui.sheet.words import MINUS, pair

_DEEDS = {
    Action.DO: Deed.WRITTEN,
    Action.UNDO: Deed.UNDONE,
    Action.REDO: Deed.REDONE,
    Action.DELETE: Deed.DELETED,
    Action.UNDELETE: Deed.PUT_BACK,
}

_Deal = Mapping[tuple[str, ...], object]
"""What stands on one deal, by the session file's keys."""

_NOTHING: _Deal = {}


def history_lines(book: Book, session_id: str) -> tuple[HistoryLine, ...]:
    """Return what happened to the session, oldest first; raises `BookError`."""
    session = book.load(session_id).session
    return lines_of(told(book.history(session_id), session), session.sheet)


def lines_of(lines: Iterable[Line], sheet: Sheet) -> tuple[HistoryLine, ...]:
    """Return the book's `lines` in public values, with the numbers that deals have in `sheet`."""
    teller = _Teller(_Numbers(sheet))
    for line in lines:
        teller.tell(line)
    return teller.told()


def entries_of(fields: Iterable[Field], session: Session) -> tuple[Entry, ...]:
    """Return `fields` with the deals' numbers as they are in `session`."""
    numbers = _Numbers(session.sheet)
    return tuple(Entry(numbers.of(f.deal), f.path, f.before, f.after) for f in fields)


class _Numbers:
    """The numbers of deals by their place, also of those that are no longer on the sheet."""

    def __init__(self, sheet: Sheet) -> None:
        """Count once: a history asks often."""
        self._numbers = sheet.numbers
        self._next = sheet.next_number

    def of(self, deal: int | None) -> int | None:
        """Return the number of the deal at a place; `None` for the heading."""
        if deal is None:
            return None
        beyond = deal - len(self._numbers)
        return self._next + beyond if beyond >= 0 else self._numbers[deal]


class _Teller:
    """Follows what stands on the form, because a line only says what it changed there."""

    def __init__(self, numbers: _Numbers) -> None:
        self._numbers = numbers
        self._lines: list[HistoryLine | None] = []
        self._deals: dict[int, _Deal] = {}
        # Where the counts of each deal are told, until the deal is taken off the sheet.
        self._counted: dict[int, list[int]] = {}

    def told(self) -> tuple[HistoryLine, ...]:
        return tuple(line for line in self._lines if line is not None)

    def tell(self, line: Line) -> None:
        touched = {each.deal for each in line.fields if each.deal is not None}
        before = {deal: self._deals.get(deal, _NOTHING) for deal in touched}
        for deal in touched:
            self._deals[deal] = _after(before[deal], line.fields, deal)
        deed = _deed(line)
        self._lines.append(
            HistoryLine(
                at=line.at,
                deed=deed,
                kind=line.kind or "",
                number=self._numbers.of(line.deal),
                entries=() if line.action is Action.ADD else self._entries(line.fields, before),
                correction=line.after_reveal,
                covered=line.was_open,
                deals=len(touched) if deed is Deed.TAKEN_IN else 0,
            )
        )
        for deal in {each.deal for each in line.fields if each.secret and each.deal is not None}:
            self._counted.setdefault(deal, []).append(len(self._lines) - 1)
        for deal, entries in before.items():
            if entries and not self._deals[deal] and not _over(entries):
                self._forget_counts(deal)

    def _entries(self, fields: Iterable[Field], before: Mapping[int, _Deal]) -> tuple[Entry, ...]:
        entries: list[Entry] = []
        for each in fields:
            number = self._numbers.of(each.deal)
            old, new = _NOTHING, _NOTHING
            if each.deal is not None:
                old, new = before[each.deal], self._deals[each.deal]
            match each.path[0]:
                case "tricks":
                    entries.append(Entry(number, each.path, _result(old), _result(new)))
                case "vulnerable":
                    entries += _z(number, each, _teams(new) or _teams(old))
                case _:
                    entries.append(Entry(number, each.path, each.before, each.after))
        return tuple(entries)

    def _forget_counts(self, deal: int) -> None:
        """Leave out the counts of a deal that was taken off the sheet before it was played.

        Another deal is dealt in its place: that one being over opens its own counts only.
        """
        number = self._numbers.of(deal)
        for at in self._counted.pop(deal, []):
            line = self._lines[at]
            if line is not None:
                kept = tuple(e for e in line.entries if e.number != number or not _is_count(e))
                told = kept or line.kind == "RemoveDeal"
                self._lines[at] = replace(line, entries=kept) if told else None


def _deed(line: Line) -> Deed:
    if line.action is Action.ADD:
        # A new evening has its first deal in somebody's hands, and nothing else.
        written = {each.path for each in line.fields if each.deal is not None}
        return Deed.BEGUN if written <= {("prepared_by",)} else Deed.TAKEN_IN
    if line.kind == REPLACE and line.action is Action.DO:
        return Deed.REPLACED
    return _DEEDS[line.action]


def _after(deal: _Deal, fields: Iterable[Field], place: int) -> _Deal:
    entries = dict(deal)
    for each in fields:
        if each.deal == place:
            entries[each.path] = each.after
    return {path: value for path, value in entries.items() if value is not None}


def _over(deal: _Deal) -> bool:
    return ("tricks",) in deal or deal.get(("contract",)) == "pass"


def _is_count(entry: Entry) -> bool:
    return entry.path[0] in ("hcp", "noted_hcp")


def _result(deal: _Deal) -> str | None:
    """Return the result as the form writes it: tricks alone do not say what they were worth."""
    contract, tricks = deal.get(("contract",)), deal.get(("tricks",))
    if not isinstance(contract, str) or not isinstance(tricks, int):
        return None
    try:
        return result_text(Contract.parse(contract), tricks, minus=MINUS)
    except Refused:
        return None


def _teams(deal: _Deal) -> list[str]:
    teams = deal.get(("teams",))
    return [pair((one, other)) for one, other in teams] if isinstance(teams, list) else []


def _z(number: int | None, field: Field, teams: Sequence[str]) -> list[Entry]:
    """Return Z team by team; the file keeps both in one list."""
    old, new = (
        value if isinstance(value, list) else [None, None] for value in (field.before, field.after)
    )
    return [
        Entry(number, ("vulnerable", name), one, other)
        for name, one, other in zip(teams or ("1", "2"), old, new, strict=True)
        if one != other
    ]
