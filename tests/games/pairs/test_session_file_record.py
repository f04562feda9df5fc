"""An evening of pairs in the book."""

import pytest
from hypothesis import given

from chicago_gui.games.pairs.session import Session
from chicago_gui.games.pairs.session_file import records, session_of
from chicago_gui.sheet.session_file import SessionFileError
from tests.games.pairs.make import after, evening, evenings, plays, traveller


@given(evenings())
def test_an_evening_comes_back_as_it_was(session: Session) -> None:
    assert session_of(records(session)) == session


def test_a_change_touches_one_record() -> None:
    session = traveller(traveller(evening(4), 1, "1 2 pass", "3 4 pass"), 2, "1 3 pass")
    before, done = records(session), records(after(session, plays(1, 1, "1C N 7")))
    assert [name for name in done if before[name] != done[name]] == ["001"]


def test_a_record_that_cannot_be_read() -> None:
    with pytest.raises(SessionFileError, match="pair 9"):
        session_of({**records(evening()), "001": '{"board":1,"results":[{"ns":1,"ew":9}]}'})
