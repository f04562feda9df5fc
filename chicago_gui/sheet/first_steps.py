"""First steps as values: how a game is kept, told in pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chicago_gui.record import Record

if TYPE_CHECKING:
    from chicago_gui.sheet.panel import Picture


class FirstStep(Record):
    """A part of how a game is kept, told in a picture; a `secret` one only the preparer sees."""

    title: str
    words: str
    picture: Picture
    secret: bool = False
