"""Switches the language of the program and of Qt's own dialogs.

`packaging/languages` compiles a catalogue for each language but English from `resources/languages`
into this folder. A catalogue also has words that Qt's own catalogues lack or get wrong.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from chicago_gui.sheet import words

_CONTEXT = "chicago"
_DASH = re.compile(r"(?<!\}) — | — (?!\{)")
"""A dash within a sentence: in Russian no line begins with one. Not the dash between two sides."""

_installed: list[QTranslator] = []


def speak(wanted: str | None = None) -> str:
    """Use the language with the code `wanted` from now on; return the code of the language used.

    Without `wanted`, or if it is unknown, that is the first known language of the system, or else
    English. Open windows receive Qt's event `LanguageChange`.
    """
    language = wanted if wanted in words.LANGUAGES else of_the_system()
    catalogue = _loaded(language, str(Path(__file__).parent))
    look_up = None if catalogue is None else _look_up(catalogue)
    words.install(look_up, language, on_a_mac=sys.platform == "darwin")
    system = QLocale.system()
    same = system.name().partition("_")[0] == language
    QLocale.setDefault(system if same or language == "en" else QLocale(language))
    app = QCoreApplication.instance()
    if app is not None:
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Qt asks the last one first, so ours takes precedence.
        _let_qt_speak(app, _loaded(f"qtbase_{language}", qt_folder), catalogue)
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
    return language


def of_the_system() -> str:
    """Return the code of the first of the system's languages that the program has, or `en`."""
    spoken = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((name for name in spoken if name in words.LANGUAGES), "en")


def _loaded(name: str, folder: str) -> QTranslator | None:
    """Return the catalogue `name` in `folder`; `None` for English, or if it cannot be read."""
    translator = QTranslator()
    wanted = name.rpartition("_")[2] != "en"
    return translator if wanted and translator.load(name, folder) else None


def _look_up(translator: QTranslator) -> words.Catalogue:
    """Return the function that looks up the program's texts in `translator`."""
    kept: dict[tuple[str, str, int | None], str] = {}

    def look_up(text: str, about: str, count: int | None) -> str:
        key = text, about, count
        found = kept.get(key)
        if found is None:
            number = -1 if count is None else count
            found = translator.translate(_CONTEXT, text, about or None, number) or ""
            found = _DASH.sub(f"{words.NO_BREAK}— ", found)
            kept[key] = found
        return found

    return look_up


def _let_qt_speak(app: QCoreApplication, *translators: QTranslator | None) -> None:
    """Install the `translators` for Qt's own dialogs in place of those of the last language."""
    while _installed:
        app.removeTranslator(_installed.pop())
    for translator in filter(None, translators):
        app.installTranslator(translator)
        _installed.append(translator)
