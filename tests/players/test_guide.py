"""The guide: its text with a session's parts, and its window with keys, links and search."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QTextCursor, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from chicago_gui import languages
from chicago_gui.desk.settings import Colours
from chicago_gui.players.guide import (
    GuideWindow,
    filled_in,
    guide_text,
    plain_text,
    sections,
    table,
)
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.sheet import words
from chicago_gui.sheet.words import LANGUAGES
from tests.window import ENTER, ESC, F1, F2, SHIFT, TAB, Window, settle

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
    assert words.keys_as_typed("Strg+Umschalt+Z") == "Ctrl+Shift+Z"
    assert words.keys_as_typed("Strg+Entf") == "Ctrl+Del"
    assert "`Strg+Umschalt+Z`" in filled_in(guide_text(), {})


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=40))
@pytest.mark.parametrize("around", ["{}", "| a |\n|---|\n| {} |\n"])
def test_whatever_a_table_is_called_is_shown_as_it_is(around: str, name: str) -> None:
    document = QTextDocument()
    document.setMarkdown(around.format(plain_text(f"x{name}x")))
    shown = document.toPlainText().removeprefix("\na\n").removeprefix("a\n")
    assert " ".join(f"x{name}x".split()) == " ".join(shown.split())


EVENING = Path(__file__).parents[1] / "evenings" / "evening-2-going-on.chicago"

TEAMS = Path(__file__).parents[1] / "sheets" / "teams-1.chicago"


@pytest.fixture
def window(tmp_path: Path, qapp: object) -> Iterator[Window]:
    with Window(tmp_path, kept=EVENING, drawn=False) as window:
        yield window


def opened(window: Window) -> GuideWindow:
    """Press F1 and return the guide."""
    window.main.activateWindow()
    window.press(F1)
    settle()
    (shown,) = window.main.findChildren(GuideWindow)
    assert shown.isVisible()
    return shown


def here(shown: GuideWindow) -> str:
    """Return the section that is selected in the contents."""
    return shown.contents.currentItem().text().strip()


def test_it_opens_at_the_chapter_of_the_game_and_of_the_face_that_is_up(window: Window) -> None:
    shown = opened(window)
    assert here(shown) == "Chicago with five players"
    assert shown.text.section_at_top() == shown.contents.currentRow()
    shown.close()
    window.main.activateWindow()
    window.press(F2)
    assert window.preparing
    assert here(opened(window)) == "Prepare a deal"
    assert window.preparing


def test_four_players_find_their_own_chapter(tmp_path: Path, qapp: object) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begun(("Anna", "Boris", "Vera", "Dima"), planned=12)
        assert here(opened(window)) == "Chicago with four players"


def test_without_a_session_it_opens_at_its_beginning(tmp_path: Path, qapp: object) -> None:
    with Window(tmp_path, drawn=False) as window:
        shown = opened(window)
        assert shown.contents.currentRow() == 0
        window.main.activateWindow()
        window.use("new")
        page = window.on(NewSessionPage)
        window.click(page.games["pairs"])
        assert here(opened(window)) == "Pairs"


def test_it_stays_where_it_is_read_and_the_sheet_goes_on(window: Window) -> None:
    shown = opened(window)
    shown.contents.setCurrentRow(20)
    there = here(shown)
    assert not shown.isModal()
    window.main.activateWindow()
    settle()
    window.type("=⏎")
    assert window.view.deals[5].deal.tricks is not None
    assert opened(window) is shown
    assert here(shown) == there


def test_esc_closes_it_from_everywhere(window: Window) -> None:
    for part in ("search", "contents", "text"):
        shown = opened(window)
        widget: QWidget = getattr(shown, part)
        widget.setFocus()
        window.press(ESC)
        settle()
        assert window.main.findChildren(GuideWindow) == []


def test_the_contents_lead_to_their_sections_by_keys(window: Window) -> None:
    shown = opened(window)
    shown.contents.setFocus()
    row = shown.contents.currentRow()
    window.press(Qt.Key.Key_Down)
    assert shown.contents.currentRow() == row + 1
    assert shown.text.section_at_top() == row + 1


def test_the_last_section_can_be_marked_too(window: Window) -> None:
    shown = opened(window)
    last = shown.contents.count() - 1
    shown.contents.setCurrentRow(last)
    settle()
    assert shown.contents.currentRow() == last
    bar = shown.text.verticalScrollBar()
    assert bar.value() == bar.maximum()


def test_ctrl_f_searches_and_enter_goes_on(window: Window) -> None:
    shown = opened(window)
    window.ctrl("f")
    assert shown.search.hasFocus()
    window.type("target")
    found = shown.text.document().toPlainText().lower().count("target")
    assert shown.count.text().endswith(f"of {found}")
    assert len(shown.text.extraSelections()) == found
    assert shown.text.textCursor().selectedText().lower() == "target"
    first = shown.text.textCursor().selectionStart()
    window.press(ENTER)
    assert shown.text.textCursor().selectionStart() > first
    window.press(ENTER, held=SHIFT)
    assert shown.text.textCursor().selectionStart() == first
    assert shown.isVisible()


def test_the_search_goes_round_and_says_when_there_is_nothing(window: Window) -> None:
    shown = opened(window)
    window.ctrl("f")
    window.type("codes.json")
    assert shown.count.text() == "1 of 1"
    window.press(ENTER)
    assert shown.count.text() == "1 of 1"
    window.type("x")
    assert shown.count.text() == "Not found"
    window.press(ENTER)
    shown.search.clear()
    assert shown.count.text() == ""
    assert shown.text.extraSelections() == []


def test_what_is_typed_is_found_although_no_line_breaks_in_it(window: Window) -> None:
    shown = opened(window)
    window.ctrl("f")
    window.type("12 9 13 6")
    assert shown.count.text().startswith("1 of ")


def test_a_link_within_the_guide_leads_to_its_section(window: Window) -> None:
    shown = opened(window)
    shown.text.anchorClicked.emit(QUrl("#settling-the-account"))
    assert here(shown) == "Settling the account"


def test_links_are_followed_by_keys(window: Window) -> None:
    shown = opened(window)
    shown.contents.setCurrentRow(1)
    shown.text.setFocus()
    window.press(TAB)
    assert shown.text.textCursor().selectedText() == "New session"
    window.press(ENTER)
    settle()
    assert isinstance(window.page, NewSessionPage)
    assert shown.isVisible()


def links(shown: GuideWindow) -> set[str]:
    """Return all links of the guide into the program."""
    found = set()
    block = shown.text.document().begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            found.add(pieces.fragment().charFormat().anchorHref())
            pieces += 1
        block = block.next()
    return {link for link in found if link.startswith("chicago:")}


def test_every_link_opens_what_it_mentions(window: Window) -> None:
    shown = opened(window)
    taken: list[str] = []
    for name, action in window.main.actions_by_name.items():
        action.triggered.connect(lambda _=False, name=name: taken.append(name))
    with closing_dialogs(window):
        for link in sorted(links(shown)):
            follow(window, shown, link, taken)


def follow(window: Window, shown: GuideWindow, link: str, taken: list[str]) -> None:
    """Follow a link, check that it triggers its tool, and close what the tool opens."""
    window.main.activateWindow()
    if window.main.sheet is None:
        window.chicago.sessions.open(window.book.lines()[0].id)
    taken.clear()
    shown.text.anchorClicked.emit(QUrl(link))
    settle()
    assert taken == [link.partition(":")[2]]
    for each in QApplication.topLevelWidgets():
        if isinstance(each, QDialog) and each is not shown:
            each.close()


@contextmanager
def closing_dialogs(window: Window) -> Iterator[None]:
    """Cancel all modal dialogs."""
    timer = QTimer()

    def look() -> None:
        dialog = window.app.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()

    timer.timeout.connect(look)
    timer.start(0)
    try:
        yield
    finally:
        timer.stop()


def test_a_link_that_wants_a_session_says_so(tmp_path: Path, qapp: object) -> None:
    with Window(tmp_path, drawn=False) as window:
        shown = opened(window)
        shown.text.anchorClicked.emit(QUrl("chicago:players"))
        assert shown.count.text() == "Open a session of this game first."
    (tmp_path / "other").mkdir()
    with Window(tmp_path / "other", TEAMS, drawn=False) as window:
        shown = opened(window)
        assert here(shown) == "Teams of four"
        shown.text.anchorClicked.emit(QUrl("chicago:preparer"))
        assert shown.count.text() == "Open a session of this game first."


def tables(shown: GuideWindow) -> list[list[str]]:
    """Return the rows of all tables in the window."""
    return [
        [
            table.cellAt(row, column).firstCursorPosition().block().text()
            for column in range(table.columns())
        ]
        for table in shown.text.document().rootFrame().childFrames()
        if isinstance(table, QTextTable)
        for row in range(table.rows())
    ]


def test_it_has_the_targets_and_the_rules_of_the_session(window: Window) -> None:
    shown = opened(window)
    targets = window.session.sheet.rules.targets
    for hcp, (one, other) in enumerate(targets.rows, start=20):
        assert [str(hcp), str(one), str(other)] in tables(shown)
    rules = window.face.entries.form.rules_line(window.view)
    assert rules[1:] in shown.text.toPlainText()


def test_it_follows_the_language_and_stays_in_its_section(window: Window) -> None:
    shown = opened(window)
    shown.contents.setCurrentRow(30)
    for language in LANGUAGES:
        window.chicago.speak(language)
        settle()
        assert shown.contents.currentRow() == 30
        assert shown.text.section_at_top() == 30
    assert shown.windowTitle() == "Chicago: Handbuch"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_wider_than_a_small_screen(window: Window, language: str, scale: float) -> None:
    window.settings.scale = scale
    window.chicago.zoom(0)
    window.chicago.speak(language)
    shown = opened(window)
    shown.resize(QSize(1014, 560))
    settle()
    assert shown.width() <= 1014
    assert shown.height() <= 560
    assert shown.text.horizontalScrollBar().maximum() == 0


def test_it_is_drawn_dark_where_the_program_is(window: Window) -> None:
    shown = opened(window)

    def ground() -> int:
        cursor = QTextCursor(shown.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
        return cursor.charFormat().foreground().color().lightness()

    assert ground() < 128
    window.settings.colours = Colours.DAY
    window.use("dark")
    assert ground() > 128


def test_everything_has_a_name_for_a_screen_reader(window: Window) -> None:
    shown = opened(window)
    for part in (shown.search, shown.contents, shown.text):
        assert part.accessibleName()
    said = shown.contents.item(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == said.strip() != ""
