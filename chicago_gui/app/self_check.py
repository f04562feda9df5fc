"""The checks of `--self-check`: whether an installed copy works, one line per check.

All checks use a book and settings in a temporary folder. The user's data is neither read nor
written, and the output does not mention it.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from datetime import date
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages
from tempfile import TemporaryDirectory

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QFile,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

import chicago_gui
from chicago_gui import games, languages, standard_streams
from chicago_gui.app.chicago import Chicago
from chicago_gui.book import Book
from chicago_gui.desk.desk import utc_now
from chicago_gui.desk.settings import Settings
from chicago_gui.paper.marks import Paper
from chicago_gui.printing.files import pdf_bytes
from chicago_gui.resources import FAMILY, load_resources
from chicago_gui.sheet import words
from chicago_gui.sheet.setup import NewSession
from chicago_gui.widgets.theme import STYLE

_SIGNS = "♠♥♦♣−–… ÄÖÜß ŁŻ Жя"
_QT_PARTS = ("QtDBus", "QtPrintSupport", "QtSvg")
"""Qt modules that are imported on demand; some systems package them separately."""
_ICONS = (":/chicago/icons/chicago-64.png", ":/chicago/icons/chicago-256.png")

_OF_OFFSCREEN = ("This plugin does not support", "QFontDatabase: Cannot find font directory")
"""How messages of the offscreen platform begin: of every window, and on Windows of fonts."""


class Failed(Exception):
    """A check failed; the text says why."""


def self_check(say: Callable[[str], None]) -> int:
    """Run all checks, `say` a line about each, and return 1 if one failed, else 0.

    Needs no display: the platform must be set to `offscreen` before Qt is imported.
    """
    before = qInstallMessageHandler(_hear)
    app = QApplication.instance() or QApplication(["chicago-gui", *STYLE])
    assert isinstance(app, QApplication)
    try:
        with TemporaryDirectory(prefix="chicago-gui-") as name:
            copy = _Copy(app, Path(name))
            failed = [not _passes(say, what, check) for what, check in copy.checks()]
    finally:
        qInstallMessageHandler(before)
    return int(any(failed))


def _hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Print Qt's messages, except what the offscreen platform says of windows and fonts."""
    if not text.startswith(_OF_OFFSCREEN):
        standard_streams.say(text)


def _passes(say: Callable[[str], None], what: str, check: Callable[[], str]) -> bool:
    try:
        found = check()
    except Exception as error:  # any failure: the other checks must still run
        say(f"{what:<10} FAILED: {type(error).__name__}: {error}")
        return False
    say(f"{what:<10} {found}")
    return True


class _Copy:
    """The running copy, with a folder for its files."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self._app = app
        self._folder = folder

    def checks(self) -> Sequence[tuple[str, Callable[[], str]]]:
        """Return the checks in order, each with a name."""
        return (
            ("program", self._program),
            ("resources", _resources),
            ("fonts", _fonts),
            ("languages", _languages),
            ("paper", self._paper),
            ("book", self._book),
            ("window", self._window),
        )

    def _program(self) -> str:
        """Import all modules: one may be missing in the package."""
        package = chicago_gui.__path__
        names = [each.name for each in walk_packages(package, "chicago_gui.")]
        parts = [f"PySide6.{part}" for part in _QT_PARTS]
        lacking = [part for part in parts if find_spec(part) is None]
        if lacking:
            raise Failed(f"there is no {', '.join(lacking)}")
        for name in (*names, *parts):
            if name != "chicago_gui.__main__":
                import_module(name)
        if len(names) < len(games.kinds()):
            raise Failed("its modules cannot be listed")
        return (
            f"{chicago_gui.__version__}, {len(names)} modules, Python {platform.python_version()}, "
            f"Qt {qVersion()}, {platform.platform()}"
        )

    def _paper(self) -> str:
        """Draw the blank forms of every game in both paper sizes."""
        written = 0
        for kind in games.kinds():
            for paper in Paper:
                content = pdf_bytes(games.form(kind).blank_pages(paper))
                if (
                    not content.startswith(b"%PDF")
                    or FAMILY.replace(" ", "").encode() not in content
                ):
                    raise Failed(f"the forms of {kind} are not a PDF with the font {FAMILY}")
                written += 1
        return f"{written} PDF files"

    def _book(self) -> str:
        """Save a session of each game, and read it again."""
        path = self._folder / "kept.sqlite"
        sessions = [games.game(kind).begin(_evening(kind)) for kind in games.kinds()]
        with Book.open(path) as book:
            for session in sessions:
                book.add(session, utc_now())
            book.backup()
        with Book.open(path, read_only=True) as book:
            if any(book.load(session.id).session != session for session in sessions):
                raise Failed("a session was not read as it was saved")
            backups = len(book.backups())
        if not backups:
            raise Failed("no backup was made")
        return f"{len(sessions)} sessions saved in a test book, backed up and read again"

    def _window(self) -> str:
        """Open a session of each game in the window, and check that something is drawn."""
        path = self._folder / "window.sqlite"
        with Book.open(path) as book:
            settings = Settings(self._folder / "looks.ini")
            chicago = Chicago(self._app, book, settings, Paper.A4)
            window, size = chicago.window, ""
            try:
                chicago.start()
                for kind in games.kinds():
                    chicago.sessions.begin(kind, _evening(kind))
                    self._app.processEvents()
                    if window.sheet is None:
                        raise Failed(f"a session of {kind} does not open")
                    size = _drawn(window)
            finally:
                window.close()
                chicago.close()
                window.deleteLater()
                chicago.deleteLater()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
                settings.write()  # before the temporary folder is deleted
        return f"{len(games.kinds())} games, {size}"


def _resources() -> str:
    if not load_resources():
        raise Failed("icons and fonts cannot be read")
    missing = [icon for icon in _ICONS if not QFile.exists(icon)]
    if missing:
        raise Failed(f"there is no {', '.join(missing)}")
    return "icons and fonts are there"


def _fonts() -> str:
    for weight in (QFont.Weight.Normal, QFont.Weight.Bold):
        font = QFont(FAMILY, 12, weight)
        used = QFontInfo(font).family()
        if used != FAMILY:
            raise Failed(f"{used} is used instead of {FAMILY}")
        measured = QFontMetrics(font)
        lacking = [sign for sign in _SIGNS if not measured.inFontUcs4(ord(sign))]
        if lacking:
            raise Failed(f"no {' '.join(lacking)} in {FAMILY}")
    return f"{FAMILY}, suits, Latin and Cyrillic"


def _languages() -> str:
    try:
        for code in words.LANGUAGES:
            # The translation of this word differs in each language.
            if languages.speak(code) != code or (words.tr("Undo") == "Undo") != (code == "en"):
                raise Failed(f"no translation into {words.LANGUAGES[code]}")
    finally:
        languages.speak("en")
    return ", ".join(words.LANGUAGES)


def _evening(kind: str) -> NewSession:
    """Return the least possible answers for a new session of the game."""
    setup = games.form(kind).setup()
    players = tuple(f"Player {chr(ord('A') + number)}" for number in range(setup.least))
    return NewSession(
        players=players,
        first=players[0] if setup.first else "",
        date=date(2026, 11, 20),
        planned=setup.usual_plan,
        rules={rule.key: rule.usual for rule in setup.rules},
        groups=tuple(f"Group {number}" for number in range(1, setup.least // setup.together + 1))
        if setup.groups_named
        else (),
    )


def _drawn(window: QWidget) -> str:
    """Return the size of a picture of `window`; raises `Failed` if it is blank."""
    picture = window.grab().toImage()
    step = 7  # pixels; every line of text is wider
    colours = {
        picture.pixel(x, y)
        for x in range(0, picture.width(), step)
        for y in range(0, picture.height(), step)
    }
    if len(colours) < 8:
        raise Failed("the window draws nothing")
    return f"{picture.width()} × {picture.height()} pixels"
