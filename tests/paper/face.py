"""Widths of letters, read from the font files without Qt."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from struct import unpack_from

from chicago_gui.paper.marks import POINT
from chicago_gui.paper.text_setting import Measure

FONTS = Path(__file__).parents[2] / "resources" / "fonts"
ANOTHER = 1.0
"""The width in ems of a letter that the font lacks, about as another font draws it."""


@cache
def widths(file: str) -> dict[int, float]:
    """Return the advance width in ems of each character of a TrueType file."""
    data = (FONTS / file).read_bytes()
    tables = {
        data[at : at + 4].decode("latin-1"): unpack_from(">I", data, at + 8)[0]
        for at in range(12, 12 + 16 * unpack_from(">H", data, 4)[0], 16)
    }
    em = unpack_from(">H", data, tables["head"] + 18)[0]
    many = unpack_from(">H", data, tables["hhea"] + 34)[0]
    advances = unpack_from(f">{2 * many}H", data, tables["hmtx"])[::2]
    return {
        code: advances[min(glyph, many - 1)] / em
        for code, glyph in _glyphs(data, tables["cmap"]).items()
    }


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    """Return the glyph of each character, from the table's groups (format 12)."""
    for at in range(cmap + 4, cmap + 4 + 8 * unpack_from(">H", data, cmap + 2)[0], 8):
        table = cmap + unpack_from(">I", data, at + 4)[0]
        if unpack_from(">H", data, table)[0] == 12:
            groups = unpack_from(">I", data, table + 12)[0]
            found: dict[int, int] = {}
            for group in range(groups):
                first, last, glyph = unpack_from(">III", data, table + 16 + 12 * group)
                found |= {code: glyph + code - first for code in range(first, last + 1)}
            return found
    raise AssertionError("the font has no such table")


def measure(*, bold: bool = False) -> Measure:
    """Return a function that gives the width of a text in mm at one point."""
    known = widths("DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf")
    return lambda text: sum(known.get(ord(letter), ANOTHER) for letter in text) * POINT
