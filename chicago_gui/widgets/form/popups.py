"""What opens over a form: the pads for whatever can be chosen there, and a cell's menu.

The menu does the same that keys do, through the same doors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from chicago_gui.sheet.column import Choice, Further, Labelled, Spot
from chicago_gui.sheet.entry_handler import Answer, EntryHandler
from chicago_gui.sheet.typing.reader import Reading
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.contract_pad import ContractPad
from chicago_gui.widgets.form_style import menu_style
from chicago_gui.widgets.pads import ChoicePad
from chicago_gui.widgets.theme import Role, Theme

if TYPE_CHECKING:
    from chicago_gui.widgets.form_view import FormView


class PadHost(Protocol):
    """The form that pads open over."""

    def place_of_pad(self, spot: Spot, size: QSize) -> QPoint:
        """Return where a pad of `size` for a cell opens, on the screen."""

    def asked(self, spot: Spot) -> str:
        """Return what is asked of whoever chooses there, without what stands there."""


class Pads(QObject):
    """Opens pads; `answered` carries the `Answer` that came of a choice."""

    answered = Signal(object)

    typed = Signal(object, str)
    """Keys that were pressed over a pad: the `Spot` they are meant for, and the text."""

    gone = Signal()
    """There is no deal any more for the pad that is open."""

    def __init__(self, ground: PadHost) -> None:
        """Open pads over `ground`."""
        super().__init__(ground if isinstance(ground, QObject) else None)
        self._ground = ground
        self.spot: Spot | None = None
        """The cell that the last pad was for."""
        self.in_turn = False
        """That cell was the wanted one then."""

    def open(self, spot: Spot, entries: EntryHandler[Any], theme: Theme) -> bool:
        """Open the pad for the cell at `spot`; return whether there is one."""
        self.spot, self.in_turn = spot, spot == entries.wanted()
        names = spot.column.bidding(entries.view, spot)
        if names is not None:
            self._open_bids(spot, list(names), entries, theme)
            return True
        also = spot.column.also(entries.view, spot)
        offered = (*entries.choices(spot), *(() if also is None else (also,)))
        if not offered:
            return False
        pad = ChoicePad(
            offered,
            theme,
            self._ground.asked(spot),
            told=entries.told_with_choices(spot),
            die=spot.column.rolls(),
            parent=self._over(),
        )
        self._show(spot, pad, entries, theme)
        return True

    def take(self, spot: Spot, choice: Labelled, entries: EntryHandler[Any], theme: Theme) -> None:
        """Take what was chosen at `spot`, or open the pad to which it leads further on."""
        further = choice.change if isinstance(choice, Choice) else None
        if not isinstance(further, Further):
            self.answered.emit(Answer(entries.choose(spot, choice)))
            return
        self.spot = spot
        pad = ChoicePad(further.choices(), theme, further.asked, parent=self._over())
        self._show(spot, pad, entries, theme)

    def _show(self, spot: Spot, pad: ChoicePad, entries: EntryHandler[Any], theme: Theme) -> None:
        pad.chosen.connect(lambda choice: self.take(spot, choice, entries, theme))
        pad.rolled.connect(lambda: self.answered.emit(entries.roll(spot)))
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        self.gone.connect(pad.close)
        pad.ensurePolished()
        pad.adjustSize()
        pad.open_at(self._ground.place_of_pad(spot, pad.size()))

    def _open_bids(
        self, spot: Spot, names: list[str], entries: EntryHandler[Any], theme: Theme
    ) -> None:
        contract, declarer = spot.column.bid_there(entries.view, spot)
        pad = ContractPad(names, theme, contract, declarer, self._over())
        pad.chosen.connect(
            lambda contract, name: self.answered.emit(Answer(entries.bid(spot, contract, name)))
        )
        pad.typed.connect(lambda text: self.typed.emit(spot, text))
        self.gone.connect(pad.close)
        pad.passed_out.connect(lambda: self._pass_out(spot, entries))
        pad.open_at(self._ground.place_of_pad(spot, pad.size()))

    def _pass_out(self, spot: Spot, entries: EntryHandler[Any]) -> None:
        found = entries.read(spot, "pass")
        if isinstance(found, Reading):
            self.answered.emit(entries.enter(spot, found))
        else:
            self.answered.emit(Answer(found.why))

    def _over(self) -> QWidget | None:
        ground = self._ground
        return ground if isinstance(ground, QWidget) else None


def open_menu(form: FormView, spot: Spot, at: QPoint, theme: Theme) -> QMenu:
    """Open the menu of the cell at `spot`, its corner at `at` on the screen; it closes itself.

    It says which cell it is and what can be done there, never what stands there.
    """
    menu = QMenu(form)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setFont(theme.font(Role.CELL))
    menu.setStyleSheet(menu_style())
    menu.addAction(_as_it_is(form.asked(spot))).setEnabled(False)
    menu.addSeparator()
    for words, act in _offered(form, spot):
        # After the menu has gone: what opens then must not go with it.
        menu.addAction(words).triggered.connect(
            lambda _=False, act=act: QTimer.singleShot(0, form, act)
        )
    menu.popup(at)
    return menu


def _offered(form: FormView, spot: Spot) -> list[tuple[str, Callable[[], object]]]:
    """Return the words and the deed of everything that can be done at `spot`."""
    entries, view = form.entries, form.entries.view
    offered: list[tuple[str, Callable[[], object]]] = []
    if entries.can_type(spot):
        if entries.choices(spot) or spot.column.bidding(view, spot) is not None:
            offered.append((tr("Choose…"), lambda: form.open_choices(spot)))
        offered.append((tr("Type…"), lambda: form.edit_spot(spot)))
        if spot.column.rolls():
            offered.append((tr("Roll the die"), lambda: form.roll(spot)))
        if entries.is_filled(spot):
            offered.append((tr("Delete"), lambda: form.clear(spot)))
        also = spot.column.also(view, spot)
        if also is not None:
            offered.append((_as_it_is(also.label), partial(form.take, spot, also)))
    text = form.shown_text(spot)
    if text and not entries.secret(spot):
        offered.append((tr("Copy"), lambda: QGuiApplication.clipboard().setText(text)))
    for column in entries.form.columns:
        note = Spot(spot.deal, column)
        if column.notes and note != spot and entries.can_type(note):
            words = tr("Note on {deal}…").format(deal=entries.form.called(view, spot.deal))
            offered.append((_as_it_is(words), partial(form.edit_spot, note)))
            break
    offered += _of_whole_deal(form, spot.deal)
    words = tr("History of {deal}…").format(deal=entries.form.called(view, spot.deal))
    offered.append((_as_it_is(words), lambda: form.history_wanted.emit(spot.deal)))
    return offered


def _of_whole_deal(form: FormView, deal: int) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield how a deal is inserted before this one, and how this one is deleted."""
    sheet, view = form.entries.form, form.entries.view
    changes = [*sheet.insertions(view, deal)]
    if changes:
        words = tr("Delete {deal}").format(deal=sheet.called(view, deal))
        changes.append((words, sheet.deletion(view, deal)))
    for words, change in changes:
        yield _as_it_is(words), partial(form.change_wanted.emit, change)


def _as_it_is(words: str) -> str:
    """Return `words` so that a menu shows them as they are: a name may hold an `&`."""
    return words.replace("&", "&&")
