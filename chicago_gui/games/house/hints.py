"""What is wanted next, in the order of a deal as it is lived, and how it is said in either face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from chicago_gui.games.house import columns
from chicago_gui.games.house.sheet import (
    MORE_DEALS,
    MOST_DEALS,
    OPENING_HAND,
    PACK,
    Deal,
    Deck,
)
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.games.house.words import (
    honours_asked,
    missing,
    swap_due,
    why_not_dummy,
    why_swap,
)
from chicago_gui.remembered import remembered
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.typing.names import name_hints, shortest_prefixes
from chicago_gui.sheet.words import sentence, signed, tr


@remembered(8)
def wanted_at_table(view: View) -> Spot | None:
    """Return the cell the table should fill next, the oldest deal first.

    Decks are picked in the preparer's face, because that is where their sum is known; a deal
    whose decks are not handed out wants nothing of the table. With four the counts come last, the
    newest deal first, and wait while the next deal is played.
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
    """Return the number of the deal that four can begin now, if they can."""
    sheet = view.sheet
    if not sheet.is_four_next or sheet.open_deals or sheet.all_dealt:
        return None
    return sheet.next_number


def nobody_prepares(view: View) -> str:
    """Return what F2 answers when the deal that would be prepared is one with four, or nothing."""
    open_deals = [shown for shown in view.deals if not shown.deal.has_contract]
    four = open_deals[0].four if open_deals else view.sheet.is_four_next
    if not four or (not open_deals and view.sheet.all_dealt):
        return ""
    return tr("Four play: nobody prepares. Type the counts after the play.")


def number_wanted(view: View) -> int:
    """Return the number of the deal that is wanted next: played, being prepared, or to come."""
    wanted = wanted_at_table(view)
    if wanted is not None:
        return view.deals[wanted.deal].number
    last = view.deals[-1] if view.deals else None
    return last.number if isinstance(last, OpenDeal) else view.sheet.next_number


def progress_line(view: View, number: int) -> str:
    """Return how far the evening has come at the deal of that number.

    Where players come and go the cap changes, and stands here too.
    """
    planned = view.sheet.planned_deals
    line = tr("Deal {number} of {planned}").format(number=min(number, planned), planned=planned)
    if view.mixed:
        line = tr("{title} · cap {cap}").format(title=line, cap=view.cap)
    return line


def last_result(view: View) -> Spot | None:
    """Return where the table rests between deals: the result of the deal played last."""
    played = (i for i, shown in enumerate(view.deals) if isinstance(shown, PlayedDeal))
    return Spot(max(played, default=0), columns.RESULT) if view.deals else None


def wanted_by_preparer(deal: Deal, index: int, hcp: Sequence[int | None]) -> Spot | None:
    """Return the cell the preparer should fill next; `None` when the deal is ready.

    `hcp` are the counts. Where they do not make 40, deck A is wanted: nobody knows which is wrong.
    """
    right = None not in hcp and sum(count or 0 for count in hcp) == PACK
    if not right:
        return Spot(index, columns.HCP, hcp.index(None) if None in hcp else 0)
    return next(chain(_picking(deal, index), _seating(deal, index)), None)


def _picking(deal: Deal, index: int) -> Iterator[Spot]:
    if not deal.handed_out:
        yield from _preparing(deal, index)
    for part, player in enumerate(deal.decks):
        if player is None:
            yield Spot(index, columns.PLAYER, part)


def _preparing(deal: Deal, index: int) -> Iterator[Spot]:
    """Who prepares is told by every deal begun here; a file may not say."""
    if deal.prepared_by is None:
        yield Spot(index, columns.PREPARED_BY)


def _seating(deal: Deal, index: int) -> Iterator[Spot]:
    if deal.teams is None:
        if not deal.handed_out:
            yield from _preparing(deal, index)
        yield Spot(index, columns.PARTNERS)
    for team, vulnerable in enumerate(deal.vulnerable):
        if vulnerable is None:
            yield Spot(index, columns.Z, team)
    if deal.opening_bid is None:
        yield Spot(index, columns.OPENS)


def _bidding(deal: Deal, index: int) -> Iterator[Spot]:
    yield from _seating(deal, index)
    if deal.declarer is None:
        yield Spot(index, columns.CONTRACT)
    yield Spot(index, columns.RESULT)


def _lacking(shown: PlayedDeal, index: int) -> Iterator[Spot]:
    deal = shown.deal
    if not shown.counted and not shown.four:
        yield Spot(index, columns.HCP)
    yield from _picking(deal, index)
    yield from (spot for spot in _seating(deal, index) if spot.column is not columns.OPENS)
    if not deal.passed_out and deal.declarer is None:
        yield Spot(index, columns.CONTRACT)
    if not shown.counted and shown.four:
        yield Spot(index, columns.HCP)


def table_hint(view: View, *, from_paper: bool = False) -> tuple[str, str]:
    """Return what is wanted now, and in a quieter line what comes next.

    What is typed in `from_paper` goes on with Enter after the result: F2 opens nothing there.
    """
    wanted = wanted_at_table(view)
    if wanted is None:
        return preparing(view), _afterwards(view) or _why_begin(view)
    due = swap_due(view)
    if due and wanted.column is columns.RESULT:
        # The one thing that cannot wait: after the lead it is too late.
        return due, why_swap(view)
    number = next_of_four(view)
    if wanted.column is columns.HCP and number is not None:
        words = tr("Deal {deal}: type the four counts: 12 9 13 6; or Enter begins deal {next}.")
        return words.format(deal=view.deals[wanted.deal].number, next=number), ""
    return wanted_line(view, wanted), _coming(view, view.deals[wanted.deal], from_paper=from_paper)


def wanted_line(view: View, wanted: Spot) -> str:
    """Return what to type at `wanted`."""
    shown = view.deals[wanted.deal]
    if isinstance(shown, PlayedDeal) and not (shown.four and wanted.column is columns.HCP):
        return tr("Deal {number} cannot be scored yet: {missing} missing.").format(
            number=shown.number, missing=", ".join(missing(shown))
        )
    return tr("Deal {number}: {what}").format(number=shown.number, what=cell_hint(view, wanted))


def cell_hint(view: View, wanted: Spot) -> str:
    """Return what to type at a cell of a deal that is not over, in either face."""
    deal, everybody = view.deals[wanted.deal].deal, view.sheet.players
    four = columns.four(view, deal)
    match wanted.column:
        case columns.PREPARED_BY:
            return tr("who prepares it? Type {names}.").format(
                names=name_hints(everybody, everybody)
            )
        case columns.PLAYER:
            short = shortest_prefixes(everybody)
            left = [name for name in four if name not in deal.decks] or list(four)
            example = " ".join(short[name] for name in left[:3])
            return tr("who picked which deck, from {deck} on? Such as {example}.").format(
                deck=Deck(wanted.part).name, example=example
            )
        case columns.PARTNERS:
            return tr("who plays with whom? Enter takes the line-up shown, Space shows another.")
        case columns.Z:
            return tr("who is vulnerable? z or - for each team, such as z -; r rolls the die.")
        case columns.OPENS if deal.has_contract:
            return tr("who opened? Type {names}.").format(names=name_hints(four, everybody))
        case columns.OPENS:
            return tr("who opens? Enter takes the name shown; or type {names}.").format(
                names=name_hints(four, everybody)
            )
        case columns.CONTRACT:
            least = sorted((shortest_prefixes(everybody)[name] for name in four), key=len)
            words = tr("type contract and declarer: 4s {one}, doubled 4sx {other}; p if all pass.")
            return words.format(one=least[0], other=least[1])
        case columns.RESULT:
            return tr("type the result: = +1 \N{MINUS SIGN}2.")
        case _:
            return tr("type the four counts: 12 9 13 6.")


def preparing(view: View) -> str:
    """Return who prepares which deal, and what else the Table may still type, if anything."""
    last = view.deals[-1] if view.deals else None
    if isinstance(last, OpenDeal) and not last.deal.has_contract:
        name = last.deal.prepared_by
        if name is None:
            return tr("Press F2 to prepare deal {number}.").format(number=last.number)
        opens = tr("{name} prepares deal {number}: press F2.")
        return f"{opens.format(name=name, number=last.number)} {_was_to(last)}".rstrip()
    return f"{_next_begins(view)} {honours_asked(view, -1)}".strip()


def _was_to(shown: OpenDeal | PlayedDeal) -> str:
    """Return who was to prepare a deal that somebody else does, until the first deck is picked.

    Another contract before it may have made another player the dummy.
    """
    if shown.mark is None or any(shown.deal.decks):
        return ""
    return tr("{names} was to prepare. Change it under “Prepared by”.").format(names=shown.mark)


def _next_begins(view: View) -> str:
    if view.sheet.next_number > view.sheet.planned_deals:
        return _final(view)
    number = next_of_four(view)
    if number is not None:
        return tr("Press Enter to begin deal {number}.").format(number=number)
    if view.advice.preparer is None:
        return tr("Press F2 to prepare deal {number}.").format(number=view.sheet.next_number)
    return tr("{name} prepares deal {number}: press F2.").format(
        name=view.advice.preparer, number=view.sheet.next_number
    )


def _why_begin(view: View) -> str:
    """Return why the one who begins the next deal does, when nobody has begun it."""
    begun = bool(view.deals) and not view.deals[-1].deal.has_contract
    return "" if begun or view.sheet.next_number > view.sheet.planned_deals else why_next(view)


def _final(view: View) -> str:
    """Return who has won the evening."""
    played = tr("Every planned deal is played.")
    best = max((standing.imps for standing in view.standing), default=0)
    names = [standing.player for standing in view.standing if standing.imps == best]
    if best == 0:
        return played
    first = tr("First: {names}, {imps} IMPs.").format(names=", ".join(names), imps=signed(best))
    return f"{played} {first}"


def _afterwards(view: View) -> str:
    """Return what can be done when every planned deal is played."""
    if not view.over:
        return ""
    if view.sheet.planned_deals + MORE_DEALS > MOST_DEALS:
        return tr("F8 shows how the evening went, and prints it.")
    if view.sheet.is_four_next:
        return tr("F8 shows how the evening went, prints it, and goes on: “Four more deals”.")
    return tr("F8 shows how the evening went, prints it, and goes on: “Five more deals”.")


def why_next(view: View) -> str:
    """Return in one sentence who prepares the next deal and why."""
    advice = view.advice
    name = advice.preparer
    if name is None:
        return ""
    last = next((d.deal for d in reversed(view.deals) if d.deal.has_contract), None)
    match advice.reason:
        case "first":
            return tr("{name} prepares the first deal.").format(name=name)
        case "same":
            return tr("{name} deals again: the last deal was passed out.").format(name=name)
        case "swap":
            return tr("{name} is to be dummy after the swap and prepares next.").format(name=name)
        case "hand-over" if last is not None and last.dummy is not None:
            return f"{why_not_dummy(view, last)} " + tr(
                "{name} prepares next; {dummy} deals the decks unseen."
            ).format(name=name, dummy=last.dummy)
        case "hand-over" if advice.partnerships:
            return tr("So that partnerships stay even, {name} prepares next.").format(name=name)
        case "hand-over":
            return tr("{name} has sat out least and prepares next.").format(name=name)
        case _:
            return tr("{name} is dummy and prepares next.").format(name=name)


def _coming(view: View, shown: OpenDeal | PlayedDeal, *, from_paper: bool) -> str:
    deal = shown.deal
    if deal.contract is None or isinstance(shown, PlayedDeal):
        return ""
    if view.sheet.next_number > view.sheet.planned_deals and view.deals[-1] is shown:
        return tr("This is the last deal planned.")
    last = view.deals[-1]
    if last is not shown and last.deal.has_contract:
        return ""  # an earlier deal is open again
    if last is not shown and last.deal.handed_out and last.deal.opening_bid:
        return tr("Deal {number} is ready.").format(number=last.number)
    if last is not shown and last.deal.prepared_by:
        counts = tr("{name} is preparing deal {number}.").format(
            name=last.deal.prepared_by, number=last.number
        )
        return f"{counts} {_was_to(last)}".rstrip()
    opens = "" if from_paper or view.sheet.is_four_next else tr("F2 opens the next deal.")
    return f"{why_next(view)} {opens}".strip()


def preparer_hint(
    view: View, wanted: Spot | None, hcp: Sequence[int | None], *, from_paper: bool = False
) -> tuple[str, str]:
    """Return what the preparer does next, and in a quieter line the sum of the counts.

    What is typed in `from_paper` was counted and picked long ago.
    """
    line = sum_line(hcp, from_paper=from_paper)
    if wanted is None:
        return tr("Ready: Enter covers the counts. Then hand out the cards."), line
    if wanted.column is columns.HCP and None not in hcp:
        return line, tr("Counts must add up to 40. Retype all four: 12 9 13 6.")
    if wanted.column is columns.HCP and wanted.part:
        words = tr("Type the counts from deck {deck} on.")
        return words.format(deck=Deck(wanted.part).name), line
    if wanted.column is columns.HCP:
        return sentence(cell_hint(view, wanted)), line or _was_to(view.deals[wanted.deal])
    return sentence(cell_hint(view, wanted)), line


def sum_line(hcp: Sequence[int | None], *, from_paper: bool = False) -> str:
    """Return the sum so far against 40, and whether anybody holds an opening hand."""
    counted = [count for count in hcp if count is not None]
    total = sum(counted)
    if not counted:
        return ""
    if len(counted) < len(hcp):
        line = tr("Sum so far {total} of 40.").format(total=total)
        if total > PACK:
            return line  # A count is wrong, and it may be the one that would open.
    elif total == PACK:
        line = tr("40 ✓")
    elif total < PACK:
        return tr("Sum {total}: {missing} short of 40.").format(total=total, missing=PACK - total)
    else:
        return tr("Sum {total}: {over} over 40.").format(total=total, over=total - PACK)
    return f"{line}  {_opening_line(hcp, len(counted) == len(hcp), from_paper)}".rstrip()


def _opening_line(hcp: Sequence[int | None], complete: bool, from_paper: bool) -> str:
    """Ruling 2: without an opening hand the preparer may deal again or move cards.

    What stands on the paper was played: somebody has misread it.
    """
    best = max(count or 0 for count in hcp)
    if best >= OPENING_HAND:
        deck = Deck([count or 0 for count in hcp].index(best)).name
        return tr("Opening hand: {deck} ({hcp}).").format(deck=deck, hcp=best)
    if complete and from_paper:
        return tr("No opening hand: look at the paper again.")
    if complete:
        return tr("No opening hand: deal again, or move cards and type the new counts.")
    return ""
