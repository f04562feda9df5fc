from __future__ import annotations

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QToolBar
from pytestqt.qtbot import QtBot

from chicago_gui.shell.tools import BAR, MORE, Tool, fill_bar, make_actions

TOOLS = [tool for tool in BAR + MORE if tool is not None]


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_every_tool_has_a_name_a_text_and_keys_of_its_own() -> None:
    keys = [QKeySequence(tool.keys).toString() for tool in TOOLS if tool.keys]
    assert len({tool.name for tool in TOOLS}) == len({tool.text for tool in TOOLS}) == len(TOOLS)
    assert len(set(keys)) == len(keys)
    assert all(keys)


def test_no_tool_takes_a_key_that_is_typed_into_the_form() -> None:
    for tool in TOOLS:
        if tool.keys:
            assert tool.keys.startswith(("Ctrl+", "F"))


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_is_an_action_of_the_window_by_its_name(window: QMainWindow, tool: Tool) -> None:
    action = make_actions(window)[tool.name]
    assert action.text() == tool.text
    assert action.objectName() == tool.name
    assert action.shortcut() == QKeySequence(tool.keys)
    assert action in window.actions()


def test_only_what_may_be_done_again_and_again_repeats_while_its_key_is_held(
    window: QMainWindow,
) -> None:
    actions = make_actions(window)
    repeating = {name for name, action in actions.items() if action.autoRepeat()}
    assert repeating == {"undo", "redo", "larger", "smaller"}


def test_the_colours_are_on_or_off_and_what_is_done_once_is_neither(window: QMainWindow) -> None:
    actions = make_actions(window)
    assert actions["dark"].isCheckable()
    assert not any(actions[name].isCheckable() for name in ("undo", "print", "preparer", "quit"))


def test_the_bar_has_the_usual_tools_and_all_others_are_behind_one_button(
    window: QMainWindow,
) -> None:
    actions = make_actions(window)
    bar = QToolBar(window)
    more = fill_bar(bar, actions)

    def names(listed: list[QAction]) -> list[str]:
        return [action.objectName() for action in listed if action.objectName()]

    assert names(bar.actions()) == [tool.name for tool in BAR if tool is not None]
    assert names(more.menu().actions()) == [tool.name for tool in MORE if tool is not None]
    assert more.text() == "More"
