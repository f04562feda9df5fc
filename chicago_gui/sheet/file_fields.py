"""What every session file has, whatever is played: its head, and the kinds of value in it."""

from __future__ import annotations

import re
from datetime import date
from uuid import UUID

from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.json_file import Place, SessionFileError, parse

FORMAT = "chicago-session"
VERSION = 1
PASS = "pass"
"""What stands as the contract of a deal that was passed out."""


def opened(text: str | bytes) -> Place:
    """Return the JSON value of a session file, its format and version checked.

    Raises `SessionFileError` with one sentence.
    """
    top = Place(parse(text), "")
    if not isinstance(top.value, dict) or top.value.get("format") != FORMAT:
        raise SessionFileError("not a session file of this game")
    version = Place(top.value.get("version"), "version").whole()
    if version > VERSION:
        raise SessionFileError(
            f"version {version} is from a newer program; this one reads {VERSION}"
        )
    if version != VERSION:
        raise SessionFileError(f"version {version} is none")
    return top


def uuid_at(place: Place) -> str:
    """Return the UUID at `place`, in small letters."""
    text = place.text().lower()
    try:
        if str(UUID(text)) == text:
            return text
    except ValueError:
        pass
    raise place.wrong("is not a UUID")


def date_at(place: Place) -> date:
    """Return the date at `place`, which is written `2026-11-20`."""
    text = place.text()
    try:
        # fromisoformat also takes week dates and dates without dashes: not in this file.
        if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise place.wrong(f'is "{text}", which is no date (2026-11-20)')


def contract_at(place: Place) -> Contract:
    """Return the contract at `place`, which is written as `str` writes it and no other way."""
    text = place.text()
    try:
        contract = Contract.parse(text)
    except Refused as refused:
        raise place.wrong(f'is "{text}": {refused}') from None
    if str(contract) != text:
        raise place.wrong(f'is "{text}", which the file writes "{contract}"')
    return contract


def pair_at(place: Place) -> tuple[Place, Place]:
    """Return the two members of the list at `place`."""
    items = place.items()
    if len(items) != 2:
        raise place.wrong(f"should have 2 parts and has {len(items)}")
    return items[0], items[1]


def two_pairs_at(place: Place) -> tuple[tuple[str, str], tuple[str, str]]:
    """Return the two pairs of names at `place`."""
    first, second = pair_at(place)
    (one, two), (three, four) = pair_at(first), pair_at(second)
    return (one.text(), two.text()), (three.text(), four.text())


def points_at(place: Place) -> tuple[tuple[str, int], ...]:
    """Return the object of names and points at `place` as pairs, in its order."""
    if not isinstance(place.value, dict):
        raise place.wrong("is not an object of keys and values")
    return tuple((name, at.whole()) for name, at in place.keys(place.value.keys()).items())
