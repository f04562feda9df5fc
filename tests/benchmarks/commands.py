"""What the command line costs beside the least that could do its work."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.evenings import ROOT
from tests.benchmarks.lines import Line, medians, seconds
from tests.benchmarks.users_python import users_python

TIMES = 15

_EMPTY_PAGE = """
import sys
from PySide6.QtGui import QGuiApplication, QPainter, QPdfWriter
app = QGuiApplication(sys.argv)
writer = QPdfWriter(sys.argv[1])
painter = QPainter(writer)
painter.end()
"""


def commands() -> Iterator[Line]:
    """Measure; yield the lines."""
    evening = ROOT / "tests" / "evenings" / "evening-1.chicago"
    with TemporaryDirectory() as name:
        out, python = Path(name) / "out", users_python(Path(name) / "venv")
        program = (python, "-m", "chicago_gui")
        took = medians(
            {
                "two imports": _run(python, "-c", "import json, sqlite3"),
                "csv": _run(*program, "--csv", out, evening),
                "empty page": _run(python, "-c", _EMPTY_PAGE, out),
                "pdf": _run(*program, "--pdf", out, evening),
            },
            TIMES,
        )
    yield Line(
        "--csv of an evening", took["csv"], took["two imports"], "ms", 3, "import json, sqlite3"
    )
    yield Line(
        "--pdf of an evening", took["pdf"], took["empty page"], "ms", 2, "one empty page, no more"
    )


def _run(*command: str | Path) -> Callable[[], float]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}

    def act() -> float:
        ran = partial(subprocess.run, command, cwd=ROOT, env=environment, check=True)
        return 1000 * seconds(ran)

    return act
