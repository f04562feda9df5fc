from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from chicago_gui.desk.settings import Colours, Settings
from chicago_gui.languages import speak
from chicago_gui.paper.marks import Paper
from chicago_gui.players.settings_page import SettingsPage
from chicago_gui.record import replace
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import DAY, EVENING
from tests.conftest import EveningFile
from tests.window import Window, settle


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def shown(qtbot: QtBot, settings: Settings, *, has_code: bool | None = None) -> SettingsPage:
    page = SettingsPage(settings, DAY, "en", has_code=has_code)
    qtbot.addWidget(page)
    page.show()
    return page


def told_by(page: SettingsPage) -> list[str]:
    """Return the list that collects the page's signals."""
    told: list[str] = []
    page.language_changed.connect(lambda: told.append("language"))
    page.looks_changed.connect(lambda: told.append("looks"))
    page.paper_changed.connect(lambda: told.append("paper"))
    return told


def test_each_choice_is_kept_and_told_at_once(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings)
    told = told_by(page)
    page.colours[Colours.EVENING].click()
    page.suits[True].click()
    page.papers[Paper.LETTER].click()
    page.zoom.stepUp()
    page.minutes.stepUp()
    page.on_leaving.click()
    page.sounds.click()
    page.languages["en"].click()
    assert told == ["looks", "looks", "paper", "looks", "language"]
    assert (settings.colours, settings.four_colours) == (Colours.EVENING, True)
    assert (settings.paper, settings.scale) == (Paper.LETTER, 1.1)
    assert (settings.cover_minutes, settings.cover_on_leaving) == (2.5, True)
    assert settings.sounds
    again = shown(qtbot, settings)
    assert again.colours[Colours.EVENING].isChecked()
    assert again.suits[True].isChecked()
    assert again.papers[Paper.LETTER].isChecked()
    assert (again.minutes.value(), again.on_leaving.isChecked()) == (2.5, True)
    assert again.sounds.isChecked()


def test_a_click_behind_a_number_takes_all_of_it(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings)
    dress_form(page)
    for number, figures in ((page.zoom, "150"), (page.minutes, "3")):
        line = number.lineEdit()
        number.setFocus()
        behind = QPoint(line.width() - 4, line.height() // 2)
        for _ in range(2):
            qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=behind)
        qtbot.keyClicks(line, figures)
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert (settings.scale, settings.cover_minutes) == (1.5, 3)


def test_each_language_has_its_own_name_for_itself(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings)
    said = [button.text() for button in page.languages.values()]
    assert said == ["System: English", "English", "Русский", "Deutsch"]
    page.languages["ru"].click()
    assert settings.language == "ru"
    page.languages[None].click()
    assert settings.language is None


def test_what_keys_and_menus_set_is_seen_here_too(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings)
    told = told_by(page)
    settings.colours, settings.four_colours = Colours.EVENING, True
    page.set_theme(EVENING.at(1.3))
    assert page.colours[Colours.EVENING].isChecked()
    assert page.suits[True].isChecked()
    assert page.zoom.value() == 130
    assert not told


def test_the_suits_are_shown_in_the_colours_they_have(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings)

    def colours() -> set[str]:
        image = page.sample.grab().toImage()
        across = range(image.width())
        return {image.pixelColor(x, image.height() // 2).name().upper() for x in across}

    assert QColor(DAY.red_suit).name().upper() in colours()
    assert DAY.diamonds.upper() not in colours()
    page.suits[True].click()
    page.set_theme(replace(DAY, four_colours=True))
    assert DAY.diamonds.upper() in colours()


def test_a_code_is_wanted_when_its_fourth_digit_is_there(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings, has_code=False)
    wanted: list[str] = []
    page.code_wanted.connect(wanted.append)
    assert not page.code.isEnabled()
    page.asks.click()
    qtbot.keyClicks(page.code, "0x41 ")
    assert wanted == []
    qtbot.keyClicks(page.code, "79")
    assert wanted == ["0417"]
    page.show_code(True)
    assert (page.code.text(), page.code.placeholderText()) == ("", "set")
    assert page.asks.isChecked()
    page.asks.click()
    assert wanted == ["0417", ""]


@pytest.mark.parametrize(
    ("digits", "leaves"),
    [
        ("", Qt.Key.Key_Return),
        ("", Qt.Key.Key_Tab),
        ("12", Qt.Key.Key_Return),
        ("12", Qt.Key.Key_Tab),
    ],
)
def test_an_unfinished_code_is_told(
    qtbot: QtBot, settings: Settings, digits: str, leaves: Qt.Key
) -> None:
    page = shown(qtbot, settings, has_code=False)
    with qtbot.waitActive(page):
        page.activateWindow()
    wanted: list[str] = []
    page.code_wanted.connect(wanted.append)
    page.asks.click()
    qtbot.keyClicks(page.code, digits)
    assert page.sentence.text() == ""
    qtbot.keyClick(page.code, leaves)
    assert page.sentence.text() == "Type four digits."
    assert page.sentence.isVisible()
    page.code.setFocus()
    qtbot.keyClicks(page.code, "3")
    assert page.sentence.text() == ""
    assert page.code.text() == f"{digits}3"
    assert wanted == []
    page.show_code(True)
    qtbot.keyClick(page.code, leaves)
    assert page.sentence.text() == "", "the code that there is stays"


def test_no_setting_moves_under_a_click(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings, has_code=False)
    page.resize(1024, 600)
    with qtbot.waitActive(page):
        page.activateWindow()
    page.asks.click()
    evening = page.colours[Colours.EVENING]
    before = evening.mapToGlobal(evening.rect().center())
    qtbot.mousePress(evening, Qt.MouseButton.LeftButton)
    evening.setFocus(Qt.FocusReason.MouseFocusReason)
    QApplication.processEvents()
    assert page.sentence.isVisible()
    assert evening.mapToGlobal(evening.rect().center()) == before
    qtbot.mouseRelease(evening, Qt.MouseButton.LeftButton)
    assert settings.colours is Colours.EVENING


def test_without_an_evening_there_is_no_code_to_ask_for(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings)
    assert not page.asks.isVisible()
    assert not page.code.isVisible()
    assert "Code" not in [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_it_says_where_all_of_it_is_kept(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings)
    assert str(settings.path) in page.where.text()
    assert "code" not in page.where.text()
    page.show_code(False)
    assert page.where.text().endswith("The code is kept beside the book and cannot be read.")


def test_the_keys_go_from_line_to_line_and_back_by_enter(qtbot: QtBot, settings: Settings) -> None:
    page = shown(qtbot, settings, has_code=True)
    page.activateWindow()
    QApplication.processEvents()
    page.setFocus()
    assert page.languages[None].hasFocus()
    qtbot.keyClick(page.languages[None], Qt.Key.Key_Tab)
    assert page.colours[Colours.SYSTEM].hasFocus()
    qtbot.keyClick(page.colours[Colours.SYSTEM], Qt.Key.Key_Right)
    assert settings.colours is Colours.DAY
    page.back.setFocus()
    with qtbot.waitSignal(page.left, timeout=0):
        qtbot.keyClick(page.back, Qt.Key.Key_Space)


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_a_low_window_shows_all_settings(qtbot: QtBot, settings: Settings, language: str) -> None:
    speak(language)
    settings.language = language
    page = shown(qtbot, settings, has_code=True)
    dress_form(page)
    page.resize(1024, 525)
    QApplication.processEvents()
    assert page.verticalScrollBar().maximum() == 0
    sentence = page.covered.fontMetrics().boundingRect(
        page.covered.contentsRect(), Qt.TextFlag.TextWordWrap, page.covered.text()
    )
    below = page.covered.geometry().top() + sentence.bottom()
    assert page.code.geometry().top() - below >= 8


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_clicks_in_one_place_go_on_and_the_page_goes_back_when_the_mouse_goes(
    qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile], size: tuple[int, int]
) -> None:
    with Window(tmp_path, kept=evenings["evening-2-going-on"].path) as window:
        window.main.resize(*size)
        settle()
        window.ctrl(",")
        page = window.on(SettingsPage)
        box, handle = page.zoom, window.main.windowHandle()
        box.setValue(100)
        settle()
        for heights, step, last in ((0.47, 10, 170), (1.4, -10, 80)):
            before, place = (
                box.value(),
                QPoint(box.width() - round(heights * box.height()), box.height() // 2),
            )
            there = box.mapTo(window.main, place)
            QCursor.setPos(window.main.mapToGlobal(there))
            for clicks in range(1, 1 + abs(last - before) // 10):
                QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=there)
                settle()
                assert box.value() == before + clicks * step
            assert window.settings.scale == last / 100
            # After the mouse leaves, the field is fully visible and the page scrolls as usual.
            for away in (QPoint(9, 300), QPoint(5, 300)):
                QCursor.setPos(window.main.mapToGlobal(away))
                QTest.mouseMove(handle, away)
                settle()
            moved = page.widget()
            assert moved is not None
            across, down = page.horizontalScrollBar(), page.verticalScrollBar()
            assert moved.pos() == QPoint(-across.value(), -down.value())
            assert box.visibleRegion().boundingRect() == box.rect()
