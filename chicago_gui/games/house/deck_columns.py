"""The base of the columns, and those of a deal's decks: number, preparer, deck, HCP, player."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum
from functools import cache, partial

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.sheet import Deal, Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.games.house.words import sum_words
from chicago_gui.record import replace
from chicago_gui.scoring import HONOUR_POINTS, Refused, honours_in
from chicago_gui.sheet.column import (
    COVERED,
    EMPTY,
    Align,
    Cell,
    CellRef,
    Choice,
    Column,
    Offer,
    TextStyle,
    choices_of,
)
from chicago_gui.sheet.typing.counts import MOST_IN_HAND, PACK, read_counts, read_number
from chicago_gui.sheet.typing.names import NameReason, read_names
from chicago_gui.sheet.typing.reader import Reading, as_one
from chicago_gui.sheet.typing.vocabulary import SEPARATORS
from chicago_gui.sheet.words import reason, tr


class HouseCellReason(Enum):
    """Reasons why a cell cannot read a typed text."""

    ALL_FOUR = "Counts must add up to 40: retype all four, such as 12 9 13 6."
    COUNTS = "Type the four counts: 12 9 13 6."
    Z = "Type z or - for each team, or r to roll the die."
    CONTRACT_FIRST = "Type the contract first."
    RESULT = "Type the result: = +1 −2."
    NOTED_LATER = "When the deal is over, type the HCP noted by players."
    NO_HONOURS = "these rules count no honours"
    COUNTS_BY_PREPARER = "Press F2 to type counts."
    COUNTS_LAST = "Type the result first, then the counts."
    COUNTS_OF = "Deals {deals} lack counts. Go to the HCP of one, then type."
    SUM = "{sum} Type all four counts."
    STAYS_FILLED = "Type a new entry instead: a finished deal needs this one."


ROWS = 4
"""Rows per deal, one for each deck; taller cells span two or all four."""

Shown = OpenDeal | PlayedDeal


@cache
def _keys_of(column: HouseColumn, part: int) -> frozenset[str]:
    """Return the session file's keys of the entries in a cell."""
    return frozenset(key.format(part=column.part_name(part)) for key in column.keys)


class HouseColumn(Column[View, Shown]):
    """A column of the house form; a notch marks a cell that was corrected after the deal."""

    def cell(self, shown: Shown, part: int) -> Cell:
        content = self.content(shown, part)
        if not isinstance(shown, PlayedDeal) or not self.is_corrected(shown, part):
            return content
        # The cell's own hint comes last; in front it would read as part of the correction.
        hint = "; ".join(filter(None, (tr("corrected after the deal"), content.hint)))
        return replace(content, notch=True, hint=hint)

    def is_corrected(self, shown: PlayedDeal, part: int) -> bool:
        """Return whether the cell was changed after the deal was over."""
        if not shown.corrected:
            return False
        return not _keys_of(self, part).isdisjoint(shown.corrected)

    def content(self, shown: Shown, part: int) -> Cell:
        """Return the cell without the correction mark."""
        if isinstance(shown, PlayedDeal):
            return self.played(shown, part)
        content = self.open(shown.deal)
        # With four nothing is secret: an unknown count is an empty cell, not a cover.
        return EMPTY if shown.four and content == COVERED else content

    def played(self, shown: PlayedDeal, part: int) -> Cell:
        """Return the cell of a deal that is over."""
        return EMPTY

    def open(self, deal: Deal) -> Cell:
        """Return the cell of a deal that is not over: covered, if it can be, once teams sit."""
        return COVERED if self.coverable and deal.teams is not None else EMPTY

    def part_name(self, part: int) -> str:
        """Return the session file's name of a part: `A`, or `1` for a team."""
        return Deck(part).name if self.parts == len(Deck) else str(part + 1)

    def part_words(self, part: int) -> str:
        if self.parts == len(Deck):
            return tr("deck {deck}").format(deck=Deck(part).name)
        return tr("team {team}").format(team=part + 1) if self.parts == 2 else ""


class NameColumn(HouseColumn):
    """A column with one name in each cell."""

    def possible_texts(self, view: View) -> tuple[str, ...]:
        return view.sheet.players

    def names(self, view: View, spot: CellRef) -> tuple[str, ...]:
        """Return the players who can be entered at `spot`."""
        return view.four(spot.deal)

    @abstractmethod
    def named(self, spot: CellRef, name: str) -> object:
        """Return the change that enters `name` at `spot`."""

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        (name,), rest = read_names(text, self.names(view, spot), 1, view.sheet.players)
        return Reading(self.named(spot, name), {spot: Cell(name)}, rest)

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        there = self.content(view.deals[spot.deal], spot.part).text
        return choices_of(self.names(view, spot), partial(self.named, spot), there)


class DealColumn(HouseColumn):
    """The deal's number; text typed here is a note on the deal."""

    heading, spoken = "Deal", "deal"
    width = 8.0
    text_style = TextStyle.NUMBER
    notes = True

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(str(shown.number), note=shown.deal.note)

    def can_type(self, view: View, spot: CellRef) -> bool:
        return True

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        number = str(view.deals[spot.deal].number)
        return Reading(c.EnterNote(spot.deal, text), {spot: Cell(number, note=text)})

    def clear(self, view: View, spot: CellRef) -> object:
        return c.EnterNote(spot.deal, "")


class PreparedByColumn(NameColumn):
    """The preparer, with a notch if the advice expected another; a dash with four."""

    heading, spoken = "Prepared by", "prepared by"
    width = 17.5
    keys = ("prepared_by",)

    def content(self, shown: Shown, part: int) -> Cell:
        if shown.four:
            return Cell("\N{EN DASH}", spoken=tr("nobody"))
        name = shown.deal.prepared_by or ""
        if shown.mark is None:
            return Cell(name)
        return Cell(
            name, notch=True, hint=tr("{names} was due to prepare").format(names=shown.mark)
        )

    def can_type(self, view: View, spot: CellRef) -> bool:
        return not view.deals[spot.deal].four

    def names(self, view: View, spot: CellRef) -> tuple[str, ...]:
        return view.there(spot.deal)

    def named(self, spot: CellRef, name: str) -> object:
        return c.EnterPreparer(spot.deal, name)

    def clear(self, view: View, spot: CellRef) -> object:
        raise Refused(NameReason.EMPTY)


class DeckColumn(HouseColumn):
    """The letters of the decks, the same on every form."""

    heading, spoken = "Deck", "deck"
    width = 8.5
    parts = 4
    text_style = TextStyle.LABEL

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(Deck(part).name)

    def part_words(self, part: int) -> str:
        return ""


class HcpColumn(HouseColumn):
    """The counts; covered while the deal is not over."""

    heading, spoken = "HCP", "HCP"
    width = 9.0
    turn = 1
    parts = 4
    text_style = TextStyle.FIGURE
    keys = ("hcp.{part}",)
    coverable = True

    def open(self, deal: Deal) -> Cell:
        return COVERED

    def played(self, shown: PlayedDeal, part: int) -> Cell:
        hcp, player = shown.hcp[part], shown.deal.decks[part]
        doubted = player in shown.doubts
        noted = dict(shown.noted).get(player or "", 0)
        hint = tr("{name} noted {hcp}").format(name=player, hcp=noted) if doubted else ""
        return Cell("" if hcp is None else str(hcp), doubted=doubted, hint=hint)

    def can_type(self, view: View, spot: CellRef) -> bool:
        return isinstance(view.deals[spot.deal], PlayedDeal)

    def typing_hint(self, view: View, spot: CellRef) -> str:
        return reason(HouseCellReason.ALL_FOUR)

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        shown = view.deals[spot.deal]
        if not isinstance(shown, PlayedDeal):
            four = HouseCellReason.COUNTS_LAST
            raise Refused(four if shown.four else HouseCellReason.COUNTS_BY_PREPARER)
        counts, shows, rest = read_counts_at(shown.hcp, spot, text)
        total = sum_words(counts)
        if None in counts or (shown.lacks_counts and sum(_four(counts)) != PACK):
            raise Refused(HouseCellReason.SUM, sum=total)
        four_counts = _four(counts)
        if sum(four_counts) != PACK:
            raise Refused(HouseCellReason.ALL_FOUR)
        hint = total if shown.lacks_counts else ""
        return Reading(c.CorrectCounts(spot.deal, four_counts), shows, rest, hint)

    def prompt(self, view: View, spot: CellRef) -> str:
        deal = view.deal(spot.deal)
        return "" if deal.decks[spot.part] is None else _count_asked(deal, spot.part)

    def clear(self, view: View, spot: CellRef) -> object:
        raise Refused(HouseCellReason.COUNTS)

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        shown = view.deals[spot.deal]
        if not isinstance(shown, PlayedDeal):
            return ()
        return (*counts_choices(spot, shown.deal, shown.hcp), *noted_choices(shown, spot))


class PlayerColumn(NameColumn):
    """The player who picked the deck.

    After the deal a number typed here is the HCP that this player noted, `-` deletes it, and 100 or
    150 are honours. Several numbers are the HCP noted by this player and the following ones, in the
    order of the decks.
    """

    heading = "player"
    width = 17.5
    parts = 4
    align = Align.LEFT
    text_style = TextStyle.NAME
    keys = ("decks.{part}",)

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(shown.deal.decks[part] or "")

    def can_type(self, view: View, spot: CellRef) -> bool:
        shown = view.deals[spot.deal]
        return shown.deal.handed_out or isinstance(shown, PlayedDeal)

    def names(self, view: View, spot: CellRef) -> tuple[str, ...]:
        """Return who can have this deck: players without a deck, or all four if it is picked."""
        decks = view.deal(spot.deal).decks
        everybody = super().names(view, spot)
        if decks[spot.part] is not None:
            return everybody
        return tuple(name for name in everybody if name not in decks)

    def named(self, spot: CellRef, name: str) -> object:
        return c.PickDeck(spot.deal, Deck(spot.part), name)

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        shown = view.deals[spot.deal]
        if text[0].isdecimal() or re.match(rf"{NOT_NOTED}(?!\d)", text):
            if not isinstance(shown, PlayedDeal):
                raise Refused(HouseCellReason.NOTED_LATER)
            return _read_noted(view, shown, spot, text)
        decks = list(shown.deal.decks)
        parts = [
            part
            for part in range(spot.part, len(Deck))
            if part == spot.part or (decks[part] is None) == (decks[spot.part] is None)
        ]
        try:
            names, rest = read_names(text, self.names(view, spot), len(parts), view.sheet.players)
        except Refused as refused:
            held = refused.figures.get("name")
            if refused.reason is NameReason.NOT_PLAYING and held in decks:
                deck = Deck(decks.index(str(held))).name
                raise Refused(HouseReason.DECK_HELD, name=held, deck=deck) from None
            raise
        picks = [(part, name) for part, name in zip(parts, names, strict=False)]
        for part, name in picks:
            decks[part] = name
        left = [name for name in view.four(spot.deal) if name not in decks]
        if len(left) == 1 and decks.count(None) == 1:
            picks.append((decks.index(None), left[0]))
        spots = {part: replace(spot, part=part) for part, _ in picks}
        changes = [self.named(spots[part], name) for part, name in picks[: len(names)]]
        return Reading(as_one(changes), {spots[part]: Cell(name) for part, name in picks}, rest)

    def clear(self, view: View, spot: CellRef) -> object:
        if isinstance(view.deals[spot.deal], PlayedDeal):
            raise Refused(HouseCellReason.STAYS_FILLED)
        return c.PickDeck(spot.deal, Deck(spot.part), None)

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        shown, deck = view.deals[spot.deal], Deck(spot.part)
        decks = shown.deal.decks
        picks = tuple(
            Choice(
                name,
                c.PickDeck(spot.deal, deck, name),
                name == decks[spot.part],
                # The list keeps all names, so that they stay in place while decks are picked.
                possible=decks[spot.part] is not None or name not in decks,
            )
            for name in view.four(spot.deal)
        )
        if not isinstance(shown, PlayedDeal):
            return picks
        return (*picks, *_honours_choices(view, shown.deal, spot), *noted_choices(shown, spot))


def _honours_choices(view: View, deal: Deal, spot: CellRef) -> tuple[Choice, ...]:
    """Return the choices for honours, if the rules count them."""
    player = deal.decks[spot.part]
    if not view.sheet.rules.honours or deal.contract is None or player is None:
        return ()
    points_now = dict(deal.honours).get(player)
    return tuple(
        Choice(
            tr("{points} for honours").format(points=points),
            c.EnterHonours(spot.deal, player, None if points == points_now else points),
            points == points_now,
        )
        for points in honours_in(deal.contract)
    )


Counts = tuple[int | None, ...]
"""The counts of decks A to D; `None` where unknown."""

NOT_NOTED = "-"
"""Typed instead of a number for a player who noted nothing."""


def read_counts_at(
    counts: Counts, spot: CellRef, text: str
) -> tuple[Counts, dict[CellRef, Cell], str]:
    """Return `counts` with those typed at `spot`, the cells typed, and the rest of the text.

    Four counts are for all decks, fewer are for the decks from `spot` on.
    """
    typed, rest = read_counts(text)
    first = 0 if len(typed) == len(Deck) else spot.part
    if first + len(typed) > len(Deck):
        raise Refused(HouseCellReason.COUNTS)
    four_counts = (*counts[:first], *typed, *counts[first + len(typed) :])
    shows = {replace(spot, part=part): Cell(str(count)) for part, count in enumerate(typed, first)}
    return four_counts, shows, rest


def _read_noted(view: View, shown: PlayedDeal, spot: CellRef, text: str) -> Reading:
    """Read HCP noted by the players from `spot` on, `-` for nothing, or honours."""
    noted: list[int | None] = []
    rest = text
    while rest and spot.part + len(noted) < len(Deck):
        if rest[0] == NOT_NOTED:
            noted.append(None)
            rest = rest[1:].lstrip(SEPARATORS)
        elif rest[0].isdecimal():
            number, rest = read_number(rest)
            noted.append(number)
            rest = rest.lstrip(SEPARATORS)
        else:
            break
    players = shown.deal.decks[spot.part : spot.part + len(noted)]
    first = players[0]
    if None in players or first is None:
        raise Refused(HouseCellReason.NOTED_LATER)
    if len(noted) == 1 and noted[0] in HONOUR_POINTS:
        if not view.sheet.rules.honours:
            raise Refused(HouseCellReason.NO_HONOURS)
        held = tr("{points} for honours").format(points=noted[0])
        change: object = c.EnterHonours(spot.deal, first, noted[0])
        return Reading(change, {spot: Cell(held)}, rest)
    pairs = tuple((name or "", number) for name, number in zip(players, noted, strict=True))
    if len(pairs) == 1:
        change = c.EnterNoted(spot.deal, *pairs[0])
    else:
        change = c.EnterAllNoted(spot.deal, pairs)
    shows = {
        replace(spot, part=spot.part + at): Cell(f"{name} {NOT_NOTED if hcp is None else hcp}")
        for at, (name, hcp) in enumerate(pairs)
    }
    return Reading(change, shows, rest)


def are_counts(text: str) -> bool:
    """Return whether `text` is nothing but counts, and more than a single digit."""
    if len(text.strip()) < 2:
        return False
    try:
        _, rest = read_counts(text)
    except Refused:
        return False
    return not rest


def _count_asked(deal: Deal, part: int) -> str:
    """Return the question for a count; it names the player once the deck is picked."""
    name, deck = deal.decks[part], Deck(part).name
    if name is None:
        return tr("HCP of deck {deck}").format(deck=deck)
    return tr("HCP of {name} ({deck})").format(name=name, deck=deck)


def counts_choices(spot: CellRef, deal: Deal, counts: Counts) -> tuple[Choice, ...]:
    """Return the possible counts at `spot` of `deal`, which is over and has `counts`.

    The four must add up to 40. While counts are missing, a second list asks for the next of them.
    If the sum is wrong then, a list asks which other count changes.
    """
    return tuple(
        _count_choice(spot, deal, (*counts[: spot.part], hcp, *counts[spot.part + 1 :]), counts)
        for hcp in range(MOST_IN_HAND + 1)
    )


def _count_choice(spot: CellRef, deal: Deal, counts: Counts, before: Counts) -> Choice:
    """Return the choice that changes `before` to `counts`, which differ at `spot` only."""
    hcp, rest = counts[spot.part], PACK - sum(count or 0 for count in counts)
    label, there = str(hcp), counts == before
    if None in counts:
        after = replace(spot, part=counts.index(None))

        def following() -> Offer:
            choices = counts_choices(after, deal, counts)
            return Offer(choices, _count_asked(deal, after.part), sum_words(counts))

        return Choice(label, possible=rest >= 0, opens=following)
    if rest == 0:
        return Choice(label, c.CorrectCounts(spot.deal, _four(counts)), there)
    offered = tuple(
        Choice(
            tr("deck {deck}: {before} → {after}").format(
                deck=Deck(part).name, before=count, after=(count or 0) + rest
            ),
            c.CorrectCounts(
                spot.deal, _four((*counts[:part], (count or 0) + rest, *counts[part + 1 :]))
            ),
        )
        for part, count in enumerate(counts)
        if part != spot.part and 0 <= (count or 0) + rest <= MOST_IN_HAND
    )
    asked = tr("Deck {deck} has {hcp}. Which other count changes?")
    asked = asked.format(deck=Deck(spot.part).name, hcp=hcp)
    other = Offer(offered, asked, sum_words(counts))
    return Choice(label, chosen=there, possible=bool(offered), opens=lambda: other)


def _four(counts: Counts) -> tuple[int, int, int, int]:
    a, b, c_, d = (count or 0 for count in counts)
    return a, b, c_, d


def noted_choices(shown: PlayedDeal, spot: CellRef) -> tuple[Choice, ...]:
    """Return the choice that opens the list of HCP to note for the player of a deck, if any."""
    player = shown.deal.decks[spot.part]
    if player is None:
        return ()
    there = dict(shown.noted).get(player)
    nothing = Choice(tr("nothing noted"), c.EnterNoted(spot.deal, player, None))
    enter = partial(c.EnterNoted, spot.deal, player)
    counts = choices_of(range(MOST_IN_HAND + 1), enter, there)
    words = tr("HCP noted by {name}…").format(name=player)
    offer = Offer(counts if there is None else (*counts, nothing), words.rstrip("… "))
    return (Choice(words, opens=lambda: offer, in_menu=True),)
