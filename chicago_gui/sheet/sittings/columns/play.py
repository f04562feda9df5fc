"""The columns of how a deal was played: by whom, the result, honours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

from chicago_gui.scoring import HONOUR_POINTS, Denomination, Refused, result_text
from chicago_gui.sheet.column import Cell, Choice, Lettering, Spot
from chicago_gui.sheet.entry import examples, is_one_name, name_of
from chicago_gui.sheet.going_on import TakenByName, spells_on
from chicago_gui.sheet.partnerships import seats
from chicago_gui.sheet.sittings import apply as c
from chicago_gui.sheet.sittings.columns.line import (
    AnyView,
    SittingColumn,
    row_at,
    with_contract,
)
from chicago_gui.sheet.sittings.view import DealRow
from chicago_gui.sheet.words import MINUS, ended, refusal, result_of, result_words, tr


class PlayReason(Enum):
    """Why typed text means nothing in this cell."""

    RESULT_FIRST = "a result needs a contract first"
    HONOURS_HERE = "honours have a column of their own"
    HONOURS = "honours are 100 or 150 and a name, such as 100 {one}"


_POINTS_FIRST = re.compile(r"\s*(?P<points>\d{1,4})\s*(?P<name>\D.*)")
_NAME_FIRST = re.compile(r"\s*(?P<name>.*\S)\s+(?P<points>\d{1,4})\s*")


def is_honours(text: str) -> bool:
    """Whether `text` is points for honours, with the name of who held them or without."""
    found = _POINTS_FIRST.fullmatch(text) or _NAME_FIRST.fullmatch(text)
    points = found["points"] if found else text.strip()
    return points.isdecimal() and int(points) in HONOUR_POINTS


def refuse_honours(view: AnyView, text: str) -> None:
    """Raise `Refused` where `text`, typed in another column, can only be honours."""
    if view.evening.rules.honours and is_honours(text):
        raise Refused(PlayReason.HONOURS_HERE)


class By(TakenByName, SittingColumn):
    """Who plays the contract."""

    heading, spoken = "By", "declarer"
    width = 16.0
    keys = ("declarer",)

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(shown.line.deal.declarer or "")

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return with_contract(view, spot) is not None

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        row = row_at(view, spot)
        refuse_honours(view, text)
        name = self.named(view, spot, text)
        return c.EnterContract(row.sitting, row.place, row.line.deal.contract, name)

    def everybody(self, view: AnyView) -> tuple[str, ...]:
        return view.players

    def names(self, view: AnyView, spot: Spot) -> tuple[str, ...]:
        return seats(row_at(view, spot).sides)

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        row = row_at(view, spot)
        contract = row.line.deal.contract
        return tuple(
            Choice(
                name,
                c.EnterContract(row.sitting, row.place, contract, name),
                name == row.line.deal.declarer,
            )
            for name in seats(row.sides)
        )


class SittingResult(SittingColumn):
    """Tricks against the contract."""

    heading, spoken = "Result", "result"
    width = 11.0
    lettering = Lettering.NUMBER
    keys = ("tricks",)
    waited_for = True

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(result_words(shown.line.deal.contract, shown.line.deal.tricks))

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return with_contract(view, spot) is not None

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        row = row_at(view, spot)
        contract = row.line.deal.contract
        if contract is None:
            raise Refused(PlayReason.RESULT_FIRST)
        refuse_honours(view, text)
        tricks = result_of(text, contract) if text.strip() else None
        return c.EnterResult(row.sitting, row.place, tricks)

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        row = row_at(view, spot)
        contract = row.line.deal.contract
        if contract is None:
            return ()
        return tuple(
            Choice(
                result_text(contract, tricks, minus=MINUS),
                c.EnterResult(row.sitting, row.place, tricks),
                tricks == row.line.deal.tricks,
            )
            for tricks in range(13, -1, -1)
        )


def _no_honours(row: DealRow, view: AnyView) -> Refused:
    return Refused(PlayReason.HONOURS, **examples(seats(row.sides), view.players))


class Honours(SittingColumn):
    """Points for honours, and in whose hand."""

    heading, spoken = "Honours", "honours"
    width = 15.0
    keys = ("honours",)
    roomy = True

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(", ".join(f"{points} {name}" for name, points in shown.line.deal.honours))

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return with_contract(view, spot) is not None and view.evening.rules.honours

    def typed_here(self, view: AnyView, spot: Spot) -> str:
        row = row_at(view, spot)
        if row.line.deal.honours or not self.can_type(view, spot):
            return ""
        return ended(refusal(_no_honours(row, view)))

    def meant(self, view: AnyView, spot: Spot, text: str) -> object:
        row = row_at(view, spot)
        if not text.strip():
            held = row.line.deal.honours
            holder = held[0][0] if held else row.line.dealer
            return c.EnterHonours(row.sitting, row.place, holder, None)
        found = _POINTS_FIRST.fullmatch(text) or _NAME_FIRST.fullmatch(text)
        if found is None:
            raise _no_honours(row, view)
        name = name_of(found["name"], seats(row.sides), view.players)
        return c.EnterHonours(row.sitting, row.place, name, int(found["points"]))

    def complete(self, view: AnyView, spot: Spot, text: str) -> bool:
        # What is mended waits for Enter: it may go to another hand.
        found = _POINTS_FIRST.fullmatch(text)
        if found is None or row_at(view, spot).line.deal.honours:
            return False
        return int(found["points"]) in HONOUR_POINTS and is_one_name(found["name"], view.players)

    def begins(self, view: AnyView, spot: Spot, text: str) -> bool:
        found = _POINTS_FIRST.fullmatch(text)
        return text.isdecimal() or (found is not None and spells_on(found["name"], view.players))

    def goes_on(self, view: AnyView, spot: Spot, text: str) -> bool:
        found = _POINTS_FIRST.fullmatch(text)
        return found is not None and spells_on(found["name"], view.players)

    def choices(self, view: AnyView, spot: Spot) -> Sequence[Choice]:
        row = row_at(view, spot)
        held, contract = row.line.deal.honours, row.line.deal.contract
        # Without a trump suit honours are the four aces, and those are the most there are.
        aces = contract is not None and contract.denomination is Denomination.NOTRUMP
        given = tuple(
            Choice(
                f"{points} {name}",
                c.EnterHonours(row.sitting, row.place, name, points),
                (name, points) in held,
            )
            for name in seats(row.sides)
            for points in (HONOUR_POINTS[-1:] if aces else HONOUR_POINTS)
        )
        if not held:
            return given
        none = c.EnterHonours(row.sitting, row.place, held[0][0], None)
        return (*given, Choice(tr("none"), none))


BY = By()
HONOURS = Honours()
RESULT = SittingResult()
