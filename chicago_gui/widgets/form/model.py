"""The table model of a form: the cells of the public view, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from chicago_gui.sheet.column import AnyColumn, Cell, CellRef, cell_words, touched, where
from chicago_gui.sheet.entry_handler import EntryHandler
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.words import sentence
from chicago_gui.widgets.theme import plain_tip

Index = QModelIndex | QPersistentModelIndex

# Plain numbers, because looking up the enum member takes longer than the rest of data().
DISPLAY = int(Qt.ItemDataRole.DisplayRole)
TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
HORIZONTAL, VERTICAL = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_NO_INDEX = QModelIndex()


class FormModel(QAbstractTableModel):
    """The deals of a view, arranged under the columns of the game's form.

    A deal takes several rows, a struck deal one. A cell may cover several rows and columns; each of
    its indexes gives the same data.
    """

    reaches_changed = Signal()
    """The cells of a deal cover other columns than before."""

    def __init__(self, entries: EntryHandler[Any]) -> None:
        """Show the session of `entries`, which know the wanted cell and the proposals."""
        super().__init__()
        self.entries = entries
        self.form: Form[Any] = entries.form
        self.view: Any = entries.view
        self._rows = self._rows_in(self.view)
        self._first = _first_rows(self._rows)
        self._heads = self._heads_in(self.view)
        self._headings: list[tuple[str, str]] = []
        self._at = {column: place for place, column in enumerate(self.form.columns)}

    def set_view(self, view: Any) -> None:
        """Show `view` from now on; attached views get signals only for what changed."""
        old, old_rows, old_heads = self.view, self._rows, self._heads
        headings = self._headings or self.headings()
        others = touched(old, view)
        rows = self._rows_after(view, others)
        looked = {deal: self._looks(deal) for deal in others}
        common = min(len(old_rows), len(rows))
        if rows is not old_rows and rows[:common] != old_rows[:common]:
            self.beginResetModel()
            self._take(view, rows)
            self.endResetModel()
            return
        if len(rows) > len(old_rows):
            self.beginInsertRows(_NO_INDEX, len(old_rows), len(rows) - 1)
            self._take(view, rows)
            self.endInsertRows()
        elif len(rows) < len(old_rows):
            self.beginRemoveRows(_NO_INDEX, len(rows), len(old_rows) - 1)
            self._take(view, rows)
            self.endRemoveRows()
        else:
            self._take(view, rows, others)
        if headings != self._headings:
            self.headerDataChanged.emit(HORIZONTAL, 0, len(self.form.columns) - 1)
        if any(old_heads[deal] != self._heads[deal] for deal in others):
            self.reaches_changed.emit()
        for deal in others:
            (line, before), (line_now, now) = looked[deal], self._looks(deal)
            if line != line_now:
                self.cells_changed(deal)
                continue
            pairs = enumerate(zip(before, now, strict=True))
            for run in _runs(at for at, (was, cells) in pairs if was != cells):
                self.cells_changed(deal, self.form.columns[run[0]], self.form.columns[run[-1]])

    def _looks(self, deal: int) -> tuple[tuple[object, ...], list[list[Cell]]]:
        """Return the row attributes of `deal`, and its cells.

        Cells that a face adds to the public view are left out: the face reports their changes.
        """
        form, view = self.form, self.view
        line = (
            form.is_over(view, deal),
            form.is_struck(view, deal),
            form.row_background(view, deal),
            form.called(view, deal),
            self._heads[deal],
        )
        cells = [
            [column.cell(view.deals[deal], part) for part in range(column.parts)]
            for column in form.columns
        ]
        return line, cells

    def cells_changed(
        self, deal: int, column: AnyColumn | None = None, till: AnyColumn | None = None
    ) -> None:
        """Report changed cells of `deal`: all of them, or those from `column` to `till`."""
        first = self._first[deal]
        last = first + self.rows_of(deal) - 1
        left, right = 0, len(self.form.columns) - 1
        if column is not None:
            left, right = self._at[column], self._at[till or column]
            right += max(self.columns_covered(deal, right), 1) - 1
        self.dataChanged.emit(self.index(first, left), self.index(last, right))

    def reword(self) -> None:
        """Report that all texts changed, because the language did."""
        self._headings = []
        self.headerDataChanged.emit(HORIZONTAL, 0, len(self.form.columns) - 1)
        for deal in range(len(self.view.deals)):
            self.cells_changed(deal)

    def spot(self, index: Index) -> CellRef:
        """Return the cell of the form that `index` belongs to."""
        deal, row = self._rows[index.row()]
        column = self.form.columns[self._heads[deal][index.column()]]
        return CellRef(deal, column, row // self.form.span(column))

    def at(self, spot: CellRef) -> QModelIndex:
        """Return the first index of the cell at `spot`, invalid if the cell is not shown."""
        if not 0 <= spot.deal < len(self._first):
            return QModelIndex()
        row = min(spot.part * self.form.span(spot.column), self.rows_of(spot.deal) - 1)
        return self.createIndex(self._first[spot.deal] + row, self._at[spot.column])

    def heads_in(self, rows: range, columns: range) -> Iterator[tuple[int, int]]:
        """Yield row and column of the first index of each cell within `rows` and `columns`."""
        form = self.form
        for row in rows:
            deal, within = self._rows[row]
            heads, several = self._heads[deal], self.rows_of(deal) > 1
            for column in columns:
                at = heads[column]
                yield row - within % form.span(form.columns[at]) if several else row, at

    def rows_of(self, deal: int) -> int:
        """Return how many rows `deal` takes."""
        return self.form.rows_of(self.view, deal)

    def columns_covered(self, deal: int, column: int) -> int:
        """Return how many columns the cell of `deal` at index `column` covers."""
        return self._heads[deal].count(column)

    @property
    def first_rows(self) -> Sequence[int]:
        """The first row of each deal."""
        return self._first

    def deals_in(self, first: int, last: int) -> range:
        """Return the deals between two rows; a `last` of -1 is the end of the table."""
        if not self._rows or first < 0:
            return range(0)
        return range(self._rows[first][0], self._rows[last][0] + 1)

    def first_row(self, deal: int) -> int:
        """Return the first row of `deal`."""
        return self._first[deal]

    def cell(self, spot: CellRef) -> Cell:
        """Return the content of the cell at `spot`."""
        return spot.column.cell(self.view.deals[spot.deal], spot.part)

    def names(self) -> tuple[str, ...]:
        """Return all names on the form: those of players, and of teams."""
        heading = self.form.heading(self.view)
        return heading.players + heading.groups

    def possible_texts(self, column: AnyColumn) -> tuple[str, ...]:
        """Return all texts that may appear in `column`; they share one font size."""
        return column.possible_texts(self.view)

    def shown_text(self, spot: CellRef) -> str:
        """Return the visible text of the cell at `spot`."""
        return str(self.data(self.at(spot)))

    def name_of(self, spot: CellRef) -> str:
        """Return the accessible name of the cell at `spot`, without its text."""
        if spot.deal >= len(self.view.deals):
            return ""
        line = self.view.deals[spot.deal]
        return where(self.form.called(self.view, spot.deal), spot.column, spot.part, line)

    def asked(self, spot: CellRef) -> str:
        """Return the question a pad asks at `spot`; usually the name of the cell."""
        question = spot.column.prompt(self.view, spot)
        called = sentence(self.form.called(self.view, spot.deal))
        return f"{called}: {question}" if question else self.name_of(spot)

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.form.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the same flags for every cell: selectable, without a cell editor."""
        return _FLAGS if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        """Return a cell's text, tooltip or accessible text."""
        if role == DISPLAY:
            content = self.cell(self.spot(index))
            return f"{content.text} {content.below}".strip()
        if role == SPOKEN:
            spot = self.spot(index)
            # A screen reader reads a cell of several columns once, at its first column.
            begins = self._at[spot.column] == index.column()
            return self._cell_words(spot) if begins else ""
        if role == TOOLTIP:
            content = self.cell(self.spot(index))
            return plain_tip(content.hint or content.note) or None
        return None

    def _cell_words(self, spot: CellRef) -> str:
        entries, called = self.entries, self.form.called(self.view, spot.deal)
        wanted, proposed = False, None
        # The entry handler may have a newer view already.
        if spot.deal < len(entries.view.deals):
            wanted, found = spot == entries.wanted(), entries.proposal(spot)
            proposed = None if found is None else found.shows.get(spot)
        return cell_words(
            *(called, spot.column, spot.part, self.cell(spot)),
            line=self.view.deals[spot.deal],
            wanted=wanted,
            proposed=proposed,
        )

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        """Return a column's heading, or the accessible name of a column or row."""
        if orientation == HORIZONTAL and role == DISPLAY:
            return self.form.column_heading(self.view, self.form.columns[section])
        if orientation == HORIZONTAL and role == SPOKEN:
            return self.form.columns[section].in_words()
        if orientation == HORIZONTAL and role == TOOLTIP and section >= 0:
            return self._in_full(section)
        if orientation == VERTICAL and role == SPOKEN:
            return sentence(self.form.called(self.view, self._rows[section][0]))
        return None

    def _in_full(self, section: int) -> str:
        """Return the full name of a column as a tooltip, if its heading is an abbreviation."""
        column = self.form.columns[section]
        short, full = self.form.column_heading(self.view, column), column.in_words()
        return sentence(full) if short.lower() != full.lower() else ""

    def over(self, section: int) -> str:
        """Return the heading above a group of columns, or an empty text."""
        return self.form.over(self.view, self.form.columns[section])

    def headings(self) -> list[tuple[str, str]]:
        """Return the group heading and the heading of every column."""
        return [
            (self.over(at), self.form.column_heading(self.view, column))
            for at, column in enumerate(self.form.columns)
        ]

    def _take(
        self, view: Any, rows: list[tuple[int, int]], others: Sequence[int] | None = None
    ) -> None:
        """Store `view` with its `rows`; `others` are the changed deals if none came or went."""
        self.view = view
        self._headings = self.headings()
        if others is None:
            self._rows = rows
            self._first = _first_rows(rows)
            self._heads = self._heads_in(view)
        elif others:
            self._heads = list(self._heads)
            for deal in others:
                self._heads[deal] = self._heads_of(view, deal)

    def _heads_in(self, view: Any) -> list[tuple[int, ...]]:
        """Return for each deal and column the column where the cell starts."""
        if type(self.form).columns_covered is Form.columns_covered:
            # Every cell covers one column.
            return [tuple(range(len(self.form.columns)))] * len(view.deals)
        return [self._heads_of(view, deal) for deal in range(len(view.deals))]

    def _heads_of(self, view: Any, deal: int) -> tuple[int, ...]:
        heads: list[int] = []
        for place, column in enumerate(self.form.columns):
            if place == len(heads):
                heads += [place] * self.form.columns_covered(view, deal, column)
        return tuple(heads)

    def _rows_after(self, view: Any, others: Sequence[int]) -> list[tuple[int, int]]:
        """Return the rows of `view`; the old list object if no deal changed its number of rows."""
        same = len(view.deals) == len(self.view.deals) and all(
            self.form.rows_of(view, deal) == self.rows_of(deal) for deal in others
        )
        return self._rows if same else self._rows_in(view)

    def _rows_in(self, view: Any) -> list[tuple[int, int]]:
        return [
            (deal, row)
            for deal in range(len(view.deals))
            for row in range(self.form.rows_of(view, deal))
        ]


def _first_rows(rows: list[tuple[int, int]]) -> list[int]:
    return [at for at, (_, row) in enumerate(rows) if row == 0]


def _runs(places: Iterable[int]) -> list[list[int]]:
    """Group ascending `places` into runs of neighbours."""
    runs: list[list[int]] = []
    for place in places:
        if runs and place == runs[-1][-1] + 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return runs
