"""Packing: anything JSON can say comes back, and nothing else does."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chicago_gui.book.steps import Patch, Unreadable, is_whole, pack, text_of, unpack, unpack_event

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | TEXTS,
    lambda parts: st.lists(parts) | st.dictionaries(TEXTS, parts),
)


@settings(max_examples=50)
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


EVENTS = st.tuples(
    st.just("2026-11-20T21:00:00.000Z"),
    st.sampled_from(["do", "undo", "redo"]),
    st.integers(1, 10**4),
    st.one_of(
        st.just(()),
        st.tuples(
            st.just("EnterZ"), st.none() | st.integers(0, 60) | st.tuples(st.just(3), st.just(4))
        ),
    ),
    st.lists(
        st.tuples(st.sampled_from(["heading", "000", "011", "s/2/3"]), st.none() | TEXTS, TEXTS),
        unique_by=lambda entry: entry[0],
    ),
)


@settings(max_examples=50)
@given(EVENTS)
def test_an_event_is_read_without_what_was_written(event: tuple[Any, ...]) -> None:
    *begins, entries = event
    at, what, step, about, patch = unpack_event(pack(event))
    assert [at, what, step, about] == [*begins[:3], plain(begins[3])]
    assert patch.names == tuple(name for name, _, _ in entries)
    # And that is there when somebody looks, turned or not.
    assert list(patch) == entries
    assert list(patch.turned) == [(name, after, before) for name, before, after in entries]
    assert patch == Patch(entries)
    assert patch.turned.turned == patch
    # As the book has it each text is the same, and texts that are the same are written alike.
    for each in (patch, patch.turned):
        found = list(each.as_written())
        assert [(name, *map(read, texts)) for name, *texts in found] == list(each)
        assert [read(before) == read(after) for _, before, after in found] == [
            before == after for _, before, after in found
        ]


def read(text: str | bytes | None) -> str | None:
    return None if text is None else text_of(text)


def plain(value: object) -> object:
    return [plain(each) for each in value] if isinstance(value, tuple) else value


@pytest.mark.parametrize(
    "text", ['{"note":"],[\\"001\\",null],[[\\"002\\""}', "],[", "],[[", "[", '"']
)
def test_a_record_that_speaks_of_records_is_no_other_record(text: str) -> None:
    written = ("2026-11-20T21:00:00.000Z", "do", 7, ("EnterNote", 1, False), (("000", text, text),))
    *_, about, patch = unpack_event(pack(written))
    assert (about, patch.names, list(patch)) == (["EnterNote", 1, False], ("000",), [written[4][0]])
    assert [tuple(map(read, each[1:])) for each in patch.as_written()] == [(text, text)]


def test_an_event_with_a_flipped_bit_is_none() -> None:
    packed = bytearray(pack(("", "do", 1, (), (("000", None, "{}"),))))
    packed[9] ^= 1
    with pytest.raises(Unreadable):
        unpack_event(bytes(packed))
