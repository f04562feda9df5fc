"""Finds texts in a window that are cut off, and lists that must be scrolled sideways."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionFrame,
    QTableView,
    QWidget,
)

from chicago_gui.widgets.form.layout import FormHeader
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.form.view import FormView

_ARROW = 32
"""Width of the arrow of a combo box, in pixels."""
_MARGIN = 2
"""Space that Qt leaves on both sides of the text in a line, in pixels."""


def cut(widget: QWidget) -> Iterator[str]:
    """Yield each text in `widget` that is cut off, with the size it needs and has."""
    for each in (widget, *widget.findChildren(QWidget)):
        if each.isVisible() and each.window() is widget.window():
            for text, needed, room in of_one(each):
                if needed > room:
                    yield f"{text!r} needs {needed} and has {room}"


def of_one(each: QWidget) -> Iterator[tuple[str, int, int]]:
    wide = each.fontMetrics().horizontalAdvance
    match each:
        case QLabel() if each.wordWrap():
            yield each.text(), each.heightForWidth(each.width()), each.height()
        case QLabel() | QAbstractButton() if each.text():
            text = each.text().replace("&", "")
            yield text, max(map(wide, text.split("\n"))), each.width()
        case QComboBox():
            yield each.currentText(), wide(each.currentText()), each.width() - _ARROW
        case QLineEdit() if each.placeholderText() and not each.text():
            option = QStyleOptionFrame()
            each.initStyleOption(option)
            line = each.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, each)
            text = each.placeholderText()
            yield text, wide(text), line.width() - 2 * _MARGIN
        case QTableView():
            aside = each.horizontalScrollBar().maximum()
            yield each.accessibleName() or type(each).__name__, aside, 0
            header = each.horizontalHeader()
            for at in range(header.count()):
                if not isinstance(header, FormHeader) and not header.isSectionHidden(at):
                    text = str(each.model().headerData(at, header.orientation()) or "")
                    room = QRect(0, 0, header.sectionSize(at), header.height())
                    # The text is wrapped, but a long word is not broken.
                    flags = Qt.TextFlag.TextWordWrap.value
                    drawn = header.fontMetrics().boundingRect(room, flags, text)
                    yield text, drawn.width(), room.width()
                    yield text, drawn.height(), room.height()


def cut_headings(form: FormView, named: Iterable[str] = ()) -> Iterator[str]:
    """Yield the headings of a form that end in an ellipsis; `named` are names of teams."""
    model, header = form.model(), form.horizontalHeader()
    assert isinstance(header, FormHeader)
    assert isinstance(model, FormModel)
    headings = model.headings()
    for section, (over, heading) in enumerate(headings):
        room = header.sectionSize(section)
        if header.isSectionHidden(section):
            continue
        parts = [header.sectionSize(at) for at, (other, _) in enumerate(headings) if other == over]
        if over and header.fontMetrics().horizontalAdvance(over) > sum(parts) - 2:
            yield over
        if heading not in named and header.written(heading, room - 4)[1] != heading:
            yield f"{heading!r} in {room}"
