"""Draws the golden pages as small pictures.

`python -m tests.golden.pages` writes them into `tests/golden/pages`; look at what changed before
you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from chicago_gui import games
from chicago_gui.paper.marks import Page, Paper
from chicago_gui.printing.files import draw_page
from chicago_gui.sheet.setup import Blank, Tables

ROOT = Path(__file__).parents[1]
FOLDER = Path(__file__).parent / "pages"
DOTS = 2.0
"""Dots per mm: enough to see where things are, too few to see how Qt rounds a letter."""

KEPT = ("house-1", "house-2", "rubber-1", "four-deal-1", "teams-1", "pairs-1")
"""The pages of the sessions that show something of their own."""

BLOCK = 8
"""The side in dots of the squares by which pictures are compared."""


def pages() -> dict[str, Page]:
    """Return the golden pages by the names of their files."""
    found: dict[str, Page] = {}
    for name, file in {
        "house": ROOT / "evenings" / "evening-1.chicago",
        "rubber": ROOT / "sheets" / "rubber-crib.chicago",
        "four-deal": ROOT / "sheets" / "four-deal-1.chicago",
        "teams": ROOT / "sheets" / "teams-2.chicago",
        "pairs": ROOT / "sheets" / "pairs-2.chicago",
    }.items():
        session = games.loads(file.read_bytes())
        game = games.of(session)
        for number, page in enumerate(game.form.pages(game.reveal(session), Paper.A4), start=1):
            if f"{name}-{number}" in KEPT:
                found[f"{name}-{number}"] = page
    five = ("Anna", "Борис", "Vera", "Dima", "Egor")
    house = games.form(games.USUAL)
    blank, card = house.blank_pages(Paper.LETTER.landscape, Blank(8, five, 1, Tables.CARD))
    return {**found, "blank": blank, "card": card}


def drawn(page: Page) -> QImage:
    """Return the page in greys."""
    size = round(page.width * DOTS), round(page.height * DOTS)
    image = QImage(*size, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(DOTS, DOTS)
    draw_page(painter, page)
    painter.end()
    return image


def worst(one: QImage, other: QImage) -> float:
    """Return the largest mean difference of two squares, of 255."""
    if one.size() != other.size():
        return 255.0
    pairs = zip(_squares(one), _squares(other), strict=True)
    return max(abs(a - b) for a, b in pairs) / BLOCK**2


def _squares(image: QImage) -> list[int]:
    """Return the sum of each square's dots, row by row."""
    width, stride, bits = image.width(), image.bytesPerLine(), bytes(image.constBits())
    found: list[int] = []
    for top in range(0, image.height(), BLOCK):
        below = range(top, min(top + BLOCK, image.height()))
        rows = [bits[y * stride : y * stride + width] for y in below]
        found += (sum(sum(row[x : x + BLOCK]) for row in rows) for x in range(0, width, BLOCK))
    return found


def main() -> None:
    """Draw all pages."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from chicago_gui.resources import load_resources

    app = QGuiApplication([])
    load_resources()
    FOLDER.mkdir(exist_ok=True)
    for name, page in pages().items():
        drawn(page).save(str(FOLDER / f"{name}.png"))
    del app


if __name__ == "__main__":
    main()
