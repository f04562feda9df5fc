"""Qt without what PySide does beside it: its way of importing, and types that nobody names.

PySide makes each of Qt's types when it is first named, or met where nobody knows what it is. Some
are large: a name in a module that every start imports is paid by every start.
"""

from __future__ import annotations

import builtins
import os
import sys
from enum import KEEP, Enum, EnumType, Flag, IntFlag
from functools import partial
from importlib import import_module
from marshal import dumps, loads
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from PySide6.QtWidgets import QWidget

STYLE = ("-style", "fusion")
"""What an application is made with: the one style that follows a palette everywhere.

To ask the application for its style afterwards makes the largest of all types, 4 ms of a start.
"""

_KNOWN = ((6, 8), (6, 11))
"""The first and the last version of PySide whose beginning is known; any other begins as ever."""
_BOOTSTRAP = "signature_bootstrap"
_MAPPING = "shibokensupport.signature.mapping"
_ASKED = (
    *("pyside_type_init", "create_signature", "seterror_argument", "make_helptext"),
    *("feature_import", "feature_imported"),
)
"""What PySide calls when somebody asks for a signature, makes a wrong call or wants a feature."""


_TRIED = (Enum, IntFlag)
"""The kinds of enum that are tried before all are made quickly: the others have what these have."""

_TAKEN: dict[tuple[object, str], str] = {
    ("pathlib", "urllib.parse"): "quote_from_bytes",
    (None, "textwrap"): "dedent",
}
"""What is taken from a module that waits, by who asks for it; nobody is PySide, making `Qt`.

It names a warning that nobody gets, and the other names addresses of files on the web: 3 ms.
"""


def import_qt(*, window: bool = False) -> None:
    """Import Qt, and leave out what PySide does beside it that no start needs.

    The modules that it reads signatures with are compiled anew at each start, 30 ms; they wait
    until somebody asks (see `_Bootstrap`), as do those of Python that they need, 5 ms. And the
    `__import__` that it puts in the place of another looks in the source of every module for
    features that nobody here asks for: 15 ms, and 4 MB of lines that it keeps. For a `window` the
    `Qt` namespace is made as well, which every window names.
    """
    if all(map(_quick_is_usual, _TRIED)):
        _enums._create_ = _create_enum
    if "shiboken6" in sys.modules:
        import_module("PySide6.QtCore")
        builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
        return
    python_import = builtins.__import__

    def import_less(
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """Import as Python does, but let a module wait that is named and not used."""
        asks = None if globals is None else globals.get("__name__")
        if name not in sys.modules:
            later = partial(import_module, name)
            taken = _TAKEN.get((asks, name))
            if taken and list(fromlist or ()) == [taken]:
                return _Later(name, later, **{taken: partial(_do, name, taken)})
            of_python = not fromlist and name in sys.stdlib_module_names
            if of_python and asks in ("shiboken6", _BOOTSTRAP):
                return _Later(name, later)
        return python_import(name, globals, locals, fromlist or (), level)

    sys.modules[_BOOTSTRAP] = _Bootstrap(_BOOTSTRAP)
    builtins.__import__ = import_less
    try:
        core = import_module("PySide6.QtCore")
        if window:
            core.Qt  # noqa: B018 - it is made when it is named
    finally:
        builtins.__import__ = python_import


def _do(module: str, name: str, *given: object) -> object:
    """Call what has this name in a module that has waited until now."""
    return getattr(import_module(module), name)(*given)


_enums: Any = EnumType
_create_usual = _enums._create_
_parts_of: dict[type[Enum], dict[str, Any]] = {}
"""What Python writes into an enum of each kind, and what is not the same in two of them, empty."""
_waiting: dict[type, bytes] = {}
"""The names and values of the members of each enum that has none yet."""


def _create_enum(
    kind: type[Enum],
    class_name: str,
    names: object,
    *,
    boundary: object = None,
    **others: object,
) -> Any:
    """Create an enum as Python does, those of Qt quickly: all of them are of whole numbers."""
    made = _create_waiting(kind, class_name, names, boundary=boundary, **others)
    if made in _waiting:
        _fill(made)
    return made


def _create_waiting(
    kind: type[Enum],
    class_name: str,
    names: object,
    *,
    boundary: object = None,
    **others: object,
) -> Any:
    """Create an enum as Python does; one of Qt has no members until somebody asks about it.

    A start makes 240 of them with 3,600 members, and asks about 60.
    """
    if boundary is not KEEP or not isinstance(names, list):
        return _create_usual(kind, class_name, names, boundary=boundary, **others)
    made = type.__new__(_Waiting, class_name, (kind,), {})
    _waiting[made] = dumps(names)  # a tenth of the list
    return made


class _Waiting(EnumType):
    """What an enum is until somebody asks about it. What PySide writes into it is kept."""

    def __getattribute__(cls, name: str) -> Any:
        if name not in _HAS:
            _fill(cls)
        return type.__getattribute__(cls, name)

    def __setattr__(cls, name: str, value: object) -> None:
        type.__setattr__(cls, name, value)


_HAS = frozenset(("__module__", "__name__", "__qualname__"))
"""What an enum has that waits."""


def _fill(made: Any) -> None:
    """Make the members of an enum that waits; from then on it is one as Python makes them.

    Python looks up anew for each enum which methods and which kind of value it has, 40 us, and asks
    about each member whether it is one of the many things that a class may have. So it makes one
    enum of each kind, and all others get the parts of that one.
    """
    names = loads(_waiting.pop(made))
    set_part = type.__setattr__
    set_part(made, "__class__", EnumType)
    (kind,) = made.__bases__
    parts = _parts_of.get(kind) or _parts_of.setdefault(kind, _find_parts(kind))
    for name, part in parts.items():
        if name not in _HAS and name not in vars(made):
            set_part(made, name, type(part)() if type(part) in (list, dict) else part)
    by_name, by_value, named = made._member_map_, made._value2member_map_, made._member_names_
    create, is_number, is_flag = made._new_member_, made._use_args_, issubclass(kind, Flag)
    for name, value in names:
        if value in by_value:
            member = by_value[value]
        else:
            member = create(made, value) if is_number else create(made)
            member._value_, member._name_ = value, name
            member.__objclass__, member._sort_order_ = made, len(named)
            if not is_flag or _is_one_bit(value):
                named.append(name)
            by_value[value] = member
        by_name[name] = member
        set_part(made, name, member)
    getattr(made, "_hashable_values_", []).extend(by_value)
    if is_flag:
        _sum_up_flags(made)


def _fill_all() -> None:
    """Let no enum wait any more: PySide looks for short names, as `Qt.AlignLeft`, in members."""
    _enums._create_ = _create_enum
    for made in tuple(_waiting):
        _fill(made)


def _find_parts(kind: type[Enum]) -> dict[str, Any]:
    """Return what Python writes into an enum of this kind, without its members."""
    made = _create_usual(kind, "Tried", [("A", 1)], boundary=KEEP)
    return {
        name: type(part)() if type(part) in (list, dict) else part
        for name, part in vars(made).items()
        if name not in ("A", "__dict__", "__weakref__")
    }


def _is_one_bit(value: int) -> bool:
    return value != 0 and not value & (value - 1)


def _sum_up_flags(made: Any) -> None:
    """Work out what Python keeps of all members of an enum that is a `Flag`."""
    made._flag_mask_ = made._singles_mask_ = 0
    for value in made._value2member_map_:
        made._flag_mask_ |= value
        made._singles_mask_ |= value if _is_one_bit(value) else 0
    made._all_bits_ = 2 ** made._flag_mask_.bit_length() - 1
    order = [made._member_map_[name]._value_ for name in made._member_names_]
    if order != sorted(order):
        made._iter_member_ = made._iter_member_by_def_


def _quick_is_usual(kind: type[Enum]) -> bool:
    """Whether this Python's enums are of the parts that a quick one is made of."""
    names = [("A", 2), ("B", 12), ("C", 2), ("D", 0), ("E", 1)]
    quick, usual = (
        {
            name: repr(vars(value) if isinstance(value, kind) else value)
            for name, value in vars(create(kind, "Tried", names, boundary=KEEP)).items()
            if name != "__module__"
        }
        for create in (_create_enum, _create_usual)
    )
    return quick == usual


class _Later(ModuleType):
    """Stands for a module that is made when something is taken from it that is not here."""

    def __init__(self, name: str, make: Callable[[], ModuleType], **here: object) -> None:
        super().__init__(name)
        self._make = make
        vars(self).update(here)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._make(), name)


class _Bootstrap(ModuleType):
    """The module that PySide fills and begins with; this one puts off what nobody needs yet.

    PySide runs its code in a module of this name, asks that for `bootstrap`, calls it, and takes
    what it needs later from the loader that is returned. The loader given here has all of that;
    the true one is made when somebody calls it. What a wrong call is told is the same.
    """

    _loader: ModuleType | None = None

    @property
    def bootstrap(self) -> Callable[[], ModuleType]:
        """What PySide begins with: its own, where this is not a version that is known here."""
        version = getattr(sys.modules.get("shiboken6"), "__version_info__", ())[:2]
        known = _KNOWN[0] <= version <= _KNOWN[1]
        return self._begin if known else self._own_bootstrap

    @property
    def _own_bootstrap(self) -> Callable[[], ModuleType]:
        found: Callable[[], ModuleType] = vars(self)["bootstrap"]
        return found

    def _begin(self) -> ModuleType:
        # PySide takes names from this module before it tells of a wrong call, and keeps where it
        # lies: it stays, and gets what is in the true one.
        self._mapping = sys.modules[_MAPPING] = ModuleType(_MAPPING)
        vars(self._mapping)["update_mapping"] = self._fill_mapping
        if _enums._create_ is _create_enum:
            _enums._create_ = _create_waiting
        return _Later(
            "loader",
            self._true_loader,
            # The one marks what is deprecated in a module of Qt, where there is nothing; the
            # other begins to look through what is imported.
            finish_import=lambda _: None,
            post_init=lambda: None,
            **{name: partial(self._ask, name) for name in _ASKED},
        )

    def _true_loader(self) -> ModuleType:
        if self._loader is None:
            if _enums._create_ is _create_waiting:
                _fill_all()
            self._loader = self._own_bootstrap()
        return self._loader

    def _ask(self, name: str, *given: object, **named: object) -> object:
        return getattr(self._true_loader(), name)(*given, **named)

    def _fill_mapping(self) -> None:
        self._true_loader()
        true: Any = sys.modules[_MAPPING]
        true.update_mapping()
        vars(self._mapping).update(vars(true) | {"update_mapping": self._fill_mapping})


def spare_search_for_bus() -> None:
    """Let Qt look for no bus of the desktop where there is none.

    For screen readers it asks for one with the first widget. A copy of the process then tries to
    begin one, and all memory that is there takes a fault when it is written next: 6 ms of a start,
    and 17 where `dbus-launch` does begin a bus, on which nobody else is. One that was begun so
    for somebody else, a screen reader, has left its file at home.
    """
    if sys.platform != "linux" or os.environ.get(_BUS):
        return
    runtime = os.environ.get("XDG_RUNTIME_DIR") or os.devnull
    begun = os.path.join(os.path.expanduser("~"), ".dbus", "session-bus")
    if not any(map(os.path.exists, (os.path.join(runtime, "bus"), begun))):
        os.environ[_BUS] = "disabled:"


_BUS = "DBUS_SESSION_BUS_ADDRESS"
"""Where the bus is; what begins with a way of getting there that nobody knows is none."""


def ground(area: QWidget) -> QWidget:
    """Return what `area`, which scrolls, may have as its viewport; it looks as Qt's own does.

    Qt's own is met where nobody knows what it is, and all 60 kinds of widget are made to find out:
    8 ms of a start, and a search among them whenever it is asked for.
    """
    from PySide6.QtGui import QPalette
    from PySide6.QtWidgets import QWidget

    made = QWidget(area)
    made.setBackgroundRole(QPalette.ColorRole.Base)
    made.setAutoFillBackground(True)
    return made
