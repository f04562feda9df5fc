"""Counts as they are typed, key by key, however they are parted."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.evening import EnterHcp, loads
from chicago_gui.games.russian.sheet import Deck
from chicago_gui.sheet.column import Spot
from tests.conftest import EveningFile
from tests.preparer.test_face import Shown
from tests.preparer.test_preparer_input import SEVEN, D, Prepared, seat

KEYS = {
    "⏎": Qt.Key.Key_Return,
    "⇥": Qt.Key.Key_Tab,
    "↓": Qt.Key.Key_Down,
    "⌫": Qt.Key.Key_Backspace,
}


@pytest.fixture
def shown(qtbot: QtBot, qapp: object, evenings: dict[str, EveningFile]) -> Shown:
    return Shown(qtbot, Prepared(loads(evenings["evening-2-going-on"].text)))


def counted(shown: Shown, hcp: tuple[int | None, ...]) -> None:
    """Have these counts there, and the cursor at deck A; none was typed straight before."""
    shown.face.form.settle()
    entries = shown.face.form.entries
    entries.turned(entries.state())
    for deck, count in zip(Deck, hcp, strict=True):
        assert shown.prepared.submit(EnterHcp(SEVEN, deck, count)) is None
    shown.face.form.go_to(Spot(SEVEN, columns.HCP))


def typed(qtbot: QtBot, shown: Shown, keys: str) -> None:
    form = shown.face.form
    for key in keys:
        to = form.editor or form
        if key in KEYS:
            qtbot.keyClick(to, KEYS[key])
        else:
            qtbot.keyClicks(to, key)


@st.composite
def four(draw: st.DrawFn) -> tuple[tuple[int, ...], str]:
    """Four counts that make 40, and keys that type them."""
    cuts = sorted(draw(st.lists(st.integers(0, 40), min_size=3, max_size=3)))
    hcp = (cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], 40 - cuts[2])
    hcp = hcp if max(hcp) <= 37 else (37, 3, 0, 0)
    parting = st.sampled_from(["", " ", "⏎", "⇥", "↓"])
    # A figure that a second one may follow waits for what parts the two.
    ends = [draw(parting if count > 3 else parting.filter(bool)) for count in hcp]
    return hcp, "".join(f"{count}{end}" for count, end in zip(hcp, ends, strict=True))


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(four(), st.lists(st.sampled_from([None, 10, 8]), min_size=4, max_size=4), st.booleans())
def test_four_counts_are_those_that_were_typed_however_they_are_parted(
    qtbot: QtBot,
    shown: Shown,
    four: tuple[tuple[int, ...], str],
    there: list[int | None],
    anew: bool,
) -> None:
    counted(shown, (None,) * 4 if anew else (10, *there[1:]))
    typed(qtbot, shown, four[1])
    assert shown.prepared.hcp == four[0]
    assert shown.face.notice.refusal == ""


@pytest.mark.parametrize(
    ("there", "keys", "hcp"),
    [
        ((None,) * 4, "910", (9, 10, None, None)),
        ((None,) * 4, "9⏎10⏎", (9, 10, None, None)),
        ((None,) * 4, "129136", (12, 9, 13, 6)),
        ((10, 11, 8, 11), "13 8 8 11", (13, 8, 8, 11)),
        ((10, 11, 8, 11), "138811", (13, 8, 8, 11)),
        # The first makes 40 with the others, and nobody can open: counted anew, it might be done.
        ((10, 10, 10, 8), "120 0 28", (12, 0, 0, 28)),
        ((10, 10, 11, 10), "9 10 11 10 ", (9, 10, 11, 10)),
        # So it was: the first was mended, and the others are a new deal's.
        ((10, 10, 11, 10), "9 10 8 13 9", (10, 8, 13, 9)),
        ((10, 10, 11, 10), "9 12 8 13 7", (12, 8, 13, 7)),
        ((11, 8, None, None), "11 9 10 10", (11, 9, 10, 10)),
        ((11, 8, None, None), "1191010", (11, 9, 10, 10)),
        ((11, 8, None, 3), "11 9 10 10", (11, 9, 10, 10)),
        ((11, 8, None, None), "12⏎⏎10⏎", (12, 8, 10, None)),
        ((None,) * 4, "9⌫8", (8, None, None, None)),
        ((None,) * 4, "129⌫", (12, 9, None, None)),
    ],
)
def test_a_figure_that_no_second_can_follow_is_a_count_at_once(
    qtbot: QtBot,
    shown: Shown,
    there: tuple[int | None, ...],
    keys: str,
    hcp: tuple[int | None, ...],
) -> None:
    counted(shown, there)
    typed(qtbot, shown, keys)
    assert shown.prepared.hcp == hcp


@pytest.mark.parametrize(
    ("there", "wanted", "keys", "hcp"),
    [
        # A sum of 33: the first two were kept, so that deck C is wanted.
        ((12, 9, 6, 6), 2, "12 9 13 6", (12, 9, 13, 6)),
        ((12, 9, 6, 6), 2, "129136", (12, 9, 13, 6)),
        ((12, 9, 6, 6), 2, "12⏎9⏎13⏎6⏎", (12, 9, 13, 6)),
        ((12, 9, 6, 6), 1, "12 9 13 6", (12, 9, 13, 6)),
        # On the way the sum is 40, and then it is wrong again.
        ((9, 12, 5, 6), 2, "13 12 9 6", (13, 12, 9, 6)),
        # Not all were counted yet.
        ((11, 8, None, None), 2, "11 9 10 10", (11, 9, 10, 10)),
        ((11, 8, 11, None), 3, "11 8 11 10", (11, 8, 11, 10)),
        # Whoever counts again from the deck in sight on goes round.
        ((12, 9, 12, 6), 2, "13 6 12 9", (12, 9, 13, 6)),
        ((10, 8, 8, 7), 2, "13 6 12 9", (12, 9, 13, 6)),
        ((12, 9, 12, 6), 2, "13⏎", (12, 9, 13, 6)),
        # From deck A all of them, and then one more, which is deck A's again.
        ((None,) * 4, 0, "10 10 9 8 13", (13, 10, 9, 8)),
    ],
)
def test_four_counts_in_one_go_are_those_of_the_decks_in_their_order_whichever_is_wanted(
    qtbot: QtBot,
    shown: Shown,
    there: tuple[int | None, ...],
    wanted: int,
    keys: str,
    hcp: tuple[int | None, ...],
) -> None:
    counted(shown, there)
    kept = wanted if None not in there else 0
    typed(qtbot, shown, "⏎" * kept)
    if not kept:
        shown.face.form.go_to(Spot(SEVEN, columns.HCP, wanted))
    assert shown.face.form.spot() == Spot(SEVEN, columns.HCP, wanted)
    typed(qtbot, shown, keys)
    assert shown.prepared.hcp == hcp


def test_backspace_brings_the_cell_back_and_a_new_figure_is_taken_there(
    qtbot: QtBot, shown: Shown
) -> None:
    counted(shown, (12, None, None, None))
    shown.face.form.go_to(Spot(SEVEN, columns.HCP, 1))
    typed(qtbot, shown, "9⌫")
    assert shown.face.form.editor is not None
    assert shown.face.form.spot() == Spot(SEVEN, columns.HCP, 1)
    typed(qtbot, shown, "8")
    assert shown.prepared.hcp == (12, 8, None, None)


def test_backspace_in_an_empty_count_leads_to_the_one_before_which_stays(
    qtbot: QtBot, shown: Shown
) -> None:
    for keys, there, hcp in (
        ("129⌫⌫", 0, (12, None, None, None)),  # what was taken of B goes, and then back
        ("1239⌫⌫9", 2, (12, 9, None, None)),  # what was refused goes at once, or letter by letter
        ("1239⌫⌫⌫", 0, (12, None, None, None)),
        ("12⏎⏎⌫", 0, (12, None, None, None)),  # the line at B is open, and nothing in it
        ("12⏎9⏎13⏎⌫⌫", 2, (12, 9, None, None)),
        ("129⌫⌫14⏎", 1, (14, None, None, None)),
    ):
        counted(shown, (None,) * 4)
        shown.face.form.go_to(Spot(SEVEN, columns.HCP))
        typed(qtbot, shown, keys)
        assert shown.prepared.hcp == hcp, keys
        assert shown.face.form.spot() == Spot(SEVEN, columns.HCP, there), keys
        assert shown.face.notice.refusal == ""


def test_the_enter_after_the_last_count_belongs_to_it(qtbot: QtBot, shown: Shown) -> None:
    for enter in ("⏎", "⇥", "↓", " "):
        counted(shown, (14, 10, 12, None))
        shown.face.form.go_to(D)
        typed(qtbot, shown, f"4{enter}")
        assert shown.prepared.hcp == (14, 10, 12, 4)
        assert shown.face.form.editor is None
        assert shown.face.form.spot() == Spot(SEVEN, columns.PLAYER)


def test_a_last_small_count_that_makes_forty_waits_for_no_enter(qtbot: QtBot, shown: Shown) -> None:
    for three, last in (((14, 13, 13), 0), ((14, 12, 13), 1), ((14, 10, 13), 3)):
        for end in ("", "⏎", " "):
            counted(shown, (*three, None))
            shown.face.form.go_to(D)
            typed(qtbot, shown, f"{last}{end}")
            assert shown.prepared.hcp == (*three, last)
            assert shown.face.form.editor is None
            assert shown.face.form.spot() == Spot(SEVEN, columns.PLAYER)


def test_a_figure_that_does_not_make_forty_may_be_the_first_of_two(
    qtbot: QtBot, shown: Shown
) -> None:
    counted(shown, (10, 10, 7, None))
    shown.face.form.go_to(D)
    typed(qtbot, shown, "13")
    assert shown.prepared.hcp == (10, 10, 7, 13)


def test_while_counts_are_gone_through_again_the_hint_says_how_to_keep_one(
    qtbot: QtBot, shown: Shown
) -> None:
    counted(shown, (11, 8, None, None))
    typed(qtbot, shown, "12")
    assert shown.face.form.spot() == Spot(SEVEN, columns.HCP, 1)
    assert shown.face.notice.wanted == "Sum so far 20 of 40."
    first = "The first Enter ends what was typed."
    assert shown.face.notice.then == f"{first} Is B right? Enter keeps it."
    typed(qtbot, shown, "⏎")
    assert shown.face.notice.then == "Is B right? Enter keeps it."


def handed_out(shown: Shown) -> None:
    """Have 14 10 12 4 there, all that comes before the cards, and the cursor at deck A."""
    seat(shown.prepared)
    shown.face.form.go_to(Spot(SEVEN, columns.HCP))


def test_two_counts_of_decks_that_are_handed_out_are_mended_one_after_the_other(
    qtbot: QtBot, shown: Shown
) -> None:
    handed_out(shown)
    typed(qtbot, shown, "13⏎")
    assert shown.prepared.hcp == (14, 10, 12, 4)
    assert shown.face.notice.refusal.startswith(
        "The four would add up to 39, not 40: mend another one"
    )
    typed(qtbot, shown, "↓↓13⏎")
    assert shown.prepared.hcp == (13, 10, 13, 4)
    assert shown.face.notice.refusal == ""
    assert shown.face.entries.half_typed(Spot(SEVEN, columns.HCP)) == ""


def test_more_than_two_are_mended_so_as_well_and_each_says_how_far_they_are(
    qtbot: QtBot, shown: Shown
) -> None:
    handed_out(shown)
    for keys, total in (("12⏎", 38), ("↓11⏎", 39)):
        typed(qtbot, shown, keys)
        assert f"would add up to {total}, not 40:" in shown.face.notice.refusal
        assert shown.prepared.hcp == (14, 10, 12, 4)
    typed(qtbot, shown, "↓↓5⏎")
    assert shown.prepared.hcp == (12, 11, 12, 5)


def test_a_mended_count_that_is_given_up_counts_for_no_other(qtbot: QtBot, shown: Shown) -> None:
    handed_out(shown)
    typed(qtbot, shown, "13⏎")
    qtbot.keyClick(shown.face.form.editor, Qt.Key.Key_Escape)
    shown.face.form.go_to(D)
    typed(qtbot, shown, "5⏎")
    assert "would add up to 41, not 40:" in shown.face.notice.refusal
    assert shown.prepared.hcp == (14, 10, 12, 4)
