"""Whole sessions by keyboard, from the first name to the last IMP."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.app import dialogs
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import loads
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import session_pages
from chicago_gui.games.house.view import PlayedDeal
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.printing.files import pdf_bytes
from chicago_gui.record import replace
from chicago_gui.sheet import words
from tests.conftest import EveningFile
from tests.window import DOWN, END, ENTER, ESC, F2, NAMES, RIGHT, SPACE, TAB, Window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    # A session needs hundreds of keys, and most of their time would be drawing.
    with Window(tmp_path, drawn=False) as window:
        yield window


@pytest.fixture
def going_on(qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]) -> Iterator[Window]:
    """Yield the session in which deal 6 is being played and deal 7 counted."""
    with Window(tmp_path, evenings["evening-2-going-on"].path, drawn=False) as window:
        yield window


# --- how to type


def initials(name: str, among: Iterable[str]) -> str:
    """Return the shortest prefix that tells a name from the others."""
    others = [other for other in among if other != name]
    for length in range(1, len(name)):
        begun = name[:length].casefold()
        if not any(other.casefold().startswith(begun) for other in others):
            return begun
    return name.casefold()


def four_of(window: Window, deal: int) -> list[str]:
    preparer = window.cell(deal, columns.PREPARED_BY)
    return [name for name in window.view.sheet.players if name != preparer]


def as_set(teams: Sequence[Sequence[str]]) -> set[frozenset[str]]:
    return {frozenset(team) for team in teams}


def proposed(window: Window) -> list[tuple[str, ...]]:
    """Return the teams that the form proposes in grey."""
    deal, column, _ = window.at()
    shown = [window.preview(deal, column, part) for part in (0, 1)]
    return [tuple(cell.split(" – ")) for cell in shown if cell]


def type_preparer(window: Window, deal: int, name: str) -> None:
    """Press F2, and enter `name` if the sheet proposes another preparer."""
    window.press(F2)
    assert window.preparing
    if window.cell(deal, columns.PREPARED_BY) != name:
        window.walk_to(deal, columns.PREPARED_BY)
        window.type(f"{initials(name, window.view.sheet.players)}⏎")
    assert window.cell(deal, columns.PREPARED_BY) == name


def type_seats(window: Window, deal: int, teams: Sequence[Sequence[str]]) -> None:
    """Accept the proposed line-up if it is `teams`, otherwise type them."""
    assert window.at() == (deal, columns.PARTNERS, 0)
    for keys in ("⏎", " ⏎"):
        if keys == " ⏎":
            window.press(SPACE)
        if proposed(window) == [tuple(team) for team in teams]:
            window.press(ENTER)
            return
    four = four_of(window, deal)
    one, two = (initials(name, four) for name in teams[0])
    window.type(f"{one} {two}⏎")


def type_preparation(window: Window, at: int, deal: dict[str, Any], result: str = "") -> None:
    """Type all entries of a deal before the cards are handed out.

    `result`, that of the deal still being played, is typed in between.
    """
    type_preparer(window, at, deal["prepared_by"])
    a, b, c, d = (str(deal["hcp"][deck]) for deck in "ABCD")
    window.type(f"{a} {b}⏎{result}⏎{c} {d}⏎" if result else f"{a} {b} {c} {d}⏎")
    players = window.view.sheet.players
    picks = " ".join(initials(deal["decks"][deck], players) for deck in "ABC")
    window.type(f"{picks}⏎")  # the last deck goes to the last player
    type_seats(window, at, deal["teams"])
    window.type("".join("z" if vulnerable else "-" for vulnerable in deal["vulnerable"]) + "⏎")
    assert window.at() == (at, columns.OPENS, 0)
    if window.preview(at, columns.OPENS) == deal["opening_bid"]:
        window.press(ENTER)
    else:
        window.type(f"{initials(deal['opening_bid'], players)}⏎")
    window.press(ENTER)  # the cards are handed out
    assert not window.preparing


def type_contract(window: Window, at: int, deal: dict[str, Any]) -> None:
    if deal["contract"] == "pass":
        window.type("p⏎")
        return
    who = initials(deal["declarer"], four_of(window, at))
    found = re.fullmatch(r"(\d)(C|D|H|S|NT)(X*)", deal["contract"])
    assert found is not None
    level, strain, doubled = found.groups()
    strain = STRAINS.get(words.spoken(), {}).get(strain, strain).lower()
    window.type(f"{level}{strain}{doubled.lower()} {who}⏎")


STRAINS = {
    "ru": dict(zip(("C", "D", "H", "S", "NT"), ("т", "б", "ч", "п", "бк"), strict=True)),
    "de": dict(zip(("C", "D", "H", "S", "NT"), ("t", "k", "h", "p", "sa"), strict=True)),
}


def result_of(deal: dict[str, Any]) -> str:
    over = deal["tricks"] - 6 - int(deal["contract"][0])
    return "=" if not over else f"{over:+d}"


def number(text: str) -> int | None:
    return None if text == words.tr("empty") else int(text.replace("−", "-"))


def row(window: Window, at: int) -> dict[str, int | None]:
    """Return the figures that the form shows for one deal."""
    held = window.column(at, columns.TEAM_HCP)
    imps = window.column(at, columns.IMPS)
    target = window.column(at, columns.TARGET)
    difference = window.column(at, columns.DIFFERENCE)
    team = 0 if target[0] != words.tr("empty") else 1
    return {
        "deal": number(window.cell(at, columns.DEAL)),
        "target_team": team + 1,
        "target": number(target[team]),
        "difference": number(difference[team]),
        "team_1_imps": number(imps[0]),
        "team_2_imps": number(imps[1]),
        "team_1_hcp": number(held[0]),
        "team_2_hcp": number(held[1]),
    }


# --- real sessions


def type_heading(window: Window, evening: dict[str, Any]) -> None:
    """Fill in the new-session page by keyboard: names, plan, first preparer, rules."""
    window.ctrl("n")
    page = window.on(NewSessionPage)
    for name in evening["players"]:
        window.type(name)
        window.press(TAB)
    for _ in range(evening["players"].index(evening["deals"][0]["prepared_by"])):
        window.press(DOWN)
    tab_to(window, page.plans[15])
    for _ in range((10, 15, 20, 25).index(evening["planned_deals"]) - 1):
        window.press(RIGHT)
    if evening["rules"]["targets"] == "official":
        tab_to(window, page.rules.choices["targets"])
        window.press(DOWN)
    if evening["rules"]["passed_out"] == "score":
        tab_to(window, page.rules.choices["passed_out"])
        window.press(DOWN)
    tab_to(window, page.start)
    window.press(SPACE)
    sheet = window.view.sheet
    assert (sheet.planned_deals, list(sheet.players)) == (
        evening["planned_deals"],
        evening["players"],
    )
    assert sheet.rules == loads(json.dumps(evening)).sheet.rules


def tab_to(window: Window, widget: object) -> None:
    for _ in range(40):
        if window.app.focusWidget() is widget:
            return
        window.press(TAB)
    raise AssertionError(f"Tab does not lead to {widget}")


def test_a_real_evening_comes_out_when_it_is_typed(
    window: Window, evenings: dict[str, EveningFile]
) -> None:
    window.chicago.speak("ru")
    evening = evenings["evening-1"]
    file, expected = json.loads(evening.text), evening.expected
    type_heading(window, file)
    deals = file["deals"]
    waiting = ""  # the result of a deal played while the next one is counted
    for at, deal in enumerate(deals):
        type_preparation(window, at, deal, waiting)
        type_contract(window, at, deal)
        waiting = ""
        if deal["contract"] != "pass" and at % 3 == 1 and at + 1 < len(deals):
            # A result begins with a sign, so it goes to the deal in play from any cell.
            waiting = result_of(deal)
        elif deal["contract"] != "pass":
            window.type(f"{result_of(deal)}⏎")
    for at, wanted in enumerate(expected["rows"]):
        shown = row(window, at)
        if "target" in wanted:
            assert {key: wanted[key] for key in shown} == shown
        else:
            assert shown["deal"] == wanted["deal"]
            assert window.said(at, columns.CONTRACT) == words.tr("passed out")
    assert window.standing() == expected["totals"]
    window.start_again()
    window.main.setUpdatesEnabled(True)
    window.main.grab()
    if window.main.sheet is None:  # a finished session must be opened from the list
        window.chicago.sessions.open(window.book.latest() or "")
    written = loads(window.chicago.faces.session_text())
    meant = loads(evening.text)
    assert written.counts == meant.counts
    for mine, theirs in zip(written.deals, meant.deals, strict=True):
        assert as_set(mine.teams or ()) == as_set(theirs.teams or ())
        assert replace(mine, teams=None) == replace(theirs, teams=None)


def test_an_open_session_goes_on(
    qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]
) -> None:
    evening = evenings["evening-2-going-on"]
    with Window(tmp_path, evening.path, drawn=False) as window:
        assert window.wanted.startswith("Deal 6. Type the result")
        for at, wanted in enumerate(evening.expected["rows"][:5]):
            shown = row(window, at)
            assert {key: wanted[key] for key in shown} == shown
        assert window.standing() == evening.expected["totals"]
        window.type("=⏎")
        # Score 110 for the team with 21 HCP, target 50: difference 60, 2 IMPs.
        assert window.column(5, columns.HCP) == ["8", "13", "5", "14"]
        assert window.column(5, columns.SCORE) == ["empty", "+110"]
        assert window.column(5, columns.TARGET) == ["empty", "50"]
        assert window.column(5, columns.IMPS) == ["−2", "+2"]
        assert window.column(6, columns.HCP) == ["covered"] * 4
        window.press(F2)
        window.type("4⏎")
        assert "40 ✓" in window.then + window.wanted
        # Аня 14, Вера 10, Дима 12, Борис 4.
        window.type("авд⏎")
        assert window.at() == (6, columns.PARTNERS, 0)
        window.type("ав⏎-z⏎⏎⏎")
        assert not window.preparing
        window.type("3nt а⏎")
        window.type("-1⏎")
        # One down, not vulnerable, for the team with 24 HCP, target 200: −250, −6 IMPs.
        assert window.column(6, columns.TEAM_HCP) == ["24", "16"]
        assert window.column(6, columns.DIFFERENCE) == ["−250", "empty"]
        assert window.column(6, columns.IMPS) == ["−6", "+6"]
        before = evening.expected["totals"]
        change = {"Аня": -2 - 6, "Борис": -2 + 6, "Вера": -6, "Дима": 2 + 6, "Егор": 2}
        assert window.standing() == {name: before[name] + change[name] for name in before}
        assert window.wanted.startswith("Deal 7: 3NT by Аня, −1, not vulnerable: −50.")
        file = tmp_path / "out.chicago"
        file.write_text(window.chicago.faces.session_text(), "utf-8")
        assert loads(file.read_bytes()).deals[:5] == loads(evening.text).deals[:5]


# --- an invented session of fifteen deals


def four_counts(random: Random) -> list[int]:
    while True:
        first = [random.randint(2, 17) for _ in range(3)]
        if 0 <= 40 - sum(first) <= 20:
            return [*first, 40 - sum(first)]


class Evening:
    """Types a whole session of random deals."""

    def __init__(self, window: Window, seed: int) -> None:
        self.window = window
        self.random = Random(seed)
        self.swaps = 0

    @property
    def at(self) -> int:
        return len(self.window.view.deals) - 1

    def wrong(self, keys: str, sentence: str) -> None:
        """Type something wrong: the line shows `sentence` and nothing changes."""
        before = self.window.sheet()
        self.window.type(keys)
        assert self.window.refusal == sentence
        assert self.window.sheet() == before
        # Esc would clear the line at the Table, but in the Preparer face it covers.
        self.window.press(END)
        self.window.type("⌫" * len(self.window.line.text()))

    def prepare(self, result: str) -> None:
        """Type a deal up to the handing out; `result` is that of the deal still being played."""
        window, random = self.window, self.random
        window.press(F2)
        a, b, c, d = four_counts(random)
        window.type(f"{a} {b}⏎{result}{c}⏎{d}⏎")
        picks = random.sample(four_of(window, self.at), 3)
        window.type("".join(initials(name, window.view.sheet.players) for name in picks) + "⏎")
        if random.random() < 0.3:
            window.press(SPACE)
        window.press(ENTER)
        window.type("".join(random.choice("z-") for _ in range(2)) + "⏎⏎⏎")
        assert not window.preparing

    def bid(self) -> str:
        """Type a contract, and swap if the sheet asks for it; return the keys of a result."""
        window, random, at = self.window, self.random, self.at
        four = four_of(window, at)
        declarer = random.choice(four)
        level, strain = random.randint(1, 7), random.choice(["c", "d", "h", "s", "nt"])
        doubled = random.choice(["", "", "", "x", "xx"])
        window.type(f"{level}{strain}{doubled} {initials(declarer, four)}⏎")
        if window.wanted.startswith("Swap before the lead"):
            dummy = window.view.deals[at].deal.dummy
            window.type("s⏎")
            assert window.view.deals[at].deal.declarer == dummy
            assert window.said(at, columns.CONTRACT).endswith(f"bid by {declarer}")
            self.swaps += 1
        over = random.randint(-2, 13 - 6 - level)
        return f"{over:+d}⏎" if over else "=⏎"

    def play(self, planned: int, passing: set[int]) -> None:
        """Play all planned deals; those with numbers in `passing` are passed out at first."""
        window, result = self.window, ""
        while window.view.sheet.next_number <= planned:
            if self.random.random() < 0.5:  # it is typed before the next deal is counted
                window.type(result)
                result = ""
            self.prepare(result)
            number = window.view.deals[self.at].number
            if number in passing:
                passing = passing - {number}
                window.type("p⏎")
                assert window.said(self.at, columns.CONTRACT) == "passed out"
                result = ""
            else:
                result = self.bid()
        window.type(result)

    def totals(self) -> dict[str, int]:
        """Return what each player's IMPs on the form add up to."""
        totals = dict.fromkeys(NAMES, 0)
        for at, shown in enumerate(self.window.view.deals):
            imps = map(number, self.window.column(at, columns.IMPS))
            for team, won in zip(shown.deal.teams or (), imps, strict=False):
                for name in team:
                    totals[name] += won or 0
        return totals


def test_an_evening_of_fifteen_deals_from_the_first_name_to_the_pdf(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.ctrl("n")
    for name in NAMES:
        window.type(f"{name}⏎")
    window.type("⏎⏎")  # first preparer, start
    begun = window.sheet()
    evening = Evening(window, 2026)
    evening.play(15, passing={4, 9})

    assert window.view.scored == 15
    assert len(window.view.deals) == 17
    assert evening.swaps >= 1
    assert window.standing() == evening.totals()
    assert window.wanted.startswith("Deal 15:")

    # Earlier deals are corrected, and all totals follow.
    played = [at for at, each in enumerate(window.view.deals) if not each.deal.passed_out]
    one, two, three = played[0], played[6], played[3]
    deal = window.view.deals[two].deal
    declarer = initials(deal.declarer or "", four_of(window, two))
    for at, column, part, keys in (
        (one, columns.RESULT, 0, "-3⏎"),
        (two, columns.CONTRACT, 0, f"1c {declarer}⏎"),
        (two, columns.Z, 1, "-⏎" if deal.vulnerable[1] else "z⏎"),
    ):
        before = window.sheet()
        window.walk_to(at, column, part)
        window.type(keys)
        assert window.refusal == ""
        assert window.sheet() != before
        assert window.standing() == evening.totals()

    # The four counts of a deal that is over change in one step.
    window.walk_to(three, columns.HCP, 0)
    evening.wrong("1 2 3 4⏎", "Counts must add up to 40: retype all four, such as 12 9 13 6.")
    window.type("10 11 12 7⏎")
    assert [window.cell(three, columns.HCP, part) for part in range(4)] == ["10", "11", "12", "7"]
    assert window.standing() == evening.totals()

    # The PDF shows the same.
    out = tmp_path / "evening.pdf"
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: out)
    window.ctrl("e")
    pages = session_pages(FORM, window.view, window.chicago.papers.paper)
    assert out.read_bytes() == pdf_bytes(pages, ", ".join(window.view.sheet.players))

    # Undo and redo everything. Counts remain steps of the preparer even when their deal is over:
    # the Table's undo leaves them until their deal is undone.
    end, totals = window.sheet(), window.standing()
    steps = 0
    while window.action("undo").isEnabled():
        window.ctrl("z")
        steps += 1
    assert steps > 15 * 7
    assert [line[:3] for line in window.sheet()] == [line[:3] for line in begun]
    assert not any(isinstance(shown, PlayedDeal) for shown in window.view.deals)
    while window.action("redo").isEnabled():
        window.ctrl("z", shift=True)
        steps -= 1
    assert steps == 0
    assert window.sheet() == end
    assert window.standing() == totals == evening.totals()


def test_wrong_keys_in_between_are_told_in_place_and_change_nothing(window: Window) -> None:
    window.begin()
    evening = Evening(window, 1)
    window.press(F2)
    counts = "Type the four counts: 12 9 13 6."
    evening.wrong("39⏎", "HCP: 0 to 37, not 39.")
    evening.wrong("x⏎", counts)
    window.type("12⏎")
    evening.wrong("-1⏎", counts)
    window.type("9⏎13⏎7⏎")
    assert window.wanted.startswith("Sum 41: 1 over 40.")
    window.type("12⏎9⏎13⏎6⏎")  # all four again, one by one
    assert window.column(0, columns.HCP) == ["12", "9", "13", "6"]
    assert window.at() == (0, columns.PLAYER, 0)
    evening.wrong("a⏎", "Anna does not play this deal.")
    window.type("b⏎v⏎")
    evening.wrong("b⏎", "Boris already has deck A.")
    window.type("d⏎⏎")
    z = "Type z or - for each team, or r to roll the die."
    evening.wrong("q⏎", z)
    window.type("z⏎")
    evening.wrong("q⏎", z)
    window.type("-⏎")
    evening.wrong("a⏎", "Anna does not play this deal.")
    window.type("b⏎⏎")
    assert not window.preparing
    contract = window.at()
    assert contract == (0, columns.CONTRACT, 0)
    declarer = "Type declarer after the contract: Boris (b), Vera (v), Dima (d), Egor (e)."
    evening.wrong("4s⏎", declarer)
    evening.wrong("4s v v⏎", "“v” does not fit here.")
    window.type("4sx v⏎")
    evening.wrong("-11⏎", "4♠X goes at most 10 down, not 11.")
    window.type("=⏎")
    assert window.refusal == ""
    assert window.view.scored == 1


REFUSED = [
    (0, columns.PLAYER, 0, "100⏎", "These rules count no honours."),
    (0, columns.PREPARED_BY, 0, "Мария⏎", "Nobody here is called Мария."),
    (0, columns.PARTNERS, 0, "а а⏎", "Type two partners or all four players: “аб ве”."),
    (0, columns.Z, 1, "quite⏎", "Type z or - for each team, or r to roll the die."),
    (0, columns.OPENS, 0, "д⏎", "Дима does not play this deal."),
    (5, columns.CONTRACT, 0, "4sxxx а⏎", "Type X to double, XX to redouble."),
    (5, columns.CONTRACT, 0, "4s в⏎", "Вера does not play this deal."),  # who prepares it
    (5, columns.RESULT, 0, "-9⏎", "2♠ goes at most 8 down, not 9."),
    (5, columns.RESULT, 0, "==⏎", "“=” does not fit here."),
]  # fmt: skip


def test_every_wrong_entry_is_told_in_place_and_the_old_value_stays(going_on: Window) -> None:
    before, steps = going_on.sheet(), going_on.action("undo").text()
    for deal, column, part, keys, sentence in REFUSED:
        going_on.walk_to(deal, column, part)
        going_on.type(keys)
        assert going_on.refusal == sentence, (column, keys)
        assert going_on.line.text() == keys.rstrip("⏎")
        assert going_on.sheet() == before
        going_on.press(ESC)
        assert going_on.refusal == ""
    assert going_on.action("undo").text() == steps


def test_a_third_deal_is_not_begun_while_the_first_of_two_is_played(going_on: Window) -> None:
    going_on.press(F2)
    going_on.type("4⏎абв⏎⏎zz⏎⏎⏎")
    going_on.walk_to(6, columns.CONTRACT)
    going_on.type("2s а⏎")
    going_on.press(F2)
    assert not going_on.preparing
    assert going_on.refusal == "Deal 6 is still being played."
    assert len(going_on.view.deals) == 7


def test_what_is_typed_into_the_built_program_on_each_system_scores_a_deal(window: Window) -> None:
    typed = Path(__file__).parents[1] / "packaging" / "typed-deal"
    window.ctrl("n")
    for line in typed.read_text("utf-8").splitlines():
        if line == "F2":
            window.press(F2)
        else:
            window.type(f"{line}⏎")
    assert window.view.sheet.players == NAMES
    assert window.cell(0, columns.CONTRACT) == "1♣ by Boris"
    assert window.cell(0, columns.RESULT) == "="
