"""The columns of a deal and its four hands: number, preparer, deck, HCP, player."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian.columns.base import (
    HouseCellReason,
    HouseColumn,
    NameColumn,
    Shown,
    deal_at,
    four,
)
from chicago_gui.games.russian.sheet import MOST_IN_HAND, PACK, Deal, Deck
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.scoring import HONOUR_POINTS, Denomination, Refused
from chicago_gui.sheet.column import COVERED, Align, Cell, Choice, Further, Lettering, Spot
from chicago_gui.sheet.entry import EntryReason, name_of, named_by, number_of
from chicago_gui.sheet.form_input import ENTER, Answer
from chicago_gui.sheet.going_on import Naming
from chicago_gui.sheet.words import tr

if TYPE_CHECKING:
    from chicago_gui.games.russian.house_input import HouseInput


class _Number(HouseColumn):
    """The deal's number; what is typed there is a note on the deal."""

    heading, spoken = "Deal", "deal"
    width = 8.0
    lettering = Lettering.NUMBER
    roomy = True
    printed_before = True
    notes = True

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(str(shown.number), note=shown.deal.note)

    def can_type(self, view: View, spot: Spot) -> bool:
        return True

    def begins_with(self, view: View, spot: Spot) -> str:
        return deal_at(view, spot).note

    def change(self, view: View, spot: Spot, text: str) -> object:
        shown, typed = view.deals[spot.deal], text.strip()
        # Where the preparer's face is covered by mistake, names are typed on as if it were not.
        picking = isinstance(shown, OpenDeal) and shown.deal.teams is None
        if picking and typed and named_by(typed, view.sheet.players):
            raise Refused(HouseCellReason.NAME_HERE)
        return c.EnterNote(spot.deal, text)

    def key(self, entries: HouseInput, spot: Spot, key: str) -> Answer | None:
        over = isinstance(entries.view.deals[spot.deal], PlayedDeal)
        # Or a note would be open for the next count. Letters begin a note.
        return Answer() if key == ENTER and not over else None


class _PreparedBy(NameColumn):
    """Who prepared, marked when the page or the advice would have had another."""

    heading, spoken = "Prepared by", "prepared by"
    width = 17.5
    keys = ("prepared_by",)
    before_contract = HouseCellReason.BEFORE_CONTRACT_PREPARER

    def content(self, shown: Shown, part: int) -> Cell:
        name = shown.deal.prepared_by or ""
        if shown.mark is None:
            return Cell(name)
        return Cell(name, notch=True, hint=tr("{names} was to prepare").format(names=shown.mark))

    def can_type(self, view: View, spot: Spot) -> bool:
        return True

    def names(self, view: View, spot: Spot) -> tuple[str, ...]:
        return view.sheet.players

    def change(self, view: View, spot: Spot, text: str) -> object:
        return c.EnterPreparer(spot.deal, self.named(view, spot, text))

    def choices(self, view: View, spot: Spot) -> Sequence[Choice]:
        there = deal_at(view, spot).prepared_by
        return tuple(
            Choice(name, c.EnterPreparer(spot.deal, name), name == there)
            for name in view.sheet.players
        )


class _Deck(HouseColumn):
    """The letters of the decks, which stand on every form."""

    heading, spoken = "Deck", "deck"
    width = 8.5
    parts = 4
    lettering = Lettering.LABEL
    printed_before = True

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(Deck(part).name)

    def part_words(self, part: int) -> str:
        return ""


class _Hcp(HouseColumn):
    """The counts; a cover while the deal is not over, whatever lies beneath."""

    heading, spoken = "HCP", "HCP"
    width = 9.0
    turn = 1
    parts = 4
    lettering = Lettering.FIGURE
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

    def can_type(self, view: View, spot: Spot) -> bool:
        return isinstance(view.deals[spot.deal], PlayedDeal)

    def begins_with(self, view: View, spot: Spot) -> str:
        shown = view.deals[spot.deal]
        if not isinstance(shown, PlayedDeal):
            return ""
        return " ".join(str(hcp) for hcp in shown.hcp if hcp is not None)

    def typed_here(self, view: View, spot: Spot) -> str:
        return tr(
            "To mend a count type it or double-click it, and then another one, for they make 40; "
            "or type all four, such as 12 9 13 6."
        )

    def change(self, view: View, spot: Spot, text: str) -> object:
        return c.CorrectCounts(spot.deal, four_counts(text))

    def choices(self, view: View, spot: Spot) -> Sequence[Choice]:
        shown = view.deals[spot.deal]
        return counts_choices(spot, shown.hcp) if isinstance(shown, PlayedDeal) else ()

    def also(self, view: View, spot: Spot) -> Choice | None:
        return noted_choice(view, spot)


class _Player(NameColumn):
    """Who picked the deck; a number is what that player noted, `-` that it was nothing, or honours.

    Several numbers are what all four noted, in the order of the decks, or each after a name.
    """

    heading, spoken = "Player", "player"
    width = 17.5
    parts = 4
    align = Align.LEFT
    lettering = Lettering.NAME
    keys = ("decks.{part}",)
    before_contract = HouseCellReason.BEFORE_CONTRACT_DECKS

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(shown.deal.decks[part] or "")

    def can_type(self, view: View, spot: Spot) -> bool:
        shown = view.deals[spot.deal]
        return shown.deal.handed_out or isinstance(shown, PlayedDeal)

    def begins_with(self, view: View, spot: Spot) -> str:
        return deal_at(view, spot).decks[spot.part] or ""

    def naming(self, view: View, spot: Spot) -> Naming:
        decks = deal_at(view, spot).decks
        if _is_over(view, spot):
            return Naming(self.names(view, spot), self.everybody(view), at_once=False)
        if decks[spot.part] is not None:
            return super().naming(view, spot)
        left = tuple(name for name in self.names(view, spot) if name not in decks)
        # The last deck falls into place.
        return Naming(left, self.everybody(view), max(decks.count(None) - 1, 1))

    def complete(self, view: View, spot: Spot, text: str) -> bool:
        # A name may be followed by what its player noted: it waits for Enter.
        return not _is_over(view, spot) and super().complete(view, spot, text)

    def change(self, view: View, spot: Spot, text: str) -> object:
        shown = view.deals[spot.deal]
        player = shown.deal.decks[spot.part]
        if not text.strip():
            if isinstance(shown, PlayedDeal) and player is not None:
                raise Refused(EntryReason.NAME)  # the deal would not be scored any more
            return c.PickDeck(spot.deal, Deck(spot.part), None)
        if text.strip() == NOT_NOTED and player is not None and isinstance(shown, PlayedDeal):
            return c.EnterNoted(spot.deal, player, None)
        number_alone = text.strip().isdecimal() and (player is None or len(counts_in(text)) == 1)
        if number_alone and player is not None:
            number = number_of(text)
            if number in HONOUR_POINTS:
                return c.EnterHonours(spot.deal, player, number)
            if not isinstance(shown, PlayedDeal):
                raise Refused(HouseCellReason.NOTED_LATER)
            return c.EnterNoted(spot.deal, player, number)
        if re.search(_NUMBER, text) and not number_alone:
            return _all_noted(view, spot, text)
        return c.PickDeck(spot.deal, Deck(spot.part), self.named(view, spot, text))

    def also(self, view: View, spot: Spot) -> Choice | None:
        return noted_choice(view, spot)

    def choices(self, view: View, spot: Spot) -> Sequence[Choice]:
        shown, deck = view.deals[spot.deal], Deck(spot.part)
        decks = shown.deal.decks
        picks = tuple(
            Choice(
                name,
                c.PickDeck(spot.deal, deck, name),
                name == decks[spot.part],
                # The others keep their places while each picks one after the other.
                possible=decks[spot.part] is not None or name not in decks,
            )
            for name in four(view, shown.deal)
        )
        return picks + (
            _honours_choices(view, shown.deal, spot) if isinstance(shown, PlayedDeal) else ()
        )


def _honours_choices(view: View, deal: Deal, spot: Spot) -> tuple[Choice, ...]:
    """Honours, where the rules count them."""
    player = deal.decks[spot.part]
    if not view.sheet.rules.honours or deal.contract is None or player is None:
        return ()
    points_now = dict(deal.honours).get(player)
    # Without a trump suit honours are the four aces, and those are the most there are.
    aces = deal.contract.denomination is Denomination.NOTRUMP
    return tuple(
        Choice(
            tr("{points} for honours").format(points=points),
            c.EnterHonours(spot.deal, player, None if points == points_now else points),
            points == points_now,
        )
        for points in (HONOUR_POINTS[-1:] if aces else HONOUR_POINTS)
    )


Counts = tuple[int | None, ...]
"""The counts of decks A to D, as far as they are known."""

_PARTING = r"[\s,;/]"
_NUMBER = rf"(?:^|(?<={_PARTING}))\d+(?={_PARTING}|$)"
"""A number that is no part of a name."""

NOT_NOTED = "-"
"""What is typed in place of a count for who noted nothing."""


def _is_over(view: View, spot: Spot) -> bool:
    return isinstance(view.deals[spot.deal], PlayedDeal)


def _all_noted(view: View, spot: Spot, text: str) -> object:
    """Return the change that writes down what several players noted.

    Four words are the order of the decks, `-` for who noted nothing; else each number follows the
    name of its player.
    """
    shown = view.deals[spot.deal]
    if not isinstance(shown, PlayedDeal):
        raise Refused(HouseCellReason.NOTED_LATER)
    words = counts_in(text)
    if len(words) == len(Deck) and all(word == NOT_NOTED or word.isdecimal() for word in words):
        if not shown.deal.handed_out:
            raise Refused(HouseCellReason.SEATS_FIRST)
        in_order = zip(shown.deal.decks, words, strict=True)
        noted = [
            (name or "", None if word == NOT_NOTED else number_of(word)) for name, word in in_order
        ]
        return c.EnterAllNoted(spot.deal, tuple(noted))
    names, noted_by = four(view, shown.deal), dict[str, int | None]()
    begun: list[str] = []
    for word in words:
        if not word.isdecimal():
            begun.append(word)
            continue
        if not begun:
            raise Refused(HouseCellReason.NOTED, name=names[0])
        noted_by[name_of(" ".join(begun), names)] = number_of(word)
        begun.clear()
    if begun:
        raise Refused(HouseCellReason.NOTED, name=names[0])
    return c.EnterAllNoted(spot.deal, tuple(noted_by.items()))


def is_noted(text: str) -> bool:
    """Whether `text` is what one player noted: a count, or the sign that it was nothing."""
    count = text.isdecimal() and len(counts_in(text)) == 1
    return text == NOT_NOTED or (count and int(text) not in HONOUR_POINTS)


def counts_choices(spot: Spot, counts: Counts) -> tuple[Choice, ...]:
    """Return what may be the count at `spot` of a deal that is over.

    The four make 40: one that is mended changes another, which is asked for next. Where they were
    never written each is asked for, but for the last, which falls into place.
    """
    return tuple(
        _count_choice(spot, (*counts[: spot.part], hcp, *counts[spot.part + 1 :]), counts)
        for hcp in range(MOST_IN_HAND + 1)
    )


def _count_choice(spot: Spot, counts: Counts, before: Counts) -> Choice:
    """Return the choice that makes `counts` of those `before`, in which `spot` has another."""
    hcp, rest = counts[spot.part], PACK - sum(count or 0 for count in counts)
    label, there = str(hcp), counts == before
    missing = [part for part, count in enumerate(counts) if count is None]
    if len(missing) > 1:
        after = replace(spot, part=missing[0])
        asked = tr("HCP of deck {deck}").format(deck=Deck(after.part).name)
        further = Further(asked, lambda: counts_choices(after, counts))
        return Choice(label, further, possible=rest >= 0)
    others = missing or [part for part in range(len(Deck)) if part != spot.part]
    mended = {part: (counts[part] or 0) + rest for part in others}
    offered = tuple(
        Choice(
            tr("deck {deck}: {before} → {after}").format(
                deck=Deck(part).name, before=counts[part], after=count
            ),
            c.CorrectCounts(spot.deal, _four((*counts[:part], count, *counts[part + 1 :]))),
        )
        for part, count in mended.items()
        if 0 <= count <= MOST_IN_HAND
    )
    if offered and (missing or rest == 0):
        return Choice(label, offered[0].change, there)
    asked = tr("Deck {deck} has {hcp}: which other count changes?")
    asked = asked.format(deck=Deck(spot.part).name, hcp=hcp)
    return Choice(label, Further(asked, lambda: offered), there, possible=bool(offered))


def _four(counts: Counts) -> tuple[int, int, int, int]:
    a, b, c_, d = (count or 0 for count in counts)
    return a, b, c_, d


def noted_choice(view: View, spot: Spot) -> Choice | None:
    """Return what leads to the counts that the player of a deck may have noted, of a past deal."""
    shown, player = view.deals[spot.deal], deal_at(view, spot).decks[spot.part]
    if not isinstance(shown, PlayedDeal) or player is None:
        return None
    there = dict(shown.noted).get(player)
    nothing = Choice(tr("nothing noted"), c.EnterNoted(spot.deal, player, None))
    counts = tuple(
        Choice(str(hcp), c.EnterNoted(spot.deal, player, hcp), hcp == there)
        for hcp in range(MOST_IN_HAND + 1)
    )
    words = tr("HCP that {name} noted…").format(name=player)
    offered = counts if there is None else (*counts, nothing)
    return Choice(words, Further(words.rstrip("… "), lambda: offered))


def counts_in(text: str) -> tuple[str, ...]:
    """Return the words of `text`, which may be counts: four that are run together are four.

    No hand has forty points, so that a figure from 4 on is a count by itself, and any other waits
    for a second one: `129136` is 12, 9, 13, 6.
    """
    words = tuple(word for word in re.split(_PARTING, text) if word)
    if len(words) < len(Deck) and all(re.fullmatch("[0-9]+", word) for word in words):
        apart = tuple(count for word in words for count in re.findall("[4-9]|[0-9]{1,2}", word))
        return apart if len(apart) == len(Deck) else words
    return words


def four_counts(text: str) -> tuple[int, int, int, int]:
    """Return the four counts in `text`; raises `Refused` when they are not four numbers."""
    words = counts_in(text)
    if len(words) != len(Deck):
        raise Refused(HouseCellReason.FOUR_COUNTS)
    return _four(tuple(map(number_of, words)))


DEAL = _Number()
PREPARED_BY = _PreparedBy()
DECK = _Deck()
HCP = _Hcp()
PLAYER = _Player()
