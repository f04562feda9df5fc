"""The About window: version, own licence, and the licences of the software used.

The texts come from `packaging` and are compiled into the program's resources. Licences are shown in
their original language.
"""

from __future__ import annotations

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QFile, QIODevice, Qt, qVersion
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QTabWidget,
    QWidget,
)

from chicago_gui import __version__
from chicago_gui.players.windows import SmallWindow
from chicago_gui.resources import load_resources
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Role, Theme

_RULE = "\n\n" + "—" * 20 + "\n\n"


def licence() -> str:
    """Return the program's own licence, as plain text."""
    return _notice("LICENSE")


def notices() -> str:
    """Return the licences of the libraries and fonts in use, as plain text."""
    return _notice("NOTICES") + _RULE + _notice("fonts")


def _notice(name: str) -> str:
    load_resources()
    file = QFile(f":/chicago/notices/{name}")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(name)
    return bytes(file.readAll().data()).decode().strip()


_BY_KEYS_AND_MOUSE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class AboutWindow(SmallWindow):
    """Shows the version and the licences; all text can be selected and copied."""

    def __init__(
        self, licence: str, notices: str, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show the program's `licence` and the `notices` of the software it uses."""
        super().__init__(theme, parent)
        self.name, self.sentence, self.drawn = QLabel(), QLabel(), QLabel()
        self.name.setFont(theme.font(Role.CONTRACT))
        for label in (self.name, self.sentence, self.drawn):
            label.setTextInteractionFlags(_BY_KEYS_AND_MOUSE)
            self.column.addWidget(label)
        self.tabs = QTabWidget()
        self._texts = (_text(licence), _text(notices))
        for text in self._texts:
            self.tabs.addTab(text, "")
        self.column.addWidget(self.tabs, 1)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        self.column.addWidget(box)
        box.button(QDialogButtonBox.StandardButton.Close).setFocus()
        self.resize(theme.px(760), theme.px(460))
        self.reword()

    def reword(self) -> None:
        self.setWindowTitle(tr("About Chicago"))
        self.name.setText(tr("Chicago {version}").format(version=__version__))
        self.sentence.setText(tr("Score sheet for one laptop on a card table."))
        drawn = tr("Made with Qt {qt} and PySide6 {pyside}.")
        self.drawn.setText(drawn.format(qt=qVersion(), pyside=pyside_version))
        for text, title in zip(
            self._texts, (tr("Licence"), tr("Qt, fonts and others")), strict=True
        ):
            self.tabs.setTabText(self.tabs.indexOf(text), title)
            text.setAccessibleName(title)


def _text(text: str) -> QPlainTextEdit:
    shown = QPlainTextEdit(text)
    shown.setReadOnly(True)
    shown.setTextInteractionFlags(_BY_KEYS_AND_MOUSE)
    shown.setTabChangesFocus(True)
    return shown
