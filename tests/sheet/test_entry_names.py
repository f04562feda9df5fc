"""Names as people compare them."""

from chicago_gui.sheet.entry import folded


def test_case_and_spaces_make_no_difference() -> None:
    assert folded(" Jean  Luc ") == folded("jeanLUC")
