"""What an evening of the house game begins with, and how its heading is mended."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from chicago_gui.games.house.changes import (
    ChangeAttendance,
    ChangeRules,
    PublicChange,
    Rename,
    SeparateName,
)
from chicago_gui.games.house.sheet import (
    FIVE,
    FOUR,
    LEAST_PLAYERS,
    MOST_DEALS,
    MOST_PLAYERS,
    PLANS_OF_FOUR,
    USUAL_PLANS,
    PassedOut,
    Rotation,
    Rules,
)
from chicago_gui.games.house.view import View
from chicago_gui.games.house.words import (
    PASSED_OUT,
    ROTATION,
    balance_words,
    rule_words,
    targets_words,
)
from chicago_gui.record import Record, field
from chicago_gui.scoring import HOUSE, NAMED_TABLES, OFFICIAL, TargetTable
from chicago_gui.sheet.rules import Rule
from chicago_gui.sheet.setup import Attendance, Beginning, ChangeHeading, Plans, Setup
from chicago_gui.sheet.words import plural, tr


class HouseBeginning(Record):
    """A new evening as it was asked for; `first` prepares deal 1, and `away` come later."""

    players: tuple[str, ...]
    first: str
    date: date
    planned_deals: int = 15
    place: str = ""
    rules: Rules = field(default_factory=Rules)
    targets: TargetTable = HOUSE
    away: tuple[str, ...] = ()


def asked_for(wish: Beginning) -> HouseBeginning:
    """Return `wish` in the terms of the house game; each rule may be a value or its word."""
    rules = wish.rules
    targets = rules.get("targets", HOUSE)
    named = {table.name: table for table in (HOUSE, OFFICIAL)}
    return HouseBeginning(
        players=wish.players,
        first=wish.first,
        date=wish.date,
        planned_deals=wish.planned,
        place=wish.place,
        away=wish.away,
        rules=Rules(
            passed_out=PassedOut(rules.get("passed_out", PassedOut.REDEAL)),
            honours=bool(rules.get("honours", False)),
            rotation=Rotation(rules.get("rotation", Rotation.WRITTEN)),
        ),
        targets=targets if isinstance(targets, TargetTable) else named[str(targets)],
    )


_USUAL = Rules()


def setup(*own: TargetTable) -> Setup:
    """Return what the page of a new evening asks; `own` are tables beside those with a name."""
    return Setup(
        players=tr("Players: four or five at the start"),
        least=LEAST_PLAYERS,
        most=MOST_PLAYERS,
        there=FIVE,
        shown=FIVE,
        first=tr("Who prepares the first deal"),
        rules=(
            Rule("targets", tr("Targets"), (*NAMED_TABLES.values(), *own), HOUSE, _targets),
            Rule(
                "passed_out",
                tr("Passed out"),
                tuple(PassedOut),
                _USUAL.passed_out,
                lambda value: tr(PASSED_OUT[PassedOut(value).value]),
            ),
            Rule(
                "rotation",
                tr("Who sits out"),
                tuple(Rotation),
                _USUAL.rotation,
                lambda value: tr(ROTATION[Rotation(value).value]),
                lambda value: rule_words(Rotation(value)),
            ),
            Rule("honours", tr("Count honours"), (False, True), _USUAL.honours, str),
        ),
        plans=tuple(sorted({*USUAL_PLANS, *PLANS_OF_FOUR})),
        plans_of=plans_of,
        usual_plan=15,
        most_planned=MOST_DEALS,
        typing_in=tr("Meanwhile the clock does not cover the preparer's face; Esc does."),
    )


def plans_of(players: int) -> Plans:
    """Return the usual plans for so many players; four come out even in other steps than five."""
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
            tr(
                "Four: 12 and 24 deals come out even. After 15 or 18 opening bids differ by one, "
                "after 16 or 20 partnerships."
            ),
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


def _targets(value: object) -> str:
    return targets_words(value.name if isinstance(value, TargetTable) else str(value))


def rules_of(values: Mapping[str, object]) -> tuple[Rules, TargetTable | None]:
    """Return the rules that `values` are, and the target table unless that is only named.

    What is not among them is as usual.
    """
    targets = values.get("targets", HOUSE)
    table = targets if isinstance(targets, TargetTable) else NAMED_TABLES.get(str(targets))
    rules = Rules(
        targets=table.name if table is not None else str(targets),
        passed_out=PassedOut(values.get("passed_out", _USUAL.passed_out)),
        honours=bool(values.get("honours", _USUAL.honours)),
        rotation=Rotation(values.get("rotation", _USUAL.rotation)),
    )
    return rules, table


def heading(view: View) -> Beginning:
    """Return the heading as it stands."""
    sheet, rules = view.sheet, view.sheet.rules
    return Beginning(
        players=sheet.players,
        first=sheet.players[0],
        date=sheet.date,
        place=sheet.place,
        planned=sheet.planned_deals,
        rules={
            # Of a group's own table everybody knows the name alone.
            "targets": NAMED_TABLES.get(rules.targets, rules.targets),
            "passed_out": rules.passed_out,
            "rotation": rules.rotation,
            "honours": rules.honours,
        },
    )


def attendance(view: View) -> Attendance:
    """Return who is there from the next deal on, and how that is changed."""
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
    """Return who plays from the next deal on, and how even the evening can still come out."""
    there = view.sheet.there_next
    if len(there) == FIVE:
        words = tr("From the next deal on five play: {names}.")
    else:
        words = tr("From the next deal on four play, and nobody prepares: {names}.")
    return f"{words.format(names=', '.join(there))} {balance_words(view)}"


def heading_changes(view: View, wish: Beginning) -> list[PublicChange]:
    """Return a change for each thing that `wish` has otherwise; plan and first stay."""
    sheet = view.sheet
    changes: list[PublicChange] = []
    names = tuple(
        (old, new)
        for old, new in zip(sheet.players, wish.players, strict=False)
        if new != old and " ".join(new.split()) != old
    )
    if names:
        changes.append(Rename(names))
    if (wish.date, wish.place.strip()) != (sheet.date, sheet.place):
        changes.append(ChangeHeading(wish.date, wish.place))
    rules, table = rules_of(wish.rules)
    if rules != sheet.rules:
        changes.append(ChangeRules(rules, table))
    return changes
