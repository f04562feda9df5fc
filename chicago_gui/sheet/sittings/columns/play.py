"""The columns of how a deal was played: by whom, the result, honours."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from chicago_gui.record import replace
from chicago_gui.scoring import HONOUR_POINTS, Denomination, Refused, result_text
from chicago_gui.sheet.column import Cell, Choice, Lettering, Spot
from chicago_gui.sheet.partnerships import seats
from chicago_gui.sheet.sittings import apply as c
from chicago_gui.sheet.sittings.columns.line import (
    AnyView,
    SittingColumn,
    row_at,
    seen,
    with_contract,
)
from chicago_gui.sheet.sittings.view import DealRow
from chicago_gui.sheet.sittings.words import examples
from chicago_gui.sheet.typing.counts import read_number
from chicago_gui.sheet.typing.names import read_names
from chicago_gui.sheet.typing.reader import Piece
from chicago_gui.sheet.typing.results import read_result
from chicago_gui.sheet.words import MINUS, ended, refusal, result_words, tr


class PlayReason(Enum):
    """Why typed text means nothing in this cell."""

    RESULT_FIRST = "a result needs a contract first"
    HONOURS = "honours are 100 or 150 and a name, such as 100 {one}"


class By(SittingColumn):
    """Who plays the contract."""

    heading, spoken = "By", "declarer"
    width = 16.0
    keys = ("declarer",)

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(shown.line.deal.declarer or "")

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return with_contract(view, spot) is not None

    def stands(self, view: AnyView) -> tuple[str, ...]:
        return view.players

    def read(self, view: AnyView, spot: Spot, text: str) -> Piece:
        row = row_at(view, spot)
        (name,), rest = read_names(text, seats(row.sides), 1, view.players)
        deal = replace(row.line.deal, declarer=name)
        change = c.EnterContract(row.sitting, row.place, deal.contract, name)
        return Piece(change, seen(row, spot.deal, deal, self), rest)

    def clear(self, view: AnyView, spot: Spot) -> object:
        row = row_at(view, spot)
        return c.EnterContract(row.sitting, row.place, row.line.deal.contract)

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

    def read(self, view: AnyView, spot: Spot, text: str) -> Piece:
        row = row_at(view, spot)
        if row.line.deal.contract is None:
            raise Refused(PlayReason.RESULT_FIRST)
        tricks, rest = read_result(text, row.line.deal.contract)
        shows = seen(row, spot.deal, replace(row.line.deal, tricks=tricks), self)
        return Piece(c.EnterResult(row.sitting, row.place, tricks), shows, rest)

    def clear(self, view: AnyView, spot: Spot) -> object:
        row = row_at(view, spot)
        return c.EnterResult(row.sitting, row.place, None)

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

    def of_deal(self, shown: DealRow) -> Cell:
        return Cell(", ".join(f"{points} {name}" for name, points in shown.line.deal.honours))

    def can_type(self, view: AnyView, spot: Spot) -> bool:
        return with_contract(view, spot) is not None and view.evening.rules.honours

    def typed_here(self, view: AnyView, spot: Spot) -> str:
        row = row_at(view, spot)
        if row.line.deal.honours or not self.can_type(view, spot):
            return ""
        return ended(refusal(_no_honours(row, view)))

    def read(self, view: AnyView, spot: Spot, text: str) -> Piece:
        row = row_at(view, spot)
        table = seats(row.sides)
        if text.isdecimal() or not any(map(str.isdecimal, text)):
            raise _no_honours(row, view)
        if text[0].isdecimal():
            points, rest = read_number(text)
            (name,), rest = read_names(rest, table, 1, view.players)
        else:
            (name,), rest = read_names(text, table, 1, view.players)
            points, rest = read_number(rest.lstrip())
        deal = replace(row.line.deal, honours=((name, points),))
        change = c.EnterHonours(row.sitting, row.place, name, points)
        return Piece(change, seen(row, spot.deal, deal, self), rest)

    def clear(self, view: AnyView, spot: Spot) -> object:
        row = row_at(view, spot)
        held = row.line.deal.honours
        holder = held[0][0] if held else row.line.dealer
        return c.EnterHonours(row.sitting, row.place, holder, None)

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
