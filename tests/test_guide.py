"""The guide is right: its examples are read as it says, and its tables and links are correct."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
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
from chicago_gui.sheet.typing.reader import Reading, read
from chicago_gui.sheet.words import also_here, contract_text, keys_as_typed, pair, result_words, tr
from chicago_gui.shell.menus import TOOLS
from tests.games.house.evening.make import fresh, ready
from tests.guides import FIVE, GUIDES, LANGUAGES, examples, rows, section

LINK = re.compile(r"\[[^\]]*\]\(([^)]+)\)")
CODE = re.compile(r"`([^`]+)`")
FOUR = Contract.parse("4S")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    languages.speak(request.param)
    return str(request.param)


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
    known |= {*map(also_here, known)} - {""}
    known |= {"Enter", "Esc", "Ctrl+F", "Space", "Delete", *"←→↑↓"}
    known |= {{"ru": "Пробел", "de": "Leertaste"}.get(language, "Space")}
    known |= {{"de": "Entf"}.get(language, "Del")}
    cells = chain.from_iterable(rows(section_of_keys(language)))
    told = {keys_as_typed(key) for cell in cells for key in CODE.findall(cell)}
    told |= {keys_as_typed(k) for k in CODE.findall(GUIDES[language]) if re.match(r"\w+\+\w", k)}
    assert told - known - {"Del"} == set()
    assert {also_here(key) or key for key in ("F1", "F2", "F8", "F9", "F11")} <= told
    for key in told:
        assert not QKeySequence(key).isEmpty() or key in known


def section_of_keys(language: str) -> str:
    """Return the chapter about keys with all its sections."""
    text = GUIDES[language]
    return text[text.index("<!-- keys -->") : text.index("<!-- secrecy -->")]


# --- examples of typing


def bid_words(bid: Bid) -> str:
    if bid.contract is None:
        return tr("passed out")
    result = result_words(bid.contract, bid.tricks)
    declarer = bid.declarer or ""
    if len(declarer) == 1:
        declarer = tr(declarer, "seat")
    return ", ".join(filter(None, (contract_text(bid.contract), declarer, result)))


def bid_in(text: str, four: Sequence[str]) -> tuple[str, str]:
    bid, rest = read_bid(text, four)
    return bid_words(bid), rest.strip()


def seat_bid_in(text: str) -> tuple[str, str]:
    bid, rest = read_seat_bid(text)
    return bid_words(bid), rest.strip()


def result_in(text: str) -> tuple[str, str]:
    tricks, rest = read_result(text, FOUR)
    return result_words(FOUR, tricks), rest


def signs_in(text: str) -> tuple[str, str]:
    piece = house.Z.read(reveal(ready(fresh())), CellRef(0, house.Z), text)
    return ", ".join(cell.text for cell in piece.shows.values()), piece.rest


def other_layout_in(text: str, four: Sequence[str]) -> tuple[str, str]:
    def slot(text: str) -> Reading:
        bid, rest = read_bid(text, four)
        return Reading(bid, {}, rest)

    reading = read(text, [slot])
    assert isinstance(reading, Reading)
    return bid_words(reading.change), ""


def listed(found: tuple[Iterable[object], str]) -> tuple[str, str]:
    return ", ".join(map(str, found[0])), found[1]


def sides_in(text: str, four: Sequence[str]) -> tuple[str, str]:
    sides, rest = read_sides(text, four)
    return ", ".join(map(pair, sides)), rest


READ: dict[str, Callable[[str, tuple[str, ...]], tuple[str, str]]] = {
    "names": lambda text, five: listed(read_names(text, five, 3)),
    "partners": lambda text, five: sides_in(text, five[:4]),
    "counts": lambda text, _: listed(read_counts(text)),
    "z": lambda text, _: signs_in(text),
    "contract": lambda text, five: bid_in(text, five[:4]),
    "result": lambda text, _: result_in(text),
    "seats": lambda text, _: seat_bid_in(text),
    "layout": lambda text, five: other_layout_in(text, five[:4]),
}
"""What a text means, and the rest that could not be read, by the mark of its table."""


@pytest.mark.parametrize("mark", READ)
def test_each_example_is_read_as_it_says(language: str, mark: str) -> None:
    for text, shown in examples(language, mark):
        assert READ[mark](text, FIVE[language]) == (shown, "")


def test_the_last_contract_is_a_pass(language: str) -> None:
    assert is_pass(examples(language, "contract")[-1][0])


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
