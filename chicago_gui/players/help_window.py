"""The help in a window of its own, beside the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Theme


class HelpWindow(QDialog):
    """Rules, keys and tables; it can stay open while the sheet is filled in."""

    def __init__(
        self, topics: Sequence[Topic], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show every one of `topics`."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Chicago: help"))
        self.text = QTextBrowser(self)
        self.text.setHtml("".join(_html(topic) for topic in topics))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)
        self.resize(theme.px(640), theme.px(700))


def _html(topic: Topic) -> str:
    parts = [f"<h3>{escape(topic.heading)}</h3>"]
    parts += [f"<p>{escape(text)}</p>" for text in topic.paragraphs]
    if topic.rows:
        head, *rows = topic.rows
        cells = "".join(f"<th align='left'>{escape(cell)}</th>" for cell in head)
        lines = [f"<tr>{cells}</tr>"]
        for row in rows:
            cells = "".join(f"<td>{escape(cell)}</td>" for cell in row)
            lines.append(f"<tr>{cells}</tr>")
        parts.append(f"<table cellpadding='3' cellspacing='0'>{''.join(lines)}</table>")
    return "".join(parts)
