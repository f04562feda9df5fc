"""Packing: anything JSON can say comes back, and nothing else does."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.book.events import (
    PackedPatch,
    Patch,
    RecordChange,
    Unreadable,
    is_whole,
    pack,
    unpack,
)

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | TEXTS,
    lambda parts: st.lists(parts) | st.dictionaries(TEXTS, parts),
)


@given(VALUES)
def test_what_is_packed_comes_back(value: object) -> None:
    packed = pack(value)
    assert is_whole(packed)
    assert unpack(packed) == value


def test_a_change_of_one_record_takes_little_room() -> None:
    before = (
        '{"deal":{"prepared_by":"Dima","hcp":{"A":10,"B":14,"C":3,"D":13},"decks":{"A":"Vera",'
        '"B":"Anna","C":"Egor","D":"Boris"},"teams":[["Vera","Anna"],["Boris","Egor"]]}}'
    )
    after = before.replace("]]}}", ']],"opening_bid":"Boris"}}')
    assert len(pack([["007", before, after]])) < 150


def test_every_flipped_bit_is_noticed() -> None:
    packed = pack([["000", None, '{"deal":{"hcp":{"A":13}}}']])
    for place in range(8 * len(packed)):
        damaged = bytearray(packed)
        damaged[place // 8] ^= 1 << place % 8
        assert not is_whole(bytes(damaged))
        with pytest.raises(Unreadable):
            unpack(bytes(damaged))


@pytest.mark.parametrize("junk", [None, "", b"", b"\0" * 4, b"1234567890", 7, 1.5, "text"])
def test_junk_is_refused(junk: object) -> None:
    with pytest.raises(Unreadable):
        unpack(junk)


def test_random_bytes_are_refused() -> None:
    rng = random.Random(5)
    for _ in range(200):
        with pytest.raises(Unreadable):
            unpack(rng.randbytes(rng.randrange(300)))


ENTRIES = st.lists(
    st.tuples(st.sampled_from(["heading", "000", "011", "s/2/3"]), st.none() | TEXTS, TEXTS),
    unique_by=lambda entry: entry[0],
)


@given(ENTRIES)
def test_a_packed_patch_has_the_entries(entries: list[RecordChange]) -> None:
    patch = PackedPatch(pack(entries), tuple(name for name, *_ in entries))
    assert list(patch) == entries
    assert list(patch.turned) == [(name, after, before) for name, before, after in entries]
    assert patch == Patch(entries)
    assert patch.turned.turned == patch


def test_the_checksum_covers_what_lies_beside() -> None:
    packed = pack([], "12|do")
    assert is_whole(packed, "12|do")
    assert not is_whole(packed, "12|undo")
    with pytest.raises(Unreadable):
        unpack(packed)
