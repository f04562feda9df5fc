"""The documentation is right: examples run, links have targets, lists are complete."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from chicago_gui import games
from chicago_gui.games.four_deal.form import FORM as FOUR_DEAL
from chicago_gui.games.house import csv_file as house
from chicago_gui.games.pairs import session_file as pairs
from chicago_gui.games.rubber.form import FORM as RUBBER
from chicago_gui.games.teams import session_file as teams
from chicago_gui.sheet.season import Season
from tests.systems import needs_shell
from tests.test_shared_data import options

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "README.md", *sorted((ROOT / "packaging").rglob("*.md")))
README = (ROOT / "README.md").read_text("utf-8")
FORMATS = (ROOT / "packaging" / "docs" / "formats.md").read_text("utf-8")
ARCHITECTURE = (ROOT / "packaging" / "docs" / "architecture.md").read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    """Return the code blocks of one language in a page."""
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


def anchors(text: str) -> set[str]:
    """Return the anchors of the headings of a page, for links after `#`."""
    headings = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


LINKS = [
    pytest.param(page, link, id=f"{page.name}:{link}")
    for page in PAGES
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8"))
    if "://" not in link
]


@pytest.mark.parametrize(("page", "link"), LINKS)
def test_a_link_leads_to_a_file_and_a_heading(page: Path, link: str) -> None:
    name, _, anchor = link.partition("#")
    target = page.parent / name if name else page
    assert target.is_file()
    assert not anchor or anchor in anchors(target.read_text("utf-8"))


@pytest.mark.parametrize(
    "example", [each for page in PAGES for each in blocks(page.read_text("utf-8"), "python")]
)
def test_an_example_in_python_runs(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(example, "example", "exec"), {})


@pytest.mark.parametrize("example", blocks(FORMATS, "json"))
def test_an_example_of_a_session_file_opens(example: str) -> None:
    written = json.loads(games.dumps(games.loads(example)))
    value = json.loads(example)
    assert value.keys() <= written.keys()
    assert value["rules"].items() <= written["rules"].items()
    assert {**written, "rules": value["rules"]} == {"place": "", **value}


def test_the_columns_of_each_csv_are_listed() -> None:
    headers = (house.HEADER, FOUR_DEAL.csv_columns, RUBBER.csv_columns, teams.HEADER, pairs.HEADER)
    season = Season(()).csv().strip()
    assert blocks(FORMATS, "csv") == [*(f"{','.join(each)}\n" for each in headers), f"{season}\n"]


@pytest.mark.parametrize(
    "header",
    [
        house.STANDING_HEADER,
        ("place", "player", "points", "played"),
        teams.STANDING_HEADER,
        pairs.STANDING_HEADER,
    ],
)
def test_the_columns_of_each_standing_are_listed(header: tuple[str, ...]) -> None:
    assert f"| `{', '.join(header)}` |" in FORMATS


def test_every_game_and_every_option_is_named() -> None:
    assert [kind for kind in games.kinds() if f'`"{kind}"`' not in FORMATS] == []
    assert [each for each in options() if not re.search(rf"--{each}(?![a-z-])", FORMATS)] == []


def test_ci_runs_the_readmes_test_command() -> None:
    assert "    sh packaging/check\n" in README
    assert "sh packaging/check" in (ROOT / ".ci" / "run").read_text("utf-8")


@pytest.mark.parametrize(
    "command",
    sorted(
        {
            each
            for page in PAGES
            for each in re.findall(r"sh (packaging/[\w-]+)", page.read_text("utf-8"))
        }
    ),
)
def test_a_command_that_is_named_is_there(command: str) -> None:
    assert (ROOT / command).is_file()


@needs_shell
def test_the_picture_can_be_drawn_again(tmp_path: Path) -> None:
    drawn = ["sh", str(ROOT / "packaging" / "pictures"), str(tmp_path)]
    subprocess.run(drawn, check=True, capture_output=True)
    kept = {each.name for each in (ROOT / "resources" / "pictures").iterdir()}
    assert {each.name for each in tmp_path.iterdir()} == kept


def test_every_package_is_named() -> None:
    packages = {path.parent.name for path in (ROOT / "chicago_gui").glob("*/__init__.py")}
    named = set(re.findall(r"^  (\w+)/", ARCHITECTURE, flags=re.MULTILINE))
    assert packages == named & packages
