"""A game's rules, each defined once: how it is read, written, checked, chosen and worded.

A game lists its rules in a `RuleTable` beside the record with their values. The session file, the
page of a new session, the rules line, the history and the differences between two sessions all
follow from the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused, check_range
from chicago_gui.sheet.fields import Entry, both, change
from chicago_gui.sheet.session_file import FilePlace, placed
from chicago_gui.sheet.words import tr

Values = Mapping[str, object]
"""Rule values by key, as on the page of a new session."""

DisabledWhen = Callable[[int, Values], bool]
"""Returns whether a choice has no effect for a number of players under these rules."""

Offered = Callable[[int, Values], Mapping[object, str]]
"""Returns the options and their words for a number of players and the other rules."""


def never(players: int, values: Values) -> bool:
    """Return false: nothing is disabled."""
    return False


def _same(value: Any) -> Any:
    return value


def _anything(value: Any) -> None:
    pass


class TypedField(Record):
    """One text of a rule's value: typed, or one of the `choices`, each a value with its words.

    `example` is shown in an empty line. Texts are English in a table, like a rule's label.
    """

    label: str
    example: str = ""
    choices: tuple[tuple[str, str], ...] = ()

    def asked(self) -> TypedField:
        """Return the field in the current language."""
        choices = tuple((value, tr(words)) for value, words in self.choices)
        return TypedField(tr(self.label), _spoken(self.example), choices)


class Rule(Record):
    """One rule: its values, their words, and how the session file holds them.

    `key` is the key in the session file and the attribute of the game's rules. `label` is English
    in a table, and translated by `asked`. `options` are the proposed values; a group's own value is
    offered beside them. `words` returns a value in a few words to follow the label, `explained` in
    a sentence, and `in_line` (by default `words`) without the label; an empty text omits the value
    from the rules line. A rule with the options False and True is a tick box. A rule with `fields`
    is typed; its value on the page is a tuple of their texts. A rule cannot be chosen while
    `disabled` returns true; `while_disabled` is the explanation then. `offered` returns the options
    if they depend on the number of players or on other rules.

    `options`, `usual` and `words` use the page's values. `plain` converts an attribute to a page's
    value, `made` a page's value to an attribute, `write` a page's value to a file's, and `read` a
    file's value to an attribute. `made` and `check` raise `Refused` for invalid values. `part`
    returns the history words for one key of a value that is an object in the file.
    The file omits usual values, so that new rules do not change old files; only the rules of the
    first version are `always` written.
    """

    key: str
    label: str
    options: tuple[object, ...]
    usual: object
    words: Callable[[object], str]
    explained: Callable[[object], str] | None = None
    disabled: DisabledWhen = never
    while_disabled: str = ""
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
        """Return the words for `value` in the rules line; may be empty."""
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
    """Return a rule whose options are the members of an enum, with their English `words`.

    `in_line` are the words for the rules line, if they differ.
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
    """Return a rule that is on or off; `yes` and `no` are its English words."""
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
    in_line: str,
    explained: str,
    most: int,
    *,
    always: bool = False,
) -> Rule:
    """Return a rule with 0 to `most` points; the first of `options` is the usual number.

    `in_line` is an English pattern with `{points}`, `explained` an English sentence.
    """

    def check(value: int) -> None:
        check_range(label, value, 0, most)

    return Rule(
        key,
        label,
        options,
        options[0],
        str,
        lambda _: tr(explained),
        in_line=lambda value: tr(in_line).format(points=value),
        made=int,
        read=FilePlace.whole,
        check=check,
        always=always,
    )


R = TypeVar("R", bound=Record)
"""A game's record of rules: one attribute per rule, with its usual value as default."""


class RuleTable(Generic[R]):
    """The rules of one game, in the order in which they are shown.

    The session file has them in the order of the record's attributes.
    """

    def __init__(self, kind: type[R], *rules: Rule) -> None:
        """Take the record type `kind`, whose defaults are the usual values, and its rules."""
        self._kind = kind
        self._usual = kind()
        self.rules = tuple(
            replace(rule, usual=rule.plain(getattr(self._usual, rule.key))) for rule in rules
        )
        by_key = {rule.key: rule for rule in self.rules}
        self._in_file = [by_key[key] for key in kind.__struct_fields__ if key in by_key]

    def asked(self) -> tuple[Rule, ...]:
        """Return the rules for the page of a new session, with translated labels."""
        return tuple(
            replace(
                rule,
                label=tr(rule.label),
                fields=tuple(each.asked() for each in rule.fields),
            )
            for rule in self.rules
        )

    def read(self, place: FilePlace, needed: Collection[str] = ()) -> R:
        """Return the rules from a session file's object; absent ones have their usual values.

        Raises `SessionFileError`, also if one of the `needed` keys is missing.
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
        """Return the JSON object for the session file."""
        values = self.values(rules)
        return {
            rule.key: rule.write(values[rule.key])
            for rule in self._in_file
            if rule.always or values[rule.key] != rule.usual
        }

    def check(self, rules: R) -> None:
        """Raise `Refused` with the first reason why these rules are invalid."""
        for rule in self._in_file:
            rule.check(getattr(rules, rule.key))

    def values(self, rules: R) -> dict[str, object]:
        """Return the page's values by key."""
        return {rule.key: rule.plain(getattr(rules, rule.key)) for rule in self._in_file}

    def chosen(self, values: Values, before: R | None = None) -> R:
        """Return the rules with these page's values; other rules are as `before`, or usual."""
        found = {rule.key: rule.made(values[rule.key]) for rule in self.rules if rule.key in values}
        # `replace` needs a `Record`; the type variable does not express that for all games.
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
        return " · ".join(filter(None, (rule.line(values[rule.key]) for rule in self.rules)))

    def differences(self, here: R, there: R) -> Iterator[tuple[str, str, str]]:
        """Yield the label of each rule that differs, and its two values in words."""
        for rule, mine, theirs in zip(self.rules, self.words(here), self.words(there), strict=True):
            if getattr(here, rule.key) != getattr(there, rule.key):
                yield tr(rule.label), mine, theirs

    def words_of_entry(self, entry: Entry) -> str:
        """Return the history words for a change of a rule: its value before and after.

        An absent value is the usual one. The change may concern a part of a value: one key of an
        object in the file, such as a row of a group's own target table.
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
