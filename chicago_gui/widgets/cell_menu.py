"""What can be done at a cell, as a menu: the same that keys do, through the same doors."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.form_style import menu_style
from chicago_gui.widgets.theme import Role, Theme

if TYPE_CHECKING:
    from chicago_gui.widgets.form_view import FormView


def open_menu(form: FormView, spot: Spot, at: QPoint, theme: Theme) -> QMenu:
    """Open the menu of the cell at `spot`, its corner at `at` on the screen; it closes itself.

    It says which cell it is and what can be done there, never what stands there.
    """
    menu = QMenu(form)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setFont(theme.font(Role.CELL))
    menu.setStyleSheet(menu_style())
    menu.addAction(_as_it_is(form.name_of(spot))).setEnabled(False)
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
        if entries.text(spot):
            offered.append((tr("Delete"), lambda: form.clear(spot)))
        also, _ = spot.column.also(view, spot)
        if also:
            offered.append((_as_it_is(also), lambda: form.open_also(spot)))
    text = form.shown_text(spot)
    if text and not entries.secret(spot):
        offered.append((tr("Copy"), lambda: QGuiApplication.clipboard().setText(text)))
    for column in entries.form.columns:
        note = Spot(spot.deal, column)
        if column.notes and note != spot and entries.can_type(note):
            words = tr("Note on {deal}…").format(deal=entries.form.called(view, spot.deal))
            offered.append((_as_it_is(words), partial(form.edit_spot, note)))
            break
    words = tr("History of {deal}…").format(deal=entries.form.called(view, spot.deal))
    offered.append((_as_it_is(words), lambda: form.history_wanted.emit(spot.deal)))
    return offered


def _as_it_is(words: str) -> str:
    """Return `words` so that a menu shows them as they are: a name may hold an `&`."""
    return words.replace("&", "&&")
