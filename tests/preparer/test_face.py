from __future__ import annotations

from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import PreparerPort
from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Counts, EnterHcp, Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.hints import table_hint
from chicago_gui.games.house.sheet import Deck
from chicago_gui.preparer.face import PreparerFace, PreparerModel
from chicago_gui.preparer.preparer_entries import PreparerEntries
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.widgets.form.line import TypingLine
from chicago_gui.widgets.form.model import SPOKEN, FormModel
from chicago_gui.widgets.pads import ChoicePad
from chicago_gui.widgets.theme import DAY
from tests.players.at_table import table_port
from tests.preparer.test_preparer_entries import Prepared
from tests.window import click_key, key_of

SIX, SEVEN = 5, 6
A, D = CellRef(SEVEN, columns.HCP), CellRef(SEVEN, columns.HCP, 3)


def seat(prepared: Prepared) -> None:
    """Everything up to the cards."""
    for line in ("4", "абв", "", "z -", ""):
        assert prepared.type(line) == ""


class Shown:
    """The preparer's face over a session whose table hears every change."""

    def __init__(self, qtbot: QtBot, prepared: Prepared) -> None:
        self.prepared = prepared
        self.covered = 0
        self.table = table_port(prepared)
        self.face = PreparerFace(self.table, prepared.port, DAY, self._cover)
        qtbot.addWidget(self.face)
        self.face.resize(1100, 400)
        self.face.show()
        self.face.activateWindow()
        self.face.form.setFocus()

    @property
    def line(self) -> TypingLine:
        typing = self.face.form.typing
        assert typing is not None
        line: TypingLine = typing.line
        return line

    def type(self, keys: str) -> None:
        """Press the keys, ⏎ Enter, at whatever has them."""
        for key in keys:
            click_key(self.line if self.face.form.is_typing else self.face.form, *key_of(key))

    def _cover(self) -> None:
        self.covered += 1


@pytest.fixture
def prepared(qapp: object, going_on: Session) -> Prepared:
    return Prepared(going_on)


@pytest.fixture
def shown(qtbot: QtBot, prepared: Prepared) -> Shown:
    return Shown(qtbot, prepared)


def test_it_stands_at_the_first_deck_that_is_not_counted(shown: Shown) -> None:
    assert shown.face.form.spot() == D
    assert "36 of 40" in f"{shown.face.notice.wanted} {shown.face.notice.then}"
    assert not shown.face.ready_button.isVisible()


def test_after_the_counts_come_their_sum_and_the_decks(qtbot: QtBot, shown: Shown) -> None:
    shown.type("4⏎")
    assert shown.prepared.hcp == (14, 10, 12, 4)
    assert shown.face.notice.wanted == "Who picked which deck, from A on? Type “а б в”."
    assert shown.face.notice.then.startswith("40 ✓")
    assert not shown.face.form.is_typing
    assert shown.face.form.spot() == CellRef(SEVEN, columns.PLAYER)


def test_a_count_on_the_pad_that_breaks_the_sum_is_refused(qtbot: QtBot, shown: Shown) -> None:
    seat(shown.prepared)
    shown.face.form.open_choices(A)
    pad = QApplication.activePopupWidget()
    assert isinstance(pad, ChoicePad)
    qtbot.mouseClick(next(key for key in pad.keys if key.label == "13"), Qt.MouseButton.LeftButton)
    assert shown.face.notice.refusal.startswith("Counts must add up to 40")
    assert shown.prepared.hcp == (14, 10, 12, 4)


def test_before_enter_the_sum_is_said_and_nothing_is_entered(qtbot: QtBot, shown: Shown) -> None:
    for deck in Deck:
        shown.prepared.submit(EnterHcp(SEVEN, deck, None))
    shown.face.form.go_to(A)
    shown.type("12 9 13 6")
    assert shown.face.notice.wanted.startswith("40 ✓")
    assert not any(shown.prepared.hcp)
    assert said(shown.face.form.cells, SEVEN) == ["empty"] * 4  # grey is in the picture alone
    shown.type("⏎")
    assert shown.prepared.hcp == (12, 9, 13, 6)


def test_a_sum_that_is_wrong_looks_wrong_under_its_deal(shown: Shown) -> None:
    for hcp, wrong in (("4", False), ("5", True), ("3", True), ("4", False)):
        shown.prepared.type(hcp, D)
        shown.face.show_wanted()
        assert shown.face.notice.wrong is wrong
        assert ("Sum " in shown.face.notice.wanted) is wrong
    bottom = shown.face.form.cell_rect(D).bottom()
    assert 0 <= shown.face.notice.geometry().top() - bottom <= 2
    shown.prepared.type("5", D)
    shown.face.form.go_to(CellRef(0, columns.CONTRACT))
    assert not shown.face.notice.wrong  # the arithmetic of a deal is not


def test_the_button_of_a_ready_deal_hands_it_out(qtbot: QtBot, shown: Shown) -> None:
    places = [shown.face.form.cell_rect(CellRef(at, columns.DEAL)) for at in (SIX, SEVEN)]
    notice = shown.face.notice.geometry()
    seat(shown.prepared)
    assert shown.face.ready_button.isVisible()
    # It is as large as a button, and nothing moves for it.
    assert [shown.face.form.cell_rect(CellRef(at, columns.DEAL)) for at in (SIX, SEVEN)] == places
    assert shown.face.notice.geometry() == notice
    assert shown.face.notice.rect().contains(shown.face.ready_button.geometry())
    assert 120 <= shown.face.ready_button.width() < shown.face.width() / 3
    assert shown.face.ready_button.height() >= 32
    assert shown.face.notice.wanted.startswith("Press Enter to cover the counts, ")
    qtbot.mouseClick(shown.face.ready_button, Qt.MouseButton.LeftButton)
    assert shown.covered == 1
    shown.prepared.submit(c.EnterOpener(SEVEN, None))
    assert not shown.face.ready_button.isVisible()


def test_a_deal_that_is_being_bid_or_played_is_spoken_of_as_at_the_table(shown: Shown) -> None:
    seat(shown.prepared)
    shown.prepared.submit(c.EnterResult(SIX, 8))
    for change in (
        c.EnterContract(SEVEN, Contract.parse("2S"), "Аня"),
        c.EnterResult(SEVEN, 8),
    ):
        shown.prepared.submit(change)
        assert shown.face.hint() == table_hint(shown.table.view)
        assert not shown.face.ready_button.isVisible()


def test_its_die_is_told(qtbot: QtBot, shown: Shown) -> None:
    seat(shown.prepared)
    shown.face.form.go_to(CellRef(SEVEN, columns.Z))
    shown.type("r⏎")
    assert shown.face.notice.wanted.startswith("The die shows ")


def test_shut_it_leaves_no_line_and_no_pad(qtbot: QtBot, shown: Shown) -> None:
    shown.type("3a")
    line = shown.line
    assert line.text() == "3a"
    shown.face.shut()
    assert shown.line.text() == ""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not shiboken6.isValid(line)
    assert shown.prepared.hcp == (14, 10, 12, None)
    shown.face.show()
    shown.face.form.open_choices(D)
    assert isinstance(QApplication.activePopupWidget(), ChoicePad)
    shown.face.shut()
    assert QApplication.activePopupWidget() is None
    assert not shown.face.isVisible()


# --- the counts in the form


@pytest.fixture
def model(prepared: Prepared) -> PreparerModel:
    return model_of(prepared, prepared.port)


def model_of(prepared: Prepared, port: PreparerPort) -> PreparerModel:
    return PreparerModel(PreparerEntries(prepared, port, lambda: None), port)


def said(model: FormModel, deal: int, column: Column[Any, Any] = columns.HCP) -> list[str]:
    spots = [CellRef(deal, column, part) for part in range(column.parts)]
    texts = [str(model.data(model.at(spot), SPOKEN)) for spot in spots]
    return [text.rpartition(": ")[2] for text in texts]


def test_the_counts_of_its_deal_stand_in_their_cells_and_no_others(model: PreparerModel) -> None:
    assert said(model, SEVEN) == ["14", "10", "12", "empty"]
    assert said(model, SIX) == ["covered"] * 4
    for column in (columns.TEAM_HCP, columns.TARGET):
        assert said(model, SIX, column) == ["covered"] * 2
    assert said(model, 0) == ["8", "8", "11", "13"]


def test_a_new_count_redraws_only_its_deal(prepared: Prepared, model: PreparerModel) -> None:
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda a, b: changed.append((a.row(), b.row())))
    prepared.submit(EnterHcp(SEVEN, Deck.D, 4))
    assert said(model, SEVEN) == ["14", "10", "12", "4"]
    assert changed == [(24, 27)]


def test_when_the_port_is_closed_the_model_has_nothing(
    prepared: Prepared, model: PreparerModel
) -> None:
    prepared.port.close()
    assert said(model, SEVEN) == ["empty"] * 4
    assert Counts((14, 10, 12, None)) not in vars(model).values()


def test_a_deal_that_is_over_is_everybody_s(prepared: Prepared) -> None:
    prepared.submit(c.EnterResult(SIX, 8))
    port = PreparerPort(SIX, Counts((1, 1, 1, 37)), *(lambda *_: None,) * 4)
    assert said(model_of(prepared, port), SIX) == ["8", "13", "5", "14"]


def test_when_its_deal_is_taken_out_it_stays_a_model(
    prepared: Prepared, model: PreparerModel
) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.set_view(reveal(apply(prepared.session, c.DeleteDeal(SEVEN))))
    prepared.port.publish(Counts((14, 10, 12, 4)), None, None)
    assert model.rowCount() == 24
    assert said(model, SIX) == ["covered"] * 4
