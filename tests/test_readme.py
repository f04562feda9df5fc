"""The README is true: its examples run, its commands are the ones CI runs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_of_the_readme_run(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(example, "README.md", "exec"), {})


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 2


def test_ci_runs_the_readmes_test_command() -> None:
    assert "    sh packaging/check\n" in README
    assert "sh packaging/check" in (ROOT / ".ci" / "run").read_text("utf-8")


@pytest.mark.parametrize("name", re.findall(r"\]\((resources/[^)]+)\)", README))
def test_pictures_of_the_readme_are_there(name: str) -> None:
    assert (ROOT / name).is_file()


def test_the_pictures_of_the_readme_can_be_drawn_again(tmp_path: Path) -> None:
    drawn = ["sh", str(ROOT / "packaging" / "pictures"), str(tmp_path)]
    subprocess.run(drawn, check=True, capture_output=True)
    names = {Path(name).name for name in re.findall(r"\]\(resources/pictures/([^)]+)\)", README)}
    assert {each.name for each in tmp_path.iterdir()} == names


def test_every_room_of_the_house_is_named() -> None:
    rooms = {path.parent.name for path in (ROOT / "chicago_gui").glob("*/__init__.py")}
    named = set(re.findall(r"^  (\w+)/", README, flags=re.MULTILINE))
    assert rooms == named & rooms
