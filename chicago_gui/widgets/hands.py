"""What a face does with keys, typed text and clicks in the form, apart from how it draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import SystemRandom

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian import typing as typed
from chicago_gui.games.russian.cells import Cell
from chicago_gui.games.russian.choices import Choice, advised_deal, choices, line_ups
from chicago_gui.games.russian.columns import Column
from chicago_gui.games.russian.deal import Teams
from chicago_gui.games.russian.flow import Spot, wanted_at_table
from chicago_gui.games.russian.hints import swap_due
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.door import Door
from chicago_gui.sheet.words import pair, tr
from chicago_gui.widgets.choice_pad import Labelled

ENTER = "\r"
SPACE = " "
DIE = "rкr"
SWAP = "sс"
_RESULT_SIGNS = "=+-\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a key: why it was refused, or something to tell, or nothing more."""

    refused: Refused | None = None
    told: str = ""


def last_bid(view: View) -> int:
    """Return the place of the last deal that has been bid: it is that in which a swap is due."""
    return max(index for index, shown in enumerate(view.deals) if shown.deal.has_contract)


def roll_die() -> int:
    """Return 1 to 6 (ruling 12: 4, 5 and 6 are vulnerable)."""
    return SystemRandom().randint(1, 6)


class TableHands:
    """The hands at the Table: everything of a deal but the counts and the handing out."""

    def __init__(
        self, door: Door[View, c.PublicChange], roll: Callable[[], int] = roll_die
    ) -> None:
        """Make changes through `door`; `roll` throws the die."""
        self._door = door
        self._roll = roll
        self._turn = 0
        self._turned: int | None = None

    @property
    def view(self) -> View:
        """The session as everybody may see it now."""
        return self._door.view

    def wanted(self) -> Spot | None:
        """Return the cell to be filled next."""
        return wanted_at_table(self.view)

    def can_type(self, spot: Spot) -> bool:
        """Whether anything can be typed at `spot`."""
        return typed.can_type(self.view, spot)

    def meant(self, spot: Spot | None, text: str) -> Spot | None:
        """Return the cell that `text`, typed at `spot`, is meant for.

        A result's sign finds the deal in play, and what is typed where nothing can be, the wanted
        cell.
        """
        if text and text in _RESULT_SIGNS and (spot is None or spot.column is not Column.DEAL):
            playing = next(
                (
                    Spot(index, Column.RESULT)
                    for index, shown in enumerate(self.view.deals)
                    if shown.deal.contract is not None and not shown.deal.over
                ),
                None,
            )
            if playing and (spot is None or spot.column not in (Column.RESULT, Column.Z)):
                return playing
        if spot is None or not self.can_type(spot):
            return self.wanted()
        return spot

    def misplaced(self, spot: Spot, key: str) -> Refused | None:
        """Return why `key` cannot be meant at `spot`: a count that would end where all can see it.

        Typed over a cover it would become the result of the deal that is played, and beside the
        deal's number a note.
        """
        if not key.isdecimal() or isinstance(self.view.deals[spot.deal], PlayedDeal):
            return None
        counts = spot.column in (Column.DEAL, Column.TEAM_HCP, Column.TARGET)
        if counts or (spot.column is Column.HCP and not self.can_type(spot)):
            return Refused(typed.Reason.COUNTS_ELSEWHERE)
        return None

    def text(self, spot: Spot) -> str:
        """Return the text an editor at `spot` begins with."""
        return typed.shown_for_typing(self.view, spot)

    def complete(self, spot: Spot, text: str) -> bool:
        """Whether `text` need not wait for Enter."""
        return typed.complete(self.view, spot, text)

    def enter(self, spot: Spot, text: str) -> Refused | None:
        """Take what was typed at `spot`, or return why not."""
        try:
            change = typed.change_for(self.view, spot, text)
        except Refused as refused:
            return refused
        return self._door.submit(change)

    def secret(self, spot: Spot) -> bool:
        """Whether what is typed at `spot` is the preparer's secret; never so at the Table."""
        return False

    def contract(self, spot: Spot, contract: Contract, declarer: str) -> Refused | None:
        """Take a contract chosen on the pad, or return why not."""
        return self.submit(c.EnterContract(spot.deal, contract, declarer))

    def choose(self, spot: Spot, choice: Labelled) -> Refused | None:
        """Take what was chosen at `spot` with the mouse, or return why not."""
        return self._door.submit(choice.change) if isinstance(choice, Choice) else None

    def choices(self, spot: Spot) -> Sequence[Labelled]:
        """Return what can be chosen at `spot` with the mouse."""
        return choices(self.view, spot)

    def submit(self, change: c.PublicChange) -> Refused | None:
        """Make `change`, or return why not."""
        return self._door.submit(change)

    def key(self, spot: Spot, key: str) -> Answer | None:
        """Answer a single key at `spot`, or return `None` when it means nothing by itself."""
        shown = self.view.deals[spot.deal]
        deal = shown.deal
        match spot.column:
            case Column.DEAL if key == ENTER and not isinstance(shown, PlayedDeal):
                # Or a note would be open for the next count. Letters begin a note.
                return Answer()
            case Column.PARTNERS if deal.teams is None and key in (ENTER, SPACE):
                proposed = self._proposed_teams(spot.deal)
                if key == SPACE:
                    self._turn += 1
                    return Answer()
                return Answer(self.submit(c.SitDown(spot.deal, proposed))) if proposed else None
            case Column.Z if key == SPACE:
                return Answer(self.submit(c.EnterZ(spot.deal, spot.part, False)))
            case Column.Z if key == ENTER and deal.vulnerable[spot.part] is None:
                # One Enter too many must not settle it: half of all teams are vulnerable.
                return Answer(Refused(typed.Reason.Z))
            case Column.Z if key.casefold() in DIE:
                return self.roll(spot)
            case Column.Z if key.casefold() in typed.Z_YES | typed.Z_NO - {""}:
                return Answer(self.enter(spot, key))
            case Column.OPENS if deal.opening_bid is None and key == ENTER:
                opener = self._proposed_opener(spot.deal)
                return Answer(self.submit(c.EnterOpener(spot.deal, opener))) if opener else None
            case Column.RESULT if key.casefold() in SWAP and swap_due(self.view):
                return Answer(self.submit(c.Swap(last_bid(self.view))))
        return None

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
        return Answer(refused, pattern.format(pips=pips, team=team))

    def proposal(self, spot: Spot) -> Cell | None:
        """Return what is proposed at `spot`, to be shown there quietly until it is taken."""
        deal = self.view.deals[spot.deal].deal
        if spot.column is Column.PARTNERS and deal.teams is None and deal.handed_out:
            teams = self._proposed_teams(spot.deal)
            return Cell(pair(teams[spot.part])) if teams else None
        if spot.column is Column.OPENS and deal.opening_bid is None and deal.teams is not None:
            return Cell(self._proposed_opener(spot.deal) or "")
        return None

    def proposed_teams(self) -> Teams | None:
        """Return the line-up proposed for the deal that is being seated, if any."""
        index = advised_deal(self.view)
        if index >= len(self.view.deals):
            return next(iter(self.view.advice.line_ups), None)
        return self.view.deals[index].deal.teams or self._proposed_teams(index)

    def _proposed_teams(self, deal: int) -> Teams | None:
        if deal != self._turned:
            self._turned, self._turn = deal, 0
        ways = line_ups(self.view, deal)
        return ways[self._turn % len(ways)] if ways else None

    def _proposed_opener(self, deal: int) -> str | None:
        if deal != advised_deal(self.view):
            return None
        opener = self.view.advice.opening_bid
        return opener if opener in typed.four(self.view, self.view.deals[deal].deal) else None
