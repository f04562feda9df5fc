"""The form on the screen: a table that is filled in with the keyboard or the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QMenu,
    QTableView,
    QWidget,
)

from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Cell, CellRef
from chicago_gui.sheet.entry_handler import Answer
from chicago_gui.sheet.words import refusal, sentence, tr
from chicago_gui.widgets.announcing import listened_to
from chicago_gui.widgets.form.delegate import FormDelegate
from chicago_gui.widgets.form.layout import FormHeader, FormLayout
from chicago_gui.widgets.form.line import Typing
from chicago_gui.widgets.form.model import FormModel, Index
from chicago_gui.widgets.form.notice import Notice
from chicago_gui.widgets.form.popups import Dice, MenuLine, Pads, open_menu, place_beside
from chicago_gui.widgets.keys import ENTERS, types
from chicago_gui.widgets.style_sheets import dress_bars, make_plain
from chicago_gui.widgets.theme import Theme
from chicago_gui.widgets.uncovering import Uncovering

_LINE_LEAVERS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_KEY = QKeySequence.StandardKey
_WINDOW_ACTIVATION = (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate)


class FormView(QTableView):
    """The table of one face. Keys typed here go to the typing line, if the face has one."""

    answered = Signal(str, bool)
    """A message about an entry, and whether it is a refusal; an empty one clears the last message.
    """

    moved = Signal(object)
    """The cursor moved to this `CellRef`."""

    entered = Signal(object)
    """An entry at this `CellRef` was accepted."""

    rolled = Signal()
    """A die was rolled for a cell."""

    proposal_changed = Signal()
    """Another proposal is shown."""

    change_wanted = Signal(object)
    """A change of whole deals, chosen in a cell's menu."""

    history_wanted = Signal(int)
    """The history of the deal with this index, chosen in a cell's menu."""

    def __init__(
        self,
        cells: FormModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show `cells`, whose entry handler takes what is entered."""
        super().__init__(parent)
        # Like Qt's own, which PySide6 would return only after creating all types of widgets: 10 ms.
        paper = QWidget()
        paper.setBackgroundRole(QPalette.ColorRole.Base)
        paper.setAutoFillBackground(True)
        self.setViewport(paper)
        self.cells = cells
        self.entries = cells.entries
        self.typing: Typing | None = None
        """The text being typed; None if the form is read-only."""
        self.came_out: int | None = None
        """The index of a deal that has just ended, until the cursor moves or something is typed.

        It stays in sight beside the wanted one.
        """
        self.theme = theme
        """The theme of the form, its line and its pads."""
        self._shown: tuple[int, ...] = ()
        self._header = FormHeader(cells, theme, self)
        self._layout = FormLayout(self, cells, theme)
        # Before the model is set: afterwards Qt would lay out the cells for each setting.
        self._set_up()
        self.setModel(cells)
        self.uncovering = Uncovering(self, self._redraw_deals)
        self._delegate = FormDelegate(theme, self.uncovering.share, self)
        self.setItemDelegate(self._delegate)
        self._cell_events = _CellEvents(self)
        self._pads = Pads(self, cells, theme, self._place_of_pad)
        self._pads.answered.connect(self._take_answer)
        self._pads.typed.connect(self._type_over_pad)
        self._dice = Dice(self.viewport())
        self.verticalScrollBar().valueChanged.connect(self._snap)
        # When scrolling sideways, Qt also moves the notice, which must stay.
        self.horizontalScrollBar().valueChanged.connect(self._layout.place)
        cells.modelReset.connect(self._lay_out)
        cells.rowsInserted.connect(self._lay_out)
        cells.rowsRemoved.connect(self._lay_out)
        cells.reaches_changed.connect(self._lay_out)
        self.set_theme(theme)
        self._lay_out()

    def _set_up(self) -> None:
        make_plain(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        # Always visible, so that one more deal does not make all columns narrower.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setCornerButtonEnabled(False)
        self.setHorizontalHeader(self._header)
        self.addScrollBarWidget(self._header.beside, Qt.AlignmentFlag.AlignTop)
        self._header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # A press first makes its cell current, and then leaves the line, which may move the rows.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def carry(self, notice: Notice, *, typed_in: bool) -> None:
        """Show `notice`, a child of the viewport, below its deal.

        With `typed_in`, typed text goes to a line on the notice.
        """
        self._layout.carry(notice)
        self._follow_wanted()
        if typed_in:
            self.typing = Typing(self, notice)
            self.typing.answered.connect(self.answered)
            self.typing.proposal_changed.connect(self.proposal_changed)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self.theme = theme
        self._delegate.theme = theme
        self._header.set_theme(theme)
        self._pads.theme = theme
        self._layout.set_theme(theme)
        if self.typing is not None:
            self.typing.set_theme(theme)
        dress_bars(self)
        self._delegate.gap = (self._layout.about, self._layout.gap)
        self._layout.fit_columns()
        self._keep_in_sight()
        self.viewport().update()

    def set_view(self, view: Any) -> None:
        """Show `view`; drop the text or the pad of a deal that no longer exists."""
        deals = len(view.deals)
        spot = self.typing.place() if self.typing is not None and self.is_typing else None
        if spot is not None and spot.deal >= deals:
            self.drop()
        if self._pads.spot is not None and self._pads.spot.deal >= deals:
            self._pads.close()
        before = self.cells.view
        self.uncovering.follow(self.cells.form, before, view)
        self.cells.set_view(view)
        self._layout.follow_columns()
        self._follow_wanted()
        self._layout.place()
        self._redraw_rules(before)
        self._refresh_preview()

    def _follow_wanted(self) -> None:
        """Mark the wanted cell, and put the notice below its deal, or below the last deal."""
        before, wanted = self._delegate.wanted, self.entries.wanted()
        self._delegate.wanted = wanted
        if wanted != before:
            self._redraw(before)
            self._redraw(wanted)
        view = self.cells.view
        under = self.cells.form.notice_under
        last = len(view.deals) - 1
        self._layout.put_notice_below(last if wanted is None else under(view, wanted.deal))
        self._delegate.gap = (self._layout.about, self._layout.gap)

    # --- geometry

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        # Lay out first: Qt would show a scroll bar for the old widths and remove it again.
        self._layout.lay_out()
        self._layout.fit_columns()
        super().resizeEvent(event)
        self._keep_in_sight()

    def updateGeometries(self) -> None:
        """Keep the scroll bar's end at the top of a deal."""
        bar = self.verticalScrollBar()
        before, most = bar.value(), bar.maximum()
        # Qt sets its own maximum: changing it back with signals would draw everything twice.
        with QSignalBlocker(bar):
            super().updateGeometries()
            bar.setMaximum(most)
            bar.setValue(before)
        self.verticalHeader().setOffset(before)
        self._layout.lay_out()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll by whole deals."""
        self._layout.scroll_by_wheel(event.angleDelta().y())
        event.accept()

    def _snap(self, value: int) -> None:
        """Move the scroll bar to the top of the nearest deal."""
        snapped = self._layout.snapped(value)
        if snapped != value:
            self.verticalScrollBar().setValue(snapped)
        else:
            self._layout.place()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll to a cell, so that its whole deal is in sight."""
        if not index.isValid():
            return
        self._layout.show(self.cells.spot(index).deal)
        cell, across = self.visualRect(index), self.horizontalScrollBar()
        if cell.left() < 0:
            across.setValue(across.value() + cell.left())
        elif cell.right() >= self.viewport().width():
            over = cell.right() + 1 - self.viewport().width()
            across.setValue(across.value() + min(over, cell.left()))

    def show_deals(self, *deals: int) -> None:
        """Keep the first of these deals in sight, and as many of the others as fit."""
        self._shown = deals
        self._layout.show(*deals)

    def _keep_in_sight(self) -> None:
        """Keep the current cell in sight after the viewport or the type has changed size."""
        index, here = self.currentIndex(), self.spot()
        if here is None:
            self._layout.show(*self._shown)
            return
        # Scroll sideways only as far as needed, so that the deal numbers stay in sight if possible.
        self.horizontalScrollBar().setValue(0)
        self.scrollTo(index)
        self._show_beside(here)

    def _lay_out(self) -> None:
        self._layout.lay_out_everything()

    def cell_rect(self, spot: CellRef) -> QRect:
        """Return the rectangle of the cell at `spot` in the viewport."""
        return self._delegate.without_gap(self.cells, spot, self.visualRect(self.cells.at(spot)))

    def below(self, spot: CellRef) -> QPoint:
        """Return the preferred position of a pad for the cell at `spot`, on the screen.

        It is below the cell. In a column of several cells it is beside the first one, so that the
        pad does not move while they are filled one by one.
        """
        cell = self.cell_rect(CellRef(spot.deal, spot.column))
        beside = spot.column.parts > 1
        corner = cell.topRight() + QPoint(1, 0) if beside else cell.bottomLeft() + QPoint(0, 1)
        return self.viewport().mapToGlobal(corner)

    def _place_of_pad(self, spot: CellRef, size: QSize) -> QPoint:
        """Return the position of a pad of `size` for the cell at `spot`, on the screen."""
        notice, to_screen = self._layout.notice, self.viewport().mapToGlobal
        parts = [self.cell_rect(replace(spot, part=part)) for part in range(spot.column.parts)]
        cells = parts[0].united(parts[-1])
        cells.moveTopLeft(to_screen(cells.topLeft()))
        said = QRect()
        if notice is not None and not notice.isHidden():
            said = QRect(notice.mapToGlobal(QPoint(0, 0)), notice.size())
        screen = self.screen().availableGeometry()
        return place_beside(cells, self.below(spot), size, said, to_screen(QPoint(0, 0)), screen)

    # --- drawing, as little as possible: all cells take 9 ms

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells in the exposed region.

        Qt's own method asks the model for the size of every visible cell, even to draw one.
        """
        painter = QPainter(self.viewport())
        here = self.spot() if self.has_keys() else None
        heads = set[tuple[int, int]]()
        parts: Any = event.region()  # iterable, although its type does not say so
        for part in parts:
            rows = _between(self.verticalHeader(), part.top(), part.bottom())
            columns = _between(self._header, part.left(), part.right())
            heads.update(self.cells.heads_in(rows, columns))
        for head in sorted(heads):
            index = self.cells.createIndex(*head)
            spot, rect = self.cells.spot(index), self.visualRect(index)
            self._delegate.paint_cell(painter, self.cells, spot, rect, here=spot == here)
        painter.end()

    def preview(self, shows: Mapping[CellRef, Cell]) -> None:
        """Draw in grey what these cells would show after Enter, in place of the last preview."""
        before, self._delegate.preview = self._delegate.preview, shows
        if before != shows:
            for spot in {*before, *shows}:
                self._redraw(spot)
            self._redraw(self._delegate.wanted)  # its frame may end elsewhere

    def event(self, event: QEvent) -> bool:
        """Ignore activation of the window, because nothing looks different.

        Qt would draw every cell, at the start for a second time.
        """
        return event.type() in _WINDOW_ACTIVATION or super().event(event)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Draw the changed cells only; Qt would draw the next deal, too.

        Qt also notifies screen readers, so its method is called if one is running.
        """
        if listened_to():
            super().dataChanged(first, last, roles)
        else:
            self.viewport().update(self.visualRect(first).united(self.visualRect(last)))

    def _redraw(self, spot: CellRef | None) -> None:
        """Draw only the cell at `spot`."""
        if spot is not None and spot.deal < len(self.cells.view.deals):
            self.update(self.cells.at(spot))

    def _redraw_rules(self, before: Any) -> None:
        """Draw the visible deals whose rule below has changed since the view `before`."""
        seen = self.cells.deals_in(self.rowAt(0), self.rowAt(self.viewport().height() - 1))
        under, view, there = self.cells.form.row_rule, self.cells.view, len(before.deals)
        self._redraw_deals(
            deal for deal in seen if deal < there and under(before, deal) is not under(view, deal)
        )

    def _redraw_deals(self, deals: Iterable[int]) -> None:
        for deal in deals:
            if deal >= len(self.cells.view.deals):
                continue
            first, rows = self.cells.first_row(deal), self.cells.rows_of(deal)
            top, last = self.rowViewportPosition(first), first + rows - 1
            height = self.rowViewportPosition(last) + self.rowHeight(last) - top
            self.viewport().update(0, top, self.viewport().width(), height)

    # --- the current cell

    def spot(self) -> CellRef | None:
        """Return the current cell."""
        return self.cells.spot(self.currentIndex()) if self.currentIndex().isValid() else None

    def go_to(self, spot: CellRef | None) -> None:
        """Make the cell at `spot` current and bring its whole deal into sight."""
        if spot is None or spot.deal >= len(self.cells.view.deals):
            return
        there = self.cells.at(spot)
        if there == self.currentIndex() or not self.isVisible():
            self.scrollTo(there)  # otherwise Qt scrolls to the new current cell
        self.setCurrentIndex(there)
        self._show_beside(spot)

    def _show_beside(self, spot: CellRef) -> None:
        """Show the deal that has just ended, and the next one, beside the wanted cell."""
        if spot == self._delegate.wanted:
            came_out = () if self.came_out is None else (self.came_out,)
            self._layout.show(spot.deal, *came_out, spot.deal + 1)

    def go_to_wanted(self, instead: CellRef | None = None) -> None:
        """Enter the typed text, and go to the wanted cell, or to the cell `instead`.

        If no cell is wanted, the cursor goes where Enter begins the next deal, or stays at the deal
        that has just ended. A deal after it that is being prepared is shown.
        """
        self.finish_typing()
        self._follow_wanted()
        here = self.spot()
        wanted = instead or self._delegate.wanted or self.cells.form.begins_at(self.entries.view)
        if wanted is None and here is not None and self.came_out is not None:
            wanted = replace(here, deal=self.came_out)
        self.go_to(wanted)
        here, last = self.spot(), len(self.cells.view.deals) - 1
        if self._delegate.wanted is None and self.came_out is not None:
            self._layout.show(self.came_out, last)
        elif self._delegate.wanted is None and here is not None and here.deal == last - 1:
            self._layout.show(here.deal, last)
        self._refresh_preview()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Report the new current cell."""
        if current.isValid():  # it is invalid while the form is set up
            self._cell_events.moved(current)
        super().currentChanged(current, previous)
        self.update(previous)
        self.update(current)
        if current.isValid():
            self._enable_input_method()
            self._refresh_preview()
            self.moved.emit(self.cells.spot(current))

    def _refresh_preview(self) -> None:
        if self.typing is not None:
            self.typing.refresh()

    # --- keys

    def has_keys(self) -> bool:
        """Return whether the form has the keyboard, itself or in a pad or menu."""
        popup = QApplication.activePopupWidget()
        over = popup is not None and popup.parentWidget() is self
        return over or self.hasFocus() or (self.typing is not None and self.typing.has_keys())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus; draw only the current cell, where Qt would draw all."""
        if not self.currentIndex().isValid():
            super().focusInEvent(event)  # Qt makes a cell current, so that there always is one
        self.update(self.currentIndex())
        self._enable_input_method()
        self._cell_events.reached()
        self._draw_caret()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Give up the focus; the line, a pad or a menu keeps the cursor's frame."""
        if not self.has_keys():
            self.update(self.currentIndex())
        self._draw_caret()

    def _draw_caret(self) -> None:
        """Redraw the line, with or without the caret."""
        if self.typing is not None:
            self.typing.line.update()

    def _enable_input_method(self) -> None:
        """Enable input methods: Qt disables them without a cell editor."""
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, self.typing is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type into the line; other keys move the cursor, clear, or accept a proposal."""
        typing, key = self.typing, event.key()
        typed = types(event)
        if typing is None or self._would_copy(event):
            return
        if event.isAutoRepeat() and (typed or key in ENTERS):
            return  # a repeated Enter could end the preparation
        if event.matches(_KEY.Paste) or (typed and event.text().strip()):
            typing.take(event)
        elif key in ENTERS:
            typing.enter()
        elif key == Qt.Key.Key_Backspace:
            typing.drop()
        elif key == Qt.Key.Key_Escape:
            typing.drop()
            self.answered.emit("", False)  # the message has been read
            self.go_to_wanted()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Down) and typing.show_next_proposal():
            pass
        elif key == Qt.Key.Key_Delete:
            here = typing.place()
            if here is not None:
                self.clear(here)
        elif not typed:
            if key in _LINE_LEAVERS:
                self._leave_line()
            super().keyPressEvent(event)

    def _leave_line(self) -> None:
        """Enter the text and return to its cell, so that an arrow key starts from there."""
        if self.is_typing and self.typing is not None:
            spot = self.typing.place()
            self.finish_typing()
            self.go_to(spot)

    def _would_copy(self, event: QKeyEvent) -> bool:
        """Return whether Qt would copy a secret to the clipboard."""
        spot = self.spot() if event.matches(_KEY.Copy) else None
        return spot is not None and self.entries.is_secret(spot)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Pass composed text to the line, and the focus when it is complete."""
        if self.typing is not None and (event.commitString() or event.preeditString()):
            self.typing.take(event, keys=bool(event.commitString()))

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> Any:
        """Answer for the line, which shows the composed text."""
        if self.typing is None:
            return super().inputMethodQuery(query)
        line = self.typing.line
        found = line.inputMethodQuery(query)
        if isinstance(found, QRect):
            found = found.translated(self.mapFromGlobal(line.mapToGlobal(found.topLeft() * 0)))
        return found

    # --- the line

    @property
    def is_typing(self) -> bool:
        """Whether there is text that is not entered yet."""
        return self.typing is not None and self.typing.is_open

    def edit_spot(self, spot: CellRef) -> None:
        """Open the line for the cell at `spot`; a note that exists is in it, selected."""
        self.finish_typing()
        if self.typing is not None and self.entries.can_type(spot):
            remark = self.entries.form.remark(self.entries.view, spot.deal)
            self.typing.begin(spot, remark if spot.column.notes else "")
            self.answered.emit("", False)

    def finish_typing(self, *, quietly: bool = False) -> Refused | None:
        """Enter the typed text if it can be read, else drop it and say so; return the refusal.

        Call this before the form closes, and before anything else reads or changes the session.
        With `quietly` no message is shown.
        """
        return None if self.typing is None else self.typing.finish_typing(quietly=quietly)

    def drop(self) -> None:
        """Drop the typed text without a message."""
        if self.typing is not None:
            self.typing.drop()

    # --- entries

    def clear(self, spot: CellRef) -> None:
        """Clear the cell at `spot`, if it is filled."""
        if self.entries.can_type(spot) and spot.column.is_filled(self.cells.cell(spot)):
            self.report(self.entries.clear(spot), spot)

    def report(self, answer: Answer, spot: CellRef | None) -> None:
        """Show the result of an entry at `spot`, and go on to the next cell."""
        if answer.refused is not None:
            self.answered.emit(refusal(answer.refused), True)
            return
        for each in answer.filled:
            self.entered.emit(each)
        last = answer.filled[-1] if answer.filled else spot
        elsewhere = spot is not None and last is not None and last.deal != spot.deal
        at = last if answer.pips else None
        stays = answer.then is None and self.entries.wanted() is None
        if stays and spot is not None and not elsewhere:
            self.go_to(last)
        # After a result that went to the deal in play the cursor stays where it was typed.
        self.go_to_wanted(spot if stays and elsewhere else answer.then)
        # Last, because moving the cursor shows what is wanted next.
        self.answered.emit(answer.message, False)
        if at is not None:
            both = [replace(at, part=part) for part in range(at.column.parts)]
            cells = both if len(answer.pips) > 1 else [at]
            self._dice.roll(answer.pips, list(map(self.cell_rect, cells)), self.theme)
            self.rolled.emit()

    # --- the mouse, pads and menus

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Make the cell current; a click on the wanted cell opens its pad."""
        index = self.indexAt(event.position().toPoint())
        spot = self.cells.spot(index) if index.isValid() else None
        if self.typing is not None:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.finish_typing()
        if spot is None or spot.deal >= len(self.cells.view.deals):
            return
        self.go_to(spot)
        if event.button() == Qt.MouseButton.LeftButton and self.entries.opens_pad(spot):
            # After this event: otherwise the pad would get the release of the button.
            QTimer.singleShot(0, self, lambda: self.open_choices(spot))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the pad of a cell that can be changed."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.open_choices(self.cells.spot(index))

    def open_choices(self, spot: CellRef) -> None:
        """Open the pad of the cell at `spot`, or the line if the cell has no choices."""
        can = self.typing is not None and self.entries.can_type(spot)
        if can and not self._pads.open(spot):
            self.edit_spot(spot)

    def _take_answer(self, answer: Answer) -> None:
        """Report the answer from a pad, and open the next pad if the mouse can continue.

        If the pad was not at the wanted cell, only a cell of the same column follows.
        """
        spot = self._pads.spot
        self.report(answer, spot)
        wanted = self.entries.wanted()
        if answer.refused is None and spot is not None and wanted is not None and wanted != spot:
            same = wanted.column is spot.column
            on = (same or self._pads.in_turn) and self.entries.opens_pad(wanted, after=spot)
            if on and wanted.deal == spot.deal and self.isVisible():
                QTimer.singleShot(0, self, lambda: self.open_choices(wanted))

    def _type_over_pad(self, spot: CellRef, text: str) -> None:
        if self.typing is None:
            return
        self.go_to(spot)
        if text.isprintable():
            self.typing.type(spot, text)
        else:
            self.typing.enter()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the cell under the mouse, or of the current cell."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid() and self.typing is not None:
            spot = self.cells.spot(index)
            self.finish_typing()
            self.setFocus()
            self.go_to(spot)
            self.open_menu(spot, self.below(spot) if by_key else event.globalPos())

    def open_menu(self, spot: CellRef, at: QPoint) -> QMenu:
        """Open the menu of the cell at `spot`, its corner at `at` on the screen.

        It names the cell and its actions, but never its content.
        """
        lines = [*self._menu_of_cell(spot), *self._menu_of_deal(spot)]
        return open_menu(self, self.cells.asked(spot), lines, at, self.theme)

    def _menu_of_cell(self, spot: CellRef) -> Iterator[MenuLine]:
        """Yield the actions for the cell at `spot`."""
        entries = self.entries
        if entries.can_type(spot):
            choices = entries.choices(spot).choices
            if choices or spot.column.bidding(entries.view, spot) is not None:
                yield tr("Choose…"), partial(self.open_choices, spot)
            yield tr("Edit…"), partial(self.edit_spot, spot)
            for choice in choices:
                if choice.in_menu:
                    yield sentence(choice.label), partial(self._pads.take, spot, choice)
            if spot.column.is_filled(self.cells.cell(spot)):
                yield tr("Clear this cell"), partial(self.clear, spot)
        text = self.cells.shown_text(spot)
        if text and not entries.is_secret(spot):
            yield tr("Copy"), partial(QGuiApplication.clipboard().setText, text)

    def _menu_of_deal(self, spot: CellRef) -> Iterator[MenuLine]:
        """Yield the actions for the deal of the cell at `spot`."""
        form, view, deal = self.entries.form, self.entries.view, spot.deal
        called = form.called(view, deal)
        notes = (CellRef(deal, column) for column in form.columns if column.notes)
        note = next((note for note in notes if note != spot and self.entries.can_type(note)), None)
        if note is not None:
            yield tr("Note on {deal}…").format(deal=called), partial(self.edit_spot, note)
        changes = [*form.insertions(view, deal)]
        if changes:
            changes.append((tr("Delete {deal}").format(deal=called), form.deletion(view, deal)))
        ending = form.ending(view, deal)
        for words, change in (*changes, *(() if ending is None else (ending,))):
            yield words, partial(self.change_wanted.emit, change)
        words = tr("History of {deal}…").format(deal=called)
        yield words, partial(self.history_wanted.emit, deal)


class _CellEvents(QObject):
    """Sends screen readers new names of cells, which they cache; a name includes the text."""

    def __init__(self, form: FormView) -> None:
        """Report for `form`; a secret cell is reported only if it is the current cell."""
        super().__init__(form)
        self._form = form
        self._silent = False
        form.cells.dataChanged.connect(self._changed)

    def reached(self) -> None:
        """Report the current cell, after Qt has reported that the form has the focus."""
        if listened_to():
            self._silent = True
            QTimer.singleShot(0, self, self._tell_where)

    def moved(self, index: Index) -> None:
        """Report the name of the cell at `index` before Qt reports that it is current."""
        self._rename(index)
        if self._form.hasFocus():
            self._silent = False

    def _rename(self, index: Index) -> None:
        if listened_to():
            self._notify(index, QAccessible.Event.NameChanged)

    def _tell_where(self) -> None:
        index, silent = self._form.currentIndex(), self._silent
        self._silent = False
        if silent and index.isValid() and self._form.hasFocus():
            self._rename(index)
            self._notify(index, QAccessible.Event.Focus)

    def _changed(self, first: Index, last: Index) -> None:
        cells = self._form.cells
        for row in range(first.row(), last.row() + 1) if listened_to() else ():
            for column in range(first.column(), last.column() + 1):
                index = cells.index(row, column)
                spot = cells.spot(index)
                if cells.at(spot) == index and not self._form.entries.is_secret(spot):
                    self._rename(index)

    def _notify(self, index: Index, what: QAccessible.Event) -> None:
        event = QAccessibleEvent(self._form, what)
        # Child numbers go along the rows, and include the headings of rows and columns.
        columns = self._form.cells.columnCount()
        event.setChild((index.row() + 1) * (columns + 1) + index.column() + 1)
        QAccessible.updateAccessibility(event)


def _between(header: QHeaderView, first: int, last: int) -> range:
    """Return the rows or columns between two pixels of the form."""
    begin, end = header.logicalIndexAt(first), header.logicalIndexAt(last)
    return range(0) if begin < 0 else range(begin, header.count() if end < 0 else end + 1)
