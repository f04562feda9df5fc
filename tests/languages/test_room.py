"""In every language texts have the room they need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from chicago_gui import games, languages, mark_painter
from chicago_gui.games import loads
from chicago_gui.games.pairs import columns as travellers
from chicago_gui.games.pairs.changes import SetOut
from chicago_gui.paper.marks import Page, Paper, Text
from chicago_gui.paper.text_setting import setting_of
from chicago_gui.players.blank_dialog import BlankDialog
from chicago_gui.players.heading_dialog import HeadingDialog, PlanDialog
from chicago_gui.players.settings_page import SettingsPage
from chicago_gui.players.windows import BackupsWindow, HistoryWindow
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.words import LANGUAGES, tr
from chicago_gui.widgets.form.notice import Notice
from chicago_gui.widgets.theme import DAY
from tests.cut import cut, cut_headings
from tests.games.pairs.make import after, evening
from tests.tour import EVENINGS
from tests.window import ENTER, ESC, Window

SIZES = ((1024, 600), (1280, 720))


def test_the_headings_of_rounds_are_whole(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "howell.chicago"
    file.write_text(games.dumps(after(evening(6), SetOut(2))))
    with Window(tmp_path, file, drawn=False) as window:
        for language in LANGUAGES:
            languages.speak(language)
            window.main.resize(*SIZES[0])
            QCoreApplication.processEvents()
            assert not window.form.isColumnHidden(0)
            assert [*cut_headings(window.form)] == [], language


@pytest.mark.parametrize(("language", "stop"), [("de", "stopp"), ("ru", "стоп")])
def test_what_is_said_after_a_stopped_rubber_is_whole(
    tmp_path: Path, qtbot: QtBot, language: str, stop: str
) -> None:
    with Window(tmp_path, EVENINGS["rubber"]) as window:
        window.chicago.speak(language)
        window.main.resize(*SIZES[0])
        window.press(ENTER)
        spades = {"de": "p", "ru": "п"}[language]
        window.type(f"2{spades} b =⏎{stop}⏎")
        assert "110" in window.then
        assert is_whole(window.face.notice)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_how_a_board_was_scaled_is_whole(tmp_path: Path, qtbot: QtBot, language: str) -> None:
    pairs = EVENINGS["pairs"].with_name("pairs-3.chicago")
    with Window(tmp_path, pairs) as window:
        window.chicago.speak(language)
        window.main.resize(*SIZES[0])
        boards = [window.cell(line, travellers.BOARD) for line in range(31)]
        window.type("34 1 3⏎")
        for line in (at for at, board in enumerate(boards) if board == "7"):
            window.go_to(line, travellers.RESULT)
            assert is_whole(window.face.notice)


def is_whole(notice: Notice) -> bool:
    """Return whether the notice shows its texts to their ends: other ends look different."""
    wanted, then = notice.wanted, notice.then
    assert then
    looks = []
    for texts in ((wanted, then), (f"{wanted[:-2]}8.", then), (wanted, f"{then[:-2]}8.")):
        notice.set_wanted(*texts)
        looks.append(notice.grab().toImage())
    return looks[0] not in looks[1:]


@pytest.mark.parametrize("kind", EVENINGS)
def test_nothing_is_cut_in_the_window(tmp_path: Path, qtbot: QtBot, kind: str) -> None:
    with Window(tmp_path, EVENINGS[kind], drawn=False) as window:
        main = window.main
        for language in LANGUAGES:
            languages.speak(language)
            for width, height in SIZES:
                main.resize(width, height)
                QCoreApplication.sendPostedEvents()
                QCoreApplication.processEvents()
                strip = main.strip
                room = strip.width() - 2 * DAY.px(16) - DAY.px(24) - DAY.px(10)
                assert strip.texts(room) == (
                    strip.accessibleName(),
                    strip.accessibleDescription(),
                )
                assert main.bar.sizeHint().width() <= main.width()
                found = [*cut_headings(window.form, {"Home", "Guests"}), *cut(main)]
                assert found == [], (language, width)
            window.use("evening")
            main.resize(*SIZES[0])
            QCoreApplication.processEvents()
            assert list(cut(window.page)) == [], language
            window.press(ESC)
            window.use("figures")
            QCoreApplication.processEvents()
            assert list(cut(window.page)) == [], language
            window.press(ESC)
            # Every setting is seen at once.
            window.use("settings")
            QCoreApplication.processEvents()
            assert isinstance(window.page, SettingsPage)
            assert window.page.verticalScrollBar().maximum() == 0, language
            window.press(ESC)


def test_nothing_is_cut_at_a_start(tmp_path: Path, qtbot: QtBot) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.main.resize(1024, 600)
        for language in LANGUAGES:
            languages.speak(language)
            window.chicago.sessions.show_start()
            QCoreApplication.processEvents()
            assert list(cut(window.page)) == [], language


def test_nothing_is_cut_in_the_dialogs(tmp_path: Path, qtbot: QtBot) -> None:
    with Window(tmp_path, EVENINGS["russian"], drawn=False) as window:
        desk = window.desk
        table, view = desk.table, window.view
        plan = table.form.plan(view)
        assert plan is not None
        for language in LANGUAGES:
            languages.speak(language)
            titles = [(kind, games.title(kind)) for kind in games.kinds()]
            dialogs: list[QDialog] = [
                HeadingDialog(table, DAY, window.main),
                PlanDialog(table, plan, DAY, window.main),
                HistoryWindow(DAY, parent=window.main),
                BackupsWindow(DAY, window.main),
                BlankDialog(titles, games.USUAL, games.form, (), DAY, window.main),
            ]
            for dialog in dialogs:
                dialog.show()
                QCoreApplication.processEvents()
                assert list(cut(dialog)) == [], (language, type(dialog).__name__)
                dialog.close()
                dialog.deleteLater()


def elided(drawn: Iterable[Page | Picture]) -> Iterator[str]:
    """Yield the texts on paper that are cut even at the smallest size."""
    for each in drawn:
        for mark in each.marks:
            if not isinstance(mark, Text):
                continue
            found = setting_of(mark, mark_painter.measure(bold=mark.bold))
            if found.text.endswith("…"):
                yield mark.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_before_the_sums_touches_no_rule(qapp: object, language: str) -> None:
    languages.speak(language)
    session = loads(EVENINGS["russian"].read_text("utf-8"))
    pages = games.of(session).form.pages(games.of(session).reveal(session), Paper.A4)
    title = tr("sum")
    (found,) = (
        mark
        for page in pages
        for mark in page.marks
        if isinstance(mark, Text) and mark.text == title
    )
    wide = mark_painter.measure(bold=True)(title) * found.size
    assert found.width - wide >= 0.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_paper(qapp: object, language: str) -> None:
    languages.speak(language)
    for kind, path in EVENINGS.items():
        session = loads(path.read_text("utf-8"))
        game = games.of(session)
        view = game.reveal(session)
        pages = game.form.pages(view, Paper.A4)
        assert list(elided([*pages, *games.form(kind).blank_pages(Paper.A4)])) == [], kind
        picture = game.form.panel(view).picture
        assert list(elided([picture] if picture else [])) == [], kind
