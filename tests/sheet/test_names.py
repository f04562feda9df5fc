"""Names as people compare them."""

import pytest

from chicago_gui.sheet.names import folded, unclear


def test_case_and_spaces_make_no_difference() -> None:
    assert folded(" Jean  Luc ") == folded("jeanLUC")


@pytest.mark.parametrize(
    ("names", "first"),
    [(("Ann", "Bob"), None), (("Ann", "a nn"), "a nn"), (("Ann", " ", "Ann"), " "), ((), None)],
)
def test_the_first_unclear_name_is_found(names: tuple[str, ...], first: str | None) -> None:
    assert unclear(names) == first
