"""The help of the games with sittings: what it says and what the scoring model says agree."""

from __future__ import annotations

import pytest

from tests.sheets.games_of import FORMS


@pytest.mark.parametrize("game", FORMS)
def test_every_topic_has_something_to_say_and_tables_are_whole(game: str) -> None:
    topics = FORMS[game].help_topics()
    assert [topic.heading for topic in topics] == [
        "The game",
        "Keys",
        "Tricks short of the contract",
        "The account",
    ]
    for topic in topics:
        assert topic.paragraphs or topic.rows
        assert len({len(row) for row in topic.rows}) <= 1


def test_four_down_doubled_not_vulnerable_is_800() -> None:
    table = FORMS["rubber"].help_topics()[2].rows
    assert table[4][0] == "4"
    assert table[4][3:5] == ("800", "1100")
