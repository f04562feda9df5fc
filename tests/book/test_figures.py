"""The list of sessions, and the figures of players and pairs over all of them."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from chicago_gui import games
from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import closing, connect, transaction
from chicago_gui.book.figures import read_all
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.evening.session_file import records, session_of
from chicago_gui.games.house.figures import Part
from chicago_gui.games.house.view import PlayedDeal
from chicago_gui.record import replace
from chicago_gui.sheet import words
from chicago_gui.sheet.season import Figures
from chicago_gui.sheet.session_list import matching
from chicago_gui.sheet.stakes import Per, Stake
from chicago_gui.sheet.typing.keyboards import folded
from tests.book.typist import NINE, Typist, at, longer, typed, with_id
from tests.games.house.evening.make import blank
from tests.games.teams.make import match
from tests.sheets import known

NAMES = ("evening-1", "evening-2-going-on", "evening-3-official")


def with_names(session: Session, names: dict[str, str]) -> Session:
    """Return the evening with other names."""
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
def test_an_evening_s_line_says_who_won(book: Book, name: str) -> None:
    session = known.session(name)
    book.add(session, at(0))
    (line,) = book.lines()
    total = imps_of(known.worked_out(name))
    most = max(total.values())
    first = [player for player in session.players if total[player] == most]
    assert line.first == f"{', '.join(first)} +{most}"
    assert (line.date, line.place, line.players) == (session.date, session.place, session.players)
    scored = sum("imps" in row for row in known.worked_out(name)["rows"])
    assert line.how_far == f"{scored} of {session.sheet.planned_deals}"
    assert line.done is (name != "evening-2-going-on")
    assert line.game == "russian"


def test_an_evening_that_has_not_begun_has_no_winner(book: Book, evening: Session) -> None:
    book.add(blank(evening), at(0))
    (line,) = book.lines()
    assert (line.first, line.how_far.split()[0], line.done) == ("", "0", False)


def test_the_line_follows_every_change(book: Book) -> None:
    evening = longer(known.session("evening-3-official"), 3)
    typist = typed(book, evening)
    before = book.lines()
    typist.undo()
    (line,) = book.lines()
    assert (before[0].how_far.split()[0], line.how_far.split()[0]) == ("3", "2")
    typist.redo()
    (line,) = book.lines()
    assert line.first == before[0].first
    with Book.open(book.path) as other:
        assert other.lines() == [line]


@pytest.mark.parametrize("change", ["packed = x'0102'", "program = '0.0'"])
def test_pages_do_not_depend_on_what_is_cached(book: Book, change: str) -> None:
    for name in NAMES:
        book.add(known.session(name), at(0))
    made = book.lines(), figures(book)
    assert (book.lines(), figures(book)) == made
    with closing(connect(book.path)) as other:
        other.execute(f"UPDATE worked_out SET {change}")
    assert (book.lines(), figures(book)) == made


def test_lines_are_in_the_language_that_is_spoken_now(book: Book, evening: Session) -> None:
    book.add(evening, at(0))
    (english,) = book.lines()
    words.install(lambda text, *_: text.replace(" of ", " von "), "de")
    try:
        (german,) = book.lines()
    finally:
        words.install(None)
    assert german.how_far == english.how_far.replace(" of ", " von ") != english.how_far
    assert book.lines() == [english]


def test_pages_are_worked_out_piece_by_piece_and_shown_where_they_cannot_be_written_down(
    book: Book, evening: Session
) -> None:
    for number in range(5):
        book.add(numbered(evening, number), at(number))
    with closing(connect(book.path)) as other, transaction(other):
        assert book.cache_figures(2)  # it does not go on for ever
        assert len(book.lines()) == 5
    assert [book.cache_figures(2) for _ in range(3)] == [False, False, True]
    assert book.cache_figures(0)


def test_newest_evening_first(book: Book, evening: Session) -> None:
    for number, day in enumerate([(2026, 1, 9), (2025, 12, 31), (2026, 1, 9)]):
        sheet = replace(numbered(evening, number).sheet, date=date(*day))
        book.add(replace(evening, sheet=sheet), at(number))
    assert [line.id[-1] for line in book.lines()] == ["2", "0", "1"]


def test_a_match_is_found_by_the_name_of_a_team(book: Book) -> None:
    book.add(match(), at(0))
    for _ in range(2):  # computed, and then from the cache
        lines = book.lines()
        for text in ("home", "гости", "home, гости", "teams", "home, four"):
            assert [line.id for line in matching(lines, text, games.title)] == [match().id]
        assert not matching(lines, "larks", games.title)


# Players and pairs.


def figures(book: Book) -> Figures:
    return book.figures(games.USUAL)


@pytest.mark.parametrize("name", NAMES)
def test_figures_are_those_of_the_deals(book: Book, name: str) -> None:
    session = known.session(name)
    book.add(session, at(0))
    rows = known.worked_out(name)["rows"]
    statistics = figures(book)
    total = imps_of(known.worked_out(name))
    assert {each.name: each.all.imps for each in statistics.players} == dict(
        dict.fromkeys(session.sheet.players, 0), **total
    )
    for player in statistics.players:
        parts: dict[str, list[int]] = {"all": [], "declarer": [], "dummy": [], "defence": []}
        held = 0
        for deal, counts, row in zip(session.deals, session.counts, rows, strict=True):
            imps = row.get("imps", {}).get(player.name)
            if imps is None:
                continue
            parts["all"].append(imps)
            held += counts.hcp[deal.decks.index(player.name)] or 0
            if deal.declarer == player.name:
                parts["declarer"].append(imps)
            elif deal.dummy == player.name:
                parts["dummy"].append(imps)
            elif deal.declarer is not None:
                parts["defence"].append(imps)
        for part, won in parts.items():
            assert getattr(player, part) == Part(len(won), sum(won))
        assert player.hcp_per_deal == (held / len(parts["all"]) if parts["all"] else 0)
        assert player.evenings == 1
    for pair in statistics.pairs:
        together = [
            (index, row["imps"][pair.names[0]])
            for index, row in enumerate(rows)
            if "imps" in row and session.deals[index].partner_of(pair.names[0]) == pair.names[1]
        ]
        assert pair.all == Part(len(together), sum(imps for _, imps in together))
        declared = [imps for i, imps in together if session.deals[i].declarer in pair.names]
        assert pair.declarer == Part(len(declared), sum(declared))
    # What one pair wins, another loses.
    assert sum(pair.all.imps for pair in statistics.pairs) == 0
    scored = sum("imps" in row for row in rows)
    assert sum(pair.all.deals for pair in statistics.pairs) == 2 * scored
    assert sum(each.hcp_per_deal * each.all.deals for each in statistics.players) == pytest.approx(
        40 * scored
    )


def test_evenings_add_up_and_names_are_as_people_write_them(book: Book) -> None:
    evening = known.session("evening-1")
    book.add(evening, at(0))
    once = {each.name: each for each in figures(book).players}
    again = with_names(numbered(evening, 7), {"Vera": " VERA ", "Anna": "An na"})
    sheet = replace(again.sheet, date=date(2026, 12, 4))
    book.add(replace(again, sheet=sheet), at(1))
    twice = {each.name: each for each in figures(book).players}
    # The newest spelling is shown.
    assert set(twice) == {"Boris", "Dima", "Egor", "VERA", "An na"}
    for name, made in twice.items():
        before = next(each for each in once.values() if folded(each.name) == folded(name))
        assert made.evenings == 2
        assert made.won == 2 * before.won
        assert made.all == Part(before.all.deals * 2, before.all.imps * 2)
        assert made.all.per_deal == before.all.per_deal
        assert made.hcp_per_deal == before.hcp_per_deal


def test_the_best_partner_has_most_imps_a_deal(book: Book) -> None:
    book.add(known.session("evening-3-official"), at(0))
    statistics = figures(book)
    few = 5
    for player in statistics.players:
        partners = {
            (set(pair.names) - {player.name}).pop(): pair.all
            for pair in statistics.pairs
            if player.name in pair.names
        }
        assert player.best_partner in partners
        enough = {n: share for n, share in partners.items() if share.deals >= few} or partners
        best = max(share.per_deal for share in enough.values())
        assert partners[player.best_partner or ""].per_deal == best


def test_names_are_merged_and_separated(book: Book) -> None:
    evening = known.session("evening-1")
    book.add(evening, at(0))
    book.add(with_names(numbered(evening, 7), {"Vera": "Verochka", "Anna": "Anja"}), at(1))
    assert len(figures(book).players) == 7
    book.merge("verochka ", "Vera")
    book.merge("Anna", "Anja")
    with Book.open(book.path) as other:
        persons = {each.name: each for each in figures(other).players}
    assert set(persons) == {"Vera", "Anja", "Boris", "Dima", "Egor"}
    assert {each.evenings for each in persons.values()} == {2}
    assert {each.evenings for each in figures(book).pairs} == {2}
    book.separate("VEROCHKA")
    assert len(figures(book).players) == 6


def test_a_name_merged_by_an_earlier_program_is_still_merged(book: Book) -> None:
    apart = "andreu\u0306"  # as folded before accents were composed
    with closing(connect(book.path)) as other:
        other.execute("INSERT INTO alias VALUES(?, 'Boris')", (apart,))
    assert book.aliases() == {folded(apart): "Boris"}
    book.add(with_names(known.session("evening-1"), {"Anna": "Andreu\u0306"}), at(0))
    book.separate("ANDRE\u016d")
    assert book.aliases() == {}


def test_two_names_that_an_earlier_program_told_apart_do_not_stop_the_figures(book: Book) -> None:
    texts = records(known.session("evening-1"))
    old = session_of({name: text.replace("Anna", "Ver\u200ba") for name, text in texts.items()})
    book.add(old, at(0))
    assert {each.name for each in figures(book).players} == set(old.sheet.players)
    with Book.open(book.path) as other:
        assert other.load(old.sheet.id).session == old


def test_a_merged_name_takes_those_merged_with_it_along(book: Book) -> None:
    book.merge("A", "B")
    book.merge("B", "C")
    assert {name: folded(person) for name, person in book.aliases().items()} == {"a": "c", "b": "c"}
    for one, other in (("a", "C"), ("C", "b"), ("A", "B"), ("X", " x")):
        with pytest.raises(BookError, match="already merged"):
            book.merge(one, other)
    book.merge("D", "a")
    assert folded(book.aliases()["d"]) == "c"


def test_two_who_played_together_are_two(book: Book) -> None:
    book.add(known.session("evening-1"), at(0))
    with pytest.raises(BookError, match="played in one session"):
        book.merge("Vera", "anna")
    assert book.aliases() == {}
    # Merged names stay apart in an evening in which both play.
    book.merge("Verochka", "Vera")
    typist = Typist(book, known.session("evening-1").sheet.id)
    typist.type(c.Rename((("Anna", "Verochka"),)))
    assert {each.name for each in figures(book).players} == {
        *known.session("evening-1").sheet.players,
        "Verochka",
    } - {"Anna"}


def test_deleted_evenings_and_such_without_a_score_do_not_count(book: Book) -> None:
    book.add(blank(known.session("evening-1")), at(0))
    assert figures(book) == Figures((), ())
    book.add(known.session("evening-3-official"), at(0))
    assert len(figures(book).players) == 5
    book.delete([known.session("evening-3-official").sheet.id], at(1))
    assert figures(book) == Figures((), ())


def test_an_evening_is_won_when_it_is_over(book: Book) -> None:
    evening = longer(known.session("evening-3-official"), 3)
    typist = typed(book, evening)
    assert {each.won for each in figures(book).players} == {0, 1}
    typist.type(c.ChangePlan(4))
    assert {each.won for each in figures(book).players} == {0}


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
    with closing(connect(book.path)) as connection:
        one, two = read_all(connection)
    assert (replace(one.line, id=""), one.counted) == (replace(two.line, id=""), two.counted)
    assert any(isinstance(deal, PlayedDeal) for deal in reveal(evening).deals)


# Seasons.


def test_each_scored_deal_is_told_by_who_played_it(book: Book) -> None:
    session = known.session("evening-1")
    book.add(session, NINE)
    book.add(with_names(numbered(session, 7), {"Dima": "Dmitri"}), NINE)
    book.merge("Dmitri", "Dima")
    fresh = figures(book).deals
    rows = [row for row in known.worked_out("evening-1")["rows"] if "target_team" in row]
    expected: Counter[tuple[frozenset[str], int, int]] = Counter()
    for row in rows:
        stronger = f"team_{row['target_team']}"
        imps = row[f"{stronger}_imps"]
        side = frozenset(name for name, won in row["imps"].items() if won == imps)
        expected[side, row[f"{stronger}_hcp"], imps] += 2
    found: Counter[tuple[frozenset[str], int, int]] = Counter()
    for scored in fresh:
        for hcp, *_, imps in scored.deals:
            side = frozenset(scored.players[:2])
            found[side if imps else frozenset(scored.players), hcp, imps] += 1
    assert found == expected
    assert {name for scored in fresh for name in scored.players} == set(session.sheet.players)
    assert figures(book).deals == fresh, "and the same from what was written down"


def test_a_season_is_the_evenings_that_count_oldest_first(book: Book) -> None:
    session = known.session("evening-1")
    older = with_names(numbered(session, 7), {"Anna": "Anna B."})
    older = replace(older, sheet=replace(older.sheet, date=date(2025, 1, 2)))
    for each in (session, older):
        book.add(each, NINE)
    book.merge("Anna B.", "Anna")
    season = book.seasons()["russian"]
    assert [evening.date for evening in season.evenings] == [date(2025, 1, 2), session.date]
    totals = known.worked_out("evening-1")["totals"]
    assert season.sums == {name: 2 * won for name, won in totals.items()}
    book.delete([older.sheet.id], NINE)
    assert book.seasons()["russian"].sums == totals
    assert "rubber" not in book.seasons()


def test_a_season_knows_what_each_player_of_an_evening_gets(book: Book) -> None:
    session = known.session("evening-1")
    stake = Stake(50, Per.POINT, "EUR")
    rules = replace(session.sheet.rules, stake=stake)
    book.add(replace(session, sheet=replace(session.sheet, rules=rules)), NINE)
    # Computed, and then from the cache.
    for _ in range(2):
        (evening,) = book.seasons()["russian"].evenings
        assert evening.counted.coins == tuple(50 * won for won in evening.points)
        assert evening.counted.currency == "EUR"
