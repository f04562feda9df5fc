"""Reads session files (strict JSON; every error names its place) and writes CSV.

No text in a CSV is run as a formula by spreadsheets.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from datetime import date
from typing import Any
from uuid import UUID, uuid4

from chicago_gui.scoring import Contract, RangeReason, Refused
from chicago_gui.sheet.words import reason, tr, why

LONGEST = 200
"""The longest error sentence in characters; a file may have values of any length."""
_SHOWN_LENGTH = 24
"""The longest value that a sentence quotes, in characters."""


class SessionFileError(ValueError):
    """A session file is invalid; the text is one sentence that names the place.

    It is on one line and printable, whatever it quotes from the file.
    """

    def __init__(self, sentence: str) -> None:
        """Take the sentence; it is escaped and cut to `LONGEST`."""
        printed = "".join(
            sign if sign.isprintable() else ascii(sign)[1:-1] for sign in sentence[:LONGEST]
        )
        super().__init__(printed if len(sentence) <= LONGEST else f"{printed}…")


class _Doubled(dict[str, Any]):
    """A JSON object with a duplicate key; `key` is the first one."""

    def __init__(self, pairs: list[tuple[str, Any]], key: str) -> None:
        super().__init__(pairs)
        self.key = key


def parse(text: str | bytes) -> Any:
    """Return the JSON value of `text`; raises `SessionFileError` unless it is strict UTF-8 JSON.

    Duplicate keys are reported later, by `FilePlace.keys`.
    """
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        value = json.loads(
            text.removeprefix("\ufeff"),
            object_pairs_hook=_object,
            parse_constant=_no_constant,
        )
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except SessionFileError:
        raise
    except UnicodeError:
        raise not_a_session("UTF-8") from None
    except (ValueError, RecursionError):
        raise not_a_session("JSON") from None
    return value


def not_a_session(what: str) -> SessionFileError:
    """Return the error for a text that is no session file; `what` is the standard it misses."""
    return SessionFileError(tr("not a session file, or damaged ({what})").format(what=what))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            # The place is not known here, so `FilePlace.keys` refuses it later.
            return _Doubled(pairs, key)
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise not_a_session(f"JSON: {name}")


class FilePlace:
    """A value in the file and the words for its place, such as `deal 7: hcp D`."""

    def __init__(self, value: Any, where: str, *, whole: bool = False) -> None:
        """Take a value and its place; `where` is empty for the whole file.

        A colon separates a `whole` thing, such as deal 7, from the names of its members.
        """
        self.value = value
        self.where = where
        self._whole = whole or ":" not in where

    def wrong(self, pattern: str, **figures: object) -> SessionFileError:
        """Return the error with the English `pattern`, translated and filled with `figures`.

        In the pattern, `{where}` is this place.
        """
        return SessionFileError(tr(pattern).format(where=self.where, **figures).strip())

    def keys(self, known: Collection[str], needed: Collection[str] = ()) -> dict[str, FilePlace]:
        """Return the members of the object here by key.

        Raises `SessionFileError` for an unknown or duplicate key, or if a `needed` key is missing.
        """
        if not isinstance(self.value, dict):
            raise self.not_a("object")
        if isinstance(self.value, _Doubled):
            raise self._inside(tr('key "{key}" twice').format(key=self.value.key))
        for key in self.value:
            if key not in known:
                raise self._inside(tr('unknown key "{key}"').format(key=key))
        for key in needed:
            if key not in self.value:
                raise self._inside(tr('missing key "{key}"').format(key=key))
        return {key: FilePlace(value, self._name(key)) for key, value in self.value.items()}

    def items(self) -> list[FilePlace]:
        """Return the members of the list here."""
        if not isinstance(self.value, list):
            raise self.not_a("array")
        return [FilePlace(value, self.where) for value in self.value]

    def numbered(self, what: str) -> list[FilePlace]:
        """Return the members of the list here, each named `what` with its number from 1.

        The key of the list is left out of the place: `round 2: deal 3`.
        """
        holder, colon, _ = self.where.rpartition(": ")
        return [
            FilePlace(place.value, f"{holder}{colon}{tr(what)} {number}", whole=True)
            for number, place in enumerate(self.items(), start=1)
        ]

    def text(self) -> str:
        """Return the text here."""
        if not isinstance(self.value, str):
            raise self.not_a("string")
        return self.value

    def whole(self) -> int:
        """Return the whole number here; `12.0`, `"12"` and `true` are refused."""
        if type(self.value) is not int:
            raise self.not_a("integer")
        return self.value

    def truth(self) -> bool:
        """Return the `true` or `false` here."""
        if type(self.value) is not bool:
            raise self.not_a("true/false")
        return self.value

    def choice(self, choices: Collection[str]) -> str:
        """Return the text here, which must be one of `choices`."""
        text = self.text()
        if text not in choices:
            raise self.other("/".join(sorted(choices)))
        return text

    def not_a(self, kind: str) -> SessionFileError:
        """Return the error for a value that is not of the JSON type `kind`; it may be secret."""
        return self.wrong("{where} must be {kind}", kind=kind)

    def other(self, choices: object) -> SessionFileError:
        """Return the error for a text or a number other than `choices`."""
        text = json.dumps(self.value, ensure_ascii=False)
        if len(text) > _SHOWN_LENGTH:
            text = f"{text[: _SHOWN_LENGTH - 1]}…"
        told = reason(RangeReason.OTHER).format(what=self.where, choices=choices, count=text)
        return SessionFileError(told)

    def _inside(self, what: str) -> SessionFileError:
        return SessionFileError(f"{self.where}: {what}" if self.where else what)

    def _name(self, key: str) -> str:
        if not self.where:
            return key
        return f"{self.where}: {key}" if self._whole else f"{self.where} {key}"


def placed(where: str, refused: Refused) -> SessionFileError:
    """Return `refused` as an error that names the place `where`."""
    what = why(refused)
    return SessionFileError(f"{where}: {what}" if where else what)


FORMAT = "chicago-session"
VERSION = 1
PASS = "pass"
"""The contract of a passed-out deal in files."""


def opened(text: str | bytes) -> FilePlace:
    """Return the JSON value of a session file after checking its format and version.

    Raises `SessionFileError` with one sentence.
    """
    top = FilePlace(parse(text), "")
    if not isinstance(top.value, dict) or top.value.get("format") != FORMAT:
        raise not_a_session(f"format: {FORMAT}")
    version = FilePlace(top.value.get("version"), "version").whole()
    if version > VERSION:
        raise SessionFileError(newer_words(f"version {version}"))
    if version != VERSION:
        raise FilePlace(version, "version").other(VERSION)
    return top


def newer_words(what: str) -> str:
    """Return that a file is too new for this program; `what` is the part that says so."""
    return tr("this file needs a newer version of the program ({what})").format(what=what)


def new_id() -> str:
    """Return a new random id for a session."""
    return str(uuid4())


def uuid_at(place: FilePlace) -> str:
    """Return the UUID at `place`, in lower case."""
    text = place.text().lower()
    # `UUID` alone also accepts braces, and digits without dashes.
    with suppress(ValueError):
        if str(UUID(text)) == text:
            return text
    raise place.not_a("UUID")


def date_at(place: FilePlace) -> date:
    """Return the date at `place`, in the form `2026-11-20`."""
    text = place.text()
    # `fromisoformat` alone also accepts week dates and dates without dashes.
    with suppress(ValueError):
        day = date.fromisoformat(text)
        if day.isoformat() == text:
            return day
    raise place.other("YYYY-MM-DD")


HEAD_KEYS = ("format", "version", "game", "id", "date", "place")
"""The first keys of every session file."""


def head_at(keys: Mapping[str, FilePlace]) -> dict[str, Any]:
    """Return id, date and place from the members `keys` of a session file; the place may lack."""
    return {
        "id": uuid_at(keys["id"]),
        "date": date_at(keys["date"]),
        "place": keys["place"].text() if "place" in keys else "",
    }


def head_of(session: Any) -> dict[str, Any]:
    """Return the first keys of the session file of `session`, of any game, with their values."""
    day = session.date.isoformat()
    found = (FORMAT, VERSION, session.game, session.id, day, session.place)
    return dict(zip(HEAD_KEYS, found, strict=True))


def contract_at(place: FilePlace) -> Contract:
    """Return the contract at `place`, which must be in the form of `str(contract)`."""
    text = place.text()
    try:
        contract = Contract.parse(text)
    except Refused as refused:
        raise place.wrong('{where} is "{text}": {why}', text=text, why=why(refused)) from None
    if str(contract) != text:
        raise place.other(contract)
    return contract


def pair_at(place: FilePlace) -> tuple[FilePlace, FilePlace]:
    """Return the two members of the list at `place`."""
    items = place.items()
    if len(items) != 2:
        raise place.not_a("array[2]")
    return items[0], items[1]


def two_pairs_at(place: FilePlace) -> tuple[tuple[str, str], tuple[str, str]]:
    """Return the two pairs of names at `place`."""
    first, second = pair_at(place)
    (one, two), (three, four) = pair_at(first), pair_at(second)
    return (one.text(), two.text()), (three.text(), four.text())


def points_at(place: FilePlace) -> tuple[tuple[str, int], ...]:
    """Return the members of the object at `place` as pairs of name and points."""
    if not isinstance(place.value, dict):
        raise place.not_a("object")
    return tuple((name, at.whole()) for name, at in place.keys(place.value.keys()).items())


Value = str | int | None

# Spreadsheets run a text that starts with one of these. The last four are full-width forms from
# East Asian keyboards, which some spreadsheets treat like the others.
_RUN = r"[\"\s]*[=+\-@＝＋－＠]"
_RISKY = frozenset("=+-@＝＋－＠\t\r\n")

# Pasting splits at tabs, German spreadsheets split at semicolons, and both ignore quotes inside a
# text. So a new cell may start after such a character, in the middle of a text.
_FORMULA = rf"(?:\A|(?<=[;\t\r\n]))(?={_RUN})|\A(?=[\t\r\n])"
_QUOTED = frozenset(',;"\t\r\n')


def csv_of(rows: Iterable[Iterable[Value]]) -> str:
    """Return `rows` as CSV (RFC 4180, rows ending in CRLF), to be written as UTF-8.

    `None` is an empty cell. Callers pass names and notes through `harmless` first; results such as
    `+1` must stay unchanged.
    """
    return "".join(",".join(map(_cell, row)) + "\r\n" for row in rows)


def harmless(text: str | None) -> str:
    """Return `text` changed so that no spreadsheet runs any of it as a formula.

    An apostrophe precedes each possible formula: at the start, and after a semicolon, tab or line
    break.
    """
    if not text or _RISKY.isdisjoint(text):
        return text or ""
    return re.sub(_FORMULA, "'", text)


def _cell(value: Value) -> str:
    """Return `value` as an RFC 4180 cell, quoted if any spreadsheet might split it."""
    text = "" if value is None else str(value)
    return f'"{text.replace(chr(34), 2 * chr(34))}"' if _QUOTED.intersection(text) else text
