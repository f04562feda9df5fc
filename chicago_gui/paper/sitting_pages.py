"""The session sheet of a game with sittings: head, blocks, account, who owes whom, explanations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from chicago_gui.paper.marks import POINT, AnyPaper, Mark, Page, Text, TextAlign
from chicago_gui.paper.page_flow import MARGIN_X, Flow, blank_head_marks, head_marks, player_table
from chicago_gui.paper.ruled import Ruled, lines_of, outlined, put_lines, put_table
from chicago_gui.paper.running_chart import put_chart
from chicago_gui.paper.text_setting import both_names, wrapped
from chicago_gui.sheet.blank import Blank
from chicago_gui.sheet.sittings.columns.base import AnyView
from chicago_gui.sheet.sittings.form import SittingForm
from chicago_gui.sheet.sittings.side_panel import running, unit_words
from chicago_gui.sheet.sittings.view import DealRow
from chicago_gui.sheet.sittings.words import debt_words
from chicago_gui.sheet.words import date_words, sentence, signed, tr

HEAD = 19.6
"""Height in mm of the head of a first page, with the air beneath it."""

MOST_PLAYERS = 7

_AIR = 3.0
_SIZE = 8.6
_LINE = _SIZE * POINT * 1.35
_NAME = 22.0
_SIDES = 34.0
_SETTLED = 15.0
_LEAST_NAMES = 6.0

AnyForm = SittingForm[Any, Any]


def evening_pages(
    form: AnyForm, view: AnyView, paper: AnyPaper, title: str, put_blocks: Callable[[Flow], None]
) -> list[Page]:
    """Return the pages; `put_blocks` puts the game's own blocks between head and account."""
    when = " · ".join(
        filter(None, (date_words(view.evening.date), " ".join(view.evening.place.split())))
    )
    flow = Flow(paper, _head(form, view, paper, title, when), HEAD, lambda: f"{title} · {when}")
    put_blocks(flow)
    width = paper.width - 2 * MARGIN_X
    if view.sittings:
        _put_account(flow, form, view, width)
    put_chart(flow, running(form, view), width)
    put_lines(flow, lines_of(_texts(form, view), width), width)
    return flow.pages(f"{title} {date_words(view.evening.date)}")


def blank_sheets(
    form: AnyForm,
    paper: AnyPaper,
    title: str,
    wish: Blank,
    blocks: Callable[[Flow, int], Iterable[Mark]],
) -> list[Page]:
    """Return pages to be filled in by hand; `blocks` yields so many blocks in a flow's room."""
    labels = (tr("account"), tr(form.units.played))
    head = list(blank_head_marks(paper, wish.names or [""] * MOST_PLAYERS, title, labels))
    flow = Flow(paper, head, HEAD, lambda: title)
    for number in range(wish.pages):
        if number:
            flow.begin(head, HEAD)
        flow.put(blocks(flow, wish.each or form.blanks.sizes[0]), 0)
    return flow.pages(title) if wish.pages else []


def grid_places(
    flow: Flow, paper: AnyPaper, count: int, across: int, gap: float
) -> Iterator[tuple[float, float, float, float]]:
    """Yield x, y, width and height of so many boxes that fill the room, `across` to a row."""
    width = (paper.width - 2 * MARGIN_X - (across - 1) * gap) / across
    height = flow.room / -(-count // across)
    for at in range(count):
        row, place = divmod(at, across)
        yield MARGIN_X + place * (width + gap), flow.y + row * height, width, height


def _head(form: AnyForm, view: AnyView, paper: AnyPaper, title: str, when: str) -> Iterator[Mark]:
    rules = f"{sentence(form.rules_line(view))}."
    yield from head_marks(paper, len(view.players), title, when, rules)
    account = view.account
    rows = [(each.player, signed(each.points), str(each.played)) for each in account.standing]
    labels = (unit_words(view.evening.rules.settle), tr(form.units.played))
    yield from player_table(paper, tr("Account"), rows, labels)


def _put_account(flow: Flow, form: AnyForm, view: AnyView, width: float) -> None:
    """A row for each sitting with everybody's account after it; nothing is cut."""
    players = min(24.0, (width - _NAME - _SIDES * 2 - _SETTLED) / len(view.players))
    widths = (_NAME, _SIDES, _SIDES, _SETTLED, *(players for _ in view.players))
    labels = ("", tr("We"), tr("They"), tr("settled"), *view.players)
    heads = [tuple((label, 1) for label in labels)]
    rows = []
    for index, each in enumerate(view.sittings):
        one, two = each.sitting.sides
        settled = "" if each.settled is None else signed(each.settled)
        so_far = (
            "" if view.not_come_by(index, name) else signed(points)
            for name, points in zip(view.players, view.account.running[index], strict=True)
        )
        figures = so_far if each.settled is not None else ("" for _ in view.players)
        sides = (both_names(side, _SIDES - 1, _LEAST_NAMES) for side in (one, two))
        rows.append((form.unit(index), *sides, settled, *figures))
    title = tr("Account of the evening, in {unit}").format(
        unit=unit_words(view.evening.rules.settle)
    )
    flow.put((), _AIR)
    put_table(flow, title, Ruled(widths, heads, rows, strong=(1, 3, 4)))
    owed = "; ".join(debt_words(view.account))
    if owed:
        lines = wrapped(sentence(owed) + ".", width, _SIZE)
        flow.make_room(_AIR / 2 + _LINE * len(lines))
        flow.put((), _AIR / 2)
        for line in lines:
            flow.put([_text(flow.y, line, width=width)], _LINE)


def _text(y: float, text: str, *, width: float, bold: bool = False) -> Text:
    return Text(MARGIN_X, y, width, _LINE, text, _SIZE, bold=bold, side=TextAlign.LEFT)


def _texts(form: AnyForm, view: AnyView) -> Iterator[tuple[str, Iterable[str]]]:
    """What each deal was worth and why, then how its sitting was settled; notes with them."""
    for index, each in enumerate(view.sittings):
        for shown in view.deals:
            if isinstance(shown, DealRow) and shown.sitting == index and shown.written:
                yield f"{index + 1}.{shown.line.number}", _deal_texts(form, view, shown)
        if each.lines:
            yield f"{index + 1}", (outlined(form.sitting_words(view, each)) + ".",)


def _deal_texts(form: AnyForm, view: AnyView, row: DealRow) -> Iterator[str]:
    yield outlined(form.deal_words(view, row))
    note = " ".join(row.line.deal.note.split())
    if note:
        yield tr("Note: {note}").format(note=note)
