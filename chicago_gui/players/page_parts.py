"""Parts of pages and dialogs: sentences, banners, a date, spacing, and the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QDate, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import (
    QDateEdit,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTabWidget,
    QWidget,
)

from chicago_gui.sheet.words import sentence, tr
from chicago_gui.widgets.announcing import announce
from chicago_gui.widgets.style_sheets import dress_button
from chicago_gui.widgets.text_fitting import LEAST_READABLE, fit_text, is_cut
from chicago_gui.widgets.theme import HEAVY, MARGIN, Role, Theme, plain_tip

_WORDS = QPalette.ColorRole.WindowText


class Sentence(QLabel):
    """A sentence that is shown and announced; an error has the colour of a loss."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Create an empty sentence."""
        super().__init__(parent)
        self._theme = theme
        self._wrong = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Show and announce `text`; an empty one removes the last sentence."""
        self._wrong = wrong
        self.setText(text)
        self.set_theme(self._theme)
        if text:
            announce(self, text, at_once=True)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        palette = self.palette()
        palette.setColor(_WORDS, theme.loss if self._wrong else theme.ink)
        self.setPalette(palette)


def wrapped(text: str = "") -> QLabel:
    """Return a label that shows `text` literally and wraps it."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def push_button(text: str = "") -> QPushButton:
    """Return a button that Enter presses, as in a dialog."""
    button = QPushButton(text)
    button.setAutoDefault(True)
    return button


class Rows(QLayout):
    """Widgets in as few rows as the width allows; if `level`, one below the other in columns.

    In a row that is too narrow a widget shrinks, down to its least width, before one moves down.
    """

    def __init__(self, widgets: Sequence[QWidget], between: int, *, level: bool = False) -> None:
        """Lay out `widgets`, `between` pixels apart."""
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._level = level
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(between)
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        rows, _ = self._rows(width)
        return sum(map(_highest, rows)) + self._beneath * max(len(rows) - 1, 0)

    def sizeHint(self) -> QSize:
        """Return the size of all widgets in one row."""
        rows, _ = self._rows(_ANY_SIZE)
        return QSize(sum(map(self._wide, rows)), sum(map(_highest, rows)))

    def minimumSize(self) -> QSize:
        """Return the size of the widest widget."""
        found = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                found = found.expandedTo(item.minimumSize())
        return found

    def setGeometry(self, rect: QRect) -> None:
        """Place the widgets; each is centred in the height of its row."""
        super().setGeometry(rect)
        rows, columns = self._rows(rect.width())
        y = rect.y()
        for row in rows:
            x, high = rect.x(), _highest(row)
            over = max(self._wide(row) - rect.width(), 0)
            for at, item in enumerate(row):
                size = item.sizeHint()
                shrunk = min(over, max(size.width() - item.minimumSize().width(), 0))
                over -= shrunk
                size -= QSize(shrunk, 0)
                item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += (columns[at] if columns else size.width()) + self.spacing()
            y += high + self._beneath

    @property
    def _beneath(self) -> int:
        """The space between two rows."""
        return self.spacing() // 2

    def _wide(self, row: Sequence[QLayoutItem], *, least: bool = False) -> int:
        """Return the width of `row`, or the `least` width to which it shrinks."""
        sizes = [item.minimumSize() if least else item.sizeHint() for item in row]
        return sum(size.width() for size in sizes) + self.spacing() * max(len(row) - 1, 0)

    def _rows(self, width: int) -> tuple[list[list[QLayoutItem]], list[int]]:
        """Return the items of each row in this `width`, and the width of each column if level."""
        shown = [item for item in self._items if not item.isEmpty()]
        if not self._level:
            rows: list[list[QLayoutItem]] = []
            for item in shown:
                if rows and self._wide([*rows[-1], item], least=True) <= width:
                    rows[-1].append(item)
                else:
                    rows.append([item])
            return rows, []
        for across in range(len(shown), 0, -1):
            columns = [
                max(item.sizeHint().width() for item in shown[at::across]) for at in range(across)
            ]
            if sum(columns) + self.spacing() * (across - 1) <= width or across == 1:
                return [shown[at : at + across] for at in range(0, len(shown), across)], columns
        return [], []


_ANY_SIZE = 16777215
"""Qt's maximum size of a widget without a limit (QWIDGETSIZE_MAX)."""


def _highest(row: Sequence[QLayoutItem]) -> int:
    return max(item.sizeHint().height() for item in row)


def in_rows(widgets: Sequence[QWidget], between: int) -> QWidget:
    """Return `widgets` in as few rows as the width allows, one below the other in columns."""
    holder = QWidget()
    holder.setLayout(Rows(widgets, between, level=True))
    return holder


def accepting(dialog: QDialog, accept: Callable[[], object]) -> QDialogButtonBox:
    """Return OK and Cancel for `dialog`; OK calls `accept`."""
    box = QDialogButtonBox(
        QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
    )
    box.accepted.connect(accept)
    box.rejected.connect(dialog.reject)
    return box


class Says:
    """A page with a `sentence` that takes room only while it has text."""

    sentence: Sentence

    def say(self, text: str, *, wrong: bool = True) -> None:
        """Show what went wrong, or what was done."""
        self.sentence.say(text, wrong=wrong)
        self.sentence.setVisible(bool(text))


class SaysInstead(Says):
    """A page whose sentence replaces other sentences, so that nothing moves.

    The sentence is written as small as that requires.
    """

    _said = ""

    def say(self, text: str, *, wrong: bool = True) -> None:
        self._said = text
        super().say(text, wrong=wrong)
        self.put_said()

    def put_said(self) -> None:
        """Show the sentence at its place; pages call this when the place changes."""

    def say_instead(self, others: Sequence[QLabel], theme: Theme, width: int, apart: int) -> None:
        """Show the sentence in place of `others`, which have this `width` and spacing `apart`."""
        sentence, said = self.sentence, self._said
        sentence.setVisible(bool(said))
        sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for each in others:
            each.setVisible(not said)
        font, text, place = theme.font(Role.HINT), said, 0
        if others:
            heights = (max(each.heightForWidth(width), each.minimumHeight()) for each in others)
            place = sum(heights) + (len(others) - 1) * apart
            font, text = fit_text(said, font, width, height=place)
        sentence.setFont(font)
        sentence.setText(text)
        # Qt returns a negative height for an empty text.
        sentence.setFixedHeight(place or max(sentence.heightForWidth(width), 0))
        sentence.setAccessibleName(said)
        sentence.setToolTip(plain_tip(said) if is_cut(text) else "")


class Banner(QWidget):
    """A banner of sentences with a button that closes it; the text can be copied."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Create a hidden banner."""
        super().__init__(parent)
        self._theme = theme
        layout = QHBoxLayout(self)
        margin = theme.px(MARGIN)
        layout.setContentsMargins(margin, margin // 2, margin, margin // 2)
        layout.setSpacing(margin)
        self.sentence = Sentence(theme, self)
        self.close_button = QPushButton(tr("Close"), self)
        self.close_button.clicked.connect(self.hide)
        layout.addWidget(self.sentence, 1)
        layout.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        dress_button(self.close_button)
        self.hide()

    def say(self, sentences: Sequence[str]) -> None:
        """Show `sentences` in lines; hide the banner if there are none."""
        self.setVisible(bool(sentences))
        self.sentence.say("\n".join(sentences))

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.sentence.set_theme(theme)
        dress_button(self.close_button)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.close_button.setText(tr("Close"))
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.wanted))
        painter.setPen(theme.pen(theme.wanted_border, HEAVY))
        painter.drawRect(QRect(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()


class SampleBanner(Banner):
    """The banner of the sample session."""

    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the banner."""
        super().__init__(theme, parent)
        self.close_button.clicked.connect(self.left)
        self._word()
        self.show()

    def _word(self) -> None:
        self.close_button.setText(tr("Close the sample"))
        self.say([tr("Sample session to try. Nothing goes into your book.")])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()


_LOW = 420
"""Height in pixels at 100 % below which a page leaves out parts, so that its list has room."""

_ASIDE, _AROUND, _APART, _CLOSE = 24, (16, 8), 12, 6
"""Page margins beside, above and below (normal, low page), spacing (normal, low page)."""

BETWEEN = 12
"""Space between buttons, in pixels at 100 %."""

BESIDE = 16
"""Space between choices, in pixels at 100 %: each mark is nearest to its own words."""


def lay_page(layout: QLayout, theme: Theme, height: int, apart: int = _APART) -> bool:
    """Set the margins and spacing of a page of this `height`; return whether the page is low.

    All pages have the same margins. On a low page the parts are closer than `apart`.
    """
    low = height < theme.px(_LOW)
    layout.setContentsMargins(*[theme.px(_ASIDE), theme.px(_AROUND[low])] * 2)
    layout.setSpacing(theme.px(_CLOSE if low else apart))
    return low


class PageHead(QHBoxLayout):
    """The first row of a page: its title on the left, *Back* on the right, other parts between."""

    def __init__(self, title: QLabel, left: SignalInstance, *between: QWidget) -> None:
        """Put `between` before *Back*, which emits `left`."""
        super().__init__()
        self.back = push_button(tr("Back"))
        self.back.clicked.connect(left)
        self.addWidget(title, int(title.wordWrap()))
        for each in between:
            self.addWidget(each, int(isinstance(each, Sentence)))
        self.addStretch()
        self.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)


def page_title(text: str, theme: Theme) -> QLabel:
    """Return a label with the title of a page."""
    title = QLabel(text)
    title.setFont(theme.font(Role.CONTRACT))
    return title


def letter(buttons: Sequence[QPushButton], theme: Theme, room: int) -> None:
    """Set the largest font in which all visible `buttons` fit into `room` pixels."""
    font, shown = theme.font(Role.CELL), [each for each in buttons if not each.isHidden()]
    room -= (len(shown) - 1) * theme.px(BETWEEN)
    for size in range(font.pixelSize(), LEAST_READABLE - 1, -1):
        font.setPixelSize(size)
        for button in buttons:
            button.setFont(font)
        if sum(button.sizeHint().width() for button in shown) <= room:
            break


def fit_tabs(tabs: QTabWidget, theme: Theme) -> None:
    """Write the tabs in the largest size in which all of them are visible."""
    bar, usual = tabs.tabBar(), theme.font(Role.CELL).pixelSize()
    for size in range(usual, LEAST_READABLE - 1, -1):
        # A tab's padding depends on the font size only if a style sheet sets that.
        style = f"QTabBar::tab {{ font-size: {size}px; }}" if size < usual else ""
        if style != bar.styleSheet():
            bar.setStyleSheet(style)
        if bar.sizeHint().width() <= tabs.width():
            break


_OWN = Qt.FindChildOption.FindDirectChildrenOnly


def focus_first(page: QWidget, first: QWidget) -> None:
    """Pass the focus of `page` on to `first`.

    With a focus proxy, Tab would skip what is between the page and its proxy.
    """
    found = page.findChild(_FirstFocus, options=_OWN) or _FirstFocus(page)
    found.at = first
    if page.hasFocus():
        first.setFocus()


class _FirstFocus(QObject):
    """Passes the focus of a page on."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.at = page
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the focus on after the page has it."""
        if event.type() == QEvent.Type.FocusIn and self.at is not watched:
            self.at.setFocus()
        return False


_PARTING = ("-", ".", "/")
"""Separators between the parts of a date."""

_WHOLE = ("yyyyMMdd", "ddMMyyyy")

_IN_PARTS = ("yyyy-M-d", "d-M-yyyy")
"""Accepted formats of a complete date, without and with separators."""


class DayEdit(QDateEdit):
    """A date field without Qt's lower limit of 1752.

    It differs from Qt's field in these points:

    - Tab goes to the next field, not from the year to the month.
    - A click selects the part that is clicked.
    - A digit typed over the whole date, or over its first part, starts a new date. Qt would change
      a day that the month does not have, such as 31 in November.
    - A date typed completely is accepted in several orders of its parts, such as 09.10.2024.
    """

    def __init__(self, day: date) -> None:
        """Start with `day`."""
        super().__init__()
        self._typed, self._in_parts = "", False
        self.setMinimumDate(QDate(100, 1, 1))  # Qt's default minimum is 1752
        self.set_day(day)
        self.setCalendarPopup(True)
        self.setDisplayFormat(tr("yyyy-MM-dd"))
        self.lineEdit().installEventFilter(self)

    def day(self) -> date:
        """Return the day that is shown."""
        day = self.date()
        return date(day.year(), day.month(), day.day())

    def set_day(self, day: date) -> None:
        """Show `day`."""
        self.setDate(QDate(day.year, day.month, day.day))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._typed = ""
        clicked = event.type() == QEvent.Type.MouseButtonRelease
        if clicked and not self.lineEdit().hasSelectedText():
            self.setSelectedSection(self.currentSection())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        sign, first = event.text(), self.sectionAt(0)
        if sign.isdecimal():
            marked = self.lineEdit().selectedText()
            if marked == self.lineEdit().text():
                self.setSelectedSection(first)
                self._typed = ""
            elif self.currentSection() == first and marked == self.sectionText(first):
                self._typed = ""
            self._typed += sign
        elif sign and sign in _PARTING:
            self._typed += "-"
        elif event.key() != Qt.Key.Key_Shift:
            self._typed = ""
        self._in_parts = True
        super().keyPressEvent(event)
        self._in_parts = False
        own = "".join(each for each in self.displayFormat() if each.isalpha())
        bare = self._typed.replace("-", "")
        for typed, order in (
            *((bare, order) for order in (own, *_WHOLE)),
            *((self._typed, order) for order in _IN_PARTS),
        ):
            whole = QDate.fromString(typed, order)
            if whole.isValid():
                self.setDate(whole)
                break

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._typed = ""
        super().focusInEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Qt also calls this when a dot after the day moves on to the month.
        if self._in_parts:
            return super().focusNextPrevChild(forward)
        return QWidget.focusNextPrevChild(self, forward)


def day_and_place(day: DayEdit, place: QLineEdit, theme: Theme) -> QWidget:
    """Return both fields side by side, named for screen readers."""
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.px(BETWEEN))
    row.addWidget(day)
    row.addWidget(place, 1)
    day.setAccessibleName(sentence(tr("date")))
    place.setPlaceholderText(tr("Place (optional)"))
    place.setAccessibleName(tr("Place"))
    both.setFocusProxy(day)
    return both


def scroll_to(field: QWidget) -> None:
    """Scroll the area around `field`, if there is one, until the field is visible."""
    around = field.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if isinstance(around, QScrollArea):
        around.ensureWidgetVisible(field)
