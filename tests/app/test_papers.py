"""Printing and exports from the window: the sheet, blank forms and statistics."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.app import dialogs
from chicago_gui.app.papers import Papers
from chicago_gui.book import Book
from chicago_gui.desk.settings import Settings
from chicago_gui.games.house.evening import Session, loads, reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import session_pages
from chicago_gui.games.house.view import View
from chicago_gui.languages import speak
from chicago_gui.paper.marks import Paper
from chicago_gui.players.blank_dialog import BlankDialog
from chicago_gui.players.statistics_page import StatisticsPage
from chicago_gui.printing import dialogs as printing_dialogs
from chicago_gui.record import replace
from chicago_gui.sheet.setup import Blank
from tests.conftest import EveningFile
from tests.desk.typed_session import NINE
from tests.sheets import known
from tests.window import Window, answering

LEFT_OUT = "Counts and targets of open deals are not shown."


class Asked:
    """Papers with a window, and the recorded questions and messages."""

    def __init__(self, window: QWidget, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = window
        self.told: list[str] = []
        self.offered: list[str] = []
        self.answer = ""
        self.remark = ""
        monkeypatch.setattr(dialogs, "ask_file_to_write", self._file)
        self.said: list[str] = []
        self.papers = Papers(
            window, Paper.A4, self.told.append, self.said.append, Settings(folder / "looks.ini")
        )

    def _file(
        self, _window: QWidget, _title: str, name: str, _kinds: str, remark: str = ""
    ) -> Path | None:
        self.offered.append(name)
        self.remark = remark
        return Path(self.answer) if self.answer else None


@pytest.fixture
def asked(
    qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Asked]:
    window = QWidget()
    qtbot.addWidget(window)
    yield Asked(window, tmp_path_factory.mktemp("settings"), monkeypatch)
    for dialog in previews():
        dialog.close()


def previews() -> list[QPrintPreviewDialog]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, QPrintPreviewDialog)]


@pytest.fixture
def view(going_on: Session) -> View:
    return reveal(going_on)


def twin(session: Session) -> View:
    """Return the view of a session with different counts in its open deals."""
    six, seven = session.counts[5:]
    six = replace(six, hcp=(37, 1, 1, 1))
    return reveal(replace(session, counts=(*session.counts[:5], six, replace(seven, hcp=(1,) * 4))))


def test_no_paper_tells_a_count_of_an_open_deal(
    asked: Asked, view: View, going_on: Session, tmp_path: Path
) -> None:
    other = twin(going_on)
    assert session_pages(FORM, view, Paper.A4) == session_pages(FORM, other, Paper.A4)
    written = []
    for each in (view, other):
        asked.answer = str(tmp_path / "out")
        for write in (asked.papers.pdf, asked.papers.csv):
            write(FORM, each)
            written.append((tmp_path / "out").read_bytes())
    assert written[:2] == written[2:]
    assert asked.offered[:2] == ["chicago-2026-11-20.pdf", "chicago-2026-11-20.csv"]


def test_a_finished_evening_leaves_nothing_out(asked: Asked, done: Session, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    asked.answer = str(out)
    asked.papers.csv(FORM, reveal(done))
    assert asked.said == [f"Saved: {out}."]


@pytest.mark.parametrize("what", ["pdf", "csv", "session_file"])
def test_a_failed_file_is_told(asked: Asked, view: View, tmp_path: Path, what: str) -> None:
    asked.answer = str(tmp_path / "none" / "out")
    more = (lambda: ("text", None),) if what == "session_file" else ()
    getattr(asked.papers, what)(FORM, view, *more)
    (told,) = asked.told
    assert asked.said == []
    assert asked.answer in told
    assert "written" in told
    assert "\n" not in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("blank", [False, True])
def test_previews_open_over_the_window(asked: Asked, view: View, blank: bool) -> None:
    if blank:
        asked.papers.preview_blanks(FORM, Blank(8), landscape=True)
    else:
        asked.papers.preview(FORM, view)
    (shown,) = previews()
    assert shown.isVisible()
    assert shown.parent() is asked.window
    assert asked.told == []


def test_a_preview_tells_itself_why_its_pages_cannot_be_written(
    asked: Asked, view: View, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing_dialogs, "available_printers", lambda: ())
    asked.window.show()
    asked.papers.preview(FORM, view)
    (shown,) = asked.window.findChildren(QPrintPreviewDialog)

    def write_to(path: Path) -> None:
        asked.answer = str(path)
        (pressed,) = [
            each
            for each in shown.findChildren(QAction)
            if each.text() == "Print" and each.isVisible()
        ]
        pressed.trigger()
        boxes = [box for box in shown.findChildren(QMessageBox) if box.isVisible()]
        boxes[0].buttons()[0].click()

    write_to(tmp_path / "none" / "out.pdf")
    (box,) = [box for box in shown.findChildren(QMessageBox) if box.isVisible()]
    assert asked.answer in box.text()
    assert "cannot be written" in box.text()
    assert (asked.told, asked.said) == ([], [])
    box.accept()
    write_to(tmp_path / "out.pdf")
    assert not shown.isVisible()
    assert asked.said == [f"Saved: {tmp_path / 'out.pdf'}. {LEFT_OUT}"]


@pytest.mark.parametrize(
    ("place", "stem"),
    [
        ("", "chicago-2026-01-02"),
        ("Дача", "chicago-2026-01-02-Дача"),
        ("../etc/passwd", "chicago-2026-01-02-etc-passwd"),
        ("at Anna's / 2nd floor", "chicago-2026-01-02-at-Anna-s-2nd-floor"),
        ("bei Bernd, Küche", "chicago-2026-01-02-bei-Bernd-Küche"),
        ("???", "chicago-2026-01-02"),
        ("so far away " * 99, "chicago-2026-01-02-so-far-away-so-far-away-so-far-away-so"),
    ],
)
def test_a_file_is_named_by_date_and_place(view: View, place: str, stem: str) -> None:
    sheet = replace(view.sheet, date=date(2026, 1, 2), place=place)
    assert FORM.file_stem(replace(view, sheet=sheet)) == stem


@pytest.mark.parametrize(("what", "count"), [("sheet", 2), ("standing", 1), ("chart", 1)])
@pytest.mark.parametrize("ending", ["png", "svg"])
def test_pictures_are_written_a_file_a_page(
    asked: Asked,
    view: View,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    count: int,
    ending: str,
) -> None:
    titles: list[str] = []

    def pick(_window: QWidget, offered: dict[str, str]) -> str:
        titles.extend(offered.values())
        return what

    monkeypatch.setattr(dialogs, "ask_picture", pick)
    asked.answer = str(tmp_path / f"out.{ending}")
    asked.papers.picture(FORM, view)
    written = [tmp_path / f"out.{ending}", tmp_path / f"out-2.{ending}"][:count]
    assert sorted(tmp_path.iterdir()) == sorted(written)
    assert titles == ["Pages", "Standing", "Chart"]
    assert asked.said == [f"Saved: {', '.join(map(str, written))}. {LEFT_OUT}"]
    begins = written[0].read_bytes()[:5]
    assert begins == (b"<?xml" if ending == "svg" else b"\x89PNG\r")


def test_pictures_for_the_chat_go_to_the_clipboard(asked: Asked, view: View) -> None:
    board = QGuiApplication.clipboard()
    board.clear()
    asked.papers.copy_standing(FORM, view)
    standing = board.image()
    asked.papers.copy_chart(FORM, view)
    chart = board.image()
    assert not standing.isNull()
    assert chart.width() > standing.width() / 2
    assert standing != chart
    assert asked.said == ["Copied: Standing.", "Copied: Chart."]
    board.clear()


def test_a_game_without_a_chart_says_so(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    session = games.loads(known.text("pairs-1"))
    game = games.of(session)
    asked.papers.copy_chart(game.form, game.reveal(session))
    assert asked.told == ["This game has no chart."]


def test_undrawable_names_are_told(
    asked: Asked, evenings: dict[str, EveningFile], tmp_path: Path
) -> None:
    text = evenings["evening-1"].text
    asked.papers.pdf(FORM, reveal(loads(text)))
    assert asked.remark == ""
    asked.answer = str(tmp_path / "out.pdf")
    asked.papers.pdf(FORM, reveal(loads(text.replace("Anna", "Ann\ue0ff"))))
    told = "“Ann”: no font here has all the letters."
    assert asked.remark == told
    assert asked.said[0].endswith(told)


def test_a_remark_stands_in_the_dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    seen: list[str] = []

    def shown(dialog: QFileDialog) -> int:
        labels = dialog.findChildren(QLabel)
        seen.extend(label.text() for label in labels if "drawn" in label.text())
        return 0

    monkeypatch.setattr(QFileDialog, "exec", shown)
    dialogs.ask_file_to_write(window, "PDF", "x.pdf", "PDF (*.pdf)", "cannot be drawn")
    assert seen == ["cannot be drawn"]


def test_no_start_waits_for_what_prints() -> None:
    code = """
import sys
import chicago_gui.app.chicago
print([name for name in sys.modules if "QtPrintSupport" in name or "chicago_gui.printing" in name])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]) -> Iterator[Window]:
    with Book.open(tmp_path / "book.sqlite") as book:
        for name in ("evening-1", "evening-3-official"):
            book.add(loads(evenings[name].text), NINE)
        book.add(games.loads(known.text("pairs-1")), NINE)
    with Window(tmp_path, drawn=False) as window:
        yield window


def test_blank_forms_are_named_by_their_game(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(_window: object, _title: str, name: str, *_: str) -> None:
        asked.append(name)

    monkeypatch.setattr(dialogs, "ask_file_to_write", ask)
    speak("de")

    def print_rubber(dialog: QDialog) -> None:
        assert isinstance(dialog, BlankDialog)
        dialog.game.setCurrentIndex(dialog.game.findData("rubber"))
        dialog.accept()

    answering(window.app, print_rubber)
    window.use("blanks")
    (shown,) = previews()
    for action in shown.findChildren(QAction):
        if action.text() == "Drucken" and action.isVisible():
            action.trigger()
    (box,) = shown.findChildren(QMessageBox)
    box.buttons()[0].click()
    shown.close()
    assert asked == ["Rubber-Bögen.pdf"]


def test_figures_begin_with_the_open_game(window: Window, tmp_path: Path) -> None:
    file = tmp_path / "rubber.chicago"
    file.write_text(known.text("rubber-1"), "utf-8")
    window.chicago.sessions.take_file(file)
    rubber = window.desk
    file.write_text(known.text("four-deal-1"), "utf-8")
    window.chicago.sessions.take_file(file)
    window.chicago.sessions.open(rubber.session_id)
    window.use("figures")
    assert isinstance(window.page, StatisticsPage)
    assert window.page.game.currentData() == "rubber"


def test_blank_forms_have_this_evening_s_names_ready(window: Window) -> None:
    asked: list[str] = []

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, BlankDialog)
        asked.extend((dialog.form.__class__.__name__, dialog.names.text()))
        dialog.reject()

    with Book.open(window.book_path, read_only=True) as book:
        line = next(each for each in book.lines() if each.game == "russian")
    window.chicago.sessions.open(line.id)
    answering(window.app, answer)
    window.use("blanks")
    assert asked == ["HouseForm", ", ".join(line.players)]
    assert not previews()
