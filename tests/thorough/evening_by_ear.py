"""A short evening with eyes shut, by keys alone, in the real window: all is heard on the real bus.

What is wanted, what was taken, what was refused, the reveal and who is first are announced, in
this order and once each; each face says which it is, and outside the preparer's no count and no
target is heard or is in the tree before the deal is over. Two deals of the house game, a swap of
it, and some of every other game.

Wants Debian's xvfb, openbox, xdotool, dbus, at-spi2-core and python3-pyatspi; run by hand:

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
    pytest.mark.skipif(MISSING, reason="the accessibility bus or a display is missing"),
]

COUNT = re.compile(
    r"HCP(, wanted)?: \d|Sum so far|The four make|[Tt]arget(, wanted)?: \d|Target \d"
)
"""How a count and a target are said."""

NAMES = ("Anna", "Boris", "Vera", "Dima", "Egor", "Fred", "Gena", "Hugo")

GAMES = {
    "four-deal": ("Right",),
    "rubber": ("Right", "Right"),
    "teams": ("Down",),
    "pairs": ("Down", "Right"),
}
"""How the arrows lead there from the house game."""


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
        for key in GAMES[game]:
            bus.press(key)
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
    bus.hear("Deck A: count its high cards.")
    bus.hear(f"Deal {deal}, deck A, HCP, wanted: empty")
    bus.type("12")
    bus.hear(f"Deal {deal}, deck A, HCP: 12.", "Deck B: count", "Sum so far 12")
    bus.type("39")
    bus.hear("HCP B is 39; a hand holds 0–37")
    bus.press("BackSpace", "BackSpace")
    bus.type("9")
    bus.hear("deck B, HCP: 9.", "Sum so far 21 of 40.")
    bus.press("Return")  # it belongs to the count
    bus.type("13")
    bus.hear("deck C, HCP: 13.", "An opening hand is there (C, 13)")
    bus.type("6")
    bus.hear("deck D, HCP: 6.", "Who picked deck A?")
    for deck, player in zip("ABC", first, strict=True):
        bus.type(player)
        bus.hear(f"Deal {deal}: deck {deck}, player: ")
    bus.hear("deck D, player: ", "Who plays with whom?")
    bus.press("Return")  # it belongs to the last name
    bus.press("space")
    bus.hear("team 1, partners, wanted: ", "is proposed")
    bus.press("Return")
    bus.hear("team 1, partners: ", "team 2, partners: ", "vulnerable? z if they are")
    bus.type("z")
    bus.hear("team 1, vulnerable: yes.")
    bus.press("space")
    bus.hear("team 2, vulnerable: no.", "Who opens?")
    bus.press("Return")
    bus.hear("opening bid: ", "Ready: hand out the cards.")
    bus.press("Return")
    bus.hear("TABLE, nothing here is secret")


def test_two_deals_of_the_house_game(tmp_path: Path) -> None:
    with Bus(tmp_path) as bus:
        begin(bus)
        bus.hear("TABLE, nothing here is secret")
        bus.hear("Anna prepares deal 1. F2 opens the preparer's face.")
        bus.hear("Deal 1, deal: 1")
        prepare(bus, 1, "Anna", "bvd")
        bus.hear("Deal 1 is being bid.", "p when all pass")
        bus.hear("Deal 1, contract, wanted: empty")
        table = len(bus.heard)
        keep_secret(bus)
        bus.type("9s v")
        bus.press("Return")
        bus.hear("A level is 1 to 7, not 9")
        bus.press("Escape")
        bus.type("4sx v")
        bus.hear("Deal 1: contract: 4 spades doubled by Vera.", "Type the result")
        keep_secret(bus)
        # The next deal is prepared while this one is played.
        assert [told for told in bus.heard[table:] if COUNT.search(told.spoken)] == []
        bus.press("F2")
        dummy = bus.hear("PREPARER").split(", ")[1]
        bus.press("Escape")
        bus.hear("TABLE, nothing here is secret")
        bus.hear("The preparer's face is covered.")
        table = len(bus.heard)
        keep_secret(bus)
        assert [told for told in bus.heard[table:] if COUNT.search(told.spoken)] == []
        bus.type("+1")
        bus.press("Return")
        told = bus.hear("Deal 1: 4 spades doubled by Vera, +1", "Target", " IMPs. First now: ")
        assert "Vera" in told.partition("First now: ")[2]
        bus.press("ctrl+z")
        bus.hear("Deal 1: result: empty")
        bus.press("ctrl+shift+z")
        bus.hear("Deal 1: 4 spades doubled by Vera, +1", "First now: ")
        others = [name for name in ("Anna", "Boris", "Vera", "Dima", "Egor") if name != dummy]
        prepare(bus, 2, dummy, "".join(name[0].lower() for name in others[:3]))
        keep_secret_of(bus, 2)
        bus.type("p")
        bus.press("Return")
        bus.hear("Deal 2", "assed out")
        bus.press("F8")
        bus.hear("lead", " IMPs")
        bus.press("Escape")
        bus.hear("TABLE, nothing here is secret")
        bus.press("alt+s")
        bus.hear("New session")
        bus.press("Escape", "Escape")
        bus.press("F1")
        bus.hear("Chicago: help")
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
        bus.hear("Deal 2 is being bid.")
        bus.settled()
        bus.type("1c b")
        says(bus, ("Deal 2: contract: 1 club by Boris.", "Swap before the lead", "Anna"))
        keep_secret_of(bus, 2)
        bus.type("s")
        says(bus, ("Deal 2: contract: 1 club by Anna", "Type the result"))
        bus.type("=")
        bus.press("Return")
        says(bus, ("Deal 2: 1 club by Anna", "Target", " IMPs. First now: ", "prepares deal 3"))


TAKEN = "Type the result"
Words = tuple[str, ...]
PLAYED: dict[str, tuple[int, Words, list[tuple[str, Words]]]] = {
    "four-deal": (
        4,
        ("Round 1, deal 1: Anna deals.", "nobody is vulnerable"),
        [
            ("3s b", ("Round 1, deal 1: contract: 3 spades; declarer: Boris.", TAKEN)),
            ("+1\n", ("Deal 1: 3 spades by Boris, +1", "90 below", "Round 1, deal 2: Boris deals")),
            ("p\n", ("Round 1, deal 2: contract: passed out.",)),
        ],
    ),
    "rubber": (
        4,
        ("Rubber 1, deal 1: Anna deals.", "nobody is vulnerable"),
        [
            ("3s b", ("Rubber 1, deal 1: contract: 3 spades; declarer: Boris.", TAKEN)),
            (
                "+1\n",
                ("Deal 1: 3 spades by Boris, +1", "30 above", "Rubber 1, deal 2: Boris deals"),
            ),
            ("3n b", ("Rubber 1, deal 2: contract: 3 no trump; declarer: Boris.", TAKEN)),
            ("=\n", ("Deal 2: 3 no trump by Boris", "first game of Boris & Dima", "Vera deals")),
        ],
    ),
    "teams": (
        8,
        ("Board 1, open room: type contract", "North deals, nobody vulnerable."),
        [
            (
                "4sxn-1\n",
                ("Board 1: open room 4 spades doubled by North, −1", "Board 2, open room"),
            ),
            ("p\n", ("Board 2: open room passed out", "waits for the other room", "Board 3")),
        ],
    ),
    "pairs": (
        8,
        ("Board 1, 4 against 1: type contract", "North deals, nobody vulnerable."),
        [
            (
                "4sxn-1\n",
                ("Board 1, 4 against 1: 4 spades doubled by North", "Board 1, 2 against 3"),
            ),
            (
                "p\n",
                ("Board 1, 2 against 3: passed out: 0", "First now: 1 Anna – Boris", "Board 2"),
            ),
        ],
    ),
}
"""How many sit down, what is wanted then, and what is heard of each entry that ends with Enter."""


@pytest.mark.parametrize("game", PLAYED)
def test_deals_of_the_other_games(tmp_path: Path, game: str) -> None:
    names, first, entries = PLAYED[game]
    with Bus(tmp_path) as bus:
        begin(bus, game, names)
        if game != "teams":
            bus.press("Return")  # nobody more comes
            bus.hear("Start")
            bus.press("Return")
        says(bus, ("TABLE",), first)
        bus.type("9s n")
        bus.settled()
        bus.press("Return")
        says(bus, ("A level is 1 to 7, not 9",))
        bus.press("Escape")
        says(bus)
        for typed, heard in entries:
            bus.type(typed.rstrip())
            if typed.endswith("\n"):
                bus.settled()
                bus.press("Return")
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
        bus.type("4sn=")
        bus.settled()
        bus.press("Return")
        says(bus, ("Board 6: open room", "closed room 4 spades by North", "First now: ", "Board 7"))
