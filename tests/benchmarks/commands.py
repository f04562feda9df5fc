"""What the command line costs beside the least that could do its work."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.evenings import ROOT
from tests.benchmarks.lines import Line, medians, seconds

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
        out = Path(name) / "out"
        took = medians(
            {
                "two imports": _run("-c", "import json, sqlite3"),
                "csv": _run("-m", "chicago_gui", "--csv", out, evening),
                "empty page": _run("-c", _EMPTY_PAGE, out),
                "pdf": _run("-m", "chicago_gui", "--pdf", out, evening),
            },
            TIMES,
        )
    yield Line(
        "--csv of an evening", took["csv"], took["two imports"], "ms", 3, "import json, sqlite3"
    )
    yield Line(
        "--pdf of an evening", took["pdf"], took["empty page"], "ms", 1.6, "one empty page, no more"
    )


def _run(*arguments: str | Path) -> Callable[[], float]:
    command = [sys.executable, *map(str, arguments)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}

    def act() -> float:
        ran = partial(subprocess.run, command, cwd=ROOT, env=environment, check=True)
        return 1000 * seconds(ran)

    return act
