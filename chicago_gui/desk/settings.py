"""What the program remembers: looks and covers, and each evening's code, kept hashed.

Of sessions it has nothing but the id of the one that is being prepared.

It keeps a player from opening the face by a stray key, no more: four digits are soon tried out by
a program, and whoever owns the computer can read the book.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from pathlib import Path

from PySide6.QtCore import QSettings

from chicago_gui.sheet.words import LANGUAGES
from chicago_gui.whole_file import keep_private, write_whole

_MOST_MINUTES = 60.0


class Settings:
    """Language, colours, zoom and when to cover; a broken value is as good as none."""

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
    def language(self) -> str | None:
        """The code of the language that was chosen; `None` unless set, for the system's."""
        code = str(self._file.value("language", ""))
        return code if code in LANGUAGES else None

    @language.setter
    def language(self, code: str | None) -> None:
        self._file.setValue("language", code or "system")

    @property
    def scale(self) -> float:
        """The zoom, 1.0 unless set."""
        return self._number("scale", 1.0)

    @scale.setter
    def scale(self, scale: float) -> None:
        self._file.setValue("scale", f"{scale:.2f}")

    @property
    def scale_fits(self) -> bool:
        """Whether nobody has set the zoom, so that it follows the size of the window."""
        return self._number("scale", 0.0) == 0.0

    def fit_scale(self) -> None:
        """Let the zoom follow the size of the window again."""
        self._file.remove("scale")

    @property
    def window(self) -> tuple[int, int, int, int] | None:
        """Where the window was when it was closed last: left, top, width, height in pixels."""
        numbers = re.fullmatch(r"(-?\d{1,5}) (-?\d{1,5}) (\d{1,5}) (\d{1,5})", self._text("window"))
        if numbers is None:
            return None
        left, top, width, height = map(int, numbers.groups())
        return left, top, width, height

    @window.setter
    def window(self, place: tuple[int, int, int, int]) -> None:
        self._file.setValue("window", " ".join(map(str, place)))

    @property
    def window_fills(self) -> bool:
        """Whether the window filled its screen when it was closed last."""
        return self._yes("window_fills")

    @window_fills.setter
    def window_fills(self, fills: bool) -> None:
        self._file.setValue("window_fills", _word(fills))

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

    def _text(self, name: str) -> str:
        return str(self._file.value(name, ""))

    def _yes(self, name: str) -> bool:
        return self._text(name).lower() == "true"

    def _number(self, name: str, usual: float) -> float:
        try:
            number = float(str(self._file.value(name, usual)))
        except ValueError:
            return usual
        return number if 0 < number < 1000 else usual


def _word(yes: bool) -> str:
    return "true" if yes else "false"


DIGITS = 4


class Codes:
    """The code of each evening that has one, in a small file beside the book."""

    def __init__(self, path: Path) -> None:
        """Read the codes at `path`; a file that cannot be read holds none."""
        self._path = path
        # Four digits are soon found to a hash that anybody can read.
        keep_private(path)

    def has(self, session_id: str) -> bool:
        """Whether the evening asks for a code."""
        return session_id in self._read()

    def set(self, session_id: str, code: str | None) -> None:
        """Ask for `code` from now on, or for none; raises `OSError` when it cannot be kept."""
        if self._path.exists():
            self._path.read_bytes()  # the codes of other evenings are not written over unread
        kept = self._read()
        kept.pop(session_id, None)
        if code is not None:
            salt = secrets.token_bytes(16)
            kept[session_id] = [salt.hex(), _hashed(code, salt)]
        write_whole(self._path, json.dumps(kept).encode(), private=True)

    def fits(self, session_id: str, code: str) -> bool:
        """Whether `code` opens the preparer's face of this evening."""
        kept = self._read().get(session_id)
        if kept is None:
            return True
        salt, hashed = kept
        return hmac.compare_digest(_hashed(code, bytes.fromhex(salt)), hashed)

    def _read(self) -> dict[str, list[str]]:
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        kept = found.items() if isinstance(found, dict) else ()
        return {session: pair for session, pair in kept if _is_pair(pair)}


def _is_pair(found: object) -> bool:
    """Whether `found` can be a salt and a hash; what is not hexadecimal is neither."""
    return (
        isinstance(found, list)
        and len(found) == 2
        and all(isinstance(part, str) and re.fullmatch("([0-9a-f]{2})+", part) for part in found)
    )


def _hashed(code: str, salt: bytes) -> str:
    return hashlib.scrypt(code.encode(), salt=salt, n=2**14, r=8, p=1).hex()
