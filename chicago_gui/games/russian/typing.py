"""From what was typed in a cell to the change it means."""

from __future__ import annotations

import re
from contextlib import suppress
from enum import Enum

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian.cells import contract_text, result
from chicago_gui.games.russian.columns import Column
from chicago_gui.games.russian.deal import Deal, Deck, Team, Teams
from chicago_gui.games.russian.flow import Spot
from chicago_gui.games.russian.reasons import Reason as Rule
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.scoring import HONOUR_POINTS, Refused, parse_result
from chicago_gui.sheet.entry import Reason as EntryReason
from chicago_gui.sheet.entry import contract_of, fits, is_pass, name_of, number_of
from chicago_gui.sheet.names import folded
from chicago_gui.sheet.words import pair


class Reason(Enum):
    """Why typed text means nothing in this cell."""

    FOUR_COUNTS = "four counts, deck A to D, such as 12 9 13 6"
    ALL_FOUR = "the four would add up to {total}: type them in one go, such as 12 9 13 6"
    SEATS_FIRST = "who plays this deal is not known yet"
    Z = "z for vulnerable, a space for not, r for the die"
    RESULT_FIRST = "a result needs a contract first"
    NOTED_LATER = "what players noted is asked for when the deal is over"
    COUNTS_ELSEWHERE = "counts are typed beside their decks, in the preparer's face (F2)"
    NOT_HERE = "this cell is worked out from the others"


Z_YES = frozenset({"z", "v", "y", "я", "з", "+", "1"})
Z_NO = frozenset({"", "-", "n", "0", "н"})


def can_type(view: View, spot: Spot) -> bool:
    """Whether anything can be typed in this cell at the Table."""
    shown = view.deals[spot.deal]
    deal = shown.deal
    match spot.column:
        case Column.DEAL | Column.PREPARED_BY | Column.PARTNERS | Column.Z | Column.OPENS:
            return True
        case Column.PLAYER:
            return deal.handed_out or isinstance(shown, PlayedDeal)
        case Column.HCP:
            return isinstance(shown, PlayedDeal)
        case Column.CONTRACT:
            return deal.teams is not None and (deal.handed_out or deal.has_contract)
        case Column.RESULT:
            return deal.contract is not None
        case _:
            return False


def shown_for_typing(view: View, spot: Spot) -> str:
    """Return the text an editor begins with: what stands there, as it would be typed."""
    shown = view.deals[spot.deal]
    deal = shown.deal
    match spot.column:
        case Column.DEAL:
            return deal.note
        case Column.PREPARED_BY:
            return deal.prepared_by or ""
        case Column.PLAYER:
            return deal.decks[spot.part] or ""
        case Column.PARTNERS:
            return pair(deal.teams[spot.part]) if deal.teams else ""
        case Column.Z:
            return "z" if deal.vulnerable[spot.part] else ""
        case Column.OPENS:
            return deal.opening_bid or ""
        case Column.CONTRACT:
            if deal.passed_out:
                return "pass"
            contract = contract_text(deal.contract) if deal.contract else ""
            return f"{contract} {deal.declarer or ''}".strip()
        case Column.RESULT:
            return result(deal)
        case Column.HCP if isinstance(shown, PlayedDeal):
            return " ".join(str(hcp) for hcp in shown.hcp if hcp is not None)
        case _:
            return ""


def change_for(view: View, spot: Spot, text: str) -> c.PublicChange:
    """Return the change that `text` typed at `spot` means.

    Raises `Refused` when it means nothing there; whether the change can be is the desk's to say.
    """
    try:
        return _meant(view, spot, text)
    except Refused as refused:
        preparer = view.deals[spot.deal].deal.prepared_by
        named = str(refused.figures.get("text", ""))
        if refused.reason is EntryReason.NO_NAME and preparer and fits(named, preparer):
            raise Refused(Rule.SITS_OUT, name=preparer) from None
        raise


def _meant(view: View, spot: Spot, text: str) -> c.PublicChange:
    shown = view.deals[spot.deal]
    deal, index, part = shown.deal, spot.deal, spot.part
    empty = not text.strip()
    match spot.column:
        case Column.DEAL:
            return c.EnterNote(index, text)
        case Column.PREPARED_BY:
            return c.EnterPreparer(index, name_of(text, view.sheet.players))
        case Column.PLAYER:
            return _player(view, shown, spot, text)
        case Column.PARTNERS:
            return c.SitDown(index, None if empty else teams_of(view, deal, part, text))
        case Column.Z:
            return c.EnterZ(index, part, _z(text))
        case Column.OPENS:
            return c.EnterOpener(index, None if empty else name_of(text, four(view, deal)))
        case Column.CONTRACT:
            if empty:
                return c.EnterContract(index, None)
            if is_pass(text):
                return c.PassOut(index)
            return c.EnterContract(index, *contract_of(text, four(view, deal)))
        case Column.RESULT:
            if deal.contract is None:
                raise Refused(Reason.RESULT_FIRST)
            return c.EnterResult(index, None if empty else parse_result(text, deal.contract))
        case Column.HCP:
            return c.CorrectCounts(index, four_counts(text))
    raise Refused(Reason.NOT_HERE)


def complete(view: View, spot: Spot, text: str) -> bool:
    """Whether `text` can mean one thing only, so that no Enter need be waited for.

    True for initials that fit one player; a contract, a number or a note may always go on, and so
    may a name with which another begins.
    """
    begun = folded(text)
    if not begun or begun[0].isdigit():
        return False
    match spot.column:
        case Column.PREPARED_BY:
            names = view.sheet.players
        case Column.PLAYER | Column.OPENS:
            names = four(view, view.deals[spot.deal].deal)
        case _:
            return False
    return sum(fits(begun, name) for name in names) == 1


def four(view: View, deal: Deal) -> tuple[str, ...]:
    """Return who may play `deal`, in the order of the sheet."""
    known = deal.at_table
    if len(known) == 4:
        return tuple(name for name in view.sheet.players if name in known)
    return tuple(name for name in view.sheet.players if name != deal.prepared_by)


def pairings(names: tuple[str, ...]) -> tuple[Teams, ...]:
    """Return the three ways four players can be two teams; none when they are not four."""
    if len(names) != 4:
        return ()
    one, two, three, last = names
    return (
        ((one, two), (three, last)),
        ((one, three), (two, last)),
        ((one, last), (two, three)),
    )


def teams_of(view: View, deal: Deal, part: int, text: str) -> Teams:
    """Return the teams that names typed in team `part`'s cell mean.

    Two names are that team, and so are two initials run together; one name is the partner of
    whoever is first of the four.
    """
    names = four(view, deal)
    if len(names) != 4:
        raise Refused(Reason.SEATS_FIRST)
    one, two = _partners(text.strip(), names)
    three, last = (name for name in names if name not in (one, two))
    return ((one, two), (three, last)) if part == 0 else ((three, last), (one, two))


def _partners(text: str, names: tuple[str, ...]) -> Team:
    refused: Refused | None = None
    for cut in re.finditer(r"[\s,&–-]+", text):
        # A name may hold spaces and hyphens itself, so each of them gets its chance.
        try:
            return _two(text[: cut.start()], text[cut.end() :], names)
        except Refused as why:
            refused = why
    try:
        return names[0], name_of(text, names[1:])
    except Refused as why:
        refused = refused or why
    found = set()
    for length in range(1, len(text)):
        with suppress(Refused):
            found.add(_two(text[:length], text[length:], names))
    if len(found) == 1:
        return found.pop()
    raise refused


def _two(one: str, other: str, names: tuple[str, ...]) -> Team:
    first = name_of(one, names)
    return first, name_of(other, [name for name in names if name != first])


def four_counts(text: str) -> tuple[int, int, int, int]:
    """Return the four counts in `text`; raises `Refused` when they are not four numbers."""
    words = re.findall(r"[^\s,;/]+", text)
    if len(words) != 4:
        raise Refused(Reason.FOUR_COUNTS)
    a, b, c_, d = (number_of(word) for word in words)
    return a, b, c_, d


def _player(view: View, shown: object, spot: Spot, text: str) -> c.PublicChange:
    """A name says who had the deck; a number what that player noted, or honours held."""
    deal = view.deals[spot.deal].deal
    player = deal.decks[spot.part]
    if not text.strip():
        return c.PickDeck(spot.deal, Deck(spot.part), None)
    if text.strip().isdecimal() and player is not None:
        number = number_of(text)
        if number in HONOUR_POINTS:
            return c.EnterHonours(spot.deal, player, number)
        if not isinstance(shown, PlayedDeal):
            raise Refused(Reason.NOTED_LATER)
        return c.EnterNoted(spot.deal, player, number)
    return c.PickDeck(spot.deal, Deck(spot.part), name_of(text, four(view, deal)))


def _z(text: str) -> bool:
    word = text.strip().casefold()
    if word in Z_YES:
        return True
    if word in Z_NO:
        return False
    raise Refused(Reason.Z)
