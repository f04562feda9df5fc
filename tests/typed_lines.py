"""Random lines for the entry handler of each game, and a check of each line.

Enter enters what the preview shows, or one sentence refuses the line and nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.games.house import columns
from chicago_gui.games.house.deck_columns import HouseColumn
from chicago_gui.games.house.form import FORM, HouseEntries
from chicago_gui.sheet.column import Cell, CellRef
from chicago_gui.sheet.entry_handler import EntryHandler
from chicago_gui.sheet.typing.reader import LineReason, Unread
from chicago_gui.sheet.words import refusal
from tests.games.house.evening.make import begun, bid, fresh, played, ready, two_open
from tests.games.house.test_form import sat_down
from tests.preparer.test_preparer_entries import Prepared
from tests.served import Served
from tests.sheets.known import text
from tests.sheets.typed import Typed

Live = tuple[EntryHandler[Any], Callable[[], Any]]
"""The entry handler of a session, and a function that returns the present session."""

WORDS = (
    *("a", "b", "v", "d", "e", "anna", "Boris", "ver", "bvd", "ve", "ve bd", "Ann", "dee", "xe"),
    *("12", "9", "13", "6", "0", "37", "38", "129136", "113188", "12 9 13 6", "9 12", "1 5", "40"),
    *("=", "+1", "-2", "−1", "+9", "made", "down 2", "z", "-", "zz", "z -", "r", "s", "swap"),
    *("4s", "4sx", "3nt", "1c", "7nxx", "4sv", "4sn", "8s", "4x", "p", "pass", "4 hearts", "n"),
    *("next", "stop", "go on", "100 a", "4пв", "ьфву", "q", "?", "late", "\u00a0", "٣", "ß", "&"),
)
"""Usual and unusual input."""

LINES = st.lists(st.sampled_from(WORDS) | st.text(max_size=3), min_size=1, max_size=5).flatmap(
    lambda words: st.sampled_from([" ", "", ", "]).map(lambda between: between.join(words))
)
TURNS = st.lists(st.tuples(st.none() | st.integers(0, 400), LINES), min_size=1, max_size=6)
"""Sequences of lines, each with the index of its cell, `None` for the wanted cell."""


def _table(make: Callable[[], Any]) -> Live:
    served = Served(make())
    return HouseEntries(FORM, served, lambda: 4), lambda: served.session


def _preparer(make: Callable[[], Any]) -> Live:
    prepared = Prepared(make())
    return prepared.hands, lambda: prepared.session


def _other(name: str) -> Live:
    typed = Typed(games.loads(text(name)))
    return typed.entries, lambda: typed.session


def _nothing_counted() -> Any:
    return begun(fresh(), hcp=(None, None, None, None))


STARTS: dict[str, tuple[Callable[[], Live], ...]] = {
    "table": (
        partial(_table, sat_down),
        partial(_table, lambda: bid(fresh())),
        partial(_table, lambda: played(fresh())),
        partial(_table, lambda: two_open(fresh())),
    ),
    "preparer": (
        partial(_preparer, _nothing_counted),
        partial(_preparer, lambda: ready(fresh())),
    ),
    "four-deal": (partial(_other, "four-deal-crib"), partial(_other, "four-deal-1")),
    "rubber": (partial(_other, "rubber-crib"), partial(_other, "rubber-1")),
    "teams": (partial(_other, "teams-1"), partial(_other, "teams-2")),
    "pairs": (partial(_other, "pairs-1"), partial(_other, "pairs-2")),
}
"""Functions that create sessions of each game to type into."""


def type_in_turn(start: Callable[[], Live], turns: list[tuple[int | None, str]]) -> None:
    """Type each line and check its result."""
    hands, session = start()
    for place, line in turns:
        spot = _spot(hands, place)
        if spot is not None and line.strip():
            _type(hands, session, spot, line)


def _spot(hands: EntryHandler[Any], place: int | None) -> CellRef | None:
    if place is None:
        return hands.wanted()
    spots = [
        CellRef(deal, column, part)
        for deal in range(len(hands.view.deals))[-8:]
        for column in hands.form.columns
        for part in range(column.parts)
    ]
    return spots[place % len(spots)]


def _type(hands: EntryHandler[Any], session: Callable[[], Any], spot: CellRef, line: str) -> None:
    before = session()
    read = hands.read(spot, line)
    assert session() == before, "reading changes nothing"
    if isinstance(read, Unread):
        sentence = refusal(read.why)
        assert sentence
        # Only a hint, or what must not be seen, may have two sentences; others may quote the line.
        two = read.hide or read.why.reason is LineReason.NEXT or ". " in line
        assert two or ". " not in sentence
        assert 0 <= read.at <= len(line)
        return
    answer = hands.enter(spot, read)
    assert answer.refused is None, (spot, line, read)
    for each, cell in read.shows.items():
        if not _is_noted(hands, each, cell):
            assert _stands(hands, each) == _written(cell), (spot, line, each)


def _is_noted(hands: EntryHandler[Any], spot: CellRef, cell: Cell) -> bool:
    """Return whether no cell shows the entry: noted counts, honours, and rolls of a die."""
    if not isinstance(spot.column, HouseColumn):
        return False
    noted = spot.column is columns.PLAYER and any(map(str.isdigit, cell.text))
    nothing = spot.column is columns.PLAYER and cell.text.endswith(" -")
    swap = spot.column is columns.RESULT and cell.text == "swap"
    return noted or nothing or swap or cell.text == "die"


def _written(cell: Cell) -> tuple[str, str, str]:
    text = "" if cell.text == "\N{EN DASH}" else cell.text
    return text, cell.below, " ".join(cell.note.split())


def _stands(hands: EntryHandler[Any], spot: CellRef) -> tuple[str, str, str]:
    if hands.is_secret(spot):
        count = hands._port.counts.hcp[spot.part]  # type: ignore[attr-defined]  # a preparer's port
        return ("" if count is None else str(count), "", "")
    return _written(spot.column.cell(hands.view.deals[spot.deal], spot.part))
