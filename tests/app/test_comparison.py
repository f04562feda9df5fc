"""The other room's card: however it is imported, no board shows before this room has played it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from chicago_gui.app import dialogs
from chicago_gui.book import Book, BookError
from chicago_gui.cli import main
from chicago_gui.desk.desk import utc_now
from chicago_gui.games import dumps, loads
from chicago_gui.games.teams.session import Rules, Session
from chicago_gui.players.session_list import Wish
from chicago_gui.players.start_page import StartPage
from chicago_gui.record import replace
from chicago_gui.scoring.comparisons import VictoryPoints
from tests.desk.typed_session import NINE
from tests.games.teams.make import CLOSED, OPEN, after, match, plays
from tests.window import Window, answering, settle

TOLD = (
    "The other room's card is open. Added: 1, same: 0, in dispute: 0. Boards "
    "appear after they are played here."
)
OTHER = "0f0f0f0f-8b2b-4e3d-8a5a-443e440bb990"
UNSEEN = "6♥"
"""The closed room's contract of board 2, which the open room has not played."""


@pytest.fixture
def mine() -> Session:
    return after(replace(match(2), room=OPEN), plays(1, OPEN, "4S N 10"))


@pytest.fixture
def theirs() -> Session:
    """Return the other laptop's match, which has its own id."""
    there = replace(match(2), room=CLOSED, id=OTHER)
    return after(there, plays(1, CLOSED, "4S N 9"), plays(2, CLOSED, "6H S 12"))


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, mine: Session) -> Iterator[Window]:
    """The program with this room's match open."""
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(mine, NINE)
    with Window(tmp_path, drawn=False) as window:
        yield window


def written(tmp_path: Path, session: Session) -> Path:
    path = tmp_path / "other.chicago"
    path.write_text(dumps(replace(session, room=None)), encoding="utf-8")
    return path


class Answers:
    """Answers questions, and keeps their texts."""

    def __init__(self, app: QApplication, *answers: QMessageBox.StandardButton | None) -> None:
        """Press one of `answers` for each question in turn; `None` is Esc."""
        self.asked: list[str] = []
        self._app = app
        self._answers = list(answers)
        answering(app, self._answer)

    def _answer(self, dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        self.asked.append(dialog.text())
        answer = self._answers.pop(0)
        if self._answers:
            answering(self._app, self._answer)
        if answer is None:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(dialog.button(answer), Qt.MouseButton.LeftButton)

    @property
    def left(self) -> int:
        return len(self._answers)


YES, NO = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
CANCEL = QMessageBox.StandardButton.Cancel


def shown(window: Window) -> str:
    """Return all texts of the open sheet."""
    if window.main.sheet is None:
        return ""
    model = window.form.model()
    return " ".join(
        str(model.index(row, column).data())
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    )


def kept(window: Window) -> list[str]:
    return sorted(line.id for line in window.book.lines())


def from_the_sheet(window: Window, path: Path) -> None:
    window.chicago.sessions.take_file(path)


def from_the_list(window: Window, path: Path) -> None:
    window.use("sessions")
    window.chicago.sessions.take_file(path)


def from_a_second_start(window: Window, path: Path) -> None:
    window.chicago.come_forward.come([path])


def from_a_new_start(window: Window, path: Path) -> None:
    window.start_again(path)


def from_the_page_of_a_new_session(window: Window, path: Path) -> None:
    window.use("new")
    window.chicago.sessions.take_file(path)


WAYS = pytest.mark.parametrize(
    "way",
    [
        from_the_sheet,
        from_the_list,
        from_a_second_start,
        from_a_new_start,
        from_the_page_of_a_new_session,
    ],
)
Series = Callable[[Window, Path], None]


@WAYS
def test_no_says_why_it_does_not_open_and_asks_again_and_esc_does_nothing(
    window: Window, tmp_path: Path, mine: Session, theirs: Session, way: Series
) -> None:
    answers = Answers(window.app, NO, NO, None)
    way(window, written(tmp_path, theirs))
    settle()
    assert answers.left == 0
    assert UNSEEN not in shown(window)
    assert "does not open on its own" not in answers.asked[0]
    assert all("This card" in each or "this card" in each for each in answers.asked[1:])
    assert kept(window) == [mine.id]
    assert window.book.load(mine.id).session == mine


@WAYS
@pytest.mark.parametrize("asks", [True, False])
def test_yes_or_the_same_id_compares_and_shows_no_board_too_early(
    window: Window, tmp_path: Path, mine: Session, theirs: Session, way: Series, asks: bool
) -> None:
    if asks:
        Answers(window.app, YES)
    else:
        theirs = replace(theirs, id=mine.id)
    way(window, written(tmp_path, theirs))
    settle()
    assert kept(window) == [mine.id]
    found = window.book.load(mine.id).session
    assert found.room is OPEN
    assert found.board(1).difference == 470
    assert found.board(2).closed.contract is not None
    assert "4♠" in shown(window)
    assert UNSEEN not in shown(window)


def test_what_came_of_it_is_told(
    window: Window, tmp_path: Path, mine: Session, theirs: Session
) -> None:
    said: list[str] = []
    window.chicago.sessions.done.connect(said.append)
    from_the_list(window, written(tmp_path, replace(theirs, id=mine.id)))
    assert said == [TOLD]


def test_a_laptop_that_has_typed_one_room_stands_there_though_nobody_said_so(
    window: Window, tmp_path: Path, mine: Session, theirs: Session
) -> None:
    window.book.replace(replace(mine, room=None), utc_now())
    window.start_again()
    # The other laptop has imported this room's card before.
    both = after(theirs, plays(1, OPEN, "4S N 10"))
    Answers(window.app, NO, YES)
    from_the_list(window, written(tmp_path, both))
    assert window.book.load(mine.id).session.room is OPEN
    assert UNSEEN not in shown(window)


def test_a_seen_card_opens_alone(
    window: Window, tmp_path: Path, mine: Session, theirs: Session
) -> None:
    done = after(mine, plays(2, OPEN, "6H S 11"))
    window.book.replace(done, utc_now())
    window.start_again()
    path = written(tmp_path, theirs)
    Answers(window.app, NO)
    from_the_list(window, path)
    assert kept(window) == sorted([mine.id, OTHER])
    assert UNSEEN in shown(window)
    # It can still be compared.
    window.chicago.sessions.open(mine.id)
    Answers(window.app, YES)
    from_the_sheet(window, path)
    assert window.book.load(mine.id).session.board(2).difference is not None


def test_a_match_of_other_teams_is_no_comparison(
    window: Window, tmp_path: Path, mine: Session, theirs: Session
) -> None:
    one, two = (
        replace(team, name=f"{team.name} 2", players=tuple(f"{name}x" for name in team.players))
        for team in theirs.teams
    )
    strangers = replace(theirs, teams=(one, two))
    from_the_list(window, written(tmp_path, strangers))
    assert kept(window) == sorted([mine.id, OTHER])
    # Under this match's own id it is neither a comparison nor a copy.
    window.book.delete([OTHER], utc_now())
    said: list[str] = []
    window.chicago.sessions.refused.connect(said.append)
    from_the_list(window, written(tmp_path, replace(strangers, id=mine.id)))
    assert kept(window) == [mine.id]
    assert "this match; this one" in said[0]


# --- a card that is already in the book


@pytest.fixture
def beside(window: Window, theirs: Session) -> Window:
    """Return the program; the other room's card came into its book before this match."""
    window.book.add(replace(theirs, room=None), utc_now())
    window.use("sessions")
    return window


def test_a_card_in_the_book_does_not_open(beside: Window, mine: Session) -> None:
    answers = Answers(beside.app, NO, None)
    beside.chicago.sessions.open(OTHER)
    assert answers.left == 0
    assert isinstance(beside.page, StartPage)
    assert UNSEEN not in shown(beside)
    Answers(beside.app, YES)
    beside.chicago.sessions.open(OTHER)
    assert beside.book.load(mine.id).session.board(1).difference == 470
    assert UNSEEN not in shown(beside)


def test_it_opens_when_this_room_has_played_its_boards(beside: Window, mine: Session) -> None:
    beside.book.replace(after(mine, plays(2, OPEN, "pass")), utc_now())
    beside.chicago.sessions.open(OTHER)
    assert UNSEEN in shown(beside)


def test_the_program_does_not_start_on_it(beside: Window) -> None:
    beside.settings.session = OTHER
    beside.start_again()
    assert UNSEEN not in shown(beside)


def test_it_is_not_exported_from_the_list_nor_by_the_command_line(
    beside: Window,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = tmp_path / "out.chicago"
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: out)
    page = beside.on(StartPage)
    (line,) = (each for each in page.sessions.table.lines if each.id == OTHER)
    page.sessions.wanted.emit(Wish.EXPORT, (line,))
    assert not out.exists()
    assert "this card shows boards not played here" in page.sentence.text()
    with pytest.raises(BookError):
        beside.book.session_file(OTHER)
    assert main(["--csv", "-", "--book", str(beside.book_path)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "this card shows boards not played here" in shown.err


def test_this_room_s_own_card_opens_beside_it(beside: Window, mine: Session) -> None:
    beside.chicago.sessions.open(mine.id)
    assert beside.main.sheet is not None


# --- exports


@pytest.fixture
def compared(window: Window, tmp_path: Path, theirs: Session) -> Window:
    """Return the program; the other card was imported before board 2 was played here."""
    Answers(window.app, YES)
    from_the_sheet(window, written(tmp_path, theirs))
    return window


LEFT_OUT = "Results of the other room on boards not played here are not shown."


@pytest.mark.parametrize("tool", ["export", "csv", "pdf"])
def test_a_file_leaves_out_what_this_room_may_not_see_and_says_so(
    compared: Window, tmp_path: Path, mine: Session, monkeypatch: pytest.MonkeyPatch, tool: str
) -> None:
    out = tmp_path / f"out.{tool}"
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: out)
    compared.use(tool)
    assert out.exists()
    assert f"{out}. {LEFT_OUT}" in compared.wanted
    if tool == "export":
        found = loads(out.read_bytes())
        assert isinstance(found, Session)
        assert [board.number for board in found.boards] == [1]
        assert found.board(1).difference == 470
    assert b"6H" not in out.read_bytes()


def test_a_file_from_the_list_leaves_it_out_too(
    compared: Window, tmp_path: Path, mine: Session
) -> None:
    assert "6H" not in compared.book.session_file(mine.id)
    out = tmp_path / "out.csv"
    assert main(["--csv", str(out), "--book", str(compared.book_path)]) == 0
    assert "6H" not in out.read_text("utf-8")


def test_nothing_is_left_out_when_all_is_played(
    compared: Window, tmp_path: Path, mine: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = compared.book.load(mine.id).session
    compared.book.replace(after(found, plays(2, OPEN, "pass")), utc_now())
    compared.start_again()
    compared.chicago.sessions.open(mine.id)
    out = tmp_path / "out.chicago"
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: out)
    compared.use("export")
    assert "6H" in out.read_text("utf-8")


# --- two laptops that differ


def test_a_comparison_tells_differences(
    window: Window, tmp_path: Path, mine: Session, theirs: Session
) -> None:
    rules = Rules(victory_points=VictoryPoints.WBF)
    path = written(tmp_path, replace(theirs, planned_boards=4, rules=rules))
    answers = Answers(window.app, YES)
    from_the_sheet(window, path)
    assert "Planned boards – here: 2; other card: 4" in answers.asked[0]
    assert "Victory points – here: none; other card: cont" in answers.asked[0]
    assert "Scoring" not in answers.asked[0]
    # Nothing is lost, and this match keeps its own settings.
    found = window.book.load(mine.id).session
    assert (found.planned_boards, found.rules) == (2, Rules())
    assert found.board(1).difference == 470


def test_it_is_asked_for_a_file_of_the_same_id_too(
    window: Window, tmp_path: Path, mine: Session, theirs: Session
) -> None:
    path = written(tmp_path, replace(theirs, id=mine.id, planned_boards=4))
    answers = Answers(window.app, NO, CANCEL)
    from_the_sheet(window, path)
    assert answers.left == 0
    assert "Planned boards – here: 2; other card: 4" in answers.asked[0]
    assert window.book.load(mine.id).session == mine
