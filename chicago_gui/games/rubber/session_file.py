"""The files of rubber bridge: one evening as JSON text, whole or refused whole, and as CSV.

The CSV has a row for each deal, and one where a rubber was stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from chicago_gui.games.rubber.apply import check_rubber, check_rules
from chicago_gui.games.rubber.session import (
    UNFINISHED_GAME,
    UNFINISHED_PARTSCORE,
    Rubber,
    Rules,
    Session,
)
from chicago_gui.games.rubber.totals import RubberTotals, totals
from chicago_gui.scoring import Refused
from chicago_gui.sheet.session_file import FilePlace, opened, placed
from chicago_gui.sheet.sittings import file
from chicago_gui.sheet.sittings.file import FileForm, evening_from, honours_at, settling_at
from chicago_gui.sheet.sittings.model import Sitting

_RULES = ("honours", "settle", "unfinished_game", "unfinished_partscore")


def loads(text: str | bytes) -> Session:
    """Return the session in a session file's text.

    Raises `SessionFileError` (a `ValueError`) with one sentence that names the place.
    """
    return session_from(opened(text))


def session_from(top: FilePlace, *, kept: bool = False) -> Session:
    """Return the session whose JSON value is at `top`, its format and version checked already.

    What the book has `kept` is taken as it is.
    """
    return evening_from(top, FORM, Session, kept=kept)


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


# A promise to other programs, so not translated.
HEADER = (
    *("rubber", "deal", "dealer", "vulnerable", "side_1", "side_2"),
    *("contract", "declarer", "result", "below_1", "above_1", "below_2", "above_2"),
    *("games_1", "games_2", "total_1", "total_2", "settled_1"),
)
"""The header row, before one column more per player."""

STOPPED = "stopped"


def csv_text(session: Session) -> str:
    """Return the evening as CSV, to be written as UTF-8."""
    rows = (
        ({"rubber": number, **file.side_cells(each.rubber.sides), **cells}, won)
        for number, each in enumerate(totals(session).rubbers, start=1)
        for cells, won in _rows(each)
    )
    return file.csv_text(HEADER, session.players, rows)


def standing_text(session: Session) -> str:
    """Return the standing as CSV, best first."""
    return file.standing_text(totals(session).account)


def _rows(each: RubberTotals) -> Iterator[file.CsvRow]:
    """The rows of a rubber; the last of them is the one that ends it, if it has ended."""
    settled, won = file.ending(each.rubber.sides, each.settled)
    for line in each.lines:
        cells = file.deal_cells(line) | file.by_side("games", line.games)
        if each.won is not None and line is each.lines[-1]:
            yield {**cells, **settled}, won
        else:
            yield cells, {}
    if each.rubber.stopped:
        paid = None if each.premium is None else each.premium.points
        known = each.premium is not None
        yield (
            {
                "contract": STOPPED,
                **file.by_side("above", paid),
                **file.by_side("games", each.games if known else None),
                **file.by_side("total", each.total if known else None),
                **settled,
            },
            won,
        )
