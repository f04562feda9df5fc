"""What a screen reader is told of a secret, heard and read on the real bus: nothing.

Two programs run that differ in nothing but what was counted. In one test another count is typed
for the same deck, and another one half typed when Esc comes; in the other the counts of two open
deals were there before, and with them other targets. Every event that reaches assistive programs
from the cover on, and everything that they find in the tree of all windows, must be the same.

What it wants is told in `tests/thorough/bus.py`; run by hand:

    pytest tests/thorough/accessible_events.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.thorough.bus import MISSING, Bus, Heard, Node

ROOT = Path(__file__).parents[2]
EVENING = ROOT / "tests" / "evenings" / "evening-2-going-on.chicago"

pytestmark = [
    pytest.mark.timeout(300),
    pytest.mark.skipif(bool(MISSING), reason=f"not here: {MISSING}"),
]


def twins(folder: Path, listen: Callable[[Bus, int], list[object]], *files: Path) -> list[object]:
    """Let two programs run after each other; return what was found in the first, and the second."""
    found: list[object] = []
    for at, file in enumerate(files):
        home = folder / str(at)
        home.mkdir()
        with Bus(home, str(file)) as bus:
            found.append(listen(bus, at))
    return found


def are_alike(one: object, other: object) -> bool:
    """Whether both are the same, as far as they were read before what they come from was gone."""
    if isinstance(one, Heard) and isinstance(other, Heard) and "gone" in (one.role, other.role):
        both_say = one.what and other.what
        same = (one.event, one.on) == (other.event, other.on)
        return same and (not both_say or one.what == other.what)
    return one == other


def are_twins(one: object, other: object) -> None:
    """Each thing that was heard or found with one is what was with the other."""
    assert isinstance(one, list)
    assert isinstance(other, list)
    differ = [pair for pair in zip(one, other, strict=False) if not are_alike(*pair)]
    assert differ == []
    assert len(one) == len(other)


def test_a_cover_tells_no_count(tmp_path: Path) -> None:
    def listen(bus: Bus, at: int) -> list[object]:
        # Neither makes forty, so that the keys are at the same deck when Esc comes.
        count, half = (("5", "2"), ("7", "3"))[at]
        bus.press("F2")
        bus.hear("PREPARER")
        bus.enter(count, "over 40")
        bus.hear("over 40")
        bus.type(half)
        before = bus.settled()
        # The test of the test: while the face is up its own entries are heard.
        assert {count, half} <= {told.what for told in before}
        covered = len(before)
        bus.press("Escape")
        bus.hear("TABLE, nothing here is secret")
        bus.settled()
        for key in ("Up", "Down", "Left", "Right", "ctrl+z"):
            bus.press(key)
            bus.settled()
        after: list[object] = [*bus.heard[covered:]]
        assert not any("Sum " in told.spoken + told.description for told in bus.heard[covered:])
        return [*after, *bus.tree()]

    one, other = twins(tmp_path, listen, EVENING, EVENING)
    are_twins(one, other)


def other_counts(file: Path) -> Path:
    """Write the evening once more, with other counts in each deal that is not over."""
    evening = json.loads(EVENING.read_text("utf-8"))
    changed = 0
    for deal in evening["deals"]:
        if "hcp" in deal and "tricks" not in deal:
            counts = list(deal["hcp"].values())
            deal["hcp"] = dict(zip(deal["hcp"], counts[1:] + counts[:1], strict=True))
            changed += len(set(counts)) > 1
    assert changed == 2
    file.write_text(json.dumps(evening), "utf-8")
    return file


def test_twins_are_the_same_to_who_listens_and_to_who_looks_through_the_tree(
    tmp_path: Path,
) -> None:
    def listen(bus: Bus, at: int) -> list[object]:
        found: list[object] = [*bus.tree()]
        for keys in (
            # Through the cells of both deals, an entry that is refused, one that is given up, the
            # players' screen, and the page that tells of the evening.
            *("Up", "Left", "Left", "Up", "Up", "Right", "Down", "Down", "Home", "End"),
            *("a", "Return", "Escape", "8", "Escape", "ctrl+z", "ctrl+shift+z", "F11", "Escape"),
            *("F8", "Escape"),
        ):
            bus.press(keys)
            bus.settled()
            if keys in ("F11", "F8"):
                found += bus.tree()
        found += [*bus.tree(), *bus.heard]
        bus.press("F2")
        bus.hear("PREPARER")
        here = len(bus.settled())
        bus.press("Escape")
        bus.hear("TABLE, nothing here is secret")
        bus.settled()
        return [*found, *bus.heard[here:], *bus.tree()]

    one, other = twins(tmp_path, listen, EVENING, other_counts(tmp_path / "twin.chicago"))
    are_twins(one, other)
    assert isinstance(one, list)
    nodes = [node for node in one if isinstance(node, Node)]
    assert {node.role for node in nodes} >= {"frame", "table", "table cell"}
    assert any(node.name.startswith("Deal 7, deck A, HCP: covered") for node in nodes)
    assert any(isinstance(told, Heard) and "8" in told.what for told in one)
    assert len({node.name for node in nodes if node.role == "frame"}) == 2  # the players' screen
