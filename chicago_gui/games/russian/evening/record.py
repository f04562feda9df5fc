"""One evening as the book's records: heading and each deal apart, secrets and halves included."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from chicago_gui.games.russian.evening.check import check_kept
from chicago_gui.games.russian.evening.session import Session
from chicago_gui.games.russian.evening.session_file import deal_from, session_from
from chicago_gui.games.russian.evening.session_text import heading, plain_deal
from chicago_gui.sheet.json_file import Place, SessionFileError

HEADING = "heading"


def records(session: Session) -> dict[str, str]:
    """Return the session as named JSON texts: `heading`, then `000`, `001` … for the deals.

    Two sessions differ in exactly the records that a change touched.
    """
    found = {HEADING: _text(heading(session))}
    for index, (deal, counts) in enumerate(zip(session.deals, session.counts, strict=True)):
        value: dict[str, object] = {"deal": plain_deal(deal, counts)}
        if deal.vulnerable.count(None) == 1:
            # One team has rolled, the other has not: the session file has no word for that.
            value["z"] = list(deal.vulnerable)
        found[f"{index:03}"] = _text(value)
    return found


def session_of(found: Mapping[str, str]) -> Session:
    """Return the session in these records.

    Raises `SessionFileError` when they are not what `records` writes.
    """
    try:
        values = {name: json.loads(text) for name, text in found.items()}
        top = values.pop(HEADING)
        # What is in the book was taken once; by today's rules for names it might not be.
        bare = session_from(Place({**top, "deals": []}, ""), check_kept)
        deals, counts = [], []
        for name in sorted(values):
            deal, counted = deal_from(Place(values[name]["deal"], f"deal {name}"))
            if "z" in values[name]:
                first, second = (_z(each, name) for each in values[name]["z"])
                deal = replace(deal, vulnerable=(first, second))
            deals.append(deal)
            counts.append(counted)
    except SessionFileError:
        raise
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise SessionFileError(f"a record cannot be read: {type(error).__name__}") from None
    return replace(bare, sheet=replace(bare.sheet, deals=tuple(deals)), counts=tuple(counts))


def _z(value: object, name: str) -> bool | None:
    return None if value is None else Place(value, f"deal {name}: z").truth()


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
