"""What is wanted next, in the order of a deal as it is lived, and how it is said in either face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.sheet import (
    MORE_DEALS,
    MOST_DEALS,
    OPENING_HAND,
    PACK,
    Deal,
    Deck,
)
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal, View
from chicago_gui.games.russian.words import (
    honours_asked,
    missing,
    swap_due,
    why_not_dummy,
    why_swap,
)
from chicago_gui.record import remembered
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.entry import examples, short_names
from chicago_gui.sheet.words import contract_text, pair, sentence, signed, tr


@remembered(8)
def wanted_at_table(view: View) -> Spot | None:
    """Return the cell the table should fill next, the oldest deal first.

    Decks are picked in the preparer's face, because that is where their sum is known; a deal
    whose decks are not handed out wants nothing of the table.
    """
    for index, shown in enumerate(view.deals):
        deal = shown.deal
        if isinstance(shown, PlayedDeal):
            if not shown.thrown_in and shown.outcome is None:
                spot = next(_lacking(shown, index), None)
                if spot is not None:
                    return spot
        elif deal.handed_out or deal.has_contract:
            return next(_bidding(deal, index), None)
    return None


def number_wanted(view: View) -> int:
    """Return the number of the deal that is wanted next: played, being prepared, or to come."""
    wanted = wanted_at_table(view)
    if wanted is not None:
        return view.deals[wanted.deal].number
    last = view.deals[-1] if view.deals else None
    return last.number if isinstance(last, OpenDeal) else view.sheet.next_number


def progress_line(view: View, number: int) -> str:
    """Return how far the evening has come at the deal of that number."""
    planned = view.sheet.planned_deals
    return tr("Deal {number} of {planned}").format(number=min(number, planned), planned=planned)


def last_result(view: View) -> Spot | None:
    """Return where the deal played last has its result; there the table rests between deals."""
    for index in reversed(range(len(view.deals))):
        if isinstance(view.deals[index], PlayedDeal):
            return Spot(index, columns.RESULT)
    return None


def wanted_by_preparer(
    deal: Deal,
    index: int,
    hcp: Sequence[int | None],
    turn: int | None = None,
) -> Spot | None:
    """Return the cell the preparer should fill next; `None` when the deal is ready.

    `hcp` are the counts; when they are gone through again, `turn` is the deck whose turn it is.
    """
    right = None not in hcp and sum(count or 0 for count in hcp) == PACK
    if turn is not None and not (right and deal.handed_out):
        return Spot(index, columns.HCP, turn)
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
    if not shown.counted:
        yield Spot(index, columns.HCP)
    yield from _picking(deal, index)
    yield from (spot for spot in _seating(deal, index) if spot.column is not columns.OPENS)
    if not deal.passed_out and deal.declarer is None:
        yield Spot(index, columns.CONTRACT)


def table_hint(view: View) -> tuple[str, str]:
    """Return what is wanted now, and in a quieter line what comes next."""
    wanted = wanted_at_table(view)
    if wanted is None:
        return preparing(view), _afterwards(view) or _why_begin(view)
    due = swap_due(view)
    if due and wanted.column is columns.RESULT:
        # The one thing that cannot wait: after the lead it is too late.
        after = tr("The result is asked for after it, and can be typed without it.")
        return due, f"{why_swap(view)} {after}"
    shown = view.deals[wanted.deal]
    if isinstance(shown, OpenDeal) and wanted.column in (columns.Z, columns.OPENS):
        coming = "" if shown.deal.contract else tr("The contract may be typed before that.")
        return wanted_line(view, wanted), coming
    return wanted_line(view, wanted), _coming(view, shown)


def wanted_line(view: View, wanted: Spot) -> str:
    """Return what to type at `wanted`."""
    shown = view.deals[wanted.deal]
    deal, number = shown.deal, shown.number
    if isinstance(shown, PlayedDeal):
        return tr("Deal {number} is over but cannot be scored yet: {missing} missing.").format(
            number=number, missing=", ".join(missing(shown))
        )
    match wanted.column:
        case columns.RESULT if deal.contract is not None:
            return tr(
                "Deal {number} is being played: {contract} by {name}. Type the result "
                "(=, +1, −1 or the tricks taken) when it is over; the target shows then."
            ).format(number=number, contract=contract_text(deal.contract), name=deal.declarer)
        case columns.CONTRACT:
            return tr(
                "Deal {number} is being bid. Type the contract and who plays it, such as 4s {one} "
                "or, doubled, 4sx {other}; p when all pass."
            ).format(number=number, **examples(columns.four(view, deal), view.sheet.players))
        case _:
            return tr("Deal {number}: {what}").format(
                number=number, what=seating_line(view, wanted)
            )


def seating_line(view: View, wanted: Spot) -> str:
    """Return what to type for teams, Z and opening bid, in either face."""
    deal = view.deals[wanted.deal].deal
    match wanted.column:
        case columns.PREPARED_BY:
            return tr("who prepares it? Type {names}.").format(
                names=short_names(view.sheet.players, view.sheet.players)
            )
        case columns.PARTNERS:
            return tr("who plays with whom? Enter takes the line-up shown, space shows another.")
        case columns.Z:
            team = pair(deal.teams[wanted.part]) if deal.teams else str(wanted.part + 1)
            return tr(
                "are {team} vulnerable? z if they are, space if not, r to roll the die."
            ).format(team=team)
        case columns.OPENS:
            # Nobody is proposed once it is bid: somebody has opened.
            asked = (
                tr("who opened? Type {names}.")
                if deal.has_contract
                else tr("who opens? Enter takes the name shown; or type {names}.")
            )
            return asked.format(names=short_names(columns.four(view, deal), view.sheet.players))
        case _:
            return tr("who had this deck? Type {names}.").format(names=_left(view, deal))


def preparing(view: View) -> str:
    """Return who prepares which deal, and what else the Table may still type, if anything."""
    last = view.deals[-1] if view.deals else None
    if isinstance(last, OpenDeal) and not last.deal.has_contract:
        name = last.deal.prepared_by
        if name is None:
            return tr("Deal {number} is to be prepared. F2 opens the preparer's face.").format(
                number=last.number
            )
        opens = tr("{name} prepares deal {number}. F2 opens the preparer's face.")
        return f"{opens.format(name=name, number=last.number)} {_was_to(last)}".rstrip()
    return f"{_next_begins(view)} {honours_asked(view, -1)}".strip()


def _was_to(shown: OpenDeal | PlayedDeal) -> str:
    """Return who was to prepare a deal that somebody else does, until the first deck is picked.

    Another contract before it may have made another player the dummy.
    """
    if shown.mark is None or any(shown.deal.decks):
        return ""
    return tr("{names} was to prepare; whoever does is typed under “Prepared by”.").format(
        names=shown.mark
    )


def _next_begins(view: View) -> str:
    if view.sheet.next_number > view.sheet.planned_deals:
        return _final(view)
    if view.advice.preparer is None:
        return tr("F2 begins deal {number}.").format(number=view.sheet.next_number)
    return tr("{name} prepares deal {number}. F2 begins it.").format(
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


def _coming(view: View, shown: OpenDeal | PlayedDeal) -> str:
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
    return f"{why_next(view)} {tr('F2 begins the next deal.')}".strip()


def preparer_hint(
    view: View, wanted: Spot | None, hcp: Sequence[int | None], *, from_paper: bool = False
) -> tuple[str, str]:
    """Return what the preparer does next, and in a quieter line what comes after it.

    What is typed in `from_paper` was counted and picked long ago.
    """
    line = sum_line(hcp, from_paper=from_paper)
    if wanted is None:
        return (
            tr("Ready: hand out the cards. Enter covers the counts and goes back to the table."),
            line,
        )
    deck = Deck(wanted.part).name
    match wanted.column:
        case columns.HCP if sum(count or 0 for count in hcp) == PACK:
            return line, tr(
                "Is {deck} right? Enter keeps it. Or go on: who picked deck A? Type {names}."
            ).format(deck=deck, names=_left(view, view.deals[wanted.deal].deal))
        case columns.HCP if None in hcp and hcp[wanted.part] is not None:
            return line, tr("Is {deck} right? Enter keeps it.").format(deck=deck)
        case columns.HCP if None not in hcp:
            return line, tr(
                "Is {deck} right? Enter keeps it; or type the right count. "
                "The arrows lead to other decks."
            ).format(deck=deck)
        case columns.HCP:
            count = tr("Deck {deck}: count its high cards.").format(deck=deck)
            then = tr("Then each player picks a deck.")
            if from_paper:
                count = tr("Deck {deck}: type its high-card points from the paper.")
                count, then = count.format(deck=deck), ""
            was_to = "" if line else _was_to(view.deals[wanted.deal])
            return f"{count}  {line}".rstrip(), was_to or then
        case columns.PLAYER if wanted.part == 0 and max(count or 0 for count in hcp) < OPENING_HAND:
            return line, tr("Or go on: who picked deck A? Type {names}.").format(
                names=_left(view, view.deals[wanted.deal].deal)
            )
        case columns.PLAYER:
            return tr("Who picked deck {deck}? Type {names}.").format(
                deck=deck, names=_left(view, view.deals[wanted.deal].deal)
            ), line
        case _:
            return sentence(seating_line(view, wanted)), line


def _left(view: View, deal: Deal) -> str:
    """Return who has no deck yet, and how short each name is."""
    four = columns.four(view, deal)
    left = [name for name in four if name not in deal.decks]
    return short_names(left or four, view.sheet.players, four)


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
        return tr("The four make {total}: {missing} missing of 40.").format(
            total=total, missing=PACK - total
        )
    else:
        return tr("The four make {total}: {over} more than 40.").format(
            total=total, over=total - PACK
        )
    return f"{line}  {_opening_line(hcp, len(counted) == len(hcp), from_paper)}".rstrip()


def _opening_line(hcp: Sequence[int | None], complete: bool, from_paper: bool) -> str:
    """Ruling 2: without an opening hand the preparer may deal again or move cards.

    What stands on the paper was played: somebody has misread it.
    """
    best = max(count or 0 for count in hcp)
    if best >= OPENING_HAND:
        deck = Deck([count or 0 for count in hcp].index(best)).name
        return tr("An opening hand is there ({deck}, {hcp}).").format(deck=deck, hcp=best)
    if complete and from_paper:
        return tr("No opening hand: look at the paper again.")
    if complete:
        return tr("No opening hand: deal again, or move cards and type the new counts.")
    return ""
