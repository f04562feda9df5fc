"""The help is true: what it says is typed, in every language, does what stands beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QKeySequence

from chicago_gui import games
from chicago_gui.games.four_deal import columns as four_deal
from chicago_gui.games.house import columns as house
from chicago_gui.games.pairs import columns as travellers
from chicago_gui.games.rubber import columns as rubber
from chicago_gui.games.teams import columns as card
from chicago_gui.games.teams.session import Room
from chicago_gui.sheet import words
from chicago_gui.sheet.column import Column
from chicago_gui.sheet.sittings.view import Footing
from tests.sheets.known import SHEETS, text
from tests.window import F2, Window

FIVE = {"ru": ("Анна", "Борис", "Вера", "Дима", "Егор")}
FOUR = {"ru": ("Анна", "Борис", "Вера", "Глеб"), "de": ("Ann", "Bob", "Cid", "Dora")}
SIGN = re.compile(r"(?:Ctrl|Strg)\+(?:(?:Shift|Umschalt)\+)?(?:\w+|[+,-])|\bF\d+")


@pytest.fixture(params=[*words.LANGUAGES])
def window(request: pytest.FixtureRequest, tmp_path: Path, qapp: object) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        window.settings.language = request.param
        window.chicago.speak(request.param)
        try:
            yield window
        finally:
            window.chicago.speak("en")


def keys(window: Window, kind: str) -> dict[str, str]:
    """What stands in the left column of a game's help, by what stands there in English."""
    spoken = str(window.settings.language)
    window.chicago.speak("en")
    english = [row[0] for topic in games.form(kind).help_topics() for row in topic.rows]
    window.chicago.speak(spoken)
    here = [row[0] for topic in games.form(kind).help_topics() for row in topic.rows]
    return dict(zip(english, here, strict=True))


def typed(keys: str) -> str:
    """The keys that a word of the help stands for."""
    return {"Enter": "⏎", **dict.fromkeys(("Space", "пробел", "Пробел", "Leertaste"), " ")}.get(
        keys, keys
    )


def a_sitting(window: Window, kind: str) -> tuple[str, ...]:
    """Open a session of nothing but its players, whose initials are those of the help."""
    names = FOUR.get(str(window.settings.language), ("Ann", "Bob", "Cid", "Dora"))
    session = json.loads(text(f"{kind}-crib"))
    session |= {"players": [*names], "rounds" if kind == "four-deal" else "rubbers": []}
    path = window.folder / "sitting.chicago"
    path.write_text(json.dumps(session), encoding="utf-8")
    window.start_again(path)
    window.chicago.speak(str(window.settings.language))
    return names


def lines(window: Window) -> list[Any]:
    return [*window.view.deals]


def footing(window: Window) -> int:
    return max(at for at, line in enumerate(lines(window)) if isinstance(line, Footing))


@pytest.mark.parametrize("kind", games.kinds())
def test_every_key_of_the_help_is_a_tool_s(window: Window, kind: str) -> None:
    native = QKeySequence.SequenceFormat.NativeText
    tools = {
        key.toString(native)
        for action in window.main.actions_by_name.values()
        for key in action.shortcuts()
    }
    told = {
        sign
        for topic in games.form(kind).help_topics()
        for said in (*topic.paragraphs, *(cell for row in topic.rows for cell in row))
        for sign in SIGN.findall(said)
    }
    assert len(told) > 10
    assert told - {words.keys("Ctrl+F")} <= tools


def test_a_deal_of_the_house_game_as_the_help_has_it(window: Window) -> None:
    names = FIVE.get(str(window.settings.language), ("Anna", "Boris", "Vera", "Dima", "Egor"))
    key = keys(window, "russian")
    window.begin(names, first=names[4])
    window.press(F2)
    window.type("12 9 13 6⏎" + "".join(name[0].lower() for name in names[:3]) + "⏎")
    assert window.column(0, house.PLAYER) == [*names[:4]]
    take, other = map(typed, key["Enter, Space"].split(", "))
    shown = window.preview(0, house.PARTNERS)
    window.type(other)
    assert window.preview(0, house.PARTNERS) != shown
    window.type(f"{key['va']}{take}")
    assert window.cell(0, house.PARTNERS) == f"{names[2]} – {names[0]}"
    window.type(f"{key['z -']}⏎")
    assert window.view.deals[0].deal.vulnerable == (True, False)
    assert window.at()[1] is house.OPENS
    window.type(take + take)
    assert not window.preparing
    bid, who = key["4sx v"].split()
    window.type(f"{bid} {who}⏎")
    assert window.cell(0, house.CONTRACT).startswith("4♠X")
    assert window.at()[1] is house.RESULT
    window.type(f"{key['= +1 −2'].split()[1]}⏎")
    assert window.cell(0, house.RESULT) == "+1"
    window.enter(0, house.HCP, f"{key['9 12']}⏎")
    assert [said.split()[0] for said in window.column(0, house.HCP)] == ["9", "12", "13", "6"]
    window.enter(0, house.DEAL, "abc⏎")
    assert window.view.deals[0].deal.note == "abc"


@pytest.mark.parametrize(
    ("kind", "columns"), [("four-deal", four_deal), ("rubber", rubber)], ids=["four-deal", "rubber"]
)
def test_a_sitting_as_the_help_has_it(window: Window, kind: str, columns: Any) -> None:
    one, two, three, four = a_sitting(window, kind)
    bids: Column[Any, Any] = columns.CONTRACT
    key = keys(window, kind)
    window.type("⏎")
    for typed_sides, sides in (
        (key["ac bd"], f"{one} & {three} – {two} & {four}"),
        (key["ac bd"][:2], f"{one} & {three} – {two} & {four}"),
    ):
        window.type(f"{one[0]}{two[0]}⏎".lower())
        assert window.cell(0, bids) != sides
        window.type(f"{typed_sides}⏎")
        assert window.cell(0, bids) == sides
    window.enter(0, columns.DEALER, f"{four}⏎")
    assert window.cell(0, columns.DEALER) == four
    bid, _, result = key["4sx v +1"].split()
    assert key["4sx v"].split()[0] == bid
    window.type(f"{bid} {three[0].lower()}=⏎")
    assert lines(window)[1].line.deal.tricks == 10
    window.type(f"{bid} {two[0].lower()} {result}⏎")
    assert lines(window)[2].line.deal.tricks == 11
    honours = next(column for column in columns.COLUMNS if column.spoken == "honours")
    window.enter(1, honours, f"{key['100 a']}⏎")
    assert window.cell(1, honours) == f"100 {one}"
    window.enter(1, columns.COLUMNS[0], "abc⏎")
    assert lines(window)[1].line.deal.note == "abc"
    if kind == "four-deal":
        window.enter(footing(window), bids, f"{key['next']}⏎")
        assert len(window.face.entries.view.sittings) == 2
        return
    window.enter(3, bids, f"{key['stop']}⏎")
    assert window.face.entries.view.sittings[0].settled is not None
    window.enter(footing(window), bids, f"{key['go on']}⏎")
    assert window.face.entries.view.sittings[0].settled is None
    window.enter(footing(window), bids, f"{key['stop']}⏎")
    assert window.face.entries.view.sittings[0].settled is not None


def test_a_board_of_a_match_as_the_help_has_it(window: Window) -> None:
    window.start_again(SHEETS / "teams-1.chicago")
    window.chicago.speak(str(window.settings.language))
    key = keys(window, "teams")
    contract, _, result, score = card.CARDS[Room.CLOSED]
    window.type(f"{key['4sxn-1']}⏎")
    assert (window.cell(5, contract), window.cell(5, result)) == ("4♠X", "−1")
    window.type("3⏎")
    assert window.at()[:2] == (2, contract)
    window.enter(6, contract, f"{key['p']}⏎")
    assert window.cell(6, score) == "0"


def test_a_result_at_pairs_as_the_help_has_it(window: Window) -> None:
    window.start_again(SHEETS / "pairs-1.chicago")
    window.chicago.speak(str(window.settings.language))
    key = keys(window, "pairs")
    last = len(window.view.deals) - 1
    window.type(f"{key['7 1 5'].replace('7', '13')}⏎{key['4sxn-1']}⏎")
    assert window.cell(last, travellers.NS).startswith("1 ")
    assert window.cell(last, travellers.RESULT) == "−1"
    window.enter(last, travellers.NS, "2⏎")
    assert window.cell(last, travellers.NS).startswith("2 ")
    window.enter(last, travellers.NS, "⌦")
    assert len(window.view.deals) == last + 1
