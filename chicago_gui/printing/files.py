"""Pages as PDF, and pages and pictures as PNG or SVG, all drawn by one painter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QHashSeed,
    QIODevice,
    QMarginsF,
    QRectF,
    QSize,
    QUuid,
)
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from chicago_gui.mark_painter import BLACK, Inks, draw_marks
from chicago_gui.paper.marks import TITLE, AnyPaper, Landscape, Page, Paper, Text
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.words import spoken

MM_PER_INCH = 25.4

_PAPER = QColor("white")


def draw_page(painter: QPainter, page: Page) -> None:
    """Draw `page` with a painter whose unit is 1 mm and whose origin is the paper's corner."""
    painter.save()
    # A preview records only changes of the pen, and replays them with the window's text colour,
    # which is pale in the dark theme. Setting another colour first makes black a change.
    painter.setPen(_PAPER)
    draw_marks(painter, page.marks)
    painter.restore()


def fit_page(painter: QPainter, page: Page, paper: QRectF, dots_per_mm: float) -> None:
    """Set the painter's unit to 1 mm; `paper` is the sheet's rectangle in dots.

    A page laid out for larger paper is reduced to fit, and centred.
    """
    width, height = page.width * dots_per_mm, page.height * dots_per_mm
    smaller = min(1.0, paper.width() / width, paper.height() / height)
    # Some devices round the paper size to whole points, for which no page is reduced.
    if smaller > 0.995:
        smaller = 1.0
    painter.translate(
        paper.x() + (paper.width() - width * smaller) / 2,
        paper.y() + (paper.height() - height * smaller) / 2,
    )
    painter.scale(dots_per_mm * smaller, dots_per_mm * smaller)


def page_layout(paper: AnyPaper) -> QPageLayout:
    """Return the page layout of `paper`, in its orientation and without margins."""
    sizes = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
    lies = QPageLayout.Orientation
    lying = lies.Landscape if isinstance(paper, Landscape) else lies.Portrait
    layout = QPageLayout(QPageSize(sizes[paper.upright]), lying, QMarginsF(0, 0, 0, 0))
    # Only in this mode does a printer accept margins smaller than its own.
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


_RESOLUTION = 1200
_MAKER = "Chicago"
_PDF = QUuid("6ba7b812-9dad-11d1-80b4-00c04fd430c8")  # the namespace of object ids (RFC 9562)

# Qt writes the time into every file, so that no two are alike, and offers no way to change that: no
# setter and no `SOURCE_DATE_EPOCH` in 6.8 to 6.11, and custom metadata affects only the metadata.
# The dates are replaced by as many blanks, because a PDF refers to byte offsets.
_TIMES = re.compile(rb"/(?:CreationDate|ModDate) \(D:[^)]*\)")


def pdf_bytes(pages: Sequence[Page], author: str = TITLE) -> bytes:
    """Return `pages` by `author` as the content of a PDF file with embedded fonts.

    It has title, author and language. Qt cannot write bookmarks or tags for screen readers, but the
    texts are in reading order. The same pages give the same bytes in a process that has drawn
    nothing else before, because earlier drawing can change the order of a font's glyphs.
    """
    # Qt writes the parts of a font in hash order, which is random in each process.
    QHashSeed.setDeterministicGlobalSeed()
    try:
        content = _drawn(pages, author)
    finally:
        QHashSeed.resetRandomGlobalSeed()
    return _TIMES.sub(lambda found: b" " * len(found[0]), content)


_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"><dc:title><rdf:Alt><rdf:li
 xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
 <dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
 <xmp:CreatorTool>{maker}</xmp:CreatorTool></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>
"""


def _metadata(title: str, author: str) -> str:
    """Return the XMP metadata: title, author and language, but no time."""
    values = {"title": title, "author": author, "language": spoken(), "maker": _MAKER}
    return _XMP.format(**{name: _escaped(text) for name, text in values.items()})


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _drawn(pages: Sequence[Page], author: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(pages[0].title)
    writer.setCreator(_MAKER)
    if hasattr(writer, "setAuthor"):  # before Qt 6.9 only the metadata has the author
        writer.setAuthor(author)
    writer.setDocumentXmpMetadata(_metadata(pages[0].title, author).encode())
    texts = "\n".join(mark.text for page in pages for mark in page.marks if isinstance(mark, Text))
    writer.setDocumentId(QUuid.createUuidV5(_PDF, f"{pages[0].paper} {texts}".encode()))
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
        draw_page(painter, page)
        painter.restore()
    painter.end()
    return bytes(buffer.data().data())


# --- pictures

KINDS = ("png", "svg")
"""File formats of pictures, by their endings."""

Drawn = Page | Picture
"""What can be drawn as a picture."""

_PAGE_DPI = 150
_PICTURE_DPI = 240
_SVG_DPI = 2540
"""Hundredths of a millimetre, so that no visible size is rounded."""


def picture_bytes(drawn: Drawn, kind: str, inks: Inks = BLACK) -> bytes:
    """Return a page or a picture as the content of a file of this `kind`."""
    return _svg(drawn, inks) if kind == "svg" else _png(drawn, inks)


def image(drawn: Drawn, inks: Inks = BLACK) -> QImage:
    """Return a page or a picture as an image on white."""
    dots = (_PAGE_DPI if isinstance(drawn, Page) else _PICTURE_DPI) / MM_PER_INCH
    size = QSize(round(drawn.width * dots), round(drawn.height * dots))
    made = QImage(size, QImage.Format.Format_RGB32)
    made.setDotsPerMeterX(round(dots * 1000))
    made.setDotsPerMeterY(round(dots * 1000))
    made.fill(QColor("white"))
    painter = QPainter(made)
    painter.scale(dots, dots)
    draw_marks(painter, drawn.marks, inks)
    painter.end()
    return made


def _png(drawn: Drawn, inks: Inks) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image(drawn, inks))
    return bytes(buffer.data().data())


def _svg(drawn: Drawn, inks: Inks) -> bytes:
    """Return SVG with texts as text, for reading and searching, and suit signs as shapes."""
    from PySide6.QtSvg import QSvgGenerator  # only needed for SVG

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    maker = QSvgGenerator()
    maker.setOutputDevice(buffer)
    maker.setResolution(_SVG_DPI)
    maker.setSize(QSize(round(drawn.width * 100), round(drawn.height * 100)))
    maker.setViewBox(QRectF(0, 0, drawn.width, drawn.height))
    maker.setTitle(drawn.title if isinstance(drawn, Page) else TITLE)
    if isinstance(drawn, Picture):
        maker.setDescription(drawn.spoken)
    painter = QPainter(maker)
    painter.fillRect(QRectF(0, 0, drawn.width, drawn.height), QColor("white"))
    draw_marks(painter, drawn.marks, inks)
    painter.end()
    return bytes(buffer.data().data())
