from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMainWindow, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from chicago_gui import languages
from chicago_gui.key_places import letters_at
from chicago_gui.sheet import words
from chicago_gui.shell.menus import MENUS, TOOLS, make_actions
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import DAY
from tests.window import click_key

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(DAY)
    qtbot.addWidget(window)
    window.show_page(QLineEdit())
    window.show()
    window.activateWindow()
    yield window
    while popup := QApplication.activePopupWidget():
        popup.close()


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where a desktop would send it."""
    window = QApplication.activePopupWidget() or QApplication.activeWindow()
    assert window is not None
    QTest.keyClick(window.windowHandle(), key, held)


def menus(window: MainWindow) -> list[QMenu]:
    found = [action.menu() for action in window.menus.actions()]
    return [menu for menu in found if isinstance(menu, QMenu)]


def names(listed: list[QAction]) -> list[str]:
    return [action.objectName() for action in listed if action.objectName()]


def lines(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_a_menu_gets_its_tools_when_it_is_opened(window: MainWindow) -> None:
    assert [action.text() for action in window.menus.actions()] == [
        "&Session",
        "&Edit",
        "&View",
        "&Players",
        "&Tools",
        "&Help",
    ]
    assert all(menu.isEmpty() for menu in menus(window))  # no start waits for them
    for shown, menu in zip(menus(window), MENUS, strict=True):
        for _ in range(2):
            shown.aboutToShow.emit()
        assert names(shown.actions()) == [tool.name for tool in menu.tools if tool is not None]
        assert all(
            action.shortcut() == action.shortcuts()[0]
            for action in shown.actions()
            if action.shortcuts()
        )


def test_a_menu_opens_by_its_letter_and_esc_gives_the_keys_back_at_once(window: MainWindow) -> None:
    line = window.page
    press(Qt.Key.Key_V, ALT)
    assert QApplication.activePopupWidget() is menus(window)[2]
    press(Qt.Key.Key_Right)
    assert QApplication.activePopupWidget() is menus(window)[3]
    press(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert QApplication.focusWidget() is line
    press(Qt.Key.Key_V)
    assert QApplication.activePopupWidget() is None
    assert isinstance(line, QLineEdit)
    assert line.text() == "v"


def test_menus_have_their_letters_on_a_cyrillic_keyboard(window: MainWindow) -> None:
    handle = window.windowHandle()
    click_key(handle, Qt.Key(ord("М")), "м", ALT)  # where V is on a Latin keyboard
    view = menus(window)[2]
    assert QApplication.activePopupWidget() is view
    dark = window.actions_by_name["dark"]
    assert view.activeAction() is dark  # the first that can be used
    latin = QKeySequence.mnemonic(dark.text()).toString()[-1]
    cyrillic = next(each for each in "йцукенгшщзфывапролдячсмить" if latin in letters_at(each))
    click_key(view.windowHandle(), Qt.Key(ord(cyrillic.upper())), cyrillic)
    assert dark.isChecked()
    assert QApplication.activePopupWidget() is None
    # A menu that has the letter itself keeps it.
    window.menus.actions()[4].setText("&Мои")
    window.menus.open_by_place()
    click_key(handle, Qt.Key(ord("М")), "м", ALT)
    assert QApplication.activePopupWidget() is menus(window)[4]
    menus(window)[4].close()


def test_russian_menus_have_their_letters_on_a_latin_keyboard(window: MainWindow) -> None:
    languages.speak("ru")
    window.show_anew()
    press(Qt.Key.Key_B, ALT)  # where Ви&д has its И
    view = menus(window)[2]
    assert QApplication.activePopupWidget() is view
    dark = window.actions_by_name["dark"]
    [latin] = letters_at(QKeySequence.mnemonic(dark.text()).toString()[-1])
    click_key(view.windowHandle(), Qt.Key(ord(latin)), latin.lower())
    assert dark.isChecked()
    assert QApplication.activePopupWidget() is None


def test_a_menu_is_opened_where_a_key_has_both_alphabets(window: MainWindow) -> None:
    # Qt hears Alt+V and Alt+М of a single key there, as here the same letter twice.
    window.menus.actions()[2].setText("&Мои")
    for _ in range(2):  # of two that hear a key Qt tells the one, then the other
        click_key(window.windowHandle(), Qt.Key(ord("М")), "м", ALT)
        assert QApplication.activePopupWidget() is menus(window)[2]
        menus(window)[2].close()


def test_alt_alone_opens_nothing_for_many_change_keyboards_with_it(window: MainWindow) -> None:
    QTest.keyPress(window.windowHandle(), Qt.Key.Key_Alt)
    QTest.keyRelease(window.windowHandle(), Qt.Key.Key_Alt, ALT)
    press(Qt.Key.Key_V)
    assert QApplication.activePopupWidget() is None
    assert isinstance(window.page, QLineEdit)
    assert window.page.text() == "v"


def test_a_tip_says_what_a_button_does_now_and_by_which_key(window: MainWindow) -> None:
    actions = window.actions_by_name

    def tip(name: str) -> str:
        return window.bar.widgetForAction(actions[name]).toolTip()

    assert tip("print") == "Print… (Ctrl+P)"
    assert tip("preparer") == "Preparer (F2)"
    actions["undo"].setText("Undo the score of R&&D")
    menus(window)[1].aboutToShow.emit()
    assert tip("undo") == "Undo the score of R&D (Ctrl+Z)"
    actions["preparer"].setShortcut("")
    assert tip("preparer") == "Preparer"


def test_a_button_follows_the_text_of_its_tool(window: MainWindow) -> None:
    undo = window.actions_by_name["undo"]
    button = window.bar.widgetForAction(undo)
    assert isinstance(button, QToolButton)
    done: list[bool] = []
    undo.triggered.connect(lambda _=False: done.append(True))
    for number in range(5):
        undo.setText(f"Undo the result of deal {number}")
        undo.setIconText(f"R&D {number}")
    assert button.text() == "R&&D 4"
    undo.setEnabled(False)
    assert not button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    undo.setEnabled(True)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == [True]


def test_the_row_is_as_high_as_its_buttons(window: MainWindow) -> None:
    window.show_page(QLabel("start"))
    assert window.menus.height() <= window.bar.height() <= 36


def test_where_the_row_is_narrow_the_buttons_give_way_and_not_the_menus(window: MainWindow) -> None:
    window.set_theme(DAY.at(1.5))
    window.resize(640, 480)
    QApplication.processEvents()
    assert window.menus.width() >= window.menus.sizeHint().width()


def test_a_double_click_is_one_click_unless_the_tool_repeats(window: MainWindow) -> None:
    done: list[str] = []
    for name in ("preparer", "screen", "undo"):
        action = window.actions_by_name[name]
        action.setEnabled(True)
        action.triggered.connect(lambda _=False, name=name: done.append(name))
        button = window.bar.widgetForAction(action)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert done == ["preparer", "screen", "undo", "undo"]


@pytest.fixture
def plain(qtbot: QtBot) -> QMainWindow:
    plain = QMainWindow()
    qtbot.addWidget(plain)
    return plain


def test_every_tool_has_a_name_a_text_and_keys_of_its_own() -> None:
    keys = [QKeySequence(tool.keys).toString() for tool in TOOLS if tool.keys]
    assert len({tool.name for tool in TOOLS}) == len({tool.text for tool in TOOLS}) == len(TOOLS)
    assert len(set(keys)) == len(keys)
    assert all(key.startswith(("Ctrl+", "F")) for key in keys), "others are typed"


def test_no_tool_is_on_a_key_that_a_mac_has_for_itself(plain: QMainWindow) -> None:
    words.install(None, on_a_mac=True)
    pressed = [key.toString() for each in make_actions(plain).values() for key in each.shortcuts()]
    assert len(set(pressed)) == len(pressed)
    assert "Ctrl+H" not in pressed  # hides the program
    assert "Ctrl+Shift+H" in pressed


def test_function_keys_have_others_beside_them_on_a_mac(plain: QMainWindow) -> None:
    words.install(None, on_a_mac=True)
    actions = make_actions(plain)
    for tool in TOOLS:
        if tool.keys.startswith("F"):
            first, *others = actions[tool.name].shortcuts()
            assert first.toString().startswith("Ctrl+")  # the menu shows this one
            assert QKeySequence(tool.keys) in others


def test_macos_finds_about_settings_and_quit(plain: QMainWindow) -> None:
    roles = {name: action.menuRole() for name, action in make_actions(plain).items()}
    assert roles.pop("about") is QAction.MenuRole.AboutRole
    assert roles.pop("settings") is QAction.MenuRole.PreferencesRole
    assert roles.pop("quit") is QAction.MenuRole.QuitRole
    assert set(roles.values()) == {QAction.MenuRole.NoRole}
