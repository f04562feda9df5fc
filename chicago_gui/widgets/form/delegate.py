"""The delegate of a form: draws cells, rules, covers, contracts and the wanted cell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHelpEvent,
    QImage,
    QPainter,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QToolTip

from chicago_gui.record import replace
from chicago_gui.sheet.column import Align, AnyColumn, Cell, CellKind, CellRef, TextStyle
from chicago_gui.sheet.form import RowBackground, RowRule
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.marks_picture import paint_contract, paint_swap, paint_unequal
from chicago_gui.widgets.text_fitting import SMALLEST, are_small, fit_text, one_size
from chicago_gui.widgets.theme import HAIR, HEAVY, STRONG, Role, Theme, ink, plain_tip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_ROLES = {
    TextStyle.NUMBER: Role.NUMBER,
    TextStyle.WON: Role.IMPS,
    TextStyle.NAME: Role.NAME,
}


_TWO = 4
"""The distance between the lines of a double rule, at 100 %."""

_BY = 30
"""The height of the declarer's name below a contract, at 100 %: two lines of text."""

_LONGER = 1.12
"""Texts up to this many times as wide as the cell share one font size with the others."""

_LIVE = 1.15
"""How much larger the text of the deal in play is than that of a deal that is over."""


class _Place(NamedTuple):
    """Where, and with which other texts, the content of a cell is painted."""

    painter: QPainter
    rect: QRect
    """The cell without the space of its rules."""

    spot: CellRef
    possible_texts: tuple[str, ...]
    """All texts that may appear in the column; they share one font size."""

    names: Callable[[], tuple[str, ...]]
    """Returns all names on the form, from which a shortened name must differ."""

    high: int
    """The height of the cell including its rules."""

    live: bool = False
    """Whether the deal is not over yet; its text is larger."""

    @property
    def column(self) -> AnyColumn:
        """The column of the cell."""
        return self.spot.column


class FormDelegate(QStyledItemDelegate):
    """Draws the cells of one form."""

    def __init__(
        self, theme: Theme, opened: Callable[[CellRef], float], parent: QObject | None = None
    ) -> None:
        """Draw with `theme`; `opened` returns how much of a cell is uncovered, from 0 to 1."""
        super().__init__(parent)
        self.theme = theme
        self.wanted: CellRef | None = None
        """The cell that should be filled next."""
        self.preview: Mapping[CellRef, Cell] = {}
        """The cells as Enter would change them now; they are drawn in place of the current ones."""
        self.gap = (-1, 0)
        """The index of the deal above the notice, and the height of the notice in pixels."""
        self._opened = opened
        self._hatch: tuple[object, QImage] = (None, QImage())

    def without_gap(self, model: FormModel, spot: CellRef, rect: QRect) -> QRect:
        """Return `rect` of the cell at `spot` without the gap for the notice below its deal."""
        deal, height = self.gap
        if spot.deal != deal or not self._is_last(model, spot):
            return rect
        return rect.adjusted(0, 0, 0, -height)

    def paint_cell(
        self, painter: QPainter, model: FormModel, spot: CellRef, whole: QRect, *, here: bool
    ) -> None:
        """Draw the cell of `model` at `spot` in `whole`; with `here` the cursor is in it."""
        form, shown = model.form, model.view
        rect, wanted = self.without_gap(model, spot, whole), self._is_wanted(spot)
        last = self._is_last(model, spot)
        under = form.row_rule(shown, spot.deal) if last else RowRule.HAIR
        painter.save()
        if rect != whole:
            painter.setPen(self.theme.pen(self.theme.strong_rule, STRONG))
            painter.drawLine(whole.bottomLeft(), whole.bottomRight())
        band = form.row_background(shown, spot.deal) is RowBackground.BAND
        painter.fillRect(rect, ink(self.theme.band if band else self.theme.paper))
        if wanted:
            painter.fillRect(rect, ink(self.theme.wanted))
        content, share = model.cell(spot), self._opened(spot)
        preview = self.preview.get(spot)
        possible_texts = model.possible_texts(spot.column)
        quiet = form.is_over(shown, spot.deal)
        place = _Place(
            painter, rect, spot, possible_texts, model.names, rect.height(), not (quiet or band)
        )
        if preview is not None:
            self._paint_content(place, preview, preview=True)
        elif form.is_struck(shown, spot.deal):
            if form.blank_when_struck(spot.column):
                content = Cell()
            self._paint_struck(place, content)
        else:
            room = rect.adjusted(0, 0, 0, -self._two) if under is RowRule.DOUBLE else rect
            if content.doubted and share == 1:
                wide = QFontMetrics(self.theme.font(Role.CELL)).horizontalAdvance(content.text)
                room = paint_unequal(painter, room, wide, self.theme)
            self._paint_content(place._replace(rect=room), content, quiet=quiet, strong=band)
            if share < 1:
                self._paint_closing(painter, rect, share, covered=spot.column.coverable)
            if content.note:
                self._paint_note(painter, rect)
        self._paint_rules(painter, rect, under, parts=not last and spot.column.parts == 2)
        if wanted:
            above, below = (
                self._is_wanted(replace(spot, part=spot.part + step)) for step in (-1, 1)
            )
            self._paint_frame(
                painter, rect, self.theme.wanted_border, top=not above, bottom=not below
            )
        if here and spot != self.wanted:
            self._paint_frame(painter, rect, self.theme.accent)
        # Above the frame, which would hide them.
        if content.notch:
            self._paint_notch(painter, rect)
        if content.swapped:
            paint_swap(painter, rect, self.theme)
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Show a tooltip with the full text of a cell that is too narrow, or with its hint."""
        model = index.model()
        if isinstance(model, FormModel):
            spot = model.spot(index)
            content = model.cell(spot)
            font = self.theme.font(_ROLES.get(spot.column.text_style, Role.CELL))
            room = self._inner(option.rect, spot.column).width()
            text = content.below or content.text
            if QFontMetrics(font).horizontalAdvance(text) > room:
                told = "\n".join(filter(None, (text, content.hint or content.note)))
                QToolTip.showText(event.globalPos(), plain_tip(told), view)
                return True
        return super().helpEvent(event, view, option, index)

    def _paint_content(
        self,
        place: _Place,
        content: Cell,
        *,
        quiet: bool = False,
        strong: bool = False,
        preview: bool = False,
    ) -> None:
        """Paint `content`: a cover, a contract or a text."""
        if content.kind is CellKind.COVER:
            self._paint_cover(place.painter, place.rect)
            return
        if content.contract is not None:
            self._paint_contract(place, content, quiet=quiet, preview=preview)
            return
        font = self.theme.font(_ROLES.get(place.column.text_style, Role.CELL))
        quiet = quiet or preview
        colour = self.theme.quiet if preview else self._colour(content, place.spot, quiet=quiet)
        if preview and any(map(str.isalpha, content.text)):
            font = self.theme.font(Role.CELL)  # a word in a column of figures
        if quiet:
            font.setWeight(QFont.Weight.Normal)
        elif strong:
            font.setWeight(QFont.Weight.Bold)
        self._paint_text(place, content.text, font, colour)

    @staticmethod
    def _larger(font: QFont) -> QFont:
        """Return `font` in the larger size of deals that are not over."""
        large = QFont(font)
        large.setPixelSize(round(font.pixelSize() * _LIVE))
        return large

    def _is_wanted(self, spot: CellRef) -> bool:
        """Return whether the cell is the wanted one, or the preview fills both together."""
        wanted = self.wanted
        if wanted is None or spot == wanted:
            return spot == wanted
        beside = spot.deal == wanted.deal and spot.column is wanted.column
        return beside and spot in self.preview and wanted in self.preview

    def _colour(self, content: Cell, spot: CellRef, *, quiet: bool) -> str:
        match content.kind:
            case CellKind.GAIN:
                return self.theme.gain
            case CellKind.LOSS:
                return self.theme.loss
        if quiet:
            return self.theme.quiet
        return self.theme.heading if spot.column.text_style is TextStyle.LABEL else self.theme.ink

    def _paint_text(self, place: _Place, text: str, font: QFont, colour: str) -> None:
        """Paint `text` in one font size with all texts that may appear in the column."""
        if not text:
            return
        painter, column, alike, names = (
            place.painter,
            place.column,
            place.possible_texts,
            place.names,
        )
        inner = self._inner(place.rect, column)
        high, least = inner.height(), SMALLEST
        if place.live:
            large = self._larger(font)
            wide = QFontMetrics(large).horizontalAdvance
            if max(map(wide, (text, *alike))) <= inner.width():
                font = large
        # A text that is far too long gets a smaller font alone, so that the others keep their size.
        room, wide = inner.width() * _LONGER, QFontMetrics(font).horizontalAdvance
        if text in alike:
            fitting = tuple(each for each in alike if wide(each) <= room)
            alike = fitting if text in fitting else (text,)
            size, _ = one_size(alike, font, inner.width(), height=high, others=names)
            if are_small(alike, size, font):
                inner = self._inner(place.rect, column, close=True)
            font, least = one_size(alike, font, inner.width(), height=high, others=names)[0], None
        font, shown = fit_text(text, font, inner.width(), height=high, smallest=least, others=names)
        painter.setFont(font)
        painter.setPen(ink(colour))
        painter.drawText(inner, _LEFT if column.align is Align.LEFT else _CENTRE, shown)

    def _inner(self, rect: QRect, column: AnyColumn, *, close: bool = False) -> QRect:
        """Return the rectangle of the text in a cell; `close` reduces the margins."""
        pad = 6 if column.align is Align.LEFT else 3
        before, behind = (pad - 2, 1) if close else (pad, pad)
        return rect.adjusted(self.theme.px(before), 0, -self.theme.px(behind), 0)

    def _paint_contract(self, place: _Place, content: Cell, *, quiet: bool, preview: bool) -> None:
        """Paint a contract, and its declarer below; `quiet` suits keep their red."""
        if content.contract is None:
            return
        rect, high = place.rect, place.high
        half = QRectF(rect)
        if content.below:
            half.adjust(0, rect.height() * 0.14, 0, -rect.height() * 0.42)
            high = round(half.height())
        theme = replace(self.theme, ink=self.theme.quiet) if quiet else self.theme
        large = self.theme.font(Role.CONTRACT)
        if place.live:
            large = self._larger(large)
        if quiet:
            large.setWeight(QFont.Weight.Normal)
        # In a deal of one row the full row height limits the size, so that all contracts of a
        # column have one size.
        large.setPixelSize(min(large.pixelSize(), round(high * 0.62)))
        colour = self.theme.quiet if preview else None
        paint_contract(place.painter, half, content.contract, theme, large, colour)
        below = QRect(rect.x(), round(half.bottom()), rect.width(), self.theme.px(_BY))
        font, inner = self.theme.font(Role.CELL), self._inner(below, place.column)
        by, alike, names = content.below, place.possible_texts, place.names
        wide, high = inner.width(), inner.height()
        if content.shorter and not one_size(alike, font, wide, height=high, others=names)[1]:
            by, alike = content.shorter, names()
        place = place._replace(rect=below, possible_texts=alike)
        self._paint_text(place, by, font, colour or theme.ink)

    def _paint_struck(self, place: _Place, content: Cell) -> None:
        """Paint a cell of a thrown-in deal: quiet and struck through."""
        painter, rect, theme = place.painter, place.rect, self.theme
        self._paint_text(place, content.text, theme.font(Role.CELL), theme.quiet)
        painter.setPen(theme.pen(theme.quiet))
        painter.drawLine(rect.left(), rect.center().y(), rect.right(), rect.center().y())

    def _paint_cover(self, painter: QPainter, rect: QRect) -> None:
        """Paint a hatch whose size does not depend on what it covers."""
        wide = min(self.theme.px(28), rect.width() - self.theme.px(6))  # with a gap to the rules
        cover = QRect(0, 0, wide, self.theme.px(14))
        cover.moveCenter(rect.center())
        painter.drawImage(
            cover.topLeft(), self._cover(cover.size(), painter.device().devicePixelRatioF())
        )

    def _cover(self, size: QSize, fine: float) -> QImage:
        """Return the hatch as an image, because clipped lines would end in different pixels."""
        theme = self.theme
        made_of = (theme.strong_rule, theme.scale, size, fine)
        if self._hatch[0] != made_of:
            picture = QImage(size * fine, QImage.Format.Format_ARGB32_Premultiplied)
            picture.setDevicePixelRatio(fine)
            picture.fill(0)  # transparent
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(theme.pen(theme.strong_rule, HAIR))
            high, step = size.height(), theme.px(4)
            for x in range(-high, size.width() - 1 + step, step):
                painter.drawLine(x, high, x + high, 0)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.drawRect(0, 0, size.width() - 1, high - 1)
            painter.end()
            self._hatch = made_of, picture
        return self._hatch[1]

    def _paint_closing(
        self, painter: QPainter, rect: QRect, share: float, *, covered: bool
    ) -> None:
        """Paint the rest of the cover, or of blank paper, of a cell that opens from the top."""
        left = rect.adjusted(0, round(rect.height() * share), 0, 0)
        painter.fillRect(left, ink(self.theme.paper))
        painter.save()
        painter.setClipRect(left)
        if covered:
            self._paint_cover(painter, rect)
        painter.restore()

    def _paint_rules(self, painter: QPainter, rect: QRect, under: RowRule, *, parts: bool) -> None:
        """Paint the rules on the right and below; between `parts` of a cell it is a strong one."""
        theme = self.theme
        painter.setPen(theme.pen(theme.rule, HAIR))
        painter.drawLine(rect.topRight(), rect.bottomRight())
        match under:
            case RowRule.STRONG:
                painter.setPen(theme.pen(theme.strong_rule, STRONG))
            case RowRule.INK | RowRule.DOUBLE:
                painter.setPen(theme.pen(theme.ink, STRONG))
            case RowRule.HAIR if parts:
                painter.setPen(theme.pen(theme.strong_rule, HAIR))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if under is RowRule.DOUBLE:
            above = rect.bottom() - self._two
            painter.drawLine(rect.left(), above, rect.right(), above)

    @property
    def _two(self) -> int:
        """The distance between the lines of a double rule, in pixels."""
        return self.theme.px(_TWO)

    def _is_last(self, model: FormModel, spot: CellRef) -> bool:
        return spot.part == spot.column.parts - 1 or model.rows_of(spot.deal) == 1

    def _paint_note(self, painter: QPainter, rect: QRect) -> None:
        """Paint three dots below the number of a deal that has a note."""
        dot, middle = self.theme.px(3), QPointF(rect.center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(self.theme.quiet))
        for place in (-1, 0, 1):
            low = min(self.theme.px(18), rect.height() / 2 - dot)
            at = middle + QPointF(place * 2 * dot, low)
            painter.drawEllipse(at, dot / 2, dot / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _paint_notch(self, painter: QPainter, rect: QRect) -> None:
        side = self.theme.px(7)
        corner = QPointF(rect.topRight())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(self.theme.wanted_border))
        points = [corner, corner + QPointF(-side, 0), corner + QPointF(0, side)]
        painter.drawPolygon(QPolygonF(points))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_frame(
        self, painter: QPainter, rect: QRect, colour: str, *, top: bool = True, bottom: bool = True
    ) -> None:
        """Paint a frame within `rect`, open at a side where the next cell continues it."""
        painter.save()
        painter.setPen(self.theme.pen(colour, HEAVY))
        painter.setClipRect(rect)
        far = rect.height()
        box = QRectF(rect).adjusted(1, 1 if top else -far, -2, -2 if bottom else far)
        painter.drawRect(box)
        painter.restore()
