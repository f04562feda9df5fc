"""The house game's entries at the Table: the die, and counts that nobody may see there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.columns.base import HouseCellReason
from chicago_gui.games.house.columns.seats import RollDice, advised_deal, line_ups
from chicago_gui.games.house.sheet import Deck, Teams
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.entry_handler import Answer, EntryHandler, LiveSession
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.typing.reader import Reading, as_one
from chicago_gui.sheet.words import pair, tr


def roll_die() -> int:
    """Return 1 to 6 (ruling 12: 4, 5 and 6 are vulnerable)."""
    from random import SystemRandom  # no start waits for it

    return SystemRandom().randint(1, 6)


class HouseEntries(EntryHandler[View]):
    """Everything of a deal but the counts and the handing out."""

    def __init__(
        self, form: Form[View], session: LiveSession[View, Any], roll: Callable[[], int] = roll_die
    ) -> None:
        """Make changes through `session`; `roll` throws the die."""
        super().__init__(form, session)
        self._roll = roll

    def can_prepare(self, up: int | None = None) -> bool:
        deals = self.view.deals
        if up is not None and not (up < len(deals) and deals[up].deal.has_contract):
            return False
        begun = any(not shown.deal.has_contract for shown in deals)
        return begun or self.view.sheet.next_number <= self.view.sheet.planned_deals

    # --- typing

    def refused_at_once(self, spot: Spot, text: str) -> Refused | None:
        """Refuse a figure that may be a count of an open deal: whoever types forgot F2.

        A contract begins with one figure, a note may have any, and a deal that is over has no
        secret left.
        """
        if not text[:1].isdecimal() or spot.deal >= len(self.view.deals):
            return None
        over = isinstance(self.view.deals[spot.deal], PlayedDeal)
        if over and spot.column in (columns.DEAL, columns.HCP, columns.PLAYER):
            return None
        if spot.column is columns.CONTRACT and re.match(r"[1-7](?!\d)", text):
            return None
        return Refused(HouseCellReason.COUNTS_BY_PREPARER)

    def refusal(self, changes: Sequence[Any]) -> Refused | None:
        """Return why `changes` cannot be made; a die can always be rolled."""
        known = self.without_dice(changes)
        return super().refusal(known) if known else None

    def without_dice(self, changes: Sequence[Any]) -> list[Any]:
        """Return those of `changes` that are known before dice are rolled."""
        return [each for each in _flat(changes) if not isinstance(each, RollDice)]

    def enter(self, spot: Spot, reading: Reading) -> Answer:
        """Make the changes of `reading` in one step; dice are rolled now."""
        changes: list[Any] = []
        pips: list[int] = []
        messages: list[str] = []
        for change in _flat(reading.changes):
            if not isinstance(change, RollDice):
                changes.append(change)
                continue
            for team in change.teams:
                pips.append(self._roll())
                changes.append(c.EnterZ(change.deal, team, pips[-1] >= 4))
                messages.append(self._rolled(change.deal, team, pips[-1]))
        return Answer(self.submit(as_one(changes)), " ".join(messages), tuple(pips))

    def roll(self, spot: Spot) -> Answer:
        """Roll the die for the team at `spot` and write its Z."""
        reading = Reading((RollDice(spot.deal, (spot.part,)),), {})
        return self.enter(spot, reading)

    def _rolled(self, index: int, team: int, pips: int) -> str:
        teams = self.view.deals[index].deal.teams
        pattern = (
            tr("The die shows {pips}: {team} are vulnerable.")
            if pips >= 4
            else tr("The die shows {pips}: {team} are not vulnerable.")
        )
        return pattern.format(pips=pips, team=pair(teams[team]) if teams else team + 1)

    def cursor_after(self, filled: Spot) -> Spot | None:
        """Return the next player of a deal that is over: each may say what they noted."""
        over = isinstance(self.view.deals[filled.deal], PlayedDeal)
        last = filled.part == len(Deck) - 1
        noting = over and filled.column is columns.PLAYER and not last
        if not noting or self.wanted() is not None or self.typed_in_secret():
            return None
        return replace(filled, part=filled.part + 1)

    # --- what stands beside the form

    def proposed_teams(self) -> Teams | None:
        """Return the line-up proposed for the deal that is being seated, if any."""
        index = advised_deal(self.view)
        if index >= len(self.view.deals):
            return next(iter(self.view.advice.line_ups), None)
        teams = self.view.deals[index].deal.teams
        if teams is not None:
            return teams
        piece = self.proposal(Spot(index, columns.PARTNERS))
        if piece is not None and isinstance(piece.change, c.SitDown):
            return piece.change.teams
        return next(iter(line_ups(self.view, index)), None)

    # --- undo

    def _changed(self, before: View, was: int, deal: int) -> Iterator[Spot]:
        """Yield the players, too, for whom something else is noted: no cell shows it."""
        then, now = before.deals[was], self.view.deals[deal]
        shown_alike = isinstance(then, PlayedDeal) == isinstance(now, PlayedDeal)
        for spot in super()._changed(before, was, deal):
            if shown_alike or spot.column is not columns.HCP:
                yield spot  # counts that appear or go with the result did not change
        if isinstance(then, PlayedDeal) and isinstance(now, PlayedDeal):
            changed = {name for name, _ in set(then.noted) ^ set(now.noted)}
            for part, player in enumerate(now.deal.decks):
                if player in changed:
                    yield Spot(deal, columns.PLAYER, part)


def _flat(changes: Sequence[Any]) -> Sequence[Any]:
    """Return `changes` one by one, also those that were joined."""
    joined = as_one(changes)
    return getattr(joined, "changes", (joined,))
