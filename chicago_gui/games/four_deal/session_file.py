"""The session file of four-deal Chicago: one evening as JSON text, whole or refused whole."""

from __future__ import annotations

import json
from typing import Any

from chicago_gui.games.four_deal.apply import check_round
from chicago_gui.games.four_deal.session import Partscores, Round, Rules, Session, Vulnerable
from chicago_gui.sheet.session_file import FilePlace, opened
from chicago_gui.sheet.sittings import file
from chicago_gui.sheet.sittings.file import FileForm, evening_from, honours_at, settling_at

_RULES = ("partscores", "vulnerable", "honours", "settle")


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
        "partscores": session.rules.partscores.value,
        "vulnerable": session.rules.vulnerable.value,
    }
    return file.value_of(session, FORM, rules)


def _rules(place: FilePlace) -> Rules:
    keys = place.keys(_RULES)
    partscores, vulnerable = Partscores.CARRY, Vulnerable.DEALER
    if "partscores" in keys:
        partscores = Partscores(keys["partscores"].choice([each.value for each in Partscores]))
    if "vulnerable" in keys:
        vulnerable = Vulnerable(keys["vulnerable"].choice([each.value for each in Vulnerable]))
    return Rules(honours_at(keys), settling_at(keys), partscores, vulnerable)


FORM = FileForm(
    game="four-deal",
    unit="round",
    rules=_rules,
    sitting=lambda common, _: Round(common.sides, common.dealer, common.deals, common.away),
    check=check_round,
)
