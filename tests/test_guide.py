"""The guide is right: its examples are read as it says, and its tables and links are correct."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain

import pytest
from PySide6.QtGui import QKeySequence

from chicago_gui import languages
from chicago_gui.games.house import columns as house
from chicago_gui.games.house.evening import reveal
from chicago_gui.players.guide import sections
from chicago_gui.scoring import HOUSE, IMP_THRESHOLDS, OFFICIAL, Contract, parts
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.typing.contracts import Bid, is_pass, read_bid, read_result, read_seat_bid
from chicago_gui.sheet.typing.counts import read_counts
from chicago_gui.sheet.typing.names import read_names, read_sides
from chicago_gui.sheet.typing.reader import Piece, Reading, read
from chicago_gui.sheet.words import contract_text, keys_as_typed, pair, result_words, tr
from chicago_gui.shell.menus import TOOLS
from tests.games.house.evening.make import fresh, ready
from tests.guides import FIVE, GUIDES, LANGUAGES, examples, rows, section

LINK = re.compile(r"\[[^\]]*\]\(([^)]+)\)")
CODE = re.compile(r"`([^`]+)`")
FOUR = Contract.parse("4S")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    languages.speak(request.param)
    yield request.param
    languages.speak("en")


def test_every_language_has_the_same_chapters_tables_and_links() -> None:
    def outline(text: str) -> Sequence[object]:
        tables = [[len(row) for row in rows(part)] for part in re.split(r"^#+ ", text, flags=re.M)]
        links = [link for link in LINK.findall(text) if not link.startswith("#")]
        return (
            [(each.level, each.mark) for each in sections(text)],
            tables,
            links,
            re.findall(r"^<!-- (.+) -->$", text, flags=re.M),
        )

    assert outline(GUIDES["en"]) == outline(GUIDES["ru"]) == outline(GUIDES["de"])


def test_every_link_leads_to_a_section_or_a_tool(language: str) -> None:
    anchors = {f"#{each.anchor}" for each in sections(GUIDES[language])}
    tools = {f"chicago:{tool.name}" for tool in TOOLS}
    assert set(LINK.findall(GUIDES[language])) - anchors - tools == set()
    assert len(anchors) == len(sections(GUIDES[language])), "two sections have one name"


def test_every_key_is_that_of_a_tool_or_of_every_form(language: str) -> None:
    known = {key for tool in TOOLS for key in (tool.keys, tool.too) if key}
    known |= {"Enter", "Esc", "Ctrl+F", "Space", "Delete", *"←→↑↓"}
    known |= {{"ru": "Пробел", "de": "Leertaste"}.get(language, "Space")}
    known |= {{"de": "Entf"}.get(language, "Del")}
    cells = chain.from_iterable(rows(section_of_keys(language)))
    told = {keys_as_typed(key) for cell in cells for key in CODE.findall(cell)}
    told |= {keys_as_typed(k) for k in CODE.findall(GUIDES[language]) if re.match(r"\w+\+\w", k)}
    assert told - known - {"Del"} == set()
    assert {"F1", "F2", "F8", "F9", "F11"} <= told
    for key in told:
        assert not QKeySequence(key).isEmpty() or key in known


def section_of_keys(language: str) -> str:
    """Return the chapter about keys with all its sections."""
    text = GUIDES[language]
    return text[text.index("<!-- keys -->") : text.index("<!-- secrecy -->")]


# --- examples of typing


def test_names_are_read_as_it_says(language: str) -> None:
    for text, shown in examples(language, "names"):
        named, rest = read_names(text, FIVE[language], 3)
        assert (", ".join(named), rest) == (shown, "")


def test_partners_are_read_as_it_says(language: str) -> None:
    for text, shown in examples(language, "partners"):
        sides, rest = read_sides(text, FIVE[language][:4])
        assert (", ".join(map(pair, sides)), rest) == (shown, "")


def test_counts_are_read_as_it_says(language: str) -> None:
    for text, shown in examples(language, "counts"):
        counts, rest = read_counts(text)
        assert (", ".join(map(str, counts)), rest) == (shown, "")


def test_vulnerability_is_read_as_it_says(language: str) -> None:
    view = reveal(ready(fresh()))
    spot = CellRef(0, house.Z)
    for text, shown in examples(language, "z"):
        piece = house.Z.read(view, spot, text)
        assert (", ".join(cell.text for cell in piece.shows.values()), piece.rest) == (shown, "")


def bid_words(bid: Bid) -> str:
    if bid.contract is None:
        return tr("passed out")
    result = result_words(bid.contract, bid.tricks)
    declarer = bid.declarer or ""
    if len(declarer) == 1:
        declarer = tr(declarer, "seat")
    return ", ".join(filter(None, (contract_text(bid.contract), declarer, result)))


def test_contracts_are_read_as_it_says(language: str) -> None:
    for text, shown in examples(language, "contract"):
        bid, rest = read_bid(text, FIVE[language][:4])
        assert (bid_words(bid), rest.strip()) == (shown, "")
    assert is_pass(examples(language, "contract")[-1][0])


def test_results_are_read_as_it_says(language: str) -> None:
    for text, shown in examples(language, "result"):
        tricks, rest = read_result(text, FOUR)
        assert (result_words(FOUR, tricks), rest) == (shown, "")


def test_seats_are_read_as_it_says(language: str) -> None:
    for text, shown in examples(language, "seats"):
        bid, rest = read_seat_bid(text)
        assert (bid_words(bid), rest.strip()) == (shown, "")


def test_another_layout_is_read_as_it_says(language: str) -> None:
    def slot(text: str) -> Piece:
        bid, rest = read_bid(text, FIVE[language][:4])
        return Piece(bid, {}, rest)

    for text, shown in examples(language, "layout"):
        reading = read(text, [slot])
        assert isinstance(reading, Reading)
        assert bid_words(reading.changes[0]) == shown


# --- tables


def numbers(language: str, mark: str) -> list[list[int]]:
    return [[int(cell) for cell in row if cell] for row in rows(section(language, mark))]


def test_the_target_tables_are_those_that_score(language: str) -> None:
    both = zip(HOUSE.rows, OFFICIAL.rows, strict=True)
    expected = [[hcp, *one, *other] for hcp, (one, other) in enumerate(both, start=20)]
    assert numbers(language, "targets") == expected


def test_the_imp_table_is_the_one_that_scores(language: str) -> None:
    told: dict[int, int] = {}
    for row in numbers(language, "imps"):
        told |= dict(zip(row[::2], row[1::2], strict=True))
    assert told == {low: imps for imps, low in enumerate(IMP_THRESHOLDS)}


def test_undertricks_cost_what_it_says(language: str) -> None:
    for down, *points in numbers(language, "undertricks"):
        assert points == [
            parts(Contract.parse(f"1S{doubled}"), 7 - down, vulnerable).undertricks
            for vulnerable in (False, True)
            for doubled in ("", "X", "XX")
        ]


@pytest.mark.parametrize("guide", GUIDES.values(), ids=GUIDES)
def test_it_is_plain_markdown(guide: str) -> None:
    assert not re.search(r"<(?!!-- )", guide), "no other program may show a tag"
    for block in re.findall(r"(?:^\|.*\n)+", guide, flags=re.M):
        assert len({line.count("|") for line in block.splitlines()}) == 1, block
