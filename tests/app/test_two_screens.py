"""The players' screen on a second display, in a separate process that has two."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCREENS: list[dict[str, object]] = [
    {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768, "dpi": 96},
    {"name": "television", "x": 1366, "y": 0, "width": 1920, "height": 1080, "dpi": 96},
]
THIRD: dict[str, object] = {
    "name": "beamer",
    "x": 3286,
    "y": 0,
    "width": 1024,
    "height": 768,
    "dpi": 96,
}
CHOOSING = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QComboBox

app = QApplication([])
from chicago_gui.players.players_screen import PlayersScreen
from tests.window import Window, answering

def choose(dialog):
    box = dialog.findChild(QComboBox)
    print([box.itemText(at).split(" ")[1] for at in range(box.count())])
    box.setCurrentIndex(1)
    dialog.accept()

with Window(Path(sys.argv[1]), Path(sys.argv[2])) as window:
    answering(app, choose)
    window.use("screen")
    (screen,) = [w for w in app.topLevelWidgets() if isinstance(w, PlayersScreen)]
    print(screen.screen().name())
    window.use("screen")
    answering(app, lambda dialog: dialog.reject())
    window.use("screen")
    print(len([w for w in app.topLevelWidgets() if isinstance(w, PlayersScreen) and w.isVisible()]))
"""
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication

app = QApplication([])
from chicago_gui.games.house import columns
from chicago_gui.players.players_screen import PlayersScreen
from tests.window import F2, Window, settle

with Window(Path(sys.argv[1]), Path(sys.argv[2])) as window:
    window.use("screen")
    (screen,) = [w for w in app.topLevelWidgets() if isinstance(w, PlayersScreen)]
    print(window.main.screen().name(), screen.screen().name())
    print(screen.isFullScreen(), screen.geometry() == screen.screen().geometry())
    model = screen.face.form.model()
    settle()
    window.type("=⏎")
    print(model.data(model.index(5 * 4, columns.COLUMNS.index(columns.HCP))))
    window.press(F2)
    window.type("4⏎")
    print(repr(model.data(model.index(6 * 4, columns.COLUMNS.index(columns.HCP)))))
    print(screen.face.form.fontInfo().pixelSize() >= window.form.fontInfo().pixelSize())
    window.use("screen")
"""


def run(program: str, screens: list[dict[str, object]], folder: Path) -> tuple[list[str], str]:
    """Run `program` on a session with these displays; return its output lines and errors."""
    layout = folder / "screens.json"
    layout.write_text(json.dumps({"screens": screens}))
    evening = ROOT / "tests" / "evenings" / "evening-2-going-on.chicago"
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder), str(evening)],
        # Not the whole path: Qt splits it at a colon, as after the letter of a disk.
        env=os.environ
        | {"QT_QPA_PLATFORM": f"offscreen:configfile={layout.name}", "PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    return done.stdout.splitlines(), done.stderr


def test_it_fills_the_other_screen_and_follows_the_session_there(tmp_path: Path) -> None:
    lines, complaints = run(PROGRAM, SCREENS, tmp_path)
    assert lines == ["laptop television", "True True", "8", "''", "True"], complaints


def test_of_several_displays_one_is_chosen_or_none(tmp_path: Path) -> None:
    lines, complaints = run(CHOOSING, [*SCREENS, THIRD], tmp_path)
    assert lines == ["['television', 'beamer']", "beamer", "0"], complaints
