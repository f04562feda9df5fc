"""What is printed beside the session sheet: blank forms, and the calendar of a season."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtWidgets import QWidget

from chicago_gui import games
from chicago_gui.app import dialogs
from chicago_gui.app.dialogs import book_sentence
from chicago_gui.app.papers import Papers
from chicago_gui.book import Book, BookError
from chicago_gui.desk.table_port import TablePort
from chicago_gui.paper.season_pages import season_pages
from chicago_gui.players.blank_dialog import BlankDialog
from chicago_gui.players.season_dialog import SeasonDialog
from chicago_gui.sheet.season import Season
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Theme


def print_blanks(
    papers: Papers, kind: str, table: TablePort | None, theme: Theme, window: QWidget
) -> None:
    """Ask which blank forms are wanted, of game `kind` to begin with, and show them.

    The names of the session that is open stand ready.
    """
    names: Sequence[str] = ()
    if table is not None:
        heading = table.form.heading(table.view)
        both = (heading.groups, heading.players)
        names = next((each for each in both if len(each) in table.form.blanks.names), ())
    offered = [(each, games.title(each)) for each in games.kinds()]
    asked = BlankDialog(offered, kind, games.form, names, theme, window)
    if asked.exec():
        landscape = asked.landscape.isChecked()
        papers.preview_blanks(asked.form, asked.wish, landscape=landscape)
    asked.deleteLater()


def show_season(book: Book, papers: Papers, theme: Theme, window: QWidget) -> str:
    """Ask for a season and show it; return in a sentence why there is none, or nothing."""
    try:
        kinds = [kind for kind in book.played() if games.form(kind).sums_over_evenings]
        seasons = {kind: book.season(kind) for kind in kinds}
    except BookError as error:
        return book_sentence(error)
    days = [evening.date for season in seasons.values() for evening in season.evenings]
    if not days:
        return tr("No evening has been scored yet.")

    def between(kind: str, first: date, last: date) -> Season:
        some = (each for each in seasons[kind].evenings if first <= each.date <= last)
        return Season(tuple(some))

    asked = SeasonDialog(
        [(kind, games.title(kind)) for kind in kinds],
        (min(days), max(days)),
        lambda kind, first, last: len(between(kind, first, last).evenings),
        theme,
        window,
    )
    wanted = asked.exec()
    kind, span, csv = asked.kind, asked.span, asked.csv_wanted
    asked.deleteLater()
    if not wanted:
        return ""
    season, title = between(kind, *span), games.title(kind)
    stem = f"chicago-{span[0]}-{span[1]}"
    if not csv:
        papers.preview_pages(lambda paper: season_pages(season, title, paper), stem)
        return ""
    path = dialogs.ask_file_to_write(window, tr("Season as CSV"), f"{stem}.csv", "CSV (*.csv)")
    if path is not None:
        papers.write(path, season.csv())
    return ""
