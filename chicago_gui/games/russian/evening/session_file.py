"""The session file: one evening as JSON text, taken whole or refused whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from chicago_gui.games.russian.evening.check import check_deal, check_heading
from chicago_gui.games.russian.evening.fields import whole_at
from chicago_gui.games.russian.evening.session import Session
from chicago_gui.games.russian.sheet import PassedOut, Rotation, Rules, Sheet
from chicago_gui.scoring import HOUSE, OFFICIAL, Refused, TargetTable
from chicago_gui.sheet.file_fields import date_at, opened, uuid_at
from chicago_gui.sheet.json_file import Place, placed
from chicago_gui.sheet.texts import check_text

_HEADING = (
    "format",
    "version",
    "game",
    "id",
    "date",
    "place",
    "players",
    "planned_deals",
    "rules",
    "deals",
)
_RULES = ("targets", "passed_out", "honours", "rotation")
_TABLES = {table.name: table for table in (HOUSE, OFFICIAL)}


def loads(text: str | bytes) -> Session:
    """Return the session in a session file's text.

    Raises `SessionFileError` (a `ValueError`) with one sentence that names the place.
    """
    return session_from(opened(text))


def session_from(top: Place, check: Callable[[Sheet], None] = check_heading) -> Session:
    """Return the session whose JSON value is at `top`, its format and version checked already.

    `check` looks at the heading; it raises `Refused`.
    """
    keys = top.keys(_HEADING, needed=[key for key in _HEADING if key not in ("game", "place")])
    if "game" in keys:
        keys["game"].choice([Session.game])
    rules, targets = _rules(keys["rules"])
    sheet = Sheet(
        id=uuid_at(keys["id"]),
        date=date_at(keys["date"]),
        place=keys["place"].text() if "place" in keys else "",
        players=tuple(name.text() for name in keys["players"].items()),
        planned_deals=keys["planned_deals"].whole(),
        rules=rules,
    )
    places = keys["deals"].items()
    deals, counts = [], []
    try:
        check(sheet)
    except Refused as refused:
        raise placed("", refused) from None
    for number, place in enumerate(places, start=1):
        where = f"deal {number}"
        deal, counted = whole_at(Place(place.value, where))
        try:
            check_deal(sheet, deal, counted)
            check_text("note", deal.note, lines=True)
        except Refused as refused:
            raise placed(where, refused) from None
        deals.append(deal)
        counts.append(counted)
    whole = replace(sheet, deals=tuple(deals))
    try:
        check(whole)
    except Refused as refused:
        raise placed("deals", refused) from None
    return Session(whole, targets, tuple(counts))


def _rules(place: Place) -> tuple[Rules, TargetTable]:
    keys = place.keys(_RULES, needed=("targets", "passed_out", "honours"))
    targets = _targets(keys["targets"])
    rotation = Rotation.WRITTEN
    if "rotation" in keys:
        rotation = Rotation(keys["rotation"].choice([each.value for each in Rotation]))
    passed_out = PassedOut(keys["passed_out"].choice([each.value for each in PassedOut]))
    return Rules(targets.name, passed_out, keys["honours"].truth(), rotation), targets


def _targets(place: Place) -> TargetTable:
    if isinstance(place.value, str):
        return _TABLES[place.choice(_TABLES)]
    known = ["name", *(str(hcp) for hcp in range(20, 41))]
    keys = place.keys(known, needed=known)
    name = keys.pop("name").text()
    rows = {int(hcp): [each.whole() for each in row.items()] for hcp, row in keys.items()}
    try:
        return TargetTable.from_rows(name, rows)
    except Refused as refused:
        raise placed(place.where, refused) from None
