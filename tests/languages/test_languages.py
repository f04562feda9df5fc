"""The language of the program, its texts, and what stays when it is switched."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QTreeView,
)
from pytestqt.qtbot import QtBot

from chicago_gui import games, languages
from chicago_gui.app import dialogs
from chicago_gui.games import loads
from chicago_gui.games.house import columns
from chicago_gui.paper.marks import Paper
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet import words
from chicago_gui.sheet.boards.columns import CardCellReason
from chicago_gui.sheet.boards.deal import BoardDeal, Direction, Vulnerability
from chicago_gui.sheet.boards.words import DIRECTIONS, SIDES, card_hint, card_words, letter
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.figures import verdict
from chicago_gui.sheet.panel import Panel, Standing, StandingLine
from chicago_gui.sheet.season import Figures
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.sittings.words import sides_count_words
from chicago_gui.sheet.typing.contracts import BidReason, is_pass, read_seat_bid
from tests.tour import EVENINGS
from tests.window import ESC, F2, Window, answering, settle


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        (["ru-RU", "ru"], "ru"),
        (["de-AT", "de"], "de"),
        (["fr-FR", "fr", "de-DE"], "de"),
        (["fr-FR"], "en"),
        ([], "en"),
        (["en-GB", "ru"], "en"),
    ],
)
def test_without_a_wish_it_is_the_first_of_the_system_s_that_is_known(
    monkeypatch: pytest.MonkeyPatch, asked: list[str], spoken: str
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: asked)
    assert languages.of_the_system() == spoken
    assert languages.speak(None) == spoken
    assert languages.speak("fr") == spoken


@pytest.mark.parametrize(
    ("language", "text", "about", "said"),
    [
        ("en", "Undo", "", "Undo"),
        ("ru", "Undo", "", "Отменить"),
        ("ru", "HCP per deal", "", "Очки за сдачу"),
        ("de", "place", "", "Ort"),
        ("de", "place", "in a ranking", "Platz"),
        # No line begins with a dash, unless it parts two pairs.
        ("ru", "{one} against {other}", "", "{one} — {other}"),
        (
            "ru",
            "{name} takes {whose}'s chair, opposite {partner}",
            "",
            "{name} садится: место\u00a0— {whose}, партнёр\u00a0— {partner}",
        ),
    ],
)
def test_the_language_wished_for_is_spoken(language: str, text: str, about: str, said: str) -> None:
    assert languages.speak(language) == language
    assert words.tr(text, about) == said


@pytest.mark.parametrize("language", [*words.LANGUAGES])
def test_keys_are_called_in_texts_as_menus_call_them(qapp: object, language: str) -> None:
    languages.speak(language)
    for together in ("Ctrl+Z", "Ctrl+Shift+Z", "F9"):
        native = QKeySequence(together).toString(QKeySequence.SequenceFormat.NativeText)
        assert words.keys(together) == native


@pytest.mark.parametrize("language", [*words.LANGUAGES])
def test_keys_are_called_by_their_signs_on_a_mac(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("chicago_gui.languages.sys.platform", "darwin")
    languages.speak(language)
    assert words.keys("Ctrl+Shift+Z") == "⇧⌘Z"


def test_a_share_is_written_before_its_sign_in_russian_too() -> None:
    languages.speak("ru")
    lines = (StandingLine("Глеб – Нина", 70, text="70"), StandingLine("Аня – Яна", 30, text="30"))
    assert verdict(Panel(Standing("", "%", lines)), over=True) == "Победа: Глеб – Нина, 70 %."


@pytest.mark.parametrize(
    ("language", "said"), [("en", "passed out"), ("ru", "распас"), ("de", "durchgepasst")]
)
def test_a_passed_out_deal_is_typed_by_the_word_shown(language: str, said: str) -> None:
    languages.speak(language)
    assert card_words(BoardDeal(passed_out=True)) == said
    assert is_pass(said.upper())


@pytest.mark.parametrize(
    ("name", "language", "place"),
    [
        ("evenings/evening-1", "en", "deal 1: "),
        ("evenings/evening-1", "ru", "сдача 1: "),
        ("sheets/four-deal-1", "de", "Runde 1: Spiel 1: "),
        ("sheets/rubber-1", "ru", "роббер 1: сдача 1: "),
        ("sheets/pairs-1", "de", "Board 1: Ergebnis 1: "),
        ("sheets/teams-1", "ru", "сдача 1: "),
    ],
)
def test_a_damaged_file_tells_where_it_is_wrong(name: str, language: str, place: str) -> None:
    languages.speak(language)
    text = (Path(__file__).parents[1] / f"{name}.chicago").read_text(encoding="utf-8")
    damaged = re.sub(r'"tricks": *[0-9]+', '"tricks": 14', text, count=1)
    with pytest.raises(SessionFileError) as refused:
        loads(damaged)
    assert str(refused.value).startswith(place)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_seat_has_one_letter_on_the_card_in_the_hints_and_in_what_is_typed(language: str) -> None:
    languages.speak(language)
    north, east, south, west = letters = [letter(seat) for seat in Direction]
    assert words.tr(SIDES[Vulnerability.NS]) == north + south
    assert words.tr(SIDES[Vulnerability.EW]) == east + west
    for seat, typed in zip(Direction, letters, strict=True):
        assert words.tr(DIRECTIONS[seat]).startswith(typed)
        bid, rest = read_seat_bid(f"4s {typed}")
        assert bid.declarer is not None
        assert (Direction(bid.declarer), rest) == (seat, "")
    deal = BoardDeal(Contract.parse("4S"))
    asking = [card_hint("", 1, deal)]
    asking += [
        words.refusal(Refused(reason, text="?"))
        for reason in (
            CardCellReason.DECLARER_FIRST,
            BidReason.SEAT,
            BidReason.SEAT_MISSING,
        )
    ]
    for sentence in asking:
        named = re.findall(r"\b[^\W\d]\b", sentence)[:4]
        assert [each.upper() for each in named] == letters, sentence


@pytest.mark.parametrize(
    ("language", "day", "number"),
    [("en", "2026-01-09", "−12.5"), ("ru", "09.01.2026", "−12,5"), ("de", "09.01.2026", "−12,5")],
)
def test_dates_and_numbers_are_written_in_the_language(
    language: str, day: str, number: str
) -> None:
    languages.speak(language)
    assert words.date_words(date(2026, 1, 9)) == day
    assert words.decimal("-12.5") == number


def test_what_has_no_translation_is_said_in_english() -> None:
    languages.speak("de")
    assert words.tr("nobody ever says this") == "nobody ever says this"
    for count, said in ((1, "{count} thing"), (2, "{count} things")):
        assert words.plural("{count} thing", "{count} things", count) == said


def test_who_is_out_is_told_alike_of_one_and_of_two_in_german() -> None:
    four, sides = ("Anna", "Bernd", "Käthe", "Ulrich"), (("Anna", "Bernd"), ("Käthe", "Ulrich"))
    languages.speak("de")
    assert sides_count_words((*four, "Uwe"), sides, ()).endswith("; ohne Uwe.")
    assert sides_count_words((*four, "Uwe", "Eva"), sides, ()).endswith("; ohne Uwe, Eva.")


def test_qt_s_own_buttons_speak_it_too(qtbot: QtBot) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    box.show()
    for language, said in (("de", "Abbrechen"), ("ru", "Отмена"), ("en", "Cancel")):
        languages.speak(language)
        QCoreApplication.sendPostedEvents()
        assert button.text().replace("&", "") == said


# --- in the window


def going_on(kind: str) -> Iterator[Any]:
    """Yield sessions whose last deal lacks more and more; the players are called `Anna B.`."""
    text = EVENINGS[kind].read_text("utf-8")
    dotted = {f'"{name}"': f'"{name} B."' for name in loads(text).players}
    written = json.loads(re.sub("|".join(dotted), lambda found: dotted[found[0]], text))
    last = written["deals"] if kind == "russian" else written[f"{kind}s"][-1]["deals"]
    while last:
        for key in ("", "tricks", "declarer", "contract"):
            last[-1].pop(key, None)
            with suppress(SessionFileError):  # a rubber that is over has no deal without a result
                yield loads(json.dumps(written))
        last.pop()


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("kind", ["russian", "rubber"])
def test_a_name_with_a_full_stop_ends_a_sentence_alone(language: str, kind: str) -> None:
    languages.speak(language)
    said = set[str]()
    for session in going_on(kind):
        form, view = games.of(session).form, games.of(session).reveal(session)
        said.update(form.hint(view, form.wanted(view)))
        for deal, column in product(range(len(view.deals)), form.columns):
            spot = CellRef(deal, column)
            said.add(form.explained(view, spot))
            if column.can_type(view, spot):
                said.add(form.typed_at(view, spot))
    assert any("B." in text for text in said)
    assert [text for text in said if re.search(r"\.\.(\s|$)", text)] == []


def test_whoever_prepares_goes_on_where_they_were(tmp_path: Path, qtbot: QtBot) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begin()
        window.press(F2)
        window.type("12⏎1")
        face = window.face
        before = face.form.spot()
        window.chicago.speak("ru")
        QCoreApplication.sendPostedEvents()
        assert window.face is face
        assert face.form.spot() == before
        typing = face.form.typing
        assert typing is not None
        assert typing.line.text() == "1"
        window.type("⎋")
        assert not window.preparing


@pytest.mark.parametrize(
    ("language", "entries"),
    [
        ("ru", {"3бк d": "3БК Dima", "4пх d": "4♠X Dima", "пас": "распас"}),
        ("de", {"4sa d": "4SA von Dima", "4px d": "4♠X von Dima", "4♥ d": "4♥ von Dima"}),
    ],
)
def test_a_contract_is_typed_with_the_keyboard_of_the_language(
    tmp_path: Path, qtbot: QtBot, language: str, entries: dict[str, str]
) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.chicago.speak(language)
        window.begin()
        window.prepare(picks="bvd")
        window.type("z -⏎⏎⏎")
        for typed, shown in entries.items():
            window.type(f"{typed}⏎")
            assert window.refusal == ""
            assert window.cell(0, columns.CONTRACT) == shown
            window.ctrl("z")


def test_what_is_typed_for_a_new_evening_stays(tmp_path: Path, qtbot: QtBot) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.use("paper_evening")
        page = window.main.page
        assert isinstance(page, NewSessionPage)
        page.choose("rubber")
        page.names[0].setText("Хуго")
        page.place.setText("Club")
        window.chicago.speak("ru")
        anew = window.main.page
        assert isinstance(anew, NewSessionPage)
        assert anew is not page
        assert (anew.kind, anew.names[0].text(), anew.place.text()) == ("rubber", "Хуго", "Club")
        assert anew.from_paper


class Unanswered(QTranslator):
    """Qt asks it last, so it collects the texts that nobody has translated."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, about: str | None = None, number: int = -1
    ) -> str | None:
        # A direction is no word, and kinds of files are what the system calls them.
        if text != "QT_LAYOUT_DIRECTION" and context != "QMimeType":
            self.texts.add(text)
        return None


def _is_read(files: QTreeView) -> bool:
    return files.model().rowCount(files.rootIndex()) > 0


@pytest.mark.parametrize(("language", "folder"), [("ru", "Папка"), ("de", "Ordner")])
def test_qt_s_own_dialogs_have_no_english_word(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, folder: str
) -> None:
    (tmp_path / "evenings").mkdir()
    # Files are looked for at home, where a folder may have been used before.
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(dialogs, "_USED", [])
    with Window(tmp_path, drawn=False) as window:
        unanswered = Unanswered()
        window.app.installTranslator(unanswered)
        window.chicago.speak(language)
        found: set[str] = set()

        def look(dialog: QDialog) -> None:
            settle()  # it has the keys then
            for files in dialog.findChildren(QTreeView):
                # Another thread reads the folder, in which there is one.
                qtbot.waitUntil(partial(_is_read, files))
                model, there = files.model(), files.rootIndex()
                kinds = (model.index(row, 2, there).data() for row in range(model.rowCount(there)))
                found.update(kinds)
            for kind in (QLabel, QAbstractButton):
                for each in dialog.findChildren(kind):
                    found.add(str(each.property("text")) + each.toolTip())
            for line in dialog.findChildren(QLineEdit):
                found.update(action.text() for action in line.createStandardContextMenu().actions())
            window.press(ESC)

        asked, printer = window.main, QPrinter()
        for ask in (
            lambda: dialogs.ask_file_to_write(asked, "", "", "*.csv"),
            lambda: dialogs.choose(asked, "", "", ("1",)),
            lambda: dialogs.answered(asked, "", ""),
            QPrintDialog(printer, asked).exec,
        ):
            answering(window.app, look)
            ask()
        window.app.removeTranslator(unanswered)
    assert unanswered.texts == set()
    assert folder in found
    if language == "ru":
        english = re.findall("[A-Za-z]{2,}", " ".join(text.partition("\t")[0] for text in found))
        assert set(english) <= {"OK", "PDF"}


def test_the_days_of_files_are_read_whole(tmp_path: Path, qtbot: QtBot) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.chicago.speak("ru")
        short: list[int] = []

        def look(dialog: QDialog) -> None:
            settle()
            (files,) = dialog.findChildren(QTreeView)
            header = files.header()
            assert header.count() == 4
            short.extend(
                at for at in range(1, 4) if header.sectionSize(at) < header.sectionSizeHint(at)
            )
            window.press(ESC)

        answering(window.app, look)
        dialogs.ask_file_to_write(window.main, "", "", "*.csv")
        assert short == []


@pytest.mark.parametrize("kind", EVENINGS)
def test_pages_are_called_by_the_day_as_people_read_it(qapp: object, kind: str) -> None:
    languages.speak("ru")
    session = loads(EVENINGS[kind].read_text("utf-8"))
    game = games.of(session)
    view = game.reveal(session)
    title = game.form.pages(view, Paper.A4)[0].title
    assert re.search(r" \d\d\.\d\d\.\d{4}$", title), title


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", {"chicago", "four-deal", "rubber", "teams-of-four", "pairs"}),
        ("de", {"Chicago", "Vier-Spiele-Chicago", "Rubber", "Teamkampf", "Paare"}),
        ("ru", {"чикаго", "чикаго-четыре", "роббер", "командный-матч", "пары"}),
    ],
)
def test_file_names_are_translated(qapp: object, language: str, names: set[str]) -> None:
    languages.speak(language)
    found = {games.form(kind).file_name("2026-11-23", "Club") for kind in games.kinds()}
    assert found == {f"{name}-2026-11-23-Club" for name in names}


@pytest.mark.parametrize("language", ["ru", "de"])
@pytest.mark.parametrize("kind", games.kinds())
def test_headings_of_figures_begin_with_a_capital(language: str, kind: str) -> None:
    languages.speak(language)
    tables = games.form(kind).figures(Figures((), ())).tables
    headings = [column.heading for table in tables for column in table.columns]
    assert headings
    assert [each for each in headings if each[:1].islower()] == []
