"""Pages as a PDF file: drawn in memory, and put in the old file's place only when it is whole."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from uuid import NAMESPACE_OID, uuid5

from PySide6.QtCore import QBuffer, QHashSeed, QIODevice, QRectF, QUuid
from PySide6.QtGui import QPainter, QPdfWriter

from chicago_gui.mark_painter import FAMILY
from chicago_gui.paper.marks import Page
from chicago_gui.printing.painter import MM_PER_INCH, draw_page, fit_page, page_layout
from chicago_gui.whole_file import why_not, write_whole

_RESOLUTION = 1200
_MAKER = "Chicago"

# Qt writes the time into every file, so that no two would be alike. What tells it is blanked at
# its length, for a PDF finds its parts by counting bytes.
_TIMES = re.compile(
    rb'/(?:CreationDate|ModDate) \(D:[^)]*\)|xmp:(?:CreateDate|ModifyDate|MetadataDate)="[^"]*"'
)


class PaperError(Exception):
    """Nothing was written or printed; the text is one sentence that says why."""


def write_pdf(pages: Sequence[Page], path: Path | str, family: str = FAMILY) -> None:
    """Write `pages` as a PDF file at `path`, with its type in it.

    The same pages give the same bytes, at least in a process that has drawn nothing else before:
    what Qt has drawn can change the order in which it numbers a font's signs. Raises
    `PaperError` when it cannot be written; what was there before then stays as it was, and
    nothing else is left behind.
    """
    content = pdf_bytes(pages, family)
    try:
        write_whole(Path(path), content)
    except (OSError, ValueError) as error:
        raise PaperError(why_not(path, error)) from None


def pdf_bytes(pages: Sequence[Page], family: str = FAMILY) -> bytes:
    """Return `pages` as the content of a PDF file."""
    # Qt puts the parts of a font into the file in an order that it draws by lot in each process.
    QHashSeed.setDeterministicGlobalSeed()
    try:
        content = _drawn(pages, family)
    finally:
        QHashSeed.resetRandomGlobalSeed()
    return _TIMES.sub(lambda found: b" " * len(found[0]), content)


def _drawn(pages: Sequence[Page], family: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(pages[0].title)
    writer.setCreator(_MAKER)
    writer.setDocumentId(QUuid(str(uuid5(NAMESPACE_OID, repr(pages)))))
    painter = QPainter()
    for page in pages:
        writer.setPageLayout(page_layout(page.paper))
        if not painter.isActive():
            painter.begin(writer)
        else:
            writer.newPage()
        paper = QRectF(0, 0, writer.width(), writer.height())
        painter.save()
        fit_page(painter, page, paper, _RESOLUTION / MM_PER_INCH)
        draw_page(painter, page, family)
        painter.restore()
    painter.end()
    return bytes(buffer.data().data())
