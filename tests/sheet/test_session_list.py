from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from chicago_gui.record import replace
from chicago_gui.sheet import session_list as words
from chicago_gui.sheet.session_list import SessionFilter, SessionLine, matching, when

LINE = SessionLine(
    id="1",
    date=date(2026, 11, 20),
    place="Riga",
    players=("Anna", "Boris", "Vera", "Dima", "Egor"),
    game="russian",
    how_far="5 of 15",
    first="Anna, Vera +12",
)
DAMAGED = SessionLine("2", None, "", (), damaged=True)
UNKNOWN = replace(LINE, game="whist", how_far="", first="", known=False)


def said(line: SessionLine) -> tuple[str, ...]:
    cells = (words.date_of, words.players_of, words.how_far, words.state_of)
    return tuple(cell(line) for cell in cells)


def test_a_line_in_words() -> None:
    assert said(LINE) == ("2026-11-20", "Anna, Boris, Vera, Dima, Egor", "5 of 15", "unfinished")
    assert words.name_of(LINE) == "2026-11-20, Riga, Anna, Boris, Vera, Dima, Egor"


def test_a_session_that_cannot_be_read_says_so_and_no_more() -> None:
    assert said(DAMAGED) == ("", "This session cannot be read.", "", "")
    assert words.name_of(DAMAGED) == "unreadable session"


def test_a_session_of_an_unknown_game_has_its_date_and_players() -> None:
    date_of, players, how_far, state = said(UNKNOWN)
    assert (date_of, players) == said(LINE)[:2]
    assert (how_far, state) == ("unknown game", "")


@pytest.mark.parametrize("chosen_filter", SessionFilter)
def test_an_empty_list_says_why_it_is_empty(chosen_filter: SessionFilter) -> None:
    assert words.nothing_found("", chosen_filter).startswith("No session")
    assert words.nothing_found(" {x} ", chosen_filter) == "Nothing found for “{x}”."


def test_a_time_is_that_of_the_laptop() -> None:
    at = datetime(2026, 11, 20, 21, 0, 5, tzinfo=UTC)
    assert when(at) == f"{at.astimezone():%Y-%m-%d %H:%M:%S}"


SEARCHED = (
    replace(LINE, id="0", place=""),
    replace(LINE, id="1", date=date(2025, 3, 9), place="У Веры", players=("Аня", "Борис", "Вера")),
    replace(LINE, id="2", place="Omsk, at Zoë and Фёдор's", players=("Peter", "Paul")),
)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "012"),
        ("вера", "1"),
        ("ера аня", "1"),
        ("boris vera", "0"),
        ("zoe", "2"),
        ("ZOË федор", "2"),
        ("\N{COMBINING ACUTE ACCENT}", ""),
        ("2025", "1"),
        ("9.3.2025", "1"),
        ("20.11.2026", "02"),
        ("peter, omsk", "2"),
        ("peter vera", ""),
        ("chicago", "012"),
        ("RUSSIAN boris", "0"),
        ("rubber", ""),
        ("ago", ""),  # only a whole beginning of a word of the game's name counts
        ("sco", ""),  # and only of four letters
    ],
)
def test_a_search_takes_every_word(text: str, found: str) -> None:
    lines = matching(SEARCHED, text, lambda _: "Chicago with Russian scoring")
    assert [line.id for line in lines] == list(found)
