"""Which language is spoken: the system's or one that was chosen, with Qt's own words.

A catalogue is compiled from `resources/languages` by `packaging/languages` and lies beside this
module, with words for what Qt's own catalogues leave out or get wrong. English needs none, and
nothing is read for it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from chicago_gui.sheet import words

_CONTEXT = "chicago"
_DASH = re.compile(r"(?<!\}) — | — (?!\{)")
"""In Russian no line begins with a dash, but where it parts two sides or two pairs."""

_installed: list[QTranslator] = []


def speak(wanted: str | None = None) -> str:
    """Word everything in the language of code `wanted` from now on; return the one that is spoken.

    Where none is wanted, or one that is not known, it is the first of the system's that is known,
    or else English. Windows that are open hear of it as of a change of Qt's: `LanguageChange`.
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
        # The last one is asked first: what ours has is said by no other.
        _let_qt_speak(app, _loaded(f"qtbase_{language}", qt_folder), catalogue)
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
    return language


def of_the_system() -> str:
    """Return the code of the language that the system asks for first of those that are spoken."""
    spoken = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((name for name in spoken if name in words.LANGUAGES), "en")


def _loaded(name: str, folder: str) -> QTranslator | None:
    """Return the catalogue `name` in `folder`; `None` for English, or where it cannot be read."""
    translator = QTranslator()
    wanted = name.rpartition("_")[2] != "en"
    return translator if wanted and translator.load(name, folder) else None


def _look_up(translator: QTranslator) -> words.Catalogue:
    """Return how the texts of this program are looked up in `translator`."""
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
    """Give Qt's own dialogs their words, those of the last language away."""
    while _installed:
        app.removeTranslator(_installed.pop())
    for translator in filter(None, translators):
        app.installTranslator(translator)
        _installed.append(translator)
