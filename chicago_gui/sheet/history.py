"""The public history of a session: what was done, what changed, and the words for it.

`Steps` has what the book calls the step of each change, and its name after “Undo”.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from enum import Enum
from itertools import groupby
from typing import Any, assert_never

from chicago_gui.record import Record, field, replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.fields import Entry, Field, Fields, both, change
from chicago_gui.sheet.rules import RuleTable
from chicago_gui.sheet.session_file import PASS
from chicago_gui.sheet.words import contract_text, date_words, later, plural, sentence, tr

REPLACE = "ReplaceSession"
"""The kind of the step in which a session file replaced the session in the book."""


class HistoryAction(Enum):
    """The actions on a session."""

    BEGUN = "begun"
    TAKEN_IN = "taken in"
    REPLACED = "replaced"
    WRITTEN = "written"
    UNDONE = "undone"
    REDONE = "redone"
    DELETED = "deleted"
    PUT_BACK = "put back"


class HistoryLine(Record):
    """One action; `number` and `sitting` identify its deal, if any.

    `correction` says that the deal was over when it was changed, `covered` that the change covered
    counts again that had been public. `deals` is the number of deals in an imported session.
    `words` is the sentence for the line.
    """

    at: datetime
    action: HistoryAction
    kind: str = ""
    number: int | None = None
    entries: tuple[Entry, ...] = ()
    correction: bool = False
    covered: bool = False
    deals: int = 0
    sitting: int | None = None
    words: str = ""


INSERTED = later("{where}: inserted")
DELETED = later("{where}: deleted")

MOST = 6
"""The most deals to name if two versions differ; nobody would read more."""


def clock(at: datetime) -> str:
    """Return hour and minute of `at` in local time."""
    return f"{at.astimezone():%H:%M}"


def day(at: datetime) -> str:
    """Return the date of `at` in local time."""
    return date_words(at.astimezone())


def names_in(entry: Entry) -> tuple[list[str], list[str]]:
    """Return the names before and after; an absent key means no names."""
    before, after = (each if isinstance(each, list) else [] for each in (entry.before, entry.after))
    return before, after


def moves_words(*moves: tuple[str, Sequence[str]]) -> str:
    """Return each translated pattern filled with its names; patterns without names are dropped."""
    parts = (words.format(names=", ".join(names)) for words, names in moves if names)
    return ", ".join(parts)


def players_words(entry: Entry) -> str:
    """Return who joined and who was removed; if the number is the same, who was renamed."""
    before, after = names_in(entry)
    if len(before) == len(after):
        names = [change(old, new) for old, new in zip(before, after, strict=True) if old != new]
        return f"{tr('name')} {', '.join(names)}"
    return moves_words(
        (tr("joined: {names}"), [name for name in after if name not in before]),
        (tr("removed: {names}"), [name for name in before if name not in after]),
    )


def leaving_words(entry: Entry) -> str:
    """Return who left and who came back."""
    before, after = names_in(entry)
    return moves_words(
        (tr("left: {names}"), [name for name in after if name not in before]),
        (tr("back: {names}"), [name for name in before if name not in after]),
    )


def away_words(entry: Entry) -> str:
    """Return who is away in a deal, round or rubber."""
    _, after = names_in(entry)
    return moves_words((tr("away: {names}"), after)) or tr("nobody is away")


def heading_fields(rules: RuleTable[Any], *own: Field) -> Fields[Mapping[str, Any]]:
    """Return the fields of a heading: date, place, the game's `own`, and rules.

    The heading is the JSON object of the file.
    """
    return Fields(
        (
            heading_field("date", "date"),
            heading_field("place", "place"),
            *own,
            heading_field("rules", "rules", in_words=rules.words_of_entry),
        )
    )


def heading_field(
    key: str,
    name: str,
    words: str = "{name} {what}",
    shown: Callable[[Any], object] = lambda value: value,
    in_words: Callable[[Entry], str] | None = None,
) -> Field:
    """Return a field of a heading; `shown` converts the file's value for display."""

    def value(heading: Mapping[str, Any]) -> object:
        return shown(heading[key]) if key in heading else None

    return Field(key, name, words, value, in_words=in_words)


def deal_words(entry: Entry) -> str:
    """Return the words for an entry's deal: `deal 6`."""
    return tr("deal {number}").format(number=entry.number)


class HistoryWords(Record):
    """The history words of one game.

    `fields` are those of the heading, `deals` those of a deal, both by key. `where` returns the
    words for an entry's deal. A step whose kind is in `whole_patterns` has that pattern; a step in
    `heading_kinds` is described by its changes of the heading, any other step by all its changes.
    `bid_kind` is the kind of step that enters a contract, `unbid` the value of a line before it.
    `replaced` says that a session file replaced the session, `covered` that counts are secret
    again.
    """

    fields: Mapping[str, Field]
    deals: Mapping[str, Field]
    where: Callable[[Entry], str] = deal_words
    whole_patterns: Mapping[str, str] = field(default_factory=dict)
    heading_kinds: frozenset[str] = frozenset()
    bid_kind: str = "contract"
    replaced: str = later("replaced by a session file")
    covered: str = ""
    unbid: str = ""

    def with_words(self, line: HistoryLine) -> HistoryLine:
        """Return `line` with its sentence filled in."""
        return replace(line, words=sentence(self._line_words(line)))

    def bid_anew(self, lines: Sequence[HistoryLine]) -> bool:
        """Return whether three `lines` are a bid, its removal, and another bid in its place.

        Such lines are one entry typed in two parts: `4he` is four hearts by Egor before it becomes
        `4hearts v`, and `4sn` has no result before it becomes `4sn-1`.
        """
        actions = [line.action for line in lines]
        if actions not in _ANEW or {line.kind for line in lines} != {self.bid_kind}:
            return False
        first, back, again = (line.entries for line in lines)
        whole = all(entry.before in (None, self.unbid) for entry in (*first, *again))
        places = [[(entry.where, entry.path) for entry in each] for each in (first, again)]
        return whole and back == tuple(map(_turned, first)) and places[0] == places[1]

    def differences(self, entries: Iterable[Entry]) -> list[str]:
        """Return what differs, heading first: `players`, `deal 6: contract, result`."""
        parts, alone = [], []
        for _, group in groupby(sorted(entries, key=lambda each: each.where), lambda e: e.where):
            here = list(group)
            if here[0].alone:
                alone.append(here[0])
                continue
            # The dictionary removes duplicates and keeps the order of the form.
            places = ", ".join(dict.fromkeys(tr(self._field(each).name) for each in here))
            if here[0].where == (0, 0):
                parts.append(places)
            else:
                parts.append(self._at(here[0], places))
        if len(parts) > MOST + 1:
            parts[MOST:] = [_more(len(parts) - MOST)]
        if alone:
            parts.append(self._alone(alone))
        return parts

    def _alone(self, entries: Sequence[Entry]) -> str:
        if any(entry.sitting is not None for entry in entries):
            deals = ", ".join(map(self.where, entries))
            return tr("only one has {deals}").format(deals=deals)
        numbers = ", ".join(str(entry.number) for entry in entries)
        return tr("only one has deal {numbers}").format(numbers=numbers)

    def _line_words(self, line: HistoryLine) -> str:
        match line.action:
            case HistoryAction.BEGUN:
                return tr("session begun")
            case HistoryAction.TAKEN_IN:
                return plural(
                    "added to the book with {count} deal",
                    "added to the book with {count} deals",
                    line.deals,
                ).format(count=line.deals)
            case HistoryAction.REPLACED:
                what = "; ".join(self.differences(line.entries))
                words = f"{tr(self.replaced)}: {what}"
            case HistoryAction.DELETED:
                return tr("session deleted")
            case HistoryAction.PUT_BACK:
                return tr("session restored")
            case HistoryAction.UNDONE:
                what = self._written(line, [_turned(entry) for entry in line.entries])
                words = tr("undone: {what}").format(what=what)
            case HistoryAction.REDONE:
                words = tr("redone: {what}").format(what=self._written(line, line.entries))
            case HistoryAction.WRITTEN:
                words = self._written(line, line.entries)
            case _:
                assert_never(line.action)
        if line.covered and self.covered:
            words = f"{words} ({tr(self.covered)})"
        return words

    def _written(self, line: HistoryLine, entries: Sequence[Entry]) -> str:
        """Return what a step changed, deal by deal; a deleted deal is not listed by cells."""
        if line.kind == REPLACE:
            return tr(self.replaced)
        pattern = self.whole_patterns.get(line.kind)
        if pattern is not None:
            where = self.where(Entry(line.number, (), sitting=line.sitting))
            return tr(pattern).format(where=where, number=line.number)
        if line.kind in self.heading_kinds:
            entries = [entry for entry in entries if entry.where == (0, 0)]
        elif any(entry.path == ("players",) for entry in entries):
            # A player of some deals only is away from all others: the list of players says so.
            entries = [entry for entry in entries if entry.path != ("away",)]
        parts = []
        for where, group in groupby(entries, key=lambda entry: entry.where):
            here = list(group)
            words = ", ".join(self._words(here))
            parts.append(words if where == (0, 0) else self._at(here[0], words))
        if parts:
            return "; ".join(parts)
        # Either the form is as before, or the changes are secret.
        nothing = tr("nothing changed")
        if line.number is None and line.sitting is None:
            return nothing
        return self._at(Entry(line.number, (), sitting=line.sitting), nothing)

    def _at(self, entry: Entry, what: str) -> str:
        return f"{self.where(entry)}: {what}"

    def _words(self, entries: Sequence[Entry]) -> list[str]:
        """Return the words for the changes of one deal, or of the heading."""
        found = {entry.path[0]: entry for entry in entries}
        contract, declarer = found.get("contract"), found.get("declarer")
        words = []
        for entry in entries:
            if entry is declarer and contract is not None:
                continue  # the contract's words include the declarer
            words.append(_contract(entry, declarer) if entry is contract else self._entry(entry))
        return words

    def _entry(self, entry: Entry) -> str:
        """Return the words for one change."""
        field = self._field(entry)
        if field.in_words is not None:
            return field.in_words(entry)
        of = entry.path[1] if len(entry.path) > 1 else ""
        return tr(field.words).format(of=of, what=both(entry), name=tr(field.name))

    def _field(self, entry: Entry) -> Field:
        key = entry.path[0]
        return self.fields[key] if entry.where == (0, 0) else self.deals[key]


_ANEW = tuple(
    [HistoryAction.WRITTEN, back, HistoryAction.WRITTEN]
    for back in (HistoryAction.UNDONE, HistoryAction.WRITTEN)
)


def _more(deals: int) -> str:
    return plural("and {count} more deal", "and {count} more deals", deals).format(count=deals)


def _turned(entry: Entry) -> Entry:
    return replace(entry, before=entry.after, after=entry.before)


def _contract(contract: Entry, declarer: Entry | None) -> str:
    before = _bid(contract.before, declarer and declarer.before)
    after = _bid(contract.after, declarer and declarer.after)
    if contract.after == PASS and not before:
        return after
    return f"{tr('contract')} {change(before, after)}"


def _bid(contract: object, declarer: object) -> str:
    if contract is None:
        return ""
    if contract == PASS:
        return tr("passed out")
    text = contract_text(Contract.parse(str(contract)))
    if not declarer:
        return text
    return tr("{contract} by {name}").format(contract=text, name=declarer)


# --- the kinds of steps


_REPLACED = {REPLACE: later("replaced by a session file")}


class Steps:
    """The kind and the name of the step that each type of change makes.

    Books contain the kinds, so they never change.
    """

    def __init__(
        self,
        table: Mapping[type, tuple[str, str]],
        names: Mapping[str, str] = _REPLACED,
    ) -> None:
        """Take kind and English name of each change; a name may have `{where}`, as in `step_words`.

        `names` are the English names of other kinds, among them `REPLACE`.
        """
        self._kinds = {change: kind for change, (kind, _) in table.items()}
        self._names = {**dict(table.values()), **_REPLACED, **names}

    def kind(self, change: type) -> str:
        """Return the kind of the step that a change of this type makes."""
        return self._kinds[change]

    def kinds(self, *changes: type) -> frozenset[str]:
        """Return the kinds of the steps that these changes make."""
        return frozenset(map(self.kind, changes))

    def name(self, kind: str) -> str:
        """Return the name of a step of this kind, in the current language."""
        return tr(self._names[kind])
