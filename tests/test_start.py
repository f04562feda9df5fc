"""What `packaging/start` asks the system for, on systems that are played by small scripts."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

SYSTEMS = {
    "debian 12": 'ID=debian\nVERSION_ID="12"\n',
    "debian 13": 'ID=debian\nVERSION_ID="13"\n',
    "debian testing": "ID=debian\n",
    "ubuntu 22.04": 'ID=ubuntu\nID_LIKE=debian\nVERSION_ID="22.04"\n',
    "ubuntu 26.04": 'ID=ubuntu\nID_LIKE=debian\nVERSION_ID="26.04"\n',
    "mint": 'ID=linuxmint\nID_LIKE="ubuntu debian"\nVERSION_ID="22"\n',
    "fedora": "ID=fedora\nVERSION_ID=44\n",
    "another": "ID=void\n",
}

# Each command writes down how it was called; what it answers stands in a file of its name.
COMMAND = """#!/bin/sh
echo "{name} $*" >>"{log}"
{does}
"""


class System:
    """A system with a few commands in its path, and nothing else."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.log = folder / "log"
        (folder / "os-release").write_text(SYSTEMS[name], "utf-8")
        self.path = folder / "bin"
        self.path.mkdir()
        for tool in ("sh", "sed", "tr", "head", "grep", "cat", "env"):
            found = shutil.which(tool)
            assert found is not None
            (self.path / tool).symlink_to(found)
        self.command("id", "echo 1000")
        self.command("python3", "exit 0")
        self.command("dpkg-query", f"cat {folder}/installed 2>/dev/null")
        self.command("rpm", f'grep -Fqx "ii $2" {folder}/installed')
        for name in ("apt-get", "dnf"):
            self.command(name, "exit 0")
        self.command("apt-cache", "exit 0")

    def command(self, name: str, does: str) -> None:
        script = self.path / name
        script.write_text(COMMAND.format(name=name, log=self.log, does=does), "utf-8")
        script.chmod(0o755)

    def sudo(self, *, password: bool) -> None:
        asked = '[ "$1" != -n ] || exit 1' if password else '[ "$1" != -n ] || shift'
        self.command("sudo", f'{asked}\n"$@"')

    def has(self, packages: str) -> None:
        lines = [f"ii {each}\n" for each in packages.split()]
        (self.folder / "installed").write_text("".join(lines), "utf-8")

    def ensure(self, *, told: str = "") -> str:
        """Let the script look for what a window needs; return what it says."""
        script = (
            f"set -eu; root={ROOT}; . $root/packaging/system-packages; told_to_install={told};"
            " ensure_packages $window_packages"
        )
        done = subprocess.run(
            ["sh", "-c", script],
            env={"PATH": str(self.path), "OS_RELEASE": str(self.folder / "os-release")},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
        return done.stderr

    @property
    def ran(self) -> list[str]:
        """The calls that change the system."""
        calls = self.log.read_text("utf-8").splitlines() if self.log.exists() else []
        return [call for call in calls if call.startswith(("apt-get install", "dnf install"))]


COMMON = (
    "libgl1 libegl1 libdbus-1-3 libfontconfig1 libgssapi-krb5-2 libxcb-cursor0 libxcb-icccm4"
    " libxcb-keysyms1"
)
REST = "libxkbcommon-x11-0 libxcb-shape0"
OF_FEDORA = (
    "ca-certificates glib2 libglvnd-glx libglvnd-egl dbus-libs fontconfig krb5-libs xcb-util-cursor"
    " xcb-util-wm xcb-util-keysyms libxkbcommon-x11 libxcb"
)
DEBIAN = "apt-get install -y --no-install-recommends"


@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("debian 12", f"{DEBIAN} ca-certificates libglib2.0-0 {COMMON} {REST}"),
        ("debian 13", f"{DEBIAN} ca-certificates libglib2.0-0t64 {COMMON} {REST}"),
        ("debian testing", f"{DEBIAN} ca-certificates libglib2.0-0t64 {COMMON} {REST}"),
        ("ubuntu 22.04", f"{DEBIAN} ca-certificates libglib2.0-0 {COMMON} {REST}"),
        ("ubuntu 26.04", f"{DEBIAN} ca-certificates libglib2.0-0t64 {COMMON} {REST}"),
        ("mint", f"{DEBIAN} ca-certificates libglib2.0-0t64 {COMMON} {REST}"),
        ("fedora", f"dnf install -y {OF_FEDORA}"),
    ],
)
def test_a_bare_system_is_told_the_command_by_its_own_names(
    name: str, command: str, tmp_path: Path
) -> None:
    system = System(tmp_path, name)
    system.sudo(password=True)
    said = system.ensure()
    assert f"this installs them: sudo {command}\n" in said
    assert "going on without" in said
    assert system.ran == []  # nobody has said so


@pytest.mark.parametrize(
    ("name", "python"),
    [
        ("debian 12", "python3 python3-venv"),
        ("ubuntu 22.04", "python3.11 python3.11-venv"),
        ("fedora", "python3"),
    ],
)
def test_python_is_among_them_where_it_is_missing(name: str, python: str, tmp_path: Path) -> None:
    system = System(tmp_path, name)
    system.command("python3", "exit 1")
    system.sudo(password=True)
    assert f"these packages are missing: {python} ca-certificates" in system.ensure()


@pytest.mark.parametrize("name", ["debian 12", "fedora"])
def test_it_is_run_where_that_takes_no_password(name: str, tmp_path: Path) -> None:
    system = System(tmp_path, name)
    system.sudo(password=False)
    assert "going on without" not in system.ensure()
    assert len(system.ran) == 1


def test_it_is_run_by_whoever_may_anything(tmp_path: Path) -> None:
    system = System(tmp_path, "debian 13")
    system.command("id", "echo 0")
    said = system.ensure()
    assert f"this installs them: {DEBIAN} " in said
    assert len(system.ran) == 1


def test_it_is_run_when_it_is_told_to(tmp_path: Path) -> None:
    system = System(tmp_path, "debian 12")
    system.sudo(password=True)
    system.ensure(told="yes")
    assert len(system.ran) == 1


def test_without_sudo_it_is_for_somebody_else_to_do(tmp_path: Path) -> None:
    system = System(tmp_path, "debian 12")
    assert "for the administrator" in system.ensure(told="yes")
    assert system.ran == []


@pytest.mark.parametrize(
    ("name", "packages"),
    [
        ("debian 12", f"ca-certificates libglib2.0-0 {COMMON} {REST}"),
        ("debian 13", f"ca-certificates libglib2.0-0t64 {COMMON} {REST}"),
        ("fedora", OF_FEDORA),
    ],
)
def test_where_everything_is_there_nothing_is_said(
    name: str, packages: str, tmp_path: Path
) -> None:
    system = System(tmp_path, name)
    system.has(packages)
    assert system.ensure() == ""


def test_only_what_is_missing_is_named(tmp_path: Path) -> None:
    system = System(tmp_path, "debian 13")
    system.sudo(password=True)
    system.has(f"ca-certificates libglib2.0-0t64 {COMMON}")
    assert f"these packages are missing: {REST}\n" in system.ensure()


def test_elsewhere_the_names_are_a_hint(tmp_path: Path) -> None:
    system = System(tmp_path, "another")
    said = system.ensure()
    assert system.ran == []
    assert ("if it does not start" in said) is not (ROOT / ".venv").is_dir()
