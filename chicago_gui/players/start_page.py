"""The start page with the list of all sessions.

While there is no session, cards show how a game is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.mark_painter import Inks, draw_marks
from chicago_gui.players.page_parts import (
    BETWEEN,
    Rows,
    SaysInstead,
    Sentence,
    focus_first,
    lay_page,
    letter,
    page_title,
    push_button,
    wrapped,
)
from chicago_gui.players.session_list import Find, SessionList
from chicago_gui.sheet.panel import FirstStart, FirstStep
from chicago_gui.sheet.words import LANGUAGES, tr
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.strip import paint_eye
from chicago_gui.widgets.theme import STRONG, Role, Theme

_STRIP = 32
_LEAST = 200
_BEGIN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FirstSteps(QScrollArea):
    """A card for each step, with its words below."""

    def __init__(
        self, steps: Sequence[FirstStep], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show `steps` from left to right."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(tr("How a deal goes"))
        # Tab goes from button to button; cards that do not fit are scrolled to.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.px(8))
        self.cards: list[StepCard] = []
        for at, step in enumerate(steps):
            card = StepCard(step, f"{at + 1}", theme)
            words = wrapped(step.words)
            words.setAlignment(Qt.AlignmentFlag.AlignTop)
            words.setMinimumWidth(1)
            grid.addWidget(card, 0, at)
            grid.addWidget(words, 1, at)
            grid.setColumnStretch(at, 1)
            self.cards.append(card)
        grid.setRowStretch(2, 1)
        self.setWidget(holder)


class StepCard(Painted):
    """One picture on paper, below the coloured strip of its face."""

    def __init__(self, step: FirstStep, number: str, theme: Theme) -> None:
        """Draw `step` with `number` in its title."""
        super().__init__()
        self._step = step
        self._title = f"{number}  {step.title}"
        self._theme = theme
        self.setAccessibleName(f"{self._title}. {step.picture.spoken}")
        self.setAccessibleDescription(step.words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        # Set in advance: set on resize, it would make the scroll bar come and go without end.
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(_LEAST, self._height(_LEAST))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the picture's height at this width plus the strip."""
        return self._height(width)

    def _height(self, width: int) -> int:
        picture = self._step.picture
        return round(width * picture.height / picture.width) + self._theme.px(_STRIP)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, picture = self._theme, self._step.picture
        painter = QPainter(self)
        card = QRectF(self.rect())
        painter.fillRect(card, QColor(theme.paper))
        strip = QRectF(card.x(), card.y(), card.width(), theme.px(_STRIP))
        face = theme.strip_preparer if self._step.secret else theme.strip_table
        painter.fillRect(strip, QColor(face))
        self._paint_title(painter, strip)
        painter.save()
        painter.translate(0, strip.height())
        scale = card.width() / picture.width
        painter.scale(scale, scale)
        inks = Inks(QColor(theme.ink), QColor(theme.band), lambda suit: QColor(theme.suit(suit)))
        draw_marks(painter, picture.marks, inks=inks)
        painter.restore()
        painter.setPen(theme.pen(theme.strong_rule, STRONG))
        painter.drawRect(card.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def _paint_title(self, painter: QPainter, strip: QRectF) -> None:
        theme = self._theme
        pad, eye = theme.px(10), theme.px(20)
        sign = QRectF(strip.x() + pad, strip.center().y() - eye / 2, eye, eye)
        colour = QColor(theme.strip_text)
        paint_eye(painter, sign, colour, is_open=not self._step.secret)
        words = strip.adjusted(2 * pad + eye, 0, -pad, 0)
        font = theme.font(Role.TITLE)
        painter.setFont(font)
        painter.setPen(colour)
        elide = Qt.TextElideMode.ElideRight
        title = QFontMetricsF(font).elidedText(self._title, elide, words.width())
        painter.drawText(words, _BEGIN, title)


class StartPage(SaysInstead, QWidget):
    """New session at the top; below it the sessions, or on the first start the steps."""

    new_wanted = Signal()
    file_wanted = Signal()
    figures_wanted = Signal()
    blanks_wanted = Signal()
    sample_wanted = Signal()
    paper_wanted = Signal()
    guide_wanted = Signal()
    left = Signal()

    language_wanted = Signal(object)
    """A language code, or `None` for the system's language."""

    def __init__(
        self,
        theme: Theme,
        find: Find,
        first: FirstStart | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Create the page; `sessions.refresh` fills the list with the result of `find`.

        While there is no session, `first` is shown in place of the list.
        """
        super().__init__(parent)
        self._page = layout = QVBoxLayout(self)
        self._theme = theme
        self._first = first
        head = QHBoxLayout()
        # The strip above shows the program's name.
        title = page_title(tr("Score sheet"), theme)
        serves = tr("For Chicago, rubber bridge, teams and pairs, on one laptop on the table.")
        self.setAccessibleName(serves)
        head.addWidget(title, 1)
        layout.addLayout(head)
        called = QLabel(serves)
        layout.addWidget(called)
        self.called = called
        self._low = False
        self.sentence = Sentence(theme)
        self.sentence.hide()
        layout.addWidget(self.sentence)
        self.new = self._button(tr("New session"), self.new_wanted)
        self.open_file = self._button(tr("Open session files…"), self.file_wanted)
        self.figures = self._button(tr("Statistics"), self.figures_wanted)
        self.blanks = self._button(tr("Print blank forms…"), self.blanks_wanted)
        self.sample = self._button(tr("Open a sample session"), self.sample_wanted)
        self.paper = self._button(tr("Enter a session from paper…"), self.paper_wanted)
        self.guide = self._button(tr("Guide"), self.guide_wanted)
        layout.addLayout(self._in_one_row() if first is None else self._in_rows())
        self.sessions = SessionList(theme, find, self)
        self.sessions.setVisible(first is None)
        if first is None:
            layout.addWidget(self.sessions, 1)
            return
        self.language, caption = self._languages(first), QLabel(tr("Language"))
        caption.setBuddy(self.language)  # the label names the list; its own text is the choice
        head.addWidget(caption)
        head.addWidget(self.language)
        layout.addSpacing(theme.px(8))
        how = QLabel(tr("How a deal goes"))
        how.setFont(theme.font(Role.TITLE))
        layout.addWidget(how)
        self.steps = FirstSteps(first.steps, theme)
        layout.addWidget(self.steps, 1)

    def _in_one_row(self) -> QLayout:
        """Return the buttons in one row; those for a first start are only in the menu."""
        for button in (self.sample, self.paper, self.guide):
            button.hide()
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(BETWEEN))
        self._offered = [self.new, self.open_file, self.figures, self.blanks]
        for button in self._offered:
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _in_rows(self) -> QLayout:
        """Return the first start's buttons in rows, without *Statistics*."""
        self.figures.hide()
        self._offered = [
            *(self.new, self.sample, self.paper),
            *(self.blanks, self.open_file, self.guide),
        ]
        for one, other in pairwise(self._offered):
            QWidget.setTabOrder(one, other)
        return Rows(self._offered, self._theme.px(BETWEEN), level=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the buttons into the width, and leave the list enough height."""
        super().resizeEvent(event)
        room = self.width() - 2 * self._theme.px(24)
        low = self._low = lay_page(self._page, self._theme, self.height())
        if self._first is None:
            letter(self._offered, self._theme, room)
            self.sessions.set_spacing(self._page.spacing())
            self.called.setVisible(not low)
            self._lay_sentence(low=low)
        self.put_said()

    def _lay_sentence(self, *, low: bool) -> None:
        """Put the message where it moves nothing: in the greeting, or on a `low` page below."""
        if low is (self._page.indexOf(self.sentence) < 0):
            return
        if low:
            self.sessions.lay_beneath(self.sentence)
        else:
            self._page.insertWidget(self._page.indexOf(self.called) + 1, self.sentence)
        self.sentence.set_theme(self._theme)  # a new parent resets its colour

    def put_said(self) -> None:
        """Show the message in place of the subtitle, or of nothing on a low page."""
        room = self.width() - 2 * self._theme.px(24)
        self.say_instead([] if self._low else [self.called], self._theme, room, 0)

    def _languages(self, first: FirstStart) -> QComboBox:
        box = QComboBox()
        usual = tr("System: {language}").format(language=LANGUAGES[first.system])
        for code, text in ((None, usual), *LANGUAGES.items()):
            box.addItem(text, code)
        box.setCurrentIndex(box.findData(first.language) if first.language else 0)
        box.setMinimumHeight(self._theme.px(32))
        box.activated.connect(lambda at: self.language_wanted.emit(box.itemData(at)))
        return box

    def _button(self, text: str, signal: SignalInstance) -> QPushButton:
        button = push_button(text)
        button.setParent(self)  # a button that is not offered stays hidden here
        button.setMinimumHeight(self._theme.px(36))
        button.clicked.connect(lambda: signal.emit())
        return button

    def refresh(self, *session_ids: str) -> None:
        """Load the sessions again; the focus goes to the list, or to the first button."""
        if self._first is None:
            self.sessions.refresh(*session_ids)
        focus_first(self, self.sessions.table if self.sessions.table.lines else self.new)
