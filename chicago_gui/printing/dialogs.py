"""Preview and printer: what is seen, and what is printed, is drawn by the same painter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QMessageBox, QToolBar, QWidget

from chicago_gui.mark_painter import FAMILY
from chicago_gui.paper.marks import Page, Paper
from chicago_gui.printing.pdf import MM_PER_INCH, PaperError, draw_page, fit_page, page_layout
from chicago_gui.sheet.words import tr

# What Qt's preview offers beyond looking: it would print past us, or lay pages on their sides.
_PRINT = "Print"
_NOT_OURS = ("Page setup", "Portrait", "Landscape")


def available_printers() -> tuple[str, ...]:
    """Return the names of the printers there are; none where the system has no printing."""
    return tuple(QPrinterInfo.availablePrinterNames())


def preview(
    parent: QWidget | None, pages: Sequence[Page], paper: Paper | None = None, family: str = FAMILY
) -> QPrintPreviewDialog:
    """Open the preview of `pages` over `parent`, printing a click away, and return it at once.

    It is set for `paper`, or for that of the pages, and works where there is no printer.
    """
    dialog = _Preview(parent, pages, paper, family)
    dialog.open()
    return dialog


def printer_for(pages: Sequence[Page], paper: Paper | None = None) -> QPrinter:
    """Return the usual printer, upright and set for `paper`, or for that of `pages`."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(page_layout(paper or pages[0].paper))
    printer.setDocName(pages[0].title)
    printer.setCreator("Chicago")
    return printer


def print_pages(printer: QPrinter, pages: Sequence[Page], family: str = FAMILY) -> None:
    """Print those of `pages` that `printer` is set to print, in its order and as often.

    Raises `PaperError` when the printer takes nothing.
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
        draw_pages(printer, wanted, family)


def draw_pages(printer: QPrinter, pages: Sequence[Page], family: str = FAMILY) -> None:
    """Draw all `pages` on `printer`, which may be a preview.

    Raises `PaperError` when it takes nothing.
    """
    printer.setFullPage(True)  # whatever a dialog has made of it: our margins are on the page
    painter = QPainter()
    if not painter.begin(printer):
        raise PaperError(tr("The printer takes nothing."))
    for number, page in enumerate(pages):
        if number and not printer.newPage():
            break
        painter.save()
        paper = printer.paperRect(QPrinter.Unit.DevicePixel)
        fit_page(painter, page, paper, printer.resolution() / MM_PER_INCH)
        draw_page(painter, page, family)
        painter.restore()
    painter.end()
    if printer.printerState() is QPrinter.PrinterState.Error:
        raise PaperError(tr("The printer reports a fault; nothing may have been printed."))


class _Preview(QPrintPreviewDialog):
    """Qt's preview with a print button that says so when there is no printer."""

    def __init__(
        self, parent: QWidget | None, pages: Sequence[Page], paper: Paper | None, family: str
    ) -> None:
        # The dialog does not keep the printer alive.
        self._printer = printer_for(pages, paper)
        super().__init__(self._printer, parent)
        self._pages = tuple(pages)
        self._family = family
        self.setWindowTitle(tr("Print preview – {title}").format(title=pages[0].title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(1000, 800)
        self.paintRequested.connect(self._paint)
        for action in self.findChildren(QAction):
            self._take_over(action)

    def _take_over(self, action: QAction) -> None:
        if action.text() in map(_qt_words, _NOT_OURS):
            action.setVisible(False)
        elif action.text() == _qt_words(_PRINT):
            ours = QAction(action.icon(), action.text(), self)
            ours.setShortcut(QKeySequence(QKeySequence.StandardKey.Print))
            ours.triggered.connect(self._print)
            for bar in self.findChildren(QToolBar):
                if action in bar.actions():
                    bar.insertAction(action, ours)
            action.setVisible(False)

    def _paint(self, printer: QPrinter) -> None:
        draw_pages(printer, self._pages, self._family)

    def _print(self) -> None:
        if not available_printers():
            self._tell(tr("There is no printer here; the sheet can be written as PDF instead."))
            return
        asking = QPrintDialog(self._printer, self)
        asking.setMinMax(1, len(self._pages))
        wanted = asking.exec()
        asking.deleteLater()
        if wanted != QDialog.DialogCode.Accepted:
            return
        try:
            print_pages(self._printer, self._pages, self._family)
        except PaperError as error:
            self._tell(str(error))
        else:
            self.accept()

    def _tell(self, sentence: str) -> None:
        told = QMessageBox(self)
        told.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        told.setIcon(QMessageBox.Icon.Information)
        told.setWindowTitle(self.windowTitle())
        told.setText(sentence)
        told.open()


def _qt_words(text: str) -> str:
    """What Qt calls one of its preview's actions, in the language it speaks."""
    return QCoreApplication.translate("QPrintPreviewDialog", text)
