from __future__ import annotations

import time
from datetime import UTC, datetime

import pytest

from chicago_gui.games.house.game import GAME
from chicago_gui.sheet.fields import Entry
from chicago_gui.sheet.history import HistoryAction, HistoryLine, clock, day
from chicago_gui.sheet.words import unbroken

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def line_words(line: HistoryLine) -> str:
    return GAME.history_words.with_words(line).words


def told(
    *entries: Entry, deed: HistoryAction = HistoryAction.WRITTEN, kind: str = "", number: int = 6
) -> str:
    return line_words(HistoryLine(NOON, deed, kind, number, entries))


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry(6, ("tricks",), None, "="), "Deal 6: result ="),
        (Entry(6, ("tricks",), "−1", None), "Deal 6: result −1 removed"),
        (Entry(6, ("hcp", "B"), 12, 11), f"Deal 6: deck B {unbroken('12 → 11')}"),
        (Entry(6, ("hcp", "B"), None, 0), "Deal 6: deck B 0"),
        (Entry(6, ("contract",), None, "3NTXX"), "Deal 6: contract 3NTXX"),
        (Entry(6, ("contract",), "1C", "pass"), f"Deal 6: contract {unbroken('1♣ → passed')} out"),
        (
            Entry(6, ("opening_bid",), "Anna", "Boris"),
            f"Deal 6: opening bid {unbroken('Anna → Boris')}",
        ),
        (
            Entry(6, ("vulnerable", "Anna – Boris"), True, None),
            "Deal 6: Z of Anna – Boris removed",
        ),
        (Entry(6, ("honours", "Vera"), None, 150), "Deal 6: honours of Vera 150"),
        (Entry(6, ("teams",), None, [["A", "B"], ["C", "D"]]), "Deal 6: teams A – B against C – D"),
    ],
)
def test_an_entry_says_what_was_written_and_what_stood_there(entry: Entry, words: str) -> None:
    assert told(entry) == words


def test_what_is_undone_is_told_as_it_was_done() -> None:
    entry = Entry(6, ("tricks",), "=", None)
    assert told(entry, deed=HistoryAction.UNDONE) == "Undone: deal 6: result ="
    entry = Entry(6, ("tricks",), None, "=")
    assert told(entry, deed=HistoryAction.REDONE) == "Redone: deal 6: result ="


def test_a_line_whose_figures_are_not_for_everybody_says_no_more() -> None:
    assert told() == "Deal 6: nothing changed"
    assert line_words(HistoryLine(NOON, HistoryAction.WRITTEN)) == "Nothing changed"


def test_a_replaced_session_is_not_told_cell_by_cell_when_that_is_undone() -> None:
    entry = Entry(6, ("tricks",), "=", "+1")
    said = told(entry, deed=HistoryAction.UNDONE, kind="ReplaceSession")
    assert said == "Undone: replaced by a session file"


def test_names_stay_as_they_are_written() -> None:
    entry = Entry(6, ("prepared_by",), None, "o'Brien & <b>Sons</b>")
    assert told(entry) == "Deal 6: prepared by o'Brien & <b>Sons</b>"


def test_times_are_those_of_the_laptop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Vladivostok")
    time.tzset()
    try:
        assert (day(NOON), clock(NOON)) == ("2026-11-20", "22:00")
        late = NOON.replace(hour=20)
        assert (day(late), clock(late)) == ("2026-11-21", "06:00")
    finally:
        monkeypatch.undo()
        time.tzset()
