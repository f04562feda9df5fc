from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDateEdit,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chicago_gui.widgets.style_sheets import dress_bars, dress_form
from chicago_gui.widgets.theme import DAY, EVENING, Theme, dress
from tests.widgets.styles import with_icons
from tests.window import turn_wheel


@pytest.fixture(params=[DAY, EVENING, EVENING.at(1.5)], ids=["day", "evening", "larger"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Theme]:
    style, palette, font = qapp.style().objectName(), qapp.palette(), qapp.font()
    dress(qapp, request.param)
    yield request.param
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    return page


def show(page: QWidget) -> None:
    """Dress `page` and show it in the active window."""
    dress_form(page)
    page.show()
    page.activateWindow()
    QApplication.processEvents()


def edge_of(widget: QWidget) -> set[str]:
    """Return the colours of the left edge, without the rounded corners."""
    image = widget.grab().toImage()
    middle = image.height() // 2
    return {image.pixelColor(x, middle).name().upper() for x in range(image.width() // 3)}


@pytest.mark.parametrize("kind", [QLineEdit, QPushButton, QRadioButton, QCheckBox, QSpinBox])
def test_what_is_filled_in_has_an_edge_that_is_seen(
    page: QWidget, theme: Theme, kind: type[QWidget]
) -> None:
    field = kind()
    QHBoxLayout(page).addWidget(field)
    dress_form(page)
    page.show()
    wanted = QColor(theme.strong_rule)
    near = [
        abs(colour.red() - wanted.red())
        + abs(colour.green() - wanted.green())
        + abs(colour.blue() - wanted.blue())
        for colour in map(QColor, edge_of(field))
    ]
    assert min(near) <= 12  # the usual style changes colours slightly


def test_another_palette_is_followed(page: QWidget, qapp: QApplication, theme: Theme) -> None:
    line = QLineEdit(page)
    dress_form(page)
    page.show()
    assert QColor(theme.paper).name().upper() in edge_of(line)
    dress(qapp, DAY if theme.dark else EVENING)
    dress_form(page)
    other = qapp.palette().color(QPalette.ColorRole.Base)
    assert other.name().upper() in edge_of(line)


def test_buttons_of_dialogs_have_words_and_no_pictures(qtbot: QtBot, theme: Theme) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dress_form(dialog)
    # Some desktops put icons on such buttons.
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok, dialog)
    icon = QIcon(QPixmap(16, 16))
    for button in box.buttons():
        button.setIcon(icon)
    dialog.show()
    assert [button.icon().isNull() for button in box.buttons()] == [True]


@pytest.mark.parametrize("default", [False, True])
def test_focus_moves_no_letter_of_a_button(page: QWidget, theme: Theme, default: bool) -> None:
    row = QHBoxLayout(page)
    line, button = QLineEdit(), QPushButton("gg")
    button.setDefault(default)
    row.addWidget(line)
    row.addWidget(button)
    show(page)

    def letters(image: QImage) -> list[int]:
        inner, down = range(8, image.width() - 8), range(4, image.height() - 4)
        ground = image.pixelColor(8, 4)
        return [y for y in down if any(image.pixelColor(x, y) != ground for x in inner)]

    line.setFocus()
    elsewhere = button.grab().toImage()
    button.setFocus()
    here = button.grab().toImage()
    assert here != elsewhere
    assert letters(here) == letters(elsewhere) != []


def shades(image: QImage, across: range, down: range) -> list[int]:
    """Return the lightness of the picture at each point."""
    return [image.pixelColor(x, y).lightness() for x in across for y in down]


@pytest.mark.parametrize("kind", [QRadioButton, QCheckBox])
def test_whatever_is_ticked_has_the_keys_at_its_mark_and_no_box_around_its_words(
    qtbot: QtBot, page: QWidget, theme: Theme, kind: type[QRadioButton] | type[QCheckBox]
) -> None:
    row = QHBoxLayout(page)
    line, button = QLineEdit(), kind("24")
    row.addWidget(line)
    row.addWidget(button)
    show(page)
    mark = range(theme.px(24))
    words = range(theme.px(24), button.sizeHint().width())
    before, down = button.grab().toImage(), range(button.sizeHint().height())
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_Tab)
    after = button.grab().toImage()
    assert shades(before, words, down) == shades(after, words, down)
    assert shades(before, mark, down) != shades(after, mark, down)


@pytest.mark.parametrize("tabs", [False, True])
def test_focus_draws_no_box_around_words(
    qtbot: QtBot, page: QWidget, theme: Theme, tabs: bool
) -> None:
    row = QHBoxLayout(page)
    line, aimed = QLineEdit(), QTabWidget() if tabs else QPushButton("24")
    row.addWidget(line)
    row.addWidget(aimed)
    if isinstance(aimed, QTabWidget):
        aimed.addTab(QWidget(), "24")
    show(page)
    at = aimed.tabBar() if isinstance(aimed, QTabWidget) else aimed
    at.setFocus(Qt.FocusReason.MouseFocusReason)
    clicked = at.grab().toImage()
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_Tab)
    assert at.hasFocus()
    assert at.grab().toImage() == clicked


def test_a_box_that_is_ticked_has_a_tick(page: QWidget, theme: Theme) -> None:
    box = QCheckBox(page)
    dress_form(page)
    page.show()
    image = box.grab().toImage()
    middle, side = image.height() // 2, theme.px(6)
    around = range(1, 2 * side + 2), range(middle - side, middle + side)
    box.setChecked(True)
    ticked = shades(box.grab().toImage(), *around)
    for colour in (theme.accent, theme.on_accent):
        assert min(abs(each - QColor(colour).lightness()) for each in ticked) < 12


@pytest.mark.parametrize("kind", [QComboBox, QDateEdit])
def test_drop_down_fields_have_an_arrow(
    page: QWidget, theme: Theme, kind: type[QComboBox | QDateEdit]
) -> None:
    field = kind(page)
    if isinstance(field, QDateEdit):
        field.setCalendarPopup(True)
    field.resize(200, 40)
    dress_form(page)
    page.show()
    image = field.grab().toImage()
    paper, ink = QColor(theme.paper), QColor(theme.ink)
    # Above and below the arrow the right side is bare paper.
    for x in range(image.width() - 30, image.width() - 4):
        for y in (6, image.height() - 6):
            assert image.pixelColor(x, y) == paper, (x, y)
    arrow = shades(image, range(image.width() - 30, image.width() - 4), range(6, 34))
    assert min(abs(each - ink.lightness()) for each in arrow) < 40


@pytest.mark.parametrize("kind", [QComboBox, QDateEdit, QSpinBox])
def test_the_wheel_changes_no_field(
    page: QWidget, kind: type[QComboBox | QDateEdit | QSpinBox]
) -> None:
    field = kind(page)
    if isinstance(field, QComboBox):
        field.addItems(["one", "two"])
    dress_form(page)
    dress_form(page)
    page.show()
    before = field.grab().toImage()
    for notch in (-120, 120):
        assert not turn_wheel(field, notch).isAccepted()
        assert field.grab().toImage() == before
    assert field.focusPolicy() is Qt.FocusPolicy.StrongFocus


@pytest.mark.parametrize("alone", [False, True], ids=["on a form", "alone"])
def test_a_scroll_bar_is_seen_on_its_ground(qtbot: QtBot, theme: Theme, alone: bool) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    inner = QWidget()
    inner.setMinimumSize(100, 900)
    area.setWidget(inner)
    (dress_bars if alone else dress_form)(area)
    area.resize(200, 300)
    area.show()
    image = area.verticalScrollBar().grab().toImage()
    x, colours = image.width() // 2, (theme.strong_rule, theme.paper if alone else theme.desk)
    seen = [image.pixelColor(x, y) for y in (image.height() // 6, image.height() - 20)]
    assert seen == [QColor(colour) for colour in colours]


def test_what_is_typed_has_room_beside_the_steps(page: QWidget) -> None:
    """Qt before 6.11 calculates that room differently."""
    number = QSpinBox(page)
    number.setRange(50, 300)
    number.setValue(300)
    number.setSuffix(" %")
    dress_form(page)
    number.adjustSize()
    page.show()
    line = number.lineEdit()
    room = line.width() - line.textMargins().left()
    assert room > number.fontMetrics().horizontalAdvance(number.text())
    assert line.geometry().right() < number.width() - 4 * number.fontMetrics().height()


def test_buttons_of_questions_have_no_icons(qtbot: QtBot, qapp: QApplication, theme: Theme) -> None:
    qapp.setStyle(with_icons())
    page = QDialog()
    qtbot.addWidget(page)
    dress_form(page)
    page.show()
    box = QMessageBox(page)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.open()
    assert cancel is not None
    assert cancel.icon().isNull()


MANY = 60
OK = QDialogButtonBox.StandardButton.Ok


class Long(QDialog):
    """A dialog with any number of lines, and a button below them."""

    def __init__(self, qtbot: QtBot, lines: int) -> None:
        super().__init__()
        qtbot.addWidget(self)
        dress_form(self)
        layout = QVBoxLayout(self)
        self.lines = [QLineEdit(f"line {at}") for at in range(lines)]
        for line in self.lines:
            row = QHBoxLayout()
            row.addWidget(QLabel("Line"))
            row.addWidget(line)
            layout.addLayout(row)
        self.hidden = QLabel("not yet")
        self.hidden.hide()
        layout.addWidget(self.hidden)
        box = QDialogButtonBox(OK)
        layout.addWidget(box)
        self.ok = box.button(OK)
        self.lines[0].setFocus()
        self.show()

    def is_on_the_screen(self) -> bool:
        return self.screen().availableGeometry().contains(self.frameGeometry())

    def ok_is_seen(self) -> bool:
        return self.rect().contains(self.ok.mapTo(self, self.ok.rect().bottomRight()))


def test_what_is_longer_than_the_screen_is_scrolled_to_and_its_keys_are_seen(qtbot: QtBot) -> None:
    dialog = Long(qtbot, MANY)
    assert dialog.is_on_the_screen()
    assert dialog.ok_is_seen()
    assert all(line.isVisible() for line in dialog.lines)
    assert not dialog.hidden.isVisible()
    assert dialog.focusWidget() is dialog.lines[0]
    # Tab scrolls the focused line into sight.
    area = dialog.findChild(QScrollArea)
    assert area is not None
    for line in dialog.lines[:-1]:
        qtbot.keyClick(line, Qt.Key.Key_Tab)
    last = dialog.lines[-1]
    assert dialog.focusWidget() is last
    seen = area.viewport().rect()
    assert seen.contains(last.mapTo(area.viewport(), last.rect().center()))


@pytest.mark.parametrize("lines", [False, True])
def test_what_grows_stays_on_the_screen(qtbot: QtBot, lines: bool) -> None:
    dialog = Long(qtbot, 3)
    assert dialog.findChild(QScrollArea) is None
    dialog.move(0, dialog.screen().availableGeometry().bottom() - dialog.height())
    if lines:
        dialog.hidden.setWordWrap(True)
        dialog.hidden.setText("Four play. " * 500)
    else:
        dialog.hidden.setFixedHeight(2 * dialog.screen().size().height())
    dialog.hidden.show()
    qtbot.waitUntil(lambda: dialog.findChild(QScrollArea) is not None)
    assert dialog.is_on_the_screen()
    assert dialog.ok_is_seen()


def test_the_title_of_one_that_nearly_fills_the_screen_is_not_above_it(qtbot: QtBot) -> None:
    """A dialog does not know the height of its title bar before it opens."""
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    window.setGeometry(room)
    dialog = QDialog(window)
    dress_form(dialog)
    QVBoxLayout(dialog).addWidget(QLabel("all of it"))
    dialog.resize(300, room.height() - 50)
    dialog.show()
    assert dialog.geometry().top() >= room.top() + 24
    assert dialog.geometry().bottom() <= room.bottom()
    assert dialog.geometry().center().x() == pytest.approx(room.center().x(), abs=1)


def test_how_wide_a_dialog_would_like_to_be_is_no_more_than_there_is(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dress_form(dialog)
    QVBoxLayout(dialog).addWidget(QLineEdit("a name"))
    dialog.setMinimumWidth(2 * dialog.screen().size().width())
    dialog.show()
    assert dialog.screen().availableGeometry().contains(dialog.frameGeometry())


def test_a_dialog_stands_over_the_middle_of_its_window_until_it_is_moved(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(100, 100, 500, 500)
    window.show()
    dialog = QDialog(window)
    dress_form(dialog)
    layout = QVBoxLayout(dialog)
    layout.addWidget(QLabel("a line"))
    for _ in range(2):
        dialog.show()
        QApplication.processEvents()
        away = dialog.geometry().center() - window.geometry().center()
        assert away.manhattanLength() <= 2
        dialog.close()
        layout.addWidget(QLabel("another line, which makes it larger"))
    dialog.show()
    dialog.move(120, 110)
    layout.addWidget(QLabel("one more"))
    QApplication.processEvents()
    assert dialog.geometry().top() < 150
