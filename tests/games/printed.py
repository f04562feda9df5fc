"""What is on printed pages, for tests of any game: their texts, and what holds for every page."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.paper.form_grid import reach
from chicago_gui.paper.marks import (
    LEAST_SIZE,
    POINT,
    SHAPES,
    STRONG,
    Mark,
    Notch,
    Page,
    StraightLine,
    Stroke,
    Suit,
    Text,
)
from chicago_gui.paper.page_flow import MARGIN_Y
from chicago_gui.paper.text_setting import ELLIPSIS, Setting, setting_of
from chicago_gui.sheet.figures import Summary
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.texts import one_line
from tests.paper import face


def words_on(page: Page | Picture) -> list[Text]:
    """The texts of a page or a picture as marks."""
    return [mark for mark in page.marks if isinstance(mark, Text)]


def texts(pages: Iterable[Page | Picture]) -> list[str]:
    """All that can be read, page after page."""
    return [mark.text for page in pages for mark in words_on(page)]


def box(mark: Mark) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all that a mark blackens."""
    match mark:
        case StraightLine():
            half = mark.weight / 2
            left, right = sorted((mark.x1, mark.x2))
            top, bottom = sorted((mark.y1, mark.y2))
            return left - half, top - half, right + half, bottom + half
        case Notch():
            return mark.x - mark.size, mark.y, mark.x, mark.y + mark.size
        case Suit():
            white = mark.size * min(segment.x for segment in SHAPES[mark.denomination])
            return mark.x + white, mark.y, mark.x + mark.size - white, mark.y + mark.size
        case Stroke():
            half = mark.weight / 2
            xs, ys = zip(*mark.points, strict=True)
            return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half
        case _:
            return mark.x, mark.y, mark.x + mark.width, mark.y + mark.height


def apart(one: Mark, other: Mark) -> bool:
    left, top, right, bottom = box(one)
    left2, top2, right2, bottom2 = box(other)
    near = 0.001
    return (
        right <= left2 + near
        or right2 <= left + near
        or bottom <= top2 + near
        or bottom2 <= top + near
    )


def check_pages(pages: Iterable[Page]) -> None:
    """What holds for every page of a whole."""
    whole = list(pages)
    for number, page in enumerate(whole, start=1):
        check_page(page)
        assert f"page {number} of {len(whole)}" in texts([page])


def check_page(page: Page) -> None:
    """What holds for every page, whatever stands on it."""
    for mark in page.marks:
        left, top, right, bottom = box(mark)
        assert left >= 9, mark
        assert top >= MARGIN_Y - STRONG / 2, mark
        assert right <= page.width - 9, mark
        assert bottom <= page.height - MARGIN_Y + STRONG / 2, mark
        assert left < right
        assert top < bottom
    check_texts(page.marks)


def check_texts(marks: Iterable[Mark]) -> None:
    """No text is too small or too low for its type, and none lies under another or a rule."""
    marks = list(marks)
    found = [mark for mark in marks if isinstance(mark, Text)]
    for text in found:
        assert text.text.strip()
        assert text.size >= LEAST_SIZE
        # Room for accents above and tails below the capitals in the middle.
        assert text.height >= 1.2 * text.size * POINT - 0.001, text
    solid = [mark for mark in marks if isinstance(mark, Text | Suit)]
    solid.sort(key=lambda mark: mark.y)
    for place, one in enumerate(solid):
        bottom = box(one)[3]
        for other in solid[place + 1 :]:
            if other.y > bottom:
                break
            assert apart(one, other), (one, other)
    _check_rules(marks, found)


def _check_rules(marks: list[Mark], found: list[Text]) -> None:
    across = sorted(
        (mark.y1, mark.x1, mark.x2)
        for mark in marks
        if isinstance(mark, StraightLine) and mark.y1 == mark.y2
    )
    levels = [level for level, _, _ in across]
    for text in found:
        middle, half = text.y + text.height / 2, 0.3 * text.size * POINT
        left, right = reach(text)
        for at in range(bisect_left(levels, middle - half), bisect_right(levels, middle + half)):
            _, x1, x2 = across[at]
            assert x2 <= left or x1 >= right, (text, across[at])


def how_it_went(session: Any) -> Summary:
    """What the page at the end of an evening shows."""
    game: Any = games.of(session)
    view = game.reveal(session)

    def suppose(change: object) -> Any:
        return game.reveal(game.apply(session, change))

    found: Summary = game.form.summary(view, suppose)
    return found


ENDS = [chr(code) for code in range(0x1401, 0x1401 + 96)]
"""Letters without case that the face has, and nothing on a page: a text's first and last."""

LENGTHS = st.sampled_from((1, 2, 6, 12, 25, 40))
"""Letters of a name; most are short, and those that have no room are long."""

# Letters of any script, with accents of their own, and what people put between them.
LETTERS = st.characters(
    categories=("L", "Mn", "Nd"), include_characters=" -'.·&♠", exclude_characters="".join(ENDS)
)


@st.composite
def marked(draw: st.DrawFn, names: int, *lengths: int) -> list[str]:
    """So many names of 1 to 40 letters, then texts of these `lengths`, told by their ends."""
    # Many letters, each drawn by itself, would take more time than to judge the pages.
    letters = draw(st.text(LETTERS, min_size=20, max_size=40))
    chance = Random(draw(st.integers(0, 999)))
    ends = iter(ENDS)

    def text(length: int) -> str:
        if length == 1:
            return next(ends)
        between = "".join(chance.choices(letters, k=length - 2))
        return one_line(f"{next(ends)}{between}{next(ends)}")

    return [text(length) for length in (*(draw(LENGTHS) for _ in range(names)), *lengths)]


def check_settings(wholes: Iterable[Iterable[Mark]], told: Sequence[str]) -> None:
    """Each text, set in the face that is printed, keeps to its cell; `told` are read whole or cut.

    `wholes` are the marks of pages that belong together, or of pictures. `told` are as `marked`
    makes them: wherever one begins it is there in whole, in one line or several, or else its
    beginning and an ellipsis.
    """
    # What goes on in another line does so in a box like the one above.
    streams: dict[object, list[str]] = {}
    for marks in map(list, wholes):
        uprights = [mark for mark in marks if isinstance(mark, StraightLine) and mark.x1 == mark.x2]
        for mark in marks:
            if isinstance(mark, Text):
                found = setting_of(mark, face.measure(bold=mark.bold))
                assert found.text.removesuffix(ELLIPSIS), mark
                _check_cell(mark, found, uprights)
                like = (mark.x, mark.width, mark.size, mark.bold, mark.side)
                streams.setdefault(like, []).append(found.text)
    read = ["".join(" ".join(texts).split()) for texts in streams.values()]
    for text in ("".join(each.split()) for each in told):
        for stream in read:
            _check_read(text, stream)


def _check_cell(mark: Text, found: Setting, uprights: Sequence[StraightLine]) -> None:
    """A text lies in its box, and no upright rule goes through it."""
    end, hair = found.left + found.width, 0.01 + 0.001 * mark.width
    assert mark.x - hair <= found.left, (mark, found)
    assert end <= mark.x + mark.width + hair, (mark, found)
    middle, half = mark.y + mark.height / 2, 0.3 * found.size * POINT
    for rule in uprights:
        if found.left + 0.01 < rule.x1 < end - 0.01:
            top, bottom = sorted((rule.y1, rule.y2))
            assert bottom <= middle - half or top >= middle + half, (mark, rule)


def _check_read(text: str, stream: str) -> None:
    """Wherever `text` begins or ends in a stream it is there in whole, or cut with an ellipsis."""
    for at in (place for place, letter in enumerate(stream) if letter == text[0]):
        cut, ellipsis, _ = stream[at:].partition(ELLIPSIS)
        whole = stream.startswith(text, at) or (ellipsis and text.startswith(cut))
        assert whole, (text, stream[at : at + len(text) + 1])
    for at in (place for place, letter in enumerate(stream, 1) if letter == text[-1]):
        assert stream[:at].endswith(text), (text, stream[max(0, at - len(text) - 1) : at])
