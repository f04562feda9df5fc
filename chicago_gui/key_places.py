"""Lets the keys of commands be found by their place where the keyboard has another alphabet.

Where a keyboard has a Latin layout beside the Russian one, Qt looks there what Ctrl+Я means.
Where it has none nobody does, and neither undo nor copying would be on any key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import (
    QAction,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QShortcutEvent,
    QWindow,
)

from chicago_gui.sheet.typing.keyboards import KEYS

_CTRL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)


def on_all_keyboards(keys: Iterable[QKeySequence]) -> list[QKeySequence]:
    """Return shortcuts: `keys`, and for each what the other alphabet has in its place."""
    own = list(keys)
    return own + [there for each in own for there in _in_the_other(each)]


class Command(QAction):
    """An action on all keyboards.

    Where a keyboard has both alphabets, Ctrl+Я is Ctrl+Z as well. Qt hears two keys of one action
    then, calls them ambiguous, and would do nothing.
    """

    def set_keys(self, keys: Iterable[QKeySequence]) -> None:
        """Do it at `keys`, and at what a Cyrillic keyboard has in their place."""
        self.setShortcuts(on_all_keyboards(keys))

    def event(self, event: QEvent) -> bool:
        """Take two keys of its own as one."""
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
    """Return what a keyboard of the other alphabet may have where one has `letter`, as capitals."""
    there = KEYS.get(letter.upper())
    return [there] if there else [at for at, latin in KEYS.items() if latin == letter.upper()]


_ALIKE = str.maketrans("авекмнорстух", "abekmhopctyx")
"""Cyrillic letters that look as Latin ones do, and are on other keys."""


def with_mnemonics(texts: Sequence[str]) -> Iterator[str]:
    """Yield `texts` with a letter marked in each that looks as none in another does.

    The first of a word comes before others. Whoever would have none gets one that another can do
    without.
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
    """Return the letters of `text`, those first with which its words begin."""
    return [sign for sign in (*(word[0] for word in text.split()), *text) if sign.isalpha()]


def _place(text: str, letter: str) -> int:
    """Return where `letter` is, at the head of a word if it is at any."""
    at = f" {text}".find(f" {letter}")
    return text.find(letter) if at < 0 else at


def plain_line(text: str) -> str:
    """Return `text` so that a menu shows it as it is: one `&` would underline what follows."""
    return text.replace("&", "&&")


class KeysByPlace(QObject):
    """Stands before the keys of every window that gets them, and tells a command by its place.

    What is typed goes by as it is: only with Ctrl a letter means its key.
    """

    def __init__(self, parent: QObject) -> None:
        """Stand before each window from when it has the keys."""
        super().__init__(parent)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the Latin key in the place of a Cyrillic one with Ctrl."""
        if not isinstance(event, QKeyEvent) or event.type() not in _KEYS:
            return False
        latin = KEYS.get(chr(event.key())) if event.key() < 0x1000 else None
        # Ctrl and Alt together are AltGr on Windows, which types letters.
        if latin is None or event.modifiers() & (_CTRL | _ALT) != _CTRL:
            return False
        meant = QKeyEvent(
            event.type(),
            ord(latin),
            event.modifiers(),
            event.nativeScanCode(),
            event.nativeVirtualKey(),
            event.nativeModifiers(),
            "",
            event.isAutoRepeat(),
            event.count(),
        )
        meant.setTimestamp(event.timestamp())
        meant.setAccepted(event.isAccepted())
        QCoreApplication.sendEvent(watched, meant)
        event.setAccepted(meant.isAccepted())
        return True
