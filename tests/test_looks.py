"""On all pages, click targets are large enough for a finger, and text has enough contrast.

In a window of 1024 × 600 no text is cut off, and no list must be scrolled sideways.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.app import chicago
from chicago_gui.widgets.theme import DAY, EVENING
from tests.colours import TOLD_APART, Painted, Pair, roles
from tests.cut import cut
from tests.targets import too_small
from tests.tour import EVENINGS, Tour
from tests.widgets.test_theme import contrast
from tests.window import Window


@pytest.mark.parametrize("kind", ["nothing yet", *EVENINGS])
def test_everything_has_its_size_its_room_and_its_contrast(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    small: dict[str, set[str]] = {}
    short: dict[str, set[str]] = {}
    pairs: dict[Pair, set[str]] = {}
    monkeypatch.setattr(chicago, "DAY", TOLD_APART)
    painted = Painted(monkeypatch)

    def look(place: str, widget: QWidget) -> None:
        for each in too_small(widget):
            small.setdefault(each, set()).add(place)
        for each in cut(widget):
            short.setdefault(each, set()).add(place)
        for pair in painted.pairs(widget):
            pairs.setdefault(pair, set()).add(place)

    with Window(tmp_path, EVENINGS.get(kind)) as window:
        window.settings.four_colours = True
        window.chicago.zoom(0)
        window.main.resize(QSize(1024, 600))
        tour = Tour(window, look)
        if kind in EVENINGS:
            tour.go(alike=kind == "russian")
        else:
            tour.first_start()
    assert not small, told(small)
    assert not short, told(short)
    faint = {
        f"{pair.what!r}: {pair.ink} on {pair.ground}, {look}: {reached:.2f}": where
        for pair, where in pairs.items()
        for look, reached in reach(pair)
        if reached < pair.least
    }
    assert not faint, told(faint)
    assert len({(pair.ink, pair.ground) for pair in pairs}) > 6


def reach(pair: Pair) -> list[tuple[str, float]]:
    """Return the contrast of a pair in both themes; a colour from no theme stays the same."""
    found = []
    for look, theme in (("by day", DAY), ("in the evening", EVENING)):
        colours = roles(theme)
        ink, ground = (colours.get(each, each) for each in (pair.ink, pair.ground))
        found.append((look, contrast(ink, ground)))
    return found


def told(found: dict[str, set[str]]) -> str:
    return "".join(f"\n{each} ({', '.join(sorted(where))})" for each, where in found.items())
