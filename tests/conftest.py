"""What every test stands on: no display, a home of its own, no window left behind."""

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
from collections import Counter
from collections.abc import Generator, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple
from xml.etree import ElementTree

# Before anything imports Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Whatever language the person running them has, the tests read English.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
# No printer of theirs is asked for: its options would stand in Qt's dialogs, in its own words.
os.environ["CUPS_SERVER"] = os.devnull
# Tests call tools that lie beside the Python that runs them, whoever's PATH leads elsewhere.
os.environ["PATH"] = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}"

import pytest
from hypothesis import settings

from chicago_gui.sheet import words

# Books and settings lie in memory where that has room and runs programs, too: each window waits
# for the disk five times, and no test asks whether the disk has anything.
_MEMORY = "/dev/shm"
if (
    "TMPDIR" not in os.environ
    and os.access(_MEMORY, os.W_OK)
    and shutil.disk_usage(_MEMORY).free > 2**30
    and not os.statvfs(_MEMORY).f_flag & os.ST_NOEXEC
):
    os.environ["TMPDIR"] = _MEMORY
    tempfile.tempdir = None  # pytest has asked where that is already

# What a test starts is to run as on a machine where nobody has told Python anything: with
# PYTHONUNBUFFERED, for one, nothing is left to be written when the interpreter ends.
for _name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[_name]
# Nor is it deaf to Ctrl+C and to the end of a terminal, as what a shell starts behind itself is.
for _signal in (signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGINT)):
    if signal.getsignal(_signal) is signal.SIG_IGN:
        signal.signal(_signal, lambda *_: sys.exit("the tests were told to end"))

HERE = Path(__file__).parent
CORES = ("scoring", "sheet", "paper", "games", "book")
# What lives through whole games by their keys reaches the forms as nothing else does. Of the rooms
# with windows these were measured to reach what nobody else does; following all of them took a
# twentieth of the whole time, and found next to nothing more.
COUNTED = (
    *(f"{core}/" for core in CORES),
    "app/test_pages_figures.py",
    "desk/",
    "players/test_sheet_page_pairs.py",
    "players/test_sheet_page_sittings.py",
    "players/test_sheet_page_teams.py",
    "test_boards_by_keys.py",
    "test_evening_by_keys.py",
    "test_four_by_keys.py",
    "test_sittings_by_keys.py",
)
SETS = 2
"""How many of a test's sets of figures are followed: the next ones reach next to nothing more."""
FOLLOWED: Counter[str] = Counter()
"""How many were, of each test."""
MODULE = pytest.StashKey[Path]()
HOMES = count(1)


class _NoQt:
    """Lets nobody import Qt, as on a machine that has none."""

    def find_spec(self, name: str, *_: object) -> None:
        if name.partition(".")[0] in ("PySide6", "shiboken6", "pytestqt"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


# Where no Qt is installed the cores are tested all the same; the rest is not even collected.
# `packaging/check` runs them so, with Qt out of reach.
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
    # pyproject.toml sets these; without pytest-qt nobody else would know them.
    if not pluginmanager.hasplugin("pytest-qt"):
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "of pytest-qt, which is not installed")


def pytest_sessionstart() -> None:
    # What a module says on its outermost level is run once, by whoever imports it first. Were
    # that a test nobody follows, it would count as never run.
    if sys.gettrace() is not None:
        for core in CORES:
            package = import_module(f"chicago_gui.{core}")
            for module in walk_packages(package.__path__, f"{package.__name__}."):
                import_module(module.name)


# `packaging/catalogues.py` reads the sources for what is said. A text that comes to `tr` on a way
# that it does not follow, a refusal's word above all, is found as soon as a test lets it be said.
CATALOGUE = HERE.parent / "resources" / "languages" / "ru.ts"
UNKNOWN: set[str] = set()
"""What the test that runs has had said, and is in no catalogue."""
MISSED: set[str] = set()
"""What has failed a test."""
_OF_TESTS = re.compile(
    r"No\.|Winner|a cut is|points \{what|won by|nobody ever says this|\{count\} things|"
    r"too late for|name \d|^--|^number$|\{text\} is no number|"
    r"type who won"
)
"""What only tests say, and options, which are called the same in every language."""


IN_CATALOGUES = {source.text for source in ElementTree.parse(CATALOGUE).iter("source")} | {""}


def watch(text: str, about: str, count: int | None) -> str:
    """The catalogue of English: it translates nothing, and notes what no other one has."""
    if text not in IN_CATALOGUES:
        UNKNOWN.add(text)
    return ""


words.install(watch)


@pytest.fixture(autouse=True)
def _what_is_said_is_in_the_catalogues(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    # Each text fails the first test that has it said, and no other.
    said = {text for text in UNKNOWN - MISSED if not _OF_TESTS.search(text)}
    UNKNOWN.clear()
    if not request.path.is_relative_to(HERE / "toy"):
        MISSED.update(said)
        assert said == set(), "run packaging/languages, and translate"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Follow no import: what there is to count was imported before."""
    following = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(following)


def pytest_collection_finish() -> None:
    # No power fails here, and programs that are killed run beside this one: no test waits for
    # the disk. `tests/book/test_connection.py` read what the program does before.
    connection: Any = import_module("chicago_gui.book.connection")
    connection.SYNCHRONOUS = "OFF"
    # What eight thousand collected tests are made of stays until the end. To look through it
    # takes 150 ms, each time that somebody asks whether anything of a window is left.
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Count the lines of the cores that the first known answers of a test reach, and no others.

    Properties, tests marked `unfollowed` and those of the other rooms run at their own speed.
    The mark `no_cover` that the counting brings along does nothing in a worker of several.
    """
    following = sys.gettrace()
    marks = {mark.name for mark in item.iter_markers()}
    counted = item.path.as_posix().startswith(
        tuple(f"{HERE.as_posix()}/{each}" for each in COUNTED)
    )
    counted = counted and not marks & {"unfollowed", "hypothesis"}
    test = item.nodeid.partition("[")[0]
    FOLLOWED[test] += counted
    if following is None or (counted and FOLLOWED[test] <= SETS):
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(following)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Look through what modules have left once, and not each time that garbage is looked for.

    Types of Qt, modules, what is remembered: it grows to four hundred thousand objects. What a
    test makes is looked at as before.
    """
    if item.config.stash.get(MODULE, None) != item.path:
        item.config.stash[MODULE] = item.path
        gc.collect()
        gc.freeze()


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Have the tests' application made as the program makes its own."""
    from chicago_gui.widgets.theme import STYLE

    return ["chicago-gui", *STYLE]


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test read or write what the person running it keeps."""
    # The folder is named and not made: most tests never write, and the program makes its own.
    home = tmp_path_factory.getbasetemp() / f"home-{next(HOMES)}"
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(home / "run"))


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    """Let no test hear the language of the one before."""
    yield
    if words.spoken() != "en" and not WITHOUT_QT:
        import_module("chicago_gui.languages").speak("en")
    words.install(watch)


@pytest.fixture(autouse=True)
def _no_window_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a window behind: the next would find it, or its timers.

    Nor does the next find the type and the colours in which the program has dressed all windows.
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
        # Perhaps only a cycle holds them, which will be gone when Python next looks.
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
    """A session file kept at a real table, and what the sheet must make of it."""

    path: Path
    text: str
    expected: Any


@pytest.fixture(scope="session")
def evenings() -> dict[str, EveningFile]:
    """The real evenings, by the name of the file: `evening-1` and so on."""
    return {
        path.stem: EveningFile(
            path,
            path.read_text(encoding="utf-8"),
            json.loads(path.with_suffix(".expected.json").read_text(encoding="utf-8")),
        )
        for path in sorted((HERE / "evenings").glob("*.chicago"))
    }
