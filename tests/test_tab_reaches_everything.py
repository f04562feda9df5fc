"""Tab visits everything on each page in reading order and returns; Esc leaves the page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.players.sheet_page import SheetPage
from tests.test_project import ROOT
from tests.window import ENTER, ESC, F2, SHIFT, TAB, Window, answering, settle

BACKTAB = Qt.Key.Key_Backtab


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path) as window:
        yield window


def can_be_reached(page: QWidget) -> list[QWidget]:
    """Return everything on `page` that can be used with keys, as a screen reader finds it."""
    return [
        each
        for each in page.findChildren(QWidget)
        if each.isVisible() and each.isEnabled() and each.focusProxy() is None
        if Qt.FocusPolicy.TabFocus in each.focusPolicy() and each.window() is page.window()
        # Tab visits only the checked button of a group; arrow keys reach the others.
        if not isinstance(each, QRadioButton) or each.isChecked()
    ]


def walk(window: Window, *, back: bool = False) -> list[QWidget]:
    """Press Tab until the focus is back at the start; return all that had it, in order."""
    seen: list[QWidget] = []
    for _ in range(120):
        here = QApplication.focusWidget()
        assert here is not None
        if seen and here is seen[0] and len(seen) > 1:
            return seen
        if not seen or here is not seen[-1]:
            seen.append(here)
        window.press(BACKTAB if back else TAB, held=SHIFT if back else Qt.KeyboardModifier(0))
        if QApplication.focusWidget() is here and not isinstance(here, QTextBrowser):
            return seen  # nothing else takes the focus, not even a link
    raise AssertionError(f"Tab does not come back: {seen}")


def goes_everywhere(window: Window, root: QWidget | None = None) -> list[QWidget]:
    """Walk forwards and back through `root`, or the page; return what had the focus, in order."""
    settle()
    root = root or window.page
    can = can_be_reached(root)
    there = walk(window)
    assert [each for each in can if each not in there] == []
    assert [each for each in there if not called(each)] == []
    assert len(there) == len(set(there))
    again = walk(window, back=True)
    assert again[:1] + again[:0:-1] == there
    assert list(nameless(root)) == []
    return there


def called(widget: QWidget) -> str:
    """Return a widget's accessible name; for a combo box its label, as its own is the choice."""
    node = QAccessible.queryAccessibleInterface(widget)
    if isinstance(widget, QComboBox):
        labels = [other for other, how in node.relations() if how & QAccessible.RelationFlag.Label]
        return " ".join(label.text(QAccessible.Text.Name) for label in labels)
    return node.text(QAccessible.Text.Name)


def nameless(root: QWidget) -> Iterator[str]:
    """Yield everything usable below `root` that has no name for a screen reader."""
    for each in (root, *root.findChildren(QWidget)):
        node = QAccessible.queryAccessibleInterface(each)
        used = each.isVisible() and node is not None and node.role() in USED
        if used and not node.text(QAccessible.Text.Name):
            yield f"{type(each).__name__} {each.objectName()}"


USED = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.ComboBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.RadioButton,
    QAccessible.Role.SpinBox,
    QAccessible.Role.Table,
}


def test_the_first_start_page(window: Window) -> None:
    goes_everywhere(window)


@pytest.mark.parametrize("game", ["russian", "four-deal", "rubber", "teams", "pairs"])
def test_a_new_session_of_each_game(window: Window, game: str) -> None:
    window.ctrl("n")
    page = window.on(NewSessionPage)
    window.click(page.games[game])
    goes_everywhere(window)
    window.press(ESC)
    assert window.page is not page


def test_the_sheet_and_the_pages_that_lead_back_to_it(window: Window) -> None:
    window.begin()
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
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


WINDOWS = ("help", "history", "score", "about")
"""The windows beside the sheet."""

DIALOGS = {
    "players": "OK",
    "plan": "OK",
    "blanks": "Preview",
    "picture": "OK",
    "csv": "Save",
    "backups": "Close",
    "print": "",
}
"""Dialogs by tool, with the button that Enter presses."""


def in_reading_order(stops: list[QWidget], root: QWidget) -> None:
    """Check that each stop is below the one before or to its right, starting from the topmost.

    A scroll area comes before the buttons below it, however long its content is.
    """
    places = [QRect(each.mapTo(root, QPoint()), each.size()) for each in stops]
    first = places.index(min(places, key=lambda place: (place.center().y() // 20, place.x())))
    places, stops = places[first:] + places[:first], stops[first:] + stops[:first]
    for (one, stop), (next_one, next_stop) in pairwise(zip(places, stops, strict=True)):
        right_or_beneath = next_one.left() >= one.right() or next_one.top() >= one.bottom()
        assert right_or_beneath or (scrolls(stop) and not scrolls(next_stop)), stop


def scrolls(widget: QWidget) -> bool:
    """Return whether a widget is in a scroll area."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    return around is not None


def shows_where_the_keys_are(
    window: Window, root: QWidget, stops: list[QWidget], known: set[type]
) -> None:
    """Check that each type of widget not in `known` looks different with the focus."""
    for each in stops if len(stops) > 1 else ():
        if type(each) not in known:
            known.add(type(each))
            place = QRect(each.mapTo(root, QPoint()), each.size()).adjusted(-3, -3, 3, 3)
            each.setFocus(Qt.FocusReason.TabFocusReason)
            with_keys = root.grab(place).toImage()
            window.press(TAB)
            assert root.grab(place).toImage() != with_keys, each


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    evenings = ROOT / "tests" / "evenings"
    with Window(tmp_path, evenings / "evening-2-going-on.chicago") as window:
        yield window


def test_every_window_beside_the_sheet(evening: Window) -> None:
    evening.press(Qt.Key.Key_Up)
    spot = evening.form.spot()
    for name in WINDOWS:
        evening.use(name)
        beside = QApplication.activeWindow()
        assert beside is not None
        assert beside is not evening.main
        in_reading_order(goes_everywhere(evening, beside), beside)
        evening.press(ESC)
        assert evening.keyboard() is evening.main.windowHandle(), name
        assert QApplication.focusWidget() is evening.form
        assert evening.form.spot() == spot


def test_every_dialog(evening: Window) -> None:
    evening.press(Qt.Key.Key_Up)
    spot, seen, known = evening.form.spot(), set[str](), set[type]()

    def look(dialog: QDialog) -> None:
        buttons = dialog.findChildren(QPushButton)
        [default] = [each.text() for each in buttons if each.isDefault()] or [""]
        assert default.replace("&", "") == DIALOGS[name]
        stops = goes_everywhere(evening, dialog)
        in_reading_order(stops, dialog)
        shows_where_the_keys_are(evening, dialog, stops, known)
        seen.add(name)
        evening.press(ESC)

    for name in DIALOGS:
        answering(evening.app, look)
        evening.use(name)
        assert name in seen
        assert evening.keyboard() is evening.main.windowHandle(), name
        assert QApplication.focusWidget() is evening.form
        assert evening.form.spot() == spot


@pytest.mark.parametrize("name", ["players", "plan"])
def test_enter_does_what_the_dialog_is_for(evening: Window, name: str) -> None:
    answers: list[int] = []

    def enter(dialog: QDialog) -> None:
        dialog.finished.connect(answers.append)
        for _ in range(6):  # from one name to the next, and from the last
            if not answers:
                evening.press(ENTER)
        if not answers:
            dialog.reject()

    answering(evening.app, enter)
    evening.use(name)
    assert answers == [QDialog.DialogCode.Accepted]
