"""The public view of a session: the only thing that faces, paper and files outside are given.

A deal that is not over is an `OpenDeal`: it has no field that could hold a count or a target.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chicago_gui.games.house.sheet import PACK, Deal, Sheet
from chicago_gui.record import Record
from chicago_gui.scoring import HOUSE, Outcome, TargetTable
from chicago_gui.sheet.panel import Teams


class Advice(Record):
    """Advice for the first deal without a contract, or the deal to come.

    `preparer` is `None` while it cannot be known. `reason` is `"first"`, `"dummy"`, `"swap"`,
    `"hand-over"` or `"same"`. `declarer` is who should play the last contract: another than the
    one written when a swap is due. `line_ups` are the legal ones, best first. `partnerships` says
    that another than dummy prepares for their sake.
    """

    preparer: str | None
    reason: str
    declarer: str | None
    line_ups: tuple[Teams, ...]
    opening_bid: str | None
    partnerships: bool = False


class OpenDeal(Record):
    """A deal being prepared, bid or played: what stands on the form, and its number."""

    number: int
    deal: Deal
    mark: str | None = None


class PlayedDeal(Record):
    """A deal that is over, with its counts and, when nothing is missing, its outcome.

    `hcp` are the four counts of deck A to D, `team_hcp` what each team held, `noted` what players
    say they held, `doubts` the players whose note differs from the count. `outcome` is `None` for
    a thrown-in deal and while an entry is missing. `corrected` are the cells written otherwise
    after everybody had seen them, by the session file's keys: `hcp.B`, `contract`.
    """

    number: int
    deal: Deal
    thrown_in: bool
    hcp: tuple[int | None, int | None, int | None, int | None]
    team_hcp: tuple[int, int] | None
    noted: tuple[tuple[str, int], ...]
    doubts: tuple[str, ...]
    outcome: Outcome | None
    mark: str | None = None
    corrected: tuple[str, ...] = ()

    @property
    def counted(self) -> bool:
        """Whether all four counts are known and make a pack."""
        return None not in self.hcp and sum(hcp or 0 for hcp in self.hcp) == PACK

    @property
    def won(self) -> dict[str, int]:
        """The IMPs of each of the four who played; nobody's while the deal is not scored."""
        teams, outcome = self.deal.teams, self.outcome
        if teams is None or outcome is None:
            return {}
        return {
            player: imps for team, imps in zip(teams, outcome.imps, strict=True) for player in team
        }

    def imps_of(self, player: str) -> int | None:
        """Return the IMPs of `player`, or `None` when out or not scored."""
        return self.won.get(player)


def won_in(deals: Sequence[OpenDeal | PlayedDeal]) -> tuple[Mapping[str, int], ...]:
    """Return for each of `deals` the IMPs of each of the four who played, where it is scored."""
    return tuple(deal.won if isinstance(deal, PlayedDeal) else {} for deal in deals)


class PlayerStanding(Record):
    """One player's evening so far: IMPs, times out and opening bids, deals played."""

    player: str
    imps: int
    out: int
    opened: int
    played: int


class Differences(Record):
    """How far apart, in deals, players and partnerships must be when the last deal is played."""

    out: int
    opened: int
    partnered: int


class View(Record):
    """The whole session as everybody may see it.

    `standing` is in the order of the sheet; `cap` is how often each should be out and open.
    `partnerships` counts the deals of each of the ten pairs.
    """

    sheet: Sheet
    deals: tuple[OpenDeal | PlayedDeal, ...]
    standing: tuple[PlayerStanding, ...]
    cap: int
    partnerships: tuple[tuple[tuple[str, str], int], ...]
    advice: Advice
    differences: Differences = Differences(0, 0, 0)
    targets: TargetTable = HOUSE

    @property
    def scored(self) -> int:
        """How many deals have an outcome."""
        return sum(isinstance(deal, PlayedDeal) and deal.outcome is not None for deal in self.deals)

    def prepared_by(self, index: int) -> str:
        """Return who prepares the deal at a place, or nothing."""
        return self.deals[index].deal.prepared_by or ""

    @property
    def over(self) -> bool:
        """Whether every planned deal is played."""
        return self.sheet.over
