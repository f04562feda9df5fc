"""The texts of the house game: plan, balance, what if, and the explanation of a score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from chicago_gui.games.house.changes import ChangePlan, ChangeRules
from chicago_gui.games.house.rules import targets_words
from chicago_gui.games.house.sheet import (
    MOST_DEALS,
    OPENING_HAND,
    PACK,
    PLANS_OF_FOUR,
    USUAL_PLANS,
    Deal,
    Deck,
)
from chicago_gui.games.house.view import PlayedDeal, PlayerStanding, View
from chicago_gui.record import Record, replace
from chicago_gui.scoring import NAMED_TABLES
from chicago_gui.sheet.figures import Supposed, WhatIf
from chicago_gui.sheet.setup import Plan
from chicago_gui.sheet.stakes import settlement_words
from chicago_gui.sheet.words import (
    NO_BREAK,
    contract_text,
    ended,
    imps_words,
    pair,
    plain,
    plural,
    result_words,
    sentence,
    signed,
    signed_mean,
    tr,
    unbroken,
)


def plan(view: View) -> Plan:
    """Return the planned deals and how to change them."""
    sheet = view.sheet
    return Plan(
        heading=sentence(tr("planned deals")),
        planned=sheet.planned_deals,
        least=max(1, sheet.next_number - 1),
        most=MOST_DEALS,
        usual=PLANS_OF_FOUR if sheet.is_four_next else USUAL_PLANS,
        change=ChangePlan,
        words=balance_words,
        stop_words=lambda number: tr("Stop after deal {number}").format(number=number),
    )


def deals_words(count: int) -> str:
    """Return a number of deals: `15 deals`."""
    return plural("{count} deal", "{count} deals", count).format(count=count)


def mean(standing: PlayerStanding) -> str:
    """Return a player's IMPs per deal with their sign; empty before the first deal."""
    return signed_mean(standing.imps, standing.played, 1)


def balance_words(view: View) -> str:
    """Return how often each player should sit out and open, and whether this can still end even."""
    sheet, left = view.sheet, view.differences
    if sheet.is_four_next:
        first = plural(
            "{deals}: each opens at most {count} time.",
            "{deals}: each opens at most {count} times.",
            view.cap,
        )
    else:
        first = plural(
            "{deals}: each sits out and opens at most {count} time.",
            "{deals}: each sits out and opens at most {count} times.",
            view.cap,
        )
    first = first.format(deals=deals_words(sheet.planned_deals), count=view.cap)
    if left.out == left.partnered == 0 and (left.opened == 0 or not sheet.is_four_next):
        if sheet.is_four_next:
            return f"{first} {tr('Openings and partnerships can still end even.')}"
        return f"{first} {tr('Sit-outs and partnerships can still end even.')}"
    parts = [
        tr("sit-outs differ by {apart}").format(apart=left.out) if left.out else "",
        tr("openings differ by {apart}").format(apart=left.opened) if left.opened else "",
        tr("partnerships differ by {apart}").format(apart=left.partnered) if left.partnered else "",
    ]
    rest = tr("It cannot end even: {what}.").format(what=", ".join(filter(None, parts)))
    return f"{first} {rest}"


class Reckoning(Record):
    """The session scored by one target table."""

    table: str
    view: View

    @property
    def heading(self) -> str:
        """The heading of the table's column."""
        return sentence(targets_words(self.table))

    def imps(self, player: str) -> int:
        """Return the IMPs of `player`."""
        return next(each.imps for each in self.view.standing if each.player == player)

    def place(self, player: str) -> int:
        """Return the place of `player`; equal IMPs share a place."""
        mine = self.imps(player)
        return 1 + sum(each.imps > mine for each in self.view.standing)

    @property
    def winners(self) -> tuple[str, ...]:
        """The players with the most IMPs."""
        return tuple(each.player for each in self.view.standing if self.place(each.player) == 1)


def payment_lines(view: View) -> list[str]:
    """Return who pays whom for the IMPs so far, one text each; empty without a stake."""
    names = tuple(each.player for each in view.standing)
    imps = tuple(each.imps for each in view.standing)
    return settlement_words(view.sheet.rules.stake, names, imps)


def what_if(view: View, suppose: Callable[[object], Any]) -> WhatIf:
    """Return the standing by the real target table and by all others.

    `suppose` returns the view after a change of rules. Only scored deals count.
    """
    played = Reckoning(view.sheet.rules.targets.name, view)
    found = [played]
    for name, table in NAMED_TABLES.items():
        if name == played.table:
            continue
        supposed = suppose(ChangeRules(replace(view.sheet.rules, targets=table)))
        if isinstance(supposed, View):
            found.append(Reckoning(name, supposed))
    caption = tr("No deal is scored yet.")
    if view.scored:
        caption = plural(
            "{count} scored deal by each target table.",
            "{count} scored deals by each target table.",
            view.scored,
        )
    return WhatIf(
        caption=caption.format(count=view.scored),
        headings=(
            tr("{table} (as played)").format(table=played.heading),
            *(each.heading for each in found[1:]),
        ),
        lines=tuple(
            Supposed(name, tuple((cell_words(each, name), each.imps(name)) for each in found))
            for name in sorted(view.sheet.players, key=played.place)
        ),
        verdicts=tuple(verdict(played, other) for other in found[1:] if view.scored),
    )


def cell_words(reckoning: Reckoning, player: str) -> str:
    """Return a player's place and IMPs: `2.  +14`."""
    return f"{reckoning.place(player)}.  {signed(reckoning.imps(player))}"


def verdict(played: Reckoning, other: Reckoning) -> str:
    """Return in one sentence what the other table would change."""
    name = sentence(targets_words(other.table))
    changed = _changed(played.view, other.view)
    if not changed:
        return tr("{table}: no deal differs.").format(table=name)
    deals = ", ".join(tr("deal {number}").format(number=number) for number in changed)
    if played.winners == other.winners:
        pattern = tr("{table}: {winners} first as well. Deals that differ: {deals}.")
    else:
        pattern = tr("{table}: {winners} first instead. Deals that differ: {deals}.")
    return pattern.format(table=name, winners=_all(other.winners), deals=deals)


def _changed(one: View, other: View) -> list[int]:
    return [
        mine.number
        for mine, theirs in zip(one.deals, other.deals, strict=True)
        if isinstance(mine, PlayedDeal)
        and isinstance(theirs, PlayedDeal)
        and mine.outcome is not None
        and theirs.outcome is not None
        and mine.outcome.imps != theirs.outcome.imps
    ]


def _all(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return tr("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])


def explain(deal: PlayedDeal) -> str:
    """Return the calculation of the deal's IMPs in one line, or what is still missing."""
    written, outcome = deal.deal, deal.outcome
    if deal.thrown_in:
        return tr("passed out, dealt again: no score.")
    if outcome is None or deal.team_hcp is None:
        return tr("not scored; still needed: {missing}.").format(missing=", ".join(missing(deal)))
    held = deal.team_hcp[outcome.target_team]
    if written.contract is None:
        score = ended(tr("passed out: 0"))
    else:
        declaring = written.team_of(written.declarer or "") or 0
        z = tr("vulnerable") if written.vulnerable[declaring] else tr("not vulnerable")
        score = ended(tr("{contract} by {declarer}, {result}, {z}: {points}")).format(
            contract=contract_text(written.contract),
            declarer=written.declarer,
            result=result_words(written.contract, written.tricks),
            z=z,
            points=plain((outcome.declarer_score or 0) - _honours_for(written, declaring)),
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
    swing = f"{signed(outcome.difference)} → {imps_words(signed(imps))}"
    return f"{score} {target} {ended(unbroken(swing))}"


def honours_asked(view: View, deal: int) -> str:
    """Return how to type honours, if they count and the deal is over and has none."""
    shown = view.deals[deal] if view.deals else None
    if not view.sheet.rules.honours or not isinstance(shown, PlayedDeal):
        return ""
    if shown.deal.declarer is None or shown.deal.honours:
        return ""
    return tr("Honours: type 100 or 150 at the player who held them.")


def _honours_for(deal: Deal, team: int) -> int:
    """Return the points for honours of `team` minus those of its opponents."""
    return sum(points if deal.team_of(name) == team else -points for name, points in deal.honours)


def missing(deal: PlayedDeal) -> tuple[str, ...]:
    """Return what a deal that is over still needs for its score."""
    written = deal.deal
    lacks = (
        (not deal.counted, tr("counts")),
        (not written.handed_out, tr("decks")),
        (written.teams is None, tr("teams")),
        (None in written.vulnerable, tr("vulnerability")),
        (not written.passed_out and written.declarer is None, tr("declarer")),
    )
    return tuple(name for lack, name in lacks if lack)


def swap_due(view: View) -> str:
    """Return the sentence that asks for a swap before the lead, or an empty text."""
    advice = view.advice
    last = next((d.deal for d in reversed(view.deals) if d.deal.has_contract), None)
    if advice.reason != "swap" or last is None or last.declarer == advice.declarer:
        return ""
    return tr(
        "Swap before the lead: {dummy} plays, {declarer} is dummy and prepares next. Type S."
    ).format(dummy=advice.declarer, declarer=last.declarer)


def why_swap(view: View) -> str:
    """Return the reason for the swap: partnerships or sit-outs."""
    if view.advice.partnerships:
        return tr("The swap keeps partnerships even.")
    out = {standing.player: standing.out for standing in view.standing}
    name, other = view.advice.preparer or "", view.advice.declarer or ""
    if out.get(name, 0) < out.get(other, 0):
        return tr("{name} has fewer sit-outs than {other}.").format(name=name, other=other)
    return tr("The swap keeps sit-outs even.")


def why_not_dummy(view: View, last: Deal) -> str:
    """Return why neither dummy nor declarer of `last` sits out: the cap, or the balance."""
    out = {standing.player: standing.out for standing in view.standing}
    pair_out = {out.get(last.declarer or ""), out.get(last.dummy or "")}
    if pair_out == {view.cap}:
        words = plural(
            "{one} and {two} have both sat out {count} time:",
            "{one} and {two} have both sat out {count} times:",
            view.cap,
        )
        return words.format(one=last.declarer, two=last.dummy, count=view.cap)
    if view.advice.partnerships:
        return tr("To keep partnerships even:")
    return tr("To keep sit-outs even:")


def last_bid(view: View) -> int:
    """Return the index of the last deal with a contract, in which a swap may be due."""
    return max(index for index, shown in enumerate(view.deals) if shown.deal.has_contract)


def noted_words(shown: PlayedDeal) -> str:
    """Return the HCP that each player noted, in the order of the decks, with differing counts."""
    noted = dict(shown.noted)
    counted = {
        player: f"{NO_BREAK}≠{NO_BREAK}{hcp}"
        for player, hcp in zip(shown.deal.decks, shown.hcp, strict=True)
        if player in shown.doubts
    }
    if not noted:
        return ""
    said = ", ".join(
        f"{player} {noted[player]}{counted.get(player, '')}"
        for player in shown.deal.decks
        if player in noted
    )
    return tr("Deal {number}, noted: {noted}.").format(number=shown.number, noted=said)


def sum_line(hcp: Sequence[int | None], *, from_paper: bool = False) -> str:
    """Return the sum of the counts so far, and the opening hand if there is one."""
    line, counted = sum_words(hcp), [count for count in hcp if count is not None]
    complete = len(counted) == len(hcp)
    # A wrong sum: a count is wrong, perhaps that of the opening hand.
    if not counted or sum(counted) > PACK or (complete and sum(counted) < PACK):
        return line
    return f"{line}  {_opening_line(hcp, complete, from_paper)}".rstrip()


def sum_words(hcp: Sequence[int | None]) -> str:
    """Return the sum of the counts so far; empty without counts."""
    counted = [count for count in hcp if count is not None]
    total = sum(counted)
    if not counted:
        return ""
    if len(counted) < len(hcp):
        return tr("Sum {total} of 40.").format(total=total)
    if total < PACK:
        return tr("Sum {total}: {missing} short of 40.").format(total=total, missing=PACK - total)
    if total > PACK:
        return tr("Sum {total}: {over} over 40.").format(total=total, over=total - PACK)
    return "40 ✓"


def _opening_line(hcp: Sequence[int | None], complete: bool, from_paper: bool) -> str:
    """Return the opening hand, or what to do without one.

    By ruling 2 the preparer may then deal again or move cards. A deal `from_paper` was played, so
    somebody has misread the paper.
    """
    best = max(count or 0 for count in hcp)
    if best >= OPENING_HAND:
        deck = Deck([count or 0 for count in hcp].index(best)).name
        return tr("Opening hand: {deck} ({hcp}).").format(deck=deck, hcp=best)
    if complete and from_paper:
        return tr("No opening hand: check the paper.")
    if complete:
        return tr("No opening hand: deal again, or move cards and retype the counts.")
    return ""
