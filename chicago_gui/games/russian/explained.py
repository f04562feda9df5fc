"""A deal that is over in one line, and the swap before the lead while it is due."""

from __future__ import annotations

from chicago_gui.games.russian.sheet import Deal
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.sheet.words import contract_text, pair, plain, result_words, signed, tr


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
            result=result_words(written.contract, written.tricks),
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


def swap_due(view: View) -> str:
    """Return the sentence that asks for a swap before the lead, or nothing."""
    advice = view.advice
    last = next((d.deal for d in reversed(view.deals) if d.deal.has_contract), None)
    if advice.reason != "swap" or last is None or last.declarer == advice.declarer:
        return ""
    return tr(
        "Swap before the lead: {dummy} plays the contract, {declarer} is dummy and prepares next. "
        "S takes the swap."
    ).format(dummy=advice.declarer, declarer=last.declarer)


def last_bid(view: View) -> int:
    """Return the place of the last deal that has been bid: it is that in which a swap is due."""
    return max(index for index, shown in enumerate(view.deals) if shown.deal.has_contract)


def noted_words(shown: PlayedDeal) -> str:
    """Return what each player noted, by deck, and what was counted where that differs."""
    noted = dict(shown.noted)
    counted = {
        player: f" ≠ {hcp}"
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
    return tr("Deal {number}, noted: {noted}").format(number=shown.number, noted=said)
