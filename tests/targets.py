"""Finds what can be clicked in a window, and what is too small for a finger."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractListModel, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QMenuBar,
    QScrollBar,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QTabBar,
    QTableView,
    QWidget,
)

from chicago_gui.widgets.form.view import FormView

FINGER = 32

_SUB = QStyle.SubControl
_COMPLEX = QStyle.ComplexControl


def targets(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    """Yield everything in `widget` that can be clicked, with its rectangle."""
    for each in (widget, *widget.findChildren(QWidget)):
        if each.isVisible() and each.window() is widget.window():
            yield from of_one(each)


def of_one(each: QWidget) -> Iterator[tuple[str, QRect]]:
    match each:
        case QHeaderView():
            pass  # headings are measured with their list
        case QAbstractButton():
            yield each.text() or each.accessibleName() or each.toolTip(), each.rect()
        case QComboBox():
            yield each.accessibleName() or each.currentText(), each.rect()
        case QAbstractSpinBox():
            yield each.accessibleName() or each.text(), each.rect()
            yield from steps(each)
        case QLineEdit():
            if not isinstance(each.parent(), QAbstractSpinBox | QComboBox):
                yield each.accessibleName() or each.placeholderText(), each.rect()
        case QTabBar():
            yield from ((each.tabText(at), each.tabRect(at)) for at in range(each.count()))
        case QMenuBar() | QMenu():
            for line in each.actions():
                if line.isVisible() and not line.isSeparator():
                    yield line.text(), each.actionGeometry(line)
        case QSlider():
            yield each.accessibleName(), each.rect()
        case QScrollBar():
            yield "scroll bar", grip(each)
        case FormView():
            row, columns = each.verticalHeader().defaultSectionSize(), each.entries.form.columns
            for at, column in enumerate(() if each.typing is None else columns):
                if not each.isColumnHidden(at):
                    yield f"cell at {column.heading}", QRect(0, 0, each.columnWidth(at), row)
        case QAbstractItemView():
            yield from lines(each)


def grip(bar: QScrollBar) -> QRect:
    """Return the rectangle of the slider of a scroll bar."""
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    return bar.style().subControlRect(_COMPLEX.CC_ScrollBar, option, _SUB.SC_ScrollBarSlider, bar)


def steps(box: QAbstractSpinBox) -> Iterator[tuple[str, QRect]]:
    """Yield the buttons of a spin box or date field."""
    if box.property("calendarPopup"):
        drop = QStyleOptionComboBox()
        drop.initFrom(box)
        drop.subControls = _SUB.SC_All
        drop.editable = True
        arrow = box.style().subControlRect(_COMPLEX.CC_ComboBox, drop, _SUB.SC_ComboBoxArrow, box)
        yield "calendar", arrow
    elif box.buttonSymbols() is not QAbstractSpinBox.ButtonSymbols.NoButtons:
        step = QStyleOptionSpinBox()
        box.initStyleOption(step)
        for side in (_SUB.SC_SpinBoxUp, _SUB.SC_SpinBoxDown):
            rect = box.style().subControlRect(_COMPLEX.CC_SpinBox, step, side, box)
            if rect.isValid():
                yield f"{box.accessibleName()} {side.name}", rect


def lines(view: QAbstractItemView) -> Iterator[tuple[str, QRect]]:
    model = view.model()
    if model is None or not model.rowCount():
        return
    # In PySide the number of columns of a list model is private.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    first = view.visualRect(model.index(0, columns - 1))
    if isinstance(view, QTableView):
        header = view.horizontalHeader()
        if header.isVisible() and header.sectionsClickable():
            yield "heading", QRect(0, 0, FINGER, header.height())
    if first.isEmpty():
        return  # the list is empty
    wide = FINGER if not isinstance(view, QTableView) else first.width()
    yield (
        f"line of {view.accessibleName() or type(view).__name__}",
        QRect(0, 0, wide, first.height()),
    )


def too_small(widget: QWidget) -> Iterator[str]:
    """Yield what is too small for a finger, with its size."""
    for name, rect in targets(widget):
        if rect.height() < FINGER or rect.width() < FINGER:
            yield f"{name!r}: {rect.width()} × {rect.height()}"
