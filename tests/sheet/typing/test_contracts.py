"""Contracts, who plays them, and results: what typed text means."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import ALL_BIDS, Contract, RangeReason, Refused, ScoringReason, result_text
from chicago_gui.sheet.typing.contracts import (
    Bid,
    BidReason,
    is_pass,
    is_result,
    read_bid,
    read_result,
    read_seat_bid,
)
from chicago_gui.sheet.typing.names import shortest_prefixes
from chicago_gui.sheet.words import contract_text, result_words
from tests.scoring.contracts import CONTRACTS
from tests.scoring.refusals import refusal_of
from tests.sheet.typing.language import NO_TRUMP, outcome, speaking

FIVE = ("Boris", "Vera", "Dima", "Anna", "Egor")
FOUR = FIVE[:4]
ALIKE = ("Anna", "Alex", "Boris", "Bea", "Cara")
XENIA = ("Boris", "Vera", "Xenia", "Egor")
KATES = ("Konstantin", "Kate", "Vera", "Tom")
CYRILLIC = ("Борис", "Вера", "Дима", "Аня", "Катя", "Харитон")
ACCENTS = ("Łukasz", "Zoë", "Anna", "Anna Maria")
GERMAN = ("Anna", "Karl", "Petra", "Tim")

READ = {
    ("en", FIVE): {
        "4S, Vera": ["4s v", "4S V", "4sv", "4 s v", " 4s  vera ", "4s, v", "4,s,v", "4♠ v", "4♤v"],
        "4SX, Vera": ["4sx v", "4sxv", "4s x v", "4s xv", "4sX v", "4s* v", "4s *v", "4sх v"],
        "4SXX, Vera": ["4sxx v", "4s xx v", "4s**v"],
        "3NT, Anna": ["3nt a", "3nta", "3n a", "3na"],
        "3NTX, Anna": ["3NTx a"],
        "1C, Boris": ["1c b"],
        "2D, Dima": ["2dd"],
        "2H, Egor": ["2h e"],
        "7NT, Egor": ["7nt egor"],
        "4HX, Vera": ["4♥\ufe0fx v", "4 Hearts x v"],
        "4D, Vera": ["4♦ v"],
        "4CXX, Vera": ["4♣xx v"],
        "4H, Vera": ["4 hearts v", "4hearts v"],
        "1H, Vera": ["1 heart v"],
        "1C, Vera": ["1 club v"],
        "5D, Vera": ["5 diamonds v"],
        "2S, Vera": ["2 spades, v"],
        "3NT, Vera": ["3 notrump v", "3 no trump v", "3 no-trump v"],
        "4S, Vera, 10": ["4s v =", "4s v=", "4s v made"],
        "4S, Vera, 11": ["4s v +1", "4sv+1", "4s v, +1", "4s v plus 1"],
        "4S, Vera, 8": ["4s v -2", "4s v −2", "4s v down 2"],
        "3NTX, Anna, 8": ["3ntx anna -1"],
    },
    ("en", (*FIVE, "Olga")): {"3NT, Vera": ["3 no trump v"], "3NT, Olga": ["3no"]},
    ("en", XENIA): {
        # The complete reading wins.
        "4S, Xenia": ["4s x", "4sx", "4s xenia", "4sxenia", "4s xe"],
        "4SX, Xenia": ["4sx x", "4s x x", "4sxx"],
        "4SXX, Xenia": ["4sxx x", "4sxxx"],
        "4SX, Vera": ["4sx v", "4sxv", "4s x v"],
        "4SX, Egor": ["4sxe"],
        "4S, Xenia, 10": ["4s x ="],
        "4SX, Xenia, 9": ["4sx x -1"],
    },
    ("en", KATES): {
        # A strain is read as long as possible.
        "3NT, Tom": ["3n t", "3nt t", "3ntt"],
        "4H, Konstantin": ["4h ko"],
        "4HX, Kate": ["4hxka"],
        "4H, Kate": ["4h kate"],
    },
    ("en", ALIKE): {
        "4H, Anna": ["4h an"],
        "4H, Alex": ["4hal"],
        "4H, Boris": ["4h bo"],
        "4C, Cara": ["4cc"],
    },
    ("en", ACCENTS): {
        "4H, Łukasz": ["4h l"],
        "4H, Zoë": ["4h zoe"],
        "4H, Anna": ["4h anna"],
        "4H, Anna Maria, 10": ["4h anna maria ="],
        "4H, Anna Maria": ["4h anna m"],
    },
    ("en", ("Madeleine", "Vera")): {"4H, Madeleine": ["4h made"]},
    ("ru", CYRILLIC): {
        "4S, Вера": ["4п в", "4П В", "4пв", "4 пики в", "4s в", "4s v", "4♠ в"],
        "4SX, Вера": ["4пх в", "4п* в"],
        "4S, Харитон": ["4пх"],
        "4SX, Харитон": ["4п х х"],
        "4SXX, Вера": ["4пхх в"],
        "3NT, Вера": ["3бк в", "3БК в", "3 без козыря в"],
        "3NT, Катя": ["3бкк"],
        "3D, Катя": ["3б катя"],
        "3D, Борис": ["3б б"],
        "2C, Дима": ["2т д"],
        "4H, Аня": ["4ч а"],
        "5S, Вера": ["5 пик в"],
        "6C, Вера": ["6 треф в"],
        "4D, Борис": ["4 бубны б"],
        "4HX, Вера": ["4 червы х в"],
        "4H, Вера": ["4 hearts в"],
        "4S, Вера, 10": ["4п в ровно", "4п в made"],
        "4S, Вера, 8": ["4п в без 2"],
        "4S, Вера, 11": ["4пв+1"],
    },
    ("ru", FIVE): {"4S, Vera": ["4п v"]},
    ("de", GERMAN): {
        "4S, Anna": ["4p a", "4pa", "4s a", "4sanna", "4sa"],
        "4S, Petra": ["4p p"],
        "4D, Karl": ["4k k", "4kk", "4 Karo k"],
        "4C, Tim": ["4t t", "4 treff t"],
        "4H, Anna": ["4h a", "4 Herz a", "4 hearts a"],
        "4D, Anna": ["4d a"],
        "4NT, Anna": ["4sa a", "4sa anna"],
        "4NT, Karl": ["4sak"],
        "4NTX, Karl": ["4sax k"],
        "3NT, Karl": ["3nt k", "3 ohne k", "3 sans atout k"],
        "4SX, Anna": ["4 Pik x a"],
        "4C, Karl": ["4 Kreuz k"],
        "3NT, Anna": ["3 sans a"],
        "4S, Anna, 10": ["4p a erfüllt"],
        "4S, Anna, 8": ["4p a minus 2"],
        "4S, Anna, 9": ["4p a -1"],
    },
}
"""What is read, and each way to type it, by language and players."""


def bid_of(read: str) -> Bid:
    """Return the bid written as contract, declarer and tricks: `4S, Vera, 10`."""
    contract, declarer, *tricks = read.split(", ")
    return Bid(Contract.parse(contract), declarer, int(tricks[0]) if tricks else None)


@pytest.mark.parametrize(
    ("language", "names", "text", "read"),
    [
        (language, names, text, read)
        for (language, names), table in READ.items()
        for read, texts in table.items()
        for text in texts
    ],
)
def test_a_contract_is_read(language: str, names: tuple[str, ...], text: str, read: str) -> None:
    with speaking(language):
        found, rest = read_bid(text, names, names)
    assert (found, rest.strip()) == (bid_of(read), "")


@pytest.mark.parametrize(
    ("text", "read", "rest"),
    [
        ("4s v 10", "4S, Vera", " 10"),
        ("4s v 4", "4S, Vera", " 4"),
        ("4s v xe", "4S, Vera", " xe"),
        ("4s v d", "4S, Vera", " d"),
        ("4s v +1 x", "4S, Vera, 11", " x"),
    ],
)
def test_what_follows_a_contract_is_left(text: str, read: str, rest: str) -> None:
    assert read_bid(text, FIVE, FIVE) == (bid_of(read), rest)


ASKED = "Type declarer after the contract: "
ASKED_ALL = f"{ASKED}Boris (b), Vera (v), Dima (d), Anna (a)."


@pytest.mark.parametrize(
    ("language", "texts", "told"),
    [
        ("en", ["4s", "4sx", "4s x", "4 hearts", "4s =", "4s made", "3nt"], ASKED_ALL),
        ("ru", ["3бк"], ASKED_ALL),
        ("en", ["4s xe"], "Nobody here is called xe."),
        ("en", ["4sxz"], "Nobody here is called z."),
        ("en", ["4s e", "4s egor +1"], "Egor does not play this deal."),
        ("en", ["4s vd"], "Nobody here is called vd."),
        ("en", ["4sxx zz"], "Nobody here is called zz."),
        ("en", ["4", "4x", "4 v", "4п v"], "Type c, d, h, s or n after the level."),
        ("de", ["4п v"], "Type c, d, h, s or n after the level."),
        ("en", ["4 herz v"], "Nobody here is called erz."),
        ("en", ["8s v"], "level: 1 to 7, not 8"),
        ("en", ["0s v"], "level: 1 to 7, not 0"),
        ("en", ["44s v"], "level: 1 to 7, not 44"),
        ("en", ["12 9 13 6"], "level: 1 to 7, not 12"),
        ("en", ["4sxxx", "4sxxx v"], "type X to double, XX to redouble"),
        ("en", ["4s v +4"], "4S makes at most 3 overtricks, not 4"),
        ("en", ["4s v -11"], "4S goes at most 10 down, not 11"),
        (
            "en",
            ["", "vera", "vera plays 4 spades", "four spades v", "s4 v"],
            "Type the contract, 4s or 3nt, or p if passed out.",
        ),
    ],
)
def test_a_contract_that_cannot_be_read_is_refused(
    language: str, texts: list[str], told: str
) -> None:
    with speaking(language):
        for text in texts:
            assert outcome(partial(read_bid, text, FOUR, FIVE)) == told


def test_prefixes_that_are_asked_for_fit_nobody_who_sits_out() -> None:
    refusal = refusal_of(read_bid, "4s", ("Anna", "Boris"), ("Anna", "Boris", "Bea"))
    assert str(refusal) == f"{ASKED}Anna (a), Boris (bo)."


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
    ("language", "texts", "read"),
    [
        ("en", ["4s n", "4sn"], "4S, N"),
        ("en", ["4sxn"], "4SX, N"),
        ("en", ["4sn-1"], "4S, N, 9"),
        ("en", ["4sx w -1"], "4SX, W, 9"),
        ("en", ["3nt e ="], "3NT, E, 9"),
        ("en", ["3nn"], "3NT, N"),
        ("en", ["4ss"], "4S, S"),
        ("en", ["4 hearts west"], "4H, W"),
        ("en", ["4h North +1"], "4H, N, 11"),
        ("ru", ["4п с", "4s n"], "4S, N"),
        ("ru", ["4пв"], "4S, E"),
        ("ru", ["4ч ю ="], "4H, S, 10"),
        ("ru", ["4бз"], "4D, W"),
        ("ru", ["3бк север"], "3NT, N"),
        ("ru", ["4пх з без 1"], "4SX, W, 9"),
        ("de", ["4p o", "4p e"], "4S, E"),
        ("de", ["4sa s", "4sas"], "4NT, S"),
        ("de", ["4k süd"], "4D, S"),
    ],
)
def test_a_seat_plays_a_board(language: str, texts: list[str], read: str) -> None:
    with speaking(language):
        assert [read_seat_bid(text) for text in texts] == [(bid_of(read), "")] * len(texts)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4s", BidReason.SEAT_MISSING),
        ("4s =", BidReason.SEAT_MISSING),
        ("3nt", BidReason.SEAT_MISSING),
        ("4s vera", BidReason.SEAT),
        ("4s q", BidReason.SEAT),
        ("4s 10", BidReason.SEAT),
        ("8s n", RangeReason.OUTSIDE),
        ("4q n", BidReason.STRAIN),
        ("n", BidReason.CONTRACT),
    ],
)
def test_a_board_without_a_seat_is_refused(text: str, reason: object) -> None:
    assert refusal_of(read_seat_bid, text).reason is reason


def test_the_seat_that_stands_there_plays_on() -> None:
    assert read_seat_bid("4sx", "E") == (Bid(Contract.parse("4SX"), "E", None), "")
    assert read_seat_bid("4sx n", "E")[0].declarer == "N"


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


FOUR_SPADES = Contract.parse("4S")

RESULTS = [
    ("en", ["=", "+0", "-0", "made", "Made"], 10, ""),
    ("en", [" = ", "MADE "], 10, " "),
    ("en", ["+1", "+ 1", "plus 1"], 11, ""),
    ("en", ["-2", "−2", "–2", "- 2", "down 2"], 8, ""),
    ("en", ["+3"], 13, ""),
    ("en", ["-10"], 0, ""),
    ("en", ["made 4"], 10, " 4"),
    ("en", ["minus 1"], 9, ""),
    ("en", ["= b"], 10, " b"),
    ("en", ["+1, b"], 11, ", b"),
    ("en", ["=+1"], 10, "+1"),
    ("ru", ["ровно", "Ровно", "своя", "сыграно", "made"], 10, ""),
    ("ru", ["без 2", "Без 2", "минус 2"], 8, ""),
    ("ru", ["плюс 1", "+1"], 11, ""),
    ("ru", ["down 1"], 9, ""),
    ("de", ["erfüllt", "genau", "gemacht", "="], 10, ""),
    ("de", ["down 2", "minus 2"], 8, ""),
    ("de", ["plus 1"], 11, ""),
]
"""Each way to type a result of 4♠, by language: the tricks, and the text that is left."""


@pytest.mark.parametrize(("language", "texts", "tricks", "rest"), RESULTS)
def test_a_result_is_read(language: str, texts: list[str], tricks: int, rest: str) -> None:
    with speaking(language):
        for text in texts:
            assert is_result(text)
            assert read_result(text, FOUR_SPADES) == (tricks, rest)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["10", "1", "", "+", "-", "--", "+x", "-1x", "+1234"]),
        ("en", ["Down2", "down", "down two", "madeleine", "ровно", "erfüllt"]),
        ("ru", ["без двух", "без"]),
        ("de", ["без 2"]),
    ],
)
def test_numbers_signs_and_foreign_words_alone_are_no_result(
    language: str, texts: list[str]
) -> None:
    with speaking(language):
        for text in texts:
            assert not is_result(text)
            assert refusal_of(read_result, text, FOUR_SPADES).reason is BidReason.RESULT


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("+4", ScoringReason.OVERTRICKS),
        ("plus 13", ScoringReason.OVERTRICKS),
        ("-11", ScoringReason.UNDERTRICKS),
        ("down 11", ScoringReason.UNDERTRICKS),
    ],
)
def test_more_tricks_than_there_are_is_refused(text: str, reason: ScoringReason) -> None:
    assert refusal_of(read_result, text, FOUR_SPADES).reason is reason


@given(
    st.sampled_from(ALL_BIDS),
    st.integers(0, 13),
    st.sampled_from("-−–"),
    st.sampled_from([*NO_TRUMP]),
)
def test_every_result_sign_reads_back(
    contract: Contract, tricks: int, minus: str, language: str
) -> None:
    with speaking(language):
        text = result_text(contract, tricks, minus=minus)
        assert read_result(text, contract) == (tricks, "")


@given(st.text() | st.text("=+-−0123456789 made"))
def test_any_result_is_read_or_refused_with_one_sentence(text: str) -> None:
    found = outcome(lambda: read_result(text, FOUR_SPADES))
    if not isinstance(found, str):
        tricks, rest = read_result(text, FOUR_SPADES)
        assert 0 <= tricks <= 13
        assert text.endswith(rest)
        assert is_result(text)
