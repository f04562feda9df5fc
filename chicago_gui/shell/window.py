"""The main window: the strip that names the visible face, the menus, and the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QToolBar, QVBoxLayout, QWidget

from chicago_gui.desk.ports import TablePort
from chicago_gui.key_places import plain_line
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.sheet.form import StepName
from chicago_gui.sheet.words import tr
from chicago_gui.shell.menus import (
    TOOLS,
    dress_row,
    fill_bar,
    make_actions,
    word_actions,
    word_menus,
)
from chicago_gui.shell.placing import WISHED
from chicago_gui.widgets.announcing import announce, listened_to
from chicago_gui.widgets.form.face import FormFace
from chicago_gui.widgets.keys import WindowKeys
from chicago_gui.widgets.strip import Face, StatusLine, Strip
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import Role, Theme

if TYPE_CHECKING:
    from chicago_gui.players.page_parts import Banner

_LEAST = QSize(640, 400)

_COVER, _WANTED = "cover", "wanted"
"""Actions of clicks on the strip besides the tools."""

_IN_ITS_WORDS = ("plan", "remove")
"""Tools whose text depends on the game."""

P = TypeVar("P", bound=QWidget)


def _saying(page: QWidget | None) -> Callable[..., None] | None:
    """Return the method with which `page` shows a message, or `None` if it has none."""
    say: Callable[..., None] | None = getattr(page, "say", None)
    return say


class MainWindow(QMainWindow):
    """Shows one page at a time; on a sheet the Preparer face can be laid over the Table face."""

    cover_wanted = Signal()

    to_wanted = Signal()
    """F2 was pressed in the Preparer face: the cursor should go to the wanted cell."""

    closing = Signal()

    resized = Signal()

    themed = Signal(object)
    """The window is drawn with this `Theme` from now on."""

    def __init__(self, theme: Theme) -> None:
        """Create the window without a page."""
        super().__init__()
        self._theme = theme
        self._port: TablePort | None = None
        self._preparer: str | None = None
        self._page: QWidget | None = None
        self._again: Callable[[], object] | None = None
        self.tools_of_page: Mapping[str, Callable[[], object]] = {}
        """What tools do on the visible page instead of their usual action, by name."""
        self.from_paper = False
        """Whether the shown session was started to be typed in from paper."""
        self._unheard = False
        WindowKeys(self)
        self.actions_by_name = make_actions(self)
        self.strip = Strip(theme, self)
        self.strip.pressed.connect(self._go_through)
        self.bar = QToolBar(self)
        self.bar.setMovable(False)
        self.bar.setFloatable(False)
        self.bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.menus = fill_bar(self.bar, self.actions_by_name, self)
        self.status = StatusLine(self)
        holder = QWidget(self)
        # A large font must not keep the window from fitting on a small screen.
        holder.setMinimumSize(_LEAST)
        self._holder = QVBoxLayout(holder)
        self._holder.setContentsMargins(0, 0, 0, 0)
        self._holder.setSpacing(0)
        self._holder.addWidget(self.strip)
        self._holder.addWidget(self.bar)
        self._holder.addWidget(self.status)
        self.setCentralWidget(holder)
        self.cover_key = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self.cover_key.setContext(Qt.ShortcutContext.ApplicationShortcut)
        self.cover_key.activated.connect(self.cover_wanted)
        self.wanted_key = QShortcut(self.actions_by_name["preparer"].shortcut(), self)
        self.wanted_key.activated.connect(self.to_wanted)
        self.back_key = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self.back_key.activated.connect(self._leave_page)
        for key in (self.cover_key, self.wanted_key, self.back_key):
            # A key held down must not repeat its action in the face that appears.
            key.setAutoRepeat(False)
            key.setEnabled(False)
        self.setWindowTitle(tr("Chicago"))
        self.set_theme(theme)
        self.resize(WISHED)

    # --- pages

    @property
    def page(self) -> QWidget | None:
        """The visible page."""
        return self._page

    @property
    def sheet(self) -> SheetPage | None:
        """The visible page, if it shows a session."""
        return self._page if isinstance(self._page, SheetPage) else None

    def show_page(
        self,
        page: QWidget,
        port: TablePort | None = None,
        *,
        again: Callable[[], object] | None = None,
        tools: Mapping[str, Callable[[], object]] | None = None,
    ) -> None:
        """Show `page` and destroy the previous one; `port` is that of the shown session.

        `again` creates the page again for a new language, and for a new theme unless the page has
        `set_theme`. `tools` are the tools that work on the page, with their actions there.
        """
        if self._page is not None:
            self._page.hide()
            self._holder.removeWidget(self._page)
            self._page.deleteLater()
        self._page, self._port, self._again = page, port, again
        self.tools_of_page = tools or {}
        if port is None:
            dress_form(page)
        self._holder.insertWidget(2, page, 1)
        if port is not None:
            port.published.connect(self.show_state)
            port.hour_struck.connect(self._tell_face)
            if isinstance(page, SheetPage):
                page.panel_shown.connect(self.actions_by_name["panel"].setChecked)
            for tool in (each for each in TOOLS if each.name in _IN_ITS_WORDS):
                words = port.form.tool_words.get(tool.name, tool.text)
                self.actions_by_name[tool.name].setText(tr(words))
        # On a sheet Esc covers the Preparer face.
        self.back_key.setEnabled(port is None)
        # The status line comes after the page for screen readers too.
        self.status.raise_()
        self.status.setVisible(_saying(page) is None)
        self._unheard = not listened_to()
        page.show()
        page.setFocus()
        self.show_state()
        self._fit_row()
        announce(page, page.accessibleName())

    def _introduce(self) -> None:
        """Announce the page again: screen readers connect after the window is shown."""
        self._unheard = False
        if self.sheet is not None:
            announce(self.strip, self.strip.accessibleName())
            self.sheet.face.notice.tell_again()
        elif self._page is not None:
            announce(self._page, self._page.accessibleName())

    def show_anew(self) -> None:
        """Create the page again, if it was shown with a way to do so."""
        if self._again is not None:
            self._again()

    def _leave_page(self) -> None:
        left = getattr(self._page, "left", None)
        if isinstance(left, SignalInstance):
            left.emit()

    def put_beneath(self, banner: Banner) -> None:
        """Show `banner` below the page."""
        self._holder.insertWidget(self._holder.count() - 1, banner)
        self.themed.connect(banner.set_theme)

    def lay_over(self, face: FormFace, preparer: str) -> None:
        """Show the Preparer face in place of the Table face; the strip names the `preparer`."""
        if self.sheet is not None:
            self._preparer = preparer
            self.sheet.lay_over(face)
            self._give_keys(covered=False)
            self.show_state()

    def cover(self) -> None:
        """Remove the Preparer face, and repaint at once."""
        self._preparer = None
        self._give_keys(covered=True)
        if self.sheet is not None:
            self.sheet.take_away()
        self.show_state()
        self.repaint()

    def _give_keys(self, *, covered: bool) -> None:
        """Enable the shortcuts of the visible face.

        The button toggles the face, but F2 does not: pressed twice it would cover, and what is
        typed next would go to the Table face.
        """
        self.cover_key.setEnabled(not covered)
        self.wanted_key.setEnabled(not covered)
        opens = self.wanted_key.key() if covered else QKeySequence()
        self.actions_by_name["preparer"].setShortcut(opens)

    # --- words

    def show_state(self) -> None:
        """Update everything around the page."""
        port = self._port
        self.name_steps(port.undo_name if port else None, port.redo_name if port else None)
        self._offer_tools()
        before = self.strip.accessibleName()
        self._tell_face()
        if port is None:
            self.status.setText("")
            self.setWindowTitle(tr("Chicago"))
            return
        covered = self._preparer is None
        self.actions_by_name["preparer"].setText(tr("Preparer") if covered else tr("Cover"))
        if self.strip.accessibleName() != before:
            announce(self.strip, self.strip.accessibleName())
        self.status.tell(port.kept_at, port.form.rules_line(port.view))
        self.setWindowTitle(tr("Chicago, {evening}").format(evening=port.form.evening(port.view)))

    def _tell_face(self) -> None:
        """Show on the strip the face, the progress of the session, and when it should end."""
        port = self._port
        if port is None:
            self.strip.set_face(Face.TABLE, tr("Chicago").upper())
            return
        form, view, face = port.form, port.view, Face.TABLE
        plan = "plan" if "plan" in form.tools else ""
        progress = form.progress(view) if self.sheet is None else self.sheet.face.progress()
        aside = [(progress, plan)]
        if port.ends_at is not None:
            hour = f"{port.ends_at.astimezone():%H:%M}"
            aside.append((tr("ends about {hour}").format(hour=hour), ""))
        if self._preparer is not None:
            face = Face.PREPARER
            # The time comes last because the last part is dropped first in a narrow window.
            aside.insert(1, (tr("Esc covers the sheet"), _COVER))
            left = tr("PREPARER  ·  {name}  ·  turn the screen away").format(name=self._preparer)
        elif "preparer" in form.tools:
            if form.can_prepare(view):
                aside.append((tr("F2 preparer"), "preparer"))
            left = tr("TABLE  ·  nothing here is secret")
        else:
            left = tr("Table").upper()
        told, name = tuple(aside), self._preparer or ""
        self.strip.set_face(face, left, told, _WANTED, name, lambda: form.heading(view).players)

    def _offer_tools(self) -> None:
        """Enable the tools of the shown session and those of the page."""
        port, form = self._port, None
        removes, ending = False, None
        if port is not None:
            form = port.form
            removes = form.deletion(port.view, None) is not None
            ending = form.ending(port.view)
        for tool in (each for each in TOOLS if each.in_session):
            has = form is not None and (not tool.not_all or tool.name in form.tools)
            can = {"remove": removes, "end": ending is not None}.get(tool.name, has)
            action = self.actions_by_name[tool.name]
            if tool.name == "end" and ending is not None:
                action.setText(plain_line(ending[0]))
            action.setEnabled(can or tool.name in self.tools_of_page)
            # Tools that a game lacks are hidden; they stay so on other pages, so that nothing
            # jumps.
            if form is not None:
                action.setVisible(has and (tool.name != "from_paper" or self.from_paper))

    def _go_through(self, does: str) -> None:
        """Do what was clicked on the strip: a tool, covering, or going to the wanted cell."""
        if does == _COVER:
            self.cover_wanted.emit()
        elif does != _WANTED:
            self.actions_by_name[does].trigger()
        elif self.sheet is not None:
            self.sheet.face.form.setFocus()
            self.sheet.face.form.go_to_wanted()

    def name_preparer(self, preparer: str) -> None:
        """Set the name of the preparer while the Preparer face is visible."""
        if self._preparer is not None:
            self._preparer = preparer
            self.show_state()

    def name_steps(self, undo: StepName | None, redo: StepName | None) -> None:
        """Name undo and redo after the steps of the visible face."""
        for name, word, whole, step in (
            ("undo", tr("Undo"), tr("Undo: {step}"), undo),
            ("redo", tr("Redo"), tr("Redo: {step}"), redo),
        ):
            action = self.actions_by_name[name]
            action.setEnabled(step is not None)
            # The button shows only the word; menu, tip and screen reader have the full text.
            text = word
            if step is not None and self._port is not None:
                text = whole.format(step=self._port.form.step_name(step))
            action.setText(plain_line(text))
            action.setIconText(word)

    def say(self, text: str, *, wrong: bool = True) -> None:
        """Show a message on the page, or below a page that has no place for it."""
        say = _saying(self._page)
        if say is None:
            self.status.setText(text)
        else:
            say(text, wrong=wrong)

    # --- looks

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.strip.set_theme(theme)
        self.status.setFont(theme.font(Role.SMALL))
        self.status.setContentsMargins(theme.px(18), theme.px(2), theme.px(18), theme.px(6))
        dress_row(self.bar, theme, self.width())
        self.actions_by_name["dark"].setChecked(theme.dark)
        self.actions_by_name["four_colours"].setChecked(theme.four_colours)
        self.themed.emit(theme)
        page = self._page
        follow: Callable[[Theme], None] | None = getattr(page, "set_theme", None)
        if page is None or follow is None:
            self.show_anew()
            return
        if page is not self.sheet:
            dress_form(page)
        follow(theme)

    def _fit_row(self) -> None:
        """Fit a large font of the bar into the window; the default size is never reduced."""
        if self._theme.scale > 1:
            dress_row(self.bar, self._theme, self.width())

    # --- events

    def changeEvent(self, event: QEvent) -> None:
        """Cover when the window is minimised; set all texts again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setLocale(QLocale())
            word_actions(self.actions_by_name)
            word_menus(self.menus)
            self.show_state()
            dress_row(self.bar, self._theme, self.width())
        if event.type() == QEvent.Type.WindowStateChange and self.isMinimized():
            self.cover_wanted.emit()
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            if self._port is not None:
                self._port.wait_for_the_hour()  # timers stop while the computer sleeps
            if self._unheard and listened_to():
                self._introduce()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Emit `resized`, because the zoom may follow the window."""
        super().resizeEvent(event)
        self._fit_row()
        self.resized.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Emit `closing`; nothing needs to be saved."""
        self.closing.emit()
        super().closeEvent(event)


class ShownPage(QObject, Generic[P]):
    """A page that is created each time it is opened, and known while it is visible."""

    def __init__(self, window: MainWindow, theme: Callable[[], Theme]) -> None:
        """Show the page in `window`, in the theme that `theme` returns."""
        super().__init__()
        self._window = window
        self._theme = theme
        self._shown: P | None = None

    @property
    def page(self) -> P | None:
        """The page while it is visible, else `None`."""
        return self._shown if self._window.page is self._shown else None

    def put(
        self,
        page: P,
        again: Callable[[], object],
        tools: Mapping[str, Callable[[], object]] | None = None,
    ) -> None:
        """Show `page`; `again` creates it again for a new theme or language.

        `tools` are the tools that work on the page, with their actions there.
        """
        self._shown = page
        self._window.show_page(page, again=again, tools=tools)
