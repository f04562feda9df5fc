"""The page of the settings; each change applies and is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QRegularExpression,
    QSize,
    Qt,
    QTimer,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegularExpressionValidator,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.desk.settings import LEAST_MINUTES, MOST_MINUTES, Colours, Settings
from chicago_gui.paper.marks import SHAPES, Paper
from chicago_gui.players.page_parts import (
    PageHead,
    Says,
    Sentence,
    focus_first,
    lay_page,
    page_title,
    wrapped,
)
from chicago_gui.sheet.words import LANGUAGES, language_on, tr, window_title
from chicago_gui.widgets.announcing import Painted
from chicago_gui.widgets.code_pad import DIGITS
from chicago_gui.widgets.marks_picture import suit_path
from chicago_gui.widgets.theme import LEAST_SCALE, MOST_SCALE, Role, Theme

_Choice = TypeVar("_Choice")

_ASIDE = ((24, 16), (16, 8), (12, 4))
"""Space beside a caption, and between choices, in pixels at 100 %, from wide to narrow."""

_SPACES = ((16, 12), (12, 8), (8, 6), (8, 4), (6, 2), (4, 0))
"""Space between parts, and between settings, in pixels at 100 %, from wide to narrow."""

_BELOW = 6
"""Space below a remark, in pixels at 100 %."""


class SettingsPage(Says, QScrollArea):
    """Shows one line per setting; there is nothing to confirm, and `left` goes back."""

    # These signals come after the settings object has changed.
    language_changed = Signal()
    looks_changed = Signal()
    paper_changed = Signal()

    usual_wanted = Signal()
    """The default zoom is wanted."""

    code_wanted = Signal(str)
    """The session's new code; empty to remove it."""

    left = Signal()

    def __init__(
        self,
        settings: Settings,
        theme: Theme,
        system: str,
        *,
        has_code: bool | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show `settings`; `system` is the system's language code.

        `has_code` says whether the open session has a code; `None` if it cannot have one.
        """
        super().__init__(parent)
        self.setAccessibleName(window_title("Settings…"))
        self._settings = settings
        self._theme = theme
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields take the focus
        self._sheet = QWidget()
        self.setWidget(self._sheet)
        self._layout = QVBoxLayout(self._sheet)
        self.title = page_title(window_title("Settings…"), theme)
        head = PageHead(self.title, self.left)
        self.back = head.back
        self._layout.addLayout(head)
        self._rows: list[QHBoxLayout] = []
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._layout.addLayout(self._grid)
        self._make_language(system)
        self._make_looks(theme)
        self._make_paper()
        self._make_sounds()
        self._make_covering()
        self._make_code()
        # Below all settings, so that a message does not move them away from the mouse.
        self.sentence = Sentence(theme)
        self.sentence.hide()
        self._layout.addWidget(self.sentence)
        self.where = Sentence(theme)
        self.show_code(has_code)
        self._layout.addStretch(1)
        self._layout.addWidget(self.where)
        self.set_theme(theme)
        focus_first(self, self.languages[self._language])

    # --- making

    def _row(self, label: str, *parts: QWidget) -> QLabel:
        """Add a row with the caption `label` before `parts`; return the caption."""
        at = self._grid.rowCount()
        caption = QLabel(label)
        caption.setBuddy(parts[0])
        parts[0].setAccessibleDescription(label)
        self._grid.addWidget(caption, at, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        self._rows.append(row)
        for part in parts:
            row.addWidget(part)
        row.addStretch(1)
        self._grid.addLayout(row, at, 1)
        return caption

    def _remark(self, text: str) -> QLabel:
        """Add a remark below the previous setting."""
        remark = wrapped(text)
        self._grid.addWidget(remark, self._grid.rowCount(), 1)
        return remark

    def _choices(
        self,
        offered: Iterable[tuple[_Choice, str]],
        now: _Choice,
        take: Callable[[_Choice], None],
        taken: SignalInstance,
    ) -> dict[_Choice, QRadioButton]:
        """Return a radio button for each of `offered`; a click calls `take` and emits `taken`."""
        group = QButtonGroup(self)
        buttons: dict[_Choice, QRadioButton] = {}

        def choose(choice: _Choice) -> None:
            take(choice)
            taken.emit()

        for choice, text in offered:
            button = buttons[choice] = QRadioButton(text)
            button.setChecked(choice == now)
            group.addButton(button)

            # A click on the checked button counts too: it turns a default into a choice.
            button.clicked.connect(lambda _=False, choice=choice: choose(choice))
        return buttons

    def _make_language(self, system: str) -> None:
        usual = tr("System: {language}").format(language=LANGUAGES[system])
        chosen = self._settings.language
        self._language = language_on(chosen, system)
        self.languages = self._choices(
            ((None, usual), *LANGUAGES.items()),
            self._language,
            self._keep("language"),
            self.language_changed,
        )
        self._row(tr("Language"), *self.languages.values())
        self.asked = self._remark(
            tr("Set at startup, for this time only. A choice here applies at once.")
        )
        self.asked.setVisible(self._language != chosen)

    def _make_looks(self, theme: Theme) -> None:
        settings = self._settings
        self.colours = self._choices(
            (
                (Colours.SYSTEM, tr("System")),
                (Colours.DAY, tr("Light")),
                (Colours.EVENING, tr("Dark")),
            ),
            settings.colours,
            self._keep("colours"),
            self.looks_changed,
        )
        self._row(tr("Theme"), *self.colours.values())
        self.suits = self._choices(
            ((False, tr("Two colours")), (True, tr("Four colours"))),
            settings.four_colours,
            self._keep("four_colours"),
            self.looks_changed,
        )
        self.sample = _Suits(theme)
        self._row(tr("Suits"), *self.suits.values(), self.sample)
        self.zoom = ZoomBox(self)
        self.zoom.valueChanged.connect(self._zoom)
        self.usual = QPushButton(tr("Default zoom"))
        self.usual.clicked.connect(lambda: self.usual_wanted.emit())
        self._row(tr("Zoom"), self.zoom, self.usual)

    def _make_paper(self) -> None:
        settings = self._settings
        self.papers = self._choices(
            ((paper, paper.value) for paper in Paper),
            settings.paper,
            self._keep("paper"),
            self.paper_changed,
        )
        self._row(tr("Paper"), *self.papers.values())

    def _make_sounds(self) -> None:
        self.sounds = QCheckBox(tr("Reveal, swap due, die roll"))
        self.sounds.setChecked(self._settings.sounds)
        self.sounds.toggled.connect(self._keep("sounds"))
        self._row(tr("Sounds"), self.sounds)

    def _make_covering(self) -> None:
        settings = self._settings
        self.minutes = QDoubleSpinBox()
        self.minutes.setRange(LEAST_MINUTES, MOST_MINUTES)
        self.minutes.setDecimals(1)
        self.minutes.setSingleStep(0.5)
        self.minutes.setValue(settings.cover_minutes)
        self.minutes.valueChanged.connect(self._keep("cover_minutes"))
        self._row(tr("Cover after"), self.minutes, QLabel(tr("minutes without a key")))
        self.on_leaving = QCheckBox(tr("Cover when the window loses focus"))
        self.on_leaving.setChecked(settings.cover_on_leaving)
        self.on_leaving.toggled.connect(self._keep("cover_on_leaving"))
        self._row("", self.on_leaving)
        self.covered = self._remark(
            tr(
                "Esc, minimising, locking, switching users, closing the lid and sleep cover the "
                "counts too."
            )
        )

    def _make_code(self) -> None:
        self.asks = QCheckBox(tr("Ask for a code this session"))
        self.asks.clicked.connect(self._ask_for_code)
        self.code = LeftLine()
        self.code.setMaxLength(DIGITS)
        digits = QRegularExpression(f"[0-9]{{0,{DIGITS}}}")
        self.code.setValidator(QRegularExpressionValidator(digits, self))
        self.code.setAccessibleName(tr("Four-digit code"))
        self.code.textEdited.connect(self._type_code)
        self.code.returnPressed.connect(self._leave_code)
        self.code.left.connect(self._leave_code)
        self._code_row = (self._row(tr("Code"), self.asks, self.code), self.asks, self.code)

    # --- showing

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on; other parts follow the application's font and palette."""
        self._theme = theme
        self.title.setFont(theme.font(Role.CONTRACT))
        for field in (self.zoom, self.minutes, self.code, self.usual):
            field.setMinimumHeight(theme.px(28))
        self.code.setFixedWidth(theme.px(136))
        self.sample.set_theme(theme)
        for sentence in (self.sentence, self.where):
            sentence.set_theme(theme)
        # Shortcuts and menus change these settings too.
        for choices, now in (
            (self.colours, self._settings.colours),
            (self.suits, self._settings.four_colours),
        ):
            for choice, button in choices.items():
                button.setChecked(choice == now)
        self.zoom.blockSignals(True)
        self.zoom.setValue(round(theme.scale * 100))
        self.zoom.blockSignals(False)
        self._space()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reduce the spacing until all settings are visible."""
        super().resizeEvent(event)
        self._space()

    def _space(self) -> None:
        px = self._theme.px
        for aside, beside in _ASIDE:
            self._grid.setHorizontalSpacing(px(aside))
            for row in self._rows:
                row.setSpacing(px(beside))
            self._layout.invalidate()
            if self._layout.totalMinimumSize().width() <= self.viewport().width():
                break
        lay_page(self._layout, self._theme, self.height())
        for around, between in _SPACES:
            self._layout.setSpacing(px(around))
            self._grid.setVerticalSpacing(px(between))
            for remark in (self.asked, self.covered):
                remark.setContentsMargins(0, 0, 0, px(_BELOW))
            self._layout.invalidate()
            if self._layout.heightForWidth(self._sheet.width()) <= self.viewport().height():
                break

    def show_code(self, has_code: bool | None) -> None:
        """Show whether the session asks for a code; hide the row where it cannot have one."""
        can_have = has_code is not None
        self._has_code = bool(has_code)
        for part in self._code_row:
            part.setVisible(can_have)
        where = tr("Settings are kept in {file}. You can edit it.")
        apart = tr("The code is kept beside the book and cannot be read.") if can_have else ""
        self.where.setText(f"{where.format(file=self._settings.path)} {apart}".strip())
        self.asks.setChecked(bool(has_code))
        self.code.clear()
        self.code.setEnabled(bool(has_code))
        self.code.setPlaceholderText(tr("set") if has_code else tr("four digits"))

    # --- changing

    def _keep(self, name: str) -> Callable[[object], None]:
        """Return what stores a value as the setting of this `name`."""
        return partial(setattr, self._settings, name)

    def _zoom(self, percent: int) -> None:
        self._settings.scale = percent / 100
        self.looks_changed.emit()

    def _ask_for_code(self, ask: bool) -> None:
        if ask:
            self.code.setEnabled(True)
            self.code.setFocus()
        else:
            self.code_wanted.emit("")

    def _type_code(self, text: str) -> None:
        self.say("")
        if len(text) == DIGITS:
            self.code_wanted.emit(text)

    def _leave_code(self) -> None:
        if self.code.text() or not self._has_code:
            self.say(tr("Type four digits."))


class _Suits(Painted):
    """The four suit symbols in their colours."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(tr("Sample of the suits"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(100), self._theme.px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.paper))
        side, step = theme.px(14), self.width() / len(SHAPES)
        for at, suit in enumerate(SHAPES):
            sign = QRectF(at * step + (step - side) / 2, (self.height() - side) / 2, side, side)
            painter.fillPath(suit_path(suit, sign), QColor(theme.suit(suit)))
        painter.end()


class LeftLine(QLineEdit):
    """A line that emits `left` when it loses the focus, even if its text has not changed."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        elsewhere = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
        if event.reason() not in elsewhere:
            self.left.emit()


_STILL = 3
"""Distance in pixels that a mouse may drift and still count as at rest."""


class ZoomBox(QSpinBox):
    """The zoom in per cent; its buttons stay under the mouse while the page grows.

    Each click enlarges everything above this field. Without this the next click would miss.
    """

    def __init__(self, page: QScrollArea) -> None:
        """Create the box; it scrolls `page` to keep a pressed button at its place on the screen."""
        super().__init__()
        self._page = page
        self._pressed: tuple[QPointF, QPointF] | None = None
        """Where the mouse was pressed: on the screen, and in the units of `_place`."""
        self.setRange(round(LEAST_SCALE * 100), round(MOST_SCALE * 100))
        self.setSingleStep(10)
        self.setSuffix(tr(" %"))
        self.setKeyboardTracking(False)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._hold)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the place of the press before the page grows."""
        if self._pressed is None:
            # The window grows in several steps, and the mouse may leave this field in each of them.
            around: QWidget | None = self
            while around is not None and not around.isWindow():
                around.installEventFilter(self)
                around = around.parentWidget()
            for part in self._page.findChildren(QWidget):
                part.setMouseTracking(True)
        self._pressed = event.globalPosition(), self._place(event.position())
        super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow each move and resize until the mouse really leaves.

        Qt also reports a leave when a layout moves this field away from the mouse.
        """
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._soon.start()
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.MouseMove) and self._pressed:
            mouse = QCursor.pos()
            moved = (mouse - self._pressed[0].toPoint()).manhattanLength() > _STILL
            if moved and not self.rect().contains(self.mapFromGlobal(mouse)):
                self._let_go()
        return super().eventFilter(watched, event)

    def _place(self, at: QPointF) -> QPointF:
        """Return how far `at` is from the right edge and from the top, in heights of this field."""
        return QPointF((self.width() - at.x()) / self.height(), at.y() / self.height())

    def _hold(self) -> None:
        page = self._page.widget()
        if self._pressed is None or page is None:
            return
        there, place = self._pressed
        here = QPointF(self.width() - place.x() * self.height(), place.y() * self.height())
        page.move(page.pos() + (there - self.mapToGlobal(here)).toPoint())

    def _let_go(self) -> None:
        """Stop following the mouse, and scroll the page to where its scroll bars are."""
        self._pressed = None
        page = self._page.widget()
        if page is not None:
            across, down = self._page.horizontalScrollBar(), self._page.verticalScrollBar()
            page.move(-across.value(), -down.value())
            self._page.ensureWidgetVisible(self)
