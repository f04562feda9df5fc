"""The pages across evenings: a line for each, and what players and pairs have made of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date

import pytest

from chicago_gui.book import Book, BookError, Share, Statistics, Tally, matching
from chicago_gui.book.connection import Transaction, closing, connect
from chicago_gui.book.worked_out import read_all
from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian.evening import Session, reveal
from chicago_gui.games.russian.evening.record import records, session_of
from chicago_gui.games.russian.view import PlayedDeal
from chicago_gui.sheet.names import folded
from tests.book.typist import Typist, at, blank, longer, typed, with_id
from tests.conftest import EveningFile

NAMES = ("evening-1", "evening-2-going-on", "evening-3-official")


def with_names(session: Session, names: dict[str, str]) -> Session:
    """The same evening of other people."""
    from chicago_gui.games.russian.evening import apply

    for old, new in names.items():
        session = apply(session, c.Rename(((old, new),)))
    return session


def numbered(session: Session, number: int) -> Session:
    return with_id(session, f"00000000-0000-4000-8000-00000000{number:04}")


def imps_of(expected: dict[str, object]) -> Counter[str]:
    total: Counter[str] = Counter()
    rows = expected["rows"]
    assert isinstance(rows, list)
    for row in rows:
        for name, imps in row.get("imps", {}).items():
            total[name] += imps
    return total


@pytest.mark.parametrize("name", NAMES)
def test_an_evening_s_line_says_who_won(
    book: Book, sessions: dict[str, Session], evenings: dict[str, EveningFile], name: str
) -> None:
    session = sessions[name]
    book.add(session, at(0))
    (line,) = book.summaries()
    total = imps_of(evenings[name].expected)
    assert dict(zip(line.players, line.imps, strict=True)) == {
        player: total[player] for player in session.sheet.players
    }
    assert set(line.winners) == {n for n in total if total[n] == max(total.values())}
    assert (line.date, line.place) == (session.sheet.date, session.sheet.place)
    assert line.planned == session.sheet.planned_deals
    assert line.scored == sum("imps" in row for row in evenings[name].expected["rows"])
    assert line.done is (name != "evening-2-going-on")
    assert (line.created, line.updated) == (at(0), at(0))


def test_an_evening_that_has_not_begun_has_no_winner(book: Book, evening: Session) -> None:
    book.add(blank(evening), at(0))
    (line,) = book.summaries()
    assert (line.winners, line.scored, line.dealt, line.done) == ((), 0, 0, False)


def test_the_line_follows_every_change(book: Book, sessions: dict[str, Session]) -> None:
    evening = longer(sessions["evening-3-official"], 3)
    typist = typed(book, evening)
    before = book.summaries()
    typist.undo()
    (line,) = book.summaries()
    assert (before[0].scored, line.scored) == (3, 2)
    typist.redo()
    (line,) = book.summaries()
    assert line.imps == before[0].imps
    with Book.open(book.path) as other:
        assert other.summaries() == [line]


def test_pages_are_worked_out_once_and_again_when_the_cache_is_gone(
    book: Book, sessions: dict[str, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in NAMES:
        book.add(sessions[name], at(0))
    lines, figures = book.summaries(), repr_of(book.statistics())

    def no_more(_: Session) -> None:
        raise AssertionError("worked out again")

    monkeypatch.setattr("chicago_gui.book.worked_out.reveal", no_more)
    assert book.summaries() == lines
    assert repr_of(book.statistics()) == figures
    book._connection.execute("UPDATE worked_out SET packed = x'0102'")
    with pytest.raises(AssertionError, match="again"):
        book.summaries()
    monkeypatch.undo()
    assert book.summaries() == lines
    book._connection.execute("UPDATE worked_out SET program = '0.0'")
    assert book.summaries() == lines
    assert repr_of(book.statistics()) == figures


def test_what_cannot_be_written_down_is_shown_all_the_same(book: Book, evening: Session) -> None:
    book.add(evening, at(0))
    with Book.open(book.path) as other:
        other._connection.execute("BEGIN IMMEDIATE")
        (line,) = book.summaries()
        other._connection.execute("ROLLBACK")
    assert line.players == evening.sheet.players
    assert read_all(book._connection)[0].evening is not None


def test_pages_can_be_worked_out_piece_by_piece(
    book: Book, evening: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        book.add(numbered(evening, number), at(number))
    assert not book.work_out(2)
    assert not book.work_out(2)
    assert book.work_out(2)
    assert book.work_out(0)
    monkeypatch.setattr("chicago_gui.book.worked_out.reveal", None)
    assert len(book.summaries()) == 5


def test_what_cannot_be_written_down_is_not_worked_out_for_ever(
    book: Book, evening: Session
) -> None:
    for number in range(5):
        book.add(numbered(evening, number), at(number))
    with closing(connect(book.path)) as other, Transaction(other):
        assert book.work_out(2)
    assert not book.work_out(2)


def test_newest_evening_first(book: Book, evening: Session) -> None:
    for number, day in enumerate([(2026, 1, 9), (2025, 12, 31), (2026, 1, 9)]):
        sheet = replace(numbered(evening, number).sheet, date=date(*day))
        book.add(replace(evening, sheet=sheet), at(number))
    assert [line.id[-1] for line in book.summaries()] == ["2", "0", "1"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "012"),
        ("VERA", "0"),
        ("вера", "1"),
        ("ера аня", "1"),
        ("vera аня", ""),
        ("2026-11", "012"),
        ("20.11.2026", "012"),
        ("1.2.1999", ""),
        ("omsk", "2"),
        ("peter OMSK", "2"),
        ("peter vera", ""),
    ],
)
def test_search_takes_every_word(
    sessions: dict[str, Session], book: Book, text: str, found: str
) -> None:
    for number, name in enumerate(NAMES):
        session = numbered(sessions[name], number)
        place = "Omsk" if number == 2 else ""
        book.add(replace(session, sheet=replace(session.sheet, place=place)), at(number))
    assert sorted(line.id[-1] for line in matching(book.summaries(), text)) == list(found)


# Players and pairs.


def repr_of(statistics: Statistics) -> list[object]:
    return [
        *((x.name, x.evenings, x.won, x.best_partner, x.tally) for x in statistics.players),
        *((y.names, y.evenings, y.tally) for y in statistics.pairs),
    ]


@pytest.mark.parametrize("name", NAMES)
def test_figures_are_those_of_the_deals(
    book: Book, sessions: dict[str, Session], evenings: dict[str, EveningFile], name: str
) -> None:
    session = sessions[name]
    book.add(session, at(0))
    rows = evenings[name].expected["rows"]
    statistics = book.statistics()
    total = imps_of(evenings[name].expected)
    assert {each.name: each.tally.all.imps for each in statistics.players} == dict(
        dict.fromkeys(session.sheet.players, 0), **total
    )
    for player in statistics.players:
        counted = Tally()
        for deal, counts, row in zip(session.deals, session.counts, rows, strict=True):
            imps = row.get("imps", {}).get(player.name)
            if imps is None:
                continue
            counted.all.add(imps)
            counted.hcp += counts.hcp[deal.decks.index(player.name)] or 0
            if deal.declarer == player.name:
                counted.declarer.add(imps)
            elif deal.dummy == player.name:
                counted.dummy.add(imps)
            elif deal.declarer is not None:
                counted.defence.add(imps)
        assert player.tally == counted
        assert player.evenings == 1
    for pair in statistics.pairs:
        together = [
            (index, row["imps"][pair.names[0]])
            for index, row in enumerate(rows)
            if "imps" in row and session.deals[index].partner_of(pair.names[0]) == pair.names[1]
        ]
        assert pair.tally.all == Share(len(together), sum(imps for _, imps in together))
        assert pair.tally.dummy == Share()
        declared = [imps for i, imps in together if session.deals[i].declarer in pair.names]
        assert pair.tally.declarer == Share(len(declared), sum(declared))
    # All that is won is lost by somebody else.
    assert sum(pair.tally.all.imps for pair in statistics.pairs) == 0
    scored = sum("imps" in row for row in rows)
    assert sum(pair.tally.all.deals for pair in statistics.pairs) == 2 * scored
    assert sum(player.tally.hcp for player in statistics.players) == 40 * scored


def test_evenings_add_up_and_names_are_as_people_write_them(
    book: Book, sessions: dict[str, Session]
) -> None:
    evening = sessions["evening-1"]
    book.add(evening, at(0))
    once = {each.name: each for each in book.statistics().players}
    again = with_names(numbered(evening, 7), {"Vera": " VERA ", "Anna": "An na"})
    sheet = replace(again.sheet, date=date(2026, 12, 4))
    book.add(replace(again, sheet=sheet), at(1))
    twice = {each.name: each for each in book.statistics().players}
    # The newest spelling stands for all.
    assert set(twice) == {"Boris", "Dima", "Egor", "VERA", "An na"}
    for name, figures in twice.items():
        before = next(each for each in once.values() if folded(each.name) == folded(name))
        assert figures.evenings == 2
        assert figures.won == 2 * before.won
        assert figures.tally.all == Share(before.tally.all.deals * 2, before.tally.all.imps * 2)
        assert figures.tally.all.per_deal == before.tally.all.per_deal
        assert figures.tally.hcp_per_deal == before.tally.hcp_per_deal


def test_the_best_partner_has_most_imps_a_deal(book: Book, sessions: dict[str, Session]) -> None:
    book.add(sessions["evening-3-official"], at(0))
    statistics = book.statistics()
    few = 5
    for player in statistics.players:
        partners = {
            (set(pair.names) - {player.name}).pop(): pair.tally.all
            for pair in statistics.pairs
            if player.name in pair.names
        }
        assert player.best_partner in partners
        enough = {n: share for n, share in partners.items() if share.deals >= few} or partners
        best = max(share.per_deal for share in enough.values())
        assert partners[player.best_partner or ""].per_deal == best


def test_names_are_merged_and_separated(book: Book, sessions: dict[str, Session]) -> None:
    evening = sessions["evening-1"]
    book.add(evening, at(0))
    book.add(with_names(numbered(evening, 7), {"Vera": "Verochka", "Anna": "Anja"}), at(1))
    assert len(book.statistics().players) == 7
    book.merge("verochka ", "Vera")
    book.merge("Anna", "Anja")
    with Book.open(book.path) as other:
        figures = {each.name: each for each in other.statistics().players}
    assert set(figures) == {"Vera", "Anja", "Boris", "Dima", "Egor"}
    assert {each.evenings for each in figures.values()} == {2}
    assert {each.evenings for each in book.statistics().pairs} == {2}
    book.separate("VEROCHKA")
    assert len(book.statistics().players) == 6


def test_a_name_merged_by_an_earlier_program_is_still_merged(
    book: Book, sessions: dict[str, Session]
) -> None:
    apart = "andreu\u0306"  # as folded before accents were composed
    book._connection.execute("INSERT INTO alias VALUES(?, 'Boris')", (apart,))
    assert book.aliases() == {folded(apart): "Boris"}
    book.add(with_names(sessions["evening-1"], {"Anna": "Andreu\u0306"}), at(0))
    book.separate("ANDRE\u016d")
    assert book.aliases() == {}


def test_two_names_that_an_earlier_program_told_apart_do_not_stop_the_figures(
    book: Book, sessions: dict[str, Session]
) -> None:
    texts = records(sessions["evening-1"])
    old = session_of({name: text.replace("Anna", "Ver\u200ba") for name, text in texts.items()})
    book.add(old, at(0))
    assert {each.name for each in book.statistics().players} == set(old.sheet.players)
    with Book.open(book.path) as other:
        assert other.load(old.sheet.id).session == old


def test_a_merged_name_takes_those_merged_with_it_along(
    book: Book, sessions: dict[str, Session]
) -> None:
    book.merge("A", "B")
    book.merge("B", "C")
    assert {name: folded(person) for name, person in book.aliases().items()} == {
        "a": "c",
        "b": "c",
    }
    for one, other in (("a", "C"), ("C", "b"), ("A", "B"), ("X", " x")):
        with pytest.raises(BookError, match="one name already"):
            book.merge(one, other)
    book.merge("D", "a")
    assert folded(book.aliases()["d"]) == "c"


def test_two_who_played_together_are_two(book: Book, sessions: dict[str, Session]) -> None:
    book.add(sessions["evening-1"], at(0))
    with pytest.raises(BookError, match="played in one evening"):
        book.merge("Vera", "anna")
    assert book.aliases() == {}
    # Nor when they sit down together afterwards, or one is renamed.
    book.merge("Verochka", "Vera")
    typist = Typist(book, sessions["evening-1"].sheet.id)
    typist.type(c.Rename((("Anna", "Verochka"),)))
    assert {each.name for each in book.statistics().players} == {
        *sessions["evening-1"].sheet.players,
        "Verochka",
    } - {"Anna"}


def test_deleted_evenings_and_such_without_a_score_do_not_count(
    book: Book, sessions: dict[str, Session]
) -> None:
    book.add(blank(sessions["evening-1"]), at(0))
    assert book.statistics() == Statistics((), ())
    book.add(sessions["evening-3-official"], at(0))
    assert len(book.statistics().players) == 5
    book.delete(sessions["evening-3-official"].sheet.id, at(1))
    assert book.statistics() == Statistics((), ())


def test_an_evening_is_won_when_it_is_over(book: Book, sessions: dict[str, Session]) -> None:
    evening = longer(sessions["evening-3-official"], 3)
    typist = typed(book, evening)
    assert {each.won for each in book.statistics().players} == {0, 1}
    typist.type(c.ChangePlan(4))
    assert {each.won for each in book.statistics().players} == {0}


def test_nothing_worked_out_knows_an_unplayed_deal(book: Book, evening: Session) -> None:
    book.add(evening, at(0))
    other = numbered(evening, 7)
    hcp = (10, 10, 10, 10)
    counts = tuple(
        each if deal.over else replace(each, hcp=hcp)
        for deal, each in zip(evening.deals, evening.counts, strict=True)
    )
    assert counts != evening.counts
    book.add(replace(other, counts=counts), at(0))
    one, two = (worked.evening for worked in read_all(book._connection))
    assert one == two
    assert any(isinstance(deal, PlayedDeal) for deal in reveal(evening).deals)
