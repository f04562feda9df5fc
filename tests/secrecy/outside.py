"""Everything that can be learnt of a session without opening the preparer's face."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from types import BuiltinMethodType
from typing import Any, Self
from unittest.mock import patch

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QBuffer,
    QEvent,
    QIODevice,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QClipboard,
    QGuiApplication,
    QImage,
    QImageWriter,
    QPainter,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)

from chicago_gui.app.paper_files import CHART, SHEET, STANDING, drawn, inks
from chicago_gui.games.house.changes import step_name
from chicago_gui.games.house.csv_file import csv_text
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import session_pages
from chicago_gui.paper.figure_pages import summary_pages
from chicago_gui.paper.marks import Paper
from chicago_gui.printing import files
from chicago_gui.printing.files import draw_page, picture_bytes
from chicago_gui.widgets.form.face import FormFace
from chicago_gui.widgets.standing import StandingPanel
from chicago_gui.widgets.uncovering import Uncovering
from tests.window import Window

ROLES = (*range(16), *range(27, 34), *range(256, 262))
"""Qt's own roles and the first that a program may invent."""

TEXTS = tuple(
    getattr(QAccessible.Text, name)
    for name in ("Name", "Description", "Value", "Help", "Identifier")
)


def outside(window: Window, *only: str, without: FormFace | None = None) -> dict[str, object]:
    """Return every place where a secret could show, or those named, by the name of the place.

    While the preparer's face is up all is looked at `without` that face.
    """
    things = list(objects(window.main, without))
    for thing in things:
        if isinstance(thing, StandingPanel | Uncovering):
            thing.finish()  # what is on its way is elsewhere in every picture
    shown = [w for w in window.app.topLevelWidgets() if w.isVisible()]
    places: dict[str, Callable[[], object]] = {
        "pixels": lambda: picture(window.main, without),
        "accessible tree": lambda: list(accessible(window.main, without)),
        "objects": lambda: [described(each) for each in things],
        "models": lambda: [contents(model) for model in models(things)],
        "sizes": lambda: [sizes(t) for t in things if isinstance(t, QTableView)],
        "actions": lambda: [action_texts(thing) for thing in things if isinstance(thing, QAction)],
        "title": lambda: sorted(w.windowTitle() for w in shown),
        "undo": lambda: undo_texts(window),
        "notice": lambda: notices(window),
        "clipboard": clipboard,
        "csv": lambda: csv_text(window.view),
        "session file": lambda: window.chicago.faces.session_text(),
        "paper": lambda: paper(window),
        "pictures": lambda: pictures(window),
        "settings": lambda: files_beside_the_book(window),
        "other windows": lambda: [
            (picture(w), [described(o) for o in objects(w)])
            for w in sorted(shown, key=lambda w: (type(w).__name__, w.windowTitle()))
            if w is not window.main
        ],
    }
    return {name: places[name]() for name in only or places}


def differing(one: dict[str, object], other: dict[str, object]) -> list[str]:
    """Return the places in which two programs differ."""
    return [name for name in one if one[name] != other[name]]


class Hearing(QObject):
    """What a screen reader is told of widgets that go, come, or lose and get the keys.

    Qt tells it in the moments of these events, of the widget as it is then. That which is deleted
    from a line is told too, and can only be heard on the bus: `tests/thorough` does.
    """

    def __init__(self, app: QObject) -> None:
        super().__init__()
        self._app = app
        self.heard: list[tuple[object, ...]] = []

    def __enter__(self) -> Self:
        self._app.installEventFilter(self)
        return self

    def __exit__(self, *_: object) -> None:
        self._app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        told = (QEvent.Type.Hide, QEvent.Type.Show, QEvent.Type.FocusIn, QEvent.Type.FocusOut)
        if kind in told and isinstance(watched, QWidget):
            node = QAccessible.queryAccessibleInterface(watched)
            if node is not None:
                texts = (node.text(which) for which in TEXTS if which != QAccessible.Text.Value)
                self.heard.append((kind.name, type(watched).__name__, *texts))
        return False


def objects(root: QObject, without: QObject | None = None) -> Iterator[QObject]:
    """Walk all that belongs to `root`, but for what belongs to something in it."""
    left_out = set() if without is None else {without, *without.findChildren(QObject)}
    yield root
    yield from (each for each in root.findChildren(QObject) if each not in left_out)


def models(things: Sequence[QObject]) -> list[QAbstractItemModel]:
    """Return every model, whether it lies in the window or is only shown there."""
    shown = [each.model() for each in things if isinstance(each, QAbstractItemView)]
    lying = [each for each in things if isinstance(each, QAbstractItemModel)]
    return list(dict.fromkeys([*lying, *filter(None, shown)]))


def notices(window: Window) -> list[tuple[str, str, str]]:
    """Return what is said at the Table, and beneath a page."""
    sheet = window.main.sheet
    said = [] if sheet is None else [sheet.table.notice]
    return [("", "", window.told), *((each.wanted, each.then, each.refusal) for each in said)]


def picture(widget: QWidget, without: QWidget | None = None) -> bytes:
    """Return the widget's pixels, but for those of a part of it."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    if without is not None:
        painter = QPainter(image)
        place = QRect(without.mapTo(widget, QPoint()), without.size())
        painter.fillRect(place, Qt.GlobalColor.black)
        painter.end()
    return bytes(image.constBits())


def accessible(widget: QWidget, without: QObject | None = None) -> Iterator[tuple[object, ...]]:
    """Walk what a screen reader walks: roles, texts, states, places, and tables' cells."""
    root = QAccessible.queryAccessibleInterface(widget)
    waiting = [root] if root is not None else []
    while waiting:
        node = waiting.pop()
        if not node.isValid() or (without is not None and node.object() is without):
            continue
        rect = node.rect()
        yield (
            node.role(),
            tuple(node.text(which) for which in TEXTS),
            (rect.x(), rect.y(), rect.width(), rect.height()),
            node.childCount(),
        )
        children = (node.child(at) for at in range(node.childCount()))
        waiting += [child for child in children if child is not None]


def described(thing: QObject) -> tuple[object, ...]:
    """Return whatever an object says of itself."""
    names = [bytes(name.data()).decode() for name in thing.dynamicPropertyNames()]
    properties = tuple((name, plain_property(thing, name)) for name in names)
    said: list[object] = [type(thing).__name__, thing.objectName(), properties]
    if isinstance(thing, QWidget):
        said += [thing.toolTip(), thing.statusTip(), thing.whatsThis(), thing.accessibleName()]
        said += [thing.accessibleDescription(), thing.size().toTuple(), thing.isVisible()]
    if isinstance(thing, QLabel | QLineEdit | QAbstractButton):
        said.append(thing.text())
    return tuple(said)


def plain_property(thing: QObject, name: str) -> str:
    try:
        return repr(plain(thing.property(name)))
    except RuntimeError:
        return "of a type that only Qt has"


def contents(model: QAbstractItemModel) -> tuple[object, ...]:
    """Return every role of every cell and heading, and what a drag would carry."""
    # PySide lets nobody ask a list how many columns it has.
    rows, columns = model.rowCount(), 1
    if not isinstance(model, QAbstractListModel):
        columns = model.columnCount()
    indexes = [model.index(row, column) for row in range(rows) for column in range(columns)]
    cells = [tuple(plain(model.data(index, role)) for role in ROLES) for index in indexes]
    flags = [int(model.flags(index).value) for index in indexes]
    heads = [
        tuple(plain(model.headerData(section, side, role)) for role in ROLES)
        for side, count in ((Qt.Orientation.Horizontal, columns), (Qt.Orientation.Vertical, rows))
        for section in range(count)
    ]
    return rows, columns, cells, flags, heads, dragged(model, indexes)


def dragged(model: QAbstractItemModel, indexes: list[QModelIndex]) -> list[tuple[str, object]]:
    """Return what a drag carries where a model packs that itself; Qt packs what cells say."""
    if isinstance(model.mimeData, BuiltinMethodType):
        return []
    data = model.mimeData(indexes)
    return [(form, bytes(data.data(form).data())) for form in data.formats()]


def sizes(table: QTableView) -> tuple[list[int], list[int]]:
    model = table.model()
    widths = [table.columnWidth(column) for column in range(model.columnCount())]
    heights = [table.rowHeight(row) for row in range(model.rowCount())]
    return widths, heights


def action_texts(action: QAction) -> tuple[object, ...]:
    return (
        *(action.text(), action.toolTip(), action.statusTip(), action.whatsThis()),
        *(action.iconText(), action.isEnabled(), action.isVisible(), action.isChecked()),
        action.objectName(),
        plain(action.data()),
    )


def undo_texts(window: Window) -> tuple[str, ...]:
    desk = window.desk
    table = desk.table
    names = (table.undo_name, table.redo_name)
    return tuple("" if name is None else step_name(name) for name in names)


def clipboard() -> list[str]:
    board = QGuiApplication.clipboard()
    modes = (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection)
    return [board.text(mode) for mode in modes if mode is modes[0] or board.supportsSelection()]


def paper(window: Window) -> list[object]:
    """Return the marks of the session sheet, and of how the evening goes, and both as pixels."""
    desk = window.desk
    form, table = desk.table.form, desk.table
    summary = form.summary(table.view, table.suppose)
    pages = [
        *session_pages(FORM, window.view, Paper.A4),
        *summary_pages(summary, form.evening(table.view), Paper.A4),
    ]
    seen: list[object] = [repr(pages)]
    for page in pages:
        image = QImage(QSize(420, 594), QImage.Format.Format_RGB32)
        # Twice: a letter that Qt looks for in other fonts can come out otherwise the first time.
        for _ in range(2):
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            painter.scale(2, 2)
            draw_page(painter, page)
            painter.end()
        seen.append(bytes(image.constBits()))
    return seen


def pictures(window: Window) -> list[object]:
    """Return everything that goes into a picture as SVG, and standing and chart as PNG too.

    To press these small takes longer than all else, and says nothing; nor does to draw them finer
    than paper is drawn here, of what has every stroke in its SVG.
    """

    def unpressed(*to: Any) -> QImageWriter:
        writer = QImageWriter(*to)
        writer.setCompression(0)
        return writer

    form, seen = window.face.entries.form, list[object]()
    coarse = patch.object(files, "_PICTURE_DPI", 80)
    with patch.object(files, "QImageWriter", unpressed), coarse:
        for what in (SHEET, STANDING, CHART):
            for each in drawn(form, window.view, what, Paper.A4):
                seen.append(picture_bytes(each, "svg", inks(what)))
                if what != SHEET:
                    seen.append(picture_bytes(each, "png", inks(what)))
    return seen


def rows_of_the_book(window: Window) -> list[str]:
    """Return every row of the book, where secrets are kept and what is only typed is not."""
    with closing(sqlite3.connect(window.book_path)) as book:
        return list(book.iterdump())


def files_beside_the_book(window: Window) -> list[tuple[str, bytes]]:
    """Return every file in the program's folder but the book and its backups."""
    window.settings._file.sync()
    return [
        (path.name, path.read_bytes())
        for path in sorted(window.folder.rglob("*"))
        if path.is_file() and "book" not in path.name
    ]


def plain(value: Any) -> object:
    """Return a value in a form that two programs can be compared by."""
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return value
    if hasattr(value, "toTuple"):
        return value.toTuple()
    if hasattr(value, "toString"):
        return value.toString()
    if isinstance(value, QImage):
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"PNG").write(value)
        return bytes(buffer.data().data())
    if isinstance(value, QObject):
        return type(value).__name__
    # What prints where it lies in memory would differ from one run to the next.
    shown = repr(value)
    return type(value).__name__ if shown == object.__repr__(value) else shown
