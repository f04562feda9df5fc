"""The help: what it says of the game agrees with what the program does."""

from __future__ import annotations

import pytest

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import reveal
from chicago_gui.games.house.help import topics
from chicago_gui.scoring import Contract, imps, target
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.windows import Topic
from tests.games.house.evening.make import bid, fresh, played, ready


def topic(heading: str) -> Topic:
    return next(each for each in topics() if each.heading == heading)


def test_the_topics_in_their_order() -> None:
    assert [each.heading for each in topics()] == [
        "The game",
        "Keys",
        "Who sits out",
        "Four, or more than five",
        "Targets",
        "IMPs",
        "What is secret",
    ]


@pytest.mark.parametrize("each", topics(), ids=lambda each: each.heading)
def test_a_topic_says_something_and_its_table_is_a_rectangle(each: Topic) -> None:
    assert each.paragraphs or each.rows
    assert all(paragraph.strip() for paragraph in each.paragraphs)
    assert len({len(row) for row in each.rows}) <= 1
    assert all(cell for row in each.rows for cell in row)


def test_the_target_tables_are_those_that_score() -> None:
    head, *rows = topic("Targets").rows
    assert head == ("HCP", "house", "house, z", "official", "official, z")
    assert [int(row[0]) for row in rows] == list(range(20, 41))
    for hcp, *points in ([int(cell) for cell in row] for row in rows):
        assert points == [
            target(hcp, z, table) for table in ("house", "official") for z in (False, True)
        ]


def test_the_imp_table_is_the_one_that_scores() -> None:
    head, *rows = topic("IMPs").rows
    assert head == ("Difference", "IMPs")
    assert rows[1] == ("20 and more", "1")
    assert len(rows) == 25
    for said, value in rows:
        assert imps(int(said.split()[0])) == int(value)


def test_the_keys_it_tells_of_are_those_that_work() -> None:
    said = {key for key, _ in topic("Keys").rows}
    assert {"4sx v", "12 9 13 6", "= +1 −2", "z -", "b v d", "F2", "Esc"} <= said
    view = reveal(ready(fresh()))
    piece = columns.CONTRACT.read(view, Spot(0, columns.CONTRACT), "4sx v")
    assert piece.change == c.EnterContract(0, Contract.parse("4SX"), "Vera")
    view = reveal(bid(fresh()))
    for text, tricks in [("=", 10), ("+1", 11), ("−2", 8)]:
        piece = columns.RESULT.read(view, Spot(0, columns.RESULT), text)
        assert piece.change == c.EnterResult(0, tricks)
    view = reveal(played(fresh()))
    piece = columns.HCP.read(view, Spot(0, columns.HCP), "12 9 13 6")
    assert piece.change == c.CorrectCounts(0, (12, 9, 13, 6))


def test_the_three_ways_of_sitting_out_are_told() -> None:
    assert len(topic("Who sits out").rows) == 1 + 3
