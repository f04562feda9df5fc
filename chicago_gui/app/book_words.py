"""What the book says, as a sentence in the language of the sheet and at the laptop's own time."""

from __future__ import annotations

from datetime import datetime

from chicago_gui.book import BookError, Notice
from chicago_gui.sheet.words import reason, sentence, tr


def book_sentence(said: BookError | Notice) -> str:
    """Return why the book refused, or what happened when it was opened."""
    text = reason(said.reason).format(**{k: _figure(v) for k, v in said.figures.items()})
    return sentence(text) + "."


def _figure(value: object) -> object:
    if isinstance(value, datetime):
        return value.astimezone()
    # A cause is a sentence's half of its own.
    return tr(value) if isinstance(value, str) and value else value
