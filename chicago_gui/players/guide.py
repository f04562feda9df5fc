"""The guide in a window: contents, text, search, and links into the program.

Its text is one Markdown file per language, with marks for the program. A mark is an HTML comment,
which other programs hide. Below a heading it names the section in all languages. Above a paragraph
or a table, as in `<!-- targets russian -->`, it says that a session may put its own text there.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.key_places import Command
from chicago_gui.record import Record, field
from chicago_gui.resources import FAMILY, read_resource
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.words import NO_BREAK, ended, keys, keys_as_typed, sentence, spoken, tr
from chicago_gui.widgets.announcing import announce
from chicago_gui.widgets.keys import ENTERS
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import FINGER, Role, Theme

_HEADING = re.compile(r"^(#{1,3}) (.+)$(?:\n<!-- (.+) -->$)?", re.MULTILINE)
_MARKED = re.compile(r"^<!-- (.+) -->\n((?:.+\n)+)", re.MULTILINE)
_MARK = re.compile(r"^<!-- .+ -->\n", re.MULTILINE)
_CODE = re.compile(r"`([^`\n]+)`")
_KEYS = re.compile(r"(?:\w+\+)+(?:\w+|\S)|F\d+")
_SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+\-.!|~&])")


class Section(Record):
    """A heading of the guide: title (level 1), chapter (level 2) or section (level 3)."""

    level: int
    title: str
    mark: str = ""

    @property
    def anchor(self) -> str:
        """The fragment of a link to this section: what stands after `#`."""
        return re.sub(r"[^\w\- ]", "", self.title.lower()).replace(" ", "-")


def guide_text() -> str:
    """Return the guide in the current language, with its marks.

    Raises `FileNotFoundError` if the program's resources lack it.
    """
    return read_resource(f"guide/{spoken()}.md").decode()


def sections(text: str) -> tuple[Section, ...]:
    """Return the headings of a guide in order."""
    return tuple(
        Section(len(level), title, mark or "") for level, title, mark in _HEADING.findall(text)
    )


def filled_in(text: str, parts: Mapping[str, str]) -> str:
    """Return the guide with each marked text replaced by the session's part of that name.

    All marks are removed, and keys get the names they have on this platform.
    """

    def own(found: re.Match[str]) -> str:
        part = parts.get(found[1])
        return found[2] if part is None else f"{part}\n"

    text = _MARK.sub("", _MARKED.sub(own, _HEADING.sub(r"\1 \2\n", text)))
    return _CODE.sub(lambda found: f"`{_here(found[1])}`", text)


def table(rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table of plain texts; the first of `rows` is its heading."""
    head, *lines = ([plain_text(cell) for cell in row] for row in rows)
    lines = [head, ["---:"] * len(head), *lines]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def plain_text(text: str) -> str:
    """Return Markdown that shows `text` literally, in one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _here(code: str) -> str:
    """Return `code` with its keys named as on this platform, if it is a key combination."""
    return keys(keys_as_typed(code)) if _KEYS.fullmatch(code) else code


PREPARER = "preparer"
"""Mark of the chapter about the Preparer face."""

SCHEME = "chicago"
"""Scheme of the links that open a page or dialog; the path is the tool's name."""

_WIDEST = 720
"""Greatest width of the text, in pixels at 100 %: longer lines are hard to read."""

_SHARES = (28, 72)
"""Shares of the contents and the text in the width, at every size of window and type."""

_WRITTEN = QTextDocument.MarkdownFeature
_FEATURES = _WRITTEN.MarkdownDialectGitHub | _WRITTEN.MarkdownNoHTML


class Wanted(Record):
    """What the guide should show: the `mark` of a section, and the session's own `parts`."""

    mark: str = ""
    parts: Mapping[str, str] = field(default_factory=dict)


def of_session(kind: str, form: Form[Any], view: Any, *, preparing: bool) -> Wanted:
    """Return what the guide shows for a session, based on its public view.

    These are its rules and tables, and the chapter of its game or of the Preparer face.
    """
    tables = {f"{name} {kind}": table(rows) for name, rows in form.guide_tables(view).items()}
    rules = plain_text(ended(sentence(form.rules_line(view))))
    parts = {f"rules {kind}": f"**{rules}**\n", **tables}
    return Wanted(PREPARER if preparing else form.guide_chapter(view) or kind, parts)


class GuideText(QTextBrowser):
    """The text of the guide in a readable width, with scrolling and links."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setOpenLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.headings: list[int] = []
        """Position of each heading in the document."""

    def show_markdown(self, text: str, theme: Theme) -> None:
        """Show `text` in the fonts and colours of `theme`."""
        self._theme = theme
        self.headings = []  # the old positions are wrong in the new text
        document = self.document()
        document.setDefaultFont(theme.font(Role.CELL))
        document.setMarkdown(text, _FEATURES)
        self.headings = [
            block.position() for block in _blocks(document) if block.blockFormat().headingLevel()
        ]
        whole = QTextCursor(document)
        whole.beginEditBlock()  # without this Qt lays out the whole document after each change
        self._dress_tables()
        for block in _blocks(document):
            self._dress_block(block)
        whole.endEditBlock()
        self._set_margins()

    def section_at_top(self) -> int:
        """Return the index of the section at the upper edge."""
        edge = self.cursorForPosition(QPoint(self.viewport().width() // 2, self._theme.px(12)))
        return max(bisect_right(self.headings, edge.position()) - 1, 0)

    def go_to(self, section: int) -> None:
        """Scroll the heading of `section` to the upper edge and put the cursor there."""
        cursor = self.textCursor()
        cursor.setPosition(self.headings[section])
        self.setTextCursor(cursor)
        above = self._theme.px(4)
        self.verticalScrollBar().setValue(
            self.verticalScrollBar().value() + self.cursorRect(cursor).top() - above
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    # --- looks

    def _set_margins(self) -> None:
        px = self._theme.px
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        wide = self.viewport().width() - px(_WIDEST) - px(20)
        form.setLeftMargin(px(20))
        form.setRightMargin(max(px(16), wide))
        form.setTopMargin(px(12))
        form.setBottomMargin(px(24))
        frame.setFrameFormat(form)

    def _dress_tables(self) -> None:
        theme = self._theme
        for frame in self.document().rootFrame().childFrames():
            if not isinstance(frame, QTextTable):
                continue
            form = QTextTableFormat(frame.format())
            form.setBorder(1)
            form.setBorderCollapse(True)
            form.setBorderBrush(QColor(theme.rule))
            form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            form.setCellSpacing(0)
            form.setCellPadding(theme.px(5))
            form.setTopMargin(theme.px(4))
            form.setBottomMargin(theme.px(12))
            form.setRightMargin(theme.px(2))  # at the full width the right border is cut off
            if not _is_of_figures(frame):
                form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 98))
            if frame.columns() == 2:
                percent = QTextLength.Type.PercentageLength
                form.setColumnWidthConstraints([QTextLength(percent, wide) for wide in (36, 64)])
            frame.setFormat(form)
            for column in range(frame.columns()):
                cell = frame.cellAt(0, column)
                head = cell.format()
                head.setBackground(QColor(theme.band))
                cell.setFormat(head)
                # A heading is aligned like the figures below it.
                below = frame.cellAt(min(1, frame.rows() - 1), column).firstCursorPosition()
                aligned = QTextBlockFormat()
                aligned.setAlignment(below.blockFormat().alignment())
                cell.firstCursorPosition().mergeBlockFormat(aligned)

    def _dress_block(self, block: QTextBlock) -> None:
        theme, px = self._theme, self._theme.px
        cursor = QTextCursor(block)
        form = QTextBlockFormat()
        level = block.blockFormat().headingLevel()
        in_table = cursor.currentTable() is not None
        if level:
            above = {1: 0, 2: 26, 3: 16}[level]
            form.setTopMargin(px(above))
            form.setBottomMargin(px(6))
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            size = {1: 22, 2: 18, 3: 15}[level]
            text = QTextCharFormat()
            font = QFont(theme.font(Role.TITLE))
            font.setPixelSize(px(size))
            text.setFont(font)
            text.setForeground(QColor(theme.ink))
            cursor.setCharFormat(text)
        elif not in_table:
            form.setTopMargin(0)
            form.setBottomMargin(px(3 if block.textList() else 8))
            form.setLineHeight(130, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.mergeBlockFormat(form)
        if not level:
            self._dress_words(block)

    def _dress_words(self, block: QTextBlock) -> None:
        """Draw code on a coloured background and without line breaks; colour the links."""
        theme = self._theme
        pieces = [
            (piece.position(), piece.length(), piece.charFormat()) for piece in _pieces(block)
        ]
        for position, length, form in pieces:
            typed, link = form.fontFixedPitch(), form.isAnchor()
            if not typed and not link:
                continue
            cursor = QTextCursor(block)
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            if typed:
                form.setFontFixedPitch(False)
                form.setFontFamilies([FAMILY])
                form.setBackground(QColor(theme.wanted))
                form.setForeground(QColor(theme.ink))
                cursor.insertText(cursor.selectedText().replace(" ", NO_BREAK), form)
            else:
                form.setForeground(QColor(theme.accent))
                cursor.setCharFormat(form)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _pieces(block: QTextBlock) -> Iterator[QTextFragment]:
    at = block.begin()
    while not at.atEnd():
        yield at.fragment()
        at += 1


def _is_of_figures(table: QTextTable) -> bool:
    """Return whether the table contains only figures; such a table stays narrow."""
    cells = (
        table.cellAt(row, column).firstCursorPosition().block().text()
        for row in range(1, table.rows())
        for column in range(table.columns())
    )
    return all(cell.isdecimal() for cell in cells if cell)


class GuideWindow(QDialog):
    """A window that stays open while the sheet is filled in; Esc closes it."""

    tool_wanted = Signal(str)
    """The name of the tool whose link was clicked."""

    def __init__(
        self, wanted: Callable[[], Wanted], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show the guide.

        `wanted` returns the section and the session's parts. It is called again whenever these may
        have changed.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # A separate window, so that windows opened by links can be above it.
        self.setWindowFlags(Qt.WindowType.Window)
        self._wanted = wanted
        self._theme = theme
        self._shown = ""
        self._opened_at: str | None = None
        self._sections = sections("")
        self._hits: list[QTextCursor] = []
        self._make_parts()
        dress_form(self)
        self.reword()
        self.text.setFocus()

    def _make_parts(self) -> None:
        theme = self._theme
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(8)] * 4)
        layout.addLayout(self._search_row())
        self.contents = QListWidget()
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setFrameShape(QListWidget.Shape.NoFrame)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.contents.currentRowChanged.connect(self._go_to)
        self.contents.itemClicked.connect(lambda item: self._go_to(self.contents.row(item)))
        self.text = GuideText(theme)
        self.text.anchorClicked.connect(self._follow)
        self.text.verticalScrollBar().valueChanged.connect(lambda _: self._scrolled())
        halves = QSplitter()
        halves.addWidget(self.contents)
        halves.addWidget(self.text)
        halves.setChildrenCollapsible(False)
        for at, share in enumerate(_SHARES):
            halves.setStretchFactor(at, share)
        halves.setSizes([theme.px(10 * share) for share in _SHARES])
        layout.addWidget(halves, 1)
        self.resize(theme.px(960), theme.px(640))

    def _search_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._look_for())
        self.search.installEventFilter(self)
        self.count = QLabel()
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.back, self.on = QPushButton(), QPushButton()
        self.back.clicked.connect(lambda: self._step(-1))
        self.on.clicked.connect(lambda: self._step(1))
        row.addWidget(self.search, 1)
        row.addWidget(self.count)
        for button in (self.back, self.on):
            button.setAutoDefault(False)
            row.addWidget(button)
        look = Command(self)
        look.set_keys(QKeySequence.keyBindings(QKeySequence.StandardKey.Find))
        look.triggered.connect(self._search_anew)
        self.addAction(look)
        return row

    # --- what is shown

    def open_there(self) -> None:
        """Go to the wanted section, unless the window was opened for that section before."""
        self.refresh()
        mark = self._wanted().mark
        if mark != self._opened_at:
            self._opened_at = mark
            marks = [section.mark for section in self._sections]
            self._go_to(marks.index(mark) if mark in marks else 0)

    def refresh(self, *, anew: bool = False) -> None:
        """Show the text again if the session's parts have changed, or always if `anew`."""
        written = guide_text()
        text = filled_in(written, self._wanted().parts)
        if text == self._shown and not anew:
            return
        here = self.text.section_at_top() if self._shown else 0
        self._shown = text
        self._sections = sections(written)
        self.text.show_markdown(text, self._theme)
        self._list_contents()
        self._go_to(here)
        self._look_for(stay=True)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        dress_form(self)
        self.refresh(anew=True)

    def reword(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(tr("Chicago: guide"))
        self.contents.setAccessibleName(tr("Contents"))
        self.text.setAccessibleName(tr("Guide"))
        self.search.setPlaceholderText(tr("Search the guide"))
        self.search.setAccessibleName(tr("Search the guide"))
        self.back.setText(tr("Previous"))
        self.on.setText(tr("Next"))
        self.refresh()

    def _list_contents(self) -> None:
        theme = self._theme
        self.contents.blockSignals(True)
        self.contents.clear()
        for section in self._sections:
            chapter = section.level < 3
            item = QListWidgetItem(("" if chapter else "    ") + section.title)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, section.title)
            item.setToolTip(section.title)
            item.setSizeHint(QSize(0, theme.px(FINGER)))
            if chapter:
                item.setFont(theme.font(Role.TITLE))
            self.contents.addItem(item)
        self.contents.blockSignals(False)

    def _go_to(self, section: int) -> None:
        if section >= 0:
            self.text.go_to(section)
            # Near the end the section cannot be scrolled to the top, so it is marked here.
            self._mark(section)

    def _scrolled(self) -> None:
        if not self.text.headings:
            return
        top, bar = self.text.section_at_top(), self.text.verticalScrollBar()
        # At the end several sections are visible, and the reader may be at a later one.
        if bar.value() < bar.maximum() or self.contents.currentRow() < top:
            self._mark(top)

    def _mark(self, section: int) -> None:
        """Mark the section being read in the contents."""
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(section)
        self.contents.blockSignals(False)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == SCHEME:
            self.tool_wanted.emit(link.path())
            return
        anchors = [section.anchor for section in self._sections]
        if link.fragment() in anchors:
            self._go_to(anchors.index(link.fragment()))

    def say(self, text: str) -> None:
        """Show and announce `text` beside the search field."""
        self.count.setText(text)
        announce(self.count, text)

    # --- the search

    def _search_anew(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _look_for(self, *, stay: bool = False) -> None:
        """Highlight all hits, and go to the first one from here on unless `stay`."""
        wanted = self.search.text()
        self._hits = [*self._all_hits(wanted)] if wanted.strip() else []
        for button in (self.back, self.on):
            button.setEnabled(len(self._hits) > 1)
        marks = []
        for hit in self._hits:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = hit
            mark.format.setBackground(QColor(self._theme.wanted_border))
            mark.format.setForeground(QColor(self._theme.paper))
            marks.append(mark)
        self.text.setExtraSelections(marks)
        if self._hits and not stay:
            start = self.text.textCursor().selectionStart()
            at = next((at for at, hit in enumerate(self._hits) if hit.selectionStart() >= start), 0)
            self._show_hit(at)
        else:
            self.say(tr("Not found") if wanted.strip() and not self._hits else "")

    def _all_hits(self, wanted: str) -> Iterator[QTextCursor]:
        document = self.text.document()
        hit = document.find(wanted)
        while not hit.isNull():
            yield hit
            hit = document.find(wanted, hit)

    def _step(self, by: int) -> None:
        if self._hits:
            here = self.text.textCursor()
            at = next((at for at, hit in enumerate(self._hits) if hit == here), None)
            self._show_hit(0 if at is None else (at + by) % len(self._hits))

    def _show_hit(self, at: int) -> None:
        self.text.setTextCursor(self._hits[at])
        self.text.ensureCursorVisible()
        self.say(tr("{count} of {most}").format(count=at + 1, most=len(self._hits)))

    # --- keys and events

    def showEvent(self, event: QShowEvent) -> None:
        """Go to the wanted section once the text has its final width."""
        super().showEvent(event)
        self.open_there()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go to the next hit on Enter in the search field, to the previous one on Shift+Enter."""
        if (
            watched is self.search
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in ENTERS
        ):
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; refresh the session's parts when the window becomes active."""
        if event.type() == QEvent.Type.LanguageChange:
            self.reword()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.refresh()
        super().changeEvent(event)
