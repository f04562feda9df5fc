"""Lets shortcuts work by the place of their keys on Cyrillic keyboards.

If a Latin layout is installed as well, Qt looks up there what Ctrl+Я means. Without one, no key
would undo or copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QKeySequence, QShortcutEvent

from chicago_gui.sheet.typing.keyboards import KEYS


def on_all_keyboards(keys: Iterable[QKeySequence]) -> list[QKeySequence]:
    """Return `keys`, followed by the keys at the same places in the other alphabet."""
    own = list(keys)
    return own + [there for each in own for there in _in_the_other(each)]


class Command(QAction):
    """An action whose shortcuts work on both alphabets.

    With both layouts installed, Ctrl+Я is Ctrl+Z as well. Qt then reports two keys of one action as
    ambiguous and would do nothing.
    """

    def set_keys(self, keys: Iterable[QKeySequence]) -> None:
        """Set the shortcuts to `keys` and to the Cyrillic keys at their places."""
        self.setShortcuts(on_all_keyboards(keys))

    def event(self, event: QEvent) -> bool:
        """Accept an ambiguity between its own keys."""
        if isinstance(event, QShortcutEvent) and event.isAmbiguous():
            event = QShortcutEvent(event.key(), event.shortcutId())
        return super().event(event)


def _in_the_other(keys: QKeySequence) -> list[QKeySequence]:
    text = QKeySequence.SequenceFormat.PortableText
    held, _, sign = keys.toString(text).rpartition("+")
    if "Ctrl" not in held and held != "Alt":
        return []
    return [QKeySequence(f"{held}+{there}") for there in letters_at(sign)]


def letters_at(letter: str) -> list[str]:
    """Return the capitals on the key of `letter` in the other alphabet."""
    there = KEYS.get(letter.upper())
    return [there] if there else [at for at, latin in KEYS.items() if latin == letter.upper()]


_ALIKE = str.maketrans("авекмнорстух", "abekmhopctyx")
"""Cyrillic letters that look like Latin ones but are on other keys."""


def with_mnemonics(texts: Sequence[str]) -> Iterator[str]:
    """Yield `texts`, each with a shortcut letter that looks like no other text's letter.

    Initials of words are preferred. A text without a free letter takes one that another text can
    replace; if there is none, it gets no letter.
    """
    looks = [text.lower().translate(_ALIKE) for text in texts]
    owners: dict[str, int] = {}

    def give(line: int, asked: set[str]) -> bool:
        wanted = [sign for sign in _in_turn(looks[line]) if sign not in asked]
        asked.update(wanted)
        free = (sign for sign in wanted if sign not in owners)
        lent = (sign for sign in wanted if sign in owners and give(owners[sign], asked))
        letter = next(chain(free, lent), None)
        if letter is not None:
            owners[letter] = line
        return letter is not None

    for line in range(len(texts)):
        give(line, set())
    letters = {line: letter for letter, line in owners.items()}
    for line, text in enumerate(texts):
        if line not in letters:
            yield plain_line(text)
            continue
        at = _place(looks[line], letters[line])
        yield f"{plain_line(text[:at])}&{plain_line(text[at:])}"


def _in_turn(text: str) -> list[str]:
    """Return the letters of `text`, initials of its words first."""
    return [sign for sign in (*(word[0] for word in text.split()), *text) if sign.isalpha()]


def _place(text: str, letter: str) -> int:
    """Return the index of `letter` in `text`, preferably at the start of a word."""
    at = f" {text}".find(f" {letter}")
    return text.find(letter) if at < 0 else at


def plain_line(text: str) -> str:
    """Return `text` so that a menu shows its `&` instead of underlining the next letter."""
    return text.replace("&", "&&")
