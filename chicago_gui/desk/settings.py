"""What the program remembers of its looks and covers, in one small file.

Of sessions it has nothing but the id of the one that is being prepared.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

_MOST_MINUTES = 60.0


class Settings:
    """Colours, zoom and when to cover; a broken value is as good as none."""

    def __init__(self, path: Path | None = None) -> None:
        """Read from `path`, or from the user's configuration folder."""
        if path is None:
            from platformdirs import user_config_path

            path = user_config_path("chicago-gui", appauthor=False) / "looks.ini"
        self._file = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def dark(self) -> bool:
        """Whether evening colours are on."""
        return self._yes("dark")

    @dark.setter
    def dark(self, dark: bool) -> None:
        self._file.setValue("dark", _word(dark))

    @property
    def four_colours(self) -> bool:
        """Whether clubs and diamonds have colours of their own."""
        return self._yes("four_colours")

    @four_colours.setter
    def four_colours(self, four: bool) -> None:
        self._file.setValue("four_colours", _word(four))

    @property
    def scale(self) -> float:
        """The zoom, 1.0 unless set."""
        return self._number("scale", 1.0)

    @scale.setter
    def scale(self, scale: float) -> None:
        self._file.setValue("scale", f"{scale:.2f}")

    @property
    def cover_minutes(self) -> float:
        """After how many minutes without a key the preparer's face is covered; 2 unless set."""
        return min(max(self._number("cover_minutes", 2.0), 0.5), _MOST_MINUTES)

    @cover_minutes.setter
    def cover_minutes(self, minutes: float) -> None:
        self._file.setValue("cover_minutes", f"{minutes:.1f}")

    @property
    def cover_on_leaving(self) -> bool:
        """Whether turning to another window covers the preparer's face."""
        return self._yes("cover_on_leaving")

    @cover_on_leaving.setter
    def cover_on_leaving(self, cover: bool) -> None:
        self._file.setValue("cover_on_leaving", _word(cover))

    @property
    def preparing(self) -> str:
        """The id of the session whose preparer may be typing; empty when nobody is.

        It is on disk when it is set: a program that is killed finds it when it starts again.
        """
        return str(self._file.value("preparing", ""))

    @preparing.setter
    def preparing(self, session_id: str) -> None:
        if session_id != self.preparing:
            self._file.setValue("preparing", session_id)
            self._file.sync()

    def _yes(self, name: str) -> bool:
        return str(self._file.value(name, "false")).lower() == "true"

    def _number(self, name: str, usual: float) -> float:
        try:
            number = float(str(self._file.value(name, usual)))
        except ValueError:
            return usual
        return number if 0 < number < 1000 else usual


def _word(yes: bool) -> str:
    return "true" if yes else "false"
