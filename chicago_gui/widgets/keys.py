"""Keys that must not type, and presses of the mouse that must not count: what is meant otherwise.

No pad keeps a command of the window from its key. Keys that are held down are marked as repetitions
where X and Qt do not; and of a double click both in a pad and beside it the second press is told.
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

ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that type nothing by themselves."""

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CTRL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def types(event: QKeyEvent) -> bool:
    """Whether a key types a letter or another sign."""
    text = event.text()
    # Ctrl and Alt together are AltGr on Windows, which types letters.
    held = event.modifiers() & (_CTRL | _ALT) in (_CTRL, _ALT)
    return bool(text) and text.isprintable() and not held


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
