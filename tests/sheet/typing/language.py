"""Switches the language of typing without a catalogue: only no trump is translated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from chicago_gui.scoring import Refused
from chicago_gui.sheet import words

NO_TRUMP = {"en": "NT", "ru": "БК", "de": "SA"}


@contextmanager
def speaking(language: str) -> Iterator[None]:
    own = {"NT": NO_TRUMP[language]}
    words.install(lambda text, about, number: own.get(text, text), language)
    try:
        yield
    finally:
        words.install(None)


def outcome(read: Callable[[], object]) -> object:
    """Return the result of `read`, or the sentence of its refusal, which is one line."""
    try:
        return read()
    except Refused as why:
        sentence = str(why)
    assert sentence.isprintable()
    return sentence
