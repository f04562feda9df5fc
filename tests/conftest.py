"""The setup of all tests: no display, a separate home, no window left behind."""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
import signal
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

# Before anything imports Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The tests expect English, whatever the language of the desktop.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
# Without this the options of a real printer would appear in Qt's dialogs.
os.environ["CUPS_SERVER"] = os.devnull
# Tests call the tools that are installed beside the running Python.
os.environ["PATH"] = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}"

import pytest
from hypothesis import settings

from chicago_gui.games.house.evening import Session, loads
from chicago_gui.sheet import words

if sys.platform == "win32":
    # Without a display Qt looks for fonts nowhere else there.
    os.environ["QT_QPA_FONTDIR"] = str(Path(__file__).parents[1] / "resources" / "fonts")
# Books and settings are kept in memory if there is room and programs can run there. Tests with a
# window and a book would otherwise spend half of their time waiting for the disk.
_MEMORY = "/dev/shm"
if (
    "TMPDIR" not in os.environ
    and os.access(_MEMORY, os.W_OK)
    and shutil.disk_usage(_MEMORY).free > 2**30
    and not os.statvfs(_MEMORY).f_flag & os.ST_NOEXEC
):
    os.environ["TMPDIR"] = _MEMORY
    tempfile.tempdir = None  # pytest has already cached the old folder

# Started programs run without settings of Python: with PYTHONUNBUFFERED, for example, nothing is
# left to write when the interpreter ends.
for _name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[_name]
# Nor do they ignore Ctrl+C and the end of a terminal, as background jobs of a shell do.
for _signal in (signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGINT)):
    if signal.getsignal(_signal) is signal.SIG_IGN:
        signal.signal(_signal, lambda *_: sys.exit("the tests were told to end"))

HERE = Path(__file__).parent
CORES = ("scoring", "sheet", "paper", "games", "book")
MODULE = pytest.StashKey[Path]()
HOMES = count(1)


class _NoQt:
    """An import finder that refuses Qt, as if it were not installed."""

    def find_spec(self, name: str, *_: object) -> None:
        if name.partition(".")[0] in ("PySide6", "shiboken6", "pytestqt"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


# Without Qt only the packages that do not need it are collected and tested. `packaging/check` runs
# the tests in this way too.
WITHOUT_QT = bool(os.environ.get("WITHOUT_QT")) or find_spec("PySide6") is None
if WITHOUT_QT:
    sys.meta_path.insert(0, _NoQt())
    collect_ignore = [
        path.name
        for path in HERE.iterdir()
        if path.name not in CORES and path.name not in ("conftest.py", "evenings")
    ]

settings.register_profile("quick", deadline=None)
# The same examples each time: a change is not held up by what another one did. Fewer, too: the
# tests are to be over in three minutes, and whoever looks for faults runs the others.
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=15)
# For faults that are planted: most show at the first examples.
settings.register_profile("few", deadline=None, derandomize=True, max_examples=8)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "quick")
)


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    # pyproject.toml sets these options, which are unknown without pytest-qt.
    if not pluginmanager.hasplugin("pytest-qt"):
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "of pytest-qt, which is not installed")


# `packaging/catalogues.py` finds texts in the sources. The tests find those that it misses because
# they reach `tr` in another way, mostly words of refusals.
CATALOGUE = HERE.parent / "resources" / "languages" / "ru.ts"
UNKNOWN: set[str] = set()
"""Texts of the running test that are in no catalogue."""
MISSED: set[str] = set()
"""Texts that have failed a test."""
_OF_TESTS = re.compile(
    r"No\.|Winner|a cut is|points \{what|won by|nobody ever says this|\{count\} things|"
    r"too late for|name \d|^--|^number$|\{text\} is no number|"
    r"type who won"
)
"""Matches texts of tests only, and options, which are the same in all languages."""


IN_CATALOGUES = {source.text for source in ElementTree.parse(CATALOGUE).iter("source")} | {""}


def watch(text: str, about: str, count: int | None) -> str:
    """Translate nothing, as in English, and record texts that are in no catalogue."""
    if text not in IN_CATALOGUES:
        UNKNOWN.add(text)
    return ""


words.install(watch)


@pytest.fixture(autouse=True)
def _what_is_said_is_in_the_catalogues(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    # Each text fails only the first test that uses it.
    said = {text for text in UNKNOWN - MISSED if not _OF_TESTS.search(text)}
    UNKNOWN.clear()
    if not request.path.is_relative_to(HERE / "toy"):
        MISSED.update(said)
        assert said == set(), "run packaging/languages, and translate"


def pytest_collection_finish() -> None:
    # No test has to survive a power failure, so none waits for the disk.
    # `tests/book/test_connection.py` has already read the program's own setting.
    connection: Any = import_module("chicago_gui.book.connection")
    connection.SYNCHRONOUS = "OFF"
    # The objects of eight thousand collected tests stay until the end. Without this each check for
    # windows left behind would spend 150 ms on them.
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Exclude the objects of earlier modules from garbage collection.

    Types of Qt, modules and caches grow to four hundred thousand objects. Objects of the test
    itself are collected as usual.
    """
    if item.config.stash.get(MODULE, None) != item.path:
        item.config.stash[MODULE] = item.path
        gc.collect()
        gc.freeze()


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Return the arguments with which the program creates its application."""
    from chicago_gui.widgets.theme import STYLE

    return ["chicago-gui", *STYLE]


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """Return the application with the program's fonts and icons, as after each start."""
    from chicago_gui.resources import load_resources

    assert load_resources()
    return qapp


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests away from the books and settings of the user."""
    # The folder is not created: most tests never write, and the program creates it itself.
    home = tmp_path_factory.getbasetemp() / f"home-{next(HOMES)}"
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(home / "run"))
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", str(home / "data"))  # on Windows


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    """Return to English after each test."""
    yield
    if words.spoken() != "en" and not WITHOUT_QT:
        import_module("chicago_gui.languages").speak("en")
    words.install(watch)


@pytest.fixture(autouse=True)
def _no_window_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a window behind, because it would disturb the next test.

    Restore the application's font and palette, too.
    """
    if not {"qapp", "qtbot"} & set(request.fixturenames):
        yield
        return
    app = request.getfixturevalue("qapp")
    before, font, palette = app.topLevelWidgets(), app.font(), app.palette()
    yield
    left = _left_over(app, before)
    if app.font() != font:
        app.setFont(font)
    if app.palette() != palette:
        app.setPalette(palette)
    if left:
        said = ", ".join(_describe(widget) for widget in left)
        for widget in left:
            widget.close()
            widget.deleteLater()
        _delete_what_is_due()
        pytest.fail(f"windows left over: {said}", pytrace=False)


def _left_over(app: Any, before: list[Any]) -> list[Any]:
    _delete_what_is_due()
    left = [widget for widget in app.topLevelWidgets() if widget not in before]
    if left:
        # Perhaps only a reference cycle keeps them alive.
        left.clear()
        gc.collect()
        _delete_what_is_due()
        left = [widget for widget in app.topLevelWidgets() if widget not in before]
    return left


def _delete_what_is_due() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _describe(widget: Any) -> str:
    names = [widget.objectName(), widget.windowTitle()]
    return " ".join([type(widget).__name__, *(repr(name) for name in names if name)])


class EveningFile(NamedTuple):
    """A session file from a real table, and the figures expected from it."""

    path: Path
    text: str
    expected: Any


@pytest.fixture(scope="session")
def evenings() -> dict[str, EveningFile]:
    """Return the real sessions by file name: `evening-1` and so on."""
    return {
        path.stem: EveningFile(
            path,
            path.read_text(encoding="utf-8"),
            json.loads(path.with_suffix(".expected.json").read_text(encoding="utf-8")),
        )
        for path in sorted((HERE / "evenings").glob("*.chicago"))
    }


@pytest.fixture
def done(evenings: dict[str, EveningFile]) -> Session:
    """A session that is over."""
    return loads(evenings["evening-1"].text)


@pytest.fixture
def going_on(evenings: dict[str, EveningFile]) -> Session:
    """A session in which deal 6 of 15 is being played and deal 7 counted."""
    return loads(evenings["evening-2-going-on"].text)
