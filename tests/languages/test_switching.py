"""After a switch of the language, open windows say what they say when opened in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.tour import EVENINGS
from tests.window import ESC, F11, Window, settle


def said(window: QWidget) -> list[str]:
    """Return all that is shown or spoken in `window`, with the class of its widget."""
    found = []
    for each in (window, *window.findChildren(QWidget)):
        if not each.isVisible():
            continue
        texts = [each.accessibleName(), each.accessibleDescription(), each.toolTip()]
        for name in ("text", "title", "placeholderText"):
            read = getattr(each, name, None)
            if callable(read) and not (isinstance(each, QLineEdit) and name == "text"):
                texts.append(str(read()))
        if each.isWindow():
            texts.append(each.windowTitle())
        found += [f"{type(each).__name__}: {text}" for text in texts if text]
    return sorted(found)


TOOLS = {
    "russian": (
        *("sessions", "new", "figures", "settings", "evening"),
        *("help", "history", "score", "about", "preparer"),
    ),
    "rubber": ("evening",),
    "teams": ("evening",),
    "pairs": ("evening",),
}
"""What is opened one after the other, from the sheet; the sheet itself is looked at first."""


def walk(window: Window, kind: str, language: str) -> Iterator[tuple[str, list[str]]]:
    """Open all in `language`, switch to German, and yield the texts then."""
    for tool in ("", *TOOLS[kind]):
        window.chicago.speak(language)
        if window.main.sheet is None:
            window.use("sessions")
            window.type("⏎")
        if tool:
            window.use(tool)
        settle()
        window.chicago.speak("de")
        settle()
        shown = [each for each in window.app.topLevelWidgets() if each.isVisible()]
        yield tool, sorted(text for each in shown for text in said(each))
        for each in shown:
            if each is not window.main:
                each.close()
        window.press(ESC, ESC)
        settle()


@pytest.mark.parametrize("kind", TOOLS)
def test_what_is_open_is_said_as_if_opened_so(tmp_path: Path, qtbot: QtBot, kind: str) -> None:
    with Window(tmp_path, EVENINGS[kind], drawn=False) as window:
        switched = dict(walk(window, kind, "en"))
        opened = dict(walk(window, kind, "de"))
    for tool, texts in opened.items():
        assert len(texts) > 10
        assert switched[tool] == texts, tool


def test_the_players_screen_follows(tmp_path: Path, qtbot: QtBot) -> None:
    with Window(tmp_path, EVENINGS["russian"], drawn=False) as window:
        window.press(F11)
        window.chicago.speak("ru")
        settle()
        (screen,) = (
            each for each in window.app.topLevelWidgets() if type(each).__name__ == "PlayersScreen"
        )
        assert "Чикаго" in screen.windowTitle()
        assert any("СТОЛ" in text for text in said(screen))
        screen.close()
