"""One deal as it stands on the sheet for everybody to read; no count has a place in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from chicago_gui.scoring import Contract
from chicago_gui.sheet.seating import Team as Team
from chicago_gui.sheet.seating import Teams as Teams

PACK = 40
"""High-card points in a pack."""

OPENING_HAND = 13
"""A deal in which nobody holds this much may be dealt again (ruling 2)."""


class Deck(Enum):
    """The four hands as they lie in the folder; the value is the place in a deal's tuples."""

    A = 0
    B = 1
    C = 2
    D = 3


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything written on the form about one deal but its counts; `None` is not filled in yet.

    `decks` says who picked deck A to D, `vulnerable` each team's Z in the order of `teams`,
    `tricks` those taken by declarer's side, `honours` points by the name of the player whose
    hand held them. `bid_by` is the partner who won the auction when the two have swapped.
    """

    prepared_by: str | None = None
    decks: tuple[str | None, str | None, str | None, str | None] = (None, None, None, None)
    teams: Teams | None = None
    vulnerable: tuple[bool | None, bool | None] = (None, None)
    opening_bid: str | None = None
    contract: Contract | None = None
    passed_out: bool = False
    declarer: str | None = None
    bid_by: str | None = None
    tricks: int | None = None
    honours: tuple[tuple[str, int], ...] = ()
    note: str = ""

    @property
    def handed_out(self) -> bool:
        """Whether every deck has its player."""
        return None not in self.decks

    @property
    def has_contract(self) -> bool:
        """Whether the auction is over, be it passed out."""
        return self.passed_out or self.contract is not None

    @property
    def over(self) -> bool:
        """Whether the deal is played (or passed out), so that its counts are no secret any more."""
        return self.passed_out or self.tricks is not None

    @property
    def at_table(self) -> frozenset[str]:
        """The players known to play this deal: by its teams, else by the decks picked so far."""
        if self.teams is not None:
            return frozenset(self.teams[0] + self.teams[1])
        return frozenset(name for name in self.decks if name is not None)

    @property
    def dummy(self) -> str | None:
        """Declarer's partner; `None` while the teams or declarer are not known."""
        return None if self.declarer is None else self.partner_of(self.declarer)

    def team_of(self, player: str) -> int | None:
        """Return 0 or 1, the team `player` belongs to, or `None`."""
        for index, team in enumerate(self.teams or ()):
            if player in team:
                return index
        return None

    def partner_of(self, player: str) -> str | None:
        """Return the other of `player`'s team, or `None` when the teams are not known."""
        for team in self.teams or ():
            if player in team:
                return team[1] if team[0] == player else team[0]
        return None
