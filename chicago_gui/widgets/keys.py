"""Keys that must not type, and presses of the mouse that must not count: what is meant otherwise.

A form is locked to keys that are meant for another face until somebody means it, and no pad keeps
a command from leading there. Those of a key that is held down are marked as repetitions where X and
Qt do not; and of a double click both in a pad and beside it the second press is told.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.form_view import ALONE, FormView

_MODIFIERS = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
    }
)
"""They type nothing by themselves, and one of them comes before every Ctrl+Z."""


_CTRL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def give_way(pad: QWidget, event: QEvent) -> None:
    """Close `pad`, a popup, when `event` asks whose a key is, and it is that of a command.

    Under a popup Qt finds no command of the window. So F2 would do nothing, and the counts that
    are typed after it would stand at the Table.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return
    # Ctrl and Alt together are AltGr on Windows, which types letters.
    held = event.modifiers() & (_CTRL | _ALT) in (_CTRL, _ALT) and event.key() not in ALONE
    if held or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35:
        pad.close()


def locked_line(*, result: bool = True, back: bool = True) -> str:
    """Return what types at the Table while keys may still be meant for the preparer's face.

    A sign types at once while a `result` is wanted; a key leads `back` while a deal is to prepare.
    """
    if not back and not result:
        # An evening that is over, opened beside the one that is prepared: it has no such face.
        return tr("Whoever prepared may be typing on. Press Esc or click to type here.")
    if not back:
        return tr(
            "The preparer's face is covered. Press Esc or click to type here (a result such as = "
            "or +1 needs neither)."
        )
    if not result:
        return tr("The preparer's face is covered. Press Esc or click to type here; F2 goes back.")
    return tr(
        "The preparer's face is covered. Press Esc or click to type here (a result such as = or +1 "
        "needs neither); F2 goes back."
    )


class KeyLock(QObject):
    """Takes the keys of one form while it is locked, and says at each of them what types here.

    Whoever counts cards does not look up. The next count would become a result, and open a deal
    that is still being played; an arrow would bring the cursor to where the count after it does
    the same. So no key does anything but those that only somebody at the Table presses: Esc, and
    a sign that begins a result. A click means this form too.
    """

    changed = Signal(bool)
    """Whether the keys are locked from now on."""

    def __init__(self, form: FormView) -> None:
        """Stand before the keys of `form`; nothing is locked yet."""
        super().__init__(form)
        self._form = form
        self._locked = False
        self.from_paper = False
        """What was covered was typed in from paper: no key leads back there."""
        self._viewport = form.viewport()

    @property
    def locked(self) -> bool:
        """Whether the keys are locked."""
        return self._locked

    def told(self) -> str:
        """Return what types here while the keys are locked."""
        if self.from_paper:
            return tr(
                "What was typed in from paper is covered. Press Esc or click to type here; "
                "Session, “Go on typing in from paper” goes back."
            )
        entries = self._form.entries
        result = entries.result_begun("=") is not None
        return locked_line(result=result, back=entries.can_prepare())

    def lock(self, *, from_paper: bool = False) -> None:
        """Lock the keys from now on, for what is counted or typed in `from_paper`."""
        before, self.from_paper = self.from_paper, from_paper
        if self._locked and from_paper != before:
            self.changed.emit(True)
        self._turn(True)

    def unlock(self) -> None:
        """Let everything through again."""
        self._turn(False)

    def _turn(self, locked: bool) -> None:
        if locked == self._locked:
            return
        self._locked = locked
        # Blank paper and what is said lie over the form's own ground.
        over = self._viewport.findChildren(QWidget)
        for watched in (self._form, self._viewport, *over):
            # Unlocked, it would be asked for nothing about every event of the form.
            if locked:
                watched.installEventFilter(self)
            else:
                watched.removeEventFilter(self)
        self.changed.emit(locked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what is typed from the form; unlock at the first sign that this form is meant."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return watched is self._form and self._keep(event)
        if event.type() == QEvent.Type.MouseButtonPress and watched is not self._form:
            self.unlock()
        return False

    def _keep(self, event: QKeyEvent) -> bool:
        """Return whether the key is kept from the form."""
        if event.key() in _MODIFIERS:
            return False
        if event.isAutoRepeat():
            # The first of them was answered, or it was the Esc that covered the other face.
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.unlock()
            return True
        result = self._form.entries.result_begun(event.text())
        if result is not None:
            self.unlock()
            self._form.go_to(result)
            return False
        self._form.answered.emit(self.told(), True)
        return True


_SOONEST = 150
"""No desktop repeats a key that has been down for fewer ms."""


class KeyRepeats:
    """Sees the keys of one place go down and up; it may see each on several widgets.

    X tells a key that is held as let go and pressed again in one and the same moment, and Qt marks
    that as a repetition only when it has read both by then, which now and again it has not.
    """

    def __init__(self) -> None:
        self._last = (False, 0, 0)
        self._for_a_while = False
        self._again = False

    def is_repeat(self, event: QKeyEvent) -> bool:
        """See `event` go by; return whether it, a press, comes from a key that is held down."""
        down, key, moment = event.type() != QEvent.Type.KeyRelease, event.key(), event.timestamp()
        was_down, last, before = self._last
        if (down, key, moment) != self._last:
            self._last = (down, key, moment)
            if not down:
                # Only of a key that went down here: elsewhere it may have been another one's.
                lasted = moment - before if was_down and key == last else 0
                self._for_a_while = lasted > 0 if self._again else lasted >= _SOONEST
            else:
                same = not was_down and key == last and moment == before
                self._again = same and self._for_a_while
        return down and (self._again or event.isAutoRepeat())


class MarkedRepeats(QObject):
    """Stands before the keys of a window, and marks every press that comes from a key held down.

    Whatever the key is on its way to can rely on that: what is held down is typed once. A key that
    was pressed in one face and is held down in another one is known, too.
    """

    def __init__(self, parent: QObject) -> None:
        """Stand before no window yet."""
        super().__init__(parent)
        self._repeats = KeyRepeats()

    def watch(self, window: QWindow) -> None:
        """Stand before `window`."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put a marked press in the place of an unmarked one that is a repetition."""
        if not isinstance(event, QKeyEvent):
            return False
        # On its way to being a shortcut a key passes here as well.
        again = self._repeats.is_repeat(event)
        if not again or event.isAutoRepeat() or event.type() != QEvent.Type.KeyPress:
            return False
        marked = QKeyEvent(
            event.type(),
            event.key(),
            event.modifiers(),
            event.nativeScanCode(),
            event.nativeVirtualKey(),
            event.nativeModifiers(),
            event.text(),
            True,
            event.count(),
        )
        marked.setTimestamp(event.timestamp())
        QCoreApplication.sendEvent(watched, marked)
        event.setAccepted(marked.isAccepted())
        return True


class Opening:
    """Tells the second press of the double click that opened a pad: nobody means it for the pad.

    Qt tells it in one window alone, and a pad is a window of its own. So a count that is clicked
    twice would be that of the next deck too, and a double click on a cell would open its pad and
    close it.
    """

    def __init__(self, where: QPoint | None = None) -> None:
        """A pad opens now, at a click where the mouse is, or was pressed `where`."""
        from PySide6.QtCore import QElapsedTimer  # no start waits for a pad

        self._where = QCursor.pos() if where is None else where
        self._since = QElapsedTimer()
        self._since.start()

    def is_again(self, event: QMouseEvent) -> bool:
        """Return whether `event` presses soon after, in the same place."""
        hints = QGuiApplication.styleHints()
        away = (event.globalPosition().toPoint() - self._where).manhattanLength()
        soon = self._since.elapsed() < hints.mouseDoubleClickInterval()
        return soon and away <= hints.mouseDoubleClickDistance()


def press_beside(pad: QWidget, event: QMouseEvent) -> None:
    """Close `pad` at a press beside it, and let what is hit there have the press, too.

    The form over which the pad lies has none of it: whoever is done with a pad presses there. Qt
    gives such a press to what is beneath on some desktops, and on others to nobody.
    """
    if pad.rect().contains(event.position().toPoint()):
        return
    ground, at = pad.parentWidget(), event.globalPosition().toPoint()
    pad.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # see `_LetGo`
    pad.close()
    hit = QApplication.widgetAt(at)
    window = None if hit is None else hit.window().windowHandle()
    if hit is None or window is None or ground is None or hit is ground or ground.isAncestorOf(hit):
        pad.deleteLater()
        return
    _LetGo(pad, hit)
    QCoreApplication.sendEvent(window, _elsewhere(event, window.mapFromGlobal))
    _OneClick(hit, at)


def _elsewhere(event: QMouseEvent, place: Callable[[QPointF], QPointF]) -> QMouseEvent:
    """Return what the mouse did for another, to whom a place on the screen is `place`."""
    at, where = event.globalPosition(), place(event.globalPosition())
    kind, button, held = event.type(), event.button(), event.buttons()
    return QMouseEvent(kind, where, where, at, button, held, event.modifiers())


class _LetGo(QObject):
    """Hands on that the mouse is let go in the moment of a press beside a pad, which is told of it.

    What was hit would stay pressed. So the pad, closed, lives until somebody was told: what is told
    to a window that is no more is lost.
    """

    told = Signal()

    def __init__(self, pad: QWidget, hit: QWidget) -> None:
        super().__init__(hit)
        self._hit = hit
        for watched in (pad, hit):
            watched.installEventFilter(self)
        for ended in (self.told, hit.destroyed):
            ended.connect(pad.deleteLater)
        pad.destroyed.connect(self.deleteLater)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonRelease:
            return False
        if watched is self._hit:
            self.told.emit()
            return False
        # Qt has forgotten by now that anything is pressed in the window.
        QCoreApplication.sendEvent(self._hit, _elsewhere(event, self._hit.mapFromGlobal))
        return True


class _OneClick(QObject):
    """Takes the second press of a double click that began beside a pad, whose window had the first.

    What it hits would have it as a click of its own: who covers so would uncover again.
    """

    def __init__(self, hit: QWidget, where: QPoint) -> None:
        super().__init__(hit)
        self._first = Opening(where)
        hit.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonPress:
            return False
        self.deleteLater()
        return self._first.is_again(event)
