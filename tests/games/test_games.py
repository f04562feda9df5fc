"""The list of games: what each is called, and that none is imported before it is wanted."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from chicago_gui import games
from chicago_gui.games import UnknownGame
from chicago_gui.sheet.setup import NewSession
from tests.sheets import known

FILES = [
    path for folder in (known.EVENINGS, known.SHEETS) for path in sorted(folder.glob("*.chicago"))
]


def test_the_house_game_comes_first_and_is_meant_where_none_is_named() -> None:
    assert games.kinds() == ("russian", "four-deal", "rubber", "teams", "pairs")
    assert games.USUAL == "russian"


@pytest.mark.parametrize("kind", games.kinds())
def test_each_game_is_what_it_is_called(kind: str) -> None:
    assert games.game(kind).kind == kind
    assert games.title(kind)[0].isupper()


# The others were written by hand, or have what the file of an open session leaves out.
@pytest.mark.parametrize(
    "path",
    [path for path in FILES if not path.stem.endswith(("-crib", "-going-on"))],
    ids=lambda path: path.stem,
)
def test_a_file_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert games.dumps(games.loads(text)) == text.rstrip("\n")


@pytest.mark.parametrize("name", [name for kind in games.kinds() for name in known.names(kind)])
def test_a_known_session_has_the_expected_csv(name: str) -> None:
    rows, standing = known.expected(name)
    text, of_standing = known.csv_texts(known.session(name))
    assert [known.filled(row) for row in known.rows(text)] == rows
    assert text.count("\r\n") == len(rows) + 1
    assert known.rows(of_standing) == standing


@pytest.mark.parametrize("kind", games.kinds())
def test_a_session_again_has_the_players_and_the_rules_and_nothing_played(kind: str) -> None:
    path = next(path for path in FILES if games.loads(path.read_text("utf-8")).game == kind)
    before: Any = games.loads(path.read_text("utf-8"))
    game = games.game(kind)
    session = game.begin(game.again(before, date(2026, 12, 1)))
    now, then = (game.form.heading(game.reveal(each)) for each in (session, before))
    assert (now.players, now.groups, now.place, now.rules) == (
        *(then.players, then.groups, then.place, then.rules),
    )
    assert now.date == date(2026, 12, 1)
    assert session.id != before.id
    assert UUID(session.id).version == 4
    assert game.outline(session).scored == 0


@pytest.mark.parametrize("kind", games.kinds())
def test_a_session_begins_with_what_the_page_of_a_new_session_proposes(kind: str) -> None:
    game, setup = games.game(kind), games.form(kind).setup()
    names = tuple(f"Player {number}" for number in range(setup.least))
    usual = {rule.key: rule.usual for rule in setup.rules}
    wish = NewSession(names, names[0], date(2026, 12, 1), "", setup.usual_plan, rules=usual)
    session = game.begin(wish)
    heading = game.form.heading(game.reveal(session))
    assert (heading.players, heading.rules) == (names, usual)
    assert heading.planned == setup.usual_plan
    if setup.groups_named:
        assert all(group in setup.group_words(at) for at, group in enumerate(heading.groups, 1))


def test_the_house_game_may_be_named() -> None:
    value = json.loads(known.text("evening-1"))
    named = games.loads(json.dumps({**value, "game": "russian"}))
    assert named == games.loads(json.dumps(value))
    assert '"game"' not in games.dumps(named)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("whist", "this file needs a newer version of the program (game whist)"),
        ("Rubber", "this file needs a newer version of the program (game Rubber)"),
        (3, "game must be string"),
        (None, "game must be string"),
    ],
)
def test_an_unknown_game_is_refused_in_one_sentence(game: Any, sentence: str) -> None:
    value = json.loads(known.text("evening-1"))
    assert known.refusal({**value, "game": game}) == sentence


def test_nobody_knows_a_game_that_is_not_listed() -> None:
    assert games.title("whist") == "whist"
    for ask in (games.game, games.form):
        with pytest.raises(UnknownGame):
            ask("whist")


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    code = """
import sys
from chicago_gui import games

def loaded():
    return sorted({name.split(".")[2] for name in sys.modules if name.count(".") > 1
                   and name.startswith("chicago_gui.games.")})

assert not loaded(), loaded()
games.game("rubber")
assert loaded() == ["rubber"], loaded()
from chicago_gui.games.house import advise
assert not [name for name in sys.modules if "evening" in name]
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
