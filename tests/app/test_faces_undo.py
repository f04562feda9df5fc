"""After an undo the cursor is at the undone change, in all games."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from chicago_gui.games.house import columns
from chicago_gui.games.house.view import PlayedDeal
from chicago_gui.games.pairs import columns as travellers
from chicago_gui.games.teams import columns as card
from chicago_gui.games.teams.session import Room
from chicago_gui.sheet.column import AnyColumn, CellRef
from chicago_gui.sheet.sittings.columns import RESULT
from tests.sheets.known import SHEETS
from tests.window import F2, Window

EVENING = Path(__file__).parents[1] / "evenings" / "evening-2-going-on.chicago"

GAMES = (
    pytest.param(
        SHEETS / "teams-1.chicago", ("4sn", "="), (1, card.CARDS[Room.OPEN][2]), id="teams"
    ),
    pytest.param(
        SHEETS / "pairs-1.chicago", ("40 1 5", "4sn", "="), (1, travellers.RESULT), id="pairs"
    ),
    pytest.param(SHEETS / "four-deal-crib.chicago", ("⏎", "4sa", "="), (1, RESULT), id="four-deal"),
    pytest.param(SHEETS / "rubber-crib.chicago", ("⏎", "4sa", "="), (1, RESULT), id="rubber"),
    pytest.param(EVENING, ("=",), (1, columns.RESULT), id="russian"),
)


@pytest.mark.parametrize(("sheet", "entries", "mended"), GAMES)
def test_the_cursor_stands_where_the_undone_change_was(
    tmp_path: Path,
    qapp: object,
    sheet: Path,
    entries: tuple[str, ...],
    mended: tuple[int, AnyColumn],
) -> None:
    with Window(tmp_path, sheet, drawn=False) as window:
        places = []
        for entry in entries:
            places.append((window.at(), window.wanted))
            window.type(f"{entry}⏎")
        after = window.at(), window.wanted
        for place in reversed(places):
            window.ctrl("z")
            assert (window.at(), window.wanted) == place
        for place in (*places[1:], after):
            window.ctrl("z", shift=True)
            assert window.at() == place[0]

        before = window.cell(*mended)
        window.enter(*mended, "-3⏎")
        assert window.cell(*mended) != before
        window.enter(*mended, "-")  # a mistake, undone before the earlier change
        window.ctrl("z")
        assert not window.form.is_typing
        assert window.cell(*mended) != before
        window.ctrl("z")
        assert (window.at(), window.cell(*mended)) == ((*mended, 0), before)
        wanted = window.form.entries.wanted()
        # The hint does not ask for the wanted cell, because the cursor is elsewhere.
        assert window.wanted.startswith("Undone here. Esc goes to") is (wanted is not None)
        window.press(Qt.Key.Key_Escape)
        assert window.form.spot() == (wanted or CellRef(*mended))


def test_so_it_does_at_the_result_of_an_earlier_deal_that_was_deleted(window: Window) -> None:
    wanted, said = window.at(), window.wanted
    window.enter(1, columns.RESULT, "⌦")
    assert window.wanted.startswith("Deal 2 is open again")
    window.ctrl("z")
    assert window.at() == (1, columns.RESULT, 0)
    assert window.wanted == "Undone here. Esc goes to the wanted cell."
    assert window.then.startswith("Deal 2: ")
    window.press(Qt.Key.Key_Escape)
    assert (window.at(), window.wanted) == (wanted, said)


def test_so_it_does_while_the_next_deal_is_counted(window: Window) -> None:
    asked = window.wanted
    window.type("=⏎")
    window.press(F2)
    counting = window.at(), window.wanted
    window.ctrl("z")
    assert window.at() == (5, columns.RESULT, 0)
    assert window.wanted == "Undone here. F2 goes to the wanted cell."
    assert window.then == asked
    window.press(F2)
    assert (window.at(), window.wanted) == counting


def test_so_it_does_over_the_counts(window: Window) -> None:
    window.press(F2)
    deal = len(window.view.deals) - 1
    for part, count in enumerate(("12", "9", "13", "6")):
        window.enter(deal, columns.HCP, f"{count}⏎", part)
    window.enter(deal, columns.HCP, "10⏎", 1)
    window.type("1")
    window.ctrl("z")
    assert not window.form.is_typing
    window.ctrl("z")
    assert window.at() == (deal, columns.HCP, 1)
    assert window.cell(*window.at()) == "9"


def noted(window: Window) -> list[tuple[str, int]]:
    deals = (deal for deal in window.view.deals if isinstance(deal, PlayedDeal))
    return [each for deal in deals for each in deal.noted]


def test_so_it_does_at_the_player_who_noted_a_count(window: Window) -> None:
    window.enter(1, columns.PLAYER, "11⏎", 2)
    window.enter(1, columns.PLAYER, "1⏎", 2)
    window.enter(0, columns.PLAYER, "3⏎", 1)
    assert len(noted(window)) == 2
    window.go_to(3, columns.RESULT)
    window.ctrl("z")
    assert window.at() == (0, columns.PLAYER, 1)
    for _ in range(2):
        window.ctrl("z")
        assert window.at() == (1, columns.PLAYER, 2)
    assert noted(window) == []


def test_an_undo_goes_to_the_deal_that_it_brings_back(tmp_path: Path, qapp: object) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begin()
        for contract in ("p⏎", "1c b⏎=⏎"):
            window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
            window.type(contract)
        window.press(F2)
        window.press(Qt.Key.Key_Escape)
        window.delete_last()
        window.go_to(1, columns.RESULT)
        window.ctrl("z")
        assert len(window.view.deals) == 3
        assert window.at() == (2, columns.PREPARED_BY, 0)


@pytest.mark.parametrize("emptied", ["undo", "backspace"])
def test_an_emptied_line_accepts_proposals(tmp_path: Path, qapp: object, emptied: str) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begin()
        window.prepare("12 9 13 6", "bvd", "x⏎")
        assert window.form.is_typing
        if emptied == "undo":
            window.ctrl("z")
        else:
            window.press(Qt.Key.Key_Backspace)
        window.type("⏎")
        assert window.view.deals[0].deal.teams is not None
        assert window.at() == (0, columns.Z, 0)
