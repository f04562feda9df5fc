"""What the sheet advises: who prepares, who plays with whom, who opens, and whether to swap."""

from __future__ import annotations

from itertools import takewhile
from typing import Protocol

from chicago_gui.games.russian.advice import Advice
from chicago_gui.games.russian.deal import Deal, Teams
from chicago_gui.games.russian.rotation.choosing import Choice, Turn, next_out, opener, ranked
from chicago_gui.games.russian.rotation.line_ups import LineUp
from chicago_gui.games.russian.rotation.tally import Tally, line_up_of, number_of, tallies
from chicago_gui.games.russian.sheet import Sheet


class HasSheet(Protocol):
    """A session, as far as advice needs it."""

    @property
    def sheet(self) -> Sheet:
        """The evening as everybody may read it."""


def advise(session: HasSheet) -> Advice:
    """Return the advice for `session`; nothing that is secret goes into it."""
    return advise_sheet(session.sheet)


def advise_sheet(sheet: Sheet) -> Advice:
    """Return the advice for the first deal without a contract, or else for the deal to come.

    It is worked out from the deals before that one. Of the deal itself it takes only who really
    prepares it: the line-ups and the opening bid are for the four who play. The same sheet
    always gets the same advice, and every sheet gets some.
    """
    index = sum(1 for _ in takewhile(lambda deal: deal.has_contract, sheet.deals))
    deal = sheet.deals[index] if index < len(sheet.deals) else Deal()
    turn = turn_at(sheet, index, tallies(sheet)[index])
    if index == 0:
        return _first_deal(sheet, turn, deal)
    if sheet.thrown_in(index - 1):
        return _dealt_again(sheet, index, turn, deal)
    return _next_deal(sheet, turn, sheet.deals[index - 1], deal)


def turn_at(sheet: Sheet, index: int, tally: Tally) -> Turn:
    """Return the moment at which the preparer of the deal at `index` is settled.

    `tally` is of the deals before it.
    """
    last = sheet.deals[index - 1] if index else Deal()
    return Turn(
        tally=tally,
        planned=sheet.planned_deals,
        rotation=sheet.rules.rotation,
        declarer=number_of(sheet, last.declarer),
        dummy=number_of(sheet, last.dummy),
        swap=last.tricks is None and last.bid_by is None,
    )


def is_known(turn: Turn, last: Deal) -> bool:
    """Return whether it is known of `last`, the deal before, who was dummy or who sat round."""
    return turn.tally.line_up is not None and (last.passed_out or turn.dummy is not None)


def _first_deal(sheet: Sheet, turn: Turn, deal: Deal) -> Advice:
    return Advice(deal.prepared_by, "first", None, *_seats(sheet, turn, deal.prepared_by))


def _next_deal(sheet: Sheet, turn: Turn, last: Deal, deal: Deal) -> Advice:
    if not is_known(turn, last):
        reason = "hand-over" if last.passed_out else "dummy"
        return Advice(None, reason, last.declarer, *_seats(sheet, turn, deal.prepared_by))
    choice = next_out(turn)
    preparer = sheet.players[choice.out]
    return Advice(
        preparer,
        choice.reason,
        last.dummy if choice.reason == "swap" else last.declarer,
        *_seats(sheet, turn, deal.prepared_by or preparer, choice),
    )


def _dealt_again(sheet: Sheet, index: int, turn: Turn, deal: Deal) -> Advice:
    """Ruling 1: the same preparer, the same people, the same opener, as far as they are written."""
    run = [sheet.deals[at] for at in takewhile(sheet.thrown_in, range(index - 1, -1, -1))]
    preparer = next(filter(None, (_preparer_of(sheet, each) for each in run)), None)
    teams = next((each.teams for each in run if each.teams), None)
    opening_bid = next((each.opening_bid for each in run if each.opening_bid), None)
    out = deal.prepared_by or preparer
    line_ups, opener_now = _seats(sheet, turn, out)
    if teams is None or out is None or out in teams[0] + teams[1]:
        return Advice(preparer, "same", None, line_ups, opener_now)
    return Advice(preparer, "same", None, (teams,), opening_bid or opener_now)


def _preparer_of(sheet: Sheet, deal: Deal) -> str | None:
    """Who prepared `deal`, as written or as its teams tell."""
    line_up = line_up_of(sheet, deal)
    return deal.prepared_by or (None if line_up is None else sheet.players[line_up.out])


def _seats(
    sheet: Sheet, turn: Turn, preparer: str | None, choice: Choice | None = None
) -> tuple[tuple[Teams, ...], str | None]:
    """The line-ups of the four who play, best first, and who of them opens."""
    out = number_of(sheet, preparer)
    if out is None:
        return (), None
    keeping = choice.keeping if choice and choice.out == out else ()
    line_ups = tuple(_named(sheet, line_up) for line_up in ranked(turn, out, keeping))
    return line_ups, sheet.players[opener(turn.tally, out)]


def _named(sheet: Sheet, line_up: LineUp) -> Teams:
    (one, two), (three, four) = line_up.teams
    names = sheet.players
    return (names[one], names[two]), (names[three], names[four])
