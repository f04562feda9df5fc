"""Reads and writes the session file of a game with sittings, and writes its CSV.

A session file is read completely or refused. The CSV has one row per deal, with a column per
player at the end; the standing is a CSV of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from chicago_gui.scoring import Refused, result_text
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.rules import RuleTable
from chicago_gui.sheet.session_file import (
    HEAD_KEYS,
    PASS,
    FilePlace,
    Value,
    csv_of,
    harmless,
    head_at,
    head_of,
    not_a_session,
    placed,
)
from chicago_gui.sheet.sittings.model import (
    AWAY,
    DEAL_FIELDS,
    SITTING_FIELDS,
    Deal,
    Sitting,
    begun_deals,
    check_away,
    check_deal,
    check_players,
    check_seats,
)
from chicago_gui.sheet.sittings.totals import (
    Account,
    AnyView,
    DealLine,
    SomeEvening,
    Two,
    points_by_player,
)
from chicago_gui.sheet.texts import check_text
from chicago_gui.sheet.words import later, tr

_OPTIONAL = ("place", "rules", "away")


class SittingFile(Generic[SomeEvening]):
    """Reads and writes the session file of one game."""

    def __init__(
        self,
        session: type[SomeEvening],
        unit: str,
        rules: RuleTable[Any],
        check: Callable[[Any, Any], None],
        *own: Field,
    ) -> None:
        """Take the type `session`, the name `unit` of a sitting (`round`), and the rules.

        `check` refuses a sitting whose deals are each valid but not all together. `own` are the
        additional keys of this game's sittings.
        """
        self.session = session
        self.unit = unit
        self.rules = rules
        self._check_sitting = check
        self.sittings: Fields[Any] = Fields((*SITTING_FIELDS, *own))
        self._list = f"{unit}s"

    # --- reading

    def read(self, top: FilePlace, *, kept: bool = False) -> SomeEvening:
        """Return the session from the JSON value at `top`, whose version was checked before.

        A session `kept` in the book is not checked again: the checks may have changed since.
        Raises `SessionFileError` with one sentence that names the place.
        """
        if not isinstance(top.value, dict) or top.value.get("game") != self.session.game:
            raise not_a_session(f"game: {self.session.game}")
        known = (*HEAD_KEYS, "players", "rules", "away", self._list)
        keys = top.keys(known, needed=[key for key in known if key not in _OPTIONAL])
        session = self.session(
            **head_at(keys),
            players=tuple(name.text() for name in keys["players"].items()),
            rules=self.rules.read(keys.get("rules", FilePlace({}, "rules"))),
            sittings=tuple(
                self._sitting_at(place, kept=kept) for place in keys[self._list].numbered(self.unit)
            ),
            **(AWAY.read(keys["away"]) if "away" in keys else {}),
        )
        if not kept:
            places = [""]
            try:
                self._check(session, places.append)
            except Refused as refused:
                raise placed(places[-1], refused) from None
        return session

    def _sitting_at(self, place: FilePlace, *, kept: bool) -> Sitting:
        keys = place.keys((*self.sittings.by_key, "deals"), needed=("sides", "dealer", "deals"))
        deals = tuple(
            Deal(**DEAL_FIELDS.read(deal)) for deal in keys.pop("deals").numbered(later("deal"))
        )
        found = self.sittings.attributes(keys)
        return self.session.sitting_type(**found, deals=deals if kept else begun_deals(deals))

    def check(self, session: SomeEvening) -> None:
        """Raise `Refused` with the first reason why `session` is invalid, without the place."""
        self.rules.check(session.rules)
        self._check(session, lambda _: None)

    def _check(self, session: SomeEvening, go_to: Callable[[str], None]) -> None:
        """Check all of `session`; `go_to` is called with each place of the file in turn."""
        check_players(session.players)
        check_text("place", session.place)
        check_away(session.players, session.away)
        for number, sitting in enumerate(session.sittings, start=1):
            unit = f"{tr(self.unit)} {number}"
            go_to(unit)
            check_seats(session.players, sitting)
            for place, deal in enumerate(sitting.deals, start=1):
                go_to(f"{unit}: {tr('deal')} {place}")
                check_deal(session.players, session.rules, sitting, deal)
            go_to(unit)
            self._check_sitting(sitting, session.rules)

    def sitting_of(self, value: Mapping[str, Any]) -> Sitting:
        """Return the sitting from a record, without its deals."""
        own = {key: each for key, each in value.items() if key != "deals"}
        return self.session.sitting_type(**self.sittings.read(FilePlace(own, "")))

    # --- writing

    def dumps(self, session: SomeEvening) -> str:
        """Return the text of the session file; equal sessions give equal texts."""
        return json.dumps(self.value(session), indent=1, ensure_ascii=False)

    def value(self, session: SomeEvening) -> dict[str, Any]:
        """Return the JSON value of the session file."""
        return {
            **head_of(session),
            "players": list(session.players),
            **({"away": list(session.away)} if session.away else {}),
            "rules": self.rules.write(session.rules),
            self._list: [self._sitting_value(sitting) for sitting in session.sittings],
        }

    def _sitting_value(self, sitting: Sitting) -> dict[str, Any]:
        # A game's own keys follow the deals.
        found = self.sittings.write(sitting)
        usual = {field.key: found.pop(field.key) for field in SITTING_FIELDS if field.key in found}
        return {**usual, "deals": [DEAL_FIELDS.write(deal) for deal in sitting.deals], **found}


Cells = dict[str, Value]
"""The cells of a CSV row by column."""


def csv_header(unit: str, *own: str) -> tuple[str, ...]:
    """Return the columns of the CSV before those of the players; `own` are a game's own.

    Other programs rely on the names, so they are not translated.
    """
    return (
        *(unit, "deal", "dealer", "vulnerable", "side_1", "side_2"),
        *("contract", "declarer", "result", "below_1", "above_1", "below_2", "above_2"),
        *(*own, "total_1", "total_2", "settled_1"),
    )


def csv_text(columns: Sequence[str], view: AnyView, stop: Callable[[Any], Cells | None]) -> str:
    """Return the session as CSV, with `columns` and one column per player; absent cells are empty.

    The first of `columns` is the number of the sitting. Each deal has a row, and so has what `stop`
    returns below a sitting. The last row of a settled sitting has what each player gets.
    """
    rows: list[list[Value]] = [[*columns, *map(harmless, view.players)]]
    for number, each in enumerate(view.sittings, start=1):
        sides = each.sitting.sides
        found = [deal_cells(line) for line in each.lines]
        below = stop(each)
        if below is not None:
            found.append(below)
        for place, cells in enumerate(found, start=1):
            cells |= {columns[0]: number, **side_cells(sides)}
            won: Mapping[str, int] = {}
            if each.settled is not None and place == len(found):
                cells["settled_1"] = each.settled
                won = points_by_player(sides, each.settled)
            rows.append([*map(cells.get, columns), *map(won.get, view.players)])
    return csv_of(rows)


def standing_text(account: Account) -> str:
    """Return the standing as CSV, best first."""
    rows = ((row.place, harmless(row.player), row.points, row.played) for row in account.standing)
    return csv_of([("place", "player", "points", "played"), *rows])


def deal_cells(line: DealLine) -> Cells:
    """Return the cells of a deal; a result and points only if it was played."""
    deal = line.deal
    cells: Cells = {
        "deal": line.number,
        "dealer": harmless(line.dealer),
        "vulnerable": vulnerable_text(line.vulnerable),
        "contract": PASS if deal.passed_out else str(deal.contract or ""),
        "declarer": harmless(deal.declarer),
        **by_side("games", line.games),
        **by_side("total", line.total),
    }
    if deal.contract is not None and deal.tricks is not None:
        cells["result"] = result_text(deal.contract, deal.tricks)
    if line.worth is not None:
        cells |= {**by_side("below", line.below), **by_side("above", line.above)}
    return cells


def side_cells(sides: Sides) -> Cells:
    """Return the two cells that name the sides."""
    return {
        f"side_{number}": harmless(f"{one} & {other}")
        for number, (one, other) in enumerate(sides, start=1)
    }


def by_side(what: str, two: Two | None) -> Cells:
    """Return the cells of both sides, such as `total_1` and `total_2`."""
    return {} if two is None else {f"{what}_1": two[0], f"{what}_2": two[1]}


def vulnerable_text(vulnerable: tuple[bool, bool] | None) -> str:
    """Return `none`, `1`, `2` or `both`; empty if unknown."""
    if vulnerable is None:
        return ""
    return {(False, False): "none", (True, False): "1", (False, True): "2"}.get(vulnerable, "both")
