"""Print preview and printing, both drawn by the same painter.

Names that no font can draw are reported before they are printed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFont, QKeySequence, QPainter, QRawFont, QTextLayout
from PySide6.QtPrintSupport import (
    QPrintDialog,
    QPrinter,
    QPrinterInfo,
    QPrintPreviewDialog,
    QPrintPreviewWidget,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMessageBox,
    QToolBar,
    QToolButton,
    QWidget,
)

from chicago_gui.key_places import Command
from chicago_gui.paper.marks import AnyPaper, Landscape, Page, Paper
from chicago_gui.printing.files import MM_PER_INCH, draw_page, fit_page, page_layout
from chicago_gui.record import Record
from chicago_gui.resources import FAMILY
from chicago_gui.sheet.words import tr


def cannot_be_drawn(names: Iterable[str]) -> str:
    """Return a sentence listing the `names` that no installed font can draw, or an empty text."""
    lacking = [name for name in names if not all(map(_drawn, name))]
    if not lacking:
        return ""
    listed = ", ".join(f"“{name}”" for name in lacking)
    return tr("{names}: no font here has all the letters.").format(names=listed)


@cache
def _drawn(letter: str) -> bool:
    """Return whether the sheet's font, or one that Qt substitutes, has a letter."""
    if letter.isspace():
        return True
    font = QFont(FAMILY)
    if QRawFont.fromFont(font).supportsCharacter(ord(letter)):
        return True
    layout = QTextLayout(letter, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    # Glyph 0 is what a font draws for a missing letter, usually a box.
    return all(0 not in run.glyphIndexes() for run in layout.glyphRuns())


LayOut = Callable[[AnyPaper], Sequence[Page]]
"""Lays out the pages for a paper."""

# Qt's preview has its own Print and orientation actions, which would not use our layout. They are
# replaced. The hidden ones would not fit as words.
_PRINT = "Print"
_NOT_OURS = (
    *("Page setup", "Fit width", "First page", "Last page"),
    *("Show single page", "Show facing pages", "Show overview of all pages"),
)
_SIGNS = {"Zoom out": "−", "Zoom in": "+", "Previous page": "‹", "Next page": "›"}
"""Actions with a sign instead of a word; screen readers get the word."""
_ORIENTATIONS: dict[str, AnyPaper] = {"Portrait": Paper.A4, "Landscape": Paper.A4.landscape}
_WISHED, _FRAME, _TITLE = QSize(1000, 800), QSize(2, 40), 32
"""Default size of the preview, size of its frame, greatest height of its title, in pixels."""

_LEAST = 11
"""Least font size of the bar, in pixels."""

_SMALLER = (
    "* { font-size: SIZEpx; } QComboBox, QLineEdit { min-height: 30px; } "
    "QToolBar QToolButton { padding: 0; }"
)
"""Style of the bar with a smaller font; fields stay large enough for a finger."""

_SOCKET = Path("/run/cups/cups.sock")

_CUPS_REFUSED = 0x100
"""From this value on, a CUPS status means a refusal."""


def available_printers() -> tuple[str, ...]:
    """Return the names of the printers; empty if the system has no printing."""
    return tuple(QPrinterInfo.availablePrinterNames())


def _cups() -> Any:
    """Return the CUPS library, or `None` if it is not installed."""
    import ctypes

    try:
        return ctypes.CDLL("libcups.so.2")
    except OSError:
        return None


def why_no_printer() -> str:
    """Return a sentence that says why nothing can be printed and what to do instead."""
    if sys.platform == "linux":
        if _cups() is None:
            return tr("Save the pages as PDF: printing needs the library libcups2.")
        if not _SOCKET.exists() and "CUPS_SERVER" not in os.environ:
            return tr("Save the pages as PDF: the printing service CUPS is not running.")
    return tr("Save the pages as PDF: no printer is set up.")


class PaperError(Exception):
    """Nothing was printed; the text is a sentence that says why."""


class Wishes(Record):
    """Options of a preview: the last `printer`, what stores the next one, how to write PDF.

    `pdf` writes the pages as laid out in the preview and returns whether it succeeded. It reports
    an error through its second argument.
    """

    printer: str
    remember: Callable[[str], None]
    pdf: Callable[[Sequence[Page], Callable[[str], None]], bool]


def preview(
    parent: QWidget | None, lay_out: LayOut, paper: AnyPaper, wishes: Wishes
) -> QPrintPreviewDialog:
    """Open the preview over `parent`, and return it at once.

    It starts with `paper`, and works without a printer.
    """
    dialog = _Preview(parent, lay_out, paper, wishes)
    dialog.open()
    return dialog


def printer_for(pages: Sequence[Page], paper: AnyPaper | None = None, name: str = "") -> QPrinter:
    """Return the printer `name`, or else the default one, set to `paper` or the pages' paper."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if name in available_printers():
        printer.setPrinterName(name)
    printer.setPageLayout(page_layout(paper or pages[0].paper))
    printer.setDocName(pages[0].title)
    printer.setCreator("Chicago")
    return printer


def print_pages(printer: QPrinter, pages: Sequence[Page]) -> None:
    """Print the `pages` selected in `printer`, in its order and number of copies.

    Raises `PaperError` if the printer accepts nothing.
    """
    wanted = list(pages)
    if printer.printRange() is QPrinter.PrintRange.PageRange and printer.fromPage():
        ranges = printer.pageRanges()
        wanted = [page for number, page in enumerate(pages, 1) if ranges.contains(number)]
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        wanted = wanted[::-1]
    if not printer.supportsMultipleCopies():
        wanted = wanted * max(1, printer.copyCount())
    if wanted:
        draw_pages(printer, wanted)
        cups = _cups() if sys.platform == "linux" and not printer.outputFileName() else None
        # Qt does not check whether its last request succeeded; a queue may reject jobs.
        if cups is not None and cups.cupsLastError() >= _CUPS_REFUSED:
            raise PaperError(tr("The printer does not accept pages."))


def draw_pages(printer: QPrinter, pages: Sequence[Page]) -> None:
    """Draw all `pages` on `printer`, which may be a preview.

    Raises `PaperError` if it accepts nothing.
    """
    printer.setFullPage(True)  # a dialog may have changed it; our pages have their own margins
    painter = QPainter()
    if not painter.begin(printer):
        raise PaperError(tr("The printer does not accept pages."))
    for number, page in enumerate(pages):
        if number and not printer.newPage():
            break
        painter.save()
        paper = printer.paperRect(QPrinter.Unit.DevicePixel)
        fit_page(painter, page, paper, printer.resolution() / MM_PER_INCH)
        draw_page(painter, page)
        painter.restore()
    painter.end()
    if printer.printerState() is QPrinter.PrinterState.Error:
        raise PaperError(tr("Check the printer: it reports a fault."))


class _Preview(QPrintPreviewDialog):
    """Qt's preview with our paper, orientation and printing, which also works without a printer."""

    def __init__(
        self, parent: QWidget | None, lay_out: LayOut, paper: AnyPaper, wishes: Wishes
    ) -> None:
        self._lay_out, self._paper, self._wishes = lay_out, paper, wishes
        self._pages = tuple(lay_out(paper))
        # The dialog does not keep the printer alive.
        self._printer = printer_for(self._pages, paper, wishes.printer)
        super().__init__(self._printer, parent)
        title = self._pages[0].title
        self.setWindowTitle(tr("Print preview – {title}").format(title=title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # On a small screen the dialog would extend beyond the edge.
        self.resize(_WISHED.boundedTo(self.screen().availableSize() - _FRAME))
        self.paintRequested.connect(self._paint)
        self._lying: dict[bool, QAction] = {}
        for action in self.findChildren(QAction):
            self._take_over(action)
        self._offer_paper()
        self._show_words()
        self._mark_orientation()
        for shown in self.findChildren(QPrintPreviewWidget):
            for view in shown.findChildren(QGraphicsView):
                view.setAccessibleName(title)
                shown.setFocusProxy(view)  # otherwise it is a Tab stop of its own
                self._go_along(view)

    def changeEvent(self, event: QEvent) -> None:
        """Adjust the width after a change of style, once it applies to all parts."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            QTimer.singleShot(0, self, self._widen)

    def _widen(self) -> None:
        """Make the dialog wide enough for its bar, and the bar's font smaller if needed."""
        room, place = self.screen().availableGeometry(), self.geometry()
        widest = room.width() - _FRAME.width()
        for bar in self.findChildren(QToolBar):
            size = bar.fontInfo().pixelSize()
            # Where the screen is too narrow, the font is reduced. Lengths in a style sheet depend
            # only on the font size set in a style sheet.
            while bar.sizeHint().width() > widest and size > _LEAST:
                size -= 1
                bar.setStyleSheet(_SMALLER.replace("SIZE", str(size)))
            place.setWidth(min(max(place.width(), bar.sizeHint().width()), widest))
        place.moveCenter(self.geometry().center())
        place.moveLeft(max(room.left(), min(place.left(), room.right() + 1 - place.width())))
        lowest = room.bottom() + 1 - place.height()
        # The desktop does not correct windows placed by a program: the title must stay visible.
        place.moveTop(max(room.top() + _TITLE, min(place.top(), lowest)))
        if place.width() != self.width():
            self.setGeometry(place)
            QTimer.singleShot(0, self, self._widen)  # a smaller font changes the width only later

    def _take_over(self, action: QAction) -> None:
        if action.text() in map(_qt_words, _NOT_OURS):
            action.setVisible(False)
        elif action.text() == _qt_words(_PRINT):
            keys = QKeySequence.keyBindings(QKeySequence.StandardKey.Print)
            self._instead(action, self._print).set_keys(keys)
        for name, like in _ORIENTATIONS.items():
            if action.text() == _qt_words(name):
                ours = self._instead(action, partial(self._lay, like))
                ours.setCheckable(True)
                self._lying[isinstance(like, Landscape)] = ours

    def _show_words(self) -> None:
        """Show words and signs on the buttons instead of icons, which no theme colours."""
        signs = {_qt_words(name): sign for name, sign in _SIGNS.items()}
        for bar in self.findChildren(QToolBar):
            bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            bar.setMovable(False)
            for action in bar.actions():
                button = bar.widgetForAction(action)
                if action.text() in signs:
                    action.setIconText(signs[action.text()])
                if isinstance(button, QToolButton):
                    button.setAccessibleName(action.text())
                    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _instead(self, action: QAction, act: Callable[[], None]) -> Command:
        """Add an action that does `act` in place of Qt's `action`, and hide that."""
        ours = Command(action.icon(), action.text(), self)
        ours.triggered.connect(lambda _=False: act())
        for bar in self.findChildren(QToolBar):
            if action in bar.actions():
                bar.insertAction(action, ours)
        action.setVisible(False)
        return ours

    def _offer_paper(self) -> None:
        self.papers = QComboBox()
        for paper in Paper:
            self.papers.addItem(paper.value, paper)
        self.papers.setCurrentText(self._paper.upright.value)
        self.papers.currentIndexChanged.connect(lambda _: self._lay(self._paper))
        bar = self.findChildren(QToolBar)[0]
        # Now the bar still has only Qt's fields, which lack accessible names.
        for zoom in bar.findChildren(QComboBox):
            _call(zoom, tr("Zoom"))
        for number in bar.findChildren(QLineEdit):
            number.setAccessibleName(tr("Page"))
        bar.addWidget(self.papers)
        _call(self.papers, tr("Paper"))

    def _go_along(self, first: QWidget) -> None:
        """Set the Tab order from the pages through the bar; Qt would put added parts last."""
        for bar in self.findChildren(QToolBar):
            for part in filter(None, map(bar.widgetForAction, bar.actions())):
                # The page number is inside a part of its own.
                for stop in (part, *part.findChildren(QLineEdit)):
                    if Qt.FocusPolicy.TabFocus in stop.focusPolicy():
                        QWidget.setTabOrder(first, stop)
                        first = stop
                        break

    def _lay(self, like: AnyPaper) -> None:
        """Lay out the pages for the chosen paper, in the orientation of `like`."""
        upright: Paper = self.papers.currentData()
        turned = isinstance(like, Landscape)
        self._paper = upright.landscape if turned else upright
        self._pages = tuple(self._lay_out(self._paper))
        self._printer.setPageLayout(page_layout(self._paper))
        self._mark_orientation()
        for shown in self.findChildren(QPrintPreviewWidget):
            shown.updatePreview()

    def _mark_orientation(self) -> None:
        for turned, action in self._lying.items():
            action.setChecked(turned is isinstance(self._paper, Landscape))

    def _paint(self, printer: QPrinter) -> None:
        draw_pages(printer, self._pages)

    def _print(self) -> None:
        if not available_printers():
            self._offer_pdf()
            return
        asking = QPrintDialog(self._printer, self)
        asking.setMinMax(1, len(self._pages))
        wanted = asking.exec()
        asking.deleteLater()
        if wanted != QDialog.DialogCode.Accepted:
            return
        try:
            print_pages(self._printer, self._pages)
        except PaperError as error:
            self._show_message(str(error))
        else:
            self._wishes.remember(self._printer.printerName())
            self.accept()

    def _offer_pdf(self) -> None:
        box = self._message_box(why_no_printer())
        button = box.addButton(tr("Save as PDF…"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        button.clicked.connect(self._write_pdf)
        box.open()

    def _write_pdf(self) -> None:
        # The window shows the success message, which the preview would cover.
        if self._wishes.pdf(self._pages, self._show_message):
            self.accept()

    def _show_message(self, sentence: str) -> None:
        self._message_box(sentence).open()

    def _message_box(self, sentence: str) -> QMessageBox:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.NoIcon)  # no other message has an icon
        box.setWindowTitle(self.windowTitle())
        box.setText(sentence)
        return box


def _call(box: QComboBox, words: str) -> None:
    """Give a list an accessible name; some screen readers read only its label."""
    label = QLabel(words, box.parentWidget())
    label.setBuddy(box)
    label.hide()


def _qt_words(text: str) -> str:
    """Return the text of an action of Qt's preview in the current language."""
    return QCoreApplication.translate("QPrintPreviewDialog", text)
