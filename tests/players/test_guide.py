"""The guide's text: its marks, the parts of a session, and literal text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument

from chicago_gui import languages
from chicago_gui.players.guide import filled_in, guide_text, plain_text, sections, table
from chicago_gui.sheet import words

TEXT = """\
# Title

## Chapter
<!-- russian -->

Text.

### Section

<!-- targets russian -->
| a | b |
|---|---|
| 1 | 2 |

More `Ctrl+Z`.
"""


def test_sections_have_their_level_their_title_and_their_mark() -> None:
    found = [(each.level, each.title, each.mark) for each in sections(TEXT)]
    assert found == [(1, "Title", ""), (2, "Chapter", "russian"), (3, "Section", "")]


def test_a_session_s_table_stands_in_place_of_the_usual_one() -> None:
    own = filled_in(TEXT, {"targets russian": table([["c"], ["3"]])})
    assert "| 3 |" in own
    assert "| 1 | 2 |" not in own
    assert own.endswith("\nMore `Ctrl+Z`.\n")


def test_without_a_session_the_usual_table_stays_and_no_mark_is_left() -> None:
    usual = filled_in(TEXT, {})
    assert "| 1 | 2 |" in usual
    assert "<!--" not in usual


def test_keys_are_called_by_their_signs_on_a_mac() -> None:
    words.install(None, on_a_mac=True)
    try:
        assert "`⌘Z`" in filled_in(TEXT, {})
        assert "`⌘2`" in filled_in("`F2`\n", {})
        assert "`⌘+`" in filled_in("`Ctrl++`\n", {})
    finally:
        words.install(None)


def test_german_keys_are_found_again(qapp: object) -> None:
    languages.speak("de")
    try:
        assert words.keys_as_typed("Strg+Umschalt+Z") == "Ctrl+Shift+Z"
        assert words.keys_as_typed("Strg+Entf") == "Ctrl+Del"
        assert "`Strg+Umschalt+Z`" in filled_in(guide_text(), {})
    finally:
        languages.speak("en")


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=40))
@pytest.mark.parametrize("around", ["{}", "| a |\n|---|\n| {} |\n"])
def test_whatever_a_table_is_called_is_shown_as_it_is(around: str, name: str) -> None:
    document = QTextDocument()
    document.setMarkdown(around.format(plain_text(f"x{name}x")))
    shown = document.toPlainText().removeprefix("\na\n").removeprefix("a\n")
    assert " ".join(f"x{name}x".split()) == " ".join(shown.split())


def test_every_language_has_a_guide(qapp: object) -> None:
    for language in words.LANGUAGES:
        languages.speak(language)
        assert sections(guide_text())
    languages.speak("en")
