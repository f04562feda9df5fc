"""A short evening with eyes shut, by keys alone, in the real window: all is heard on the real bus.

Each line says what Enter would enter or what is wrong. After Enter what was entered, what is
wanted, the reveal and who is first are announced, in this order and once each; each face says
which it is, and outside the preparer's no count and no target is heard or is in the tree before
the deal is over. Two deals of the house game, a swap in it, and some of three other games.

What it wants is told in `tests/thorough/bus.py`; run by hand:

    pytest tests/thorough/evening_by_ear.py
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.thorough.bus import MISSING, ROOT, Bus

pytestmark = [
    pytest.mark.timeout(300),
    pytest.mark.skipif(bool(MISSING), reason=f"not here: {MISSING}"),
]

COUNT = re.compile(
    r"HCP(, wanted)?: \d|Sum (so far )?\d|40 (right|✓)|Opening hand|opening hand"
    r"|[Tt]arget(, wanted)?: \d|Target \d"
)
"""How a count and a target are said."""

NAMES = ("Anna", "Boris", "Vera", "Dima", "Egor", "Fred", "Gena", "Hugo")

GAMES = {"rubber": 2, "teams": 3, "pairs": 4}
"""How many times → leads there from the house game."""


def says(bus: Bus, *announcements: tuple[str, ...]) -> None:
    """After the last keys there are these announcements and no other, with these words in order.

    No sentence comes twice, and no cell is told twice when the keys get there.
    """
    told = bus.told()
    assert len(told) == len(announcements), told
    for said, words in zip(told, announcements, strict=True):
        at = 0
        for word in words:
            assert word in said[at:], (word, said)
            at = said.index(word, at) + len(word)
    sentences = [part for said in told for part in re.split(r"(?<=[.!?]) ", said)]
    assert len(sentences) == len(set(sentences)), told
    reached = [
        told.name for told in bus.heard_since() if told.event.endswith("focused") and told.on
    ]
    assert len(reached) == len(set(reached)), reached


def keep_secret(bus: Bus) -> None:
    """Nothing secret is in the tree, and none is heard of what is in it."""
    known = [f"{node.name} {node.description} {node.text}" for node in bus.tree()]
    assert any("covered" in each for each in known)
    assert [each for each in known if COUNT.search(each)] == []


def begin(bus: Bus, game: str = "", names: int = 5) -> None:
    bus.press("ctrl+n")
    bus.hear("New session")
    if game:
        bus.press("shift+Tab")
        for _ in range(GAMES[game]):
            bus.press("Right")
            bus.settled()
        bus.press("Tab")
        bus.settled()
    for name in NAMES[:names]:
        if bus.heard_since()[-1].name.startswith("Team"):
            bus.press("Tab")  # past the name that the team has already
            bus.hear("Player")
        bus.type(name)
        bus.press("Return")
        bus.settled()


def prepare(bus: Bus, deal: int, name: str, first: str) -> None:
    """Count, hand out the decks, seat and cover; a count that cannot be is refused on the way."""
    bus.press("F2")
    bus.hear("PREPARER", name)
    bus.hear("Type the four counts: 12 9 13 6.")
    bus.hear(f"Deal {deal}, deck A, HCP, wanted: empty")
    bus.enter("12", "Sum 12 of 40.", "Enter.")
    bus.hear(f"Deal {deal}, deck A, HCP: 12.", "count of deck B", "Sum 12 of 40.")
    bus.enter("39", "HCP: 0 to 37, not 39.")
    bus.hear("HCP: 0 to 37, not 39.")
    bus.press("BackSpace", "BackSpace")
    bus.hear("Sum 12 of 40.")
    bus.enter("9 13 6", "40 right", "Opening hand: C (13).", "Enter.")
    bus.hear("deck B, HCP: 9.", "deck C, HCP: 13.", "deck D, HCP: 6.", "Who picked which deck")
    bus.enter(first, "Press Enter.")
    bus.hear(f"Deal {deal}: deck A, player: ", "deck D, player: ", "Who plays with whom?")
    bus.press("space")
    bus.hear("team 1, partners, wanted: ", "proposed")
    bus.press("Return")
    bus.hear("team 1, partners: ", "team 2, partners: ", "Who is vulnerable?")
    bus.enter("z -", "Press Enter.")
    bus.hear("team 1, vulnerable: yes; team 2, vulnerable: no.", "Who opens?")
    bus.press("Return")
    bus.hear("opening bid: ", "Press Enter to cover the counts, then hand out the cards.")
    bus.press("Return")
    bus.hear("TABLE, nothing here is secret")


def test_two_deals_of_the_house_game(tmp_path: Path) -> None:
    with Bus(tmp_path) as bus:
        begin(bus)
        bus.hear("Anna, Who prepares the first deal")
        bus.press("Return")
        bus.hear("Start")
        bus.press("Return")
        bus.hear("TABLE, nothing here is secret")
        bus.hear("Press F2 to prepare deal 1, Anna.")
        bus.hear("Deal 1, prepared by: Anna")
        prepare(bus, 1, "Anna", "bvd")
        bus.hear("Deal 1. Type contract and declarer", "p if passed out")
        bus.hear("Deal 1, contract, wanted: empty")
        table = len(bus.heard)
        # The test of the test: in the preparer's face they are heard.
        assert any(COUNT.search(told.spoken) for told in bus.heard)
        keep_secret(bus)
        bus.type("12")  # nobody shall see a count here
        bus.hear("Press F2 to type counts.")
        bus.press("Escape")
        bus.enter("4x v", "Type c, d, h, s or n after the level.")
        bus.hear("Type c, d, h, s or n after the level.")
        bus.press("Escape")
        bus.enter("4sx v", "Press Enter.")
        bus.hear("Deal 1: contract: 4 spades doubled by Vera.", "Type the result: =")
        keep_secret(bus)
        # The next deal is prepared while this one is played.
        assert [told for told in bus.heard[table:] if COUNT.search(told.spoken)] == []
        bus.press("F2")
        dummy = bus.hear("PREPARER").split(", ")[1]
        bus.press("Escape")
        bus.hear("TABLE, nothing here is secret")
        bus.hear("Deal 1. Type the result: =", f"{dummy} is preparing deal 2.")
        table = len(bus.heard)
        keep_secret(bus)
        assert [told for told in bus.heard[table:] if COUNT.search(told.spoken)] == []
        bus.enter("+1", "Press Enter.")
        told = bus.hear("Deal 1: 4 spades doubled by Vera, +1", "Target", " IMP", ". Leading: ")
        assert "Vera" in told.partition("Leading: ")[2]
        bus.press("ctrl+z")
        bus.hear("Deal 1: result: empty")
        bus.press("ctrl+shift+z")
        bus.hear("Deal 1: 4 spades doubled by Vera, +1", "Leading: ")
        others = [name for name in ("Anna", "Boris", "Vera", "Dima", "Egor") if name != dummy]
        prepare(bus, 2, dummy, "".join(name[0].lower() for name in others[:3]))
        keep_secret_of(bus, 2)
        bus.enter("p", "Press Enter.")
        bus.hear("Deal 2", "assed out")
        bus.press("F8")
        bus.hear("Leading", " IMPs")
        bus.press("Escape")
        bus.hear("TABLE, nothing here is secret")
        bus.press("alt+s")
        bus.hear("New session")
        bus.press("Escape", "Escape")
        bus.press("F1")
        bus.hear("guide")
        bus.press("Escape")
        bus.press("ctrl+comma")
        bus.hear("Settings")


def keep_secret_of(bus: Bus, deal: int) -> None:
    """What is said of the cells of an open deal, beside one that is over."""
    cells = [node.name for node in bus.tree() if node.name.startswith(f"Deal {deal},")]
    assert f"Deal {deal}, deck A, HCP: covered" in cells
    assert [cell for cell in cells if COUNT.search(cell)] == []


def test_a_swap_is_asked_for_before_the_lead(tmp_path: Path) -> None:
    counts, decks = {"A": 12, "B": 9, "C": 13, "D": 6}, "ABCD"
    deals = [
        {
            "prepared_by": NAMES[0],
            "hcp": counts,
            "decks": dict(zip(decks, NAMES[1:5], strict=True)),
            "teams": [NAMES[1:3], NAMES[3:5]],
            "vulnerable": [False, False],
            "opening_bid": "Boris",
            **{"contract": "1C", "declarer": "Boris", "tricks": 7},
        },
        {
            "prepared_by": "Vera",
            "hcp": counts,
            "decks": dict(zip(decks, ("Anna", "Boris", "Dima", "Egor"), strict=True)),
            "teams": [("Anna", "Boris"), ("Dima", "Egor")],
            "vulnerable": [False, False],
            "opening_bid": "Dima",
        },
    ]
    evening = {
        **{"format": "chicago-session", "version": 1, "date": "2026-11-20", "place": ""},
        **{"id": "00000000-0000-4000-8000-000000000099", "players": NAMES[:5]},
        **{"planned_deals": 5, "deals": deals},
        "rules": {"targets": "house", "passed_out": "redeal", "honours": False},
    }
    file = tmp_path / "swap.chicago"
    file.write_text(json.dumps(evening), "utf-8")
    with Bus(tmp_path, str(file)) as bus:
        bus.hear("Deal 2. Type contract and declarer")
        bus.settled()
        bus.enter("1c b", "Press Enter.")
        says(bus, ("Deal 2: contract: 1 club by Boris.", "Swap before the lead", "Anna"))
        keep_secret_of(bus, 2)
        bus.enter("s", "Press Enter.")
        says(bus, ("Deal 2: contract: 1 club by Anna", "Type the result"))
        bus.enter("=", "Press Enter.")
        says(bus, ("Deal 2: 1 club by Anna", "Target", " IMP", ". Leading: ", "prepare deal 3"))


TAKEN = "Type the result"
Words = tuple[str, ...]
PLAYED: dict[str, tuple[int, Words, list[tuple[str, Words]]]] = {
    "rubber": (
        4,
        ("Rubber 1, deal 1: Anna deals.", "nobody is vulnerable"),
        [
            ("3s b", ("Rubber 1, deal 1: contract: 3 spades; declarer: Boris.", TAKEN)),
            (
                "+1",
                ("Deal 1: 3 spades by Boris, +1", "30 above", "Rubber 1, deal 2: Boris deals"),
            ),
            ("3n b", ("Rubber 1, deal 2: contract: 3 no trump; declarer: Boris.", TAKEN)),
            ("=", ("Deal 2: 3 no trump by Boris", "first game for Boris & Dima", "Vera deals")),
        ],
    ),
    "teams": (
        8,
        ("Board 1, open room: type contract", "North deals, nobody vulnerable."),
        [
            (
                "4sxn-1",
                ("Board 1: open room 4 spades doubled by North, −1", "Board 2, open room"),
            ),
            ("p", ("Board 2: open room passed out", "waits for the other room", "Board 3")),
        ],
    ),
    "pairs": (
        8,
        ("Board 1, 4 against 1: type contract", "North deals, nobody vulnerable."),
        [
            (
                "4sxn-1",
                ("Board 1, 4 against 1: 4 spades doubled by North", "Board 1, 2 against 3"),
            ),
            (
                "p",
                ("Board 1, 2 against 3: passed out: 0", "Leading: 1 Anna – Boris", "Board 2"),
            ),
        ],
    ),
}
"""How many sit down, what is wanted then, and what is heard of each line."""


@pytest.mark.parametrize("game", PLAYED)
def test_deals_of_the_other_games(tmp_path: Path, game: str) -> None:
    names, first, entries = PLAYED[game]
    with Bus(tmp_path) as bus:
        begin(bus, game, names)
        if game != "teams":
            bus.press("Return")  # nobody more comes
        if game == "rubber":
            bus.hear("Anna, Who deals first")
            bus.press("Return")
        bus.hear("Start")
        bus.press("Return")
        says(bus, ("TABLE",), first)
        bus.enter("9s n", "Level: 1 to 7, not 9.")
        says(bus, ("Level: 1 to 7, not 9.",))
        bus.press("Escape")
        says(bus, first[1:])
        for typed, heard in entries:
            bus.enter(typed, "Press Enter.")
            says(bus, heard)
        # Undo tells what is empty again, and redo the same as at first.
        bus.press("ctrl+z")
        bus.hear("empty")
        bus.settled()
        bus.press("ctrl+shift+z")
        says(bus, heard[:1])


def test_a_board_that_both_rooms_have_played_is_compared(tmp_path: Path) -> None:
    with Bus(tmp_path, str(ROOT / "tests" / "sheets" / "teams-1.chicago")) as bus:
        bus.hear("Board 6, closed room: type contract")
        bus.settled()
        bus.enter("4sn=", "Press Enter.")
        says(bus, ("Board 6: open room", "closed room 4 spades by North", "Leading: ", "Board 7"))
