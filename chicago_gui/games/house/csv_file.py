"""A session as CSV for spreadsheets: one row per deal, without secrets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chicago_gui.games.house.sheet import Deal, Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.scoring import result_text
from chicago_gui.sheet.panel import Team, placed_by
from chicago_gui.sheet.session_file import PASS, Value, csv_of, harmless

# Other programs rely on the columns, so they are not translated. Columns after the contract are
# empty for a thrown-in deal.
_BEFORE = (
    "deal",
    "prepared_by",
    *(f"{deck.name}_{what}" for deck in Deck for what in ("hcp", "player")),
    *(f"team_{team}{what}" for team in (1, 2) for what in ("", "_hcp", "_z")),
    "opening_bid",
    "contract",
)
_AFTER = (
    "declarer",
    "result",
    "declarer_score",
    "target_team",
    "target",
    "difference",
    "team_1_imps",
    "team_2_imps",
    "note",
)
HEADER = _BEFORE + _AFTER
"""The header row without the players' columns at its end."""


def csv_text(view: View) -> str:
    """Return the session as CSV (RFC 4180, rows ending in CRLF), to be written as UTF-8.

    Cells are empty if unknown, not applicable or secret. Numbers have only an ASCII minus sign.
    """
    players = view.sheet.players
    header = [*HEADER, *map(harmless, players)]
    return csv_of([header, *(_row(deal, players) for deal in view.deals)])


STANDING_HEADER = ("place", "player", "imps", "deals", "out", "opened")
"""The header row of the standing."""


def standing_csv(view: View) -> str:
    """Return the standing as CSV, best first; players with equal IMPs share a place.

    Tied players stay in the order of the sheet. `deals` counts the scored deals of a player.
    """
    rows: list[list[Value]] = [
        [place, harmless(line.player), line.imps, line.played, line.out, line.opened]
        for place, line in placed_by(view.standing, lambda line: line.imps)
    ]
    return csv_of([STANDING_HEADER, *rows])


def _row(deal: OpenDeal | PlayedDeal, players: Sequence[str]) -> list[Value]:
    before = [*_hands(deal), *_teams(deal), harmless(deal.deal.opening_bid), _contract(deal.deal)]
    if isinstance(deal, PlayedDeal) and deal.thrown_in:
        return [*before, *(None for _ in _AFTER), *(None for _ in players)]
    return [*before, *_scored(deal), harmless(deal.deal.note), *_imps(deal, players)]


def _hands(deal: OpenDeal | PlayedDeal) -> Iterable[Value]:
    yield deal.number
    yield harmless(deal.deal.prepared_by)
    for deck in Deck:
        yield deal.hcp[deck.value] if isinstance(deal, PlayedDeal) else None
        yield harmless(deal.deal.decks[deck.value])


def _teams(deal: OpenDeal | PlayedDeal) -> Iterable[Value]:
    held = deal.team_hcp if isinstance(deal, PlayedDeal) else None
    for index in (0, 1):
        yield _team(deal.deal.teams[index]) if deal.deal.teams else ""
        yield held[index] if held else None
        yield "z" if deal.deal.vulnerable[index] else ""


def _team(team: Team) -> str:
    return harmless(f"{team[0]} & {team[1]}")


def _contract(deal: Deal) -> str:
    return PASS if deal.passed_out else str(deal.contract or "")


def _scored(deal: OpenDeal | PlayedDeal) -> Iterable[Value]:
    contract, tricks = deal.deal.contract, deal.deal.tricks
    yield harmless(deal.deal.declarer)
    yield "" if contract is None or tricks is None else result_text(contract, tricks)
    outcome = deal.outcome if isinstance(deal, PlayedDeal) else None
    if outcome is None:
        # With four the score is known before the counts.
        yield deal.declarer_score if isinstance(deal, PlayedDeal) else None
        yield from (None for _ in range(5))
        return
    yield outcome.declarer_score
    yield outcome.target_team + 1
    yield outcome.target
    yield outcome.difference
    yield from outcome.imps


def _imps(deal: OpenDeal | PlayedDeal, players: Sequence[str]) -> Iterable[Value]:
    won = deal.won if isinstance(deal, PlayedDeal) else {}
    return map(won.get, players)
