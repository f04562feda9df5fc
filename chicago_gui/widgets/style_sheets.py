"""The style sheets of dialogs, pages, menus and scroll bars, in the colours of the theme.

A dialog also stays on its screen, with its buttons in sight.
"""

from __future__ import annotations

from math import ceil
from typing import TypeGuard

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QObject, QSize, Qt, qVersion
from PySide6.QtWidgets import QApplication, QWidget

from chicago_gui.widgets.theme import FINGER, Role, Theme

# Colours come from the palette and lengths from the font, so that one text serves every theme and
# zoom. One `em` is the height of a line; a target of 2.2 em is large enough to touch. Borders use
# the strong rule: those of the Fusion style are invisible in the dark theme. `LOOK` becomes `day`
# or `evening`.
_MENU = """
QMenu {
    background: palette(base); color: palette(text); border: 1px solid palette(dark); padding: 2px;
    menu-scrollable: 1;
}
QMenu::item { padding: ABOVEpx 1.5em ABOVEpx 2em; background: transparent; }
QMenu::item:selected { background: palette(highlight); color: palette(highlighted-text); }
QMenu::item:disabled { color: palette(placeholder-text); }
QMenu::item:disabled:selected { background: palette(button); }
QMenu::separator { height: 1px; margin: 2px 0.4em; background: palette(mid); }
QMenu::indicator { width: 0.8em; height: 0.8em; left: 0.6em; }
QMenu::indicator:checked { image: url(:/chicago/marks/chosen-LOOK.png); }
QMenu::indicator:checked:selected { image: url(:/chicago/marks/tick-LOOK.png); }
"""

_LINES, _ABOVE = 16, 0.6
"""The number of menu lines that fit a screen: the longest menu has twelve, below its title.

The second value is the padding above and below a line's text, in lines, if there is room.
"""

# `WIDE` is the width of a scroll bar that reacts to the mouse; the visible part is narrower.
_BARS = """
QScrollBar { background: palette(GROUND); border: 0; margin: 0; }
QScrollBar:vertical { width: WIDEpx; }
QScrollBar:horizontal { height: WIDEpx; }
QScrollBar::handle {
    background: palette(dark); border-radius: 3px; min-width: 2.2em; min-height: 2.2em;
}
QScrollBar::handle:vertical { margin: 1px BESIDEpx; }
QScrollBar::handle:horizontal { margin: BESIDEpx 1px; }
QScrollBar::handle:hover { background: palette(highlight); }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""

_BUTTON = """
QPushButton {
    color: palette(button-text); background: palette(base); border: 1px solid palette(dark);
    border-radius: 4px; padding: AIR; outline: 0;
}
QPushButton:hover { background: palette(button); }
QPushButton:pressed, QPushButton:checked { background: palette(mid); }
QPushButton:default, QPushButton:focus { border: 2px solid palette(highlight); padding: LESS; }
QPushButton:default:focus:!pressed { background: palette(button); }
QPushButton:disabled { background: palette(window); border: 1px solid palette(mid); padding: AIR; }
QPushButton:disabled { color: palette(placeholder-text); }
"""

_STYLE = """
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QLineEdit, QDateEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    color: palette(text); background: palette(base); border: 1px solid palette(dark);
    border-radius: 3px; padding: 0 0.4em; min-height: 2em;
    selection-background-color: palette(highlight);
    selection-color: palette(highlighted-text);
    placeholder-text-color: palette(placeholder-text);
}
QLineEdit:focus, QDateEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
    border: 2px solid palette(highlight);
}
QLineEdit:disabled, QDateEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled,
QComboBox:disabled {
    color: palette(placeholder-text); background: palette(window); border: 1px solid palette(mid);
}
QAbstractSpinBox QLineEdit { border: 0; padding: 0; background: transparent; }
QLineEdit QToolButton { min-width: 2.2em; min-height: 2.2em; }
QComboBox { combobox-popup: 0; padding-right: 2em; }
QComboBox::drop-down, QDateEdit::drop-down {
    subcontrol-origin: border; subcontrol-position: center right;
    width: 2.2em; border: 0; background: transparent;
}
QComboBox::down-arrow, QDateEdit::down-arrow {
    image: url(:/chicago/marks/down-LOOK.png); width: 0.8em; height: 0.8em;
}
QComboBox QAbstractItemView {
    background: palette(base); border: 1px solid palette(dark); outline: 0;
}
QComboBox QAbstractItemView::item { min-height: 2.2em; padding: 0 0.4em; }
QComboBox QAbstractItemView::item:selected {
    background: palette(highlight); color: palette(highlighted-text);
}
QSpinBox, QDoubleSpinBox { STEPS }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    subcontrol-origin: border; subcontrol-position: center right; position: absolute;
    width: 2.2em; height: 2.2em; border: 0; border-left: 1px solid palette(mid);
    background: transparent;
}
QSpinBox::down-button, QDoubleSpinBox::down-button { right: 2.2em; }
QSpinBox::up-button:pressed, QSpinBox::down-button:pressed, QDoubleSpinBox::up-button:pressed,
QDoubleSpinBox::down-button:pressed { background: palette(mid); }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {
    image: url(:/chicago/marks/more-LOOK.png); width: 0.8em; height: 0.8em;
}
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
    image: url(:/chicago/marks/less-LOOK.png); width: 0.8em; height: 0.8em;
}
QRadioButton, QCheckBox { spacing: 0.4em; padding: 0; min-height: 2.2em; outline: 0; }
QRadioButton::indicator, QCheckBox::indicator {
    width: 1em; height: 1em; background: palette(base); border: 1px solid palette(dark);
    margin: 1px;
}
QRadioButton::indicator { border-radius: 0.5em; }
QCheckBox::indicator { border-radius: 2px; }
QRadioButton::indicator:checked {
    background: qradialgradient(cx:0.5, cy:0.5, radius:0.5, fx:0.5, fy:0.5,
        stop:0 palette(highlight), stop:0.5 palette(highlight), stop:0.6 palette(base),
        stop:1 palette(base));
}
QCheckBox::indicator:checked {
    background: palette(highlight); image: url(:/chicago/marks/tick-LOOK.png);
}
QRadioButton::indicator:focus, QCheckBox::indicator:focus {
    border: 2px solid palette(highlight); margin: 0;
}
QRadioButton::indicator:disabled, QCheckBox::indicator:disabled {
    background: palette(window); border: 1px solid palette(mid);
}
QRadioButton:disabled, QCheckBox:disabled { color: palette(placeholder-text); }
QTabBar::tab {
    color: palette(text); background: palette(window); border: 1px solid palette(mid);
    border-top-left-radius: 4px; border-top-right-radius: 4px;
    min-height: 2.2em; padding: 0 0.9em; margin-right: 2px;
}
QTabBar::tab:selected {
    background: palette(base); border-color: palette(dark); border-bottom-color: palette(base);
}
QTabBar { outline: 0; } QTabBar::tab:focus { border: 2px solid palette(highlight); }
QTabWidget::pane { border: 1px solid palette(dark); top: -1px; }
QTextBrowser, QPlainTextEdit { border: 0; padding: 0.4em; }
QHeaderView { background: palette(button); border: 0; }
QHeaderView::section {
    color: palette(text); background: palette(button); border: 0;
    border-bottom: 1px solid palette(dark); padding: 0 0.6em; min-height: 2.2em;
}
QHeaderView::up-arrow, QHeaderView::down-arrow {
    subcontrol-position: center right; width: 0.7em; height: 0.7em; right: 0.3em;
}
QHeaderView::up-arrow { image: url(:/chicago/marks/up-LOOK.png); }
QHeaderView::down-arrow { image: url(:/chicago/marks/down-LOOK.png); }
QFileDialog QHeaderView::section { padding: 0.5em 0.6em; min-height: 1.2em; }
QFileDialog QListView, QFileDialog QTreeView,
QPrintPreviewWidget QGraphicsView { border: 2px solid palette(mid); }
QFileDialog QListView:focus, QFileDialog QTreeView:focus, QPrintPreviewWidget QGraphicsView:focus {
    border-color: palette(highlight);
}
QFileDialog QListView::item, QFileDialog QTreeView::item { min-height: 2.2em; }
QFileDialog QToolButton#backButton { qproperty-icon: url(:/chicago/marks/left-LOOK.png); }
QFileDialog QToolButton#forwardButton { qproperty-icon: url(:/chicago/marks/right-LOOK.png); }
QFileDialog QToolButton#toParentButton { qproperty-icon: url(:/chicago/marks/up-LOOK.png); }
QFileDialog QToolButton#newFolderButton { qproperty-icon: url(:/chicago/marks/more-LOOK.png); }
QToolBar { background: palette(window); border: 0; spacing: 0.3em; padding: 0.2em; }
QToolBar QToolButton, QFileDialog QToolButton {
    color: palette(text); background: transparent; border: 1px solid transparent;
    border-radius: 3px; min-width: 2.2em; min-height: 2.2em; padding: 0 0.3em;
}
QFileDialog QToolButton { padding: 0; }
QToolBar QToolButton:hover, QFileDialog QToolButton:hover { background: palette(button); }
QToolBar QToolButton:checked { background: palette(base); border-color: palette(dark); }
QToolBar QToolButton:focus, QFileDialog QToolButton:focus { border: 2px solid palette(highlight); }
QToolBar QToolButton:disabled { color: palette(placeholder-text); }
QCalendarWidget QWidget#qt_calendar_navigationbar { background: palette(button); }
QCalendarWidget QToolButton {
    color: palette(text); background: transparent; border: 0;
    min-width: 2.2em; min-height: 2.2em; font-weight: bold;
}
QCalendarWidget QToolButton:hover { background: palette(mid); }
QCalendarWidget QToolButton::menu-indicator { image: none; }
QCalendarWidget QToolButton#qt_calendar_prevmonth {
    qproperty-icon: url(:/chicago/marks/left-LOOK.png);
}
QCalendarWidget QToolButton#qt_calendar_nextmonth {
    qproperty-icon: url(:/chicago/marks/right-LOOK.png);
}
QCalendarWidget QAbstractItemView { border: 0; outline: 0; }
QCalendarWidget QSpinBox { padding-right: 0.4em; }
QCalendarWidget QSpinBox::up-button, QCalendarWidget QSpinBox::down-button { width: 0; border: 0; }
"""

_ROOM_BESIDE_STEPS = tuple(map(int, qVersion().split(".")[:2])) >= (6, 11)
"""Whether this Qt gives the text of a spin box all the width left of side-by-side buttons.

Older versions, such as that of Debian 13, subtract the width of one button from inside the padding,
and ask for that much too little.
"""
_STEPS = "padding-right: 4.6em;" if _ROOM_BESIDE_STEPS else "padding-right: 2.3em;"
_WIDE = 10.4
"""The least width of a spin box, in lines, where Qt asks for too little."""

_FINGER = 2.2
"""The size of a clickable target that a finger can hit, in lines."""

_BAR, _DRAWN = 1.1, 0.8
"""The width of a scroll bar, if that is more than `FINGER`, and of its visible part, in lines."""


def dress_form(widget: QWidget) -> None:
    """Apply the style of forms to `widget` and its children, in the current theme.

    The sheet has its own style and is left out, so that it appears as early as possible.
    """
    _dress(widget, menu_style() + _bars(widget, "window") + _button(widget) + _in_look(_STYLE))
    if isinstance(widget, QtWidgets.QDialog) and not widget.isVisible():
        widget.installEventFilter(_Finisher(widget))
    else:
        finish_form(widget)


def finish_form(widget: QWidget) -> None:
    """Style what no style sheet can for all current children of `widget`.

    `dress_form` calls this once; call it again after adding children.
    """
    combos = widget.findChildren(QtWidgets.QComboBox)
    for field in (*combos, *widget.findChildren(QtWidgets.QAbstractSpinBox)):
        if field.focusPolicy() is Qt.FocusPolicy.WheelFocus:  # not done before
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            field.installEventFilter(manners := _Manners(field))
            if _is_number(field):
                field.lineEdit().installEventFilter(manners)
    # Buttons have no icons, and list items are large enough to touch.
    for buttons in widget.findChildren(QtWidgets.QDialogButtonBox):
        for button in buttons.buttons():
            button.setIcon(QtGui.QIcon())
    for box in combos:
        # The default delegate ignores heights from a style sheet.
        box.setItemDelegate(QtWidgets.QStyledItemDelegate(box))
    for number in filter(_is_number, widget.findChildren(QtWidgets.QAbstractSpinBox)):
        if _ROOM_BESIDE_STEPS:  # these versions ignore the padding on the left
            number.lineEdit().setTextMargins(number.fontMetrics().height() // 3, 0, 0, 0)
        else:
            number.setMinimumWidth(round(_WIDE * number.fontMetrics().height()))
    for day in widget.findChildren(QtWidgets.QDateEdit):
        calendar = day.calendarWidget()
        if calendar is not None:
            _dress_calendar(calendar)
    for lines in widget.findChildren(QtWidgets.QFormLayout):
        _stand_level(lines)


def _is_number(field: QObject | None) -> TypeGuard[QtWidgets.QAbstractSpinBox]:
    return isinstance(field, QtWidgets.QSpinBox | QtWidgets.QDoubleSpinBox)


def dress_button(button: QtWidgets.QPushButton) -> None:
    """Apply the style of form buttons to a button that stands alone on the sheet."""
    _dress(button, _button(button))


def _button(widget: QWidget) -> str:
    """Return the style of buttons; a wider border takes its space from the padding."""
    line = widget.fontMetrics().height()
    air, less = (f"{line // 2 - edge}px {round(0.9 * line) - edge}px" for edge in (0, 1))
    return _BUTTON.replace("AIR", air).replace("LESS", less)


def dress_bars(area: QtWidgets.QAbstractScrollArea) -> None:
    """Apply the style of form scroll bars to an `area` that has its own style."""
    if area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
        _dress(area.horizontalScrollBar(), _bars(area, "base"))
    _dress(area.verticalScrollBar(), _bars(area, "base"))


def make_plain(table: QtWidgets.QTableView) -> None:
    """Turn off the grid, frame, cell editors and dragging of `table`, and hide its row headings."""
    table.setShowGrid(False)
    table.setFrameShape(table.Shape.NoFrame)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(table.EditTrigger.NoEditTriggers)
    table.setDragDropMode(table.DragDropMode.NoDragDrop)
    table.setVerticalScrollMode(table.ScrollMode.ScrollPerPixel)
    table.setHorizontalScrollMode(table.ScrollMode.ScrollPerPixel)
    table.verticalHeader().hide()


def _dress(widget: QWidget, style: str) -> None:
    if widget.styleSheet():
        widget.setStyleSheet("")  # otherwise Qt would keep the old colours
    widget.setStyleSheet(style)


def _bars(widget: QWidget, ground: str) -> str:
    """Return the style of the scroll bars of `widget` on `ground`, a colour role of the palette.

    They are as wide as a finger, and wider only for very large type.
    """
    line = widget.fontMetrics().height()
    wide = max(FINGER, ceil(line * _BAR))
    beside = round((wide - line * _DRAWN) / 2)
    style = _BARS.replace("GROUND", ground).replace("WIDE", str(wide))
    return style.replace("BESIDE", str(beside))


def menu_style() -> str:
    """Return the style of menus in the current theme.

    The line height is chosen so that the longest menu fits below its title on the screen.
    """
    line = QtGui.QFontMetrics(QApplication.font()).height()
    high = max(QApplication.primaryScreen().availableGeometry().height() // _LINES, FINGER)
    above = max(min((high - line) // 2, round(_ABOVE * line)), 2)
    return _in_look(_MENU).replace("ABOVE", str(above))


def row_style(theme: Theme) -> str:
    """Return the style of the menu row, flat text on the desk, and of its menus."""
    line = QtGui.QFontMetricsF(theme.font(Role.CELL)).height()
    over = max(ceil((theme.px(FINGER) - line) / 2), 0)
    pad = f"{over}px {theme.px(8)}px"
    round_, edge = theme.px(3), 1  # with its borders a button is exactly `FINGER` high
    return f"""
        QToolBar {{ border: 0; padding: 0; }}
        QMenuBar, QToolButton {{ font-size: {theme.font(Role.CELL).pixelSize()}px; }}
        QMenuBar {{ border: 0; background: transparent; }}
        QMenuBar::item {{ padding: {pad}; background: transparent; border-radius: {round_}px; }}
        QMenuBar::item:selected {{ background: {theme.accent}; color: {theme.on_accent}; }}
        QToolButton {{
            min-height: {theme.px(FINGER) - 2 * edge}px; padding: 0 {theme.px(6)}px;
            border: {edge}px solid transparent; border-radius: {round_}px;
        }}
        QToolButton#qt_toolbar_ext_button {{ padding: 0; }}
        QToolButton:focus {{ border-color: {theme.accent}; }}
        QToolButton:hover:enabled {{ background: {theme.band}; }}
        QToolButton:pressed {{ background: {theme.rule}; }}
        QToolButton:disabled {{ color: {theme.quiet}; }}
        {menu_style()}
    """


def _in_look(style: str) -> str:
    dark = QApplication.palette().color(QtGui.QPalette.ColorRole.Base).lightness() < 128
    return style.replace("LOOK", "evening" if dark else "day").replace("STEPS", _STEPS)


class _Finisher(QObject):
    """Finishes a dialog when it is shown and complete, then keeps it on the screen."""

    def __init__(self, dialog: QtWidgets.QDialog) -> None:
        super().__init__(dialog)
        self._shown = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.Show, QEvent.Type.LayoutRequest):
            return False
        if isinstance(watched, QtWidgets.QDialog):
            if event.type() == QEvent.Type.Show and not self._shown:
                self._shown = True
                finish_form(watched)
            if self._shown:
                fit_screen(watched)
        return False


class _Manners(QObject):
    """Passes wheel events over a field on to the page, and selects a number when it is clicked.

    Qt puts the cursor behind the number, where no further digit could be typed.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        number = self.parent()
        if event.type() == QEvent.Type.MouseButtonRelease and _is_number(number):
            number.selectAll()
        if event.type() != QEvent.Type.Wheel:
            return False
        event.ignore()  # the parent widget gets it next
        return True


def _dress_calendar(calendar: QtWidgets.QCalendarWidget) -> None:
    """Make the days of a calendar large enough to touch, and its weekends a readable red."""
    palette = QApplication.palette()
    side = ceil(calendar.fontMetrics().height() * _FINGER)
    calendar.setMinimumSize(7 * side, 8 * side)  # seven days by six weeks and two heading rows
    calendar.setVerticalHeaderFormat(calendar.VerticalHeaderFormat.NoVerticalHeader)
    weekend = QtGui.QTextCharFormat()
    weekend.setForeground(QtGui.QBrush(palette.color(QtGui.QPalette.ColorRole.BrightText)))
    for name in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
        calendar.setWeekdayTextFormat(name, weekend)


def _stand_level(lines: QtWidgets.QFormLayout) -> None:
    """Centre the labels of a form layout beside their fields: Qt aligns them at the top."""
    filled_in = (QtWidgets.QLineEdit, QtWidgets.QComboBox, QtWidgets.QAbstractSpinBox)
    form = lines.parentWidget()
    for field in () if form is None else form.findChildren(QtWidgets.QWidget):
        # Look labels up by field: PySide keeps wrappers of layout items after they are deleted.
        label = lines.labelForField(field) if isinstance(field, filled_in) else None
        if isinstance(label, QtWidgets.QLabel):
            label.setMinimumHeight(field.sizeHint().height())


# --- dialogs on their screen

_TITLE, _EDGE = 32, 5
"""The title bar and edge of a dialog in pixels, a guess: the real ones are known once it is shown.
"""


_NAME = "scrolled-above-keys"
"""The object name of the scroll area above a dialog's buttons."""

_PLACED = "placed"
"""The property of a dialog that holds the corner where it was placed here."""


def fit_screen(dialog: QtWidgets.QDialog) -> None:
    """Resize and move `dialog` so that all of it is on its screen.

    If even its minimum height is too large, everything above its buttons becomes scrollable. The
    dialog is centred over its parent window until the user moves it.
    """
    layout = dialog.layout()
    if layout is None:
        return
    room = dialog.screen().availableGeometry().adjusted(_EDGE, _TITLE, -_EDGE, -_EDGE)
    # The minimum width must not exceed the screen.
    dialog.setMinimumWidth(min(dialog.minimumWidth(), room.width()))
    height = dialog.height()
    if (
        isinstance(layout, QtWidgets.QVBoxLayout)
        and _least(dialog, layout).height() > room.height()
    ):
        _scroll_above_keys(dialog, layout)
        height = room.height()
    if _keep_wide(dialog):
        layout.activate()  # otherwise the old minimum size would still apply
        dialog.resize(max(dialog.width(), layout.totalMinimumSize().width()), height)
    # Apply the minimum size now, before Qt enlarges the dialog.
    least = _least(dialog, layout)
    dialog.resize(dialog.size().expandedTo(least).boundedTo(room.size()))
    at = dialog.geometry()
    if dialog.property(_PLACED) in (None, at.topLeft()):
        window = dialog.parentWidget()
        at.moveCenter(room.center() if window is None else window.window().geometry().center())
    elif room.top() <= at.top() and at.bottom() <= room.bottom():
        return
    at.moveLeft(max(room.left(), min(at.left(), room.right() + 1 - at.width())))
    at.moveTop(max(room.top(), min(at.top(), room.bottom() + 1 - at.height())))
    # Set the geometry inside the frame: the desktop puts the title above it, still on the screen.
    dialog.setGeometry(at)
    dialog.setProperty(_PLACED, at.topLeft())
    # Otherwise Qt would place the dialog again, with a guessed frame width.
    dialog.setAttribute(Qt.WidgetAttribute.WA_Moved)


def _least(dialog: QtWidgets.QDialog, layout: QtWidgets.QLayout) -> QSize:
    """Return the least size of `dialog`, with all lines of its sentences at its width."""
    least = layout.totalMinimumSize()
    high = layout.totalMinimumHeightForWidth(max(dialog.width(), least.width()))
    return least.expandedTo(QSize(0, high))


def _scroll_above_keys(dialog: QtWidgets.QDialog, layout: QtWidgets.QVBoxLayout) -> None:
    """Move everything in `layout` except a last row with buttons into a scroll area."""
    # Ask the layout for no items: PySide keeps wrappers of items after the layout deletes them.
    last = layout.count() - 1
    keys = any(
        last in (layout.indexOf(box), layout.indexOf(box.parentWidget() or dialog))
        for box in dialog.findChildren(QtWidgets.QDialogButtonBox)
    )
    above = layout.count() - int(keys)
    if isinstance(dialog.findChild(QtWidgets.QScrollArea, _NAME), QtWidgets.QScrollArea):
        return  # done by an earlier call
    focus = dialog.focusWidget()
    inside = QWidget()
    lines = QtWidgets.QVBoxLayout(inside)
    lines.setSpacing(layout.spacing())
    area = QtWidgets.QScrollArea(dialog)
    area.setObjectName(_NAME)
    area.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the widgets in it take the focus
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    # A bar that comes and goes changes the width, and thereby the height that needs the bar.
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    area.setWidgetResizable(True)
    lines.setContentsMargins(0, 0, 0, 0)
    for _ in range(above):
        stretch = layout.stretch(0)
        children = dialog.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        widget = next((each for each in children if layout.indexOf(each) == 0), None)
        if widget is not None:
            # `takeAt` would leave the old item alive. The new item would keep an old height.
            layout.removeWidget(widget)
            lines.addWidget(widget, stretch)
        elif (item := layout.takeAt(0)) is not None:
            _put(lines, item, stretch)
    area.setWidget(inside)
    layout.insertWidget(0, area, 1)
    inside.show()
    area.show()
    if focus is not None:
        focus.setFocus()


def _keep_wide(dialog: QtWidgets.QDialog) -> bool:
    """Make the scroll area of `dialog` wide enough for its content; return whether it has one."""
    area = dialog.findChild(QtWidgets.QScrollArea, _NAME)
    inside = area.widget() if isinstance(area, QtWidgets.QScrollArea) else None
    if not isinstance(area, QtWidgets.QScrollArea) or inside is None:
        return False
    # Fonts and style sheet may make the content wider than when it was put there.
    wide = inside.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width()
    if area.minimumWidth() != wide:
        area.setMinimumWidth(wide)
    return True


def _put(lines: QtWidgets.QVBoxLayout, item: QtWidgets.QLayoutItem, stretch: int) -> None:
    if isinstance(item, QtWidgets.QLayout):
        lines.addLayout(item, stretch)
    elif item.expandingDirections() & Qt.Orientation.Vertical:
        lines.addStretch(stretch)
    else:
        lines.addSpacing(item.sizeHint().height())
