"""Parts of pages and dialogs: sentences, banners, a date, spacing, and the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QDate, QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QDateEdit,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.announcing import announce
from chicago_gui.widgets.style_sheets import dress_button
from chicago_gui.widgets.text_fitting import READ, fit_text, is_cut
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


class ButtonRows(QWidget):
    """Buttons in as few rows as the width allows, one below the other in each column."""

    def __init__(self, buttons: Sequence[QAbstractButton], least: int, between: int) -> None:
        """Put at least `least` of `buttons` in a row, `between` pixels apart."""
        super().__init__()
        self._buttons, self._least = list(buttons), least
        self._across = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(between)
        self.lay()

    def lay(self) -> None:
        """Place the buttons anew, after their texts or the width have changed."""
        shown = [button for button in self._buttons if not button.isHidden()]
        fitting = range(len(shown), self._least, -1)
        across = next((at for at in fitting if self._wide(shown, at) <= self.width()), self._least)
        if across == self._across:
            return
        self._grid.setColumnStretch(self._across, 0)
        self._across = across
        for at, button in enumerate(self._buttons):
            self._grid.addWidget(button, *divmod(at, across), Qt.AlignmentFlag.AlignLeft)
        self._grid.setColumnStretch(across, 1)

    def _wide(self, shown: Sequence[QAbstractButton], across: int) -> int:
        """Return the width of the buttons `shown` with `across` in a row."""
        columns = (shown[at::across] for at in range(min(across, len(shown))))
        widest = [max(button.sizeHint().width() for button in column) for column in columns]
        return sum(widest) + self._grid.horizontalSpacing() * max(len(widest) - 1, 0)

    def minimumSizeHint(self) -> QSize:
        """Allow a width for the fewest buttons in a row."""
        shown = [button for button in self._buttons if not button.isHidden()]
        return QSize(self._wide(shown, self._least), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use as few rows as the new width allows."""
        super().resizeEvent(event)
        self.lay()


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

_AROUND, _APART, _CLOSE = (24, 8), 12, 6
"""Page margins (normal; above and below on a low page), and spacing (normal, low page)."""

BETWEEN = 12
"""Space between buttons, in pixels at 100 %."""

BESIDE = 16
"""Space between choices, in pixels at 100 %: each mark is nearest to its own words."""


def lay_close(layout: QVBoxLayout, theme: Theme, height: int, apart: int = _APART) -> bool:
    """Set the spacing of a page of this `height`; return whether the page is low.

    On a low page the parts are closer than `apart`.
    """
    low = height < theme.px(_LOW)
    layout.setContentsMargins(*[theme.px(_AROUND[0]), theme.px(_AROUND[low])] * 2)
    layout.setSpacing(theme.px(_CLOSE if low else apart))
    return low


def letter(buttons: Sequence[QPushButton], theme: Theme, room: int) -> None:
    """Set the largest font in which all visible `buttons` fit into `room` pixels."""
    font, shown = theme.font(Role.CELL), [each for each in buttons if not each.isHidden()]
    room -= (len(shown) - 1) * theme.px(BETWEEN)
    for size in range(font.pixelSize(), READ - 1, -1):
        font.setPixelSize(size)
        for button in buttons:
            button.setFont(font)
        if sum(button.sizeHint().width() for button in shown) <= room:
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


def scroll_to(field: QWidget) -> None:
    """Scroll the area around `field`, if there is one, until the field is visible."""
    around = field.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if isinstance(around, QScrollArea):
        around.ensureWidgetVisible(field)


class PaperSheet(QWidget):
    """A background that looks like a sheet of paper."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.paper))
        painter.setPen(self.theme.pen(self.theme.rule))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
