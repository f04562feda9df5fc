"""The properties of frozen values that the program needs, with each supported msgspec."""

from __future__ import annotations

import copy
import pickle
from typing import Any, ClassVar

import pytest
from rich.pretty import pretty_repr

from chicago_gui.record import QuietRecord, Record, field, replace


class Deal(Record):
    unit: ClassVar[str] = "IMPs"

    number: int
    note: str = ""
    counts: list[int] = field(default_factory=list)


class Played(Deal):
    tricks: int = 0


class Checked(Record):
    number: int

    def __post_init__(self) -> None:
        if self.number < 0:
            raise ValueError("less than nothing")


class Nothing(Record):
    pass


class Secret(QuietRecord):
    count: int


class Noted(Secret):
    note: str

    def __repr__(self) -> str:
        return "Noted(…)"


def test_it_is_equal_to_one_of_its_class_with_the_same_values() -> None:
    assert Deal(1) == Deal(1, "", [])
    assert Deal(1) != Deal(1, "a")
    assert Deal(1) != Played(1)
    assert Nothing() == Nothing()
    one: object = Checked(1)
    assert one != Secret(1)


def test_equal_ones_have_one_hash() -> None:
    assert {Checked(1): "one", Nothing(): "none"}[Checked(1)] == "one"
    assert len({Checked(1), Checked(1), Checked(2)}) == 2
    with pytest.raises(TypeError, match="unhashable"):
        hash(Deal(1))


def test_it_is_frozen_and_has_no_room_for_more() -> None:
    deal: Any = Deal(1)
    for name in ("number", "more"):
        with pytest.raises(AttributeError):
            setattr(deal, name, 2)
    with pytest.raises(AttributeError):
        del deal.number
    assert deal == Deal(1)


def test_each_has_a_default_of_its_own() -> None:
    Deal(1).counts.append(3)
    assert Deal(1).counts == []


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), ((1, "", [], 0), {}), ((1,), {"number": 1}), ((1,), {"more": 2})],
)
def test_it_takes_its_fields_and_nothing_else(values: Any, named: Any) -> None:
    with pytest.raises(TypeError):
        Deal(*values, **named)


def test_fields_of_the_base_come_first() -> None:
    match Played(1, "a", [2], 9):
        case Played(number, note, counts, tricks):
            assert (number, note, counts, tricks) == (1, "a", [2], 9)


def test_a_new_one_is_checked_also_where_it_replaces_another() -> None:
    with pytest.raises(ValueError, match="less"):
        Checked(-1)
    with pytest.raises(ValueError, match="less"):
        replace(Checked(1), number=-1)


def test_replace_keeps_class_and_other_fields() -> None:
    assert replace(Played(1, "a", [2], 9), number=2) == Played(2, "a", [2], 9)
    with pytest.raises(TypeError, match="more"):
        replace(Deal(1), more=2)


def test_copies_and_pickles_are_equal() -> None:
    deal = Played(1, "a", [2], 9)
    assert copy.copy(deal) == copy.deepcopy(deal) == pickle.loads(pickle.dumps(deal)) == deal


def test_it_prints_its_values() -> None:
    assert repr(Deal(1, "a")) == "Deal(number=1, note='a', counts=[])"


@pytest.mark.parametrize("printed", [repr, str, pretty_repr, "{}".format])
def test_a_quiet_one_prints_none(printed: Any) -> None:
    for secret in (Secret(12345), Noted(12345, "67890")):
        for whole in (secret, [secret], {"secret": secret}):
            assert "12345" not in printed(whole)
            assert "67890" not in printed(whole)
    assert Secret(1) != Secret(2)
