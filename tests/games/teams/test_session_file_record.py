"""A match in the book: whole, with what the session file has no word for."""

import pytest
from hypothesis import given

from chicago_gui.games.teams.changes import Compare
from chicago_gui.games.teams.compare import merged
from chicago_gui.games.teams.session import Session
from chicago_gui.games.teams.session_file import records, session_of
from chicago_gui.sheet.session_file import SessionFileError
from tests.games.teams.make import CLOSED, MATCHES, OPEN, after, match, plays


@given(MATCHES, MATCHES)
def test_a_match_comes_back_as_it_was(here: Session, there: Session) -> None:
    both = merged(here, there)
    assert session_of(records(both)) == both


def test_undo_puts_back_what_a_comparison_wrote() -> None:
    here = after(match(), plays(1, OPEN, "pass"), plays(2, OPEN, "4S N 9"))
    there = after(match(), plays(1, CLOSED, "pass"), plays(2, OPEN, "4S N 8"))
    before, done = records(here), records(after(here, Compare(there)))
    touched = {name for name in before | done if before.get(name) != done.get(name)}
    assert touched == {"heading", "001", "002"}  # the card tells in which room this laptop stands
    back = {name: before.get(name) if name in touched else text for name, text in done.items()}
    assert session_of({name: text for name, text in back.items() if text}) == here


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("heading", '{"room": "lobby"}'),
        ("001", '{"board": 1, "rivals": {"lobby": {}}}'),
        ("001", '{"board": 1, "rivals": {"open": {"tricks": 3}}}'),
        ("001", "[]"),
    ],
)
def test_a_record_that_cannot_be_read(name: str, text: str) -> None:
    found = {**records(match()), name: text}
    with pytest.raises(SessionFileError):
        session_of(found)
