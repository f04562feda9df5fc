from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from uuid import uuid4

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from chicago_gui.app import dialogs
from chicago_gui.book import Book
from chicago_gui.desk.desk import utc_now
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Counts, Session, dumps, loads
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.sheet import Deal, Deck
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.players.session_list import SessionList, Wish
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.versions import VersionsDialog
from chicago_gui.record import replace
from chicago_gui.sheet.setup import ChangeHeading
from chicago_gui.sheet.versions import Keep
from tests.desk.typed_session import NINE
from tests.systems import needs_pipes
from tests.window import DELETE, DOWN, ENTER, ESC, Window, answering, settle


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, done: Session, going_on: Session) -> Iterator[Window]:
    """Yield the program with a book of two sessions, one of them unfinished."""
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(going_on, NINE)
        book.add(apply(done, ChangeHeading(date(2026, 1, 2), "Riga")), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.ctrl("l")
        yield window


def listed(window: Window) -> SessionList:
    page = window.on(StartPage)
    return page.sessions


def dates(window: Window) -> list[date | None]:
    return [line.date for line in listed(window).table.lines]


def files_asked(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(dialogs, "ask_files_to_read", lambda *_: [path])
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: path)


def written(path: Path, session: Session) -> Path:
    path.write_text(dumps(session, secrets_of=range(len(session.deals))), encoding="utf-8")
    return path


# --- the list


def test_enter_opens_the_newest_session(window: Window, going_on: Session) -> None:
    assert dates(window) == [date(2026, 11, 20), date(2026, 1, 2)]
    window.press(ENTER)
    assert window.session_id == going_on.sheet.id


def test_what_is_deleted_is_found_again_after_a_restart(window: Window, done: Session) -> None:
    window.press(DOWN, DELETE)
    window.start_again()
    window.ctrl("l")
    found = listed(window)
    found.chosen_filter.setCurrentText("Deleted")
    window.click(found.buttons[Wish.RESTORE])
    assert [line.id for line in found.table.lines] == []
    found.chosen_filter.setCurrentText("All sessions")
    assert done.sheet.id in [line.id for line in found.table.lines]


def test_five_players_begin_a_new_session(window: Window, going_on: Session) -> None:
    window.click(listed(window).buttons[Wish.AGAIN])
    page = window.on(NewSessionPage)
    shown = [name.text() for name in page.names if name.isVisible()]
    assert tuple(shown) == going_on.sheet.players
    window.click(page.start)
    assert window.view.sheet.players == going_on.sheet.players
    assert window.session_id != going_on.sheet.id


def test_own_targets_are_offered_again(qtbot: QtBot, tmp_path: Path, done: Session) -> None:
    with Book.open(tmp_path / "book.sqlite") as book:
        for _ in range(3):
            book.add(replace(done, sheet=replace(done.sheet, id=str(uuid4()))), NINE)
    with Window(tmp_path, drawn=False) as window:
        window.ctrl("l")
        window.click(listed(window).buttons[Wish.AGAIN])
        page = window.on(NewSessionPage)
        targets = page.rules.choices["targets"]
        targets.setCurrentIndex(targets.count() - 1)
        window.click(page.start)
        assert window.view.sheet.rules.targets.name.startswith("ours, ")


def test_an_export_from_the_list_tells_no_secret(
    window: Window, going_on: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files_asked(monkeypatch, tmp_path / "out.chicago")
    window.click(listed(window).buttons[Wish.EXPORT])
    taken = loads((tmp_path / "out.chicago").read_bytes())
    assert taken.sheet == going_on.sheet
    assert taken.counts[5:] == (Counts(), Counts())
    page = window.on(StartPage)
    assert "are not shown" in page.sentence.text()


# --- files


def test_a_bad_file_is_told_on_the_start_page(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "x.chicago"
    path.write_bytes(b"")
    with Window(tmp_path, path, drawn=False) as window:
        page = window.on(StartPage)
        assert page.sentence.text().startswith("x.chicago was not opened: ")
        assert page.sentence.isVisible()


def test_the_same_file_again_opens_the_book_s_session(
    window: Window, going_on: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.chicago"
    path.write_text(dumps(going_on), encoding="utf-8")  # without the counts of open deals
    files_asked(monkeypatch, path)
    window.ctrl("o")
    assert window.session_id == going_on.sheet.id
    assert window.book.load(going_on.sheet.id).session == going_on


def test_counts_that_only_the_file_has_are_taken_over(
    qtbot: QtBot, going_on: Session, tmp_path: Path
) -> None:
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(loads(dumps(going_on)), NINE)
    with Window(tmp_path, written(tmp_path / "x.chicago", going_on), drawn=False) as window:
        assert window.book.load(going_on.sheet.id).session == going_on


def test_with_other_entries_the_book_s_is_replaced_and_undo_brings_it_back(
    window: Window, going_on: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = apply(apply(going_on, c.EnterResult(5, 8)), c.CorrectCounts(0, (9, 7, 11, 13)))
    files_asked(monkeypatch, written(tmp_path / "x.chicago", file))
    asked: list[str] = []

    def replace_it(dialog: object) -> None:
        assert isinstance(dialog, VersionsDialog)
        asked.append(dialog.what.text())
        choose(dialog, Keep.THEIRS)

    answering(window.app, replace_it)
    window.ctrl("o")
    settle()
    assert asked == ["Differences:\n•  deal 1: HCP\n•  deal 6: result"]
    assert window.book.load(going_on.sheet.id).session == file
    window.ctrl("z")
    assert window.book.load(going_on.sheet.id).session == going_on


@pytest.mark.parametrize("hcp", [(12, 9, 13, 5), (12, 9, 13, 6)])
def test_a_file_that_hands_out_what_the_preparer_holds_replaces_nothing(
    window: Window,
    going_on: Session,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hcp: tuple[int, int, int, int],
) -> None:
    deals = (*going_on.deals[:6], Deal(prepared_by=going_on.deals[6].prepared_by))
    ours = replace(
        going_on,
        sheet=replace(going_on.sheet, deals=deals),
        counts=(*going_on.counts[:6], Counts(hcp)),
    )
    window.book.replace(ours, utc_now())
    file = replace(ours, counts=(*ours.counts[:6], Counts((12, 9, 13, 6))))
    players = [name for name in file.sheet.players if name != deals[6].prepared_by]
    for deck, player in list(zip(Deck, players, strict=True))[:3]:
        file = apply(file, c.PickDeck(6, deck, player))
    path = tmp_path / "x.chicago"
    path.write_text(dumps(file), encoding="utf-8")
    files_asked(monkeypatch, path)
    answering(window.app, lambda dialog: choose(dialog, Keep.THEIRS))
    window.ctrl("o")
    settle()
    assert window.book.load(going_on.sheet.id).session == ours
    page = window.on(StartPage)
    assert page.sentence.text() == (
        "x.chicago was not opened: deal 7: handed out in the file, without counts; "
        "still in preparation in the book."
    )
    # A deleted session is protected in the same way, since it can be restored.
    window.book.delete([going_on.sheet.id], utc_now())
    window.ctrl("o")
    assert "deal 7" in page.sentence.text()
    assert window.book.load(going_on.sheet.id).session == ours
    window.book.undelete([going_on.sheet.id], utc_now())
    window.chicago.sessions.open(going_on.sheet.id)
    window.submit(c.EnterNote(6, "goes on"))


@pytest.mark.parametrize("keep", [Keep.BOTH, Keep.OURS, None])
def test_both_or_the_book_s_version_are_kept_and_escape_opens_nothing(
    window: Window,
    going_on: Session,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    keep: Keep | None,
) -> None:
    files_asked(monkeypatch, written(tmp_path / "x.chicago", apply(going_on, c.EnterResult(5, 8))))
    answering(window.app, lambda dialog: choose(dialog, keep) if keep else dialog.reject())
    window.ctrl("o")
    if keep is None:
        assert window.main.sheet is None
    else:
        assert (window.session_id == going_on.sheet.id) is (keep is Keep.OURS)
        assert window.view.scored == (6 if keep is Keep.BOTH else 5)
    assert window.book.load(going_on.sheet.id).session == going_on
    assert len(window.book.lines()) == (3 if keep is Keep.BOTH else 2)


def choose(dialog: object, keep: Keep) -> None:
    """Choose `keep` in the question about two versions, and press Enter."""
    assert isinstance(dialog, VersionsDialog)
    dialog.radios[keep].click()
    QTest.keyClick(dialog, ENTER)


def test_a_file_of_the_start_asks_in_the_window(
    qapp: QApplication, going_on: Session, tmp_path: Path
) -> None:
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(going_on, NINE)
    file = written(tmp_path / "x.chicago", apply(going_on, c.EnterResult(5, 8)))
    seen: list[bool] = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, VersionsDialog)
        beneath = dialog.parentWidget()
        assert beneath is not None
        seen.append(beneath.isVisible())
        dialog.reject()

    answering(qapp, look)
    with Window(tmp_path, file, drawn=False) as window:
        assert isinstance(window.page, StartPage)
        window.press(ESC)
    assert seen == [True]


# --- start


def test_a_deleted_session_keeps_its_counts(
    window: Window, going_on: Session, tmp_path: Path
) -> None:
    out = tmp_path / "out.chicago"
    out.write_text(dumps(going_on), encoding="utf-8")
    window.book.delete([going_on.sheet.id], utc_now())
    window.chicago.sessions.take_file(out)
    assert window.book.load(going_on.sheet.id).session == going_on


@needs_pipes
def test_a_pipe_or_a_device_is_told_and_not_waited_for(window: Window, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.chicago")
    for path, why in ((tmp_path / "pipe.chicago", "a pipe"), (Path("/dev/zero"), "device")):
        window.chicago.come_forward.come([path])
        page = window.on(StartPage)
        assert f"{path.name} was not opened: a" in page.sentence.text()
        assert why in page.sentence.text()


def test_a_low_page_has_its_title_and_no_subtitle(window: Window) -> None:
    window.use("sessions")
    window.main.resize(1024, 450)
    settle()
    shown = [each.text() for each in window.page.findChildren(QLabel) if each.isVisible()]
    assert shown[0] == "Score sheet"
    assert not any(text.startswith("For Chicago") for text in shown)


def test_what_went_wrong_stays_in_its_colour_when_the_window_is_made_low(window: Window) -> None:
    page = window.on(StartPage)
    colours = set()
    for height in (700, 400, 700):
        page.say("It could not be read.")
        window.main.resize(1000, height)
        settle()
        told = page.sentence.grab().toImage()
        colours.add(
            max(
                told.pixelColor(x, y).red() - told.pixelColor(x, y).blue()
                for x in range(told.width())
                for y in range(told.height())
            )
        )
    assert len(colours) == 1, colours
