"""Draws pages on images, and finds their dark dots."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter

from chicago_gui.paper.marks import Mark, Page, Paper
from chicago_gui.printing.files import draw_page

DOTS = 6
"""Dots per mm."""

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="pdftotext is not installed"
)


def drawn(page: Page, dots: float = DOTS) -> QImage:
    """Return `page` drawn in black on white."""
    image = QImage(
        round(page.width * dots), round(page.height * dots), QImage.Format.Format_Grayscale8
    )
    image.fill(255)
    painter = QPainter(image)
    painter.scale(dots, dots)
    draw_page(painter, page)
    painter.end()
    return image


def drawn_marks(*marks: Mark) -> QImage:
    """Return a page with only these marks."""
    return drawn(Page(Paper.A4, marks))


def ink(image: QImage, darker_than: int = 250) -> tuple[float, float, float, float] | None:
    """Return left, top, right and bottom in mm of all dark dots; `None` if there are none."""
    width, stride = image.width(), image.bytesPerLine()
    # Searching bytes is much faster than asking for each of two million dots.
    marked = bytes(image.constBits()).translate(bytes(range(darker_than, 256)).rjust(256, b"\0"))
    rows = [marked[y * stride : y * stride + width] for y in range(image.height())]
    dark = [(y, row) for y, row in enumerate(rows) if b"\0" in row]
    if not dark:
        return None
    left = min(row.find(b"\0") for _, row in dark)
    right = max(row.rfind(b"\0") + 1 for _, row in dark)
    return left / DOTS, dark[0][0] / DOTS, right / DOTS, (dark[-1][0] + 1) / DOTS


def dot(image: QImage, x: float, y: float) -> int:
    """Return the lightness of the dot at (`x`, `y`) mm, 0 to 255."""
    return image.pixelColor(round(x * DOTS), round(y * DOTS)).lightness()


def pdf_text(path: Path) -> str:
    """Return the text of a PDF file."""
    done = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True)
    return done.stdout.decode()


def pdf_places(path: Path) -> list[str]:
    """Return a line for each word of a PDF file, with its box."""
    done = subprocess.run(["pdftotext", "-bbox", str(path), "-"], capture_output=True, check=True)
    return [line for line in done.stdout.decode().splitlines() if "<word" in line]
