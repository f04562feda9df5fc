"""A short evening with eyes shut, by keys alone, in the real window: all is heard on the real bus.

What is wanted, what was taken, what was refused, the reveal and who is first are announced, each
face says which it is, and outside the preparer's no count and no target is heard or is in the
tree before the deal is over. Two deals of the house game, one of a rubber.

Wants Debian's xvfb, openbox, xdotool, dbus, at-spi2-core and python3-pyatspi; run by hand:

    pytest tests/thorough/evening_by_ear.py
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.thorough.bus import MISSING, Bus

pytestmark = [
    pytest.mark.timeout(300),
    pytest.mark.skipif(MISSING, reason="the accessibility bus or a display is missing"),
]

COUNT = re.compile(
    r"HCP(, wanted)?: \d|Sum so far|The four make|[Tt]arget(, wanted)?: \d|Target \d"
)
"""How a count and a target are said."""

GAMES = {"rubber": ("Right", "Right")}
"""How the arrows lead there from the house game."""


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
        bus.press(*GAMES[game])
        bus.press("Tab")
    for name in ("Anna", "Boris", "Vera", "Dima", "Egor")[:names]:
        bus.type(name)
        bus.press("Return")


def prepare(bus: Bus, deal: int, name: str, first: str) -> None:
    """Count, hand out the decks, seat and cover; a count that cannot be is refused on the way."""
    bus.press("F2")
    bus.hear("PREPARER", name)
    bus.hear("Deck A: count its high cards.")
    bus.hear(f"Deal {deal}, deck A, HCP, wanted: empty")
    bus.type("12")
    bus.hear(f"Deal {deal}, deck A, HCP: 12.", "Deck B: count", "Sum so far 12")
    bus.type("41")
    bus.hear("HCP B is 41; a hand holds 0–37")
    bus.press("BackSpace", "BackSpace")
    bus.type("9")
    bus.press("Return")
    bus.hear("deck B, HCP: 9.", "Sum so far 21 of 40.")
    bus.type("13")
    bus.hear("deck C, HCP: 13.", "An opening hand is there (C, 13)")
    bus.type("6")
    bus.press("Return")
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


def test_a_deal_of_a_rubber(tmp_path: Path) -> None:
    with Bus(tmp_path) as bus:
        begin(bus, "rubber", 4)
        bus.press("Return")  # nobody is the fifth
        bus.hear("Rubber 1, deal 1, contract, wanted: empty")
        bus.type("9s b")
        bus.press("Return")
        bus.hear("A level is 1 to 7, not 9")
        bus.press("Escape")
        bus.type("3s b")
        bus.hear("3 spades by Boris")
        bus.type("+1")
        bus.press("Return")
        bus.hear("Deal 1: 3 spades by Boris, +1", "120")
