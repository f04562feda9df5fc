"""The public view of a session, built from an allow-list of what everybody may know."""

from __future__ import annotations

from chicago_gui.games.house.evening.session import Counts, Session
from chicago_gui.games.house.rotation.advise import (
    advise_sheet,
    cap_of,
    differences,
    preparer_marks,
)
from chicago_gui.games.house.rotation.counts import opened, partnerships, times_out
from chicago_gui.games.house.rules import Rules
from chicago_gui.games.house.sheet import FOUR, MOST_DEALS, Deal, Sheet, there_of
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, PlayerStanding, View, won_in
from chicago_gui.remembered import remembered
from chicago_gui.scoring import Outcome, TargetTable, judge
from chicago_gui.sheet.typing.counts import PACK


def reveal(session: Session) -> View:
    """Return the public view of `session`, with counts and targets only of deals that are over."""
    sheet = session.sheet
    each = zip(sheet.numbers, sheet.deals, session.counts, preparer_marks(sheet), strict=True)
    deals = tuple(_reveal(*known, sheet.players, sheet.rules) for known in each)
    return View(
        sheet=sheet,
        deals=deals,
        standing=_standing(sheet, deals),
        cap=cap_of(sheet),
        partnerships=partnerships(sheet),
        advice=advise_sheet(sheet),
        differences=differences(sheet, sheet.planned_deals),
    )


def _reveal(
    number: int,
    deal: Deal,
    counts: Counts,
    mark: str | None,
    players: tuple[str, ...],
    rules: Rules,
) -> OpenDeal | PlayedDeal:
    four = len(there_of(players, deal.away)) == FOUR
    if deal.over:
        thrown_in = rules.redeal and deal.passed_out
        return _played(number, deal, thrown_in, counts, rules.targets, mark, four)
    return _open(number, deal, mark, four)


@remembered(4 * MOST_DEALS)
def _open(number: int, deal: Deal, mark: str | None, four: bool) -> OpenDeal:
    return OpenDeal(number, deal, mark, four)


@remembered(4 * MOST_DEALS)
def _played(
    number: int,
    deal: Deal,
    thrown_in: bool,
    counts: Counts,
    targets: TargetTable,
    mark: str | None,
    four: bool,
) -> PlayedDeal:
    held = held_by_team(deal, counts)
    return PlayedDeal(
        number=number,
        deal=deal,
        thrown_in=thrown_in,
        hcp=counts.hcp,
        team_hcp=held,
        noted=counts.noted,
        doubts=_doubts(deal, counts),
        outcome=None if thrown_in or held is None else _outcome(deal, held, targets),
        mark=mark,
        four=four,
    )


def held_by_team(deal: Deal, counts: Counts) -> tuple[int, int] | None:
    """Return each team's HCP, or `None` while decks, teams or counts are incomplete."""
    if deal.teams is None or not deal.handed_out or not counts.complete or counts.total != PACK:
        return None
    held = dict(zip(deal.decks, counts.hcp, strict=True))
    first, second = (sum(held[name] or 0 for name in team) for team in deal.teams)
    return first, second


def _outcome(deal: Deal, held: tuple[int, int], targets: TargetTable) -> Outcome | None:
    first, second = deal.vulnerable
    if first is None or second is None:
        return None
    declarer_team = None if deal.declarer is None else deal.team_of(deal.declarer)
    if declarer_team is None and not deal.passed_out:
        return None
    honours = [
        sum(points for name, points in deal.honours if name in team) for team in deal.teams or ()
    ]
    return judge(
        held,
        (first, second),
        targets,
        declarer_team,
        deal.contract,
        deal.tricks,
        honours=(honours[0], honours[1]),
    )


def _doubts(deal: Deal, counts: Counts) -> tuple[str, ...]:
    """Return the players whose noted HCP differ from the preparer's count (ruling 11)."""
    held = dict(zip(deal.decks, counts.hcp, strict=True))
    return tuple(name for name, hcp in counts.noted if held.get(name) not in (None, hcp))


def _standing(sheet: Sheet, deals: tuple[OpenDeal | PlayedDeal, ...]) -> tuple[PlayerStanding, ...]:
    out, openings = times_out(sheet), opened(sheet)
    imps, played = dict.fromkeys(sheet.players, 0), dict.fromkeys(sheet.players, 0)
    for each in won_in(deals):
        for player, won in each.items():
            imps[player] += won
            played[player] += 1
    return tuple(
        PlayerStanding(player, imps[player], out[player], openings[player], played[player])
        for player in sheet.players
    )
