"""How a game is kept, in pictures beside each other: what the first start shows for sessions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QSizePolicy, QWidget

from chicago_gui.mark_painter import Inks, draw_marks
from chicago_gui.sheet.windows import FirstStep
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.strip import paint_eye
from chicago_gui.widgets.theme import STRONG, Role, Theme

_STRIP = 32
_LEAST = 200
_BEGIN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FirstSteps(QScrollArea):
    """A card for each step, its words beneath."""

    def __init__(
        self, steps: Sequence[FirstStep], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show `steps` from left to right."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(tr("How a deal goes"))
        # The keys go from button to button; what does not fit is scrolled to.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.px(8))
        self.cards: list[StepCard] = []
        for at, step in enumerate(steps):
            card = StepCard(step, f"{at + 1}", theme)
            words = QLabel(step.words)
            words.setWordWrap(True)
            words.setAlignment(Qt.AlignmentFlag.AlignTop)
            words.setMinimumWidth(1)
            grid.addWidget(card, 0, at)
            grid.addWidget(words, 1, at)
            grid.setColumnStretch(at, 1)
            self.cards.append(card)
        grid.setRowStretch(2, 1)
        self.setWidget(holder)


class StepCard(Painted):
    """One picture on paper, under the strip of the face in which it is lived."""

    def __init__(self, step: FirstStep, number: str, theme: Theme) -> None:
        """Draw `step`, which is `number` in its row."""
        super().__init__()
        self._step = step
        self._title = f"{number}  {step.title}"
        self._theme = theme
        self.setAccessibleName(f"{self._title}. {step.picture.spoken}")
        self.setAccessibleDescription(step.words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(_LEAST, self._height(max(self.width(), _LEAST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the picture is at this width."""
        super().resizeEvent(event)
        self.setFixedHeight(self._height(self.width()))

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
