"""The rules of the house game with their texts, and the target tables."""

from __future__ import annotations

from enum import Enum

from chicago_gui.record import Record
from chicago_gui.scoring import HOUSE, NAMED_TABLES, Refused, TargetTable
from chicago_gui.sheet.fields import both
from chicago_gui.sheet.rules import Rule, RuleTable, choice, tick
from chicago_gui.sheet.session_file import FilePlace, pair_at, placed
from chicago_gui.sheet.stakes import Stake, stake_rule
from chicago_gui.sheet.texts import check_text
from chicago_gui.sheet.words import later, sentence, tr


class PassedOut(Enum):
    """What happens after four passes (ruling 1)."""

    REDEAL = "redeal"
    SCORE = "score"


class Rotation(Enum):
    """How the program decides who sits out next."""

    WRITTEN = "written"
    ROUNDS = "rounds"
    DUMMY = "dummy"


class Rules(Record):
    """The rules of one session."""

    targets: TargetTable = HOUSE
    passed_out: PassedOut = PassedOut.REDEAL
    honours: bool = False
    rotation: Rotation = Rotation.WRITTEN
    stake: Stake | None = None

    @property
    def redeal(self) -> bool:
        """Whether a passed-out deal is dealt again."""
        return self.passed_out is PassedOut.REDEAL


_TARGETS = {
    "house": later("house targets"),
    "official": later("official targets"),
}


def targets_words(name: str) -> str:
    """Return the name of a target table for use in a sentence."""
    return tr(_TARGETS[name]) if name in _TARGETS else tr("targets “{name}”").format(name=name)


def target_rows(targets: TargetTable) -> list[tuple[str, ...]]:
    """Return a target table as rows of cells, the heading first."""
    head = (sentence(tr("HCP")), sentence(tr("not vulnerable")), sentence(tr("vulnerable")))
    rows = enumerate(targets.rows, start=20)
    return [head, *((str(hcp), str(one), str(other)) for hcp, (one, other) in rows)]


def _words(targets: object) -> str:
    """Return the words for a table, or for its name in the history."""
    return targets_words(targets.name if isinstance(targets, TargetTable) else str(targets))


def _written(table: TargetTable) -> str | dict[str, object]:
    if table in NAMED_TABLES.values():
        return table.name
    rows = {str(hcp): list(row) for hcp, row in enumerate(table.rows, start=20)}
    return {"name": table.name, **rows}


def _read(place: FilePlace) -> TargetTable:
    if isinstance(place.value, str):
        return NAMED_TABLES[place.choice(NAMED_TABLES)]
    known = ["name", *(str(hcp) for hcp in range(20, 41))]
    keys = place.keys(known, needed=known)
    name = keys.pop("name").text()
    pairs = (pair_at(keys[str(hcp)]) for hcp in range(20, 41))
    rows = tuple((one.whole(), other.whole()) for one, other in pairs)
    try:
        return TargetTable(name, rows)
    except Refused as refused:
        raise placed(place.where, refused) from None


RULES = RuleTable(
    Rules,
    Rule(
        "targets",
        later("Targets"),
        tuple(NAMED_TABLES.values()),
        HOUSE,
        _words,
        part=lambda entry: f"{entry.path[-1]} {both(entry)}",
        write=_written,
        read=_read,
        always=True,
    ),
    tick(
        "honours", later("Count honours"), later("honours count"), later("no honours"), always=True
    ),
    choice(
        "passed_out",
        later("Passed out"),
        {
            PassedOut.REDEAL: later("deal again"),
            PassedOut.SCORE: later("0 minus target"),
        },
        in_line={
            PassedOut.REDEAL: later("passed out: deal again"),
            PassedOut.SCORE: later("passed out: 0 minus target"),
        },
        always=True,
    ),
    choice(
        "rotation",
        later("Sitting out"),
        {
            Rotation.WRITTEN: later("by the house rules"),
            Rotation.ROUNDS: later("in rounds of five"),
            Rotation.DUMMY: later("always the dummy"),
        },
        {
            Rotation.WRITTEN: later(
                "Dummy sits out next. A player at the limit swaps with partner before the "
                "lead. If both are, a defender sits out. Sit-outs end even."
            ),
            Rotation.ROUNDS: later(
                "Every five deals, each player sits out once, opens once and partners everybody "
                "once."
            ),
            Rotation.DUMMY: later(
                "Only dummy sits out next. The sheet proposes swaps, so that sit-outs end "
                "nearly even."
            ),
        },
        in_line={
            Rotation.WRITTEN: "",
            Rotation.ROUNDS: later("sitting out: in rounds of five"),
            Rotation.DUMMY: later("sitting out: always the dummy"),
        },
    ),
    stake_rule(later("per IMP"), later("per 100 IMPs")),
)
"""How the rules are read, written, chosen and worded."""

NEEDED = ("targets", "passed_out", "honours")
"""The rules that every session file has."""


def check_rules(rules: Rules) -> None:
    """Raise `Refused` if the rules are not possible."""
    check_text(later("targets: name"), rules.targets.name)
    RULES.check(rules)
