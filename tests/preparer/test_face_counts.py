"""Counts as they are typed in the face: what stands in grey before Enter, and what Enter enters."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import EnterHcp, loads
from chicago_gui.games.house.sheet import Deck
from chicago_gui.sheet.column import CellRef
from chicago_gui.widgets.form.model import SPOKEN
from tests.conftest import EveningFile
from tests.preparer.test_face import SEVEN, D, Shown, seat
from tests.preparer.test_preparer_entries import Prepared

A = CellRef(SEVEN, columns.HCP)


@pytest.fixture
def shown(qtbot: QtBot, qapp: object, evenings: dict[str, EveningFile]) -> Shown:
    return Shown(qtbot, Prepared(loads(evenings["evening-2-going-on"].text)))


def counted(shown: Shown, hcp: tuple[int | None, ...]) -> None:
    """Have these counts there, and the cursor at deck A."""
    shown.face.form.finish_typing()
    for deck, count in zip(Deck, hcp, strict=True):
        assert shown.prepared.submit(EnterHcp(SEVEN, deck, count)) is None
    shown.face.form.go_to(A)


@st.composite
def four(draw: st.DrawFn) -> tuple[tuple[int, ...], str]:
    """Four counts that make 40, and keys that type them."""
    cuts = sorted(draw(st.lists(st.integers(0, 40), min_size=3, max_size=3)))
    hcp = (cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], 40 - cuts[2])
    hcp = hcp if max(hcp) <= 37 else (37, 3, 0, 0)
    ends = [*draw(st.lists(st.sampled_from(" ,⏎"), min_size=3, max_size=3)), "⏎"]
    return hcp, "".join(f"{count}{end}" for count, end in zip(hcp, ends, strict=True))


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(four())
def test_four_counts_are_those_that_were_typed_however_they_are_parted(
    qtbot: QtBot, shown: Shown, four: tuple[tuple[int, ...], str]
) -> None:
    counted(shown, (None,) * 4)
    shown.type(qtbot, four[1])
    assert shown.prepared.hcp == four[0]
    assert shown.face.notice.refusal == ""


@pytest.mark.parametrize(
    ("there", "keys", "hcp"),
    [
        ((None,) * 4, "9⏎10⏎", (9, 10, None, None)),
        ((None,) * 4, "129136⏎", (12, 9, 13, 6)),
        ((10, 11, 8, 11), "13 8 8 11⏎", (13, 8, 8, 11)),
        ((10, 11, 8, 11), "138811⏎", (13, 8, 8, 11)),
        ((10, 10, 10, 8), "12 0 0 28⏎", (12, 0, 0, 28)),
        ((11, 8, None, None), "11 9 10 10⏎", (11, 9, 10, 10)),
        ((11, 8, None, None), "12⏎", (12, 8, None, None)),
    ],
)
def test_counts_are_entered_from_the_current_deck_on(
    qtbot: QtBot,
    shown: Shown,
    there: tuple[int | None, ...],
    keys: str,
    hcp: tuple[int | None, ...],
) -> None:
    counted(shown, there)
    shown.type(qtbot, keys)
    assert shown.prepared.hcp == hcp


def test_before_enter_the_sum_is_said_and_nothing_is_entered(qtbot: QtBot, shown: Shown) -> None:
    counted(shown, (None,) * 4)
    shown.type(qtbot, "12 9 13 6")
    assert shown.face.notice.wanted.startswith("40 ✓")
    assert not any(shown.prepared.hcp)
    model = shown.face.form.model()
    index = shown.face.form.cells.at(A)
    assert str(model.data(index, SPOKEN)).endswith(": empty")  # grey is in the picture alone
    shown.type(qtbot, "⏎")
    assert list(shown.prepared.hcp) == [12, 9, 13, 6]


def test_the_enter_after_the_last_count_goes_on_to_the_decks(qtbot: QtBot, shown: Shown) -> None:
    shown.face.form.go_to(D)
    shown.type(qtbot, "4⏎")
    assert list(shown.prepared.hcp) == [14, 10, 12, 4]
    assert not shown.face.form.is_typing
    assert shown.face.form.spot() == CellRef(SEVEN, columns.PLAYER)


def test_a_count_that_cannot_be_stays_in_the_line_until_it_is_put_right(
    qtbot: QtBot, shown: Shown
) -> None:
    shown.type(qtbot, "39⏎")
    assert "39" in shown.face.notice.refusal
    assert shown.line.text() == "39"
    assert shown.prepared.hcp[3] is None
    shown.line.clear()
    shown.type(qtbot, "4⏎")
    assert shown.face.notice.refusal == ""
    assert list(shown.prepared.hcp) == [14, 10, 12, 4]


def test_two_counts_of_decks_that_are_handed_out_change_in_one_line(
    qtbot: QtBot, shown: Shown
) -> None:
    seat(shown.prepared)
    shown.face.form.go_to(A)
    shown.type(qtbot, "13⏎")
    assert list(shown.prepared.hcp) == [14, 10, 12, 4]
    assert "39" in shown.face.notice.refusal
    shown.line.clear()
    shown.type(qtbot, "13 11⏎")
    assert shown.prepared.hcp == (13, 11, 12, 4)
    assert shown.face.notice.refusal == ""
