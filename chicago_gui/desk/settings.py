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
from typing import Generic, TypeVar, overload

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


def usual_paper(locale: QLocale) -> Paper:
    """Return the usual paper of the country of `locale`: Letter in most of America, else A4."""
    # By name, such as `es_MX`: Qt's enum of countries has hundreds of members to create.
    return Paper.LETTER if locale.name().rpartition("_")[2] in _AMERICAN else Paper.A4


class Colours(Enum):
    """The choice of theme; the values are those in the file."""

    SYSTEM = _SYSTEM
    DAY = "day"
    EVENING = "evening"


class _Setting(Generic[_Value]):
    """A line of the file as an attribute; `meaning` reads its text, `text` writes it.

    `meaning` raises `ValueError` for an invalid text.
    """

    def __init__(
        self,
        usual: _Value,
        meaning: Callable[[str], _Value],
        text: Callable[[_Value], str | list[str]] = str,
    ) -> None:
        self._usual, self._meaning, self._text = usual, meaning, text

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, settings: None, owner: type) -> _Setting[_Value]: ...

    @overload
    def __get__(self, settings: Settings, owner: type) -> _Value: ...

    def __get__(self, settings: Settings | None, owner: type) -> _Setting[_Value] | _Value:
        if settings is None:
            return self
        return settings._read(self._name, self._usual, self._meaning)

    def __set__(self, settings: Settings, value: _Value) -> None:
        settings._set(self._name, self._text(value))


def _yes_or_no(text: str) -> bool:
    try:
        return {"true": True, "false": False}[text.lower()]
    except KeyError:
        raise ValueError from None


def _word(yes: bool) -> str:
    return "true" if yes else "false"


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number < 1000:
        raise ValueError
    return number


def _minutes(text: str) -> float:
    return min(max(_positive(text), LEAST_MINUTES), MOST_MINUTES)


def _language(text: str) -> str | None:
    if text not in (*LANGUAGES, _SYSTEM):
        raise ValueError
    return None if text == _SYSTEM else text


def _place(text: str) -> tuple[int, int, int, int] | None:
    numbers = re.fullmatch(r"(-?\d{1,5}) (-?\d{1,5}) (\d{1,5}) (\d{1,5})", text)
    if numbers is None:
        raise ValueError
    left, top, width, height = map(int, numbers.groups())
    return left, top, width, height


def _seasons(text: str) -> Sequence[NamedSeason]:
    found = [_season(line) for line in text.split("\n") if line]
    return tuple(sorted(found, key=lambda each: (each.first, each.last)))


def _season(text: str) -> NamedSeason:
    first, last, name = text.split(" ", 2)
    return NamedSeason(name, date.fromisoformat(first), date.fromisoformat(last))


def _season_lines(seasons: Sequence[NamedSeason]) -> list[str]:
    return [f"{each.first} {each.last} {each.name}" for each in seasons]


def _period(text: str) -> PeriodChoice:
    span, _, rest = text.partition(" ")
    if span == Span.SEASON.value:
        return PeriodChoice(Span.SEASON, rest)
    if span == Span.DAYS.value:
        first, last = map(date.fromisoformat, rest.split(" "))
        return PeriodChoice(days=Period(first, last), span=Span.DAYS)
    return PeriodChoice(Span(span))


class Settings:
    """The settings in one text file that can be edited, one line each.

    An invalid value is replaced by its default, and `misread` reports it.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Read from `path`, or from the user's configuration folder."""
        self.path = path or Path(default_settings())
        self._file = QSettings(str(self.path), QSettings.Format.IniFormat)
        self._wrong: dict[str, str] = {}

    dark = _Setting(False, _yes_or_no, _word)
    """Whether the theme is dark, in files of the first versions."""

    @property
    def colours(self) -> Colours:
        """Light, dark, or the system's theme, which is the default."""
        usual = Colours.EVENING if self.dark else Colours.SYSTEM
        return self._read("colours", usual, Colours)

    @colours.setter
    def colours(self, colours: Colours) -> None:
        self._set("colours", colours.value)

    four_colours = _Setting(False, _yes_or_no, _word)
    """Whether clubs and diamonds have their own colours."""

    language = _Setting[str | None](None, _language, lambda code: code or _SYSTEM)
    """The chosen language code; `None`, the default, is the system's language."""

    scale = _Setting(1.0, _positive, "{:.2f}".format)
    """The zoom; 1.0 is 100 %, the default."""

    @property
    def scale_fits(self) -> bool:
        """Whether the zoom is unset and follows the window size."""
        return self._read("scale", 0.0, _positive) == 0.0

    def fit_scale(self) -> None:
        """Let the zoom follow the window size again."""
        self._file.remove("scale")

    window = _Setting(None, _place, lambda place: " ".join(map(str, place or ())))
    """Place of the window when last closed: left, top, width, height in pixels."""

    window_fills = _Setting(False, _yes_or_no, _word)
    """Whether the window was maximised when last closed."""

    cover_minutes = _Setting(2.0, _minutes, "{:.1f}".format)
    """Minutes without a key after which the Preparer face is covered; 2 by default."""

    cover_on_leaving = _Setting(False, _yes_or_no, _word)
    """Whether switching to another window covers the Preparer face."""

    sounds = _Setting(False, _yes_or_no, _word)
    """Whether a reveal, a due swap and a die make a sound."""

    @property
    def paper(self) -> Paper:
        """The paper size; by default that of the system's country."""
        return self._read("paper", usual_paper(QLocale.system()), Paper)

    @paper.setter
    def paper(self, paper: Paper) -> None:
        self._set("paper", paper.value)

    printer = _Setting("", str)
    """The name of the last used printer, or an empty text."""

    session = _Setting("", str)
    """The id of the last opened session, or an empty text."""

    from_paper = _Setting("", str)
    """The id of the session last started to be typed in from paper, or an empty text."""

    seasons = _Setting[Sequence[NamedSeason]]((), _seasons, _season_lines)
    """The named seasons, in order of their dates."""

    @property
    def period(self) -> PeriodChoice:
        """The period of the statistics; all time by default."""
        return self._read("period", PeriodChoice(), _period).among(self.seasons)

    @period.setter
    def period(self, chosen: PeriodChoice) -> None:
        days = f" {chosen.days.first} {chosen.days.last}"
        after = {Span.SEASON: f" {chosen.name}", Span.DAYS: days}
        self._set("period", f"{chosen.span.value}{after.get(chosen.span, '')}")

    copies_folder = _Setting("", str)
    copied_at = _Setting("", str)

    @property
    def copies(self) -> tuple[str, str]:
        """The folder for copies of the book, and the ISO time of the last copy."""
        return self.copies_folder, self.copied_at

    @copies.setter
    def copies(self, copies: tuple[str, str]) -> None:
        self.copies_folder, self.copied_at = copies

    def write(self) -> None:
        """Write changes now; otherwise Qt does so soon."""
        self._file.sync()

    def misread(self) -> str:
        """Return a message about invalid values in the file, or an empty text."""
        self._wrong.clear()
        for name, kind in vars(type(self)).items():
            if isinstance(kind, property | _Setting):
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

    def take(self, path: Path) -> None:
        """Take over the settings in the copy at `path` that do not depend on the computer.

        A setting that is missing in the copy had its default when the copy was made.
        """
        other = Settings(path)
        for name in _CARRIED:
            if other._file.contains(name):
                self._file.setValue(name, other._file.value(name))
            else:
                self._file.remove(name)

    def _read(self, name: str, usual: _Value, meaning: Callable[[str], _Value]) -> _Value:
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

    def _set(self, name: str, text: str | list[str]) -> None:
        """Set a line of the file; the same text again does not write it."""
        if self._file.value(name) != text:
            self._file.setValue(name, text)


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
