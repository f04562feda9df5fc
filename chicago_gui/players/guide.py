"""The guide as text: one Markdown file a language, with marks that the program looks for.

A mark is an HTML comment, which other programs do not show. Beneath a heading it names the section
for every language. Above a paragraph or a table it says that a session has a text of its own for
it: `<!-- targets russian -->`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QFile, QIODevice

from chicago_gui.record import Record
from chicago_gui.resources import load_resources
from chicago_gui.sheet.words import keys, keys_as_typed, spoken

_HEADING = re.compile(r"^(#{1,3}) (.+)$(?:\n<!-- (.+) -->$)?", re.MULTILINE)
_MARKED = re.compile(r"^<!-- (.+) -->\n((?:.+\n)+)", re.MULTILINE)
_MARK = re.compile(r"^<!-- .+ -->\n", re.MULTILINE)
_CODE = re.compile(r"`([^`\n]+)`")
_KEYS = re.compile(r"(?:\w+\+)+(?:\w+|\S)|F\d+")
_SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+\-.!|~&])")


class Section(Record):
    """A chapter (level 2) or a section of one (level 3); level 1 is the title."""

    level: int
    title: str
    mark: str = ""

    @property
    def anchor(self) -> str:
        """What a link to this section has after `#`."""
        return re.sub(r"[^\w\- ]", "", self.title.lower()).replace(" ", "-")


def guide_text() -> str:
    """Return the guide in the language that is spoken, as it is written."""
    load_resources()
    file = QFile(f":/chicago/guide/{spoken()}.md")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(file.fileName())
    return bytes(file.readAll().data()).decode()


def sections(text: str) -> tuple[Section, ...]:
    """Return the headings of a guide in their order."""
    return tuple(
        Section(len(level), title, mark or "") for level, title, mark in _HEADING.findall(text)
    )


def filled_in(text: str, parts: Mapping[str, str]) -> str:
    """Return the guide with a session's `parts` in place of what stands under their marks.

    All marks are gone, and keys are called as on the keyboard here.
    """

    def own(found: re.Match[str]) -> str:
        part = parts.get(found[1])
        return found[2] if part is None else f"{part}\n"

    text = _MARK.sub("", _MARKED.sub(own, _HEADING.sub(r"\1 \2\n", text)))
    return _CODE.sub(lambda found: f"`{_here(found[1])}`", text)


def table(rows: Sequence[Sequence[str]]) -> str:
    """Return a table of plain texts in Markdown; the first of `rows` is its heading."""
    head, *lines = ([plain_text(cell) for cell in row] for row in rows)
    lines = [head, ["---:"] * len(head), *lines]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def plain_text(text: str) -> str:
    """Return Markdown that shows `text` as it is."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _here(code: str) -> str:
    """Return a text between backticks; keys are called as here, and no line breaks in it."""
    return keys(keys_as_typed(code)) if _KEYS.fullmatch(code) else code
