from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chicago_gui import games
from chicago_gui.book import Book
from chicago_gui.sheet.sittings.figures import numbers_of
from tests.book.typist import NINE
from tests.sheets import known
from tests.sheets.summaries import rows, summary

KNOWN = [name for kind in ("four-deal", "rubber") for name in known.names(kind)]


@pytest.mark.parametrize("name", KNOWN)
def test_its_tables_say_what_the_figures_count(name: str) -> None:
    session = known.session(name)
    game = games.game(session.game)
    counted = game.counted(session)
    shown = summary(session.game, session)
    if counted is None:
        assert shown.tables == ()
        return
    players, pairs = shown.tables
    played = zip(session.players, counted.players, strict=True)
    assert [(line.names, line.numbers) for line in players.lines] == [
        ((player,), numbers) for player, numbers in played if any(numbers)
    ]
    assert len(pairs.lines) == len(counted.pairs)
    assert sum(numbers_of(line).points for line in players.lines) == 0


@pytest.mark.parametrize(
    ("settled", "told"),
    [
        (("50-down", "50-up"), {"Hundreds", "Hundreds per {one}"}),
        (("exact", "exact"), {"Points", "Points per {one}"}),
        # Hundreds are brought to points before they are added to some.
        (("50-down", "exact"), {"Points", "Points per {one}"}),
    ],
)
@pytest.mark.parametrize(("kind", "one"), [("rubber", "rubber"), ("four-deal", "round")])
def test_across_evenings_it_is_counted_in_what_their_accounts_are(
    tmp_path: Path, kind: str, one: str, settled: tuple[str, ...], told: set[str]
) -> None:
    with Book.open(tmp_path / "book.sqlite") as book:
        for number, settle in enumerate(settled):
            session: dict[str, Any] = json.loads(known.text(f"{kind}-1"))
            session["id"] = f"{number}{session['id'][1:]}"
            session["rules"]["settle"] = settle
            book.add(games.loads(json.dumps(session)), NINE)
        tables = games.form(kind).figures(book.figures(kind)).tables
        told = {each.format(one=one) for each in told}
        for table in tables[:2]:
            headings = {column.heading for column in table.columns}
            said = {each for each in headings if each.startswith(("Points", "Hundred", "Account"))}
            assert said == told
            assert rows(table)
        mixed = "exact" in settled and len(set(settled)) > 1
        tips = {column.tip for column in tables[0].columns if column.heading == "Points"}
        assert any("counts 100" in tip for tip in tips) is mixed
        found = [book.load(line.id).session for line in book.lines()]
        counted = [each for session in found if (each := games.of(session).counted(session))]
        units = [100 if mixed and each.rules.settle.value != "exact" else 1 for each in found]
        brought: list[int] = [
            sum(unit * evening.points[at] for unit, evening in zip(units, counted, strict=True))
            for at in range(len(counted[0].points))
        ]
        won = [numbers_of(line).points for line in tables[0].lines]
        assert sorted(won) == sorted(brought)


def test_a_player_s_and_a_pair_s_best_and_worst_are_told() -> None:
    shown = summary("rubber", known.session("rubber-1"))
    players, pairs = map(rows, shown.tables)
    assert players[1] == {
        "Player": "Bob",
        "Hundreds": "+47",
        "Rubbers": "4",
        "Won": "4",
        "Best": "Rubber 5: +21",
        "Worst": "Rubber 4: +1",
        "Contracts made": "2 of 3",
        "Hundreds per rubber": "+11.8",
    }
    assert shown.panel.standing.unit == "hundreds"
    ann_and_cid = next(row for row in pairs if row["Pair"] == "Ann – Cid")
    assert (ann_and_cid["Best"], ann_and_cid["Worst"]) == ("Rubber 4: −1", "Rubber 3: −9")
    assert shown.sentences == (
        "Bob has led since rubber 2. Biggest: rubber 5, Bob & Dee, +21 hundreds.",
        "Eve owes Bob 30 hundreds; Ann owes Bob 17 hundreds; Cid owes Dee 16 hundreds; "
        "Ann owes Dee 1 hundred",
    )
