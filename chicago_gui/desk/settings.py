"""The settings of the program, and the hashed codes of sessions.

Of sessions the settings store only ids. A code only keeps players from opening the Preparer face by
a stray key: a program soon finds four digits, and the owner of the computer can read the book.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QLocale, QSettings

from chicago_gui.paper.marks import Paper
from chicago_gui.sheet.season import NamedSeason, Period, PeriodChoice, Span
from chicago_gui.sheet.words import LANGUAGES, tr
from chicago_gui.whole_file import default_settings, keep_private, read_whole, write_whole

LEAST_MINUTES, MOST_MINUTES = 0.5, 60.0

_AMERICAN = frozenset(("US", "CA", "MX", "PR", "PH", "CL", "CO", "VE", "CR", "GT", "SV", "NI"))
"""Country codes in which printers use Letter."""

_SYSTEM = "system"
"""Value in the file for the system's choice."""

_Value = TypeVar("_Value")
_Usual = TypeVar("_Usual")


def usual_paper(locale: QLocale) -> Paper:
    """Return the usual paper of the country of `locale`: Letter in most of America, else A4."""
    # By name, such as `es_MX`: Qt's enum of countries has hundreds of members to create.
    return Paper.LETTER if locale.name().rpartition("_")[2] in _AMERICAN else Paper.A4


class Colours(Enum):
    """The choice of theme; the values are those in the file."""

    SYSTEM = _SYSTEM
    DAY = "day"
    EVENING = "evening"


class Settings:
    """The settings in one text file that can be edited, one line each.

    An invalid value is replaced by its default, and `misread` reports it.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Read from `path`, or from the user's configuration folder."""
        self.path = path or Path(default_settings())
        self._file = QSettings(str(self.path), QSettings.Format.IniFormat)
        self._wrong: dict[str, str] = {}

    def write(self) -> None:
        """Write changes now; otherwise Qt does so soon."""
        self._file.sync()

    def misread(self) -> str:
        """Return a message about invalid values in the file, or an empty text."""
        self._wrong.clear()
        for name, kind in vars(type(self)).items():
            if isinstance(kind, property):
                getattr(self, name)  # reading a value records it if it is invalid
        said = []
        # Qt reports a malformed line only after the others are read.
        if self._file.status() is QSettings.Status.FormatError:
            line = tr("A line of {file} cannot be read; the default is used.")
            said.append(line.format(file=self.path.name))
        if self._wrong:
            wrong = ", ".join(f"{name}={value}" for name, value in self._wrong.items())
            sentence = tr("Wrong in {file}, replaced by defaults: {wrong}.")
            said.append(sentence.format(file=self.path.name, wrong=wrong))
        return " ".join(said)

    @property
    def colours(self) -> Colours:
        """Light, dark, or the system's theme, which is the default."""
        # Old files say only whether the theme is dark.
        usual = Colours.EVENING if self._yes("dark") else Colours.SYSTEM
        return self._read("colours", usual, Colours)

    @colours.setter
    def colours(self, colours: Colours) -> None:
        self._file.setValue("colours", colours.value)

    @property
    def four_colours(self) -> bool:
        """Whether clubs and diamonds have their own colours."""
        return self._yes("four_colours")

    @four_colours.setter
    def four_colours(self, four: bool) -> None:
        self._file.setValue("four_colours", _word(four))

    @property
    def language(self) -> str | None:
        """The chosen language code; `None`, the default, is the system's language."""
        return self._read("language", None, _language)

    @language.setter
    def language(self, code: str | None) -> None:
        self._file.setValue("language", code or _SYSTEM)

    @property
    def scale(self) -> float:
        """The zoom; 1.0 is 100 %, the default."""
        return self._number("scale", 1.0)

    @scale.setter
    def scale(self, scale: float) -> None:
        self._file.setValue("scale", f"{scale:.2f}")

    @property
    def scale_fits(self) -> bool:
        """Whether the zoom is unset and follows the window size."""
        return self._number("scale", 0.0) == 0.0

    def fit_scale(self) -> None:
        """Let the zoom follow the window size again."""
        self._file.remove("scale")

    @property
    def window(self) -> tuple[int, int, int, int] | None:
        """Place of the window when last closed: left, top, width, height in pixels."""
        return self._read("window", None, _place)

    @window.setter
    def window(self, place: tuple[int, int, int, int]) -> None:
        self._file.setValue("window", " ".join(map(str, place)))

    @property
    def window_fills(self) -> bool:
        """Whether the window was maximised when last closed."""
        return self._yes("window_fills")

    @window_fills.setter
    def window_fills(self, fills: bool) -> None:
        self._file.setValue("window_fills", _word(fills))

    @property
    def cover_minutes(self) -> float:
        """Minutes without a key after which the Preparer face is covered; 2 by default."""
        return min(max(self._number("cover_minutes", 2.0), LEAST_MINUTES), MOST_MINUTES)

    @cover_minutes.setter
    def cover_minutes(self, minutes: float) -> None:
        self._file.setValue("cover_minutes", f"{minutes:.1f}")

    @property
    def cover_on_leaving(self) -> bool:
        """Whether switching to another window covers the Preparer face."""
        return self._yes("cover_on_leaving")

    @cover_on_leaving.setter
    def cover_on_leaving(self, cover: bool) -> None:
        self._file.setValue("cover_on_leaving", _word(cover))

    @property
    def sounds(self) -> bool:
        """Whether a reveal, a due swap and a die make a sound."""
        return self._yes("sounds")

    @sounds.setter
    def sounds(self, sounds: bool) -> None:
        self._file.setValue("sounds", _word(sounds))

    @property
    def paper(self) -> Paper:
        """The paper size; by default that of the system's country."""
        return self._read("paper", usual_paper(QLocale.system()), Paper)

    @paper.setter
    def paper(self, paper: Paper) -> None:
        self._file.setValue("paper", paper.value)

    @property
    def printer(self) -> str:
        """The name of the last used printer, or an empty text."""
        return str(self._file.value("printer", ""))

    @printer.setter
    def printer(self, name: str) -> None:
        self._file.setValue("printer", name)

    @property
    def session(self) -> str:
        """The id of the last opened session, or an empty text."""
        return str(self._file.value("session", ""))

    @session.setter
    def session(self, session_id: str) -> None:
        if session_id != self.session:
            self._file.setValue("session", session_id)

    @property
    def seasons(self) -> tuple[NamedSeason, ...]:
        """The named seasons, in order of their dates."""
        found = self._read("seasons", (), _seasons)
        return tuple(sorted(found, key=lambda each: (each.first, each.last)))

    @seasons.setter
    def seasons(self, seasons: Sequence[NamedSeason]) -> None:
        lines = [f"{each.first} {each.last} {each.name}" for each in seasons]
        self._file.setValue("seasons", lines)

    @property
    def period(self) -> PeriodChoice:
        """The period of the statistics; all time by default."""
        return self._read("period", PeriodChoice(), _period).among(self.seasons)

    @period.setter
    def period(self, chosen: PeriodChoice) -> None:
        after = {Span.SEASON: f" {chosen.name}", Span.DAYS: f" {_days_text(chosen.days)}"}
        self._file.setValue("period", f"{chosen.span.value}{after.get(chosen.span, '')}")

    @property
    def copies(self) -> tuple[str, str]:
        """The folder for copies of the book, and the ISO time of the last copy."""
        return str(self._file.value("copies_folder", "")), str(self._file.value("copied_at", ""))

    @copies.setter
    def copies(self, copies: tuple[str, str]) -> None:
        self._file.setValue("copies_folder", copies[0])
        self._file.setValue("copied_at", copies[1])

    def take(self, path: Path) -> None:
        """Take over the settings in `path` that do not depend on the computer."""
        other = Settings(path)
        for name in _CARRIED:
            if other._file.contains(name):
                self._file.setValue(name, other._file.value(name))

    @property
    def from_paper(self) -> str:
        """The id of the session last started to be typed in from paper, or an empty text."""
        return str(self._file.value("from_paper", ""))

    @from_paper.setter
    def from_paper(self, session_id: str) -> None:
        self._file.setValue("from_paper", session_id)

    def _yes(self, name: str) -> bool:
        return self._read(name, False, _yes_or_no)

    def _number(self, name: str, usual: float) -> float:
        return self._read(name, usual, _positive)

    def _read(self, name: str, usual: _Usual, meaning: Callable[[str], _Value]) -> _Value | _Usual:
        """Return the value parsed by `meaning`, or `usual` if it is missing or invalid."""
        if not self._file.contains(name):
            return usual
        value = self._file.value(name)
        # Qt returns a line with commas as a list.
        text = "\n".join(value) if isinstance(value, list) else str(value)
        try:
            return meaning(text)
        except ValueError:
            self._wrong[name] = text
            return usual


_CARRIED = (
    "colours",
    "cover_minutes",
    "cover_on_leaving",
    "dark",
    "four_colours",
    "language",
    "paper",
    "period",
    "seasons",
    "sounds",
)
"""Settings about people and sessions, which do not depend on a screen or printer."""


def _yes_or_no(text: str) -> bool:
    try:
        return {"true": True, "false": False}[text.lower()]
    except KeyError:
        raise ValueError from None


def _language(text: str) -> str | None:
    if text not in (*LANGUAGES, _SYSTEM):
        raise ValueError
    return None if text == _SYSTEM else text


def _place(text: str) -> tuple[int, int, int, int]:
    numbers = re.fullmatch(r"(-?\d{1,5}) (-?\d{1,5}) (\d{1,5}) (\d{1,5})", text)
    if numbers is None:
        raise ValueError
    left, top, width, height = map(int, numbers.groups())
    return left, top, width, height


def _seasons(text: str) -> tuple[NamedSeason, ...]:
    return tuple(_season(line) for line in text.split("\n") if line)


def _season(text: str) -> NamedSeason:
    first, last, name = text.split(" ", 2)
    return NamedSeason(name, date.fromisoformat(first), date.fromisoformat(last))


def _period(text: str) -> PeriodChoice:
    span, _, rest = text.partition(" ")
    if span == Span.SEASON.value:
        return PeriodChoice(Span.SEASON, rest)
    if span == Span.DAYS.value:
        first, last = rest.split(" ")
        return PeriodChoice(
            days=Period(date.fromisoformat(first), date.fromisoformat(last)), span=Span.DAYS
        )
    return PeriodChoice(Span(span))


def _days_text(days: Period) -> str:
    return f"{days.first} {days.last}"


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number < 1000:
        raise ValueError
    return number


def _word(yes: bool) -> str:
    return "true" if yes else "false"


DIGITS = 4


class CodesUnreadable(Exception):
    """The file of codes cannot be read; the text says so and how to reset it."""

    def __init__(self, path: Path) -> None:
        sentence = tr(
            "Delete {file} to remove all codes: it cannot be read. The Preparer face stays closed."
        )
        super().__init__(sentence.format(file=path))


class Codes:
    """The codes of sessions, in a small file beside the book.

    A damaged file could contain a code for any session, so it opens none.
    """

    def __init__(self, path: Path) -> None:
        """Store the codes at `path`; without a file there are no codes."""
        self._path = path
        # Four digits are soon found from a readable hash.
        keep_private(path)

    def has(self, session_id: str) -> bool:
        """Return whether the session has a code; raises `CodesUnreadable`."""
        return session_id in self._read()

    def set(self, session_id: str, code: str | None) -> None:
        """Set the code of a session; `None` removes it.

        Raises `CodesUnreadable`, and `OSError` if the file cannot be written.
        """
        kept = self._read()
        kept.pop(session_id, None)
        if code is not None:
            salt = os.urandom(16)
            kept[session_id] = [salt.hex(), _hashed(code, salt)]
        write_whole(self._path, json.dumps(kept).encode(), private=True)

    def take(self, path: Path) -> None:
        """Take over codes from a copy at `path`, for sessions that have none here.

        Raises `CodesUnreadable`, and `OSError` if the file cannot be written.
        """
        kept = self._read()
        whole = Codes(path)._read() | kept
        if whole != kept:
            write_whole(self._path, json.dumps(whole).encode(), private=True)

    def fits(self, session_id: str, code: str) -> bool:
        """Return whether `code` opens the Preparer face of a session; raises `CodesUnreadable`."""
        kept = self._read().get(session_id)
        if kept is None:
            return True
        salt, hashed = kept
        import hmac  # few evenings have a code

        return hmac.compare_digest(_hashed(code, bytes.fromhex(salt)), hashed)

    def _read(self) -> dict[str, list[str]]:
        try:
            found = json.loads(read_whole(self._path))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            raise CodesUnreadable(self._path) from None
        if not isinstance(found, dict) or not all(map(_is_pair, found.values())):
            raise CodesUnreadable(self._path)
        return found


def _is_pair(found: object) -> bool:
    """Return whether `found` can be a salt and a hash, both hexadecimal."""
    return (
        isinstance(found, list)
        and len(found) == 2
        and all(isinstance(part, str) and re.fullmatch("([0-9a-f]{2})+", part) for part in found)
    )


def _hashed(code: str, salt: bytes) -> str:
    import hashlib

    return hashlib.scrypt(code.encode(), salt=salt, n=2**14, r=8, p=1).hex()
