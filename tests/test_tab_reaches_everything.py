"""Tab goes through every page in its order, past nothing, and comes back; Esc leads out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDateEdit, QRadioButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.players.sheet_page import SheetPage
from tests.window import ESC, F2, SHIFT, TAB, Window, settle

BACKTAB = Qt.Key.Key_Backtab


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path) as window:
        yield window


def can_be_reached(page: QWidget) -> list[QWidget]:
    """Everything on `page` that can be used with keys, as a reader finds it."""
    return [
        each
        for each in page.findChildren(QWidget)
        if each.isVisible() and each.isEnabled() and each.focusProxy() is None
        if Qt.FocusPolicy.TabFocus in each.focusPolicy() and each.window() is page.window()
        # Arrows lead from one of a group to the others.
        if not isinstance(each, QRadioButton) or each.isChecked()
    ]


def walk(window: Window, *, back: bool = False) -> list[QWidget]:
    """Press Tab until one is where one began; return all that had the keys, in order."""
    seen: list[QWidget] = []
    for _ in range(120):
        here = QApplication.focusWidget()
        assert here is not None
        if seen and here is seen[0] and len(seen) > 1:
            return seen
        if not seen or here is not seen[-1]:
            seen.append(here)
        # In a date Tab goes from the year to the month and the day.
        window.press(BACKTAB if back else TAB, held=SHIFT if back else Qt.KeyboardModifier(0))
    raise AssertionError(f"Tab does not come back: {seen}")


def goes_everywhere(window: Window) -> None:
    settle()
    can = can_be_reached(window.page)
    there = walk(window)
    assert [each for each in can if each not in there] == []
    assert all(spoken(each) for each in there), [each for each in there if not spoken(each)]
    assert len(there) == len(set(there))
    again = walk(window, back=True)
    assert again[:1] + again[:0:-1] == there


def spoken(widget: QWidget) -> str:
    """What a screen reader calls it."""
    if isinstance(widget, QTabBar):
        return widget.tabText(widget.currentIndex())
    words = widget.accessibleName() or widget.property("text") or widget.property("currentText")
    return str(words or ("Date" if isinstance(widget, QDateEdit) else ""))


def test_the_first_start_page(window: Window) -> None:
    goes_everywhere(window)


@pytest.mark.parametrize("game", ["russian", "four-deal", "rubber", "teams", "pairs"])
def test_a_new_session_of_each_game(window: Window, game: str) -> None:
    window.ctrl("n")
    page = window.page
    window.click(page.games[game])  # type: ignore[attr-defined]
    goes_everywhere(window)
    window.press(ESC)
    assert window.page is not page


def test_the_sheet_and_the_pages_that_lead_back_to_it(window: Window) -> None:
    window.begin()
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.type("1c b⏎=⏎")
    goes_everywhere(window)
    window.press(F2)
    goes_everywhere(window)
    window.press(ESC)
    for page in ("evening", "settings", "figures", "sessions"):
        window.use(page)
        assert window.main.sheet is None
        assert window.page.accessibleName()
        goes_everywhere(window)
        window.press(ESC)
        assert isinstance(window.page, SheetPage), page
