"""Qt as the program imports it, each time in a process of its own, beside Qt as it is here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]

# A wrong kind, a wrong number, a name that nobody knows, an enum for another, and the same again.
WRONG_CALLS = """
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
"""

OWN_PROCESS = """
import builtins, json, sys
from chicago_gui import lean_qt
{first}
lean_qt.import_qt()
own = "signature.parser", "inspect", "zipfile"
def read():
    return [name for name in own if {{name, f"shibokensupport.{{name}}"}} & {{*sys.modules}}]
{calls}
begun = read()
said = list(told())
print(json.dumps([begun, said, read(), builtins.__import__.__name__]))
"""


def in_a_process(first: str = "") -> Any:
    code = OWN_PROCESS.format(first=first, calls=WRONG_CALLS)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert done.stderr == ""
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def usual() -> list[str]:
    """What PySide says by itself: nothing is left out of it in the process of the tests."""
    names: dict[str, Any] = {}
    exec(WRONG_CALLS, names)
    return list(names["told"]())


def test_what_reads_signatures_waits_and_a_wrong_call_is_told_as_ever(usual: list[str]) -> None:
    begun, said, then, importing = in_a_process()
    assert begun == []
    assert said == usual
    assert any("Supported signatures" in each for each in said)
    assert then == ["signature.parser", "inspect", "zipfile"]
    assert importing == "__import__"


@pytest.mark.parametrize(
    "first",
    [
        "lean_qt._KNOWN = (9, 0), (9, 9)",
        "lean_qt._BOOTSTRAP = 'of_another_name'",
        "import PySide6.QtCore",
    ],
    ids=["another version", "another beginning", "begun before"],
)
def test_qt_begins_as_ever_where_its_beginning_is_not_known(first: str, usual: list[str]) -> None:
    begun, said, _, importing = in_a_process(first)
    assert "signature.parser" in begun
    assert said == usual
    assert importing != "__feature_import__"
