"""A game's rules, each defined once: how it is read, written, checked, chosen and worded.

A game lists its rules in a `RuleTable` beside the record that holds their values. The table gives
the session file, the page of a new session, the line of rules on page and paper, the history, and
the differences between two sessions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from enum import Enum, unique
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.history import Entry, both, change
from chicago_gui.sheet.session_file import FilePlace, placed
from chicago_gui.sheet.words import tr

Values = Mapping[str, object]
"""Rules by their keys, with the values that a session file has."""

DisabledWhen = Callable[[int, Values], bool]
"""Whether a choice has no effect for a number of players beside the rules chosen."""

Offered = Callable[[int, Values], Mapping[object, str]]
"""The values for a number of players beside the rules chosen, each in words."""


@unique
class RuleReason(Enum):
    """Why a rule cannot have a value."""

    POINTS = "{rule} is {points} points; it is 0 to {most}"


def _never(players: int, values: Values) -> bool:
    return False


def _same(value: Any) -> Any:
    return value


def _anything(value: Any) -> None:
    pass


class TypedField(Record):
    """One text of a rule's value: typed, or one of the `choices`, each with its words.

    `example` stands in an empty line. Texts are English in a table, as a rule's label is.
    """

    label: str
    example: str = ""
    choices: tuple[tuple[str, str], ...] = ()

    def asked(self) -> TypedField:
        """Return the field in the language spoken."""
        choices = tuple((value, tr(words)) for value, words in self.choices)
        return TypedField(tr(self.label), _spoken(self.example), choices)


class Rule(Record):
    """One rule: its values, their words, and how the session file holds them.

    `key` is the key in the session file and the attribute of the game's rules. `label` is English
    in a table, and in the language spoken where the rules are asked. `options` are the values on
    offer; a group's own value stays on offer beside them. `words` gives a value in a few words
    beside the label, `explained` in a sentence, and `in_line` without the label: an empty text
    keeps the value out of the line. Without `in_line` the line has `words`. A rule with the values
    False and True is a tick; one with `fields` is typed, and its value on the page is a tuple of
    their texts. A rule cannot be chosen while it is `moot`. `offered` gives the values where they
    depend on the number of players or on other rules.

    `options`, `usual` and `words` have the page's values. `plain` makes a page's value from the
    attribute and `made` the attribute from it. `write` makes the file's value from the page's, and
    `read` the attribute from the file's. `made` and `check` raise `Refused` for what cannot be.
    `part` tells the history of one key of a value that the file has as an object.
    The file leaves a usual value out, so that a new rule changes no file; only the rules of the
    first version are `always` written.
    """

    key: str
    label: str
    options: tuple[object, ...]
    usual: object
    words: Callable[[object], str]
    explained: Callable[[object], str] | None = None
    moot: DisabledWhen = _never
    offered: Offered | None = None
    in_line: Callable[[object], str] | None = None
    plain: Callable[[Any], object] = _same
    made: Callable[[Any], Any] = _same
    write: Callable[[Any], object] = _same
    read: Callable[[FilePlace], Any] = FilePlace.text
    check: Callable[[Any], None] = _anything
    always: bool = False
    fields: tuple[TypedField, ...] = ()
    part: Callable[[Entry], str] = both

    def line(self, value: object) -> str:
        """Return what the line of rules says about `value`, which may be nothing."""
        return (self.in_line or self.words)(value)


def _spoken(words: str) -> str:
    return tr(words) if words else ""


def choice(
    key: str,
    label: str,
    words: Mapping[Any, str],
    explained: Mapping[Any, str] | None = None,
    *,
    in_line: Mapping[Any, str] | None = None,
    always: bool = False,
) -> Rule:
    """Return a rule with the members of an enum as its values, each with its English words.

    `in_line` are the words for the line of rules, where those differ.
    """
    kind = type(next(iter(words)))
    values = tuple(each.value for each in words)
    return Rule(
        key,
        label,
        values,
        values[0],
        lambda value: tr(words[kind(value)]),
        None if explained is None else lambda value: tr(explained[kind(value)]),
        in_line=None if in_line is None else lambda value: _spoken(in_line[kind(value)]),
        plain=lambda attribute: attribute.value,
        made=kind,
        read=lambda at: kind(at.choice(values)),
        always=always,
    )


def tick(key: str, label: str, yes: str, no: str, *, always: bool = False) -> Rule:
    """Return a rule that holds or not; `yes` and `no` are English."""
    return Rule(
        key,
        label,
        (False, True),
        False,
        lambda value: tr(yes if value else no),
        made=bool,
        read=FilePlace.truth,
        always=always,
    )


def points(
    key: str,
    label: str,
    options: tuple[int, ...],
    words: str,
    explained: str,
    most: int,
    *,
    always: bool = False,
) -> Rule:
    """Return a rule of 0 to `most` points; `words` is a pattern with `{points}`, in English."""

    def check(value: int) -> None:
        if not 0 <= value <= most:
            raise Refused(RuleReason.POINTS, rule=key.replace("_", " "), points=value, most=most)

    return Rule(
        key,
        label,
        options,
        options[0],
        lambda value: tr(words).format(points=value),
        lambda _: tr(explained),
        made=int,
        read=FilePlace.whole,
        check=check,
        always=always,
    )


R = TypeVar("R", bound=Record)
"""A game's record of rules: an attribute for each, with its usual value."""


class RuleTable(Generic[R]):
    """The rules of one game, in the order in which they are chosen and told.

    The session file has them in the order of the record's attributes.
    """

    def __init__(self, kind: type[R], *rules: Rule) -> None:
        """Describe the attributes of `kind`; its usual values are those of `kind()`."""
        self._kind = kind
        self._usual = kind()
        self.rules = tuple(
            replace(rule, usual=rule.plain(getattr(self._usual, rule.key))) for rule in rules
        )
        by_key = {rule.key: rule for rule in self.rules}
        self._in_file = [by_key[key] for key in kind.__struct_fields__ if key in by_key]

    def asked(self) -> tuple[Rule, ...]:
        """Return the rules for the page of a new session, their labels in the language spoken."""
        return tuple(
            replace(
                rule,
                label=tr(rule.label),
                fields=tuple(each.asked() for each in rule.fields),
            )
            for rule in self.rules
        )

    def read(self, place: FilePlace, needed: Collection[str] = ()) -> R:
        """Return the rules in a session file's object; absent ones have their usual values.

        Raises `SessionFileError`, also where one of the `needed` keys is missing.
        """
        keys = place.keys([rule.key for rule in self._in_file], needed)
        found = {rule.key: rule.read(keys[rule.key]) for rule in self._in_file if rule.key in keys}
        rules = self._kind(**found)
        try:
            self.check(rules)
        except Refused as refused:
            raise placed(place.where, refused) from None
        return rules

    def write(self, rules: R) -> dict[str, object]:
        """Return the session file's object."""
        values = self.values(rules)
        return {
            rule.key: rule.write(values[rule.key])
            for rule in self._in_file
            if rule.always or values[rule.key] != rule.usual
        }

    def check(self, rules: R) -> None:
        """Raise `Refused` with the first reason why these rules cannot be."""
        for rule in self._in_file:
            rule.check(getattr(rules, rule.key))

    def values(self, rules: R) -> dict[str, object]:
        """Return the values by their keys, as the page of a new session has them."""
        return {rule.key: rule.plain(getattr(rules, rule.key)) for rule in self._in_file}

    def chosen(self, values: Values, before: R | None = None) -> R:
        """Return the rules with these values; others stay as `before`, or are as usual."""
        found = {rule.key: rule.made(values[rule.key]) for rule in self.rules if rule.key in values}
        # A game's record of rules is a `Record`, which a type variable cannot say of all games.
        rules: Any = self._usual if before is None else before
        after: R = replace(rules, **found)
        return after

    def words(self, rules: R) -> Iterator[str]:
        """Yield the words of each rule's value."""
        for rule in self.rules:
            yield rule.words(rule.plain(getattr(rules, rule.key)))

    def line(self, rules: R) -> str:
        """Return the rules in one line."""
        values = self.values(rules)
        return ", ".join(filter(None, (rule.line(values[rule.key]) for rule in self.rules)))

    def differences(self, here: R, there: R) -> Iterator[tuple[str, str, str]]:
        """Yield the label of each rule that differs, and its two values in words."""
        for rule, mine, theirs in zip(self.rules, self.words(here), self.words(there), strict=True):
            if getattr(here, rule.key) != getattr(there, rule.key):
                yield tr(rule.label), mine, theirs

    def told(self, entry: Entry) -> str:
        """Return a line of history: a rule's value before and after.

        An absent value is the usual one. A part of a value is one key of an object in the file,
        such as a row of a group's own target table.
        """
        _, key, *part = entry.path
        rule = next((rule for rule in self.rules if rule.key == key), None)
        if rule is None:
            return tr("rule {rule}: {what}").format(rule=key, what=both(entry))
        if part:
            return f"{tr(rule.label)}: {rule.part(entry)}"
        before, after = (
            rule.words(rule.usual if value is None else value)
            for value in (entry.before, entry.after)
        )
        if isinstance(rule.usual, bool):
            return after
        return f"{tr(rule.label)}: {change(before, after)}"
