"""Qt as the program imports it, each time in a process of its own, beside Qt as it is here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chicago_gui import lean_qt

ROOT = Path(__file__).parents[1]

# A wrong kind, a wrong number, a name that nobody knows, an enum for another, and the same again;
# and what modules are for that wait until then.
WRONG_CALLS = """
from pathlib import Path
from warnings import catch_warnings
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QTimer, Qt
from PySide6.QtGui import QColor
def told():
    calls = (
        lambda: QPoint("one", 2),
        lambda: QPoint(1, 2, 3),
        lambda: QObject(colour=3),
        lambda: QTimer.singleShot("soon", print),
        lambda: QColor(Qt.Key.Key_A),
        lambda: QObject().setObjectName(7),
    )
    for call in calls * 2:
        try:
            call()
        except Exception as error:
            yield f"{type(error).__name__}: {error}"
    yield QObject.setObjectName.__doc__
    yield QPoint.__doc__
    yield Path("/one two").as_uri()
    with catch_warnings(record=True) as warned:
        yield (Qt.KeyboardModifier.ShiftModifier + Qt.Key.Key_A).toCombined()
    yield str(warned[0].message)
"""

# All that an enum is made of; in its map of values stand its members.
ENUMS = """
from enum import EnumMeta
from PySide6.QtCore import QEvent, QLocale, Qt
def enums():
    for where in (Qt, QEvent, QLocale):
        for kind in filter(lambda each: isinstance(each, EnumMeta), vars(where).values()):
            for name, value in sorted(vars(kind).items()):
                parts = vars(value).items() if isinstance(value, kind) else value
                yield f"{kind.__qualname__} {name} {parts!r}".partition(" at 0x")[0]
            yield repr([*kind, *reversed(kind), kind(1), kind(1) in kind])
    yield repr([Qt.Key(-77), Qt.Key["Key_A"], Qt.Key.Key_A == 65, Qt.AlignmentFlag(2**20 + 1)])
"""

OWN_PROCESS = """
import builtins, enum, json, sys
from chicago_gui import lean_qt
{first}
lean_qt.import_qt(window=True)
own = "signature.parser", "inspect", "zipfile", "textwrap", "urllib.parse"
def read():
    return [name for name in own if {{name, f"shibokensupport.{{name}}"}} & {{*sys.modules}}]
{calls}
{enums}
begun = read()
said = list(told())
quick = enum.EnumType._create_ is lean_qt._create_enum
print(json.dumps([begun, said, read(), builtins.__import__.__name__, quick, list(enums())]))
"""


def in_a_process(first: str = "") -> Any:
    code = OWN_PROCESS.format(first=first, calls=WRONG_CALLS, enums=ENUMS)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert done.stderr == ""
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def usual() -> Any:
    """What PySide says where nothing is left out of it."""
    return in_a_process("lean_qt.import_qt = lambda **_: __import__('PySide6.QtCore')")


def test_what_reads_signatures_waits_and_nothing_is_told_otherwise(usual: Any) -> None:
    begun, said, then, importing, quick, enums = in_a_process()
    assert begun == []
    assert said == usual[1]
    assert any("Supported signatures" in each for each in said)
    assert then == ["signature.parser", "inspect", "zipfile", "textwrap", "urllib.parse"]
    assert importing == "__import__"
    assert quick
    assert enums == usual[-1]


WAITING = """
from enum import EnumType
from chicago_gui import lean_qt
lean_qt.import_qt(window=True)
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
def waiting():
    return [kind.__qualname__ for kind in kinds if type(kind) is not EnumType]
kinds = QLocale.Country, Qt.Key, Qt.AlignmentFlag, QEvent.Type
print(waiting())
assert QLocale.Country.__module__ == "PySide6.QtCore"
print(waiting())
assert QEvent(QEvent.Type.Show).type() is QEvent.Type.Show
assert isinstance(Qt.Key.Key_A, Qt.Key) and len(QLocale.Country) > 200
print(waiting())
try:
    QPoint("one", 2)
except TypeError:
    print(waiting())
print(Qt.AlignLeft is Qt.AlignmentFlag.AlignLeft)
"""


def test_an_enum_has_no_members_until_somebody_asks_about_it() -> None:
    run = [sys.executable, "-c", WAITING]
    told = subprocess.run(run, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    all_four = "['QLocale.Country', 'Qt.Key', 'Qt.AlignmentFlag', 'QEvent.Type']"
    # To tell of a wrong call PySide looks for short names, and finds them in members alone.
    assert told.splitlines() == [all_four, all_four, "['Qt.AlignmentFlag']", "[]", "True"]


MORE_PARTS = """
usual = lean_qt._create_usual
def create(*given, **named):
    made = usual(*given, **named)
    made._parts_ = len(made.__members__)
    return made
lean_qt._create_usual = create
"""


@pytest.mark.parametrize(
    "first",
    [
        "lean_qt._KNOWN = (9, 0), (9, 9)",
        "lean_qt._BOOTSTRAP = 'of_another_name'" + MORE_PARTS,
        "import PySide6.QtCore",
    ],
    ids=["another version", "another beginning and other enums", "begun before"],
)
def test_qt_begins_as_ever_where_its_beginning_is_not_known(first: str, usual: Any) -> None:
    begun, said, _, importing, quick, enums = in_a_process(first)
    assert "signature.parser" in begun
    assert said == usual[1]
    assert importing != "__feature_import__"
    assert quick == (MORE_PARTS not in first)
    assert enums == usual[-1]


@pytest.mark.parametrize(
    ("there", "address", "system", "then"),
    [
        ("", None, "linux", "disabled:"),
        ("", "unix:path=/run/bus", "linux", "unix:path=/run/bus"),
        ("bus", None, "linux", None),
        (".dbus/session-bus/0-1", None, "linux", None),
        ("dbus-launch", None, "linux", "disabled:"),
        ("", None, "darwin", None),
    ],
)
def test_a_bus_is_looked_for_only_where_one_can_be_had(
    there: str,
    address: str | None,
    system: str,
    then: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address or "")
    found = tmp_path / (there or "nothing")
    found.parent.mkdir(parents=True, exist_ok=True)
    found.touch()
    lean_qt.spare_search_for_bus()
    assert (os.environ["DBUS_SESSION_BUS_ADDRESS"] or None) == then
