"""Parts of pages: a sentence seen and said, a banner, a day, a line, and where the keys begin."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QEvent, QObject, QRect, Qt, Signal
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
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.announcing import announce
from chicago_gui.widgets.lettering import READ, is_cut, written
from chicago_gui.widgets.style_sheets import dress_button
from chicago_gui.widgets.theme import HEAVY, MARGIN, Role, Theme, plain_tip

_WORDS = QPalette.ColorRole.WindowText
_PARTING = ("-", ".", "/")
"""Stands between the parts of a day."""
_WHOLE = ("yyyyMMdd", "ddMMyyyy")
_IN_PARTS = ("yyyy-M-d", "d-M-yyyy")
"""As whole days are written here and there."""


class DayEdit(QDateEdit):
    """A day to be typed or picked, however long ago; Tab goes on to the field after it.

    Left by itself Tab would go from its year to its month, and letters meant for the next field
    would be typed into that, which takes none. And a click would put the cursor behind a day that
    is whole, so that another one typed there went into the month.

    A figure typed over all of it begins another day, and so does one typed over its first part. Qt
    knows of no part that is meant in the one case, and in the other takes a day that is not in the
    month of before, 31 in November, for another one: what was typed is what counts. A day that is
    typed whole counts wherever that began, and the other way round, too: on paper it is 09.10.2024.
    """

    def __init__(self, day: QDate) -> None:
        """Begin with `day`."""
        super().__init__()
        self._typed, self._in_parts = "", False
        self.setMinimumDate(QDate(100, 1, 1))  # Qt begins in 1752
        self.setDate(day)
        self.setCalendarPopup(True)
        self.setDisplayFormat(tr("yyyy-MM-dd"))
        self.lineEdit().installEventFilter(self)

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
        self._typed = ""  # of another time
        super().focusInEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # A dot behind the day goes on to the month, which Qt does by the same way.
        if self._in_parts:
            return super().focusNextPrevChild(forward)
        return QWidget.focusNextPrevChild(self, forward)


class LeftLine(QLineEdit):
    """Tells that it is left, also as it was found: Qt tells only of what was typed."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        elsewhere = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
        if event.reason() not in elsewhere:
            self.left.emit()


class Sentence(QLabel):
    """Empty until something is to be said; what went wrong is in the colour of a loss."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self._theme = theme
        self._wrong = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Show `text`, and announce it; an empty one takes away what was there."""
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


class Says:
    """A page on which a `sentence` has a place, which it takes while there is something to say."""

    sentence: Sentence

    def say(self, text: str, *, wrong: bool = True) -> None:
        """Say what went wrong, or how it went."""
        self.sentence.say(text, wrong=wrong)
        self.sentence.setVisible(bool(text))


class SaysInstead(Says):
    """Says in the place of other sentences, which are there anyway: nothing moves for it.

    It is written as small as it must be for that.
    """

    _said = ""

    def say(self, text: str, *, wrong: bool = True) -> None:
        self._said = text
        super().say(text, wrong=wrong)
        self.put_said()

    def put_said(self) -> None:
        """Show what is said where it has its place; the page asks for it when that changes."""

    def say_instead(self, others: Sequence[QLabel], theme: Theme, width: int, apart: int) -> None:
        """Say it in the place of `others` in a `width`, which stand `apart`; of none, anywhere."""
        sentence, said = self.sentence, self._said
        sentence.setVisible(bool(said))
        sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for each in others:
            each.setVisible(not said)
        font, text, place = theme.font(Role.HINT), said, 0
        if others:
            heights = (max(each.heightForWidth(width), each.minimumHeight()) for each in others)
            place = sum(heights) + (len(others) - 1) * apart
            font, text = written(said, font, width, height=place)
        sentence.setFont(font)
        sentence.setText(text)
        # Of no words there is no height.
        sentence.setFixedHeight(place or max(sentence.heightForWidth(width), 0))
        sentence.setAccessibleName(said)
        sentence.setToolTip(plain_tip(said) if is_cut(text) else "")


class Banner(QWidget):
    """Its words can be copied: they name files."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Be hidden until there is something to say."""
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
        """Show `sentences` under each other; none hides the banner."""
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
    """Says of the sample evening that it is one, as long as it is shown."""

    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Say so at once."""
        super().__init__(theme, parent)
        self.close_button.clicked.connect(self.left)
        self._word()
        self.show()

    def _word(self) -> None:
        self.close_button.setText(tr("Leave the sample"))
        self.say(
            [tr("A sample evening, to look at and to try: nothing of it comes into your book.")]
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()


_LOW = 420
"""In less height than this, at 100 %, a page gives its list the room of what could be left out."""

_AROUND, _APART, _CLOSE = (24, 8), 12, 6
"""Around a page, above and below, where there is room and where not, and between what is on it."""

BETWEEN = 12
"""How far buttons stand from each other, at 100 %."""

BESIDE = 16
"""How far choices stand from each other, at 100 %: each mark is nearest to its own words."""


def lay_close(layout: QVBoxLayout, theme: Theme, height: int, apart: int = _APART) -> bool:
    """Set the parts of a page of this `height` so far `apart`, and return whether it is a low one.

    There they stand closer.
    """
    low = height < theme.px(_LOW)
    layout.setContentsMargins(*[theme.px(_AROUND[0]), theme.px(_AROUND[low])] * 2)
    layout.setSpacing(theme.px(_CLOSE if low else apart))
    return low


def letter(buttons: Sequence[QPushButton], theme: Theme, room: int) -> None:
    """Write on `buttons` as large as lets all that are shown stand beside each other in `room`."""
    font, shown = theme.font(Role.CELL), [each for each in buttons if not each.isHidden()]
    room -= (len(shown) - 1) * theme.px(BETWEEN)
    for size in range(font.pixelSize(), READ - 1, -1):
        font.setPixelSize(size)
        for button in buttons:
            button.setFont(font)
        if sum(button.sizeHint().width() for button in shown) <= room:
            break


_OWN = Qt.FindChildOption.FindDirectChildrenOnly


def begin_at(page: QWidget, beginning: QWidget) -> None:
    """Give `beginning` the keys when `page` is given them, or has them already.

    A focus proxy would do the same, and Tab would jump over whatever lies between the page and
    its proxy.
    """
    found = page.findChild(_Beginning, options=_OWN) or _Beginning(page)
    found.at = beginning
    if page.hasFocus():
        beginning.setFocus()


class _Beginning(QObject):
    """Waits for the page to be given the keys."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.at = page
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand the keys on when Qt is done with giving them."""
        if event.type() == QEvent.Type.FocusIn and self.at is not watched:
            self.at.setFocus()
        return False
