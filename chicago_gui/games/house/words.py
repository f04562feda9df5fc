"""The texts about a deal: the explanation of its score, what it lacks, a due swap, the counts."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui.games.house.sheet import OPENING_HAND, Deal, Deck
from chicago_gui.games.house.view import PlayedDeal, PlayerStanding, View
from chicago_gui.sheet.stakes import settlement_words
from chicago_gui.sheet.typing.counts import PACK
from chicago_gui.sheet.words import (
    NO_BREAK,
    contract_text,
    ended,
    filled,
    imps_words,
    pair,
    plain,
    plural,
    result_words,
    signed,
    signed_mean,
    tr,
    unbroken,
)


def mean(standing: PlayerStanding) -> str:
    """Return a player's IMPs per deal with their sign; empty before the first deal."""
    return signed_mean(standing.imps, standing.played, 1)


def payment_lines(view: View) -> list[str]:
    """Return who pays whom for the IMPs so far, one text each; empty without a stake."""
    names = tuple(each.player for each in view.standing)
    imps = tuple(each.imps for each in view.standing)
    return settlement_words(view.sheet.rules.stake, names, imps)


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
            points=plain((outcome.declarer_score or 0) - written.honours_of(declaring)),
        )
        for name, points in written.honours:
            score += " " + tr("Honours of {name} {points}: {score}.").format(
                name=name, points=points, score=plain(outcome.declarer_score or 0)
            )
    team = pair((written.teams or (("", ""), ("", "")))[outcome.target_team])
    target = filled(
        tr("Target {target} for {hcp} HCP of {team}."), target=outcome.target, hcp=held, team=team
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
    due = tr("Swap before the lead: {dummy} plays, {declarer} is dummy and prepares next. Type S.")
    return filled(due, dummy=advice.declarer, declarer=last.declarer)


def why_swap(view: View) -> str:
    """Return the reason for the swap: partnerships or sit-outs."""
    if view.advice.partnerships:
        return tr("The swap keeps partnerships even.")
    out = {standing.player: standing.out for standing in view.standing}
    name, other = view.advice.preparer or "", view.advice.declarer or ""
    if out.get(name, 0) < out.get(other, 0):
        return filled(tr("{name} has fewer sit-outs than {other}."), name=name, other=other)
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
