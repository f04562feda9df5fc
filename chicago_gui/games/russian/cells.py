"""What stands in each cell of the form, worked out from the public view alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from chicago_gui.games.russian.columns import Column, spoken
from chicago_gui.games.russian.deal import Deal, Deck
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal
from chicago_gui.scoring import Contract, result_text
from chicago_gui.sheet.words import MINUS, pair, plain, signed, tr


class Kind(Enum):
    """How a cell is drawn."""

    TEXT = "text"
    COVER = "cover"
    CONTRACT = "contract"
    GAIN = "gain"
    LOSS = "loss"
    STRUCK = "struck"


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its text, a smaller line below it, how it is drawn.

    `contract` is there to draw the suit as a shape. `notch` marks a cell that has something to
    tell, which `hint` says in words. `note` is what the players wrote about the deal.
    """

    text: str = ""
    kind: Kind = Kind.TEXT
    below: str = ""
    contract: Contract | None = None
    notch: bool = False
    hint: str = ""
    note: str = ""


COVERED = Cell(kind=Kind.COVER)
EMPTY = Cell()


_KEYS = {
    Column.PREPARED_BY: ("prepared_by",),
    Column.HCP: ("hcp.{deck}",),
    Column.PLAYER: ("decks.{deck}",),
    Column.PARTNERS: ("teams",),
    Column.Z: ("vulnerable",),
    Column.OPENS: ("opening_bid",),
    Column.CONTRACT: ("contract", "declarer", "bid_by"),
    Column.RESULT: ("tricks",),
}
"""What the session file calls the cells of a column."""


def cell(deal: OpenDeal | PlayedDeal, column: Column, part: int) -> Cell:
    """Return the cell of `deal` in `column`; `part` counts the column's cells in one deal.

    What was written otherwise after everybody had seen it has a notch.
    """
    content = _cell(deal, column, part)
    if not isinstance(deal, PlayedDeal) or not deal.corrected:
        return content
    deck = Deck(part).name if column.spec.parts == len(Deck) else ""
    if not any(key.format(deck=deck) in deal.corrected for key in _KEYS.get(column, ())):
        return content
    hint = ", ".join(filter(None, (content.hint, tr("corrected after the deal was open"))))
    return replace(content, notch=True, hint=hint)


def _cell(deal: OpenDeal | PlayedDeal, column: Column, part: int) -> Cell:
    written = deal.deal
    match column:
        case Column.DEAL:
            return Cell(str(deal.number), note=written.note)
        case Column.PREPARED_BY:
            return _preparer(deal)
        case Column.DECK:
            return Cell(Deck(part).name)
        case Column.PLAYER:
            return Cell(written.decks[part] or "")
        case Column.PARTNERS:
            return Cell(pair(written.teams[part]) if written.teams else "")
        case Column.Z:
            return Cell("z", Kind.LOSS) if written.vulnerable[part] else EMPTY
        case Column.OPENS:
            return Cell(written.opening_bid or "")
        case Column.CONTRACT:
            return _contract(written)
        case Column.RESULT:
            return Cell(result(written))
    if isinstance(deal, PlayedDeal):
        return _played(deal, column, part)
    return _open(written, column)


def _preparer(deal: OpenDeal | PlayedDeal) -> Cell:
    """Who prepared, marked when the page or the advice would have had another."""
    name = deal.deal.prepared_by or ""
    if deal.mark is None:
        return Cell(name)
    return Cell(name, notch=True, hint=tr("{names} was to prepare").format(names=deal.mark))


def _open(deal: Deal, column: Column) -> Cell:
    """What is not known of an open deal is a cover, the same whatever lies beneath."""
    if column is Column.HCP:
        return COVERED
    if column in (Column.TEAM_HCP, Column.TARGET) and deal.teams is not None:
        return COVERED
    return EMPTY


def _played(deal: PlayedDeal, column: Column, part: int) -> Cell:
    if column is Column.HCP:
        hcp, player = deal.hcp[part], deal.deal.decks[part]
        doubted = player in deal.doubts
        noted = dict(deal.noted).get(player or "", 0)
        hint = tr("{name} noted {hcp}").format(name=player, hcp=noted) if doubted else ""
        return Cell("" if hcp is None else str(hcp), notch=doubted, hint=hint)
    if column is Column.TEAM_HCP:
        return Cell(str(deal.team_hcp[part])) if deal.team_hcp else EMPTY
    outcome = deal.outcome
    if outcome is None:
        return EMPTY
    if column is Column.IMPS:
        imps = outcome.imps[part]
        return Cell(signed(imps), tone(imps))
    if part != outcome.target_team:
        return EMPTY
    match column:
        case Column.TARGET:
            return Cell(str(outcome.target))
        case Column.SCORE:
            return Cell(signed(outcome.score))
        case _:
            return Cell(signed(outcome.difference))


def tone(number: int) -> Kind:
    """Return how a number of IMPs is drawn."""
    if number == 0:
        return Kind.TEXT
    return Kind.GAIN if number > 0 else Kind.LOSS


def _contract(deal: Deal) -> Cell:
    if deal.passed_out:
        return Cell(tr("passed out"))
    if deal.contract is None:
        return EMPTY
    below = tr("by {name}").format(name=deal.declarer) if deal.declarer else ""
    hint = tr("bid by {name}").format(name=deal.bid_by) if deal.bid_by else ""
    return Cell(contract_text(deal.contract), Kind.CONTRACT, below, deal.contract, bool(hint), hint)


def contract_text(contract: Contract) -> str:
    """Return the contract as people write it: `4♠X`."""
    return f"{contract.level}{contract.denomination.suit_sign}{contract.doubling.value}"


def result(deal: Deal) -> str:
    """Return the result as the form writes it: `=`, `+1`, `−2`; empty while there is none."""
    if deal.contract is None or deal.tricks is None:
        return ""
    return result_text(deal.contract, deal.tricks, minus=MINUS)


def says(deal: OpenDeal | PlayedDeal, column: Column, part: int, content: Cell) -> str:
    """Return what a screen reader says of a cell: where it is and what stands there."""
    number = deal.number
    where = tr("Deal {number}, {what}").format(number=number, what=spoken(column))
    if column.spec.parts == 4 and column is not Column.DECK:
        deck = Deck(part).name
        where = tr("Deal {number}, deck {deck}, {what}").format(
            number=number, deck=deck, what=spoken(column)
        )
    elif column.spec.parts == 2:
        where = tr("Deal {number}, team {team}, {what}").format(
            number=number, team=part + 1, what=spoken(column)
        )
    if content.kind is Kind.COVER:
        text = tr("covered")
    else:
        texts = (content.text, content.below, content.hint, content.note)
        text = " ".join(filter(None, texts)) or tr("empty")
    return f"{where}: {text}"


def explain(deal: PlayedDeal) -> str:
    """Return the deal's arithmetic in one line, or what is missing for it."""
    written, outcome = deal.deal, deal.outcome
    if deal.thrown_in:
        return tr("Passed out and dealt again; it scores nothing.")
    if outcome is None or deal.team_hcp is None:
        return tr("Not scored yet: {missing}.").format(missing=", ".join(missing(deal)))
    held = deal.team_hcp[outcome.target_team]
    if written.contract is None:
        score = tr("Passed out: 0.")
    else:
        declaring = written.team_of(written.declarer or "") or 0
        z = tr("vulnerable") if written.vulnerable[declaring] else tr("not vulnerable")
        score = tr("{contract} by {name}, {result}, {z}: {score}.").format(
            contract=contract_text(written.contract),
            name=written.declarer,
            result=result(written),
            z=z,
            score=plain((outcome.declarer_score or 0) - _honours_for(written, declaring)),
        )
        for name, points in written.honours:
            score += " " + tr("Honours of {name} {points}: {score}.").format(
                name=name, points=points, score=plain(outcome.declarer_score or 0)
            )
    team = pair((written.teams or (("", ""), ("", "")))[outcome.target_team])
    target = tr("Target {target} for {hcp} HCP of {team}.").format(
        target=outcome.target, hcp=held, team=team
    )
    imps = outcome.imps[outcome.target_team]
    swing = tr("{difference} → {imps} IMPs").format(
        difference=signed(outcome.difference), imps=signed(imps)
    )
    return f"{score} {target} {swing}"


def _honours_for(deal: Deal, team: int) -> int:
    """Return the points for honours as `team` sees them: its own less its opponents'."""
    return sum(points if deal.team_of(name) == team else -points for name, points in deal.honours)


def missing(deal: PlayedDeal) -> tuple[str, ...]:
    """Return what a deal that is over still lacks to be scored."""
    written = deal.deal
    lacks = (
        (not deal.counted, tr("the four counts")),
        (not written.handed_out, tr("who had which deck")),
        (written.teams is None, tr("the teams")),
        (None in written.vulnerable, tr("who was vulnerable")),
        (not written.passed_out and written.declarer is None, tr("declarer")),
    )
    return tuple(name for lack, name in lacks if lack)
