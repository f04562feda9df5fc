"""The pad of a round: the X with its dealers, four lines and the foot."""

from __future__ import annotations

from hypothesis import given

from chicago_gui.games.four_deal import session
from chicago_gui.games.four_deal.game import GAME
from chicago_gui.games.four_deal.pad import coming, dealers, pad_picture, x_marks
from chicago_gui.games.four_deal.session import Round, RoundTotals, Rules, Session
from chicago_gui.paper.marks import Text, TextAlign
from chicago_gui.paper.text_setting import setting_of, text_width
from tests.sheet.sittings.strategies import four_deal_sessions
from tests.sheets import known
from tests.sheets.dealt import SIDES, round_totals


def texts(each: RoundTotals) -> list[str]:
    return [mark.text for mark in pad_picture(each, 1, Rules()).marks if isinstance(mark, Text)]


def test_the_crib_sheet_s_pad() -> None:
    each = GAME.reveal(known.session("four-deal-crib")).sittings[0]
    picture = pad_picture(each, 1, Rules())
    told = texts(each)
    assert dealers(each) == ("Bob", "Cid", "Dee", "Ann")
    for figure in ("170", "990", "1100", "400", "2490", "+2320", "+23"):
        assert figure in told
    assert picture.spoken == "Round 1: Ann & Cid 2490, Bob & Dee 170; +23 for Ann & Cid"


def test_who_deals_now_stands_out() -> None:
    assert coming(round_totals()) == 1
    assert coming(round_totals("4S Ann 10", "pass")) == 2
    each = round_totals("4S Ann 10", "pass")
    marks = pad_picture(each, 1, Rules()).marks
    assert "Cid" in [mark.text for mark in marks if isinstance(mark, Text) and mark.bold]
    assert coming(round_totals(*["4S Ann 10"] * 4)) is None


def test_a_struck_deal_has_no_line() -> None:
    assert "60" in texts(round_totals("pass", "2S Ann 8"))
    assert texts(round_totals("pass")).count("0") == 0


def test_who_is_vulnerable_stands_there_before_the_deals() -> None:
    marks = pad_picture(round_totals(), 1, Rules()).marks
    signs = [mark for mark in marks if isinstance(mark, Text) and mark.text == "z"]
    we, they = sorted({mark.x for mark in signs})
    # Cid deals 2 (We), Dee deals 3 (They), and on 4 all are.
    assert [mark.x for mark in signs] == [we, they, we, they]


@given(four_deal_sessions())
def test_every_round_has_a_pad_within_its_box(session: Session) -> None:
    for number, each in enumerate(GAME.reveal(session).sittings, start=1):
        picture = pad_picture(each, number, session.rules)
        for mark in picture.marks:
            if isinstance(mark, Text):
                assert mark.x >= 0
                assert mark.x + mark.width <= picture.width + 0.001
                assert mark.y + mark.height <= picture.height + 0.001


def test_a_name_that_is_cut_above_the_columns_is_large_enough_to_be_read() -> None:
    long = "Александра-Мария Константинопольская-Белова"
    sides = (("Максимилиан Преображенский-Верхневолжский", long), SIDES[1])
    picture = pad_picture(session.round_totals(Round(sides, sides[1][0]), Rules()), 1, Rules())
    cut = [mark for mark in picture.marks if isinstance(mark, Text) and "…" in mark.text]
    above = [mark for mark in cut if mark.bold]
    assert [mark.text.endswith("… &") for mark in above] == [True, False]
    for mark in above:
        set_as = setting_of(mark, lambda text: text_width(text, 1, bold=True))
        assert set_as.text == mark.text
        assert set_as.size >= 6.9


def test_a_long_name_beside_the_x_is_as_large_as_the_others() -> None:
    long = "Anastasia Konstantinowna Featherstonehaugh"
    names = ("Bob", long, "Dee", "Wolfeschlegelsteinhausenbergerdorff")
    texts = [mark for mark in x_marks(0, 6, 74, names) if isinstance(mark, Text)]
    beside = [mark for mark in texts if mark.side in (TextAlign.LEFT, TextAlign.RIGHT)]
    assert len(beside) == 4
    for mark in beside:
        set_as = setting_of(mark, lambda text: text_width(text, 1))
        assert set_as.size == mark.size
        assert set_as.text == mark.text
    first, second = (mark for mark in beside if mark.side is TextAlign.LEFT)
    assert long.startswith(first.text)
    assert first.y + first.height <= second.y
    usual = list(x_marks(0, 6, 74, ("Ann", "Bob", "Cid", "Dee")))
    written = [mark.text for mark in usual if isinstance(mark, Text)]
    assert written[1::2] == ["Ann", "Bob", "Cid", "Dee"]
