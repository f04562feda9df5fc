"""The window: the strip that says which face is up, the tools, and the page between them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QMainWindow, QToolBar, QVBoxLayout, QWidget

from chicago_gui.desk.table_port import TablePort
from chicago_gui.key_places import KeysByPlace, plain_line
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.sheet.entry_handler import StepName
from chicago_gui.sheet.form import Form
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
from chicago_gui.widgets.keys import MarkedRepeats
from chicago_gui.widgets.strip import Face, StatusLine, Strip
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import Role, Theme

_LEAST = QSize(640, 400)

_COVER, _WANTED = "cover", "wanted"
"""What a click on the strip does besides the tools."""

_IN_ITS_WORDS = ("plan", "remove")
"""The tools that a game may call otherwise."""

P = TypeVar("P", bound=QWidget)


def _saying(page: QWidget | None) -> Callable[..., None] | None:
    """Return how `page` says a sentence; `None` when there is no place for one on it."""
    say: Callable[..., None] | None = getattr(page, "say", None)
    return say


class MainWindow(QMainWindow):
    """One page at a time. Whoever wants to see a secret lays a face of their own over it."""

    cover_wanted = Signal()

    to_wanted = Signal()
    """The key that opened the other face was pressed in it: where to type on is asked for."""

    closing = Signal()

    resized = Signal()

    def __init__(self, theme: Theme) -> None:
        """Make an empty window."""
        super().__init__()
        self._theme = theme
        self._port: TablePort | None = None
        self._preparer: str | None = None
        self._page: QWidget | None = None
        self._again: Callable[[], object] | None = None
        self.tools_of_page: Mapping[str, Callable[[], object]] = {}
        """What tools of the bar and the menus do on the page that is shown, by name."""
        self._offered: tuple[object, ...] = ()
        self.from_paper = False
        """Whether the session that is shown was begun to be typed in from paper."""
        self._unheard = False
        self._repeats = MarkedRepeats(self)
        self._places = KeysByPlace(self)
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
        # Large type must not keep the window from becoming as small as its screen.
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
            # Held down it would go on doing whatever it does in the face that comes up.
            key.setAutoRepeat(False)
            key.setEnabled(False)
        self.setWindowTitle(tr("Chicago"))
        self.set_theme(theme)
        self.resize(WISHED)

    # --- pages

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._page

    @property
    def sheet(self) -> SheetPage | None:
        """The session's page, when it is shown."""
        return self._page if isinstance(self._page, SheetPage) else None

    def show_page(
        self,
        page: QWidget,
        port: TablePort | None = None,
        *,
        again: Callable[[], object] | None = None,
        tools: Mapping[str, Callable[[], object]] | None = None,
    ) -> None:
        """Show `page` and let the one before go; `port` is the session's when it shows one.

        `again` makes the page once more in other colours or another language, where it must. What
        keys of the page do as well as tools do, `tools` names: these can be used there.
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
        # The face that is laid over a sheet has the key to itself.
        self.back_key.setEnabled(port is None)
        # Beneath the page is after it, for who listens too.
        self.status.raise_()
        self.status.setVisible(_saying(page) is None)
        self._unheard = not listened_to()
        page.show()
        page.setFocus()
        self.show_state()
        self._fit_row()
        announce(page, page.accessibleName())

    def _introduce(self) -> None:
        """Have read what the page said before anybody listened: screen readers come later."""
        self._unheard = False
        if self.sheet is not None:
            announce(self.strip, self.strip.accessibleName())
            self.sheet.face.notice.tell_again()
        elif self._page is not None:
            announce(self._page, self._page.accessibleName())

    def show_anew(self) -> None:
        """Make the page once more, where it does not follow colours and language by itself."""
        if self._again is not None:
            self._again()

    def _leave_page(self) -> None:
        left = getattr(self._page, "left", None)
        if isinstance(left, SignalInstance):
            left.emit()

    def put_beneath(self, banner: QWidget) -> None:
        """Give `banner` its place beneath the page."""
        self._holder.insertWidget(self._holder.count() - 1, banner)

    def lay_over(self, face: FormFace, preparer: str) -> None:
        """Show a face that is not the Table's; the strip says whose."""
        if self.sheet is not None:
            self._preparer = preparer
            self.sheet.lay_over(face)
            self._give_keys(covered=False)
            self.show_state()

    def cover(self) -> None:
        """Take the other face away in this very frame."""
        self._preparer = None
        self._give_keys(covered=True)
        if self.sheet is not None:
            self.sheet.take_away()
        self.show_state()
        self.repaint()

    def _give_keys(self, *, covered: bool) -> None:
        """Let each key mean what it does in the face that is up.

        The button there and back is one, the key is not: pressed twice it would cover, and what
        is typed next would be typed at the Table.
        """
        self.cover_key.setEnabled(not covered)
        self.wanted_key.setEnabled(not covered)
        opens = self.wanted_key.key() if covered else QKeySequence()
        self.actions_by_name["preparer"].setShortcut(opens)

    # --- words

    def show_state(self) -> None:
        """Say everywhere around the page what is up."""
        port = self._port
        self.name_steps(port.undo_name if port else None, port.redo_name if port else None)
        deletion = None if port is None else port.form.deletion(port.view, None)
        ending = None if port is None else port.form.ending(port.view)
        words = "" if ending is None else ending[0]
        asked = None if port is None else port.form, deletion is not None, self.tools_of_page, words
        if (*asked, self.from_paper) != self._offered:
            self._offered = (*asked, self.from_paper)
            self._offer_tools(*asked)
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
        """Say on the strip whose face is up, how far the evening is, and when it should end."""
        port = self._port
        if port is None:
            self.strip.set_face(Face.TABLE, tr("CHICAGO"))
            return
        form, view, face = port.form, port.view, Face.TABLE
        plan = "plan" if "plan" in form.tools else ""
        entries = None if self.sheet is None else self.sheet.face.entries
        aside = [(form.progress(view) if entries is None else entries.progress(), plan)]
        if port.ends_at is not None:
            hour = f"{port.ends_at.astimezone():%H:%M}"
            aside.append((tr("about {hour} at the end").format(hour=hour), ""))
        if self._preparer is not None:
            face = Face.PREPARER
            # Before the hour, for what comes last gives way where there is no room.
            aside.insert(1, (tr("Esc covers the sheet"), _COVER))
            left = tr("PREPARER  ·  {name}  ·  keep the screen turned away")
            left = left.format(name=self._preparer)
        elif "preparer" in form.tools:
            offer = (tr("F2 preparer"), "preparer")
            if entries is None or entries.can_prepare():
                aside.append(offer)
            left = tr("TABLE  ·  nothing here is secret")
        else:
            left = tr("TABLE")
        told, name = tuple(aside), self._preparer or ""
        self.strip.set_face(face, left, "", told, _WANTED, name, lambda: form.heading(view).players)

    def _offer_tools(
        self, form: Form[Any] | None, removes: bool, of_page: Collection[str], ending: str
    ) -> None:
        """Light up what can be done in a session of `form`, and what the page has itself.

        `ending` words how what is played is ended early, where it can be.
        """
        for tool in (each for each in TOOLS if each.in_session):
            has = form is not None and (not tool.not_all or tool.name in form.tools)
            can = {"remove": removes, "end": bool(ending)}.get(tool.name, has)
            action = self.actions_by_name[tool.name]
            if tool.name == "end" and ending:
                action.setText(plain_line(ending))
            action.setEnabled(can or tool.name in of_page)
            # What a game never has is not there, nor on a page over its sheet: nothing jumps.
            if form is not None:
                action.setVisible(has and (tool.name != "from_paper" or self.from_paper))

    def _go_through(self, does: str) -> None:
        """Do what words of the strip say: a tool, cover, or go to the cell that is wanted."""
        if does == _COVER:
            self.cover_wanted.emit()
        elif does != _WANTED:
            self.actions_by_name[does].trigger()
        elif self.sheet is not None:
            self.sheet.face.form.setFocus()
            self.sheet.face.form.go_to_wanted()

    def name_preparer(self, preparer: str) -> None:
        """Say who prepares, while the other face is up."""
        if self._preparer is not None:
            self._preparer = preparer
            self.show_state()

    def name_steps(self, undo: StepName | None, redo: StepName | None) -> None:
        """Name undo and redo after the steps of the face that is up."""
        for name, word, whole, step in (
            ("undo", tr("Undo"), tr("Undo {step}"), undo),
            ("redo", tr("Redo"), tr("Redo {step}"), redo),
        ):
            action = self.actions_by_name[name]
            action.setEnabled(step is not None)
            # The bar has room for the word alone; menu, tip and screen reader say it all.
            text = word
            if step is not None and self._port is not None:
                text = whole.format(step=self._port.form.step_name(step))
            action.setText(plain_line(text))
            action.setIconText(word)

    def say(self, text: str, *, wrong: bool = True) -> None:
        """Say one sentence on the page, or beneath one that has no place for it."""
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
        if self.sheet is not None:
            self.sheet.set_theme(theme)
        elif self._page is not None:
            dress_form(self._page)

    def _fit_row(self) -> None:
        """Let large type of the row follow the room there is; that of the usual size never does."""
        if self._theme.scale > 1:
            dress_row(self.bar, self._theme, self.width())

    # --- events

    def changeEvent(self, event: QEvent) -> None:
        """A window that is put away comes back covered; in another language all is said anew."""
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
                self._port.wait_for_the_hour()  # timers stand still while the computer sleeps
            if self._unheard and listened_to():
                self._introduce()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """From when it is on the screen keys come here, and some of them are held down."""
        super().showEvent(event)
        self._repeats.watch(self.windowHandle())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell it: the zoom may follow."""
        super().resizeEvent(event)
        self._fit_row()
        self.resized.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is kept already: closing asks nothing."""
        self.closing.emit()
        super().closeEvent(event)


class ShownPage(QObject, Generic[P]):
    """A page that is made each time it is asked for, and known as long as it is shown."""

    def __init__(self, window: MainWindow, theme: Callable[[], Theme]) -> None:
        """Show it in `window`, in the colours of the moment."""
        super().__init__()
        self._window = window
        self._theme = theme
        self._shown: P | None = None

    @property
    def page(self) -> P | None:
        """The page, while it is shown."""
        return self._shown if self._window.page is self._shown else None

    def put(
        self,
        page: P,
        again: Callable[[], object],
        tools: Mapping[str, Callable[[], object]] | None = None,
    ) -> None:
        """Show `page`; `again` makes it once more, in other colours or another language.

        `tools` are those that can be used on it, and what they do there.
        """
        self._shown = page
        self._window.show_page(page, again=again, tools=tools)
