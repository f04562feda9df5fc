"""The columns of teams and play: partners, team HCP, Z, target, opener … IMPs; and all columns."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from itertools import permutations

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.deck_columns import (
    DealColumn,
    DeckColumn,
    HcpColumn,
    HouseCellReason,
    HouseColumn,
    NameColumn,
    PlayerColumn,
    PreparedByColumn,
    Shown,
)
from chicago_gui.games.house.sheet import pairing
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.games.house.words import last_bid, swap_due
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Outcome, Refused
from chicago_gui.sheet.column import (
    EMPTY,
    Align,
    Bidding,
    Cell,
    CellKind,
    CellRef,
    Choice,
    TextStyle,
    result_choices,
    tone,
)
from chicago_gui.sheet.panel import Teams
from chicago_gui.sheet.typing.contracts import read_bid, read_result
from chicago_gui.sheet.typing.names import read_sides
from chicago_gui.sheet.typing.reader import Reading, as_one
from chicago_gui.sheet.typing.vocabulary import (
    DIE_LETTERS,
    NOT_VULNERABLE_SIGNS,
    SEPARATORS,
    VULNERABLE_SIGNS,
    listed,
)
from chicago_gui.sheet.words import contract_text, pair, result_words, signed, tr


class RollDice(Record):
    """Asks the entry handler to roll a die for each of `teams`, which decides its Z."""

    deal: int
    teams: tuple[int, ...]


class _Partners(HouseColumn):
    """The partners of a team; Enter accepts the proposed line-up, Space shows another."""

    heading = "partners"
    width = 28.0
    parts = 2
    align = Align.LEFT
    keys = ("teams.{part}",)

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(pair(shown.deal.teams[part]) if shown.deal.teams else "")

    def possible_texts(self, view: View) -> tuple[str, ...]:
        return tuple(map(pair, permutations(view.sheet.players, 2)))

    def can_type(self, view: View, spot: CellRef) -> bool:
        return True

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        names = view.four(spot.deal)
        sides, rest = read_sides(text, names, view.sheet.players)
        return self._seated(spot, sides if spot.part == 0 else sides[::-1], rest)

    def _seated(self, spot: CellRef, teams: Teams, rest: str = "", hint: str = "") -> Reading:
        shows = {
            replace(spot, part=part): Cell(pair(team), hint=hint) for part, team in enumerate(teams)
        }
        return Reading(c.SitDown(spot.deal, teams), shows, rest, hint)

    def clear(self, view: View, spot: CellRef) -> object:
        if view.deal(spot.deal).over:
            raise Refused(HouseCellReason.STAYS_FILLED)
        return c.SitDown(spot.deal, None)

    def proposals(self, view: View, spot: CellRef) -> Sequence[Reading]:
        deal = view.deal(spot.deal)
        if deal.teams is not None or not deal.handed_out:
            return ()
        stay = tr("{team} just played together: whoever stays changes partner.")
        readings = []
        for teams in view.line_ups(spot.deal):
            kept = view.kept_together(spot.deal, teams)
            hint = stay.format(team=pair(kept)) if kept else ""
            readings.append(self._seated(spot, teams, hint=hint))
        return readings

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        """Return the line-ups, and for the first deal with teams that partners swap chairs.

        Later deals keep as many players as possible in their chairs.
        """
        there = view.deal(spot.deal).teams
        choices = tuple(
            Choice(
                _offered(view, spot.deal, teams),
                c.SitDown(spot.deal, teams),
                there is not None and pairing(teams) == pairing(there),
            )
            for teams in view.line_ups(spot.deal)
        )
        if there is None or any(each.deal.teams for each in view.deals[: spot.deal]):
            return choices
        one, other = there[spot.part]
        words = tr("{one} and {other} swap chairs").format(one=one, other=other)
        first, second = there
        turned = ((other, one), second) if spot.part == 0 else (first, (other, one))
        return (*choices, Choice(words, c.SitDown(spot.deal, turned), in_menu=True))


class _TeamHcp(HouseColumn):
    """The HCP of each team; covered while the deal is not over."""

    heading, spoken = "HCP", "team HCP"
    width = 9.0
    turn = 2
    parts = 2
    text_style = TextStyle.FIGURE
    coverable = True

    def played(self, shown: PlayedDeal, part: int) -> Cell:
        return Cell(str(shown.team_hcp[part])) if shown.team_hcp else EMPTY


class _Z(HouseColumn):
    """Whether a team is vulnerable."""

    heading, spoken = "Z", "vulnerable"
    width = 6.5
    parts = 2
    text_style = TextStyle.MARK
    keys = ("vulnerable.{part}",)

    def content(self, shown: Shown, part: int) -> Cell:
        if shown.deal.vulnerable[part] is None:
            return EMPTY
        if shown.deal.vulnerable[part]:
            return Cell(tr("z"), CellKind.LOSS, spoken=tr("yes"))
        return Cell("–", spoken=tr("no"))

    def can_type(self, view: View, spot: CellRef) -> bool:
        return True

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        there = view.deal(spot.deal).vulnerable
        answers: list[bool] = []
        rest = text
        while rest and spot.part + len(answers) < len(there):
            sign = rest[0].casefold()
            if sign in DIE_LETTERS:
                # One r rolls for both teams, and so do two r.
                return self._rolled(spot, answers, there, rest.lstrip(rest[0]))
            # A minus sign before a digit is a result.
            if sign in NOT_VULNERABLE_SIGNS and not rest[1:2].isdecimal():
                answers.append(False)
            elif sign in listed(VULNERABLE_SIGNS):
                answers.append(True)
            else:
                break
            rest = rest[1:].lstrip(SEPARATORS)
        if not answers:
            raise Refused(HouseCellReason.Z)
        changes = [
            c.EnterZ(spot.deal, team, answer) for team, answer in enumerate(answers, spot.part)
        ]
        return Reading(as_one(changes), self._shows(spot, answers), rest)

    def _rolled(
        self, spot: CellRef, answers: list[bool], there: Sequence[bool | None], rest: str
    ) -> Reading:
        """Return the reading that enters `answers` and rolls for the next unknown teams."""
        known = [c.EnterZ(spot.deal, team, z) for team, z in enumerate(answers, spot.part)]
        first = spot.part + len(answers)
        teams = tuple(
            team for team in range(first, len(there)) if team == first or there[team] is None
        )
        shows = self._shows(spot, answers)
        shows |= {replace(spot, part=team): Cell(tr("die")) for team in teams}
        return Reading(as_one([*known, RollDice(spot.deal, teams)]), shows, rest)

    def _shows(self, spot: CellRef, answers: list[bool]) -> dict[CellRef, Cell]:
        return {
            replace(spot, part=team): Cell(tr("z") if z else "\N{EN DASH}")
            for team, z in enumerate(answers, spot.part)
        }

    def clear(self, view: View, spot: CellRef) -> object:
        return c.EnterZ(spot.deal, spot.part, None)

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        there = view.deal(spot.deal).vulnerable[spot.part]
        yes, no = (c.EnterZ(spot.deal, spot.part, z) for z in (True, False))
        return (
            Choice(tr("vulnerable"), yes, there is True),
            Choice(tr("not vulnerable"), no, there is False),
            Choice(tr("roll the die"), RollDice(spot.deal, (spot.part,)), in_menu=True),
        )

    def prompt(self, view: View, spot: CellRef) -> str:
        teams = view.deal(spot.deal).teams
        team = pair(teams[spot.part]) if teams else self.part_words(spot.part)
        return tr("{team} vulnerable?").format(team=team)


class _Opens(NameColumn):
    """The player with the opening bid; Enter accepts the proposal."""

    heading, spoken = "Opens", "opening bid"
    width = 15.5
    keys = ("opening_bid",)

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(shown.deal.opening_bid or "")

    def can_type(self, view: View, spot: CellRef) -> bool:
        return True

    def named(self, spot: CellRef, name: str) -> object:
        return c.EnterOpener(spot.deal, name)

    def clear(self, view: View, spot: CellRef) -> object:
        return c.EnterOpener(spot.deal, None)

    def proposals(self, view: View, spot: CellRef) -> Sequence[Reading]:
        deal = view.deal(spot.deal)
        if deal.opening_bid is not None or deal.teams is None:
            return ()
        opener = view.advice.opening_bid
        if spot.deal != view.advised_deal or opener not in view.four(spot.deal):
            return ()
        return (Reading(self.named(spot, opener), {spot: Cell(opener)}),)


def _offered(view: View, index: int, teams: Teams) -> str:
    one, other, kept = pair(teams[0]), pair(teams[1]), view.kept_together(index, teams)
    if kept is None:
        return tr("{one} against {other}").format(one=one, other=other)
    return tr("{one} against {other}; {team} stay together").format(
        one=one, other=other, team=pair(kept)
    )


class _Contract(HouseColumn):
    """The contract, and below it the declarer."""

    heading = "contract"
    width = 18.5
    keys = ("contract", "declarer", "bid_by")
    waited_for = True

    def content(self, shown: Shown, part: int) -> Cell:
        deal = shown.deal
        if deal.passed_out:
            return Cell(tr("passed out"))
        if deal.contract is None:
            return EMPTY
        by, shorter = "", ""
        if deal.declarer is not None:
            by, shorter = tr("by {name}").format(name=deal.declarer), deal.declarer
        hint = tr("bid by {name}").format(name=deal.bid_by) if deal.bid_by else ""
        text = contract_text(deal.contract)
        return Cell(
            text, below=by, shorter=shorter, contract=deal.contract, swapped=bool(hint), hint=hint
        )

    def possible_texts(self, view: View) -> tuple[str, ...]:
        return tuple(tr("by {name}").format(name=name) for name in view.sheet.players)

    def can_type(self, view: View, spot: CellRef) -> bool:
        deal = view.deal(spot.deal)
        return deal.teams is not None and (deal.handed_out or deal.has_contract)

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        deal = view.deal(spot.deal)
        bid, rest = read_bid(text, view.four(spot.deal), view.sheet.players, deal.declarer)
        if bid.contract is None:
            return Reading(c.PassOut(spot.deal), {spot: Cell(tr("passed out"))}, rest)
        by = tr("by {name}").format(name=bid.declarer)
        shows = {spot: Cell(contract_text(bid.contract), below=by, contract=bid.contract)}
        if bid.tricks is not None:
            shows[replace(spot, column=RESULT)] = Cell(result_words(bid.contract, bid.tricks))
        change = c.EnterContract(spot.deal, bid.contract, bid.declarer, bid.tricks)
        return Reading(change, shows, rest)

    def clear(self, view: View, spot: CellRef) -> object:
        return c.EnterContract(spot.deal, None)

    def bidding(self, view: View, spot: CellRef) -> Bidding:
        deal, enter = view.deal(spot.deal), partial(c.EnterContract, spot.deal)
        return Bidding(view.four(spot.deal), enter, deal.contract, deal.declarer)


class _Result(HouseColumn):
    """The result: tricks compared with the contract."""

    heading, spoken = "Result", "result"
    width = 12.0
    text_style = TextStyle.NUMBER
    keys = ("tricks",)
    waited_for = True

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(result_words(shown.deal.contract, shown.deal.tricks))

    def can_type(self, view: View, spot: CellRef) -> bool:
        return view.deal(spot.deal).contract is not None

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        contract = view.deal(spot.deal).contract
        if contract is None:
            raise Refused(HouseCellReason.CONTRACT_FIRST)
        if _swaps(view, spot) and text.strip().casefold() in _swap_words():
            return Reading(c.Swap(spot.deal), {spot: Cell(_swap())})
        tricks, rest = read_result(text, contract)
        shows = {spot: Cell(result_words(contract, tricks))}
        return Reading(c.EnterResult(spot.deal, tricks), shows, rest)

    def clear(self, view: View, spot: CellRef) -> object:
        return c.EnterResult(spot.deal, None)

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        deal = view.deal(spot.deal)
        results = result_choices(deal.contract, deal.tricks, partial(c.EnterResult, spot.deal))
        # The swap comes first: after the lead it is too late.
        swap = (Choice(_swap(), c.Swap(spot.deal)),) if _swaps(view, spot) else ()
        return (*swap, *results)


def _swaps(view: View, spot: CellRef) -> bool:
    """Return whether a swap is due in the deal at `spot`."""
    swapping = bool(swap_due(view)) and spot.deal == last_bid(view)
    return swapping and not view.deals[spot.deal].deal.over


def _swap_words() -> tuple[str, ...]:
    """Return the texts that ask for the swap, in lower case."""
    return "s", "swap", tr("S").casefold(), _swap().casefold(), _swap()[:1].casefold()


def _swap() -> str:
    return tr("swap", "what is to be done beside the contract")


class _OfOutcome(HouseColumn):
    """A column calculated from the deal's outcome; empty without one."""

    parts = 2
    text_style = TextStyle.FIGURE

    def played(self, shown: PlayedDeal, part: int) -> Cell:
        outcome = shown.outcome
        if outcome is None or not self.is_of_team(outcome, part):
            return EMPTY
        return self.outcome_cell(outcome, part)

    def is_of_team(self, outcome: Outcome, part: int) -> bool:
        """Return whether the row of team `part` shows a figure; usually the stronger team's."""
        return part == outcome.target_team

    @abstractmethod
    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        """Return the cell with the figure of team `part`."""


class _Target(_OfOutcome):
    """The stronger team's target; covered while the deal is not over."""

    heading = "target"
    width = 12.0
    turn = 3
    coverable = True

    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        return Cell(str(outcome.target))


class _Score(_OfOutcome):
    """The score of the stronger team."""

    heading = "score"
    width = 13.0
    turn = 4

    def played(self, shown: PlayedDeal, part: int) -> Cell:
        score, deal = shown.declarer_score, shown.deal
        if not shown.lacks_counts or score is None:
            return super().played(shown, part)
        # The stronger team is unknown without counts; until then the score is declarer's.
        return Cell(signed(score)) if deal.team_of(deal.declarer or "") == part else EMPTY

    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        return Cell(signed(outcome.score))


class _Difference(_OfOutcome):
    """Score minus target."""

    heading, spoken = "±", "difference"
    width = 12.0
    turn = 5

    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        return Cell(signed(outcome.difference))


class _Imps(_OfOutcome):
    """Each team's IMPs."""

    heading, spoken = "IMPs", "IMPs"
    width = 11.5
    turn = 6
    text_style = TextStyle.WON

    def is_of_team(self, outcome: Outcome, part: int) -> bool:
        return True

    def outcome_cell(self, outcome: Outcome, part: int) -> Cell:
        imps = outcome.imps[part]
        return Cell(signed(imps), tone(imps))


DEAL = DealColumn()
PREPARED_BY = PreparedByColumn()
DECK = DeckColumn()
HCP = HcpColumn()
PLAYER = PlayerColumn()
PARTNERS = _Partners()
TEAM_HCP = _TeamHcp()
Z = _Z()
TARGET = _Target()
OPENS = _Opens()
CONTRACT = _Contract()
RESULT = _Result()
SCORE = _Score()
DIFFERENCE = _Difference()
IMPS = _Imps()

COLUMNS: tuple[HouseColumn, ...] = (
    DEAL,
    PREPARED_BY,
    DECK,
    HCP,
    PLAYER,
    PARTNERS,
    TEAM_HCP,
    Z,
    TARGET,
    OPENS,
    CONTRACT,
    RESULT,
    SCORE,
    DIFFERENCE,
    IMPS,
)
"""All columns, left to right."""
