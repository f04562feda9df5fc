"""How the form is drawn: rules, covers, the wanted cell, contracts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

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
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from chicago_gui.record import replace
from chicago_gui.sheet.column import Align, AnyColumn, Cell, CellKind, Lettering, Spot
from chicago_gui.sheet.form import Ground, Under
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.lettering import SMALLEST, are_small, one_size, written
from chicago_gui.widgets.marks_picture import paint_contract, paint_unequal
from chicago_gui.widgets.theme import HAIR, HEAVY, STRONG, Role, Theme, ink, plain_tip

_ELIDE = Qt.TextElideMode.ElideRight
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_ROLES = {
    Lettering.NUMBER: Role.NUMBER,
    Lettering.WON: Role.IMPS,
    Lettering.NAME: Role.NAME,
}


_TWO = 4
_BY = 30
"""How much room there is beneath a contract for who plays it, at 100 %, in pixels: two lines."""


class CellsHost(Protocol):
    """What the delegate asks of the form it draws for."""

    def spot(self) -> Spot | None:
        """Return the current cell."""

    def has_keys(self) -> bool:
        """Whether the keyboard is here."""

    def opened(self, spot: Spot) -> float:
        """Return how far a cell has opened, from 0 to 1."""

    def names(self) -> Collection[str]:
        """Return the names that are to be told from each other."""

    def stands(self, column: AnyColumn) -> tuple[str, ...]:
        """Return what may come to stand in a column, of which all has one size."""


class FormDelegate(QStyledItemDelegate):
    """Draws the cells of one form.

    `wanted` is the cell that is to be filled next. `preview` is what Enter would enter now, and
    stands quietly in the place of what is in the cells.
    """

    def __init__(self, theme: Theme, sheet: CellsHost) -> None:
        """Draw for `sheet` with `theme`."""
        super().__init__(sheet if isinstance(sheet, QObject) else None)
        self.theme = theme
        self.wanted: Spot | None = None
        self.preview: Mapping[Spot, Cell] = {}
        self.gap = (-1, 0)
        """Under which deal something is said, and how high that is in pixels."""
        self._sheet = sheet
        self._hatch: tuple[object, QImage] = (None, QImage())

    def without_gap(self, model: FormModel, spot: Spot, rect: QRect) -> QRect:
        """Return the cell at `spot` without what is said beneath it, of its `rect` with that."""
        deal, height = self.gap
        if spot.deal != deal or not self._is_last(model, spot):
            return rect
        return rect.adjusted(0, 0, 0, -height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one cell."""
        model = index.model()
        if not isinstance(model, FormModel):
            return
        spot = model.spot(index)
        form, shown, whole = model.form, model.view, option.rect
        rect, wanted = self.without_gap(model, spot, whole), self._is_wanted(spot)
        last = self._is_last(model, spot)
        under = form.under(shown, spot.deal) if last else Under.HAIR
        painter.save()
        if rect != whole:
            painter.setPen(self.theme.pen(self.theme.strong_rule, STRONG))
            painter.drawLine(whole.bottomLeft(), whole.bottomRight())
        band = form.ground(shown, spot.deal) is Ground.BAND
        painter.fillRect(rect, ink(self.theme.band if band else self.theme.paper))
        if wanted:
            painter.fillRect(rect, ink(self.theme.wanted))
        content, share = model.cell(spot), self._sheet.opened(spot)
        preview = self.preview.get(spot)
        if preview is not None:
            self._paint_content(painter, rect, spot, preview, high=rect.height(), preview=True)
        elif form.is_struck(shown, spot.deal):
            if form.blank_when_struck(spot.column):
                content = Cell()
            self._paint_struck(painter, rect, spot, content)
        else:
            quiet = form.is_over(shown, spot.deal)
            room = rect.adjusted(0, 0, 0, -self._two) if under is Under.DOUBLE else rect
            if content.doubted and share == 1:
                wide = QFontMetrics(self.theme.font(Role.CELL)).horizontalAdvance(content.text)
                room = paint_unequal(painter, room, wide, self.theme)
            self._paint_content(
                painter, room, spot, content, high=rect.height(), quiet=quiet, strong=band
            )
            if share < 1:
                self._paint_closing(painter, rect, share, covered=spot.column.coverable)
            if content.note:
                self._paint_note(painter, rect)
        self._paint_rules(painter, rect, under, parts=not last and spot.column.parts == 2)
        if content.notch:
            self._paint_notch(painter, rect)
        if wanted:
            above, below = (
                self._is_wanted(replace(spot, part=spot.part + step)) for step in (-1, 1)
            )
            self._paint_frame(
                painter, rect, self.theme.wanted_border, top=not above, bottom=not below
            )
        if self._sheet.has_keys() and spot == self._sheet.spot() != self.wanted:
            self._paint_frame(painter, rect, self.theme.accent)
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Show a name whole where the cell has no room for it, or what a mark has to tell."""
        model = index.model()
        if isinstance(model, FormModel):
            spot = model.spot(index)
            content = model.cell(spot)
            font = self.theme.font(_ROLES.get(spot.column.lettering, Role.CELL))
            room = self._inner(option.rect, spot.column).width()
            text = content.below or content.text
            if QFontMetrics(font).horizontalAdvance(text) > room:
                told = "\n".join(filter(None, (text, content.hint or content.note)))
                QToolTip.showText(event.globalPos(), plain_tip(told), view)
                return True
        return super().helpEvent(event, view, option, index)

    def _paint_content(
        self,
        painter: QPainter,
        rect: QRect,
        spot: Spot,
        content: Cell,
        *,
        high: int,
        quiet: bool = False,
        strong: bool = False,
        preview: bool = False,
    ) -> None:
        """Paint what stands in a cell that is `high`, where its rules leave room for it."""
        if content.kind is CellKind.COVER:
            self._paint_cover(painter, rect)
            return
        if content.contract is not None:
            self._paint_contract(painter, rect, spot, content, high, preview=preview)
            return
        font = self.theme.font(_ROLES.get(spot.column.lettering, Role.CELL))
        colour = self.theme.quiet if preview else self._colour(content, spot)
        if preview:
            if any(map(str.isalpha, content.text)):
                font = self.theme.font(Role.CELL)  # words, also where figures come
            font.setWeight(QFont.Weight.Normal)
        elif strong:
            font.setWeight(QFont.Weight.Bold)
        if quiet and spot.column.lettering is Lettering.NUMBER:
            font.setWeight(QFont.Weight.Normal)
        self._paint_text(painter, rect, spot.column, content.text, font, colour)

    def _is_wanted(self, spot: Spot) -> bool:
        """Whether the cell is wanted, or would be filled together with the one that is."""
        wanted = self.wanted
        if wanted is None or spot == wanted:
            return spot == wanted
        beside = spot.deal == wanted.deal and spot.column is wanted.column
        return beside and spot in self.preview and wanted in self.preview

    def _colour(self, content: Cell, spot: Spot) -> str:
        match content.kind:
            case CellKind.GAIN:
                return self.theme.gain
            case CellKind.LOSS:
                return self.theme.loss
        return self.theme.heading if spot.column.lettering is Lettering.LABEL else self.theme.ink

    def _paint_text(
        self,
        painter: QPainter,
        rect: QRect,
        column: AnyColumn,
        text: str,
        font: QFont,
        colour: str,
        alike: tuple[str, ...] | None = None,
    ) -> None:
        """Paint `text`, as large as all that is `alike` and may stand in the column."""
        if not text:
            return
        alike = self._sheet.stands(column) if alike is None else alike
        inner, names = self._inner(rect, column), self._sheet.names
        high, least = inner.height(), SMALLEST
        if text in alike:
            size, _ = one_size(alike, font, inner.width(), height=high, others=names)
            if are_small(alike, size, font):
                inner = self._inner(rect, column, close=True)
            font, least = one_size(alike, font, inner.width(), height=high, others=names)[0], None
        font, shown = written(text, font, inner.width(), height=high, smallest=least, others=names)
        painter.setFont(font)
        painter.setPen(ink(colour))
        painter.drawText(inner, _LEFT if column.align is Align.LEFT else _CENTRE, shown)

    def _inner(self, rect: QRect, column: AnyColumn, *, close: bool = False) -> QRect:
        """Return where in a cell its text stands, `close` to the rules beside it or not."""
        pad = 6 if column.align is Align.LEFT else 3
        before, behind = (pad - 2, 1) if close else (pad, pad)
        return rect.adjusted(self.theme.px(before), 0, -self.theme.px(behind), 0)

    def _paint_contract(
        self,
        painter: QPainter,
        rect: QRect,
        spot: Spot,
        content: Cell,
        high: int,
        *,
        preview: bool,
    ) -> None:
        if content.contract is None:
            return
        half = QRectF(rect)
        if content.below:
            half.adjust(0, rect.height() * 0.14, 0, -rect.height() * 0.42)
            high = round(half.height())
        large = self.theme.font(Role.CONTRACT)
        # In a line of the form that is one row high it is as large as the row lets it be, whatever
        # rule is beneath it: the contracts of a column are of one size.
        large.setPixelSize(min(large.pixelSize(), round(high * 0.62)))
        colour = self.theme.quiet if preview else None
        paint_contract(painter, half, content.contract, self.theme, large, colour)
        below = QRect(rect.x(), round(half.bottom()), rect.width(), self.theme.px(_BY))
        font, inner = self.theme.font(Role.CELL), self._inner(below, spot.column)
        by, alike, names = content.below, self._sheet.stands(spot.column), self._sheet.names
        wide, high = inner.width(), inner.height()
        if content.shorter and not one_size(alike, font, wide, height=high, others=names)[1]:
            by, alike = content.shorter, tuple(names())
        self._paint_text(painter, below, spot.column, by, font, colour or self.theme.ink, alike)

    def _paint_struck(self, painter: QPainter, rect: QRect, spot: Spot, content: Cell) -> None:
        """A thrown-in deal: one quiet row with one line through it."""
        font = self.theme.font(Role.CELL)
        self._paint_text(painter, rect, spot.column, content.text, font, self.theme.quiet)
        painter.setPen(self.theme.pen(self.theme.quiet))
        painter.drawLine(rect.left(), rect.center().y(), rect.right(), rect.center().y())

    def _paint_cover(self, painter: QPainter, rect: QRect) -> None:
        """An even hatch, the same size whatever it covers, and the same however little is drawn."""
        wide = min(self.theme.px(28), rect.width() - self.theme.px(6))  # apart from its rules
        cover = QRect(0, 0, wide, self.theme.px(14))
        cover.moveCenter(rect.center())
        painter.drawImage(
            cover.topLeft(), self._cover(cover.size(), painter.device().devicePixelRatioF())
        )

    def _cover(self, size: QSize, fine: float) -> QImage:
        """Return the hatch as a picture: what is clipped of slanting lines ends in other pixels."""
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
        """What is left of a cover, or of empty paper, that opens from the top."""
        left = rect.adjusted(0, round(rect.height() * share), 0, 0)
        painter.fillRect(left, ink(self.theme.paper))
        painter.save()
        painter.setClipRect(left)
        if covered:
            self._paint_cover(painter, rect)
        painter.restore()

    def _paint_rules(self, painter: QPainter, rect: QRect, under: Under, *, parts: bool) -> None:
        """Rule a cell off on the right and beneath, from the other team's where it has `parts`."""
        theme = self.theme
        painter.setPen(theme.pen(theme.rule, HAIR))
        painter.drawLine(rect.topRight(), rect.bottomRight())
        match under:
            case Under.STRONG:
                painter.setPen(theme.pen(theme.strong_rule, STRONG))
            case Under.INK | Under.DOUBLE:
                painter.setPen(theme.pen(theme.ink, STRONG))
            case Under.HAIR if parts:
                painter.setPen(theme.pen(theme.strong_rule, HAIR))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if under is Under.DOUBLE:
            above = rect.bottom() - self._two
            painter.drawLine(rect.left(), above, rect.right(), above)

    @property
    def _two(self) -> int:
        """How far two lines are from each other: there is as much paper between as each takes."""
        return self.theme.px(_TWO)

    def _is_last(self, model: FormModel, spot: Spot) -> bool:
        return spot.part == spot.column.parts - 1 or model.rows_of(spot.deal) == 1

    def _paint_note(self, painter: QPainter, rect: QRect) -> None:
        """Three dots under the deal's number: there is more to read."""
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
        """Paint a frame within `rect`, open where the cell beside it goes on."""
        painter.save()
        painter.setPen(self.theme.pen(colour, HEAVY))
        painter.setClipRect(rect)
        far = rect.height()
        box = QRectF(rect).adjusted(1, 1 if top else -far, -2, -2 if bottom else far)
        painter.drawRect(box)
        painter.restore()
