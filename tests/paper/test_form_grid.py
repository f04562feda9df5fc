"""What stands in a cell of several rows: a name has its two lines before any of it is cut."""

from __future__ import annotations

import pytest

from chicago_gui.games.house.columns import CONTRACT, PREPARED_BY
from chicago_gui.paper.form_grid import PAD_LEFT, CellBox, cell_marks
from chicago_gui.paper.marks import LEAST_SIZE, Text
from chicago_gui.paper.text_setting import setting_of
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import Cell
from tests.paper import face

BOX = CellBox(10, 10, 17, 16, 4)


def lines(name: str) -> list[Text]:
    return [mark for mark in cell_marks(BOX, PREPARED_BY, Cell(name)) if isinstance(mark, Text)]


def printed(name: str) -> list[str]:
    return [setting_of(line, face.measure(bold=line.bold)).text for line in lines(name)]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Vera", ["Vera"]),
        ("Anna Maria Luise", ["Anna Maria", "Luise"]),
        ("Preobrazhensky", ["Preobrazhensky"]),
        ("Friedrich-Wilhelm", ["Friedrich-", "Wilhelm"]),
        ("Константин Преображенский", ["Константин", "Преображенский"]),
        ("Wolfeschlegelsteinhausen", ["Wolfeschlegelsteinh", "ausen"]),
        ("Maximiliane-Theodora von", ["Maximiliane-", "Theodora von"]),
    ],
)
def test_a_name_is_in_one_line_or_in_two(name: str, told: list[str]) -> None:
    assert printed(name) == told


def test_what_two_lines_have_no_room_for_is_cut_in_the_second() -> None:
    first, second = printed("Wolfeschlegelsteinhausenbergerdorff-Smith")
    assert first == "Wolfeschlegelsteinh"
    assert second.startswith("ausenberger")
    assert second.endswith("…")
    assert all(line.size == LEAST_SIZE for line in lines("Wolfeschlegelsteinhausenbergerdorff"))


def test_who_plays_it_has_two_lines_beneath_the_contract_where_that_is_much_shorter() -> None:
    contract = Contract.parse("3NT")

    def told(name: str) -> list[tuple[str, float]]:
        content = Cell(contract=contract, below=f"by {name}")
        _, *below = (mark for mark in cell_marks(BOX, CONTRACT, content) if isinstance(mark, Text))
        assert all(line.y + line.height <= BOX.y + BOX.height + 0.001 for line in below)
        found = (setting_of(line, face.measure(bold=line.bold)) for line in below)
        return [(each.text, round(each.size, 1)) for each in found]

    assert told("Vera") == [("by Vera", 7.8)]
    # Where a half has to be cut short the other goes on where the first line ends.
    (first, _), (second, _) = told(f"W{'o' * 25} Wolfeschlegelstein")
    assert not first.endswith("…")
    assert f"{first}{second}".replace(" ", "").startswith(f"byW{'o' * 25}Wo")
    (first, size), (second, same) = told("Friedrich-Wilhelm")
    assert (first, second) == ("by Friedrich-", "Wilhelm")
    assert size == same >= 6.5
    assert [words for words, _ in told("Evgeny Konstantin")] == ["by Evgeny", "Konstantin"]
    assert len(told("Preobrazhenskaya")) == 1


def test_words_leave_air_between_them_and_the_rules_whole_as_they_are() -> None:
    narrow = CellBox(10, 10, 15, 16, 4)
    for words in ("passed out", "durchgepasst"):
        (mark,) = cell_marks(narrow, CONTRACT, Cell(words))
        assert isinstance(mark, Text)
        setting = setting_of(mark, face.measure(bold=mark.bold))
        assert setting.text == words
        assert setting.left - narrow.x >= PAD_LEFT - 0.001
        assert narrow.x + narrow.width - setting.left - setting.width >= PAD_LEFT - 0.001
