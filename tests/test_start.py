"""What `packaging/start` sets up and asks; small scripts replace the system's commands."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import pytest

import chicago_gui
from tests.systems import needs_linux

pty = pytest.importorskip("pty")
pytestmark = needs_linux

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

# Each command is a script that logs its call.
COMMAND = """#!/bin/sh
echo "{name} $*" >>"{log}"
{does}
"""


# A Python that claims to be able to create virtual environments.
PYTHON = 'case "$2" in *realpath*) echo /nowhere/python3 ;; esac'
OLD_PYTHON = 'case "$2" in *realpath*) exit 1 ;; *) echo 3.9 ;; esac'
TOOLS = (
    *("sh", "sed", "tr", "head", "tail", "grep", "cat", "cmp", "env", "dirname", "mktemp", "touch"),
    *("chmod", "rm", "uname"),
)


class System:
    """A system with only a few commands in its path."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.tree = tree(folder)
        (folder / "os-release").write_text(SYSTEMS[name], "utf-8")
        self.path = folder / "bin"
        self.path.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found is not None
            (self.path / tool).symlink_to(found)
        self.command("id", "echo 1000")
        self.command("python3", PYTHON)
        self.command("dpkg-query", f"cat {folder}/installed 2>/dev/null")
        self.command("rpm", f'grep -Fqx "ii $2" {folder}/installed')
        for name in ("apt-get", "dnf"):
            self.command(name, "exit 0")
        self.command("apt-cache", "exit 0")

    def command(self, name: str, does: str) -> None:
        script = self.path / name
        script.unlink(missing_ok=True)  # it may be a link to the system's own
        script.write_text(COMMAND.format(name=name, log=self.log, does=does), "utf-8")
        script.chmod(0o755)

    def sudo(self, *, password: bool) -> None:
        asked = '[ "$1" != -n ] || exit 1' if password else '[ "$1" != -n ] || shift'
        self.command("sudo", f'{asked}\n"$@"')

    def has(self, packages: str) -> None:
        lines = [f"ii {each}\n" for each in packages.split()]
        (self.folder / "installed").write_text("".join(lines), "utf-8")

    def has_libraries(self) -> None:
        """Install the system libraries, as far as the start command checks."""
        libraries = self.tree / ".venv" / "bin"
        libraries.mkdir(parents=True)
        (libraries / "python").write_text("#!/bin/sh\n")
        (libraries / "python").chmod(0o755)

    def start(self, *options: str, answer: str | None = None) -> str:
        """Start the program, type `answer` at a terminal, and return the output."""
        command = ["sh", str(self.tree / "packaging" / "start"), *options]
        env = {"PATH": str(self.path), "OS_RELEASE": str(self.folder / "os-release")}
        if answer is None:
            done = subprocess.run(
                command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True
            )
            assert done.stdout == ""
            return done.stderr
        try:
            ours, terminal = pty.openpty()
        except OSError:
            pytest.skip("there is no terminal on which somebody could be asked")
        os.write(ours, f"{answer}\n".encode())
        process = subprocess.Popen(command, env=env, stdin=terminal, stderr=terminal)
        os.close(terminal)
        said = b""
        with suppress(OSError):  # Linux reports that the other end is closed
            while part := os.read(ours, 1000):
                said += part
        os.close(ours)
        process.wait()
        return said.decode()

    @property
    def ran(self) -> list[str]:
        """The logged calls that change the system."""
        calls = self.log.read_text("utf-8").splitlines() if self.log.exists() else []
        return [call for call in calls if call.startswith(("apt-get install", "dnf install"))]


def tree(folder: Path) -> Path:
    """Return a copy of all files that a start reads."""
    root = folder / "chicago"
    (root / "packaging").mkdir(parents=True)
    for name in ("packaging/start", "packaging/system-packages", "pyproject.toml"):
        shutil.copy(ROOT / name, root / name)
    (root / "chicago_gui").symlink_to(ROOT / "chicago_gui")
    return root


COMMON = (
    "libgl1 libegl1 libdbus-1-3 libfontconfig1 libgssapi-krb5-2 libxcb-cursor0 libxcb-icccm4"
    " libxcb-keysyms1"
)
REST = "libxkbcommon-x11-0 libxcb-shape0"
OF_FEDORA = (
    "ca-certificates glib2 libglvnd-glx libglvnd-egl dbus-libs fontconfig krb5-libs xcb-util-cursor"
    " xcb-util-wm xcb-util-keysyms libxkbcommon-x11 libxcb"
)


def debian(glib: str) -> str:
    packages = f"ca-certificates {glib} {COMMON} {REST}"
    return f"apt-get install -y --no-install-recommends {packages}"


@pytest.mark.parametrize(
    ("name", "command"),
    [
        *((name, debian("libglib2.0-0")) for name in ("debian 12", "ubuntu 22.04")),
        *(
            (name, debian("libglib2.0-0t64"))
            for name in ("debian 13", "debian testing", "ubuntu 26.04", "mint")
        ),
        ("fedora", f"dnf install -y {OF_FEDORA}"),
    ],
)
def test_a_bare_system_is_told_its_packages(name: str, command: str, tmp_path: Path) -> None:
    system = System(tmp_path, name)
    system.sudo(password=True)
    said = system.start()
    assert f"this installs them: sudo {command}\n" in said
    assert "going on without" in said
    assert system.ran == []  # nobody has agreed


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
    assert f"these packages are missing: {python} ca-certificates" in system.start()


@pytest.mark.parametrize("name", ["debian 12", "fedora"])
@pytest.mark.parametrize("root", [False, True], ids=["cached rights", "root"])
def test_nothing_is_installed_that_nobody_agreed_to(name: str, root: bool, tmp_path: Path) -> None:
    system = System(tmp_path, name)
    system.command("id", f"echo {0 if root else 1000}")
    system.sudo(password=False)
    assert "going on without; --install installs them" in system.start()
    said = system.start(answer="n")
    assert said.index("to download: ") < said.index("install them now? [y/N]")
    assert system.ran == []


@pytest.mark.parametrize("name", ["debian 12", "fedora"])
def test_it_is_installed_when_somebody_agrees_or_has_said_so(name: str, tmp_path: Path) -> None:
    system = System(tmp_path, name)
    system.sudo(password=True)
    assert "install them now? [y/N]" in system.start(answer="y")
    assert len(system.ran) == 1
    assert "install them now?" not in system.start("--install")
    assert len(system.ran) == 2


def test_a_program_that_starts_does_not_ask_each_time(tmp_path: Path) -> None:
    system = System(tmp_path, "debian 12")
    system.sudo(password=True)
    system.has_libraries()
    said = system.start(answer="y")
    assert "these packages are missing: " in said
    assert "this installs them: " in said
    assert "[y/N]" not in said
    assert system.ran == []


@pytest.mark.parametrize(
    ("sizes", "libraries", "total"),
    [
        (
            (300_000, 13_200_000),
            False,
            "14 MB of packages and 81 MB of Qt for Python, 95 MB in all",
        ),
        ((300_000, 13_200_000), True, "14 MB of packages"),
        ((), False, "packages of unknown size and 81 MB of Qt for Python"),
        ((), True, "packages of unknown size"),
    ],
)
def test_the_whole_download_is_told_first(
    sizes: tuple[int, ...], libraries: bool, total: str, tmp_path: Path
) -> None:
    system = System(tmp_path, "debian 12")
    files = "\n".join(f"'http://a/b{size}.deb' b.deb {size} MD5Sum:0" for size in sizes)
    system.command("apt-get", f"[ \"$1\" != --print-uris ] || cat <<'END'\n{files}\nEND")
    system.sudo(password=True)
    if libraries:
        system.has_libraries()
    said = system.start("--install")
    assert f"to download: {total}\n" in said


@pytest.mark.parametrize(
    ("command", "does", "told"),
    [
        ("python3", OLD_PYTHON, "Python 3.11 or later is needed, and this is 3.9: upgrade the"),
        ("mktemp", "exit 1", "is read-only: copy it to where you may write, and start it there"),
    ],
)
def test_hopeless_systems_install_nothing(
    command: str, does: str, told: str, tmp_path: Path
) -> None:
    system = System(tmp_path, "debian 12")
    system.command(command, does)
    system.sudo(password=True)
    (said,) = system.start("--install").splitlines()
    assert told in said
    assert system.ran == []


@pytest.mark.parametrize(
    ("pip_says", "told"),
    [
        (
            "HTTPSConnectionPool: SSLError(CERTIFICATE_VERIFY_FAILED)",
            "check the clock, and whether the network wants a login",
        ),
        ("HTTPSConnectionPool: Max retries exceeded", "there is no network"),
        ("OSError: No space left on device", "the disk is full"),
        ("ERROR: No matching distribution found for PySide6", "there is no Qt for Python for this"),
        ("ERROR: something else", "could not be installed: ERROR: something else"),
    ],
)
def test_what_hinders_the_libraries_is_one_sentence(
    pip_says: str, told: str, tmp_path: Path
) -> None:
    system = System(tmp_path, "another")
    python = f'{PYTHON}\n[ "$1" != -m ] || {{ echo "{pip_says}"; exit 1; }}'
    system.command("python3", python.replace("/nowhere", str(system.path)))
    last = system.start().splitlines()[-1]
    assert last.startswith("Chicago: ")
    assert told in last


def test_without_sudo_it_is_for_somebody_else_to_do(tmp_path: Path) -> None:
    system = System(tmp_path, "debian 12")
    assert "only an administrator can do that" in system.start("--install")
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
    system.has_libraries()
    assert system.start() == ""


def test_only_what_is_missing_is_named(tmp_path: Path) -> None:
    system = System(tmp_path, "debian 13")
    system.sudo(password=True)
    system.has(f"ca-certificates libglib2.0-0t64 {COMMON}")
    assert f"these packages are missing: {REST}\n" in system.start()


def test_an_unknown_system_has_the_names_as_a_hint(tmp_path: Path) -> None:
    system = System(tmp_path, "another")
    assert "this system is unknown: if Chicago does not start, install " in system.start()
    assert system.ran == []
    system.has_libraries()
    assert system.start() == ""


# The tests below create real environments; PySide6 and platformdirs are empty packages.

OFFLINE = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_CONFIG_FILE": os.devnull}


class Installed:
    """A tree that was started once, on a complete system."""

    def __init__(self, root: Path, wheels: Path) -> None:
        self.root = root
        self._system = {
            name: value for name, value in os.environ.items() if not name.startswith("PIP_")
        } | {"OS_RELEASE": os.devnull, "PIP_CONFIG_FILE": os.devnull}
        self._online = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)}

    def begin(self, *, online: bool, path: Path | None = None) -> subprocess.Popen[str]:
        env = self._system | (self._online if online else OFFLINE)
        if path is not None:
            env["PATH"] = f"{path}{os.pathsep}{env['PATH']}"
        return subprocess.Popen(
            ["sh", str(self.root / "packaging" / "start"), "--version"],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def start(self, *, online: bool, path: Path | None = None) -> list[str]:
        """Start it; return the output lines of the start command."""
        return self.said(self.begin(online=online, path=path), starts=True)

    def fails(self, *, online: bool, path: Path | None = None) -> list[str]:
        return self.said(self.begin(online=online, path=path), starts=False)

    def said(self, process: subprocess.Popen[str], *, starts: bool) -> list[str]:
        out, said = process.communicate()
        assert out == (f"chicago-gui {chicago_gui.__version__}\n" if starts else ""), said
        assert (process.returncode == 0) is starts
        return [line for line in said.splitlines() if line.startswith("Chicago: ")]

    @property
    def folders(self) -> set[str]:
        return {path.name for path in self.root.glob(".venv-*")}

    def wants_more(self) -> None:
        """Replace pyproject.toml with a newer one."""
        project = self.root / "pyproject.toml"
        text = project.read_text("utf-8")
        project.write_text(text.replace('"platformdirs>=4,', '"platformdirs>=4.1,'), "utf-8")


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheels")
    for name, version, package in (
        ("PySide6_Essentials", "6.11.3", "PySide6"),
        ("platformdirs", "4.2", "platformdirs"),
        ("msgspec", "0.19.0", "msgspec"),
    ):
        about = f"{name}-{version}.dist-info"
        files: dict[str, str | bytes] = {
            f"{package}/__init__.py": "",
            f"{package}/QtCore.abi3.so": "a library",
            f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
            f"{about}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        if package == "msgspec":  # needs content for the program to start
            there = (each for each in metadata.files(package) or () if each.parts[0] == package)
            files |= {str(each): each.read_binary() for each in there}
        record = "".join(f"{path},,{len(content)}\n" for path, content in files.items())
        record += f"{about}/RECORD,,\n"
        with ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
            for path, content in (*files.items(), (f"{about}/RECORD", record)):
                wheel.writestr(path, content)
    return folder


@pytest.fixture(scope="module")
def first(wheels: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a tree that was started once, as a template to copy."""
    installed = Installed(tree(tmp_path_factory.mktemp("first")), wheels)
    said = installed.start(online=True)
    assert said[-1] == "Chicago: to download: 81 MB of Qt for Python"
    return installed.root


@pytest.fixture
def installed(first: Path, wheels: Path, tmp_path: Path) -> Installed:
    return Installed(shutil.copytree(first, tmp_path / "moved", symlinks=True), wheels)


def test_a_folder_that_was_moved_starts_without_network(installed: Installed) -> None:
    before = installed.folders
    assert installed.start(online=False) == []
    assert installed.folders == before


def test_libraries_that_are_damaged_are_loaded_again(installed: Installed) -> None:
    (library,) = installed.root.glob(".venv/lib/*/site-packages/PySide6/QtCore.abi3.so")
    library.write_bytes(b"half of it")
    said = installed.start(online=False)[-1]
    assert "there is no network" in said
    assert said.endswith("; starting with the libraries that are there")
    assert installed.start(online=True)[-1] == "Chicago: to download: 81 MB of Qt for Python"
    assert installed.start(online=False) == []
    shutil.rmtree(library.parent)
    assert "there is no network" in installed.fails(online=False)[-1]


def test_a_folder_that_is_read_only_is_one_sentence(installed: Installed, tmp_path: Path) -> None:
    path = tmp_path / "bin"
    path.mkdir()
    (path / "mktemp").write_text("#!/bin/sh\nexit 1\n")
    (path / "mktemp").chmod(0o755)
    assert installed.start(online=True, path=path) == []
    installed.wants_more()
    assert "is read-only: copy it" in installed.start(online=True, path=path)[-1]
    (installed.root / ".venv").unlink()
    assert "is read-only: copy it" in installed.fails(online=True, path=path)[-1]
