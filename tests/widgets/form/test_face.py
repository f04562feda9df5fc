from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.form import FORM, HouseEntries
from chicago_gui.sheet.column import CellRef
from chicago_gui.widgets.form.face import FormFace
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.served import Served

SIX = 5


class Face(FormFace):
    def hint(self) -> tuple[str, str]:
        return "wanted now", "and then"


@pytest.fixture
def door(going_on: Session) -> Served:
    return Served(going_on)


def laid_out(qtbot: QtBot, door: Served, size: tuple[int, int], theme: Theme = DAY) -> Face:
    """Return a face of the session behind `door`, in this size on the screen."""
    face = Face(FormModel(HouseEntries(FORM, door, lambda: 5)), DAY)
    qtbot.addWidget(face)
    door.changed.append(face.set_view)
    if theme is not DAY:
        face.set_theme(theme)
    face.resize(*size)
    face.show()
    face.form.go_to_wanted()
    return face


@pytest.fixture
def face(qtbot: QtBot, door: Served) -> Face:
    face = laid_out(qtbot, door, (1100, 500))
    face.setFocus()
    face.show_wanted()
    return face


def test_it_says_what_is_wanted_and_what_comes_then(face: Face) -> None:
    assert (face.notice.wanted, face.notice.then) == ("wanted now", "and then")
    assert face.form.accessibleName() == "The form"
    assert face.focusProxy() is face.form


def test_in_a_played_deal_it_explains_the_deal_and_its_note(face: Face, door: Served) -> None:
    face.form.go_to(CellRef(0, columns.CONTRACT))
    assert face.notice.wanted.startswith("Deal 1: 1NT by Аня, −1, not vulnerable: −50.")
    door.submit(c.EnterNote(0, "the cat"))
    assert face.notice.then == "the cat"
    face.form.go_to_wanted()
    assert face.notice.wanted == "wanted now"


def test_an_entry_or_esc_ends_a_refusal(qtbot: QtBot, face: Face, door: Served) -> None:
    def refused() -> str:
        face.form.answered.emit("Nothing can be typed here", True)
        face.form.go_to(CellRef(0, columns.CONTRACT))
        face.form.go_to(CellRef(0, columns.DEAL))
        return face.notice.refusal  # to look around changes nothing

    assert refused()
    door.submit(c.EnterNote(0, "the cat"))
    assert face.notice.refusal == ""
    assert refused()
    qtbot.keyClick(face.form, Qt.Key.Key_Escape)
    assert face.notice.refusal == ""


def test_a_message_stays_above_the_hint_until_the_cursor_moves(face: Face) -> None:
    face.say("Saved: chicago.pdf.")
    assert (face.notice.wanted, face.notice.then) == ("Saved: chicago.pdf.", "wanted now")
    face.form.go_to(CellRef(SIX, columns.OPENS))
    assert face.notice.wanted == "wanted now"


def _typed(face: Face, text: str) -> None:
    assert face.form.typing is not None
    face.form.typing.type(CellRef(SIX, columns.RESULT), text)


NOTE = "Note on deal 6: type it and press Enter."


def test_a_line_for_a_note_says_that_it_is_one(qtbot: QtBot, face: Face) -> None:
    face.form.edit_spot(CellRef(SIX, columns.DEAL))
    assert face.form.typing is not None
    assert face.form.typing.line.label == "Deal 6, deal"
    assert (face.notice.wanted, face.notice.then) == (NOTE, "wanted now")
    qtbot.keyClick(face.form.typing.line, Qt.Key.Key_Escape)
    assert face.notice.wanted == "wanted now"


def test_the_mark_of_a_cell_is_told_beneath(face: Face, door: Served) -> None:
    # Who prepared deal 2 was neither dummy before nor advised.
    door.submit(c.EnterPreparer(1, "Егор"))
    marked = [
        CellRef(at, columns.PREPARED_BY) for at, deal in enumerate(door.view.deals) if deal.mark
    ]
    assert marked
    face.form.go_to(marked[0])
    assert face.notice.then.endswith("was due to prepare.")


def test_the_paper_has_the_colours_of_the_theme(face: Face) -> None:
    for theme in (EVENING, DAY):
        face.set_theme(theme)
        image = face.grab().toImage()
        assert image.pixelColor(4, image.height() - 5) == QColor(theme.paper)


def test_a_face_says_what_its_entries_want(qtbot: QtBot, door: Served) -> None:
    face = FormFace(FormModel(HouseEntries(FORM, door)), DAY)
    qtbot.addWidget(face)
    assert face.hint() == FORM.hint(door.view, face.entries.wanted())
    assert face.hint()[0]


def test_the_figures_of_a_result_stay_until_somebody_types(face: Face, door: Served) -> None:
    assert not face.notice.figures
    door.submit(c.EnterResult(SIX, 8))
    face.form.go_to_wanted()
    shown = [(each.label, each.text) for each in face.notice.figures]
    assert [label for label, _ in shown[:3]] == ["Score", "Target", "Difference"]
    assert shown[3][1].endswith("IMPs")
    for spot in (CellRef(0, columns.DEAL), CellRef(SIX, columns.RESULT)):
        face.form.go_to(spot)
        assert face.notice.figures, "looking around changes nothing"
    _typed(face, "+")
    assert not face.notice.figures
    face.form.drop()
    assert not face.notice.figures


def test_the_figures_of_a_result_that_is_undone_go(face: Face, door: Served) -> None:
    before = door.view
    door.submit(c.EnterResult(SIX, 8))
    assert face.notice.figures
    face.set_view(before)
    assert not face.notice.figures
