"""Books, session files, CSV and settings of the last program with one game come out the same.

That program wrote `house-game.json`, which is never made again.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from chicago_gui import games
from chicago_gui.book import Book
from chicago_gui.desk.library import Library, history_lines
from chicago_gui.desk.settings import Codes, Colours, Settings
from chicago_gui.games.house import figure_tables as figures_words
from chicago_gui.games.house.csv_file import csv_text
from chicago_gui.games.house.evening import dumps, loads, reveal
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.games.house.words import explain
from chicago_gui.sheet import session_list as session_words
from chicago_gui.sheet.session_list import SessionFilter, SessionLine

HERE = Path(__file__).parent
GOLDEN = HERE / "house-game.json"
BOOK = HERE.parent / "book" / "golden" / "book-0.1.0.sqlite"
EVENINGS = sorted((HERE.parent / "evenings").glob("evening-[123]-*.chicago"))
"""Evenings of five players; that program knew no others."""
EVENINGS.insert(0, HERE.parent / "evenings" / "evening-1.chicago")


def said() -> dict[str, Any]:
    """Return all that is read from the golden book, the evenings and the settings."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "book.sqlite"
        shutil.copyfile(BOOK, path)
        with Book.open(path) as book:
            return {
                "evenings": {each.stem: _of_file(each) for each in EVENINGS},
                "book": _of_book(book),
                "settings": _settings(),
                "codes": _codes(),
            }


def _of_file(path: Path) -> dict[str, Any]:
    session = loads(path.read_bytes())
    return {"csv": csv_text(reveal(session)), "file": dumps(session)}


def _of_book(book: Book) -> dict[str, Any]:
    library = Library(book)
    lines = [*library.find("", SessionFilter.ALL), *library.find("", SessionFilter.DELETED)]
    figures = book.figures(games.USUAL)
    return {
        "latest": book.latest(),
        "sessions": [_of_line(line) for line in lines],
        "players": [
            [each.name, each.evenings, each.won, figures_words.total(each.all)]
            + [
                figures_words.short_share(part)
                for part in (each.declarer, each.dummy, each.defence)
            ]
            + [figures_words.held(each.hcp_per_deal), each.best_partner]
            for each in figures.players
        ],
        "pairs": [
            [figures_words.partners(each), each.evenings, figures_words.total(each.all)]
            + [figures_words.short_share(part) for part in (each.declarer, each.defence)]
            + [figures_words.held(each.hcp_per_deal)]
            for each in figures.pairs
        ],
        "kept": {line.id: _of_session(book, line.id) for line in lines},
    }


def _of_line(line: SessionLine) -> list[str]:
    return [
        session_words.date_of(line),
        line.place,
        session_words.players_of(line),
        session_words.how_far(line),
        line.first,
        session_words.state_of(line),
    ]


def _of_session(book: Book, session_id: str) -> dict[str, Any]:
    session = book.load(session_id).session
    view = reveal(session)
    return {
        "csv": csv_text(view),
        "file": dumps(session),
        "history": [line.words for line in history_lines(book, session_id)],
        "explained": _explained(view),
    }


def _explained(view: View) -> list[str]:
    return [explain(deal) for deal in view.deals if isinstance(deal, PlayedDeal)]


def _settings() -> list[Any]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "looks.ini"
        shutil.copyfile(HERE / "looks.ini", path)
        found = Settings(path)
        return [
            found.colours is Colours.EVENING,
            found.four_colours,
            found.scale,
            found.cover_minutes,
            found.cover_on_leaving,
        ]


def _codes() -> list[bool]:
    codes = Codes(HERE / "codes.json")
    mine = "00000000-0000-4000-8000-0000000000aa"
    return [codes.has(mine), codes.fits(mine, "2468"), codes.fits(mine, "1357")]


def test_what_the_last_program_of_one_game_wrote_comes_out_the_same() -> None:
    assert said() == json.loads(GOLDEN.read_text(encoding="utf-8"))
