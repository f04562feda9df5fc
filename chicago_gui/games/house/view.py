"""The public view of a session: everything that faces, paper and exported files receive.

A deal that is not over is an `OpenDeal`, which has no field for a count or a target.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chicago_gui.games.house.sheet import FOUR, Deal, Sheet, pairing, pairings
from chicago_gui.record import Record
from chicago_gui.scoring import Outcome, score
from chicago_gui.sheet.panel import Team, Teams
from chicago_gui.sheet.typing.counts import PACK


class Advice(Record):
    """Advice for the first deal without a contract, or else for the next deal.

    - `preparer`: `None` while it cannot be known, and with four players.
    - `reason`: `"first"`, `"dummy"`, `"swap"`, `"hand-over"`, `"same"` or `"four"`.
    - `declarer`: who should play the last contract; after a due swap, not the declarer as entered.
    - `line_ups`: the legal line-ups, best first.
    - `partnerships`: whether dummy does not prepare because that keeps partnerships even.
    """

    preparer: str | None
    reason: str
    declarer: str | None
    line_ups: tuple[Teams, ...]
    opening_bid: str | None
    partnerships: bool = False


class OpenDeal(Record):
    """A deal being prepared, bid or played: its number and its entries.

    `mark` names the expected preparer if another one prepares. `four` says that only four are
    there: nobody prepares, and nothing is covered.
    """

    number: int
    deal: Deal
    mark: str | None = None
    four: bool = False


class PlayedDeal(Record):
    """A deal that is over, with its counts and its outcome.

    - `hcp`: the counts of deck A to D. With `four` they come after the play and may be missing.
    - `team_hcp`: what each team held.
    - `noted`: the HCP that players say they held.
    - `doubts`: the players whose noted HCP differ from the count.
    - `outcome`: `None` for a thrown-in deal and while an entry is missing.
    - `corrected`: the cells changed after the deal was over, by the session file's keys, such as
      `hcp.B` or `contract`.
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
        """Whether a deal with four still needs its counts, which come after the play."""
        return self.four and not self.thrown_in and not self.counted

    @property
    def declarer_score(self) -> int | None:
        """The score for declarer's team; with four it is known before the counts."""
        if self.outcome is not None:
            return self.outcome.declarer_score
        deal = self.deal
        team = None if deal.declarer is None else deal.team_of(deal.declarer)
        if not self.four or team is None or deal.contract is None or deal.tricks is None:
            return None
        vulnerable = deal.vulnerable[team]
        if vulnerable is None:
            return None
        return score(deal.contract, deal.tricks, vulnerable=vulnerable) + deal.honours_of(team)

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
        """Return the IMPs of `player`, or `None` if `player` sat out or the deal is not scored."""
        return self.won.get(player)


def won_in(deals: Sequence[OpenDeal | PlayedDeal]) -> tuple[Mapping[str, int], ...]:
    """Return the IMPs of each deal's players; empty for a deal that is not scored."""
    return tuple(deal.won if isinstance(deal, PlayedDeal) else {} for deal in deals)


class PlayerStanding(Record):
    """A player's line in the standing: IMPs, times out, opening bids and scored deals."""

    player: str
    imps: int
    out: int
    opened: int
    played: int


class Differences(Record):
    """The largest differences at the end in times out, opening bids and deals as partners."""

    out: int
    opened: int
    partnered: int


class View(Record):
    """All that everybody may see of a session.

    `standing` is in the order of the sheet. `cap` is how often each player should at most sit out
    and open. `partnerships` counts the deals of each pair.
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

    @property
    def leaders(self) -> tuple[PlayerStanding, ...]:
        """The players with the most IMPs, in the order of the sheet."""
        most = max(each.imps for each in self.standing)
        return tuple(each for each in self.standing if each.imps == most)

    def prepared_by(self, index: int) -> str:
        """Return the preparer of the deal at `index`, or an empty text."""
        return self.deals[index].deal.prepared_by or ""

    @property
    def over(self) -> bool:
        """Whether all planned deals are over and none of them lacks its counts."""
        return self.sheet.over and not self.uncounted

    @property
    def uncounted(self) -> tuple[int, ...]:
        """The indexes of deals with four that still need their counts."""
        return tuple(
            index
            for index, shown in enumerate(self.deals)
            if isinstance(shown, PlayedDeal) and shown.lacks_counts
        )

    def there(self, index: int) -> tuple[str, ...]:
        """Return who is there for the deal at `index`, or for the next deal."""
        if index < len(self.deals):
            return self.sheet.there(self.deals[index].deal)
        return self.sheet.there_next

    def deal(self, index: int) -> Deal:
        """Return the entries of the deal at `index`."""
        return self.deals[index].deal

    def four(self, index: int) -> tuple[str, ...]:
        """Return the players who may play the deal at `index`, in the order of the sheet."""
        deal, there = self.deal(index), self.there(index)
        if len(deal.at_table) == FOUR:
            return tuple(name for name in there if name in deal.at_table)
        return tuple(name for name in there if name != deal.prepared_by)

    @property
    def advised_deal(self) -> int:
        """The index of the deal that the advice is for."""
        open_deals = (i for i, shown in enumerate(self.deals) if not shown.deal.has_contract)
        return next(open_deals, len(self.deals))

    def line_ups(self, index: int) -> tuple[Teams, ...]:
        """Return all line-ups of the deal at `index`, the advised ones first."""
        four = self.four(index)
        advised = self.advice.line_ups if index == self.advised_deal else ()
        first = tuple(teams for teams in advised if {*teams[0], *teams[1]} == {*four})
        known = {pairing(teams) for teams in first}
        return first + tuple(teams for teams in pairings(four) if pairing(teams) not in known)

    def kept_together(self, index: int, teams: Teams) -> Team | None:
        """Return the team that `teams` share with the deal before, or `None`.

        Ruling 7 forbids it. After a passed-out deal the same teams may play again, and four players
        have only three line-ups.
        """
        before = self.deal(index - 1) if index else Deal()
        if before.teams is None or before.passed_out or self.deals[index].four:
            return None
        return next((team for team in teams if frozenset(team) in pairing(before.teams)), None)

    @property
    def mixed(self) -> bool:
        """Whether players joined or left during the session."""
        sheet = self.sheet
        return len({sheet.there(each.deal) for each in self.deals} | {sheet.there_next}) > 1
