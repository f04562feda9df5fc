"""Opens all pages, dialogs, menus and pads of the program one after the other, as a person does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, QPoint
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDateEdit,
    QDialog,
    QFileDialog,
    QMenu,
    QWidget,
)

from chicago_gui.app import dialogs
from chicago_gui.players.players_screen import PlayersScreen
from chicago_gui.players.versions import VersionsDialog
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.game import Outline
from chicago_gui.sheet.versions import Versions
from chicago_gui.widgets.code_pad import CodeDialog
from tests.window import ESC, Window, answering

HERE = Path(__file__).parent
EVENINGS = {
    "russian": HERE / "evenings" / "evening-2-going-on.chicago",
    "four-deal": HERE / "sheets" / "four-deal-1.chicago",
    "rubber": HERE / "sheets" / "rubber-1.chicago",
    "teams": HERE / "sheets" / "teams-1.chicago",
    "pairs": HERE / "sheets" / "pairs-1.chicago",
}

Visit = Callable[[str, QWidget], None]
"""Called with the name of each place and its widget."""

ASKING, ASKING_ALIKE = ("players", "plan"), ("blanks", "backups", "picture", "open")
"""Tools with a modal dialog; the second group has the same dialogs in all games."""

BESIDE, BESIDE_ALIKE = ("help",), ("print", "history", "score", "about")
"""Tools with a separate window; the second group is the same in all games."""

PAGES, PAGES_ALIKE = ("evening", "figures", "new"), ("settings", "sessions")


def settle() -> None:
    """Process all events except deletions, so that open widgets stay."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


class Tour:
    """Goes through the program of `window` and calls `visit` at each place."""

    def __init__(self, window: Window, visit: Visit) -> None:
        self._window = window
        self._visit = visit

    def go(self, *, alike: bool = True) -> None:
        """Visit everything from the open session; with `alike` also what all games share."""
        window = self._window
        self.see("sheet", window.main)
        self.menus()
        self.pads()
        self.sheet_and_handle()
        for name in ASKING + ASKING_ALIKE * alike:
            self.asked(name)
        for name in BESIDE + BESIDE_ALIKE * alike:
            self.beside(name)
        self.screen()
        self.preparing()
        if alike:
            self.questions()
        for name in PAGES + PAGES_ALIKE * alike:
            if window.action(name).isEnabled():
                window.use(name)
                self.see(f"page {name}", window.main)
                self.popups(window.page)
                window.press(ESC)

    def see(self, name: str, widget: QWidget) -> None:
        settle()
        self._visit(name, widget)

    def first_start(self) -> None:
        """Visit what is shown before there is any session."""
        self.see("the first start", self._window.main)
        self.popups(self._window.page)
        self._window.use("new")
        self.see("the first new session", self._window.main)

    def menus(self) -> None:
        """Visit each menu, open, with its first enabled line selected."""
        menus = self._window.main.menus
        for title in menus.actions():
            menu = title.menu()
            assert isinstance(menu, QMenu)
            menu.popup(menus.mapToGlobal(menus.actionGeometry(title).bottomLeft()))
            first = next(line for line in menu.actions() if line.isEnabled())
            menu.setActiveAction(first)
            self.see(f"menu {title.text()}", menu)
            menu.close()

    def pads(self) -> None:
        """Visit the pad of each column of the open deal, and its context menu."""
        form = self._window.form
        wanted = form.entries.wanted()
        deal = len(form.entries.view.deals) - 1 if wanted is None else wanted.deal
        for column in form.entries.form.columns:
            spot = CellRef(deal, column)
            form.open_choices(spot)
            settle()
            pad = QApplication.activePopupWidget()
            if pad is not None:
                self.see(f"pad {column.heading}", pad)
                pad.close()
            elif self._window.line.hasFocus():
                self.see(f"line for {column.heading}", self._window.main)
                form.setFocus()
            menu = form.open_menu(spot, QPoint(0, 0))
            self.see(f"cell menu {column.heading}", menu)
            menu.close()
            settle()

    def sheet_and_handle(self) -> None:
        """Visit the panel in its other form: beside the sheet, or as a drawer."""
        self._window.use("panel")
        self.see("panel the other way", self._window.main)
        self._window.use("panel")

    def asked(self, name: str) -> None:
        """Visit the dialog of a tool."""
        window = self._window
        if not window.action(name).isEnabled():
            return

        def look(dialog: QDialog) -> None:
            if isinstance(dialog, QFileDialog):
                # The last folder may have a long path, which Qt would cut off.
                dialog.setDirectory(QDir.rootPath())
            self.see(f"asked by {name}", dialog)
            self.popups(dialog)
            dialog.reject()

        answering(window.app, look)
        window.use(name)

    def popups(self, around: QWidget) -> None:
        """Visit the popups of a dialog or page."""
        for box in around.findChildren(QComboBox):
            if box.isVisible() and box.isEnabled():
                box.showPopup()
                self.see(f"choices of {box.accessibleName()}", box.view().window())
                box.hidePopup()
                break
        for day in around.findChildren(QDateEdit):
            calendar = day.calendarWidget()
            if day.isVisible() and calendar is not None:
                calendar.show()
                self.see("calendar", calendar)
                calendar.hide()
                break

    def beside(self, name: str) -> None:
        """Visit the window of a tool."""
        window = self._window
        if not window.action(name).isEnabled():
            return
        before = set(window.app.topLevelWidgets())
        window.use(name)
        settle()
        for shown in set(window.app.topLevelWidgets()) - before:
            if shown.isVisible():
                self.see(f"window {name}", shown)
                self.popups(shown)
                shown.close()

    def preparing(self) -> None:
        """Visit the Preparer face, if the game has one, with a refused count."""
        window = self._window
        if not window.action("preparer").isEnabled():
            return
        window.use("preparer")
        self.see("the preparer's face", window.main)
        self.pads()
        window.type("39⏎")
        self.see("a count that is refused", window.main)
        window.press(ESC, ESC)

    def screen(self) -> None:
        """Visit the players' screen."""
        window = self._window
        window.use("screen")
        screen = next(
            each for each in window.app.topLevelWidgets() if isinstance(each, PlayersScreen)
        )
        self.see("players' screen", screen)
        screen.close()
        settle()

    def questions(self) -> None:
        """Visit the rare questions."""
        window, main = self._window, self._window.main

        def look(name: str) -> Callable[[QDialog], None]:
            def seen(dialog: QDialog) -> None:
                self.see(name, dialog)
                self.popups(dialog)
                dialog.reject()

            return seen

        names = ("Anna", "Константин-Владимир", "O'Brien & Sons")
        answering(window.app, look("who prepares"))
        dialogs.ask_name(main, names)
        answering(window.app, look("yes or no"))
        dialogs.ask_compare(
            main, "Home – Guests", ("Planned boards – here: 24; other card: 28",), "It does not."
        )
        answering(window.app, look("the same session"))
        ours, file = (Outline(f"{deals} of 15", "Anna +3", deals, deals, False) for deals in (6, 7))
        versions = Versions("21 November 2026, Ratskeller", "", ours, file, ("deal 3: result",))
        same = VersionsDialog([versions], window.chicago._theme, main)
        same.exec()
        same.deleteLater()
        answering(window.app, look("code"))
        code = CodeDialog(window.chicago._theme, "Anna, type the code:", main)
        code.exec()
        code.deleteLater()
