"""Reads the guide for tests: sections by their marks, tables as rows of cells."""

from __future__ import annotations

import re
from pathlib import Path

LANGUAGES = ("en", "ru", "de")
FOLDER = Path(__file__).parents[1] / "resources" / "guide"
GUIDES = {language: (FOLDER / f"{language}.md").read_text("utf-8") for language in LANGUAGES}

FIVE = {
    "en": ("Anna", "Boris", "Vera", "Dima", "Egor"),
    "ru": ("Анна", "Борис", "Вера", "Дима", "Егор"),
    "de": ("Anna", "Boris", "Vera", "Dima", "Egor"),
}
"""The players of the examples, by language."""


def section(language: str, mark: str) -> str:
    """Return the text of the section with this mark."""
    found = re.search(
        rf"^#+ .+\n<!-- {re.escape(mark)} -->\n(.*?)(?=^#|\Z)",
        GUIDES[language],
        flags=re.MULTILINE | re.DOTALL,
    )
    assert found, mark
    return found[1]


def rows(text: str) -> list[list[str]]:
    """Return the rows of all tables in `text`, without their headings."""
    lines = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]
    rules = [at for at, line in enumerate(lines) if set("".join(line)) <= set("-:")]
    return [line for at, line in enumerate(lines) if at not in rules and at + 1 not in rules]


def typed(cell: str) -> str:
    """Return the keys in a cell: the text between backticks, and ⏎."""
    return "".join(re.findall(r"`([^`]+)`|(?<=[` |])⏎|^⏎", cell)) + "⏎" * ("⏎" in cell)


def examples(language: str, mark: str) -> list[tuple[str, str]]:
    """Return typed text and shown cells of each example, in a section about typing."""
    return [(typed(left), right) for left, right in rows(section(language, mark))]
