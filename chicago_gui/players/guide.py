"""The guide as text: one Markdown file per language, with marks for the program.

A mark is an HTML comment, which other programs hide. Below a heading it names the section in all
languages. Above a paragraph or a table, as in `<!-- targets russian -->`, it says that a session
may put its own text there.
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
    """A heading of the guide: title (level 1), chapter (level 2) or section (level 3)."""

    level: int
    title: str
    mark: str = ""

    @property
    def anchor(self) -> str:
        """The fragment of a link to this section: what stands after `#`."""
        return re.sub(r"[^\w\- ]", "", self.title.lower()).replace(" ", "-")


def guide_text() -> str:
    """Return the guide in the current language, with its marks.

    Raises `FileNotFoundError` if the program's resources lack it.
    """
    load_resources()
    file = QFile(f":/chicago/guide/{spoken()}.md")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(file.fileName())
    return bytes(file.readAll().data()).decode()


def sections(text: str) -> tuple[Section, ...]:
    """Return the headings of a guide in order."""
    return tuple(
        Section(len(level), title, mark or "") for level, title, mark in _HEADING.findall(text)
    )


def filled_in(text: str, parts: Mapping[str, str]) -> str:
    """Return the guide with each marked text replaced by the session's part of that name.

    All marks are removed, and keys get the names they have on this platform.
    """

    def own(found: re.Match[str]) -> str:
        part = parts.get(found[1])
        return found[2] if part is None else f"{part}\n"

    text = _MARK.sub("", _MARKED.sub(own, _HEADING.sub(r"\1 \2\n", text)))
    return _CODE.sub(lambda found: f"`{_here(found[1])}`", text)


def table(rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table of plain texts; the first of `rows` is its heading."""
    head, *lines = ([plain_text(cell) for cell in row] for row in rows)
    lines = [head, ["---:"] * len(head), *lines]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def plain_text(text: str) -> str:
    """Return Markdown that shows `text` literally, in one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _here(code: str) -> str:
    """Return `code` with its keys named as on this platform, if it is a key combination."""
    return keys(keys_as_typed(code)) if _KEYS.fullmatch(code) else code
