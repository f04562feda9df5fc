"""The public view of a session: all that faces, paper and exported files receive.

A deal that is not over is an `OpenDeal`: it has no field that could hold a count or a target.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chicago_gui.games.house.sheet import PACK, Deal, Sheet
from chicago_gui.record import Record
from chicago_gui.scoring import Outcome, score
from chicago_gui.sheet.panel import Teams


class Advice(Record):
    """Advice for the first deal without a contract, or the deal to come.

    `preparer` is `None` while it cannot be known, and with four. `reason` is `"first"`, `"dummy"`,
    `"swap"`, `"hand-over"`, `"same"` or `"four"`. `declarer` is who should play the last contract:
    another than the one written when a swap is due. `line_ups` are the legal ones, best first.
    `partnerships` says that another than dummy prepares for their sake.
    """

    preparer: str | None
    reason: str
    declarer: str | None
    line_ups: tuple[Teams, ...]
    opening_bid: str | None
    partnerships: bool = False


class OpenDeal(Record):
    """A deal being prepared, bid or played: what stands on the form, and its number.

    `four` says that only four are there: nobody prepares, and nothing is covered.
    """

    number: int
    deal: Deal
    mark: str | None = None
    four: bool = False


class PlayedDeal(Record):
    """A deal that is over, with its counts and, when nothing is missing, its outcome.

    `hcp` are the four counts of deck A to D, `team_hcp` what each team held, `noted` what players
    say they held, `doubts` the players whose note differs from the count. `outcome` is `None` for
    a thrown-in deal and while an entry is missing. `corrected` are the cells written otherwise
    after everybody had seen them, by the session file's keys: `hcp.B`, `contract`. With `four`
    there the counts come after the play, and may still be missing.
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
    four: bool = False

    @property
    def lacks_counts(self) -> bool:
        """Whether only the counts are missing, which with four come after the play."""
        return self.four and not self.thrown_in and not self.counted

    @property
    def declarer_score(self) -> int | None:
        """The score as declarer sees it; with four it is known before the counts."""
        if self.outcome is not None:
            return self.outcome.declarer_score
        deal = self.deal
        team = None if deal.declarer is None else deal.team_of(deal.declarer)
        if not self.four or team is None or deal.contract is None or deal.tricks is None:
            return None
        vulnerable = deal.vulnerable[team]
        if vulnerable is None:
            return None
        honours = sum(
            points if deal.team_of(name) == team else -points for name, points in deal.honours
        )
        return score(deal.contract, deal.tricks, vulnerable=vulnerable) + honours

    @property
    def counted(self) -> bool:
        """Whether all four counts are known and add up to 40."""
        return None not in self.hcp and sum(hcp or 0 for hcp in self.hcp) == PACK

    @property
    def won(self) -> dict[str, int]:
        """The IMPs of each of the four players; empty while the deal is not scored."""
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
    """Return the IMPs of the four players of each deal, where it is scored."""
    return tuple(deal.won if isinstance(deal, PlayedDeal) else {} for deal in deals)


class PlayerStanding(Record):
    """One player's evening so far: IMPs, times out and opening bids, deals played."""

    player: str
    imps: int
    out: int
    opened: int
    played: int


class Differences(Record):
    """How far apart deals, players and partnerships will be after the last deal."""

    out: int
    opened: int
    partnered: int


class View(Record):
    """The whole session as everybody may see it.

    `standing` is in the order of the sheet; `cap` is how often each of those there should be out
    and open at most. `partnerships` counts the deals of each pair.
    """

    sheet: Sheet
    deals: tuple[OpenDeal | PlayedDeal, ...]
    standing: tuple[PlayerStanding, ...]
    cap: int
    partnerships: tuple[tuple[tuple[str, str], int], ...]
    advice: Advice
    differences: Differences = Differences(0, 0, 0)

    @property
    def scored(self) -> int:
        """The number of deals with an outcome."""
        return sum(isinstance(deal, PlayedDeal) and deal.outcome is not None for deal in self.deals)

    def prepared_by(self, index: int) -> str:
        """Return the preparer of the deal at a place, or nothing."""
        return self.deals[index].deal.prepared_by or ""

    @property
    def over(self) -> bool:
        """Whether every planned deal is played, and counted where the counts come last."""
        return self.sheet.over and not self.uncounted

    @property
    def uncounted(self) -> tuple[int, ...]:
        """The places of deals that lack only the counts that come after the play."""
        return tuple(
            index
            for index, shown in enumerate(self.deals)
            if isinstance(shown, PlayedDeal) and shown.lacks_counts
        )

    def there(self, index: int) -> tuple[str, ...]:
        """Return who is there for the deal at a place, or for the deal to come."""
        if index < len(self.deals):
            return self.sheet.there(self.deals[index].deal)
        return self.sheet.there_next

    @property
    def mixed(self) -> bool:
        """Whether players came or went, so that their numbers of deals differ."""
        sheet = self.sheet
        return len({sheet.there(each.deal) for each in self.deals} | {sheet.there_next}) > 1
