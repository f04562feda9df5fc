"""A count never becomes a result: whoever types on without looking up changes nothing at the Table.

Deal 6 of the evening is being played, deal 7 is being counted. Whatever is typed after the
preparer's face is gone would be the result of deal 6, and open it.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chicago_gui.desk.screen_watch import ScreenWatch
from chicago_gui.games.russian import columns
from chicago_gui.games.russian.evening import loads
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal
from chicago_gui.widgets.keys import locked_line
from tests.window import (
    BACKSPACE,
    DELETE,
    DOWN,
    ENTER,
    ESC,
    F2,
    LEFT,
    RIGHT,
    SPACE,
    TAB,
    UP,
    answering,
)
from tests.window import Window as Program

EVENING = Path(__file__).parents[1] / "evenings" / "evening-2-going-on.chicago"
SIX, SEVEN = 5, 6
MOVES = {
    **{"↓": DOWN, "↑": UP, "←": LEFT, "→": RIGHT, "⇥": TAB, "⇤": Qt.Key.Key_Backtab},
    **{"home": Qt.Key.Key_Home, "end": Qt.Key.Key_End},
    **{"page up": Qt.Key.Key_PageUp, "page down": Qt.Key.Key_PageDown},
    **{"space": SPACE, "backspace": BACKSPACE, "delete": DELETE},
}


def clock(window: Program) -> None:
    window.chicago.faces.clock.timer.timeout.emit()


def lock(window: Program) -> None:
    watch = window.chicago.faces.clock.findChild(ScreenWatch)
    if watch is not None:
        watch.lost.emit()


def put_away(window: Program) -> None:
    window.main.showMinimized()
    window.main.showNormal()


COVERS: dict[str, Callable[[Program], object]] = {
    "clock": clock,
    "lock": lock,
    "put away": put_away,
    "started again": lambda window: window.chicago.come_forward.come(None),
}
"""What covers the face without a key of whoever counts in it."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    with Program(tmp_path, kept=EVENING, drawn=False) as window:
        yield window


def entries(window: Program) -> tuple[OpenDeal | PlayedDeal, ...]:
    """Every entry of every deal; the counts of open deals are not among them."""
    return window.view.deals


def do(window: Program, act: str) -> None:
    """Press a key, hold one, type a count, or cover the face."""
    if act in COVERS:
        COVERS[act](window)
    elif act in MOVES:
        window.press(MOVES[act])
    elif act == "F2":
        window.press(F2)
    elif act.startswith("held "):
        window.hold({"F2": F2, "Esc": ESC, "⏎": ENTER}[act.removeprefix("held ")])
    else:
        window.type(act)


# --- three that happened


@pytest.mark.parametrize("twice", [lambda w: w.hold(F2, 2), lambda w: w.press(F2, F2)])
def test_f2_held_down_or_pressed_twice_never_covers(
    window: Program, twice: Callable[[Program], None]
) -> None:
    before = entries(window)
    twice(window)
    assert window.preparing
    window.type("3⏎9⏎")
    assert entries(window) == before
    assert window.column(SEVEN, columns.HCP)[3] == "3"


@pytest.mark.parametrize("move", [DOWN, UP, TAB])
def test_an_arrow_after_the_clocks_cover_lets_no_count_through(
    window: Program, move: Qt.Key
) -> None:
    before = entries(window)
    window.press(F2)
    window.type("12⏎9⏎")
    clock(window)
    window.press(move)
    window.type("13⏎")
    assert entries(window) == before


def test_after_esc_with_no_line_open_a_count_is_held(window: Program) -> None:
    before = entries(window)
    window.press(F2)
    window.type("12⏎")
    assert window.form.editor is None
    window.press(ESC)
    window.type("9⏎")
    assert entries(window) == before
    assert window.refusal == locked_line()


# --- the other ways


@pytest.mark.parametrize("way", [*COVERS, "⎋", "held Esc"])
@pytest.mark.parametrize("keys", ["9⏎", "12 9 13 6⏎", "⇥9⏎", "bvd⏎", "⌫⏎⌦", "4sx v⏎p⏎"])
def test_whichever_way_the_face_was_left_what_is_typed_on_changes_nothing(
    window: Program, way: str, keys: str
) -> None:
    before = entries(window)
    window.press(F2)
    do(window, way)
    assert not window.preparing
    window.type(keys)
    assert entries(window) == before
    assert window.form.editor is None
    assert window.at() == (SIX, columns.RESULT, 0)
    assert window.refusal == locked_line()


@pytest.mark.parametrize("means", ["=⏎", "-1⏎", "⎋8⏎"])
def test_who_has_the_result_to_type_needs_one_key_more_at_most(window: Program, means: str) -> None:
    window.press(F2)
    window.press(ESC)
    window.type(means)
    assert isinstance(window.view.deals[SIX], PlayedDeal)
    assert window.refusal == ""


def test_a_click_on_the_sheet_types_here(window: Program) -> None:
    window.press(F2)
    window.press(ESC)
    window.go_to(SIX, columns.RESULT)
    window.type("8⏎")
    assert isinstance(window.view.deals[SIX], PlayedDeal)


def test_where_f2_opens_nothing_the_counts_are_held_as_well(window: Program) -> None:
    before = entries(window)
    window.chicago.guard._codes.set(window.session_id, "0417")
    answering(window.app, lambda dialog: dialog.reject())
    window.press(F2)
    assert not window.preparing
    window.type("9⏎")
    assert entries(window) == before
    assert window.refusal == locked_line()


def test_a_program_that_was_killed_holds_the_keys_when_it_starts_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    alive, killed = tmp_path / "alive", tmp_path / "killed"
    alive.mkdir()
    with Program(alive, EVENING) as window:
        window.press(F2)
        window.type("3⏎")
        # What a kill leaves is what is on disk at this moment.
        shutil.copytree(alive, killed)
    with Program(killed) as window:
        before = entries(window)
        assert not window.preparing
        window.type("9⏎")
        assert entries(window) == before
        assert window.refusal == locked_line()
        window.press(ESC)
        window.start_again()
        window.type("8⏎")
        assert isinstance(window.view.deals[SIX], PlayedDeal)


@pytest.mark.parametrize("tool", ["sessions", "new"])
def test_a_session_left_and_opened_again_holds_them_too(window: Program, tool: str) -> None:
    session_id, before = window.session_id, entries(window)
    window.press(F2)
    window.use(tool)
    window.chicago.sessions.open(session_id)
    window.type("9⏎")
    assert entries(window) == before
    assert window.refusal == locked_line()


# --- the rule

ACTS = [*COVERS, *MOVES, "F2", "F2", "F2", "held F2", "held Esc", "held ⏎", "⎋", "⏎", "p", "v"]
COUNTS = st.integers(0, 37).map(lambda count: f"{count}⏎")


@given(st.lists(st.one_of(COUNTS, st.sampled_from(ACTS)), min_size=3, max_size=14))
@example(["held F2", "12⏎", "9⏎"])
@example(["F2", "12⏎", "9⏎", "clock", "↓", "13⏎", "↑", "13⏎"])
@example(["F2", "12⏎", "⎋", "9⏎"])
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_no_entry_of_any_deal_changes_but_the_counts_of_the_deal_that_is_prepared(
    qapp: object, acts: list[str]
) -> None:
    with TemporaryDirectory() as name, Program(Path(name), kept=EVENING, drawn=False) as window:
        counts = loads(EVENING.read_bytes()).counts
        window.press(F2)
        for act in acts:
            before = entries(window)
            preparing, here = window.preparing, window.at()
            wanted = window.face.entries.wanted()
            there = wanted is not None and here == (wanted.deal, wanted.column, wanted.part)
            if not preparing and act in ("⎋", "held Esc"):
                # That is how somebody at the Table says so: what follows is theirs.
                window.press(F2)
                continue
            do(window, act)
            if preparing and not there:
                # Whoever walks to a cell of the preparer's own face may change it.
                continue
            if preparing and here[1] is not columns.HCP:
                continue
            assert entries(window) == before, act
        # What a player noted is no count of the deal, and whoever walks there may note it.
        hcp = [each.hcp for each in window.session.counts[:5]]
        assert hcp == [each.hcp for each in counts[:5]]
