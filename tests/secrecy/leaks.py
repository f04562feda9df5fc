"""Leaks to plant: whatever a program like this can tell a secret by, and where that must be seen.

Each tells the secret that it is given, and tells the one before no more.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any
from unittest.mock import patch
from zlib import crc32

from PySide6.QtCore import QMimeData, QModelIndex, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter
from PySide6.QtWidgets import QLabel, QLineEdit

from chicago_gui.app import paper_files
from chicago_gui.games.house import columns, csv_file
from chicago_gui.paper.marks import Page
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.printing import files
from chicago_gui.record import replace
from chicago_gui.sheet.panel import Picture
from chicago_gui.widgets.form.face import FormFace
from tests.secrecy import outside as outside_module
from tests.secrecy.outside import differing
from tests.window import Window


def number(secret: str) -> int:
    """Return a number below 50 that stands for a secret."""
    return crc32(secret.encode()) % 50


def plant(where: object, name: str, leak: Callable[..., object]) -> None:
    """Put `leak` in the place of what `where` has under that name."""
    setattr(where, name, leak)


def sheet(window: Window) -> SheetPage:
    assert window.main.sheet is not None
    return window.main.sheet


def table(window: Window) -> FormFace:
    return sheet(window).table


def child(window: Window, kind: type[Any], name: str) -> Any:
    """Return the hidden widget of that name, made if it is not there."""
    widget = window.main.findChild(kind, name) or kind(window.main)
    widget.setObjectName(name)
    return widget


def hidden_label(window: Window, secret: str) -> None:
    child(window, QLabel, "hidden").setText(secret)


def tooltip(window: Window, secret: str) -> None:
    table(window).form.setToolTip(f"target {secret}")


def status(window: Window, secret: str) -> None:
    window.main.status.setText(f"deck A: {secret}")


def title(window: Window, secret: str) -> None:
    window.main.setWindowTitle(f"Chicago {secret}")


def undo_text(window: Window, secret: str) -> None:
    window.action("undo").setText(f"Undo {secret}")


def column_width(window: Window, secret: str) -> None:
    table(window).form.setColumnWidth(columns.COLUMNS.index(columns.HCP), 40 + number(secret))


def row_height(window: Window, secret: str) -> None:
    table(window).form.setRowHeight(20, 60 + number(secret))


def role(window: Window, secret: str) -> None:
    model: Any = table(window).form.model()
    whole = type(model).data

    def data(index: QModelIndex, role: int = 0) -> object:
        return secret if role == 257 else whole(model, index, role)

    plant(model, "data", data)


def drag(window: Window, secret: str) -> None:
    def mime(indexes: object) -> QMimeData:
        carried = QMimeData()
        carried.setText(secret)
        return carried

    plant(table(window).form.model(), "mimeData", mime)


def password_line(window: Window, secret: str) -> None:
    line = child(window, QLineEdit, "password")
    line.setEchoMode(QLineEdit.EchoMode.NoEcho)
    line.setText(secret)


def on_clipboard(window: Window, secret: str) -> None:
    QGuiApplication.clipboard().setText(secret)


def accessible_description(window: Window, secret: str) -> None:
    table(window).form.setAccessibleDescription(f"strong: {secret}")


def object_name(window: Window, secret: str) -> None:
    table(window).form.setObjectName(f"form{secret}")


def dynamic_property(window: Window, secret: str) -> None:
    table(window).form.setProperty("hcp", secret)


def pixel(window: Window, secret: str) -> None:
    colour = QColor(0, 60, number(secret)).name()
    theme = replace(window.main._theme, strip_table=colour, strip_preparer=colour)
    window.main.strip.set_theme(theme)


def notice(window: Window, secret: str) -> None:
    table(window).notice.refuse(f"Not entered: {secret}")


def setting(window: Window, secret: str) -> None:
    window.settings._file.setValue("last", secret)


def file(window: Window, secret: str) -> None:
    (window.folder / "draft.json").write_text(json.dumps(secret))


def order(window: Window, secret: str) -> None:
    rows = sheet(window).panel.standing.rows
    for row in sorted(rows, key=lambda row: number(row.name + secret)):
        row.raise_()


def csv(window: Window, secret: str) -> None:
    plant(outside_module, "csv_text", lambda view: csv_file.csv_text(view) + secret)


def session_file(window: Window, secret: str) -> None:
    faces = window.chicago.faces
    plant(faces, "session_text", lambda: type(faces).session_text(faces) + secret)


def paper(window: Window, secret: str) -> None:
    def draw(painter: QPainter, page: Page) -> None:
        files.draw_page(painter, page)
        painter.setPen(QColor(254, 254, 254 - number(secret)))  # all but white on white
        painter.drawRect(5, 5, 2, 2)

    plant(outside_module, "draw_page", draw)


def picture(window: Window, secret: str) -> None:
    def said(form: Any, view: Any, what: str, paper: Any) -> Any:
        return [
            replace(each, spoken=secret) if isinstance(each, Picture) else each
            for each in paper_files.drawn(form, view, what, paper)
        ]

    plant(outside_module, "drawn", said)


def other_window(window: Window, secret: str) -> None:
    label = child(window, QLabel, "other")
    label.setText(secret)
    label.setWindowFlag(Qt.WindowType.Tool)
    label.show()


LEAKS: dict[Callable[[Window, str], None], str] = {
    hidden_label: "objects",
    tooltip: "objects",
    status: "accessible tree",
    title: "title",
    undo_text: "actions",
    column_width: "sizes",
    row_height: "sizes",
    role: "models",
    drag: "models",
    password_line: "objects",
    on_clipboard: "clipboard",
    accessible_description: "accessible tree",
    object_name: "objects",
    dynamic_property: "objects",
    pixel: "pixels",
    notice: "notice",
    setting: "settings",
    file: "settings",
    order: "accessible tree",
    csv: "csv",
    session_file: "session file",
    paper: "paper",
    picture: "pictures",
    other_window: "other windows",
}
"""Each leak, and the place where it must be seen."""


def planted(
    window: Window,
    secret: str,
    leaks: dict[Callable[[Window, str], None], str],
    look: Callable[..., dict[str, object]],
) -> Iterator[dict[str, object]]:
    """Yield what is seen with no leak, and then in the place of each: planted, and stopped."""
    ours = {name: getattr(outside_module, name) for name in ("csv_text", "draw_page", "drawn")}
    with patch.multiple(outside_module, **ours):
        for leak in leaks:
            leak(window, "")
        yield look(window, *leaks.values())
        for leak, place in leaks.items():
            for told in (secret, ""):
                leak(window, told)
                yield look(window, place)
    QGuiApplication.clipboard().clear()


def assert_found(
    leaks: dict[Callable[[Window, str], None], str],
    seen: Iterable[tuple[dict[str, object], dict[str, object]]],
) -> None:
    """Assert that two programs with `planted` leaks differ when and where one tells, only."""
    looks = iter(seen)
    assert not differing(*next(looks))
    for leak, place in leaks.items():
        assert differing(*next(looks)) == [place], leak.__name__
        assert not differing(*next(looks)), leak.__name__
    assert not list(looks)
