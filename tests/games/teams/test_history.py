from __future__ import annotations

from datetime import UTC, datetime

from chicago_gui.games.teams.form import FORM
from chicago_gui.games.teams.session_file import WORDS
from chicago_gui.sheet.game import REPLACE
from chicago_gui.sheet.sessions import Deed, Entry, HistoryLine

AT = datetime(2026, 10, 9, 20, 0, tzinfo=UTC)


def test_the_other_room_s_file_is_called_what_it_is() -> None:
    entries = (Entry(3, ("closed",), None, None),)
    opened = HistoryLine(AT, Deed.REPLACED, REPLACE, None, entries)
    assert WORDS.with_words(opened).words == (
        "The other room's card is opened: board 3: closed room"
    )
    undone = HistoryLine(AT, Deed.UNDONE, REPLACE, None, entries, covered=True)
    assert WORDS.with_words(undone).words == "Undone: the other room's card is opened"


def test_the_history_says_what_it_leaves_out() -> None:
    assert "not yet played here are left out" in FORM.history_left_out()
