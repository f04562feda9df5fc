"""The built packages are complete, and the program starts where it is installed."""

from __future__ import annotations

import hashlib
import os
import re
import runpy
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import chicago_gui
from tests.systems import needs_linux, needs_shell

ROOT = Path(__file__).parents[1]

# Runs the program from its folder.
STARTED = """
import sys
sys.path.insert(0, sys.argv.pop(1))
import chicago_gui.cli
assert chicago_gui.__file__.startswith(sys.path[0]), chicago_gui.__file__
sys.exit(chicago_gui.cli.main())
"""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    with tarfile.open(build("sdist", ROOT, folder)) as archive:
        # `extractall` has no filter in Python 3.11.2 and needs one in Python 3.14.
        for member in filter(tarfile.TarInfo.isfile, archive):
            content = archive.extractfile(member)
            assert content is not None
            path = folder / member.name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.read())
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    return unpacked


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel built from nothing but the source distribution."""
    return build("wheel", sources, tmp_path_factory.mktemp("dist"))


def build(what: str, sources: Path, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", what, "-d", str(folder)]
    subprocess.run(command, cwd=sources, check=True, capture_output=True)
    (built,) = folder.iterdir()
    return built


def test_the_source_distribution_has_all_that_tests_and_packages_need(sources: Path) -> None:
    for folder in ("chicago_gui", "packaging", "resources", "tests"):
        kept = in_the_tree(folder)
        assert kept
        assert kept <= in_the_tree(folder, sources)
    for name in ("README.md", "pyproject.toml", "PKG-INFO"):
        assert (sources / name).is_file()


def in_the_tree(folder: str = "chicago_gui", root: Path = ROOT) -> set[str]:
    """Return the files in a folder, without those made by Python and its tools."""
    found = (path.relative_to(root) for path in (root / folder).rglob("*") if path.is_file())
    return {each.as_posix() for each in found if _MADE.isdisjoint(each.parts)}


_MADE = {"__pycache__", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache"}


def test_the_wheel_has_every_file_of_the_package_and_its_licences(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {name for name in names if name.startswith("chicago_gui/")} == in_the_tree()
    licences = {Path(name).parts[-2:] for name in names if "/licenses/" in name}
    assert licences == {("packaging", "LICENSE"), ("packaging", "NOTICES"), ("fonts", "LICENSE")}
    assert any(name.endswith("entry_points.txt") for name in names)
    shared = {name.partition("/data/share/")[2] for name in names if "/data/share/" in name}
    kept = {
        path.relative_to(ROOT / "packaging" / "share").as_posix()
        for path in (ROOT / "packaging" / "share").rglob("*")
        if path.is_file()
    }
    icons = {path.rpartition("/")[0] for path in shared - kept}
    sizes = ("scalable", *(f"{size}x{size}" for size in (16, 24, 32, 48, 64, 128, 256, 512)))
    assert kept <= shared
    assert icons == {f"icons/hicolor/{size}/apps" for size in sizes}


def test_no_index_shows_a_link_that_leads_nowhere(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        text = archive.read(name).decode()
    assert "# Chicago\n" in text
    assert [each for each in re.findall(r"\]\(([^)]*)\)", text) if "://" not in each] == []


def test_with_a_homepage_the_pictures_and_links_lead_there() -> None:
    for_indexes = runpy.run_path(str(ROOT / "packaging" / "metadata.py"))["for_indexes"]
    text = (
        "![Table](a/t.png)\n\n[Guide](b/en.md), [below](#install), [else](https://else.example)\n"
    )
    assert for_indexes(text, "https://home.example/") == (
        "![Table](https://home.example/raw/HEAD/a/t.png)\n\n"
        "[Guide](https://home.example/blob/HEAD/b/en.md), [below](https://home.example#install),"
        " [else](https://else.example)\n"
    )
    assert for_indexes(text, None) == "Guide, below, [else](https://else.example)\n"


def test_it_starts_from_what_was_installed(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", STARTED, str(tmp_path), "--self-check"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@needs_shell
def test_the_release_notes_are_those_of_this_version() -> None:
    changes = (ROOT / "packaging" / "CHANGELOG.md").read_text("utf-8")
    notes = subprocess.run(
        ["sh", str(ROOT / "packaging" / "build"), "notes"],
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    assert notes.startswith("- ")
    assert f"{chicago_gui.__version__} – " in changes.partition(notes.rstrip())[0]
    assert "## " not in notes
    assert changes.count("## ") > 1


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the files that `packaging/build` reads in any case."""
    for name in (
        *("packaging/build", "packaging/system-packages"),
        *("chicago_gui/__init__.py", "pyproject.toml"),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    return tmp_path


@needs_linux
def test_the_checksums_are_those_of_the_packages(tree: Path) -> None:
    dist = tree / "dist"
    (dist / "before").mkdir(parents=True)  # an older package, to be upgraded
    (dist / "a package.whl").write_bytes(b"new")
    for _ in range(2):
        subprocess.run(["sh", "packaging/build", "checksums"], cwd=tree, check=True)
        expected = f"{hashlib.sha256(b'new').hexdigest()}  a package.whl\n"
        assert (dist / "SHA256SUMS").read_text("utf-8") == expected


@needs_shell
@pytest.mark.parametrize("end", [b"\n", b"\r\n"], ids=["elsewhere", "Windows"])
def test_nothing_is_built_under_a_tag_of_another_version(tree: Path, end: bytes) -> None:
    version = tree / "chicago_gui" / "__init__.py"
    version.write_bytes(version.read_bytes().replace(b"\n", end))
    done = subprocess.run(
        ["sh", "packaging/build", "deb-plain"],
        cwd=tree,
        env=os.environ | {"CHICAGO_TAG": "v9.9.9"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert f"the version is {chicago_gui.__version__}" in done.stderr


def test_each_tool_is_pinned_to_one_version() -> None:
    """A checked commit gives the same result later."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert [each for each in project["optional-dependencies"]["test"] if "==" not in each] == []
    workflow = ROOT / ".github" / "workflows" / "packages.yml"
    if not workflow.exists():
        pytest.skip("the source distribution has no workflow")
    uses = set(re.findall(r"uses: (\S+)@(\S+)", workflow.read_text("utf-8")))
    assert len(dict(uses)) == len(uses) > 0
    assert all(re.fullmatch("[0-9a-f]{40}", commit) for _, commit in uses)
