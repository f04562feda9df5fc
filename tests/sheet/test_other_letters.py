"""Contracts typed with a Russian or a German keyboard."""

from __future__ import annotations

from itertools import product

import pytest

from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet import words
from chicago_gui.sheet.board_deal import Direction, EnterContract
from chicago_gui.sheet.board_entry import card_entry
from chicago_gui.sheet.entry import EntryReason, _contract_of, contract_of, is_pass
from chicago_gui.sheet.going_on import is_whole_bid
from chicago_gui.sheet.other_letters import begins_in_words, in_english
from chicago_gui.sheet.windows import contract_and_tricks

ENGLISH = {"c": "C", "d": "D", "h": "H", "s": "S", "n": "NT", "nt": "NT", "♠": "S", "♡": "H"}
RUSSIAN = {"т": "C", "б": "D", "д": "D", "ч": "H", "п": "S", "бк": "NT"}
GERMAN = {"t": "C", "k": "D", "h": "H", "p": "S", "sa": "NT", "♣": "C", "♦\ufe0f": "D"}
DOUBLINGS = {
    "": "",
    **dict.fromkeys(("x", "*", "х", "k", "к"), "X"),
    **dict.fromkeys(("xx", "кк", "kk", "рк", "rk"), "XX"),
}
SEATS = {
    **dict.fromkeys("nс", Direction.NORTH),
    **dict.fromkeys("eoв", Direction.EAST),
    **dict.fromkeys("sю", Direction.SOUTH),
    **dict.fromkeys("wз", Direction.WEST),
}


@pytest.mark.unfollowed
def test_every_card_means_one_thing_in_whichever_letters_it_is_written() -> None:
    meanings: dict[str, tuple[str, Direction]] = {}
    ways = product((*ENGLISH.items(), *RUSSIAN.items(), *GERMAN.items()), DOUBLINGS.items())
    for (sign, denomination), (doubling, doubled) in ways:
        if sign == "б" and doubling[:1] in ("к", "k"):
            continue  # that is no trump, which is bid more often than diamonds are doubled
        for seat, direction in SEATS.items():
            text = f"4{sign}{doubling}{seat}"
            meant = (f"4{denomination}{doubled}", direction)
            assert meanings.setdefault(text, meant) == meant
    for text, (contract, direction) in meanings.items():
        for typed in {text, text.upper()}:
            entry = card_entry(typed)
            assert isinstance(entry, EnterContract)
            assert (str(entry.contract), entry.declarer) == (contract, direction), typed


@pytest.mark.unfollowed
@pytest.mark.parametrize("language", [None, {"NT": "SA"}, {"NT": "БК"}])
def test_no_english_entry_means_anything_else_than_before(
    monkeypatch: pytest.MonkeyPatch, language: dict[str, str] | None
) -> None:
    if language is not None:
        spoken = language
        monkeypatch.setattr(words, "_catalogue", lambda text, about, count: spoken.get(text, text))
    letters = "abcdefghijklmnopqrstuvwxyz"
    for sign, doubling, space in product(ENGLISH, ("", "x", "xx", " x"), ("", " ")):
        for name in (*letters, *(f"{letter}a" for letter in letters)):
            names = (name, "Žofie")
            text = f"4{sign}{doubling}{space}{name}"
            if f"4{sign}{doubling}{space}{name[0]}" == "4sa" and language == {"NT": "SA"}:
                continue
            try:
                before = _contract_of(text, names, None, Refused(EntryReason.DECLARER))
            except Refused:
                continue
            assert contract_of(text, names) == before, text


RUSSIANS = ("Аня", "Борис", "Вера", "Катя")


@pytest.mark.parametrize(
    ("text", "bid", "name"),
    [
        ("3п в", "3S", "Вера"),
        ("4бк в", "4NT", "Вера"),
        ("4бk в", "4NT", "Вера"),  # with a Latin k, whichever keyboard it came from
        ("4Бkк в", "4NTX", "Вера"),
        ("4д в", "4D", "Вера"),
        ("4 бк  вера", "4NT", "Вера"),
        ("4пк в", "4SX", "Вера"),
        ("4 п кк в", "4SXX", "Вера"),
        ("4чх б", "4HX", "Борис"),
        ("4Б А", "4D", "Аня"),
        ("1тРК а", "1CXX", "Аня"),
        ("4п к", "4S", "Катя"),
        ("4пк к", "4SX", "Катя"),
        ("4♠к в", "4SX", "Вера"),
    ],
)
def test_russian_letters_are_understood(text: str, bid: str, name: str) -> None:
    assert contract_of(text, RUSSIANS) == (Contract.parse(bid), name)


GERMANS = ("Anna", "Karl", "Petra", "Tim")


@pytest.mark.parametrize(
    ("text", "bid", "name"),
    [
        ("4p a", "4S", "Anna"),
        ("4sa a", "4NT", "Anna"),
        ("4sak a", "4NTX", "Anna"),
        ("4sanna", "4S", "Anna"),
        ("4sa nn", None, "nobody here is called nn"),
        ("4pk a", "4SX", "Anna"),
        ("4kk k", "4DX", "Karl"),
        ("4k k", "4D", "Karl"),
        ("4h k", "4H", "Karl"),
        ("4hk t", "4HX", "Tim"),
        ("4t p", "4C", "Petra"),
        ("4♠k t", "4SX", "Tim"),
        ("4p", None, "who plays it"),
        ("4sa", None, "who plays it"),
    ],
)
def test_german_letters_are_understood(text: str, bid: str | None, name: str) -> None:
    words.install(lambda text, about, count: {"NT": "SA"}.get(text, text))
    try:
        if bid is not None:
            assert contract_of(text, GERMANS) == (Contract.parse(bid), name)
            return
        with pytest.raises(Refused) as caught:
            contract_of(text, GERMANS)
    finally:
        words.install(None)
    assert str(caught.value).startswith(name)


@pytest.mark.unfollowed
@pytest.mark.parametrize(
    ("words", "bid"),
    [
        ("2coeur", "2H"), ("2herz", "2H"), ("2pik", "2S"), ("2karo", "2D"), ("2Treff", "2C"),
        ("2 kreuz", "2C"), ("3 ohne", "3NT"), ("3 ohne Trumpf", "3NT"), ("3 sans atout", "3NT"),
        ("2 spades", "2S"), ("4 hearts", "4H"), ("1 notrump", "1NT"), ("3 No-Trump", "3NT"),
        ("3 no trumps", "3NT"), ("1 club", "1C"), ("5 diamonds", "5D"), ("1 heart", "1H"),
        ("2пик", "2S"), ("4 пики", "4S"), ("3 черви", "3H"), ("2 бубны", "2D"), ("1 трефа", "1C"),
        ("3 без козыря", "3NT"), ("3 без", "3NT"), ("6 Треф", "6C"), ("5 червей", "5H"),
    ],
)  # fmt: skip
def test_suits_are_understood_in_whole_words(words: str, bid: str) -> None:
    for doubling, sign in (("", ""), (" x", "X"), (" doubled", "X"), (" реконтра", "XX")):
        for name in ("Vera", "Борис"):
            names = ("Anna", name, "Dima", "Nick")
            for typed in (f"{words}{doubling} {name}", f"{words}{doubling} {name[0].lower()}"):
                assert contract_of(typed, names) == (Contract.parse(f"{bid}{sign}"), name), typed
        for seat, direction in SEATS.items():
            card = card_entry(f"{words}{doubling} {seat} -1")
            assert isinstance(card, EnterContract)
            assert (str(card.contract), card.declarer) == (f"{bid}{sign}", direction)
            assert card.tricks == int(bid[0]) + 5


def test_a_word_is_begun_by_more_than_its_first_letter() -> None:
    begun = ("2co", "2 her", "3no ", "3 no t", "3no-tr", "4 hearts", "4hearts ", "4s dou", "3бе")
    assert all(begins_in_words(text) for text in begun)
    others = ("2c", "2c n", "4s", "4sd", "4sv", "2cluba", "4he ", "hearts", "4 hearts v", "")
    assert not any(begins_in_words(text) for text in others)


@pytest.mark.unfollowed
@pytest.mark.parametrize(
    ("begun", "bid"),
    [
        ("5тре", "5C"), ("2 бу", "2D"), ("4чер", "4H"), ("4 пи", "4S"), ("3бе", "3NT"),
        ("3 без ко", "3NT"), ("2 coe", "2H"), ("4her", "4H"), ("1kreu", "1C"), ("3 ohne tr", "3NT"),
        ("3oh", "3NT"), ("3 sans at", "3NT"), ("2 spa", "2S"), ("1 dia", "1D"), ("3no tr", "3NT"),
        ("3notr", "3NT"), ("2 cl", "2C"), ("2 Tre", "2C"),
    ],
)  # fmt: skip
def test_a_word_for_a_suit_may_be_cut_short_before_a_space(begun: str, bid: str) -> None:
    for doubling, sign in (
        ("", ""),
        (" x", "X"),
        ("x", "X"),
        (" контра", "X"),
        (" redoubled", "XX"),
    ):
        contract = Contract.parse(f"{bid}{sign}")
        assert contract_and_tricks(f"{begun}{doubling}+1") == (contract, int(bid[0]) + 7)
        assert contract_of(f"{begun}{doubling} ve", NAMES) == (contract, "Vera")
        for seat, direction in SEATS.items():
            card = card_entry(f"{begun}{doubling} {seat}=")
            assert isinstance(card, EnterContract)
            assert (card.contract, card.declarer) == (contract, direction)


NAMES = ("Anna", "Boris", "Vera", "Dima")


def test_letters_of_a_name_are_never_those_of_a_word_cut_short() -> None:
    assert contract_of("4he", ("Egor", *NAMES)) == (Contract.parse("4H"), "Egor")
    assert contract_of("4he b", ("Eb Klein", *NAMES)) == (Contract.parse("4H"), "Eb Klein")
    assert contract_of("4spa", ("Paul", *NAMES)) == (Contract.parse("4S"), "Paul")
    for text in ("4spab", "4 h e b", "5трев", "4 s pa"):
        with pytest.raises(Refused):
            contract_of(text, NAMES)
    # Seats come before words as well: O is Ost.
    assert card_entry("2co") == EnterContract(Contract.parse("2C"), Direction.EAST)


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("3 ohne t", "Tim"),
        ("3 ohne tr", None),
        ("3 ohne ti", "Tim"),
        ("3 ohne t t", "Tim"),
        ("3 ohne tr t", "Tim"),
        ("3 ohne trumpf", None),
        ("3 ohne t a", "Anna"),
        ("3no t", "Tim"),
        ("3no t a", "Anna"),
    ],
)
def test_the_second_word_of_no_trump_may_begin_a_name_where_nothing_follows(
    text: str, player: str | None
) -> None:
    if player is None:
        with pytest.raises(Refused) as caught:
            contract_of(text, GERMANS)
        assert caught.value.reason is EntryReason.DECLARER
    else:
        assert contract_of(text, GERMANS) == (Contract.parse("3NT"), player)
    # So it is not taken before the next key tells.
    assert is_whole_bid(text, GERMANS) == (
        text[-2:] in ("ti", " a") or text.endswith((" t t", "r t"))
    )


def test_what_is_no_contract_in_any_letters_is_refused_as_in_english() -> None:
    for text in ("4щ а", "8п а", "4xx", "kk", "п"):
        assert not in_english(text) or text == "8п а"
        with pytest.raises(Refused):
            contract_of(text, RUSSIANS)


@pytest.mark.parametrize("text", ["5ткккв", "5ткккв-1", "4пщ", "3бкrrr", "7pkkko"])
def test_what_is_refused_is_told_in_the_letters_that_were_typed(text: str) -> None:
    with pytest.raises(Refused) as caught:
        card_entry(text)
    told = caught.value.figures["text"]
    assert str(told).casefold() in text.casefold()


def test_all_four_may_pass_in_three_languages() -> None:
    assert all(is_pass(text) for text in ("p", "Pass", "пас", "П", "passe", "--"))
    assert not is_pass("к")


def test_the_score_of_a_deal_reads_them_too() -> None:
    assert contract_and_tricks("4пк+1") == (Contract.parse("4SX"), 11)
    assert contract_and_tricks("3sa=") == (Contract.parse("3NT"), 9)


@pytest.mark.parametrize("text", ["4ж в=", "4ж в", "4 жук в-1"])
def test_a_wrong_suit_is_told_as_it_was_typed(text: str) -> None:
    with pytest.raises(Refused) as refused:
        card_entry(text)
    assert refused.value.figures == {"denomination": text.split()[-2].lstrip("4")}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("3 no trumps", EntryReason.DECLARER),
        ("three no trump", EntryReason.DECLARER),
        ("3 no trump doubled", EntryReason.DECLARER),
        ("three no trump Chris", EntryReason.NOT_PLAYING),
        ("4 hearts by Chris", EntryReason.NOT_PLAYING),
        ("3 no trumps Xenia", EntryReason.NO_NAME),
    ],
)
def test_of_a_word_in_full_no_letters_are_told_for_a_name(text: str, reason: EntryReason) -> None:
    names = ("Alice", "Ben", "Kate", "Dan")
    with pytest.raises(Refused) as caught:
        contract_of(text, names, None, (*names, "Chris"))
    assert caught.value.reason is reason
    assert "trump" not in str(caught.value)
