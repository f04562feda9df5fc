from __future__ import annotations

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.house.csv_file import csv_text, standing_csv
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.sheet.session_file import harmless
from tests.games.house.paper_views import FIVE, going_on, played, thrown_in, twins, view_of, views
from tests.sheets import known


def rows(view: View) -> known.Rows:
    return known.rows(csv_text(view))


def after(row: dict[str, str], column: str) -> dict[str, str]:
    """What stands after `column`, the players' IMPs included."""
    keys = list(row)
    return {key: row[key] for key in keys[keys.index(column) + 1 :]}


def test_a_thrown_in_deal_has_nothing_after_its_contract() -> None:
    thrown, again = rows(view_of((thrown_in(1, FIVE, note="what a hand"), played(1, FIVE))))
    assert thrown["deal"] == again["deal"] == "1"
    assert (thrown["A_hcp"], thrown["team_2"], thrown["contract"]) == ("10", "Dima & Egor", "pass")
    assert set(after(thrown, "contract").values()) == {""}


def test_a_deal_that_cannot_be_scored_yet_says_what_it_can() -> None:
    deal = replace(played(1, FIVE), outcome=None, team_hcp=None)
    row = rows(view_of((deal,)))[0]
    assert row["declarer"]
    assert row["result"]
    assert set(after(row, "result").values()) == {""}


def test_counts_of_open_deals_leave_no_trace() -> None:
    one, other = twins(known.text("evening-2-going-on"))
    assert csv_text(one) == csv_text(other)
    assert standing_csv(one) == standing_csv(other)


def test_an_open_deal_tells_what_everybody_saw() -> None:
    row = rows(view_of((going_on(1, FIVE),)))[0]
    assert (row["contract"], row["declarer"], row["team_1_z"]) == ("7HXX", "Boris", "z")
    assert not any(row[key] for key in row if key.endswith("_hcp"))
    assert not any(after(row, "declarer").values())


@pytest.mark.parametrize("sign", ["=", "\n"])
def test_texts_that_a_spreadsheet_would_run_are_made_harmless(sign: str) -> None:
    name = f"{sign}1+1"
    players = (name, *FIVE[1:])
    view = view_of((played(1, players, note=f"{sign}cmd"),), players)
    found = next(csv.reader(StringIO(csv_text(view), newline="")))
    assert found[27] == f"'{name}"
    row = rows(view)[0]
    assert row["note"] == f"'{sign}cmd"
    deal = view.deals[0].deal
    by_deck = dict(zip("ABCD", deal.decks, strict=True))
    written = {
        "prepared_by": deal.prepared_by,
        "opening_bid": deal.opening_bid,
        "declarer": deal.declarer,
        **{f"{deck}_player": player for deck, player in by_deck.items()},
    }
    for column, player in written.items():
        assert row[column] == (f"'{name}" if player == name else player)
    for index, team in enumerate(deal.teams or ()):
        first = f"'{name}" if team[0] == name else team[0]
        assert row[f"team_{index + 1}"] == f"{first} & {team[1]}"


@given(views(), st.text())
def test_every_row_has_every_column(view: View, note: str) -> None:
    deals = tuple(replace(deal, deal=replace(deal.deal, note=note)) for deal in view.deals)
    text = csv_text(replace(view, deals=deals))
    found = list(csv.reader(StringIO(text, newline="")))
    assert len(found) == 1 + len(view.deals)
    assert {len(row) for row in found} == {27 + 5}
    for row, deal in zip(found[1:], deals, strict=True):
        struck = isinstance(deal, PlayedDeal) and deal.thrown_in
        assert row[26] == ("" if struck else harmless(note))


def test_the_standing_is_best_first_and_a_tie_shares_the_place() -> None:
    view = view_of((played(1, FIVE),))
    lines = [
        replace(line, imps=imps)
        for line, imps in zip(view.standing, (-3, 5, 0, 5, -7), strict=True)
    ]
    told = standing_csv(replace(view, standing=tuple(lines)))
    rows = known.rows(told)
    assert told.startswith("place,player,imps,deals,out,opened\r\n")
    assert [(row["place"], row["player"], row["imps"]) for row in rows] == [
        ("1", FIVE[1], "5"),
        ("1", FIVE[3], "5"),
        ("3", FIVE[2], "0"),
        ("4", FIVE[0], "-3"),
        ("5", FIVE[4], "-7"),
    ]


@given(views())
def test_the_standing_says_the_same_of_everybody_as_the_view(view: View) -> None:
    rows = known.rows(standing_csv(view))
    imps = [int(row["imps"]) for row in rows]
    assert imps == sorted(imps, reverse=True)
    lines = {harmless(line.player): line for line in view.standing}
    assert len(rows) == len(lines)
    for row in rows:
        line = lines[row["player"]]
        figures = [int(row[key]) for key in ("imps", "deals", "out", "opened")]
        assert figures == [line.imps, line.played, line.out, line.opened]
        assert int(row["place"]) == 1 + sum(other > line.imps for other in imps)
