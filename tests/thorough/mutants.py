"""Small faults planted in the laws, the reveal, the totals and the desk: a test must find each.

`pytest tests/thorough/mutants.py` tries a seeded choice of them; `MUTANTS=all` tries every one,
`MUTANTS=chicago_gui/scoring/scores.py` those of one file. A mutant that lives is named with its
line; one that changes nothing anybody could see stands in `ALIKE`.
"""

from __future__ import annotations

import ast
import copy
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EACH = 12
"""So many of each file are tried when nothing else is asked for."""

TARGETS = {
    "chicago_gui/scoring/scores.py": ("tests/scoring",),
    "chicago_gui/scoring/outcomes.py": ("tests/scoring",),
    "chicago_gui/scoring/comparisons.py": ("tests/scoring",),
    "chicago_gui/sheet/typing/names.py": ("tests/sheet/typing",),
    "chicago_gui/sheet/typing/contracts.py": ("tests/sheet/typing",),
    "chicago_gui/sheet/typing/counts.py": ("tests/sheet/typing",),
    "chicago_gui/sheet/typing/reader.py": ("tests/sheet/typing",),
    "chicago_gui/sheet/column.py": ("tests/sheet", "tests/games/house/test_columns.py"),
    "chicago_gui/games/house/evening/reveal.py": ("tests/games/house/evening",),
    "chicago_gui/games/house/evening/session_file.py": ("tests/games/house/evening",),
    "chicago_gui/games/house/rotation/advise.py": ("tests/games/house/rotation",),
    "chicago_gui/games/house/rotation/counts.py": ("tests/games/house/rotation",),
    "chicago_gui/sheet/sittings/totals.py": (
        "tests/sheet/sittings",
        "tests/games/four_deal",
        "tests/games/rubber",
        "tests/games/test_games.py",
    ),
    "chicago_gui/games/four_deal/session.py": (
        "tests/games/four_deal",
        "tests/games/test_games.py",
    ),
    "chicago_gui/games/rubber/session.py": ("tests/games/rubber", "tests/games/test_games.py"),
    "chicago_gui/games/teams/totals.py": ("tests/games/teams", "tests/games/test_games.py"),
    "chicago_gui/games/pairs/totals.py": ("tests/games/pairs", "tests/games/test_games.py"),
    "chicago_gui/book/events.py": ("tests/book", "tests/desk"),
    "chicago_gui/book/history.py": ("tests/book", "tests/desk"),
    "chicago_gui/desk/desk.py": ("tests/desk", "tests/secrecy"),
}
"""The files, and the tests that must notice."""

_SPARED = ("@remembered(", "@lru_cache(")
"""How much is remembered changes no answer."""

ALIKE: dict[str, dict[str, tuple[str, ...]]] = {
    "chicago_gui/games/house/rotation/counts.py": {
        # Any number before the first deal will do.
        "NEVER = -1": ("-2",),
        # Any number that no player has will do.
        "NOBODY = -1": ("-2",),
        # The level is counted when five meet.
        "level: int = 0": ("= 1",),
        # Where nobody stays nobody joins.
        "lowest = min((counts.get(name, 0) for name in stayed), default=0)": ("default=1",),
    },
    "chicago_gui/games/house/evening/session_file.py": {
        # Parts that are read anew are the same.
        "if known is not None and there.get(name) == found[name]:": ("known is None",),
        "bare = known if known is not None and same else heading_of(found[HEADING])": (
            "known is None",
        ),
    },
    "chicago_gui/desk/desk.py": {
        # Where no deal is left, the end is the last result, which is past.
        "if not gaps or left is None or left <= 0:": ("left < 0",),
    },
    "chicago_gui/book/events.py": {
        # A larger window packs the same.
        "_RAW = -12": ("-13",),
        # No two steps have the same number.
        "while place and done[place - 1].n > n:": (">= n",),
    },
    "chicago_gui/games/pairs/totals.py": {
        # No score lies between 0 and 1.
        "return tuple(sorted(scored, key=lambda line: -(line.score or 0)))": ("or 1",),
        # Without boards no size is used.
        "size = max((board.played for board in session.boards), default=0)": ("default=1",),
        # The place is set when all lines are compared.
        "return PairPlace(0, direction, pair, points, played, None, None)": ("(1,",),
        # The place is set when all lines are compared.
        "return PairPlace(0, direction, pair, points, played, maximum, percent)": ("(1,",),
        # Of a meeting in no round no table is told, and all of these are alike.
        "table=place.table if place else 0,": ("else 1",),
    },
    "chicago_gui/games/teams/totals.py": {
        # Beyond the last board there is no line.
        "for number in range(1, max([session.planned_boards, *begun]) + 1):": ("+ 2)",),
    },
    "chicago_gui/book/history.py": {
        # To look again at a deal changes no answer.
        "elif (event.step or 0) <= self._first.get(event.deal, (event.n,))[0]:": ("and 0",),
        # A run ended early is compared more often, with the same cells left.
        "goes_on = last is not None and last == before": ("last is None",),
    },
    "chicago_gui/games/rubber/session.py": {
        # A line has both or none.
        "if line.games is not None and line.total is not None:": ("or line.total",),
    },
    "chicago_gui/games/house/rotation/advise.py": {
        # Some ending always has no partnership two above the highest.
        "anybody = next(goals(start))[-1]": ("[-2]",),
        # The end of the plan was told before.
        "return dealt == planned or (dealt > planned and dealt % ROUND == 0)": (">= planned",),
        # Both line-ups are alike to whoever is out, or is nobody.
        "return False": ("return True",),
        # A round never ends 1 apart, and the plan is the last start.
        "if best == (0, 0) or (keeping and search.is_over):": ("== (1, 0)", "== (0, 1)"),
    },
    "chicago_gui/scoring/scores.py": {
        # Of no difference, and of 1, the size is 0.
        "return size if difference > 0 else -size": (">= 0", "> 1"),
    },
    "chicago_gui/scoring/outcomes.py": {
        # Of no difference, and of 1, there are no IMPs.
        "return won if difference > 0 else -won": (">= 0", "> 1"),
        # A deal has all three or none.
        "if declarer_team is None or contract is None or tricks is None:": ("and",),
    },
    "chicago_gui/scoring/comparisons.py": {
        # Of nothing the sign is no matter.
        "return whole * Fraction(step) * (1 if points >= 0 else -1)": ("> 0",),
        # No score is held against the mean of none.
        "mean = datum(scores) if scores else 0": ("else 1",),
        # Of no difference was told before.
        "return (2, 0) if difference > 0 else (0, 2)": (">= 0",),
        # Of no margin both have half.
        "return (winner, MOST - winner) if margin >= 0 else (MOST - winner, winner)": (
            "> 0",
            ">= 1",
        ),
    },
    "chicago_gui/sheet/column.py": {
        # 0 has gone before.
        "return CellKind.GAIN if number > 0 else CellKind.LOSS": (">= 0",),
    },
}
"""By file, what a line has where nobody could tell the fault."""

_COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_RECKONED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv}


def mutants(source: str) -> Iterator[tuple[int, str]]:
    """Yield each mutant of `source` with the line it differs in."""
    tree = ast.parse(source)
    # What a keyword says of a class or a loop changes no value: frozen, slots, strict.
    spared = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.keyword)}
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in spared and isinstance(getattr(node, "value", None), bool):
            continue
        for change in _changes(node):
            twin = copy.deepcopy(tree)
            found = next(each for at, each in enumerate(ast.walk(twin)) if at == number)
            change(found)
            yield getattr(node, "lineno", 0), ast.unparse(twin)


def _changes(node: ast.AST) -> Iterator[Callable[[Any], None]]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARED:
            yield lambda n: setattr(n, "ops", [_COMPARED[type(n.ops[0])]()])
        case ast.BinOp(op=op) if type(op) in _RECKONED:
            yield lambda n: setattr(n, "op", _RECKONED[type(n.op)]())
        case ast.BoolOp(op=ast.And()):
            yield lambda n: setattr(n, "op", ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield lambda n: setattr(n, "op", ast.And())
        case ast.Constant(value=bool()):
            yield lambda n: setattr(n, "value", not n.value)
        case ast.Constant(value=int()):
            yield lambda n: setattr(n, "value", n.value + 1)
        case ast.UnaryOp(op=ast.Not()):
            yield lambda n: setattr(n, "op", ast.UAdd())


def chosen(path: str) -> list[tuple[int, str]]:
    """Return the mutants of a file that are to be tried."""
    every = list(mutants((ROOT / path).read_text(encoding="utf-8")))
    wanted = os.environ.get("MUTANTS", "")
    if wanted in ("all", path):
        return every
    return random.Random(path).sample(every, min(EACH, len(every)))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which faults may be planted."""
    copied = tmp_path_factory.mktemp("tree") / "project"
    left_out = shutil.ignore_patterns(".venv", ".git", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, copied, ignore=left_out)
    return copied


def passes(tree: Path, tests: tuple[str, ...]) -> bool:
    """Whether the tests, run in the copy, find nothing.

    A fault that goes round for ever is found, and ends the run: Hypothesis would try it again.
    """
    options = ["-q", "-x", "-p", "no:cacheprovider", "--timeout=60"]
    command = [sys.executable, "-m", "pytest", *options, *tests]
    env = os.environ | {
        "CI": "1",
        "HYPOTHESIS_PROFILE": "few",
        "PYTHONPATH": str(tree),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(command, cwd=tree, env=env, capture_output=True).returncode == 0


def faulty(sound: str, text: str) -> str:
    """Return the first line of a mutant in which it differs."""
    written = ast.unparse(ast.parse(sound)).splitlines()
    pairs = zip(written, text.splitlines(), strict=True)
    return next(planted.strip() for meant, planted in pairs if planted != meant)


def is_alike(path: str, line: str, planted: str) -> bool:
    """Whether nobody could tell what was planted in a line from what was meant."""
    known = ALIKE.get(path, {}).get(line, ())
    return line.startswith(_SPARED) or any(each in planted for each in known)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    "path", [path for path in TARGETS if os.environ.get("MUTANTS", "all") in ("all", path)]
)
def test_every_fault_is_found(tree: Path, path: str) -> None:
    file = tree / path
    sound = file.read_text(encoding="utf-8")
    lines = sound.splitlines()
    assert passes(tree, TARGETS[path])
    living = []
    try:
        for number, text in chosen(path):
            file.write_text(text, encoding="utf-8")
            line, planted = lines[number - 1].strip(), faulty(sound, text)
            if passes(tree, TARGETS[path]) and not is_alike(path, line, planted):
                living.append(f"{path}:{number}: {planted}")
    finally:
        file.write_text(sound, encoding="utf-8")
    assert not living, "\n".join(living)
