"""A session file's JSON value cut into records, each for a part that a change touches, and joined.

A list of objects is cut out under its key: `rounds/000`, `rounds/000/deals/002`; what is left
stands in `heading`. Whoever joins them need not know the game, so that an older program can hand
out as a file what a newer one wrote.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from chicago_gui.sheet.game import HEADING
from chicago_gui.sheet.json_file import SessionFileError

_EACH = 3
"""So many digits has a place in a list: names sort as the places do."""


def cut(value: Mapping[str, Any]) -> dict[str, str]:
    """Return `value`, a session file's, as records."""
    return {name or HEADING: compact(part) for name, part in _parts("", value)}


def joined(records: Mapping[str, str]) -> dict[str, Any]:
    """Return the JSON value of these records; raises `SessionFileError` when they are none."""
    try:
        values = {name: json.loads(text) for name, text in records.items()}
        top: dict[str, Any] = values.pop(HEADING)
        made = {"": top}
        # What holds a list comes before what stands in it.
        for name in sorted(values):
            holder, key, place = _split(name)
            members = made[holder].setdefault(key, [])
            if len(members) != place:
                raise SessionFileError("a record is missing")
            members.append(values[name])
            made[name] = values[name]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        if isinstance(error, SessionFileError):
            raise
        raise SessionFileError(f"a record cannot be read: {type(error).__name__}") from None
    return top


def compact(value: object) -> str:
    """Return `value` as a record has it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _parts(name: str, value: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    cut_out = {key: each for key, each in value.items() if _is_cut(each)}
    # An empty list stays, as one that is there.
    yield name, {key: [] if key in cut_out else each for key, each in value.items()}
    for key, members in cut_out.items():
        for place, member in enumerate(members):
            yield from _parts(f"{name}/{key}/{place:0{_EACH}}".lstrip("/"), member)


def _is_cut(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(m, dict) for m in value)


def _split(name: str) -> tuple[str, str, int]:
    rest, _, place = name.rpartition("/")
    holder, _, key = rest.rpartition("/")
    return holder, key, int(place)
