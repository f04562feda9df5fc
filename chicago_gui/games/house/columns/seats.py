"""The columns of the two teams: partners, team HCP, Z; and who opens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.columns.base import (
    HouseCellReason,
    HouseColumn,
    NameColumn,
    Shown,
    deal_at,
    four,
)
from chicago_gui.games.house.sheet import Deal, Team, Teams, pairings, same_teams
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import COVERED, EMPTY, Align, Cell, CellKind, Choice, Lettering, Spot
from chicago_gui.sheet.typing.names import read_sides
from chicago_gui.sheet.typing.reader import PARTING, Piece, as_one
from chicago_gui.sheet.words import pair, tr

_VULNERABLE = "zз"
_NOT_VULNERABLE = "-\N{MINUS SIGN}\N{EN DASH}"
_ROLL = "rк"


class RollDice(Record):
    """Dice decide who of `teams` is vulnerable; the entry handler rolls them."""

    deal: int
    teams: tuple[int, ...]


class _Partners(HouseColumn):
    """The names of a team; Enter takes the line-up that is proposed, space shows another."""

    heading, spoken = "Partners", "partners"
    width = 28.0
    parts = 2
    align = Align.LEFT
    keys = ("teams.{part}",)

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(pair(shown.deal.teams[part]) if shown.deal.teams else "")

    def stands(self, view: View) -> tuple[str, ...]:
        return tuple(map(pair, permutations(view.sheet.players, 2)))

    def can_type(self, view: View, spot: Spot) -> bool:
        return True

    def read(self, view: View, spot: Spot, text: str) -> Piece:
        names = four(view, deal_at(view, spot))
        sides, rest = read_sides(text, names, view.sheet.players)
        return self._seated(spot, sides if spot.part == 0 else sides[::-1], rest)

    def _seated(self, spot: Spot, teams: Teams, rest: str = "", hint: str = "") -> Piece:
        shows = {
            replace(spot, part=part): Cell(pair(team), hint=hint) for part, team in enumerate(teams)
        }
        return Piece(c.SitDown(spot.deal, teams), shows, rest, hint)

    def clear(self, view: View, spot: Spot) -> object:
        if deal_at(view, spot).over:
            raise Refused(HouseCellReason.STAYS_FILLED)
        return c.SitDown(spot.deal, None)

    def proposals(self, view: View, spot: Spot) -> Sequence[Piece]:
        deal = deal_at(view, spot)
        if deal.teams is not None or not deal.handed_out:
            return ()
        stay = tr("{team} played together just now: whoever stays changes partner.")
        pieces = []
        for teams in line_ups(view, spot.deal):
            kept = kept_together(view, spot.deal, teams)
            hint = stay.format(team=pair(kept)) if kept else ""
            pieces.append(self._seated(spot, teams, hint=hint))
        return pieces

    def choices(self, view: View, spot: Spot) -> Sequence[Choice]:
        there = deal_at(view, spot).teams
        return tuple(
            Choice(
                _offered(view, spot.deal, teams),
                c.SitDown(spot.deal, teams),
                there is not None and same_teams(teams, there),
            )
            for teams in line_ups(view, spot.deal)
        )

    def also(self, view: View, spot: Spot) -> Choice | None:
        """Offer that two partners change chairs, where people sit down for the first time.

        Later on as many as possible keep their chairs.
        """
        teams = deal_at(view, spot).teams
        if teams is None or any(each.deal.teams for each in view.deals[: spot.deal]):
            return None
        one, other = teams[spot.part]
        words = tr("{one} and {other} change chairs").format(one=one, other=other)
        first, second = teams
        turned = ((other, one), second) if spot.part == 0 else (first, (other, one))
        return Choice(words, c.SitDown(spot.deal, turned))


class _TeamHcp(HouseColumn):
    """What each team held; a cover while the deal is not over."""

    heading, spoken = "HCP", "team HCP"
    width = 9.0
    turn = 2
    parts = 2
    lettering = Lettering.FIGURE
    coverable = True

    def open(self, deal: Deal) -> Cell:
        return COVERED if deal.teams is not None else EMPTY

    def played(self, shown: PlayedDeal, part: int) -> Cell:
        return Cell(str(shown.team_hcp[part])) if shown.team_hcp else EMPTY


class _Z(HouseColumn):
    """Whether a team is vulnerable."""

    heading, spoken = "Z", "vulnerable"
    width = 6.5
    parts = 2
    lettering = Lettering.MARK
    keys = ("vulnerable.{part}",)

    def content(self, shown: Shown, part: int) -> Cell:
        if shown.deal.vulnerable[part] is None:
            return EMPTY
        if shown.deal.vulnerable[part]:
            return Cell(tr("z"), CellKind.LOSS, spoken=tr("yes"))
        return Cell(spoken=tr("no"))

    def can_type(self, view: View, spot: Spot) -> bool:
        return True

    def read(self, view: View, spot: Spot, text: str) -> Piece:
        there = deal_at(view, spot).vulnerable
        answers: list[bool] = []
        rest = text
        while rest and spot.part + len(answers) < len(there):
            sign = rest[0].casefold()
            if sign in _ROLL:
                return self._rolled(spot, answers, there, rest[1:])
            # A sign with a figure behind it is a result.
            if sign in _NOT_VULNERABLE and not rest[1:2].isdecimal():
                answers.append(False)
            elif sign in _VULNERABLE:
                answers.append(True)
            else:
                break
            rest = rest[1:].lstrip(PARTING)
        if not answers:
            raise Refused(HouseCellReason.Z)
        changes = [
            c.EnterZ(spot.deal, team, answer) for team, answer in enumerate(answers, spot.part)
        ]
        return Piece(as_one(changes), self._shows(spot, answers), rest)

    def _rolled(
        self, spot: Spot, answers: list[bool], there: Sequence[bool | None], rest: str
    ) -> Piece:
        """Return the piece that rolls for the teams after `answers` that are not known yet."""
        known = [c.EnterZ(spot.deal, team, z) for team, z in enumerate(answers, spot.part)]
        first = spot.part + len(answers)
        teams = tuple(
            team for team in range(first, len(there)) if team == first or there[team] is None
        )
        shows = self._shows(spot, answers)
        shows |= {replace(spot, part=team): Cell(tr("die")) for team in teams}
        return Piece(as_one([*known, RollDice(spot.deal, teams)]), shows, rest)

    def _shows(self, spot: Spot, answers: list[bool]) -> dict[Spot, Cell]:
        return {
            replace(spot, part=team): Cell(tr("z") if z else "\N{EN DASH}")
            for team, z in enumerate(answers, spot.part)
        }

    def clear(self, view: View, spot: Spot) -> object:
        return c.EnterZ(spot.deal, spot.part, None)

    def choices(self, view: View, spot: Spot) -> Sequence[Choice]:
        there = deal_at(view, spot).vulnerable[spot.part]
        yes, no = (c.EnterZ(spot.deal, spot.part, z) for z in (True, False))
        return (
            Choice(tr("vulnerable"), yes, there is True),
            Choice(tr("not vulnerable"), no, there is False),
        )

    def asks(self, view: View, spot: Spot) -> str:
        teams = deal_at(view, spot).teams
        team = pair(teams[spot.part]) if teams else self.part_words(spot.part)
        return tr("{team} vulnerable?").format(team=team)

    def rolls(self) -> bool:
        return True


class _Opens(NameColumn):
    """Who has the opening bid; Enter takes whoever is proposed."""

    heading, spoken = "Opens", "opening bid"
    width = 15.5
    keys = ("opening_bid",)

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(shown.deal.opening_bid or "")

    def can_type(self, view: View, spot: Spot) -> bool:
        return True

    def named(self, spot: Spot, name: str) -> object:
        return c.EnterOpener(spot.deal, name)

    def clear(self, view: View, spot: Spot) -> object:
        return c.EnterOpener(spot.deal, None)

    def proposals(self, view: View, spot: Spot) -> Sequence[Piece]:
        deal = deal_at(view, spot)
        if deal.opening_bid is not None or deal.teams is None:
            return ()
        opener = proposed_opener(view, spot.deal)
        return (Piece(self.named(spot, opener), {spot: Cell(opener)}),) if opener else ()


# Line-ups ---------------------------------------------------------------------------------------


def advised_deal(view: View) -> int:
    """Return the place of the deal that the view's advice is for."""
    for index, shown in enumerate(view.deals):
        if not shown.deal.has_contract:
            return index
    return len(view.deals)


def proposed_opener(view: View, deal: int) -> str | None:
    """Return whom the advice lets open the deal at a place, if it is about that one."""
    if deal != advised_deal(view):
        return None
    opener = view.advice.opening_bid
    return opener if opener in four(view, view.deals[deal].deal) else None


def line_ups(view: View, index: int) -> tuple[Teams, ...]:
    """Return every way to sit down to a deal, the advised ones first."""
    deal = view.deals[index].deal
    advised = view.advice.line_ups if index == advised_deal(view) else ()
    names = set(four(view, deal))
    first = tuple(teams for teams in advised if {*teams[0], *teams[1]} == names)
    rest = tuple(
        teams
        for teams in pairings(four(view, deal))
        if not any(same_teams(teams, other) for other in first)
    )
    return first + rest


def kept_together(view: View, index: int, teams: Teams) -> Team | None:
    """Return the partners of the deal before who would stay together, which ruling 7 forbids.

    A deal that is dealt again is played by the same teams.
    """
    before = view.deals[index - 1] if index else None
    if before is None or before.deal.teams is None or before.deal.passed_out:
        return None
    played = {frozenset(team) for team in before.deal.teams}
    return next((team for team in teams if frozenset(team) in played), None)


def _offered(view: View, index: int, teams: Teams) -> str:
    one, other, kept = pair(teams[0]), pair(teams[1]), kept_together(view, index, teams)
    if kept is None:
        return tr("{one} against {other}").format(one=one, other=other)
    return tr("{one} against {other}; {team} stay together").format(
        one=one, other=other, team=pair(kept)
    )


PARTNERS = _Partners()
TEAM_HCP = _TeamHcp()
Z = _Z()
OPENS = _Opens()
