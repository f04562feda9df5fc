"""A record is a frozen dataclass with slots, in everything that somebody could notice."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import types
import typing
from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.record import NamedTuple, QuietRecord, Record, field, fields, replace


class Deal(Record):
    number: int
    note: str = ""
    counts: list[int] = field(default_factory=list)
    seen: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Model:
    number: int
    note: str = ""
    counts: list[int] = dataclasses.field(default_factory=list)
    seen: int = dataclasses.field(default=0, compare=False)


class Checked(Record):
    number: int

    def __post_init__(self) -> None:
        if self.number < 0:
            raise ValueError("less than nothing")


class Nothing(Record):
    pass


class Secret(QuietRecord):
    count: int


_VALUES = st.tuples(
    st.integers(0, 2), st.sampled_from(["", "a"]), st.lists(st.integers(0, 1), max_size=1)
)


@given(_VALUES, _VALUES)
def test_equality_repr_and_fields_are_a_dataclass_s(one: Any, other: Any) -> None:
    ours, theirs = (Deal(*one), Deal(*other)), (Model(*one), Model(*other))
    assert (ours[0] == ours[1]) is (theirs[0] == theirs[1])
    assert repr(ours[0]) == repr(theirs[0]).replace("Model", "Deal")
    assert [each.name for each in fields(Deal)] == [each.name for each in dataclasses.fields(Model)]


def test_each_has_defaults_of_its_own() -> None:
    Deal(1).counts.append(3)
    assert Deal(1).counts == []


@pytest.mark.parametrize("wrong", [(), (1, "", [], 0, 5)])
def test_takes_what_its_fields_are_and_nothing_else(wrong: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        Deal(*wrong)


def test_the_first_few_are_made_like_all_that_come_after_them() -> None:
    class Board(Record):
        number: int
        note: str = ""
        cards: list[int] = field(default_factory=list)

        def __post_init__(self) -> None:
            self.cards.append(self.number)

    made = [Board(1, cards=[2]) for _ in range(50)]
    assert made[0] == made[-1] == Board(cards=[2], number=1)
    assert made[0].cards == made[-1].cards == [2, 1]
    assert Board(3) == Board(3, "")


@pytest.mark.parametrize("wrong", [{}, {"number": 1, "more": 2}, {"note": "a"}])
def test_wrong_fields_are_refused_in_the_words_of_python(wrong: dict[str, Any]) -> None:
    for kind in (Deal, Model):
        with pytest.raises(TypeError, match=r"__init__\(\) (missing 1|got an unexp)"):
            kind(**wrong)
    twice: Any = {"number": 2}
    with pytest.raises(TypeError, match="multiple values for argument 'number'"):
        Deal(1, **twice)


def test_what_is_not_compared_makes_no_difference() -> None:
    assert Checked(1) == Checked(1)
    assert hash(Checked(1)) == hash(Checked(1))
    assert Deal(1, seen=4) == Deal(1, seen=5)
    assert Nothing() == Nothing()
    assert {Nothing(): "once"}[Nothing()] == "once"


def test_records_of_two_classes_are_never_equal() -> None:
    one: object = Checked(1)
    assert one != Secret(1)


def test_is_frozen_and_has_no_room_for_more() -> None:
    deal: Any = Deal(1)
    with pytest.raises(FrozenInstanceError):
        deal.number = 2
    with pytest.raises(FrozenInstanceError):
        deal.more = 2
    with pytest.raises(FrozenInstanceError):
        del deal.number
    assert deal == Deal(1)
    assert not hasattr(deal, "__dict__")


def test_is_checked_whenever_one_is_made() -> None:
    with pytest.raises(ValueError, match="less"):
        Checked(-1)
    one = Checked(1)
    with pytest.raises(ValueError, match="less"):
        replace(one, number=-1)


def test_replace_keeps_the_rest() -> None:
    assert replace(Deal(1, "a"), number=2) == Deal(2, "a")


def test_the_standard_library_takes_it_for_a_dataclass() -> None:
    assert dataclasses.replace(Deal(1, "a"), number=2) == Deal(2, "a")
    assert dataclasses.astuple(Deal(1, "a", [2], 3)) == (1, "a", [2], 3)
    told = [(each.name, each.default, each.compare) for each in dataclasses.fields(Deal)]
    assert told == [(each.name, each.default, each.compare) for each in dataclasses.fields(Model)]


def test_one_that_inherits_has_its_fields_after_those_of_its_base() -> None:
    class Played(Deal):
        tricks: int = 0

    assert [each.name for each in fields(Played)] == ["number", "note", "counts", "seen", "tricks"]
    assert Played(1, tricks=9) == Played(1, "", [], 0, 9) != Deal(1)


class _Own:
    """What a class defines itself, read from here into one of each kind."""

    number: int

    def __init__(self, text: str) -> None:
        object.__setattr__(self, "number", int(text.strip()))

    def __eq__(self, other: object) -> bool:
        return hasattr(other, "number") and self.number % 2 == other.number % 2

    def __repr__(self) -> str:
        return "own"


def test_what_the_class_defines_itself_is_kept() -> None:
    own = {
        name: vars(_Own)[name]
        for name in ("__annotations__", "__module__", "__init__", "__eq__", "__repr__")
    }
    model: Any = dataclass(frozen=True, slots=True)(type("Own", (), dict(own)))
    for kind in (model, types.new_class("Own", (Record,), exec_body=lambda body: body.update(own))):
        one: Any = kind("3")
        assert (one.number, repr(one), one == kind("5")) == (3, "own", True)
        assert hash(one) == hash(kind("3"))
        assert copy.copy(one).number == 3


def test_a_field_that_could_not_be_left_out_is_refused() -> None:
    with pytest.raises(TypeError, match="tricks"):

        class Played(Deal):
            tricks: int  # type: ignore[misc]  # it is refused


def test_a_default_that_all_would_share_is_refused() -> None:
    shared: Any = []
    with pytest.raises(ValueError, match="counts"):

        class Counted(Record):
            counts: list[int] = shared


def test_a_field_of_the_standard_library_s_is_refused() -> None:
    with pytest.raises(TypeError, match="counts"):

        class Counted(Record):
            counts: list[int] = dataclasses.field(default_factory=list)


def test_copies_and_pickles_are_equal() -> None:
    deal = Deal(1, "a", [2])
    assert copy.deepcopy(deal) == pickle.loads(pickle.dumps(deal)) == deal


def test_a_quiet_record_tells_no_value() -> None:
    assert "12345" not in repr(Secret(12345))
    assert Secret(1) == Secret(1) != Secret(2)


def test_a_quiet_record_that_inherits_from_another_tells_no_value_either() -> None:
    class Counted(QuietRecord, Checked):
        count: int

    assert "12345" not in repr(Counted(54321, 12345))
    assert "54321" not in repr(Counted(54321, 12345))


class Turn(NamedTuple):
    player: int
    card: str = "2C"
    trumps: tuple[int, ...] = ()

    @property
    def next_player(self) -> int:
        return (self.player + 1) % 4


class TurnModel(typing.NamedTuple):
    player: int
    card: str = "2C"
    trumps: tuple[int, ...] = ()


@pytest.mark.parametrize(
    ("values", "named"),
    [((1,), {}), ((1, "AS"), {}), ((1, "AS", (2,)), {}), ((), {"trumps": (1,), "player": 3})],
)
def test_a_named_tuple_is_the_standard_library_s(
    values: tuple[Any, ...], named: dict[str, Any]
) -> None:
    ours: Any = Turn(*values, **named)
    theirs: Any = TurnModel(*values, **named)
    assert ours == theirs == tuple(theirs)
    assert hash(ours) == hash(theirs)
    assert repr(ours) == repr(theirs).replace("TurnModel", "Turn")
    assert (ours.player, ours.card, ours.trumps) == tuple(ours)
    assert ours.next_player == (ours.player + 1) % 4
    assert Turn._fields == TurnModel._fields
    assert ours._replace(card="KH") == theirs._replace(card="KH")
    assert tuple(Turn._make(ours)) == TurnModel._make(theirs)
    assert copy.deepcopy(ours) == pickle.loads(pickle.dumps(ours)) == ours
    match ours:
        case Turn(player, card):
            assert (player, card) == (ours.player, ours.card)


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), ((1, 2, 3, 4), {}), ((1,), {"player": 2}), ((1,), {"suit": 2}), ((), {"card": "A"})],
)
def test_a_named_tuple_of_other_values_is_refused(
    values: tuple[Any, ...], named: dict[str, Any]
) -> None:
    for kind in (Turn, TurnModel):
        with pytest.raises(TypeError):
            kind(*values, **named)
    wrong: Any = {"suit": 2}
    with pytest.raises(TypeError):
        Turn(1)._replace(**wrong)


def test_a_named_tuple_is_not_changed() -> None:
    turn: Any = Turn(1)
    for name in ("player", "more"):
        with pytest.raises(AttributeError):
            setattr(turn, name, 2)


def test_annotations_that_are_no_text_are_refused() -> None:
    # Python 3.14 keeps those as a function where the module does not ask for text.
    later = {"__annotate_func__": lambda _: {"number": int}}
    with pytest.raises(TypeError, match="from __future__"):
        types.new_class("Later", (Record,), exec_body=lambda body: body.update(later))
