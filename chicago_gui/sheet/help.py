"""Help as values: topics, the keys of every game, and first steps in pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chicago_gui.record import Record
from chicago_gui.sheet.words import (
    keys,
    tr,
)

if TYPE_CHECKING:
    from chicago_gui.sheet.panel import Picture


class Topic(Record):
    """A heading, its paragraphs, and rows of a table (the first is the table's head)."""

    heading: str
    paragraphs: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


def common_keys() -> Topic:
    """Return the keys that are the same for every game."""
    return Topic(
        tr("Keys"),
        (
            tr(
                "Type a line and press Enter. It enters what the cells show in grey. "
                "One line can fill several cells."
            ),
            tr("A click on the wanted cell, or a double click on any other, offers choices."),
        ),
        (
            (tr("Key"), tr("What it does")),
            (tr("arrows"), tr("go to any cell; type there to correct it")),
            (tr("Enter"), tr("enters the line; in an empty line accepts the proposal")),
            (tr("Space, ↓"), tr("shows the next proposal")),
            ("Esc", tr("clears the line; in an empty line goes to the wanted cell")),
            (tr("Delete"), tr("empties the cell")),
            (
                keys("Ctrl+Z"),
                tr("undoes the last line; {again} makes it again").format(
                    again=keys("Ctrl+Shift+Z")
                ),
            ),
            (
                f"F8, {keys('Ctrl+H')}",
                tr("how the evening went; the history of the session"),
            ),
            ("F9, F11", tr("the standing beside the form; the players' screen")),
            (
                f"{keys('Ctrl+P')}, {keys('Ctrl+E')}",
                tr("prints the session sheet, or writes it as PDF"),
            ),
            (
                f"{keys('Ctrl+N')}, {keys('Ctrl+O')}",
                tr("begins a new session; opens a session file"),
            ),
            (
                keys("Ctrl+L"),
                tr("the list of sessions; {search} searches there").format(search=keys("Ctrl+F")),
            ),
            (keys("Ctrl+K"), tr("what any contract is worth in duplicate")),
            (
                keys("Ctrl++"),
                tr("larger; {smaller} smaller, {usual} the usual size").format(
                    smaller=keys("Ctrl+-"), usual=keys("Ctrl+0")
                ),
            ),
            (keys("Ctrl+,"), tr("the settings: language, colours, size, paper, sounds")),
        ),
    )


def whole_deal_keys() -> tuple[str, str]:
    """Return the keys that insert and delete a deal, for a line among the keys."""
    return (
        f"{keys('Ctrl+I')}, {keys('Ctrl+Del')}",
        tr("inserts a deal before the marked one; deletes the marked deal"),
    )


def suit_keys() -> tuple[str, str]:
    """Return the letters of which a contract is typed, for a line among the keys."""
    return (
        tr("s h d c nt, x xx"),
        tr("spades to no trump, doubled, redoubled; or the words: 4 hearts v"),
    )


def result_keys() -> tuple[str, str]:
    """Return how a result is said, for a line among the keys."""
    return tr("made, down 2"), tr("a result in words, also after the declarer")


class FirstStep(Record):
    """A part of how a game is kept, told in a picture; a `secret` one only the preparer sees."""

    title: str
    words: str
    picture: Picture
    secret: bool = False
