"""The toy game whole; the registry finds `GAME` here as in any game's package."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from datetime import date
from operator import attrgetter
from typing import Any
from uuid import uuid4

from chicago_gui.record import replace
from chicago_gui.sheet.fields import Field, Fields, cut, joined, text
from chicago_gui.sheet.figures import EveningFigures, Numbers
from chicago_gui.sheet.game import About, At, Game, Outline
from chicago_gui.sheet.history import HistoryWords
from chicago_gui.sheet.session_file import FORMAT, VERSION, FilePlace, date_at
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.typing.reader import Together
from chicago_gui.sheet.words import signed
from tests.toy.form import FORM, ToyForm
from tests.toy.session import Cut, Score, Session, View, Write, apply, check, reveal

_HEADING = ("format", "version", "game", "id", "date", "place", "players", "double", "deals")

CUTS: Fields[Cut] = Fields(
    (
        text("winner", "winner", "won by {what}"),
        text("note", "note", "note: {what}"),
        Field(
            "points",
            "points",
            "points {what}",
            attrgetter("points"),
            lambda at: {"points": at.whole()},
        ),
    )
)
HEADING: Fields[dict[str, Any]] = Fields(
    [
        Field(key, key, f"{key} {{what}}", lambda top, key=key: top.get(key))  # type: ignore[misc]  # a default for what is bound early
        for key in _HEADING[4:-1]
    ]
)


class ToyGame(Game[Session]):
    kind = "toy"

    @property
    def form(self) -> ToyForm:
        return FORM

    def read(self, top: FilePlace) -> Session:
        keys = top.keys(_HEADING, _HEADING[:-2])
        cuts = keys["deals"].numbered("cut") if "deals" in keys else []
        session = Session(
            keys["id"].text(),
            date_at(keys["date"]),
            keys["place"].text(),
            tuple(each.text() for each in keys["players"].items()),
            "double" in keys and keys["double"].truth(),
            tuple(Cut(**CUTS.read(each)) for each in cuts),
        )
        check(session)
        return session

    def _value(self, session: Session) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": "toy",
            "id": session.id,
            "date": session.date.isoformat(),
            "place": session.place,
            "players": list(session.players),
            "double": session.double,
            "deals": [CUTS.write(each) for each in session.deals],
        }

    def write(self, session: Session, secrets_of: Collection[int] = ()) -> str:
        return json.dumps(self._value(session), indent=1)

    def records(self, session: Session) -> dict[str, str]:
        return cut(self._value(session))

    def session_of(self, records: Mapping[str, str]) -> Session:
        return self.read(FilePlace(joined(records), ""))

    def with_id(self, session: Session, session_id: str) -> Session:
        return replace(session, id=session_id)

    def begin(self, wish: NewSession) -> Session:
        session = Session(
            str(uuid4()), wish.date, wish.place, wish.players, bool(wish.rules.get("double"))
        )
        check(session)
        return session

    def again(self, session: Session, today: date) -> NewSession:
        rules = {"double": session.double}
        return NewSession(session.players, session.players[0], today, session.place, rules=rules)

    def apply(self, session: Session, change: Write | Score | Together) -> Session:
        return apply(session, change)

    def check(self, session: Session) -> None:
        check(session)

    def reveal(self, session: Session) -> View:
        return reveal(session)

    def outline(self, session: Session) -> Outline:
        cuts = sum(each.over for each in session.deals)
        best = max(session.players, key=session.total)
        first = f"{best} {signed(session.total(best))}" if cuts else ""
        return Outline(f"{cuts} cuts", first, len(session.deals), cuts, done=False)

    def counted(self, session: Session) -> EveningFigures | None:
        points = tuple(session.total(name) for name in session.players)
        return (
            EveningFigures(points, tuple((each,) for each in points), {}) if session.deals else None
        )

    def points(self, numbers: Numbers) -> int:
        return numbers[0]

    def together(self, numbers: Numbers) -> tuple[float, int]:
        return float(numbers[0]), 1

    def about(self, session: Session, change: Write | Score | Together) -> About:
        first = change.changes[0] if isinstance(change, Together) else change
        return About("Write", first.deal)

    def numbers(self, session: Session, at: At | None) -> tuple[int | None, int | None]:
        return (at + 1 if isinstance(at, int) else None), None

    @property
    def history_words(self) -> HistoryWords:
        return HistoryWords(HEADING.by_key, CUTS.by_key)

    def part(self, name: str, text: str) -> Any:
        value = json.loads(text)
        return value if self.at(name) is None else Cut(**CUTS.read(FilePlace(value, name)))

    def fields(self, name: str) -> Fields[Any]:
        return HEADING if self.at(name) is None else CUTS

    def at(self, name: str) -> At | None:
        _, _, place = name.partition("/")
        return int(place) if place else None


GAME = ToyGame()
