"""The cell to fill next, and the hint for it, in either face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from chicago_gui.games.house import columns
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.deck_columns import HouseCellReason
from chicago_gui.games.house.sheet import MORE_DEALS, MOST_DEALS, Deal, Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.games.house.words import (
    honours_asked,
    missing,
    sum_line,
    swap_due,
    why_not_dummy,
    why_swap,
)
from chicago_gui.remembered import remembered
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.typing.counts import PACK
from chicago_gui.sheet.typing.names import name_hints, shortest_prefixes
from chicago_gui.sheet.words import ended, filled, imps_words, reason, sentence, signed, tr


@remembered(8)
def wanted_at_table(view: View) -> CellRef | None:
    """Return the cell that the Table should fill next, the oldest deal first.

    Decks are picked in the Preparer face, which knows their sum. The Table has nothing to fill in a
    deal whose decks are not handed out. With four the counts come after the play, the newest deal
    first, and wait while the next deal is played.
    """
    uncounted = None
    for index, shown in enumerate(view.deals):
        deal = shown.deal
        if isinstance(shown, PlayedDeal):
            if not shown.thrown_in and shown.outcome is None:
                spot = next(_lacking(shown, index), None)
                if spot is not None and spot.column is columns.HCP and shown.four:
                    uncounted = spot
                elif spot is not None:
                    return spot
        elif deal.handed_out or deal.has_contract:
            return next(_bidding(deal, index), None)
    return uncounted


def next_of_four(view: View) -> int | None:
    """Return the number of the deal that four players can begin now, or `None`."""
    sheet = view.sheet
    if not sheet.is_four_next or sheet.open_deals or sheet.all_dealt:
        return None
    return sheet.next_number


def nobody_prepares(view: View) -> str:
    """Return why F2 prepares nothing with four players, or an empty text."""
    open_deals = [shown for shown in view.deals if not shown.deal.has_contract]
    four = open_deals[0].four if open_deals else view.sheet.is_four_next
    if not four or (not open_deals and view.sheet.all_dealt):
        return ""
    return ended(sentence(reason(HouseReason.FOUR)))


def number_wanted(view: View) -> int:
    """Return the number of the deal to fill next: in play, being prepared, or next."""
    wanted = wanted_at_table(view)
    if wanted is not None:
        return view.deals[wanted.deal].number
    last = view.deals[-1] if view.deals else None
    return last.number if isinstance(last, OpenDeal) else view.sheet.next_number


def progress_line(view: View, number: int) -> str:
    """Return the progress of the session at deal `number`.

    If players come and go, the cap of sit-outs or openings changes and is shown too.
    """
    planned = view.sheet.planned_deals
    line = tr("Deal {number} of {planned}").format(number=min(number, planned), planned=planned)
    if view.mixed:
        four = view.sheet.is_four_next
        cap = tr("{deal} · openings: at most {cap}") if four else tr("{deal} · out: at most {cap}")
        line = cap.format(deal=line, cap=view.cap)
    return line


def idle_cell(view: View) -> CellRef | None:
    """Return the cell of the cursor while no cell is wanted: the result of the last deal over.

    Before the first result it is the preparer, because nothing else is typed at the Table yet.
    """
    played = [i for i, shown in enumerate(view.deals) if isinstance(shown, PlayedDeal)]
    if not view.deals:
        return None
    return CellRef(played[-1], columns.RESULT) if played else CellRef(0, columns.PREPARED_BY)


def wanted_by_preparer(deal: Deal, index: int, hcp: Sequence[int | None]) -> CellRef | None:
    """Return the cell the preparer should fill next, or `None` if the deal is ready.

    `hcp` are the counts. If their sum is not 40 this is deck A: nobody knows which count is wrong.
    """
    right = None not in hcp and sum(count or 0 for count in hcp) == PACK
    if not right:
        return CellRef(index, columns.HCP, hcp.index(None) if None in hcp else 0)
    return next(chain(_picking(deal, index), _seating(deal, index)), None)


def _picking(deal: Deal, index: int) -> Iterator[CellRef]:
    if not deal.handed_out:
        yield from _preparing(deal, index)
    for part, player in enumerate(deal.decks):
        if player is None:
            yield CellRef(index, columns.PLAYER, part)


def _preparing(deal: Deal, index: int) -> Iterator[CellRef]:
    """Yield the preparer's cell if it is empty, which only an imported file can cause."""
    if deal.prepared_by is None:
        yield CellRef(index, columns.PREPARED_BY)


def _seating(deal: Deal, index: int) -> Iterator[CellRef]:
    if deal.teams is None:
        if not deal.handed_out:
            yield from _preparing(deal, index)
        yield CellRef(index, columns.PARTNERS)
    for team, vulnerable in enumerate(deal.vulnerable):
        if vulnerable is None:
            yield CellRef(index, columns.Z, team)
    if deal.opening_bid is None:
        yield CellRef(index, columns.OPENS)


def _bidding(deal: Deal, index: int) -> Iterator[CellRef]:
    yield from _seating(deal, index)
    if deal.declarer is None:
        yield CellRef(index, columns.CONTRACT)
    yield CellRef(index, columns.RESULT)


def _lacking(shown: PlayedDeal, index: int) -> Iterator[CellRef]:
    deal = shown.deal
    if not shown.counted and not shown.four:
        yield CellRef(index, columns.HCP)
    yield from _picking(deal, index)
    yield from (spot for spot in _seating(deal, index) if spot.column is not columns.OPENS)
    if not deal.passed_out and deal.declarer is None:
        yield CellRef(index, columns.CONTRACT)
    if not shown.counted and shown.four:
        yield CellRef(index, columns.HCP)


def table_hint(view: View, *, from_paper: bool = False) -> tuple[str, str]:
    """Return what to do now, and for a quieter line what comes next.

    `from_paper` leaves out the key F2: from paper, Enter continues after the result.
    """
    wanted = wanted_at_table(view)
    if wanted is None:
        return preparing(view), _afterwards(view) or _why_begin(view)
    due = swap_due(view)
    if due and wanted.column is columns.RESULT:
        # The swap cannot wait: after the lead it is too late.
        return due, why_swap(view)
    number = next_of_four(view)
    if wanted.column is columns.HCP and number is not None:
        words = tr("Type the counts of deal {deal}: 12 9 13 6. Enter begins deal {next}.")
        return words.format(deal=view.deals[wanted.deal].number, next=number), ""
    return wanted_line(view, wanted), _coming(view, view.deals[wanted.deal], from_paper=from_paper)


def wanted_line(view: View, wanted: CellRef) -> str:
    """Return what to type at `wanted`."""
    shown = view.deals[wanted.deal]
    if isinstance(shown, PlayedDeal) and not (shown.four and wanted.column is columns.HCP):
        return tr("Deal {number} is incomplete. Still needed: {missing}.").format(
            number=shown.number, missing=", ".join(missing(shown))
        )
    return tr("Deal {number}. {what}").format(number=shown.number, what=cell_hint(view, wanted))


def cell_hint(view: View, wanted: CellRef) -> str:
    """Return what to type at a cell of a deal that is not over, in either face."""
    deal, everybody = view.deals[wanted.deal].deal, view.sheet.players
    four = view.four(wanted.deal)
    match wanted.column:
        case columns.PREPARED_BY:
            words = tr("Who prepares this deal? Type {names}.")
            return filled(words, names=name_hints(everybody, everybody))
        case columns.PLAYER:
            short = shortest_prefixes(everybody)
            left = [name for name in four if name not in deal.decks] or list(four)
            example = " ".join(short[name] for name in left[:3])
            words = tr("Who picked which deck, from {deck} on? Type “{example}”.")
            return words.format(deck=Deck(wanted.part).name, example=example)
        case columns.PARTNERS:
            return tr("Who plays with whom? Enter accepts, Space shows another.")
        case columns.Z:
            return tr("Who is vulnerable? Type z or - for each team; r rolls the die.")
        case columns.OPENS if deal.has_contract:
            return filled(tr("Who opened? Type {names}."), names=name_hints(four, everybody))
        case columns.OPENS:
            words = tr("Who opens? Enter accepts the name shown, or type {names}.")
            return filled(words, names=name_hints(four, everybody))
        case columns.CONTRACT:
            least = sorted((shortest_prefixes(everybody)[name] for name in four), key=len)
            words = tr(
                "Type contract and declarer: 4s {one}, doubled 4sx {other}; p if passed out."
            )
            return words.format(one=least[0], other=least[1])
        case columns.RESULT:
            return tr("Type the result: = +1 −2.")
        case _:
            return tr("Type the four counts: 12 9 13 6.")


def preparing(view: View) -> str:
    """Return who prepares which deal, and what else the Table may still type."""
    last = view.deals[-1] if view.deals else None
    if isinstance(last, OpenDeal) and not last.deal.has_contract:
        return f"{_press_f2(last.number, last.deal.prepared_by)} {_was_to(last)}".rstrip()
    return f"{_next_begins(view)} {honours_asked(view, -1)}".strip()


def _was_to(shown: OpenDeal | PlayedDeal) -> str:
    """Return who was due to prepare a deal that somebody else prepares.

    This happens if a corrected contract makes another player dummy. Once a deck is picked the text
    is empty.
    """
    if shown.mark is None or any(shown.deal.decks):
        return ""
    due = tr("{names} was due to prepare. Change it under “Prepared by”.")
    return filled(due, names=shown.mark)


def _next_begins(view: View) -> str:
    if view.sheet.all_dealt:
        return _final(view)
    number = next_of_four(view)
    if number is not None:
        return tr("Press Enter to begin deal {number}.").format(number=number)
    return _press_f2(view.sheet.next_number, view.advice.preparer)


def _press_f2(number: int, name: str | None) -> str:
    """Return that the preparer `name`, if known, presses F2 for deal `number`."""
    if name is None:
        return tr("Press F2 to prepare deal {number}.").format(number=number)
    words = tr("Press F2 to prepare deal {number}, {name}.")
    return filled(words, name=name, number=number)


def _why_begin(view: View) -> str:
    """Return why this player prepares the next deal, or an empty text once the deal has begun."""
    begun = bool(view.deals) and not view.deals[-1].deal.has_contract
    return "" if begun or view.sheet.all_dealt else why_next(view)


def _final(view: View) -> str:
    """Return who has won the session."""
    played = tr("All deals are played.")
    best = view.leaders[0].imps
    if best == 0:
        return played
    winner = tr("Winner: {names}, {score}").format(
        names=", ".join(each.player for each in view.leaders), score=imps_words(signed(best))
    )
    return f"{played} {ended(winner)}"


def _afterwards(view: View) -> str:
    """Return what to do after the last planned deal."""
    if not view.over:
        return ""
    if view.sheet.planned_deals + MORE_DEALS > MOST_DEALS:
        return tr("F8 shows the summary and prints it.")
    return tr("F8 shows the summary: print it, or play on.")


def why_next(view: View) -> str:
    """Return who prepares the next deal and why, in one sentence."""
    advice = view.advice
    name = advice.preparer
    if name is None:
        return ""
    last = next((d.deal for d in reversed(view.deals) if d.deal.has_contract), None)
    match advice.reason:
        case "first":
            return filled(tr("{name} prepares the first deal."), name=name)
        case "same":
            return tr("{name} deals again: the last deal was passed out.").format(name=name)
        case "swap":
            return tr("After the swap {name} is dummy and prepares next.").format(name=name)
        case "hand-over" if last is not None and last.dummy is not None:
            deals = tr("{name} prepares the next deal; {dummy} deals.")
            return f"{why_not_dummy(view, last)} {filled(deals, name=name, dummy=last.dummy)}"
        case "hand-over" if advice.partnerships:
            return tr("{name} prepares next, to keep partnerships even.").format(name=name)
        case "hand-over":
            return tr("{name} prepares next: fewest times out.").format(name=name)
        case _:
            return tr("{name} is dummy and prepares next.").format(name=name)


def _coming(view: View, shown: OpenDeal | PlayedDeal, *, from_paper: bool) -> str:
    deal = shown.deal
    if deal.contract is None or isinstance(shown, PlayedDeal):
        return ""
    if view.sheet.all_dealt and view.deals[-1] is shown:
        return tr("This is the last planned deal.")
    last = view.deals[-1]
    if last is not shown and last.deal.has_contract:
        return ""  # an earlier deal was reopened
    if last is not shown and last.deal.handed_out and last.deal.opening_bid:
        return tr("Deal {number} is ready.").format(number=last.number)
    if last is not shown and last.deal.prepared_by:
        counts = tr("{name} is preparing deal {number}.").format(
            name=last.deal.prepared_by, number=last.number
        )
        return f"{counts} {_was_to(last)}".rstrip()
    opens = "" if from_paper or view.sheet.is_four_next else tr("F2 prepares the next deal.")
    return f"{why_next(view)} {opens}".strip()


def preparer_hint(
    view: View, wanted: CellRef | None, hcp: Sequence[int | None], *, from_paper: bool = False
) -> tuple[str, str]:
    """Return what the preparer does next, and for a quieter line the sum of the counts.

    `from_paper` says that the deal was played already.
    """
    line = sum_line(hcp, from_paper=from_paper)
    if wanted is None:
        return tr("Press Enter to cover the counts, then hand out the cards."), line
    if wanted.column is columns.HCP and None not in hcp:
        return line, reason(HouseCellReason.ALL_FOUR)
    if wanted.column is columns.HCP and wanted.part:
        words = tr("Type the count of deck {deck}.")
        return words.format(deck=Deck(wanted.part).name), line
    if wanted.column is columns.HCP:
        return sentence(cell_hint(view, wanted)), line or _was_to(view.deals[wanted.deal])
    return sentence(cell_hint(view, wanted)), line
