"""The columns of the two teams: partners, team HCP, Z; and who opens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import permutations
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
from chicago_gui.games.russian.sheet import Deal, Deck, Team, Teams, pairings, same_teams
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import COVERED, EMPTY, Align, Cell, CellKind, Choice, Lettering, Spot
from chicago_gui.sheet.entry import EntryReason, as_keyed, begins_pass, folded, name_of, named_by
from chicago_gui.sheet.form_input import ENTER, SPACE, Answer
from chicago_gui.sheet.going_on import Naming, spells_on
from chicago_gui.sheet.words import pair, spoken, tr

if TYPE_CHECKING:
    from chicago_gui.games.russian.house_input import HouseInput

DIE = "rк"
Z_YES = frozenset({"z", "v", "y", "g", "я", "з"})
Z_NO = frozenset({"", "n", "н"})
"""No figure and no sign: `1` begins a contract, `+` and `-` a result, wherever they are typed."""

# Whoever is asked answers in words, too: the first letter is enough, and the others belong to it.
_YES = ("yes", "vulnerable", "zone", "да", "в зоне", "зона", "ja", "in Gefahr", "Gefahr")
_NO = ("no", "not vulnerable", "none", "нет", "не в зоне", "nein", "nicht in Gefahr", "keiner")
_ROLL = ("roll the die",)


def _z_yes() -> frozenset[str]:
    """Return what says that a team is vulnerable: where З is read its key does it, too."""
    return Z_YES | {"p"} if spoken() == "ru" else Z_YES


class _Partners(HouseColumn):
    """The names of a team; Enter takes the line-up that is proposed, space shows another."""

    heading, spoken = "Partners", "partners"
    width = 28.0
    parts = 2
    align = Align.LEFT
    keys = ("teams.{part}",)
    roomy = True
    before_contract = HouseCellReason.BEFORE_CONTRACT_TEAMS

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(pair(shown.deal.teams[part]) if shown.deal.teams else "")

    def stands(self, view: View) -> tuple[str, ...]:
        return tuple(map(pair, permutations(view.sheet.players, 2)))

    def can_type(self, view: View, spot: Spot) -> bool:
        return True

    def begins_with(self, view: View, spot: Spot) -> str:
        teams = deal_at(view, spot).teams
        return pair(teams[spot.part]) if teams else ""

    def change(self, view: View, spot: Spot, text: str) -> object:
        deal = deal_at(view, spot)
        if not text.strip():
            if deal.over and deal.teams is not None:
                raise Refused(EntryReason.NAME)  # the deal would not be scored any more
            return c.SitDown(spot.deal, None)
        try:
            teams = teams_of(view, deal, spot.part, text)
        except Refused:
            if not _names_last_deck(view, deal, text):
                raise
            return c.PickDeck(spot.deal, Deck.D, deal.decks[-1])
        if not re.search(_PARTS, text.strip()) and _names_last_deck(view, deal, text):
            return c.PickDeck(spot.deal, Deck.D, deal.decks[-1])
        return c.SitDown(spot.deal, teams)

    def naming(self, view: View, spot: Spot) -> Naming:
        names = four(view, deal_at(view, spot))
        return Naming(names, view.sheet.players, len(names), at_once=False)

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

    def key(self, entries: HouseInput, spot: Spot, key: str) -> Answer | None:
        # Only what is shown can be taken, or another be shown instead.
        if key not in (ENTER, SPACE) or self.proposal(entries, spot) is None:
            return None
        if key == SPACE:
            entries.show_another()
            return Answer()
        return Answer(entries.submit(c.SitDown(spot.deal, entries.proposed_for(spot.deal))))

    def proposal(self, entries: HouseInput, spot: Spot) -> Cell | None:
        deal = deal_at(entries.view, spot)
        if deal.teams is not None or not deal.handed_out:
            return None
        teams = entries.proposed_for(spot.deal)
        if teams is None:
            return None
        kept = kept_together(entries.view, spot.deal, teams)
        hint = tr("{team} played together just now: whoever stays changes partner.")
        return Cell(pair(teams[spot.part]), hint=hint.format(team=pair(kept)) if kept else "")


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

    def begins_with(self, view: View, spot: Spot) -> str:
        return tr("z") if deal_at(view, spot).vulnerable[spot.part] else ""

    def change(self, view: View, spot: Spot, text: str) -> object:
        word = text.strip().casefold()
        yes = word in _z_yes() or _says(word, _YES)
        if not yes and word not in Z_NO and not _says(word, _NO):
            raise Refused(HouseCellReason.Z)
        return c.EnterZ(spot.deal, spot.part, yes)

    def complete(self, view: View, spot: Spot, text: str) -> bool:
        """One key settles it in a line, too, that stands open with what was refused."""
        said = text.casefold()
        return text == SPACE or said in (*_z_yes(), *Z_NO - {""}, *_YES) or _rolls(text)

    def goes_on(self, view: View, spot: Spot, text: str) -> bool:
        words = (*(_YES if deal_at(view, spot).vulnerable[spot.part] else _NO), *_ROLL)
        return spells_on(text, words) or (text.endswith(SPACE) and _says(text[:-1], words))

    def reads_otherwise(self, view: View, spot: Spot, taken: str, text: str) -> bool:
        """Whether a name or a pass is typed, of which the first letter means something here.

        A space at the second team was none where an answer follows: `z z`, as people part words.
        """
        said, players = text.strip(), view.sheet.players
        if taken == SPACE:
            z = spot.part and self.complete(view, spot, said)  # at the first it was the answer
            return bool(z) and not named_by(said, players)
        means = len(said) > 1 and not self.goes_on(view, spot, text)
        return means and (begins_pass(text) or bool(named_by(text, players)))

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

    def key(self, entries: HouseInput, spot: Spot, key: str) -> Answer | None:
        if key == SPACE:
            return Answer(entries.submit(c.EnterZ(spot.deal, spot.part, False)))
        if key == ENTER and deal_at(entries.view, spot).vulnerable[spot.part] is None:
            # One Enter too many must not settle it: half of all teams are vulnerable.
            return Answer(Refused(HouseCellReason.Z))
        if _rolls(key):
            return entries.roll(spot)
        if key.casefold() in _z_yes() | Z_NO - {""}:
            return Answer(entries.enter(spot, key))
        return None


def _says(word: str, words: tuple[str, ...]) -> bool:
    """Whether `word` is more than the first letter of one of `words`."""
    return len(word) > 1 and spells_on(word, words)


def _rolls(key: str) -> bool:
    """Whether `key` rolls the die, in any language or as the hint has it."""
    return key.casefold() in (*DIE, tr("r", "the key that rolls the die"))


class _Opens(NameColumn):
    """Who has the opening bid; Enter takes whoever is proposed."""

    heading, spoken = "Opens", "opening bid"
    width = 15.5
    keys = ("opening_bid",)
    before_contract = HouseCellReason.BEFORE_CONTRACT_OPENER

    def content(self, shown: Shown, part: int) -> Cell:
        return Cell(shown.deal.opening_bid or "")

    def can_type(self, view: View, spot: Spot) -> bool:
        return True

    def change(self, view: View, spot: Spot, text: str) -> object:
        return c.EnterOpener(spot.deal, self.named(view, spot, text) if text.strip() else None)

    def reads_otherwise(self, view: View, spot: Spot, taken: str, text: str) -> bool:
        """Whether it is a pass, too, of which the first letter is somebody's: `pas` for Pavel."""
        passes = begins_pass(text) and not self.begins(view, spot, text)
        return passes or super().reads_otherwise(view, spot, taken, text)

    def choices(self, view: View, spot: Spot) -> Sequence[Choice]:
        deal = deal_at(view, spot)
        return tuple(
            Choice(name, c.EnterOpener(spot.deal, name), name == deal.opening_bid)
            for name in four(view, deal)
        )

    def key(self, entries: HouseInput, spot: Spot, key: str) -> Answer | None:
        shown = self.proposal(entries, spot) if key == ENTER else None
        change = None if shown is None else c.EnterOpener(spot.deal, shown.text)
        return None if change is None else Answer(entries.submit(change))

    def proposal(self, entries: HouseInput, spot: Spot) -> Cell | None:
        deal = deal_at(entries.view, spot)
        if deal.opening_bid is not None or deal.teams is None:
            return None
        opener = proposed_opener(entries.view, spot.deal)
        return Cell(opener) if opener else None


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


def teams_of(view: View, deal: Deal, part: int, text: str) -> Teams:
    """Return the teams that names typed in team `part`'s cell mean.

    Two names are that team, and so are two initials run together, though they may begin one name;
    with all four, as in `ac bd`, the first two are. One name is the partner of whoever is first of
    the four.
    """
    names = four(view, deal)
    if len(names) != 4:
        raise Refused(HouseCellReason.SEATS_FIRST)
    own, others = _teams_named(text.strip(), names)
    return (own, others) if part == 0 else (others, own)


_PARTS = r"[\s,&–-]+"


def _names_last_deck(view: View, deal: Deal, text: str) -> bool:
    """Whether `text` names whoever has the deck that fell into place, after all the others.

    That is the fourth deck's turn still, and no line-up.
    """
    if deal.teams is not None or not deal.handed_out:
        return False
    with suppress(Refused):
        names = four(view, deal)
        return name_of(as_keyed(text, names), names) == deal.decks[-1]
    return False


def _teams_named(text: str, names: tuple[str, ...]) -> Teams:
    from chicago_gui.sheet.typed_sides import sides_of  # no start waits for it

    ways, refused = pairings(names), None
    if len(text) == 2 and folded(text) not in map(folded, names):
        # One letter would have been enough for one name: `ve` is Vera and Egor.
        with suppress(Refused):
            return sides_of(text, names, ways)
    if re.search(_PARTS, text):
        try:
            return sides_of(text, names, ways)
        except Refused as why:
            refused = why
    try:
        partner = name_of(as_keyed(text, names), names[1:])
        three, last = (name for name in names[1:] if name != partner)
        return (names[0], partner), (three, last)
    except Refused as why:
        refused = refused or why
    with suppress(Refused):
        return sides_of(text, names, ways)
    with suppress(Refused):
        # The first of the four is there by name: it is the partner who is missing.
        refused = Refused(HouseCellReason.PARTNER, name=name_of(text, names))
    raise refused


PARTNERS = _Partners()
TEAM_HCP = _TeamHcp()
Z = _Z()
OPENS = _Opens()
