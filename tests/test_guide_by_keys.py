"""The guide is right: in all languages, the keys that it names do what it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chicago_gui.games.four_deal import columns as four_deal
from chicago_gui.games.house import columns as house
from chicago_gui.games.house.changes import Swap
from chicago_gui.games.house.evening import reveal
from chicago_gui.games.house.words import swap_due
from chicago_gui.games.pairs import columns as travellers
from chicago_gui.games.rubber import columns as rubber
from chicago_gui.games.teams import columns as card
from chicago_gui.games.teams.session import Room
from chicago_gui.record import replace
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.sittings.totals import Footing
from tests.games.house.evening.make import bid, fresh
from tests.guides import FIVE, LANGUAGES, examples, rows, section, typed
from tests.sheets.known import SHEETS, text
from tests.window import ESC, F2, Window


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def window(language: str, tmp_path: Path, qapp: object) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        window.settings.language = language
        window.chicago.speak(language)
        yield window


def keys(language: str, mark: str) -> list[str]:
    """Return the typed lines in the table of a section."""
    return [typed(row[1]) for row in rows(section(language, mark))]


def code(language: str, mark: str) -> list[str]:
    """Return the texts between backticks in a section."""
    return re.findall(r"`([^`]+)`", section(language, mark))


def open_sheet(window: Window, language: str, path: Path) -> None:
    window.start_again(path)
    window.chicago.speak(language)


def begun_deal(window: Window, language: str) -> list[str]:
    """Begin a session and play its first deal up to the lead; return the keys of a deal."""
    anna, boris, vera, dima, egor = names = FIVE[language]
    told = keys(language, "deal")
    window.begin(names, first=egor)
    prepare, counts, _, decks, _, zone, opener, ready, contract, _ = told
    assert prepare == "F2"
    window.press(F2)
    window.type(counts + decks)
    assert window.column(0, house.PLAYER) == [boris, vera, dima, anna]
    window.type(f"{examples(language, 'partners')[0][0]}⏎")
    assert window.cell(0, house.PARTNERS) == f"{vera} – {anna}"
    window.type(zone)
    assert window.view.deals[0].deal.vulnerable == (True, False)
    window.type(opener + ready)
    assert not window.preparing
    # F2 shows the counts until the contract is typed.
    window.press(F2)
    assert window.column(0, house.HCP) == ["12", "9", "13", "6"]
    window.press(ESC)
    window.type(contract)
    assert window.cell(0, house.CONTRACT).startswith("4♠X")
    assert window.view.deals[0].deal.dummy == anna
    return told


def test_a_deal_goes_as_the_guide_has_it(window: Window, language: str) -> None:
    anna, boris, vera, dima, egor = FIVE[language]
    _, counts, made, decks, line_up, zone, opener, ready, contract, result = begun_deal(
        window, language
    )
    covered = window.column(0, house.HCP)
    window.press(F2)
    assert window.view.deals[1].deal.prepared_by == anna
    assert window.column(0, house.HCP) == covered
    window.type(counts)
    assert window.column(1, house.HCP) == ["12", "9", "13", "6"]
    window.type(made)
    assert window.said(0, house.RESULT) == "="
    assert window.preparing
    window.type(decks)
    assert window.column(1, house.PLAYER) == [boris, vera, dima, egor]
    shown = window.preview(1, house.PARTNERS)
    window.type(" ")
    assert window.preview(1, house.PARTNERS) != shown
    window.type(line_up + zone)
    assert window.view.deals[1].deal.vulnerable == (True, False)
    window.type(opener + ready)
    assert not window.preparing
    window.type(contract)
    assert window.view.deals[1].deal.declarer == vera
    window.type(result)
    assert window.cell(1, house.RESULT) == "+1"
    assert window.cell(1, house.TARGET) or window.cell(1, house.TARGET, 1)

    # The first deal is over, and can be corrected.
    told = code(language, "corrections-change")
    assert "9 12" in told
    window.enter(0, house.HCP, "9 12⏎")
    assert [said.split()[0] for said in window.column(0, house.HCP)] == ["9", "12", "13", "6"]
    note, *_ = code(language, "notes")
    window.enter(0, house.PLAYER, f"{note}⏎")
    assert dict(window.view.deals[0].noted)
    window.enter(0, house.DEAL, "abc⏎")
    assert window.view.deals[0].deal.note == "abc"
    window.go_to(0, house.RESULT)
    window.type("⌦")
    assert not window.view.deals[0].deal.over


def a_sitting(window: Window, language: str, kind: str) -> tuple[str, ...]:
    """Open a new session with the players of the guide, and return them."""
    names = FIVE[language][:4]
    session = json.loads(text(f"{kind}-crib"))
    session |= {"players": [*names], "rounds" if kind == "four-deal" else "rubbers": []}
    path = window.folder / "sitting.chicago"
    path.write_text(json.dumps(session), encoding="utf-8")
    open_sheet(window, language, path)
    return names


def footing(window: Window) -> int:
    lines: list[Any] = [*window.view.deals]
    return max(at for at, line in enumerate(lines) if isinstance(line, Footing))


def line(window: Window, at: int) -> Any:
    lines: list[Any] = [*window.view.deals]
    return lines[at].line


def test_a_round_goes_as_the_guide_has_it(window: Window, language: str) -> None:
    anna, boris, vera, dima = a_sitting(window, language, "four-deal")
    partners, others, deal, passed, leave = keys(language, "round")
    bids: Column[Any, Any] = four_deal.CONTRACT
    window.type(partners)
    assert window.cell(0, bids) != f"{anna} & {boris} – {vera} & {dima}"
    window.enter(0, bids, others)
    assert window.cell(0, bids) == f"{anna} & {boris} – {vera} & {dima}"
    window.type(deal)
    assert (line(window, 1).deal.declarer, line(window, 1).deal.tricks) == (boris, 10)
    window.type(passed)
    assert line(window, 2).deal.passed_out
    window.type(leave)
    assert len(window.face.entries.view.sittings) == 2


def test_a_rubber_goes_as_the_guide_has_it(window: Window, language: str) -> None:
    anna, boris, *_ = a_sitting(window, language, "rubber")
    partners, deal, honours, stop, go_on = keys(language, "rubber-deals")
    window.type(partners + deal)
    assert (line(window, 1).deal.declarer, line(window, 1).deal.tricks) == (boris, 10)
    column = next(each for each in rubber.COLUMNS if "honours" in each.keys)
    window.enter(1, column, honours)
    assert window.cell(1, column) == f"100 {anna}"
    window.enter(2, rubber.CONTRACT, stop)
    assert window.face.entries.view.sittings[0].settled is not None
    window.enter(footing(window), rubber.CONTRACT, go_on)
    assert window.face.entries.view.sittings[0].settled is None


def test_a_board_of_a_match_is_typed_as_the_guide_has_it(window: Window, language: str) -> None:
    open_sheet(window, language, SHEETS / "teams-1.chicago")
    board, passed, number = keys(language, "match")
    contract, _, result, score = card.CARDS[Room.CLOSED]
    window.type(board)
    assert (window.cell(5, contract), window.cell(5, result)) == ("4♠X", "−1")
    window.enter(6, contract, passed)
    assert window.cell(6, score) == "0"
    window.type(number)
    assert window.at()[0] == 6


def test_a_result_at_pairs_is_typed_as_the_guide_has_it(window: Window, language: str) -> None:
    open_sheet(window, language, SHEETS / "pairs-1.chicago")
    meeting, deal, _, other = keys(language, "session-of-pairs")
    last = len(window.view.deals) - 1
    # Board 7 has been played, so board 13 takes its place.
    window.type(meeting.replace("7", "13") + deal)
    assert window.cell(last, travellers.NS).startswith("1 ")
    assert window.said(last, travellers.RESULT) == "="
    window.enter(last, travellers.NS, other)
    assert window.cell(last, travellers.NS).startswith("3 ")


def test_a_swap_is_typed_as_the_guide_and_the_hint_have_it(window: Window, language: str) -> None:
    (swap,) = code(language, "sitting-out")
    view = reveal(bid(fresh()))
    deal = view.deals[0].deal
    asked = replace(view.advice, preparer=deal.declarer, declarer=deal.dummy, reason="swap")
    view = replace(view, advice=asked)
    (letter,) = re.findall(r"\b[A-ZА-Я]\b", swap_due(view))
    for word in (swap, letter):
        piece = house.RESULT.read(view, CellRef(0, house.RESULT), word)
        assert piece.change == Swap(0)


def test_a_deal_with_four_is_typed_as_one_with_five(language: str) -> None:
    assert set(keys(language, "deal-of-four")) <= set(keys(language, "deal"))
