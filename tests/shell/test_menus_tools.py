from __future__ import annotations

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from chicago_gui.sheet import words
from chicago_gui.shell.menus import BAR, MENUS, TOOLS, Tool, make_actions


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


def test_no_menu_is_too_long_to_be_looked_through() -> None:
    assert [menu.title for menu in MENUS] == ["Session", "Edit", "View", "Players", "Tools", "Help"]
    assert all(len(list(filter(None, menu.tools))) <= 12 for menu in MENUS)
    assert {name for group in BAR for name in group} <= {tool.name for tool in TOOLS}


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_is_an_action_of_the_window_by_its_name(window: QMainWindow, tool: Tool) -> None:
    action = make_actions(window)[tool.name]
    assert action.text() == tool.text
    assert action.objectName() == tool.name
    assert action.shortcut() == QKeySequence(tool.keys)
    assert action in window.actions()


def test_no_tool_is_on_a_key_that_a_mac_has_for_itself(window: QMainWindow) -> None:
    words.install(None, on_a_mac=True)
    pressed = [key.toString() for each in make_actions(window).values() for key in each.shortcuts()]
    assert len(set(pressed)) == len(pressed)
    assert "Ctrl+H" not in pressed  # hides the program
    assert "Ctrl+Shift+H" in pressed


def test_function_keys_have_others_beside_them_on_a_mac(window: QMainWindow) -> None:
    words.install(None, on_a_mac=True)
    actions = make_actions(window)
    for tool in TOOLS:
        if tool.keys.startswith("F"):
            first, *others = actions[tool.name].shortcuts()
            assert first.toString().startswith("Ctrl+")  # the menu shows this one
            assert QKeySequence(tool.keys) in others


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


def test_desktops_with_a_menu_of_the_program_s_own_are_told_what_belongs_there(
    window: QMainWindow,
) -> None:
    roles = {name: action.menuRole() for name, action in make_actions(window).items()}
    assert roles.pop("about") is QAction.MenuRole.AboutRole
    assert roles.pop("settings") is QAction.MenuRole.PreferencesRole
    assert roles.pop("quit") is QAction.MenuRole.QuitRole
    assert set(roles.values()) == {QAction.MenuRole.NoRole}
