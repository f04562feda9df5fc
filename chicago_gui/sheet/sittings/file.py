"""The files of an evening of sittings: session file and CSV, each written one way only.

The session file is read whole or refused whole. The CSV has a row for each deal, then the players;
the standing has one of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import Refused, Settling, result_text
from chicago_gui.sheet.entry import check_text
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.session_file import (
    FORMAT,
    PASS,
    VERSION,
    FilePlace,
    SessionFileError,
    Value,
    csv_of,
    date_at,
    harmless,
    placed,
    two_pairs_at,
    uuid_at,
)
from chicago_gui.sheet.sittings.model import (
    FIELDS,
    Deal,
    Evening,
    Sitting,
    SomeRules,
    SomeSitting,
    begun_deals,
    check_away,
    check_deal,
    check_players,
    check_seats,
)
from chicago_gui.sheet.sittings.totals import Account, DealLine, Two, points_by_player
from chicago_gui.sheet.words import later, tr

SomeEvening = TypeVar("SomeEvening")

_HEADING = ("format", "version", "game", "id", "date", "place", "players", "rules")
_AWAY = "away"
_NEEDED = ("format", "version", "game", "id", "date", "players")
_SITTING = ("sides", "dealer", "deals")


class FileForm(Record, Generic[SomeRules, SomeSitting]):
    """What one game's file has of its own.

    `game` and `unit` (`round`, listed as `rounds`) are its words; `rules` reads its rules, of which
    each may be absent; `sitting` makes its sitting of what all have and of its own `keys`; `check`
    refuses a sitting in which each deal may stand, but not all of them together.
    """

    game: str
    unit: str
    rules: Callable[[FilePlace], SomeRules]
    sitting: Callable[[Sitting, Mapping[str, FilePlace]], SomeSitting]
    check: Callable[[SomeSitting, SomeRules], None]
    keys: tuple[str, ...] = ()

    @property
    def units(self) -> str:
        """The key of the list of sittings."""
        return f"{self.unit}s"


def evening_from(
    top: FilePlace,
    form: FileForm[SomeRules, SomeSitting],
    session: Callable[
        [str, date, str, tuple[str, ...], SomeRules, tuple[SomeSitting, ...], tuple[str, ...]],
        SomeEvening,
    ],
    *,
    kept: bool = False,
) -> SomeEvening:
    """Return the `session` whose JSON value is at `top`, its format and version checked already.

    What the book has `kept` is taken as it is: it was checked by the rules of its day.
    Raises `SessionFileError` with one sentence that names the place.
    """
    if not isinstance(top.value, dict) or top.value.get("game") != form.game:
        raise SessionFileError(tr("not a session file of this game"))
    keys = top.keys((*_HEADING, _AWAY, form.units), needed=(*_NEEDED, form.units))
    evening = Evening(
        id=uuid_at(keys["id"]),
        date=date_at(keys["date"]),
        place=keys["place"].text() if "place" in keys else "",
        players=tuple(name.text() for name in keys["players"].items()),
        rules=form.rules(keys.get("rules", FilePlace({}, "rules"))),
        sittings=tuple(
            _sitting_from(place, form, kept=kept) for place in keys[form.units].numbered(form.unit)
        ),
        away=_away_at(keys),
    )
    if not kept:
        _check(evening, form)
    return session(
        evening.id,
        evening.date,
        evening.place,
        evening.players,
        evening.rules,
        evening.sittings,
        evening.away,
    )


def honours_at(keys: Mapping[str, FilePlace]) -> bool:
    """Return the rule whether honours count."""
    return keys["honours"].truth() if "honours" in keys else True


def settling_at(keys: Mapping[str, FilePlace]) -> Settling:
    """Return the rule how a difference is settled."""
    if "settle" not in keys:
        return Settling.FIFTY_DOWN
    return Settling(keys["settle"].choice([each.value for each in Settling]))


def value_of(
    evening: Evening[SomeRules, SomeSitting],
    form: FileForm[SomeRules, SomeSitting],
    rules: Mapping[str, Any],
    own: Callable[[SomeSitting], Mapping[str, Any]] = lambda _: {},
) -> dict[str, Any]:
    """Return the file's JSON value.

    `rules` are those of the game beside the common ones, `own` the keys of its sittings.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": form.game,
        "id": evening.id,
        "date": evening.date.isoformat(),
        "place": evening.place,
        "players": list(evening.players),
        **_away_in(evening.away),
        "rules": {
            "honours": evening.rules.honours,
            "settle": evening.rules.settle.value,
            **rules,
        },
        form.units: [
            {
                "sides": [list(side) for side in sitting.sides],
                "dealer": sitting.dealer,
                **_away_in(sitting.away),
                "deals": [FIELDS.write(deal) for deal in sitting.deals],
                **own(sitting),
            }
            for sitting in evening.sittings
        ],
    }


def _sitting_from(
    place: FilePlace, form: FileForm[SomeRules, SomeSitting], *, kept: bool
) -> SomeSitting:
    keys = place.keys((*_SITTING, _AWAY, *form.keys), needed=_SITTING)
    deals = tuple(Deal(**FIELDS.read(deal)) for deal in keys["deals"].numbered(later("deal")))
    sitting = Sitting(
        sides=two_pairs_at(keys["sides"]),
        dealer=keys["dealer"].text(),
        deals=deals if kept else begun_deals(deals),
        away=_away_at(keys),
    )
    return form.sitting(sitting, keys)


def _away_at(keys: Mapping[str, FilePlace]) -> tuple[str, ...]:
    """Return who was not there; the key is absent where nobody is missing."""
    if _AWAY not in keys:
        return ()
    names = tuple(name.text() for name in keys[_AWAY].items())
    if not names:
        raise keys[_AWAY].wrong("{where} is empty; it names somebody, or is absent")
    return names


def _away_in(away: tuple[str, ...]) -> dict[str, Any]:
    return {_AWAY: list(away)} if away else {}


def _check(
    evening: Evening[SomeRules, SomeSitting], form: FileForm[SomeRules, SomeSitting]
) -> None:
    """Refuse what cannot be and name the place; the same is refused when it is typed."""
    where = ""
    try:
        check_players(evening.players)
        check_text("place", evening.place)
        check_away(evening.players, evening.away)
        for number, sitting in enumerate(evening.sittings, start=1):
            where = unit = f"{tr(form.unit)} {number}"
            check_seats(evening.players, sitting)
            for place, deal in enumerate(sitting.deals, start=1):
                where = f"{unit}: {tr('deal')} {place}"
                check_deal(evening.players, evening.rules, sitting, deal)
            where = unit
            form.check(sitting, evening.rules)
    except Refused as refused:
        raise placed(where, refused) from None


CsvRow = tuple[Mapping[str, Value], Mapping[str, int]]
"""The cells of a row by column, and by name what players get on it."""


def csv_text(columns: Sequence[str], players: Sequence[str], rows: Iterable[CsvRow]) -> str:
    """Return `rows` under `columns` and one column more per player; absent cells are empty."""
    header = [*columns, *map(harmless, players)]
    body = (
        [*(cells.get(column) for column in columns), *(won.get(name) for name in players)]
        for cells, won in rows
    )
    return csv_of([header, *body])


def standing_text(account: Account) -> str:
    """Return the standing as CSV, best first."""
    rows = ((row.place, harmless(row.player), row.points, row.played) for row in account.standing)
    return csv_of([("place", "player", "points", "played"), *rows])


def deal_cells(line: DealLine) -> dict[str, Value]:
    """Return the cells that every deal fills, and those of a deal that was played."""
    deal = line.deal
    cells: dict[str, Value] = {
        "deal": line.number,
        "dealer": harmless(line.dealer),
        "vulnerable": vulnerable_text(line.vulnerable),
        "contract": PASS if deal.passed_out else str(deal.contract or ""),
        "declarer": harmless(deal.declarer),
        **by_side("total", line.total),
    }
    if deal.contract is not None and deal.tricks is not None:
        cells["result"] = result_text(deal.contract, deal.tricks)
    if line.worth is not None:
        cells |= {**by_side("below", line.below), **by_side("above", line.above)}
    return cells


def side_cells(sides: Sides) -> dict[str, Value]:
    """Return the two cells that name the sides."""
    return {
        f"side_{number}": harmless(f"{one} & {other}")
        for number, (one, other) in enumerate(sides, start=1)
    }


def by_side(what: str, two: Two | None) -> dict[str, Value]:
    """Return the cells of both sides, such as `total_1` and `total_2`."""
    return {} if two is None else {f"{what}_1": two[0], f"{what}_2": two[1]}


def ending(sides: Sides, settled: int | None) -> CsvRow:
    """Return what stands on the row that ends a sitting, and nothing where it is not settled."""
    return (
        ({}, {}) if settled is None else ({"settled_1": settled}, points_by_player(sides, settled))
    )


def vulnerable_text(vulnerable: tuple[bool, bool] | None) -> str:
    """Return `none`, `1`, `2` or `both`; nothing where it is not known."""
    if vulnerable is None:
        return ""
    return {(False, False): "none", (True, False): "1", (False, True): "2"}.get(vulnerable, "both")
