"""Under which licences the program and what it stands on are given away, to be shown in About.

The texts are those of `packaging`, compiled into the program's resources; licences are shown in
the language that they were written in.
"""

from __future__ import annotations

from PySide6.QtCore import QFile, QIODevice

from chicago_gui.resources import load_resources

_RULE = "\n\n" + "—" * 20 + "\n\n"


def licence() -> str:
    """Return the program's own licence, as plain text."""
    return _text("LICENSE")


def notices() -> str:
    """Return whose work the program stands on and under which licences, as plain text."""
    return _text("NOTICES") + _RULE + _text("fonts")


def _text(name: str) -> str:
    load_resources()
    file = QFile(f":/chicago/notices/{name}")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(name)
    return bytes(file.readAll().data()).decode().strip()
