"""Commands on a keyboard with Cyrillic letters, with or without a Latin layout."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from chicago_gui import languages
from chicago_gui.key_places import on_all_keyboards, with_mnemonics
from tests.sheets.known import SHEETS
from tests.window import Window

_LOOKS = dict(zip("авекмнорстух", "abekmhopctyx", strict=True))


def test_a_command_is_where_it_is_on_a_latin_keyboard() -> None:
    def names(keys: str) -> list[str]:
        return [each.toString() for each in on_all_keyboards([QKeySequence(keys)])]

    assert names("Ctrl+Z") == ["Ctrl+Z", "Ctrl+Я"]
    assert names("Ctrl+Shift+Z") == ["Ctrl+Shift+Z", "Ctrl+Shift+Я"]
    assert names("Ctrl+S") == ["Ctrl+S", "Ctrl+Ы", "Ctrl+І"]
    assert names("Ctrl+,") == ["Ctrl+,", "Ctrl+Б"]
    for same in ("Ctrl++", "Ctrl+0", "F2", "Z"):
        assert names(same) == [same]


def test_no_two_letters_that_look_alike_are_marked_in_one_menu() -> None:
    assert list(with_mnemonics(["Ввести", "Сохранить", "CSV", "&"])) == [
        "&Ввести",
        "&Сохранить",
        "C&SV",
        "&&",
    ]
    assert list(with_mnemonics(["Neu", "Ende", "Drucken", "Bild", "Enden"])) == [
        "Ne&u",
        "&Ende",
        "&Drucken",
        "&Bild",
        "E&nden",
    ]


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_menu_letters_are_unique(tmp_path: Path, qtbot: QtBot, language: str) -> None:
    languages.speak(language)
    with Window(tmp_path, SHEETS / "rubber-crib.chicago", drawn=False) as window:
        for title in window.main.menus.actions():
            menu = title.menu()
            assert isinstance(menu, QMenu)
            menu.aboutToShow.emit()
            lines = [each.text() for each in menu.actions() if not each.isSeparator()]
            marked = [line[line.index("&") + 1].lower() for line in lines]
            assert len({_LOOKS.get(each, each) for each in marked}) == len(lines), lines


@pytest.mark.parametrize(("undo", "settings"), [("z", ","), ("я", "б")])
def test_undo_redo_and_pages_are_on_their_keys(
    tmp_path: Path, qtbot: QtBot, undo: str, settings: str
) -> None:
    with Window(tmp_path, SHEETS / "rubber-crib.chicago", drawn=False) as window:
        window.type("⏎3nt a⏎")
        window.ctrl(undo)
        assert window.action("redo").text() == "Redo: rubber 2, deal 1, contract"
        window.ctrl(undo, shift=True)
        assert window.action("redo").text() == "Redo"
        window.ctrl(settings)
        assert window.page.accessibleName() == "Settings"


@pytest.mark.parametrize(("mark", "copy", "paste"), [("a", "c", "v"), ("ф", "с", "м")])
def test_a_line_is_marked_copied_and_pasted_by_either(
    tmp_path: Path, qtbot: QtBot, mark: str, copy: str, paste: str
) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.ctrl("n")
        line = QApplication.focusWidget()
        assert isinstance(line, QLineEdit)
        window.type("Вера")
        window.ctrl(mark)
        assert line.selectedText() == "Вера"
        window.ctrl(copy)
        window.type("ы")
        window.ctrl(paste)
        assert line.text() == "ыВера"
        window.ctrl("z")
        assert line.text() == "ы"


@pytest.mark.parametrize(("name", "key"), [("settings", "б"), ("new", "т"), ("history", "р")])
def test_a_key_of_both_alphabets_works(tmp_path: Path, qtbot: QtBot, name: str, key: str) -> None:
    with Window(tmp_path, SHEETS / "rubber-crib.chicago", drawn=False) as window:
        done = []
        action = window.action(name)
        action.triggered.connect(lambda: done.append(name))
        # On such a keyboard Qt reports Ctrl+Z and Ctrl+Я for one key; here the same key twice.
        action.setShortcuts([*action.shortcuts(), *action.shortcuts()])
        window.ctrl(key)
        assert done == [name]
