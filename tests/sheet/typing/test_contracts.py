"""Contracts with who plays them and the result: text, and what is read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.record import replace
from chicago_gui.scoring import ALL_BIDS, Contract, Doubling, Refused, ScoringReason
from chicago_gui.sheet.typing.contracts import Bid, BidReason, is_pass, read_bid, read_seat_bid
from chicago_gui.sheet.typing.names import shortest_prefixes
from chicago_gui.sheet.words import contract_text, result_words
from tests.sheet.typing.language import NO_TRUMP, outcome, speaking

FIVE = ("Boris", "Vera", "Dima", "Anna", "Egor")
FOUR = FIVE[:4]
ALIKE = ("Anna", "Alex", "Boris", "Bea", "Cara")
XENIA = ("Boris", "Vera", "Xenia", "Egor")
KATES = ("Konstantin", "Kate", "Vera", "Tom")
CYRILLIC = ("Борис", "Вера", "Дима", "Аня", "Катя", "Харитон")
ACCENTS = ("Łukasz", "Zoë", "Anna", "Anna Maria")
GERMAN = ("Anna", "Karl", "Petra", "Tim")

READ = [
    # English
    ("en", FIVE, "4s v", "4S", "Vera", None, ""),
    ("en", FIVE, "4S V", "4S", "Vera", None, ""),
    ("en", FIVE, "4sv", "4S", "Vera", None, ""),
    ("en", FIVE, "4 s v", "4S", "Vera", None, ""),
    ("en", FIVE, " 4s  vera ", "4S", "Vera", None, ""),
    ("en", FIVE, "4s, v", "4S", "Vera", None, ""),
    ("en", FIVE, "4,s,v", "4S", "Vera", None, ""),
    ("en", FIVE, "4sx v", "4SX", "Vera", None, ""),
    ("en", FIVE, "4sxv", "4SX", "Vera", None, ""),
    ("en", FIVE, "4s x v", "4SX", "Vera", None, ""),
    ("en", FIVE, "4s xv", "4SX", "Vera", None, ""),
    ("en", FIVE, "4sX v", "4SX", "Vera", None, ""),
    ("en", FIVE, "4s* v", "4SX", "Vera", None, ""),
    ("en", FIVE, "4s *v", "4SX", "Vera", None, ""),
    ("en", FIVE, "4sх v", "4SX", "Vera", None, ""),
    ("en", FIVE, "4sxx v", "4SXX", "Vera", None, ""),
    ("en", FIVE, "4s xx v", "4SXX", "Vera", None, ""),
    ("en", FIVE, "4s**v", "4SXX", "Vera", None, ""),
    ("en", FIVE, "3nt a", "3NT", "Anna", None, ""),
    ("en", FIVE, "3nta", "3NT", "Anna", None, ""),
    ("en", FIVE, "3n a", "3NT", "Anna", None, ""),
    ("en", FIVE, "3na", "3NT", "Anna", None, ""),
    ("en", FIVE, "3NTx a", "3NTX", "Anna", None, ""),
    ("en", FIVE, "1c b", "1C", "Boris", None, ""),
    ("en", FIVE, "2dd", "2D", "Dima", None, ""),
    ("en", FIVE, "2h e", "2H", "Egor", None, ""),
    ("en", FIVE, "7nt egor", "7NT", "Egor", None, ""),
    ("en", FIVE, "4♠ v", "4S", "Vera", None, ""),
    ("en", FIVE, "4♤v", "4S", "Vera", None, ""),
    ("en", FIVE, "4♥\ufe0fx v", "4HX", "Vera", None, ""),
    ("en", FIVE, "4♦ v", "4D", "Vera", None, ""),
    ("en", FIVE, "4♣xx v", "4CXX", "Vera", None, ""),
    ("en", FIVE, "4 hearts v", "4H", "Vera", None, ""),
    ("en", FIVE, "4 Hearts x v", "4HX", "Vera", None, ""),
    ("en", FIVE, "4hearts v", "4H", "Vera", None, ""),
    ("en", FIVE, "1 heart v", "1H", "Vera", None, ""),
    ("en", FIVE, "1 club v", "1C", "Vera", None, ""),
    ("en", FIVE, "5 diamonds v", "5D", "Vera", None, ""),
    ("en", FIVE, "2 spades, v", "2S", "Vera", None, ""),
    ("en", FIVE, "3 notrump v", "3NT", "Vera", None, ""),
    ("en", FIVE, "3 no trump v", "3NT", "Vera", None, ""),
    ("en", FIVE, "3 no-trump v", "3NT", "Vera", None, ""),
    ("en", (*FIVE, "Olga"), "3 no trump v", "3NT", "Vera", None, ""),
    ("en", (*FIVE, "Olga"), "3no", "3NT", "Olga", None, ""),
    # With the result
    ("en", FIVE, "4s v =", "4S", "Vera", 10, ""),
    ("en", FIVE, "4s v=", "4S", "Vera", 10, ""),
    ("en", FIVE, "4s v +1", "4S", "Vera", 11, ""),
    ("en", FIVE, "4sv+1", "4S", "Vera", 11, ""),
    ("en", FIVE, "4s v -2", "4S", "Vera", 8, ""),
    ("en", FIVE, "4s v −2", "4S", "Vera", 8, ""),
    ("en", FIVE, "4s v, +1", "4S", "Vera", 11, ""),
    ("en", FIVE, "4s v made", "4S", "Vera", 10, ""),
    ("en", FIVE, "4s v down 2", "4S", "Vera", 8, ""),
    ("en", FIVE, "4s v plus 1", "4S", "Vera", 11, ""),
    ("en", FIVE, "3ntx anna -1", "3NTX", "Anna", 8, ""),
    # A bare number is no result.
    ("en", FIVE, "4s v 10", "4S", "Vera", None, " 10"),
    ("en", FIVE, "4s v 4", "4S", "Vera", None, " 4"),
    ("en", FIVE, "4s v xe", "4S", "Vera", None, " xe"),
    ("en", FIVE, "4s v d", "4S", "Vera", None, " d"),
    ("en", FIVE, "4s v +1 x", "4S", "Vera", 11, " x"),
    # The complete reading wins.
    ("en", XENIA, "4s x", "4S", "Xenia", None, ""),
    ("en", XENIA, "4sx", "4S", "Xenia", None, ""),
    ("en", XENIA, "4sx x", "4SX", "Xenia", None, ""),
    ("en", XENIA, "4s x x", "4SX", "Xenia", None, ""),
    ("en", XENIA, "4sxx", "4SX", "Xenia", None, ""),
    ("en", XENIA, "4sxx x", "4SXX", "Xenia", None, ""),
    ("en", XENIA, "4sxxx", "4SXX", "Xenia", None, ""),
    ("en", XENIA, "4sx v", "4SX", "Vera", None, ""),
    ("en", XENIA, "4sxv", "4SX", "Vera", None, ""),
    ("en", XENIA, "4s x v", "4SX", "Vera", None, ""),
    ("en", XENIA, "4s xenia", "4S", "Xenia", None, ""),
    ("en", XENIA, "4sxenia", "4S", "Xenia", None, ""),
    ("en", XENIA, "4s xe", "4S", "Xenia", None, ""),
    ("en", XENIA, "4sxe", "4SX", "Egor", None, ""),
    ("en", XENIA, "4s x =", "4S", "Xenia", 10, ""),
    ("en", XENIA, "4sx x -1", "4SX", "Xenia", 9, ""),
    # A strain is read as long as possible.
    ("en", KATES, "3n t", "3NT", "Tom", None, ""),
    ("en", KATES, "3nt t", "3NT", "Tom", None, ""),
    ("en", KATES, "3ntt", "3NT", "Tom", None, ""),
    ("en", KATES, "4h ko", "4H", "Konstantin", None, ""),
    ("en", KATES, "4hxka", "4HX", "Kate", None, ""),
    ("en", KATES, "4h kate", "4H", "Kate", None, ""),
    ("en", ALIKE, "4h an", "4H", "Anna", None, ""),
    ("en", ALIKE, "4hal", "4H", "Alex", None, ""),
    ("en", ALIKE, "4h bo", "4H", "Boris", None, ""),
    ("en", ALIKE, "4cc", "4C", "Cara", None, ""),
    ("en", ACCENTS, "4h l", "4H", "Łukasz", None, ""),
    ("en", ACCENTS, "4h zoe", "4H", "Zoë", None, ""),
    ("en", ACCENTS, "4h anna", "4H", "Anna", None, ""),
    ("en", ACCENTS, "4h anna maria =", "4H", "Anna Maria", 10, ""),
    ("en", ACCENTS, "4h anna m", "4H", "Anna Maria", None, ""),
    ("en", ("Madeleine", "Vera"), "4h made", "4H", "Madeleine", None, ""),
    # Russian
    ("ru", CYRILLIC, "4п в", "4S", "Вера", None, ""),
    ("ru", CYRILLIC, "4П В", "4S", "Вера", None, ""),
    ("ru", CYRILLIC, "4пв", "4S", "Вера", None, ""),
    ("ru", CYRILLIC, "4пх в", "4SX", "Вера", None, ""),
    ("ru", CYRILLIC, "4пх", "4S", "Харитон", None, ""),
    ("ru", CYRILLIC, "4п х х", "4SX", "Харитон", None, ""),
    ("ru", CYRILLIC, "4пхх в", "4SXX", "Вера", None, ""),
    ("ru", CYRILLIC, "4п* в", "4SX", "Вера", None, ""),
    ("ru", CYRILLIC, "3бк в", "3NT", "Вера", None, ""),
    ("ru", CYRILLIC, "3БК в", "3NT", "Вера", None, ""),
    ("ru", CYRILLIC, "3бкк", "3NT", "Катя", None, ""),
    ("ru", CYRILLIC, "3б катя", "3D", "Катя", None, ""),
    ("ru", CYRILLIC, "3б б", "3D", "Борис", None, ""),
    ("ru", CYRILLIC, "2т д", "2C", "Дима", None, ""),
    ("ru", CYRILLIC, "4ч а", "4H", "Аня", None, ""),
    ("ru", CYRILLIC, "4 пики в", "4S", "Вера", None, ""),
    ("ru", CYRILLIC, "5 пик в", "5S", "Вера", None, ""),
    ("ru", CYRILLIC, "6 треф в", "6C", "Вера", None, ""),
    ("ru", CYRILLIC, "4 бубны б", "4D", "Борис", None, ""),
    ("ru", CYRILLIC, "4 червы х в", "4HX", "Вера", None, ""),
    ("ru", CYRILLIC, "3 без козыря в", "3NT", "Вера", None, ""),
    ("ru", CYRILLIC, "4s в", "4S", "Вера", None, ""),
    ("ru", CYRILLIC, "4s v", "4S", "Вера", None, ""),
    ("ru", CYRILLIC, "4♠ в", "4S", "Вера", None, ""),
    ("ru", CYRILLIC, "4 hearts в", "4H", "Вера", None, ""),
    ("ru", CYRILLIC, "4п в ровно", "4S", "Вера", 10, ""),
    ("ru", CYRILLIC, "4п в без 2", "4S", "Вера", 8, ""),
    ("ru", CYRILLIC, "4пв+1", "4S", "Вера", 11, ""),
    ("ru", CYRILLIC, "4п в made", "4S", "Вера", 10, ""),
    ("ru", FIVE, "4п v", "4S", "Vera", None, ""),
    # German
    ("de", GERMAN, "4p a", "4S", "Anna", None, ""),
    ("de", GERMAN, "4pa", "4S", "Anna", None, ""),
    ("de", GERMAN, "4p p", "4S", "Petra", None, ""),
    ("de", GERMAN, "4k k", "4D", "Karl", None, ""),
    ("de", GERMAN, "4kk", "4D", "Karl", None, ""),
    ("de", GERMAN, "4t t", "4C", "Tim", None, ""),
    ("de", GERMAN, "4h a", "4H", "Anna", None, ""),
    ("de", GERMAN, "4d a", "4D", "Anna", None, ""),
    ("de", GERMAN, "4s a", "4S", "Anna", None, ""),
    ("de", GERMAN, "4sa a", "4NT", "Anna", None, ""),
    ("de", GERMAN, "4sa anna", "4NT", "Anna", None, ""),
    ("de", GERMAN, "4sanna", "4S", "Anna", None, ""),
    ("de", GERMAN, "4sa", "4S", "Anna", None, ""),
    ("de", GERMAN, "4sak", "4NT", "Karl", None, ""),
    ("de", GERMAN, "4sax k", "4NTX", "Karl", None, ""),
    ("de", GERMAN, "3nt k", "3NT", "Karl", None, ""),
    ("de", GERMAN, "4 Herz a", "4H", "Anna", None, ""),
    ("de", GERMAN, "4 Pik x a", "4SX", "Anna", None, ""),
    ("de", GERMAN, "4 Karo k", "4D", "Karl", None, ""),
    ("de", GERMAN, "4 Kreuz k", "4C", "Karl", None, ""),
    ("de", GERMAN, "4 treff t", "4C", "Tim", None, ""),
    ("de", GERMAN, "3 ohne k", "3NT", "Karl", None, ""),
    ("de", GERMAN, "3 sans atout k", "3NT", "Karl", None, ""),
    ("de", GERMAN, "3 sans a", "3NT", "Anna", None, ""),
    ("de", GERMAN, "4 hearts a", "4H", "Anna", None, ""),
    ("de", GERMAN, "4p a erfüllt", "4S", "Anna", 10, ""),
    ("de", GERMAN, "4p a minus 2", "4S", "Anna", 8, ""),
    ("de", GERMAN, "4p a -1", "4S", "Anna", 9, ""),
]


@pytest.mark.parametrize(("language", "names", "text", "bid", "name", "tricks", "rest"), READ)
def test_a_contract_is_read(
    language: str,
    names: tuple[str, ...],
    text: str,
    bid: str,
    name: str,
    tricks: int | None,
    rest: str,
) -> None:
    with speaking(language):
        read, behind = read_bid(text, names, names)
    assert read == Bid(Contract.parse(bid), name, tricks)
    assert behind.strip() == rest.strip()


ASKED = "Type declarer after the contract: "


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "4s", f"{ASKED}Boris (b), Vera (v), Dima (d), Anna (a)."),
        ("en", "4sx", f"{ASKED}Boris (b), Vera (v), Dima (d), Anna (a)."),
        ("en", "4s x", f"{ASKED}Boris (b), Vera (v), Dima (d), Anna (a)."),
        ("en", "4 hearts", f"{ASKED}Boris (b), Vera (v), Dima (d), Anna (a)."),
        ("en", "4s =", f"{ASKED}Boris (b), Vera (v), Dima (d), Anna (a)."),
        ("en", "4s made", f"{ASKED}Boris (b), Vera (v), Dima (d), Anna (a)."),
        ("en", "3nt", f"{ASKED}Boris (b), Vera (v), Dima (d), Anna (a)."),
        ("ru", "3бк", f"{ASKED}Boris (b), Vera (v), Dima (d), Anna (a)."),
        ("en", "4s xe", "Nobody here is called xe."),
        ("en", "4sxz", "Nobody here is called z."),
        ("en", "4s e", "Egor does not play this deal."),
        ("en", "4s egor +1", "Egor does not play this deal."),
        ("en", "4s vd", "Nobody here is called vd."),
        ("en", "4sxx zz", "Nobody here is called zz."),
        ("en", "4", "Type c, d, h, s or n after the level."),
        ("en", "4x", "Type c, d, h, s or n after the level."),
        ("en", "4 v", "Type c, d, h, s or n after the level."),
        ("en", "4п v", "Type c, d, h, s or n after the level."),
        ("de", "4п v", "Type c, d, h, s or n after the level."),
        ("en", "4 herz v", "Nobody here is called erz."),
        ("en", "8s v", "type a level from 1 to 7, not 8"),
        ("en", "0s v", "type a level from 1 to 7, not 0"),
        ("en", "44s v", "type a level from 1 to 7, not 44"),
        ("en", "12 9 13 6", "type a level from 1 to 7, not 12"),
        ("en", "4sxxx", "type X to double, XX to redouble"),
        ("en", "4sxxx v", "type X to double, XX to redouble"),
        ("en", "4s v +4", "4S makes at most 3 overtricks, not 4"),
        ("en", "4s v -11", "4S goes at most 10 down, not 11"),
        ("en", "", "Type the contract, 4s or 3nt, or p if passed out."),
        ("en", "vera", "Type the contract, 4s or 3nt, or p if passed out."),
        ("en", "vera plays 4 spades", "Type the contract, 4s or 3nt, or p if passed out."),
        ("en", "four spades v", "Type the contract, 4s or 3nt, or p if passed out."),
        ("en", "s4 v", "Type the contract, 4s or 3nt, or p if passed out."),
    ],
)
def test_a_contract_that_cannot_be_read_is_refused(language: str, text: str, told: str) -> None:
    with speaking(language), pytest.raises(Refused) as caught:
        read_bid(text, FOUR, FIVE)
    assert str(caught.value) == told


def test_prefixes_that_are_asked_for_fit_nobody_who_sits_out() -> None:
    with pytest.raises(Refused) as caught:
        read_bid("4s", ("Anna", "Boris"), ("Anna", "Boris", "Bea"))
    assert str(caught.value) == f"{ASKED}Anna (a), Boris (bo)."


def test_who_stands_there_plays_a_contract_without_a_name() -> None:
    for text, bid, tricks in (("4s", "4S", None), ("4sx", "4SX", None), ("4h =", "4H", 10)):
        read = read_bid(text, FOUR, FIVE, "Dima")[0]
        assert read == Bid(Contract.parse(bid), "Dima", tricks)
    assert read_bid("4s v", FOUR, FIVE, "Dima")[0].declarer == "Vera"
    assert read_bid("4s x", XENIA, XENIA, "Vera")[0] == Bid(Contract.parse("4S"), "Xenia", None)
    assert read_bid("3 no trump", (*FIVE, "Olga"), FIVE, "Dima")[0].declarer == "Dima"
    with pytest.raises(Refused):
        read_bid("4s xe", FOUR, FIVE, "Dima")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("en", text) for text in ("p", "P", "pass", " Pass ", "passed out", "all pass", "p,")),
        *(("ru", text) for text in ("п", "П", "пас", "Пас", "все пас", "распас", "p", "pass")),
        *(("de", text) for text in ("p", "passe", "passen", "durchgepasst", "Alle passen")),
    ],
)
def test_a_deal_is_passed_out(language: str, text: str) -> None:
    with speaking(language):
        assert is_pass(text)
        assert read_bid(text, FIVE)[0] == Bid(None, None, None)
        assert read_seat_bid(text)[0] == Bid(None, None, None)


@pytest.mark.parametrize("text", ["", "pa", "petra", "4p", "пас", "passx", "p4s", "p v", "--"])
def test_other_words_are_no_pass(text: str) -> None:
    assert not is_pass(text)


def test_what_follows_a_pass_is_left() -> None:
    assert read_bid("p 12 9", FIVE) == (Bid(None, None, None), " 12 9")


@pytest.mark.parametrize(
    ("language", "text", "bid", "seat", "tricks"),
    [
        ("en", "4s n", "4S", "N", None),
        ("en", "4sn", "4S", "N", None),
        ("en", "4sxn", "4SX", "N", None),
        ("en", "4sn-1", "4S", "N", 9),
        ("en", "4sx w -1", "4SX", "W", 9),
        ("en", "3nt e =", "3NT", "E", 9),
        ("en", "3nn", "3NT", "N", None),
        ("en", "4ss", "4S", "S", None),
        ("en", "4 hearts west", "4H", "W", None),
        ("en", "4h North +1", "4H", "N", 11),
        ("ru", "4п с", "4S", "N", None),
        ("ru", "4пв", "4S", "E", None),
        ("ru", "4ч ю =", "4H", "S", 10),
        ("ru", "4бз", "4D", "W", None),
        ("ru", "3бк север", "3NT", "N", None),
        ("ru", "4s n", "4S", "N", None),
        ("ru", "4пх з без 1", "4SX", "W", 9),
        ("de", "4p o", "4S", "E", None),
        ("de", "4p e", "4S", "E", None),
        ("de", "4sa s", "4NT", "S", None),
        ("de", "4sas", "4NT", "S", None),
        ("de", "4k süd", "4D", "S", None),
    ],
)
def test_a_seat_plays_a_board(
    language: str, text: str, bid: str, seat: str, tricks: int | None
) -> None:
    with speaking(language):
        assert read_seat_bid(text) == (Bid(Contract.parse(bid), seat, tricks), "")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4s", BidReason.SEAT_MISSING),
        ("4s =", BidReason.SEAT_MISSING),
        ("3nt", BidReason.SEAT_MISSING),
        ("4s vera", BidReason.SEAT),
        ("4s q", BidReason.SEAT),
        ("4s 10", BidReason.SEAT),
        ("8s n", ScoringReason.LEVEL),
        ("4q n", BidReason.STRAIN),
        ("n", BidReason.CONTRACT),
    ],
)
def test_a_board_without_a_seat_is_refused(text: str, reason: object) -> None:
    with pytest.raises(Refused) as caught:
        read_seat_bid(text)
    assert caught.value.reason is reason


def test_the_seat_that_stands_there_plays_on() -> None:
    assert read_seat_bid("4sx", "E") == (Bid(Contract.parse("4SX"), "E", None), "")
    assert read_seat_bid("4sx n", "E")[0].declarer == "N"


CONTRACTS = st.builds(
    lambda bid, doubling: replace(bid, doubling=doubling),
    st.sampled_from(ALL_BIDS),
    st.sampled_from(Doubling),
)
TABLES = st.sampled_from([FIVE, ALIKE, XENIA, KATES, CYRILLIC, ACCENTS, GERMAN])
LANGUAGES = st.sampled_from([*NO_TRUMP])


@given(CONTRACTS, TABLES, LANGUAGES, st.data())
def test_every_contract_on_the_form_reads_back(
    contract: Contract, names: tuple[str, ...], language: str, data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(names))
    tricks = data.draw(st.none() | st.integers(0, 13))
    with speaking(language):
        result = result_words(contract, tricks)
        text = f"{contract_text(contract)} {name} {result}".strip()
        assert read_bid(text, names, names) == (Bid(contract, name, tricks), "")


@given(CONTRACTS, TABLES, LANGUAGES, st.data())
def test_what_hints_show_plays_every_contract(
    contract: Contract, names: tuple[str, ...], language: str, data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(names))
    out = data.draw(st.sets(st.sampled_from(names), max_size=2)) - {name}
    there = [each for each in names if each not in out]
    with speaking(language):
        text = f"{contract_text(contract)} {shortest_prefixes(names)[name]}"
        assert read_bid(text, there, names) == (Bid(contract, name, None), "")


ANY = st.text() | st.text("1234567cdhsntxXх*♠♥ vbaeпбкч=+-made,")


@given(ANY, TABLES, LANGUAGES, st.booleans())
def test_any_text_is_read_or_refused_with_one_sentence(
    text: str, names: tuple[str, ...], language: str, standing: bool
) -> None:
    stands = names[0] if standing else None
    with speaking(language):
        is_pass(text)
        readers: tuple[Callable[[], tuple[Bid, str]], ...] = (
            lambda: read_bid(text, names[:4], names, stands),
            lambda: read_seat_bid(text, "N" if standing else None),
        )
        for read in readers:
            found = outcome(read)
            assert outcome(read) == found
            if not isinstance(found, str):
                bid, rest = read()
                assert text.endswith(rest)
                assert (bid.contract is None) == (bid.declarer is None)
