"""The new-session page, the heading, the plan and the attendance, and how to change them."""

from __future__ import annotations

from chicago_gui.games.house.changes import (
    ChangeAttendance,
    ChangePlan,
    PublicChange,
    Rename,
    SeparateName,
)
from chicago_gui.games.house.rules import RULES
from chicago_gui.games.house.sheet import (
    FIVE,
    FOUR,
    LEAST_PLAYERS,
    MOST_DEALS,
    MOST_PLAYERS,
    PLANS_OF_FOUR,
    USUAL_PLANS,
)
from chicago_gui.games.house.view import View
from chicago_gui.record import replace
from chicago_gui.scoring import TargetTable
from chicago_gui.sheet import setup as common
from chicago_gui.sheet.rules import Rule, Values
from chicago_gui.sheet.setup import (
    Attendance,
    NewSession,
    Plan,
    Plans,
    Setup,
)
from chicago_gui.sheet.words import filled, plural, sentence, tr


def setup(*own: TargetTable) -> Setup:
    """Return the questions of the new-session page; `own` are target tables of the group."""
    return Setup(
        players=tr("Players: four or five at the start"),
        least=LEAST_PLAYERS,
        most=MOST_PLAYERS,
        there=FIVE,
        shown=FIVE,
        first=tr("Who prepares the first deal"),
        first_disabled=_nobody_sits_out,
        rules=tuple(_asked(rule, own) for rule in RULES.asked()),
        plans=tuple(sorted({*USUAL_PLANS, *PLANS_OF_FOUR})),
        plans_of=plans_of,
        usual_plan=15,
        most_planned=MOST_DEALS,
        typing_in=tr("From paper the Preparer face has no timed cover; Esc covers it."),
    )


def _asked(rule: Rule, own: tuple[TargetTable, ...]) -> Rule:
    if rule.key == "targets":
        return replace(rule, options=(*rule.options, *own))
    if rule.key == "rotation":
        even = tr(
            "Four players: 12 and 24 deals end even. After 15 or 18 openings differ by one, "
            "after 16 or 20 partnerships."
        )
        return replace(rule, disabled=_nobody_sits_out, while_disabled=even)
    return rule


def _nobody_sits_out(players: int, _: Values) -> bool:
    """Whether four are named: everybody plays, and nobody prepares."""
    return players == FOUR


def plans_of(players: int) -> Plans:
    """Return the usual plans for a number of players."""
    if players == FOUR:
        even = {12, 24}
        return Plans(
            {
                planned: plural(
                    "{deals} ({each} opening bid)",
                    "{deals} ({each} opening bids)",
                    planned // FOUR,
                ).format(deals=planned, each=planned // FOUR)
                if planned in even
                else str(planned)
                for planned in PLANS_OF_FOUR
            },
            12,
        )
    return Plans(
        {
            planned: plural(
                "{deals} ({each} sit-out)", "{deals} ({each} sit-outs)", planned // FIVE
            ).format(deals=planned, each=planned // FIVE)
            for planned in USUAL_PLANS
        },
        15,
    )


def heading(view: View) -> NewSession:
    """Return the heading of the session."""
    sheet = view.sheet
    return NewSession(
        players=sheet.players,
        first=sheet.players[0],
        date=sheet.date,
        place=sheet.place,
        planned=sheet.planned_deals,
        rules=RULES.values(sheet.rules),
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
    planned = sheet.planned_deals
    deals = plural("{count} deal", "{count} deals", planned).format(count=planned)
    first = first.format(deals=deals, count=view.cap)
    if left.out == left.partnered == 0 and (left.opened == 0 or not sheet.is_four_next):
        return f"{first} {tr('It can still end even.')}"
    parts = [
        tr("sit-outs differ by {apart}").format(apart=left.out) if left.out else "",
        tr("openings differ by {apart}").format(apart=left.opened) if left.opened else "",
        tr("partnerships differ by {apart}").format(apart=left.partnered) if left.partnered else "",
    ]
    rest = tr("It cannot end even: {what}.").format(what=", ".join(filter(None, parts)))
    return f"{first} {rest}"


def attendance(view: View) -> Attendance:
    """Return the attendance from the next deal on, and how to change it."""
    sheet = view.sheet

    def separate(name: str, played_by: str, first: int, last: int) -> SeparateName:
        places = (
            place
            for place, (deal, number) in enumerate(zip(sheet.deals, sheet.numbers, strict=True))
            if first <= number <= last and name not in deal.away
        )
        return SeparateName(name, played_by, tuple(places))

    return Attendance(
        players=sheet.players,
        away=sheet.away,
        most=MOST_PLAYERS,
        change=ChangeAttendance,
        words=attendance_words,
        separate=separate,
        dealt=max(sheet.numbers, default=0),
    )


def attendance_words(view: View) -> str:
    """Return who plays from the next deal on, and how even the session can still end."""
    there = view.sheet.there_next
    if len(there) == FIVE:
        words = tr("Five play from the next deal on: {names}.")
    else:
        words = tr("Four play from the next deal on and nobody prepares: {names}.")
    return f"{filled(words, names=', '.join(there))} {balance_words(view)}"


def heading_changes(view: View, wish: NewSession) -> list[PublicChange]:
    """Return the changes that lead to `wish`, without those of plan and first preparer."""
    sheet = view.sheet
    names = tuple(
        (old, new)
        for old, new in zip(sheet.players, wish.players, strict=False)
        if new != old and " ".join(new.split()) != old
    )
    renamed = (Rename(names),) if names else ()
    return [*renamed, *common.heading_changes(sheet, wish, RULES)]
