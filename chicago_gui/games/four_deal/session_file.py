"""The files of four-deal Chicago: one evening as JSON text, whole or refused whole, and as CSV.

The CSV has a row for each deal, those passed out among them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from chicago_gui.games.four_deal.apply import check_round
from chicago_gui.games.four_deal.session import Partscores, Round, Rules, Session, Vulnerable
from chicago_gui.games.four_deal.totals import Totals, totals
from chicago_gui.sheet.session_file import FilePlace, opened
from chicago_gui.sheet.sittings import file
from chicago_gui.sheet.sittings.file import FileForm, evening_from, honours_at, settling_at

_RULES = ("partscores", "vulnerable", "honours", "settle")


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


# A promise to other programs, so not translated.
HEADER = (
    *("round", "deal", "dealer", "vulnerable", "side_1", "side_2"),
    *("contract", "declarer", "result", "below_1", "above_1", "below_2", "above_2"),
    *("total_1", "total_2", "settled_1"),
)
"""The header row, before one column more per player."""


def csv_text(session: Session) -> str:
    """Return the evening as CSV, to be written as UTF-8."""
    return file.csv_text(HEADER, session.players, _rows(totals(session)))


def standing_text(session: Session) -> str:
    """Return the standing as CSV, best first."""
    return file.standing_text(totals(session).account)


def _rows(found: Totals) -> Iterator[file.CsvRow]:
    for number, each in enumerate(found.rounds, start=1):
        sides = each.round.sides
        for line in each.lines:
            end = file.ending(sides, each.settled if line is each.lines[-1] else None)
            cells = file.deal_cells(line) | file.side_cells(sides)
            yield {"round": number, **cells, **end[0]}, end[1]
