"""Preview and printer: what is seen, and what is printed, is drawn by the same painter.

Which letters no font here can draw is told before it is on paper.
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
from chicago_gui.printing.pdf import MM_PER_INCH, PaperError, draw_page, fit_page, page_layout
from chicago_gui.record import Record
from chicago_gui.resources import FAMILY
from chicago_gui.sheet.words import tr


def cannot_be_drawn(names: Iterable[str]) -> str:
    """Return in a sentence which of `names` no font here has all letters of, or nothing."""
    lacking = [name for name in names if not all(map(_drawn, name))]
    if not lacking:
        return ""
    listed = ", ".join(f"“{name}”" for name in lacking)
    if len(lacking) == 1:
        pattern = tr("{names}: no font here has all the letters.")
    else:
        pattern = tr("{names}: no font here has all the letters.")
    return pattern.format(names=listed)


@cache
def _drawn(letter: str) -> bool:
    """Whether the sheet's font has a letter, or another that Qt takes in its stead."""
    if letter.isspace():
        return True
    font = QFont(FAMILY)
    if QRawFont.fromFont(font).supportsCharacter(ord(letter)):
        return True
    layout = QTextLayout(letter, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    # The sign at 0 is what a font draws for a letter it has not, mostly a box.
    return all(0 not in run.glyphIndexes() for run in layout.glyphRuns())


LayOut = Callable[[AnyPaper], Sequence[Page]]
"""Lays the pages out for the paper that is chosen."""

# What Qt's preview offers beyond looking: it would print past us, or lay the same pages on their
# sides. The orientations are ours; they lay the pages out anew. The rest has no room in words.
_PRINT = "Print"
_NOT_OURS = (
    *("Page setup", "Fit width", "First page", "Last page"),
    *("Show single page", "Show facing pages", "Show overview of all pages"),
)
_SIGNS = {"Zoom out": "−", "Zoom in": "+", "Previous page": "‹", "Next page": "›"}
"""What a word would be too long for; who listens hears the word."""
_ORIENTATIONS: dict[str, AnyPaper] = {"Portrait": Paper.A4, "Landscape": Paper.A4.landscape}
_WISHED, _FRAME, _TITLE = QSize(1000, 800), QSize(2, 40), 32
"""How large a preview opens where the screen has room for it and its frame, and how high the
title of that is at most."""

_LEAST = 11
"""No smaller do the words of its bar become, in pixels."""

_SMALLER = "* { font-size: SIZEpx; } QComboBox, QLineEdit { min-height: 30px; }"
"""How the bar looks then; a finger finds what has an edge besides."""

_SOCKET = Path("/run/cups/cups.sock")

_CUPS_REFUSED = 0x100
"""From here on a status of CUPS says that something was refused."""


def available_printers() -> tuple[str, ...]:
    """Return the names of the printers there are; none where the system has no printing."""
    return tuple(QPrinterInfo.availablePrinterNames())


def _cups() -> Any:
    """Return the library of the printing service, `None` where there is none."""
    import ctypes

    try:
        return ctypes.CDLL("libcups.so.2")
    except OSError:
        return None


def why_no_printer() -> str:
    """Return in a sentence why nothing can be printed here, and what can be done instead."""
    if sys.platform == "linux":
        if _cups() is None:
            return tr("Save the pages as PDF: printing needs the library libcups2.")
        if not _SOCKET.exists() and "CUPS_SERVER" not in os.environ:
            return tr("Save the pages as PDF: the printing service CUPS is not running.")
    return tr("Save the pages as PDF: no printer is set up.")


class Wishes(Record):
    """What a preview goes by: the `printer` of last time, whom to tell the next, how to write PDF.

    `pdf` writes the pages as they are laid out in the preview, and returns whether it could; it
    says why not by what it is given.
    """

    printer: str = ""
    remember: Callable[[str], None] = lambda _: None
    pdf: Callable[[Sequence[Page], Callable[[str], None]], bool] | None = None


def preview(
    parent: QWidget | None, lay_out: LayOut, paper: AnyPaper, wishes: Wishes | None = None
) -> QPrintPreviewDialog:
    """Open the preview over `parent`, printing a click away, and return it at once.

    It begins with `paper` and works where there is no printer.
    """
    dialog = _Preview(parent, lay_out, paper, wishes or Wishes())
    dialog.open()
    return dialog


def printer_for(pages: Sequence[Page], paper: AnyPaper | None = None, name: str = "") -> QPrinter:
    """Return the printer called `name`, or the usual one, set for `paper`, or that of `pages`."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if name in available_printers():
        printer.setPrinterName(name)
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
        cups = _cups() if sys.platform == "linux" and not printer.outputFileName() else None
        # Qt does not ask whether its last request was taken; a queue may accept no jobs.
        if cups is not None and cups.cupsLastError() >= _CUPS_REFUSED:
            raise PaperError(tr("The printer does not accept pages."))


def draw_pages(printer: QPrinter, pages: Sequence[Page], family: str = FAMILY) -> None:
    """Draw all `pages` on `printer`, which may be a preview.

    Raises `PaperError` when it takes nothing.
    """
    printer.setFullPage(True)  # whatever a dialog has made of it: our margins are on the page
    painter = QPainter()
    if not painter.begin(printer):
        raise PaperError(tr("The printer does not accept pages."))
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
        raise PaperError(tr("Check the printer: it reports a fault."))


class _Preview(QPrintPreviewDialog):
    """Qt's preview with paper and orientation, and a way out where there is no printer."""

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
        # On a small screen it would hang over the edge, and Fit page would fit what nobody sees.
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
                shown.setFocusProxy(view)  # it would be a stop of its own
                self._go_along(view)

    def changeEvent(self, event: QEvent) -> None:
        """What is dressed otherwise wants another width, but only when all of it is."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            QTimer.singleShot(0, self, self._widen)

    def _widen(self) -> None:
        """Be as wide as the words of the bar want, which larger type makes longer."""
        room, place = self.screen().availableGeometry(), self.geometry()
        widest = room.width() - _FRAME.width()
        for bar in self.findChildren(QToolBar):
            size = bar.fontInfo().pixelSize()
            # Where not even the screen is wide enough its words are smaller. The lengths of a
            # style sheet follow the size that stands in one, and no other.
            while bar.sizeHint().width() > widest and size > _LEAST:
                size -= 1
                bar.setStyleSheet(_SMALLER.replace("SIZE", str(size)))
            place.setWidth(min(max(place.width(), bar.sizeHint().width()), widest))
        place.moveCenter(self.geometry().center())
        place.moveLeft(max(room.left(), min(place.left(), room.right() + 1 - place.width())))
        lowest = room.bottom() + 1 - place.height()
        # What is placed by us is not put on the screen by the desktop: its title would be lost.
        place.moveTop(max(room.top() + _TITLE, min(place.top(), lowest)))
        if place.width() != self.width():
            self.setGeometry(place)
            QTimer.singleShot(0, self, self._widen)  # smaller letters have another width only then

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
        """Put words and signs on the buttons, in place of pictures that no theme colours."""
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
        """Put an action of ours in the place of one of Qt's, which is hidden."""
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
        # Before ours is among them, what Qt has there has no words at all.
        for zoom in bar.findChildren(QComboBox):
            _call(zoom, tr("Zoom"))
        for number in bar.findChildren(QLineEdit):
            number.setAccessibleName(tr("Page"))
        bar.addWidget(self.papers)
        _call(self.papers, tr("Paper"))

    def _go_along(self, first: QWidget) -> None:
        """Let Tab go from the pages through the bar as it is read; what was put in came last."""
        for bar in self.findChildren(QToolBar):
            for part in filter(None, map(bar.widgetForAction, bar.actions())):
                # The number of the page lies in a part of its own.
                for stop in (part, *part.findChildren(QLineEdit)):
                    if Qt.FocusPolicy.TabFocus in stop.focusPolicy():
                        QWidget.setTabOrder(first, stop)
                        first = stop
                        break

    def _lay(self, like: AnyPaper) -> None:
        """Lay the pages out for the paper that is chosen, upright or on its side as `like` is."""
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
        if self._wishes.pdf is not None:
            button = box.addButton(tr("Save as PDF…"), QMessageBox.ButtonRole.AcceptRole)
            box.addButton(QMessageBox.StandardButton.Cancel)
            button.clicked.connect(self._write_pdf)
        box.open()

    def _write_pdf(self) -> None:
        # That it is written is said in the window, which the preview would cover.
        if self._wishes.pdf is not None and self._wishes.pdf(self._pages, self._show_message):
            self.accept()

    def _show_message(self, sentence: str) -> None:
        self._message_box(sentence).open()

    def _message_box(self, sentence: str) -> QMessageBox:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.NoIcon)  # on paper there are none
        box.setWindowTitle(self.windowTitle())
        box.setText(sentence)
        return box


def _call(box: QComboBox, words: str) -> None:
    """Have a list called so: to some screen readers it is what a label beside it says."""
    label = QLabel(words, box.parentWidget())
    label.setBuddy(box)
    label.hide()


def _qt_words(text: str) -> str:
    """What Qt calls one of its preview's actions, in the language it speaks."""
    return QCoreApplication.translate("QPrintPreviewDialog", text)
