"""The session file of an evening of sittings: read whole or refused whole, written one way only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Generic, TypeVar

from chicago_gui.record import record
from chicago_gui.scoring import Refused, Settling
from chicago_gui.sheet.names import check_text
from chicago_gui.sheet.session_file import (
    FORMAT,
    VERSION,
    FilePlace,
    SessionFileError,
    date_at,
    placed,
    two_pairs_at,
    uuid_at,
)
from chicago_gui.sheet.sittings.check import check_away, check_deal, check_players, check_seats
from chicago_gui.sheet.sittings.deal import FIELDS, Deal
from chicago_gui.sheet.sittings.sitting import Evening, Sitting, SomeRules, SomeSitting
from chicago_gui.sheet.words import tr

SomeEvening = TypeVar("SomeEvening")

_HEADING = ("format", "version", "game", "id", "date", "place", "players", "rules")
_AWAY = "away"
_NEEDED = ("format", "version", "game", "id", "date", "players")
_SITTING = ("sides", "dealer", "deals")


@record
class FileForm(Generic[SomeRules, SomeSitting]):
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
) -> SomeEvening:
    """Return the `session` whose JSON value is at `top`, its format and version checked already.

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
            _sitting_from(place, form) for place in keys[form.units].numbered(form.unit)
        ),
        away=_away_at(keys),
    )
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


def _sitting_from(place: FilePlace, form: FileForm[SomeRules, SomeSitting]) -> SomeSitting:
    keys = place.keys((*_SITTING, _AWAY, *form.keys), needed=_SITTING)
    sitting = Sitting(
        sides=two_pairs_at(keys["sides"]),
        dealer=keys["dealer"].text(),
        deals=tuple(Deal(**FIELDS.read(deal)) for deal in keys["deals"].numbered("deal")),
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
            where = unit = f"{form.unit} {number}"
            check_seats(evening.players, sitting)
            for place, deal in enumerate(sitting.deals, start=1):
                where = f"{unit}: deal {place}"
                check_deal(evening.players, evening.rules, sitting, deal)
            where = unit
            form.check(sitting, evening.rules)
    except Refused as refused:
        raise placed(where, refused) from None
