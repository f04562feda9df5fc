"""The settings page in the real window: its changes take effect everywhere at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from chicago_gui import languages
from chicago_gui.desk.settings import Colours
from chicago_gui.games.house import columns
from chicago_gui.paper.marks import Paper
from chicago_gui.players.settings_page import SettingsPage
from chicago_gui.sheet import words
from tests.sheets.known import SHEETS
from tests.window import ESC, LEFT, RIGHT, SPACE, TAB, Window, answering


def shown(window: Window) -> SettingsPage:
    window.ctrl(",")
    return settings_page(window)


def settings_page(window: Window) -> SettingsPage:
    return window.on(SettingsPage)


def test_colours_size_and_paper_are_there_the_moment_they_are_chosen(window: Window) -> None:
    row = window.form.rowHeight(0)
    page = shown(window)
    window.press(TAB)
    window.press(RIGHT)
    window.press(RIGHT)
    assert window.settings.colours is Colours.EVENING
    assert window.action("dark").isChecked()
    size = page.title.font().pixelSize()
    page.zoom.setValue(150)
    assert page.title.font().pixelSize() > size
    window.click(page.papers[Paper.LETTER])
    assert window.chicago.papers.paper is Paper.LETTER
    window.ctrl("d")
    assert page.colours[Colours.SYSTEM].isChecked(), "the system has these colours"
    assert window.page is page
    window.press(ESC)
    assert window.form.rowHeight(0) > row


def test_another_language_is_spoken_at_once_where_it_was_chosen(window: Window) -> None:
    shown(window)
    for language in ("de", "en"):
        page = window.on(SettingsPage)
        window.click(page.languages[language])
        page = window.on(SettingsPage)
        assert page.languages[language].hasFocus()
        assert page.languages[language].isChecked()
        assert window.settings.language == language
        assert window.action("undo").iconText() == words.tr("Undo")
    window.press(ESC)
    assert window.main.sheet is not None


@pytest.mark.parametrize("chosen", [None, "ru"])
def test_the_language_of_the_start_is_shown(window: Window, chosen: str | None) -> None:
    window.settings.language = chosen
    languages.speak("de")  # as the command line does before the window opens
    window.start_again()
    page = shown(window)
    assert page.languages["de"].isChecked()
    assert page.asked.isVisible()
    assert page.asked.text() == words.tr(
        "Set at startup, for this time only. A choice here applies at once."
    )
    assert window.settings.language == chosen
    assert page.languages["de"].hasFocus()
    window.press(SPACE)
    page = settings_page(window)
    assert window.settings.language == "de"
    assert page.languages["de"].isChecked()
    assert not page.asked.isVisible()
    window.click(page.languages[None])
    assert window.settings.language is None
    assert settings_page(window).languages[None].isChecked()
    assert window.action("undo").iconText() == "Undo"


def test_a_language_that_was_asked_for_gives_way_to_what_is_chosen_by_arrow(window: Window) -> None:
    languages.speak("de")
    window.start_again()
    shown(window)
    window.press(LEFT)
    assert window.settings.language == "ru"
    page = settings_page(window)
    assert page.languages["ru"].hasFocus()
    assert not page.asked.isVisible()
    assert words.spoken() == "ru"


def test_the_code_is_that_of_the_evening_one_came_from(window: Window) -> None:
    evening = window.session_id
    page = shown(window)
    window.click(page.asks)
    window.type("0417")
    assert window.chicago.guard.has_code(evening)

    def old_code(dialog: QDialog) -> None:
        window.type("1111")
        dialog.reject()

    answering(window.app, old_code)
    window.click(page.asks)
    assert page.sentence.text() == "The code is unchanged."
    assert page.asks.isChecked()
    window.use("sessions")
    window.press(ESC)
    assert window.chicago.guard.has_code(window.session_id)


def test_no_code_is_offered_where_nobody_prepares(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, SHEETS / "rubber-crib.chicago", drawn=False) as window:
        assert not shown(window).asks.isVisible()
        window.press(ESC)
        window.begin()
        assert shown(window).asks.isVisible()
        window.use("sessions")
        assert shown(window).asks.isVisible(), "Esc leads back to that evening"


def test_an_unknown_setting_is_named_at_the_start(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "looks.ini").write_text("[General]\ncolours=mauve\n", "utf-8")
    with Window(tmp_path, drawn=False) as window:
        said = window.chicago.banner.sentence.text()
        assert said == "Wrong in looks.ini, replaced by defaults: colours=mauve."


def test_the_colours_follow_the_system_until_they_are_chosen(window: Window) -> None:
    hints = window.app.styleHints()
    assert not window.action("dark").isChecked()
    hints.setColorScheme(Qt.ColorScheme.Dark)
    try:
        followed = window.action("dark").isChecked()
        system = hints.colorScheme()
    finally:
        hints.unsetColorScheme()
    assert followed is (system is Qt.ColorScheme.Dark)


def test_nothing_is_heard_unless_it_is_wanted(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(QApplication, "beep", lambda: heard.append("bell"))
    window.enter(5, columns.RESULT, "=⏎")
    window.use("undo")
    assert heard == []
    page = shown(window)
    page.sounds.click()
    window.press(ESC)
    window.enter(5, columns.RESULT, "=⏎")
    assert heard == ["bell"]
