"""What the whole suite asks to be said, run once: the catalogues must have all of it.

The sources are read for texts by `packaging/catalogues.py`. A text that comes to `tr` on a way it
does not follow is found here, as soon as some test lets it be said.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.catalogued import catalogues

ROOT = Path(__file__).parents[2]
# What only tests say: the toy game, and tests of the words themselves; and what is worded already.
_OF_TESTS = re.compile(
    r"toy|No\.|Winner|a cut is|points \{what|won by|nobody ever says this|too late for|name \d"
)


@pytest.mark.timeout(900)
def test_whatever_is_said_is_in_the_catalogues(tmp_path: Path) -> None:
    noted = tmp_path / "said"
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "2", "tests", "--ignore=tests/toy"],
        cwd=ROOT,
        env=os.environ | {"SAID": str(noted), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        check=False,
    )
    known = {text.text for text in catalogues.texts()}
    said = {ast.literal_eval(line) for line in noted.read_text("utf-8").splitlines()}
    assert len(said) > 500
    assert sorted(t for t in said - known if t and not _OF_TESTS.search(t)) == []
