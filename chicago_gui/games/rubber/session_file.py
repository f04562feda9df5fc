"""The session file of rubber bridge: one evening as JSON text, whole or refused whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from chicago_gui.games.rubber.apply import check_rubber, check_rules
from chicago_gui.games.rubber.session import (
    UNFINISHED_GAME,
    UNFINISHED_PARTSCORE,
    Rubber,
    Rules,
    Session,
)
from chicago_gui.scoring import Refused
from chicago_gui.sheet.session_file import FilePlace, opened, placed
from chicago_gui.sheet.sittings import file
from chicago_gui.sheet.sittings.file import FileForm, evening_from, honours_at, settling_at
from chicago_gui.sheet.sittings.sitting import Sitting

_RULES = ("honours", "settle", "unfinished_game", "unfinished_partscore")


def loads(text: str | bytes) -> Session:
    """Return the session in a session file's text.

    Raises `SessionFileError` (a `ValueError`) with one sentence that names the place.
    """
    return session_from(opened(text))


def session_from(top: FilePlace) -> Session:
    """Return the session whose JSON value is at `top`, its format and version checked already."""
    return evening_from(top, FORM, Session)


def dumps(session: Session) -> str:
    """Return the session file's text; the same session always gives the same."""
    return json.dumps(value_of(session), indent=1, ensure_ascii=False)


def value_of(session: Session) -> dict[str, Any]:
    """Return the session file's JSON value."""
    rules = {
        "unfinished_game": session.rules.unfinished_game,
        "unfinished_partscore": session.rules.unfinished_partscore,
    }
    return file.value_of(
        session, FORM, rules, lambda rubber: {"stopped": True} if rubber.stopped else {}
    )


def _rules(place: FilePlace) -> Rules:
    keys = place.keys(_RULES)

    def points(key: str, usual: int) -> int:
        return keys[key].whole() if key in keys else usual

    rules = Rules(
        honours_at(keys),
        settling_at(keys),
        points("unfinished_game", UNFINISHED_GAME),
        points("unfinished_partscore", UNFINISHED_PARTSCORE),
    )
    try:
        check_rules(rules)
    except Refused as refused:
        raise placed("rules", refused) from None
    return rules


def _rubber(common: Sitting, keys: Mapping[str, FilePlace]) -> Rubber:
    stopped = "stopped" in keys
    if stopped and not keys["stopped"].truth():
        raise keys["stopped"].wrong("{where} is false; it is true, or absent")
    return Rubber(common.sides, common.dealer, common.deals, common.away, stopped)


FORM = FileForm(
    game="rubber",
    unit="rubber",
    rules=_rules,
    sitting=_rubber,
    check=check_rubber,
    keys=("stopped",),
)
