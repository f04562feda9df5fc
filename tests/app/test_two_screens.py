"""The players' screen on a second display, in a separate process that has two."""

from __future__ import annotations

from pathlib import Path

from tests.started import ROOT, on_screens

EVENING = str(ROOT / "tests" / "evenings" / "evening-2-going-on.chicago")
SIZES = [(1366, 768), (1920, 1080), (1024, 768)]
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


def test_it_fills_the_other_screen_and_follows_the_session_there(tmp_path: Path) -> None:
    lines = on_screens(tmp_path, SIZES[:2], PROGRAM, str(tmp_path), EVENING)
    assert lines == ["s0 s1", "True True", "8", "''", "True"]


def test_of_several_displays_one_is_chosen_or_none(tmp_path: Path) -> None:
    lines = on_screens(tmp_path, SIZES, CHOOSING, str(tmp_path), EVENING)
    assert lines == ["['s1', 's2']", "s2", "0"]
