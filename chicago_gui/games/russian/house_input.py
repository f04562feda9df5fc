"""The house game's entries at the Table: the line-up proposed, the die, keys gone astray."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian import columns
from chicago_gui.games.russian.changes import HouseReason
from chicago_gui.games.russian.columns.base import HouseCellReason
from chicago_gui.games.russian.columns.hands import (
    NOT_NOTED,
    Counts,
    counts_choices,
    counts_in,
    four_counts,
    is_noted,
)
from chicago_gui.games.russian.columns.seats import advised_deal, line_ups
from chicago_gui.games.russian.sheet import Deck, Teams
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Choice, Labelled, Spot
from chicago_gui.sheet.entry import is_pass, named_by, number_of
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.form_input import LEVELS, RESULT_SIGNS, Answer, FormInput, LiveSession
from chicago_gui.sheet.words import pair, tr


def roll_die() -> int:
    """Return 1 to 6 (ruling 12: 4, 5 and 6 are vulnerable)."""
    from random import SystemRandom  # no start waits for it

    return SystemRandom().randint(1, 6)


class HouseInput(FormInput[View]):
    """Everything of a deal but the counts and the handing out."""

    takes_counts = False
    """Whether the next deal's count is taken where the cursor rests between two deals."""

    def __init__(
        self, form: Form[View], session: LiveSession[View, Any], roll: Callable[[], int] = roll_die
    ) -> None:
        """Make changes through `session`; `roll` throws the die."""
        super().__init__(form, session)
        self._roll = roll
        self._turn = 0
        self._turned: int | None = None
        self._onward: Spot | None = None

    def meant(self, spot: Spot | None, text: str) -> Spot | None:
        """Return the cell that `text`, typed at `spot`, is meant for.

        A result's sign finds the deal in play, unless it means something where it is typed: who
        noted nothing may be the first of four.
        """
        noted = text == NOT_NOTED and spot is not None and spot.column is columns.PLAYER
        if spot is not None and noted and isinstance(self.view.deals[spot.deal], PlayedDeal):
            return spot
        if spot is None or spot.column not in (columns.RESULT, columns.DEAL):
            playing = self.result_begun(text)
            if playing is not None:
                return playing
        return self._bidding(spot, text) or super().meant(spot, text)

    def _bidding(self, spot: Spot | None, text: str) -> Spot | None:
        """Return where the contract stands that `text` begins where Z or the opener is wanted.

        Whoever hears the auction may know it before anybody has said who opened; that is asked
        for still. What means something where it is typed stays there.
        """
        if spot is None or not (text in LEVELS or is_pass(text)):
            return None
        here = spot.column.complete(self.view, spot, text) or self.begins(spot, text)
        return None if here else self._contract_beside(spot)

    def _contract_beside(self, spot: Spot) -> Spot | None:
        """Return where the contract stands that may be typed at `spot`, Z's or the opener's."""
        contract = Spot(spot.deal, columns.CONTRACT)
        early = spot.column in (columns.Z, columns.OPENS)
        bid = self.view.deals[spot.deal].deal.has_contract
        return contract if early and not bid and self.can_type(contract) else None

    def rest(self, filled: Spot) -> Spot | None:
        """Go to where a pass stands that was typed at Z or the opener: a name there would count.

        Where nothing else is wanted, a result goes on from its own cell, and what one player noted
        to the next one's.
        """
        early = filled.column in (columns.Z, columns.OPENS)
        if early and self.view.deals[filled.deal].deal.passed_out and self.wanted() is None:
            return Spot(filled.deal, columns.CONTRACT)
        onward, self._onward = self._onward, None
        return super().rest(filled) if self.wanted() is not None else onward

    def enter(self, spot: Spot, text: str) -> Refused | None:
        """Take what was typed at `spot`, or return why not; words for a pass are nobody's name."""
        over = self._is_over(spot)
        refused = self._take(spot, text)
        self._onward = self._after(spot, text, over=over) if refused is None else None
        return refused

    def _after(self, spot: Spot, text: str, *, over: bool) -> Spot | None:
        """Return where the cursor goes from what was typed at `spot` of a deal that was `over`.

        Where it may be a count of another deal it goes nowhere: everybody sees what is noted.
        """
        if spot.column is columns.CONTRACT and not over and self._is_over(spot):
            return Spot(spot.deal, columns.RESULT)
        alone = is_noted(text.strip()) and spot.column is columns.PLAYER
        last = spot.part == len(Deck) - 1
        if not alone or last or not over or self.typed_in_secret():
            return None
        return replace(spot, part=spot.part + 1)

    def _is_over(self, spot: Spot) -> bool:
        """Whether the deal at `spot` counts and is played."""
        shown = self.view.deals[spot.deal]
        return isinstance(shown, PlayedDeal) and not shown.thrown_in

    def _take(self, spot: Spot, text: str) -> Refused | None:
        there, count = self._counts_over(spot), text.strip()
        if there and count.isdecimal() and len(counts_in(count)) == 1:
            return self.mend(spot, count, there, c.CorrectCounts)
        refused = super().enter(spot, text)
        if there and refused is None:
            self._finish_counts(spot)
        if refused is None:
            return None
        passes = is_pass(text) and not named_by(text, self.view.sheet.players)
        bids = refused.reason is HouseCellReason.BEFORE_CONTRACT_OPENER
        contract = self._contract_beside(spot) if passes or bids else None
        return refused if contract is None else super().enter(contract, text)

    def mend(
        self,
        spot: Spot,
        count: str,
        there: Sequence[int | None],
        change: Callable[[int, tuple[int, int, int, int]], object],
    ) -> Refused | None:
        """Write the `count` of one deck of four that make 40, or return why not.

        It is mended together with those that wait beside it, refused for their sum too.
        """
        four = [*map(str, self._with_waiting(spot, there))]
        four[spot.part] = count
        try:
            refused = self.submit(change(spot.deal, four_counts(" ".join(four))))
        except Refused as why:
            return why
        if refused is None:
            self._finish_counts(spot)
        elif refused.reason is HouseReason.SUM:
            return Refused(HouseCellReason.ALL_FOUR, **refused.figures)
        return refused

    def choices(self, spot: Spot) -> Sequence[Labelled]:
        """Return what can be chosen at `spot`: a count goes with those that wait beside it."""
        there = self._counts_over(spot)
        return (
            counts_choices(spot, self._with_waiting(spot, there))
            if there
            else super().choices(spot)
        )

    def choose(self, spot: Spot, choice: Labelled) -> Refused | None:
        """Take what was chosen at `spot` with the mouse, or return why not."""
        refused = super().choose(spot, choice)
        counts = isinstance(choice, Choice) and isinstance(choice.change, c.CorrectCounts)
        if counts and refused is None:
            self._finish_counts(spot)
        return refused

    def _counts_over(self, spot: Spot) -> Counts:
        """Return the four counts of which `spot` has one, of a deal that is over, or nothing."""
        shown = self.view.deals[spot.deal]
        if spot.column is not columns.HCP or not isinstance(shown, PlayedDeal):
            return ()
        return () if None in shown.hcp else shown.hcp

    def _with_waiting(self, spot: Spot, there: Sequence[int | None]) -> Counts:
        """Return the counts `there`, and in the place of others those that wait beside `spot`."""
        four = list(there)
        for part in range(len(Deck)):
            if part != spot.part:
                with suppress(Refused):  # mostly nothing waits, or it is no number
                    four[part] = number_of(self.half_typed(replace(spot, part=part)))
        return tuple(four)

    def _finish_counts(self, spot: Spot) -> None:
        """Forget the counts that wait at `spot` and beside it: the four are written."""
        for part in range(len(Deck)):
            self.finish(replace(spot, part=part))

    def result_begun(self, text: str) -> Spot | None:
        """Return where the result of the deal in play stands, when `text` is the sign of one."""
        if not text or text not in RESULT_SIGNS:
            return None
        return next(
            (
                Spot(index, columns.RESULT)
                for index, shown in enumerate(self.view.deals)
                if shown.deal.contract is not None and not shown.deal.over
            ),
            None,
        )

    def can_prepare(self, up: int | None = None) -> bool:
        deals = self.view.deals
        if up is not None and not (up < len(deals) and deals[up].deal.has_contract):
            return False
        begun = any(not shown.deal.has_contract for shown in deals)
        return begun or self.view.sheet.next_number <= self.view.sheet.planned_deals

    def misplaced(self, spot: Spot, key: str) -> Refused | None:
        """Return why `key` cannot be meant at `spot`: a count that would end where all can see it.

        Typed over a cover it would become the result of the deal that is played, and beside the
        deal's number a note. Between two deals the cursor rests on the result of the last one, and
        the next count would become that, where F2 was forgotten.
        """
        if not key.isdecimal():
            return None
        if isinstance(self.view.deals[spot.deal], PlayedDeal):
            return Refused(HouseCellReason.COUNT_OR_RESULT) if self._may_be_count(spot) else None
        if spot.column is columns.DEAL:
            return Refused(HouseCellReason.NOTE_HERE)
        counts = spot.column in (columns.TEAM_HCP, columns.TARGET)
        if counts or (spot.column is columns.HCP and not self.can_type(spot)):
            return Refused(HouseCellReason.COUNTS_ELSEWHERE)
        return None

    def _may_be_count(self, spot: Spot) -> bool:
        """Whether a figure at `spot` may be the next deal's, with F2 forgotten."""
        if self.takes_counts or self.wanted() is not None:
            return False
        return spot == self.form.resting(self.view) and self.can_prepare()

    def _changed(self, before: View, was: int, deal: int) -> Iterator[Spot]:
        """Yield the players of whom something else is noted, too: no cell has that to be mended."""
        then, now = before.deals[was], self.view.deals[deal]
        shown_alike = isinstance(then, PlayedDeal) == isinstance(now, PlayedDeal)
        for spot in super()._changed(before, was, deal):
            if shown_alike or spot.column is not columns.HCP:
                yield spot  # counts that are seen now, or no more, are no others
        if isinstance(then, PlayedDeal) and isinstance(now, PlayedDeal):
            otherwise = {name for name, _ in set(then.noted) ^ set(now.noted)}
            for part, player in enumerate(now.deal.decks):
                if player in otherwise:
                    yield Spot(deal, columns.PLAYER, part)

    def roll(self, spot: Spot) -> Answer:
        """Roll the die for the team at `spot` and write its Z."""
        deal = self.view.deals[spot.deal].deal
        pips = self._roll()
        refused = self.submit(c.EnterZ(spot.deal, spot.part, pips >= 4))
        team = pair(deal.teams[spot.part]) if deal.teams else str(spot.part + 1)
        pattern = (
            tr("The die shows {pips}: {team} are vulnerable.")
            if pips >= 4
            else tr("The die shows {pips}: {team} are not vulnerable.")
        )
        return Answer(refused, pattern.format(pips=pips, team=team), pips=pips)

    # --- the line-up that is proposed

    def proposed_teams(self) -> Teams | None:
        """Return the line-up proposed for the deal that is being seated, if any."""
        index = advised_deal(self.view)
        if index >= len(self.view.deals):
            return next(iter(self.view.advice.line_ups), None)
        return self.view.deals[index].deal.teams or self.proposed_for(index)

    def proposed_for(self, deal: int) -> Teams | None:
        """Return the line-up proposed for the deal at a place."""
        if deal != self._turned:
            self._turned, self._turn = deal, 0
        ways = line_ups(self.view, deal)
        return ways[self._turn % len(ways)] if ways else None

    def show_another(self) -> None:
        """Propose the next line-up instead."""
        self._turn += 1
