"""What the program remembers of its looks, in one small file; nothing of any session."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings


class Settings:
    """Colours and size of the window; a broken value is as good as none."""

    def __init__(self, path: Path | None = None) -> None:
        """Read from `path`, or from the user's configuration folder."""
        if path is None:
            from platformdirs import user_config_path

            path = user_config_path("chicago-gui", appauthor=False) / "looks.ini"
        self._file = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def dark(self) -> bool:
        """Whether evening colours are on."""
        return str(self._file.value("dark", "false")).lower() == "true"

    @dark.setter
    def dark(self, dark: bool) -> None:
        self._file.setValue("dark", "true" if dark else "false")

    @property
    def scale(self) -> float:
        """The zoom, 1.0 unless set."""
        try:
            return float(str(self._file.value("scale", "1.0")))
        except ValueError:
            return 1.0

    @scale.setter
    def scale(self, scale: float) -> None:
        self._file.setValue("scale", f"{scale:.2f}")
