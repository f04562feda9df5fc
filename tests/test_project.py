"""Checks of the project: pyproject.toml, the source tree and the packages agree."""

from __future__ import annotations

import ast
import importlib.util
import inspect
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import which
from typing import Protocol

import pytest

from tests.systems import needs_shell
from tests.thorough import mutants

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "chicago_gui"
PURE = ("scoring", "sheet", "paper", "games")
CORES = (*PURE, "book")
TABLE_SIDE = ("scoring", "sheet", "paper", "widgets", "printing", "players", "desk.ports")
SECRET = ("games.house.evening", "book", "preparer", "desk.desk")


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a tool that is installed beside this Python, in the project's top folder."""
    beside = Path(sys.executable).parent
    env = os.environ | {"PATH": f"{beside}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        [str(part) for part in command], cwd=ROOT, env=env, capture_output=True, text=True
    )


def modules(*rooms: str) -> list[str]:
    """Return the names of the packages `rooms` and of all their modules."""
    names = []
    for room in rooms:
        name = f"chicago_gui.{room}"
        names.append(name)
        folder = PACKAGE.joinpath(*room.split("."))
        names += [found.name for found in pkgutil.walk_packages([str(folder)], f"{name}.")]
    return names


def nodes(path: Path, mentioned: re.Pattern[str]) -> Iterator[ast.AST]:
    """All that a module is made of; nothing of one in which nothing is `mentioned`."""
    text = path.read_text(encoding="utf-8")
    if mentioned.search(text):
        yield from ast.walk(ast.parse(text))


def in_fresh_python(code: str, names: list[str]) -> None:
    done = run(sys.executable, "-c", code, *names)
    assert done.returncode == 0, done.stderr


def test_what_a_test_starts_inherits_nothing_that_python_is_told() -> None:
    # With PYTHONUNBUFFERED, for example, the program would end differently.
    done = run(sys.executable, "-c", "import os; print(*os.environ)")
    assert [name for name in done.stdout.split() if name.startswith("PYTHON")] == []


@needs_shell
def test_the_check_on_a_clean_machine_inherits_little(tmp_path: Path) -> None:
    (tmp_path / ".ci").mkdir()
    (tmp_path / "packaging").mkdir()
    (tmp_path / ".ci" / "run").write_text((ROOT / ".ci" / "run").read_text())
    (tmp_path / "packaging" / "check").write_text('env; echo "arguments: $*"\n')
    given = {
        "PATH": os.environ["PATH"],
        "HOME": "/where it is",
        "LANG": "C.UTF-8",
        "PIP_INDEX_URL": "file:///a 'b' $c \\ \"d\"",
        "https_proxy": "a:1",
        "HTTP_PROXY": "b:2",
        "CI": "yes",
    }
    hidden = {"PYTHONUNBUFFERED": "1", "PYTHONPATH": "/x", "DISPLAY": ":0", "EDITOR": "a\nPATH=/y"}
    done = subprocess.run(
        ["sh", str(tmp_path / ".ci" / "run")],
        env=given | hidden,
        capture_output=True,
        text=True,
        check=True,
    )
    *lines, last = done.stdout.splitlines()
    seen = dict(line.split("=", 1) for line in lines)
    for own in ("PWD", "OLDPWD", "SHLVL", "_"):  # set by the shell
        seen.pop(own, None)
    assert seen == given | {"DEBIAN_FRONTEND": "noninteractive"}
    assert last == "arguments: --install"


def test_the_cores_are_imported_where_there_is_no_qt() -> None:
    in_fresh_python(
        """
import importlib, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} is not for this room")

sys.meta_path.insert(0, NoQt())
for name in sys.argv[1:]:
    importlib.import_module(name)
""",
        modules(*CORES),
    )


def test_importing_the_rooms_of_the_table_s_side_loads_no_secret() -> None:
    # What the contract reads in the sources, seen from the running program; it also sees an
    # import in the __init__ of a package on the way.
    in_fresh_python(
        f"""
import importlib, sys

for name in sys.argv[1:]:
    importlib.import_module(name)
secret = tuple(f"chicago_gui.{{room}}" for room in {SECRET!r})
loaded = [name for name in sys.modules if f"{{name}}.".startswith(tuple(f"{{s}}." for s in secret))]
sys.exit(f"loaded: {{', '.join(loaded)}}" if loaded else 0)
""",
        modules(*TABLE_SIDE),
    )


def test_the_pure_rooms_open_and_print_nothing() -> None:
    found = []
    mentioned = re.compile(r"\b(open|print|input|breakpoint) ?\(|\bio\b")
    for path in (path for room in PURE for path in sorted((PACKAGE / room).rglob("*.py"))):
        for node in nodes(path, mentioned):
            match node:
                case ast.Call(func=ast.Name(id="open" | "print" | "input" | "breakpoint" as what)):
                    found.append(f"{path}:{node.lineno} calls {what}()")
                case ast.Import(names=names) if any(name.name == "io" for name in names):
                    found.append(f"{path}:{node.lineno} imports io; take StringIO from it")
                case ast.ImportFrom(module="io", names=names):
                    if [name.name for name in names] != ["StringIO"]:
                        found.append(f"{path}:{node.lineno} takes more than StringIO from io")
    assert not found


# These words are also usual for partners and for the target table "house", so as names of variables
# or of the table they name no game.
_ALSO_WORDS = frozenset({"pairs", "teams", "house"})

# Packages that may name a game; the preparer belongs to the house game alone.
_OF_ONE_GAME = ("games", "preparer")


def _game_words() -> re.Pattern[str]:
    """Return a pattern of the names of games: of their packages, and in files."""
    from chicago_gui.games import GAMES

    packages = {listed.package.rpartition(".")[2] for listed in GAMES.values()}
    return re.compile("|".join(sorted({*GAMES, *packages})), re.IGNORECASE)


def test_no_room_but_the_games_own_names_a_game() -> None:
    games = _game_words()
    mentioned = re.compile(f"{games.pattern}|preparer|chicago_gui.games", re.IGNORECASE)
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        at = path.relative_to(PACKAGE)
        if at.parts[0] in _OF_ONE_GAME:
            continue
        for node in nodes(path, mentioned):
            match node:
                case ast.ImportFrom(module=str(module)) if module.startswith(
                    "chicago_gui.games."
                ) or (at.parts[0] in _FOR_ALL and module.startswith("chicago_gui.preparer")):
                    found.append(f"{at}:{node.lineno} imports {module}")
                case ast.Constant(value=str(text)) if games.fullmatch(text) and text not in (
                    "Pairs",
                    "Teams",
                    "house",
                    "HOUSE",
                ):
                    found.append(f"{at}:{node.lineno} says {text!r}")
                case ast.Name(id=name) | ast.Attribute(attr=name) if (
                    games.fullmatch(name) and name.lower() not in _ALSO_WORDS
                ):
                    found.append(f"{at}:{node.lineno} says {name}")
    assert not found


# Packages without a package for a single game. `app` is not one of them: it shows the Preparer face
# if the game's form has one.
_FOR_ALL = ("sheet", "paper", "book", "desk", "widgets", "printing", "players", "shell")


def test_camel_case_is_for_overriding_qt() -> None:
    found = []
    for name in modules("desk", "widgets", "printing", "players", "preparer", "app"):
        module = import_module(name)
        for _, cls in inspect.getmembers(module, inspect.isclass):
            # A protocol names methods that Qt's classes have, and overrides none.
            if cls.__module__ != name or Protocol in cls.__bases__:
                continue
            for method, what in vars(cls).items():
                if not inspect.isfunction(what) or not re.match(r"_*[a-z]+[A-Z]", method):
                    continue
                if not any(hasattr(base, method) for base in cls.__mro__[1:]):
                    found.append(f"{name}.{cls.__name__}.{method}")
    assert not found


def test_no_item_is_taken_from_a_layout_that_keeps_it() -> None:
    # PySide keeps what `itemAt` returned after Qt has deleted it, and takes whatever comes to lie
    # at its address for that item: once a scroll bar.
    found = [path for path in PACKAGE.rglob("*.py") if ".itemAt(" in path.read_text("utf-8")]
    assert not found


def test_one_class_name_is_one_thing() -> None:
    # Only games and families of games may repeat names, such as those of deals and changes.
    of_each_game = re.compile(r"games/|sheet/(sittings/|boards/|game\.py)")
    places: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in re.findall(r"^class ([A-Za-z]\w*)", path.read_text("utf-8"), re.MULTILINE):
            places.setdefault(name, []).append(path.relative_to(PACKAGE).as_posix())
    twice = {name: where for name, where in places.items() if len(where) > 1}
    assert twice
    assert not {
        name: where for name, where in twice.items() if not all(map(of_each_game.match, where))
    }


def test_the_top_level_is_what_the_card_says() -> None:
    card = {"pyproject.toml", "chicago_gui", "resources", "tests", "packaging", "README.md"}
    dot_files = {".ci", ".github", ".gitignore", ".editorconfig", ".pre-commit-config.yaml"}
    checkout = (ROOT / ".git").exists() and which("git")
    listed = run("git", "ls-files", "-z") if checkout else None
    if listed and listed.returncode == 0:
        there = {name.split("/")[0] for name in listed.stdout.split("\0") if name}
        assert there == card | dot_files
    else:
        # Without git, ignore dot-folders, which hold what tools create.
        there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
        assert there - {"build", "dist", "PKG-INFO"} == card


def test_where_small_faults_are_planted_is_there() -> None:
    for path, tests in mutants.TARGETS.items():
        assert (ROOT / path).is_file()
        assert all((ROOT / each).exists() for each in tests)
    for path, lines in mutants.ALIKE.items():
        source = (ROOT / path).read_text(encoding="utf-8")
        assert all(line in source for line in lines)


def test_the_scripts_ask_the_package_for_what_it_has() -> None:
    asked = [
        (path.name, room, name)
        for path in sorted((ROOT / "packaging").iterdir())
        if path.is_file() and path.suffix in ("", ".py")
        for room, names in re.findall(
            r"^from (chicago_gui[\w.]*) import (.+)$", path.read_text("utf-8"), re.MULTILINE
        )
        for name in re.split(r",\s*", names)
    ]
    assert ("pictures", "chicago_gui.app.chicago", "Chicago") in asked
    lacking = [
        (script, room, name)
        for script, room, name in asked
        if not hasattr(import_module(room), name) and not _is_module(f"{room}.{name}")
    ]
    assert lacking == []


def _is_module(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


@needs_shell
def test_the_resources_are_compiled_from_what_lies_there(tmp_path: Path) -> None:
    done = run("sh", "packaging/resources", tmp_path / "resources.rcc")
    assert done.returncode == 0, done.stderr
    fresh = (tmp_path / "resources.rcc").read_bytes()
    assert (PACKAGE / "resources.rcc").read_bytes() == fresh, "run packaging/resources"


@pytest.mark.parametrize("size", [64, 256])
def test_the_icons_are_drawn_from_the_drawing(qapp: object, size: int) -> None:
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    icons = ROOT / "resources/icons"
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(icons / "chicago.svg")).render(painter)
    painter.end()
    kept = QImage(str(icons / f"chicago-{size}.png")).convertToFormat(image.format())
    assert kept.size() == image.size()
    # Another release of Qt may smooth edges a little differently.
    apart = [abs(a - b) for a, b in zip(image.constBits(), kept.constBits(), strict=True)]
    assert sum(apart) / len(apart) < 1, "run packaging/resources --icons"
