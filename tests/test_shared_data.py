"""The files for the desktop agree with the program: its options, file types and names."""

from __future__ import annotations

import re
import subprocess
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import chicago_gui
from chicago_gui.options import OPTIONS
from chicago_gui.sheet.words import LANGUAGES
from chicago_gui.whole_file import default_book, default_settings
from tests.systems import needs_linux

ROOT = Path(__file__).parents[1]
SHARE = ROOT / "packaging" / "share"
MANUAL = SHARE / "man" / "man1" / "chicago-gui.1"
BASH = SHARE / "bash-completion" / "completions" / "chicago-gui"
ZSH = SHARE / "zsh" / "site-functions" / "_chicago-gui"
FISH = SHARE / "fish" / "vendor_completions.d" / "chicago-gui.fish"
(METADATA,) = (SHARE / "metainfo").glob("*.metainfo.xml")
SESSION = "application/vnd.chicago-session+json"


def options() -> list[str]:
    """Return all long options."""
    return list(OPTIONS)


@pytest.mark.parametrize("file", [MANUAL, BASH, ZSH, FISH], ids=lambda file: file.parts[-2])
def test_every_option_is_told(file: Path) -> None:
    text = file.read_text("utf-8").replace("\\-", "-")
    mark = "-l {} " if file == FISH else "--{}"
    assert [each for each in options() if mark.format(each) not in text] == []


@needs_linux
def test_the_manual_names_the_files_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", "/home/anna")
    told = MANUAL.read_text("utf-8").partition(".SH FILES")[2].replace("\\-", "-")
    for path in (default_book(), default_settings()):
        assert f"\\(ti{path.removeprefix('/home/anna')}\n" in told
    assert f"{Path(default_book()).stem}.messages.txt" in told


def completed(*words: str, folder: Path) -> list[str]:
    """Return what bash offers to complete the last of `words`."""
    line = " ".join(f"'{word}'" for word in ("chicago-gui", *words))
    script = (
        f"source {BASH}; COMP_WORDS=({line}); COMP_CWORD={len(words)}; _chicago_gui;"
        ' printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, check=True, capture_output=True, text=True
    )
    assert done.stderr == ""
    return done.stdout.split()


@needs_linux
def test_bash_completes_options_their_values_and_session_files(tmp_path: Path) -> None:
    (tmp_path / "evening.chicago").touch()
    (tmp_path / "letter.txt").touch()
    assert completed("--sel", folder=tmp_path) == ["--self-check"]
    assert completed("--game", "r", folder=tmp_path) == ["russian", "rubber"]
    assert completed("", folder=tmp_path) == ["evening.chicago"]
    assert completed("--pdf", "let", folder=tmp_path) == ["letter.txt"]


def test_a_session_file_is_opened_by_the_program() -> None:
    entry = ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str  # type: ignore[assignment, method-assign]  # as Python documents it
    entry.read(SHARE / "applications" / "chicago-gui.desktop", "utf-8")
    assert entry["Desktop Entry"]["MimeType"] == f"{SESSION};"
    assert entry["Desktop Entry"]["Exec"] == "chicago-gui --in-window %F"
    (kind,) = ElementTree.parse(SHARE / "mime" / "packages" / "chicago-gui.xml").getroot()
    assert kind.get("type") == SESSION
    globs = [each.get("pattern") for each in kind if each.tag.endswith("glob")]
    assert globs == ["*.chicago"]
    provided = ElementTree.parse(METADATA).findtext("provides/mediatype")
    assert provided == SESSION


def test_each_release_has_its_date_and_description() -> None:
    changes = (ROOT / "packaging" / "CHANGELOG.md").read_text("utf-8")
    told = re.findall(r"^## (\S+) – (\S+)$", changes, re.MULTILINE)
    releases = ElementTree.parse(METADATA).findall("releases/release")
    assert [(each.get("version"), each.get("date")) for each in releases] == told
    assert all(each.findtext("description/p") for each in releases)
    version, date = told[0]
    assert version == chicago_gui.__version__
    numbers = [tuple(map(int, each.split("."))) for each, _ in told]
    assert numbers == sorted(set(numbers), reverse=True)
    assert f'{date} "Chicago {version}"' in MANUAL.read_text("utf-8")


def test_the_project_s_address_is_the_same_everywhere() -> None:
    """Compare all addresses with `[project.urls]` in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    homepage = project.get("urls", {}).get("Homepage")
    metadata = ElementTree.parse(METADATA)
    assert metadata.findtext("url[@type='homepage']") == homepage
    assert "localhost" not in (ROOT / "packaging" / "build").read_text("utf-8")


def test_pictures_of_the_metadata_are_there() -> None:
    metadata = ElementTree.parse(METADATA)
    pictures = [str(each.text) for each in metadata.findall("screenshots/screenshot/image")]
    for picture in pictures:
        assert (ROOT / "resources" / "pictures" / picture.rpartition("/")[2]).is_file()


def test_packages_for_windows_and_macos_speak_every_language() -> None:
    packaging = ROOT / "packaging"
    application = (packaging / "chicago-gui.spec").read_text("utf-8")
    (named,) = re.findall(r'"CFBundleLocalizations": \[(.*)\]', application)
    assert {each.strip(' "') for each in named.split(",")} == set(LANGUAGES)
    setup = (packaging / "windows" / "chicago-gui.iss").read_text("utf-8-sig")
    assert set(re.findall(r'^Name: "(\w+)"; MessagesFile', setup, re.MULTILINE)) == set(LANGUAGES)
    assert set(re.findall(r"^(\w+)\.Session=", setup, re.MULTILINE)) == set(LANGUAGES)


@pytest.mark.parametrize(
    "system", ["Debian", "Ubuntu", "Fedora", "other Linux", "Windows", "macOS"]
)
def test_each_system_has_its_row_in_the_readme(system: str) -> None:
    install = (ROOT / "README.md").read_text("utf-8").partition("\n## Install\n")[2]
    rows = [line for line in install.partition("\n## ")[0].splitlines() if line.startswith("| ")]
    (whole,) = [row for row in rows if row.startswith("| system | download |")]
    about = [
        row for row in rows if system in row.split("|")[1] and row.count("|") == whole.count("|")
    ]
    assert about
    assert all(cell.strip() for row in about for cell in row.split("|")[1:-1])
    where = "Linux" if system not in ("Windows", "macOS") else system
    assert any(row.startswith(f"| {where} | `") for row in rows)
