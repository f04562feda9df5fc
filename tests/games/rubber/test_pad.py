"""The pad of a rubber: what is written above and below the line, and which lines are drawn."""

from __future__ import annotations

import pytest
from hypothesis import given

from chicago_gui.games.rubber.game import GAME
from chicago_gui.games.rubber.pad import pad_lines, pad_marks, pad_picture
from chicago_gui.games.rubber.session import Session
from chicago_gui.paper.marks import StraightLine, Text
from chicago_gui.paper.sitting_pages import FOOT_ROWS, TwoSides
from tests.sheet.sittings.strategies import rubber_sessions
from tests.sheets import known
from tests.sheets.dealt import rubber_totals


def test_the_crib_sheet_s_pad() -> None:
    lines = pad_lines(GAME.reveal(known.session("rubber-crib")).sittings[0])
    # From the line upwards, in the order they were written; the sheet has the 50 and 100 so too.
    assert lines.above == (("100", "50", "800", "200", "300"), ("30",))
    assert lines.below == ((("240",), ("90",)),)
    assert lines.drawn == (True,)


def test_part_scores_stand_side_by_side_until_the_line_is_drawn() -> None:
    lines = pad_lines(rubber_totals("2S Ann 8", "1S Bob 7", "2H Ann 8", "3S Bob 9"))
    assert lines.below == ((("60", "60"), ("30",)), ((), ("90",)))
    assert lines.drawn == (True, False)


def test_honours_are_marked_and_the_rubber_s_bonus_stands_last() -> None:
    lines = pad_lines(rubber_totals("4S Ann 10 Bob 100", "4S Ann 10"))
    assert lines.above == (("700",), ("100 h",))
    assert lines.drawn == (True, True)


def test_a_pad_on_which_nothing_stands_has_one_game_begun() -> None:
    lines = pad_lines(rubber_totals())
    assert lines.below == (((), ()),)
    assert lines.drawn == (False,)


@given(rubber_sessions())
def test_what_stands_on_the_pad_adds_up_to_the_totals(session: Session) -> None:
    for number, each in enumerate(GAME.reveal(session).sittings, start=1):
        lines = pad_lines(each)
        for side in (0, 1):
            written = [*lines.above[side], *(text for game in lines.below for text in game[side])]
            assert sum(int(text.removesuffix(" h")) for text in written) == each.total[side]
        assert sum(lines.drawn) == sum(each.games)
        picture = pad_picture(each, number)
        assert picture.spoken.startswith(f"Rubber {number}: ")


def test_the_double_line_touches_no_figure() -> None:
    for each in (rubber_totals("4S Ann 10", "4S Ann 10"), rubber_totals("2S Ann 8", stopped=True)):
        lines, pad = pad_lines(each), TwoSides(0, 74.0, 15.0)
        marks = list(pad_marks(pad, 0, each, lines))
        foot = lines.height - FOOT_ROWS * pad.row
        across = sorted(
            mark.y1 for mark in marks if isinstance(mark, StraightLine) and mark.y1 == mark.y2
        )
        assert [y for y in across if foot - pad.row < y <= foot] == pytest.approx(
            [foot - 0.9, foot]
        )
        written = (mark.y + mark.height for mark in marks if isinstance(mark, Text) and mark.x > 15)
        assert max(y for y in written if y < foot) <= foot - 0.9 + 1e-6
