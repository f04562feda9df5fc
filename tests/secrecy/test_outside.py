"""Nothing tells: two evenings that differ in secrets alone are the same to everybody outside.

And the other way round: each kind of leak that a program like this can have is planted, and the
comparison must see it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from chicago_gui.games.house.evening import Counts, Session
from chicago_gui.games.house.sheet import Sheet
from chicago_gui.record import replace
from chicago_gui.scoring import TargetTable
from tests.games.house.evening.strategies import secret_twins
from tests.secrecy.leaks import LEAKS, assert_found, planted
from tests.secrecy.outside import Hearing, differing, outside
from tests.secrecy.twins import EVENING, close_others, coming_and_going_twins, evening_twins, opened
from tests.sheets import known
from tests.window import ENTER, ESC, F2, Window, settle

KEYS = "⏎ ↓↑←→⌦7912zrs4hx=abvdegбвд⎋"
PRESSES = (*KEYS, "ctrl+z", "ctrl+y")
# A whole program is started for each example, and a failure is as telling unshrunk.
WHOLE_PROGRAMS = settings(
    max_examples=3,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
AT_A_GLANCE = ("pixels", "accessible tree", "notice", "title", "undo", "actions", "csv")
"""What is looked at after each key; everything is looked at in the beginning and the end."""

ARROWS = {"↓": Qt.Key.Key_Down, "↑": Qt.Key.Key_Up, "←": Qt.Key.Key_Left, "→": Qt.Key.Key_Right}


def press(window: Window, key: str) -> None:
    """Press one key of `KEYS`, or two held together."""
    if key in ARROWS:
        window.press(ARROWS[key])
    elif key.startswith("ctrl+"):
        window.ctrl(key[-1], shift="shift" in key)
    else:
        window.type(key)


@given(secret_twins(most=3, edits=2), st.lists(st.sampled_from(PRESSES), max_size=8))
@WHOLE_PROGRAMS
def test_evenings_that_differ_in_secrets_alone_are_the_same_outside(
    twins: tuple[Session, Session], keys: list[str]
) -> None:
    def act(window: Window) -> Iterator[dict[str, object]]:
        open_deals = window.view.sheet.open_deals
        yield outside(window)
        for key in keys:
            press(window, key)
            if window.view.sheet.open_deals[: len(open_deals)] != open_deals:
                return  # a result was typed: that deal is no secret any more
            yield outside(window, *AT_A_GLANCE)
        yield outside(window)

    # Letters that no text had before are found in other fonts when they are first drawn, and the
    # first picture with them may differ: so each is drawn once before any is compared.
    opened(twins[0], lambda window: iter([outside(window, "pixels")]))
    for one, other in zip(*(opened(twin, act) for twin in twins), strict=True):
        assert not differing(one, other)


@given(st.integers(0, 10**6), st.integers(0, 10**6))
@WHOLE_PROGRAMS
def test_what_was_typed_in_the_preparers_face_shows_nowhere_after_it_is_covered(
    seed: int, other_seed: int
) -> None:
    def pack(seed: int) -> list[int]:
        random = Random(seed)
        first = [random.randint(1, 13) for _ in range(3)]
        return [*first, 40 - sum(first)]

    def act(counts: list[int], window: Window) -> Iterator[object]:
        window.press(F2)
        for count in counts:
            window.type(f"{count:02}⏎")
        window.type("abv")
        window.press(ENTER)
        window.type("zz")
        window.press(ENTER)
        window.press(ESC)
        yield outside(window)
        window.press(ESC)
        window.type("1nt б⏎")
        yield outside(window, *AT_A_GLANCE)
        window.ctrl("z")
        yield outside(window, *AT_A_GLANCE)

    session = known.session(EVENING)
    counts = [*session.counts[:6], Counts()]
    session = replace(session, counts=tuple(counts))
    runs = [opened(session, partial(act, pack(number))) for number in (seed, other_seed)]
    for one, other in zip(*runs, strict=True):
        assert not differing(one, other)


def test_whether_a_count_is_typed_again_or_another_one_shows_nowhere() -> None:
    session = known.session(EVENING)
    other = replace(session, counts=(*session.counts[:6], Counts((13, 10, 12, None))))

    def act(window: Window) -> Iterator[dict[str, object]]:
        window.type("+1⏎")  # so that there is an hour at which something was kept
        yield outside(window)
        window.press(F2)
        window.press(ARROWS["↑"], ARROWS["↑"], ARROWS["↑"])
        window.type("14⏎")
        window.press(ESC)
        yield outside(window)
        window.press(ESC)
        window.ctrl("z")
        yield outside(window, *AT_A_GLANCE)

    for one, same in zip(*(opened(twin, act) for twin in (session, other)), strict=True):
        assert not differing(one, same)


@pytest.mark.parametrize(
    "typed",
    # Counted; counted and typed, not entered; what can be read, or cannot; refused, and why.
    [("5⏎", "7⏎"), ("5⏎2", "7⏎3"), ("5", "7"), ("xe", "qu"), ("41⏎", "52⏎")],
)
def test_what_is_told_while_covering_is_the_same_whatever_was_counted(
    typed: tuple[str, str],
) -> None:
    def act(keys: str, window: Window) -> Iterator[list[tuple[object, ...]]]:
        for cover in (partial(window.press, ESC), window.chicago.faces.clock.due.emit):
            window.press(F2)
            window.type(keys)
            with Hearing(window.app) as hearing:
                cover()
                settle()
            yield hearing.heard

    session = known.session(EVENING)
    for one, other in zip(*(opened(session, partial(act, keys)) for keys in typed), strict=True):
        assert one == other
        assert not any("Sum so far" in str(each) for each in one)
        assert ("Hide", "Notice") in [each[:2] for each in one]


def test_a_table_of_ones_own_is_no_hint_where_it_bears_on_open_deals() -> None:
    session = known.session(EVENING)
    rows = list(session.sheet.rules.targets.rows)
    tables = []
    for points in (10, 990):
        # 27 HCP is what a team of deal 6 holds; no deal that is over used the row.
        rows[27 - 20] = (points, points)
        tables.append(TargetTable("Ours", tuple(rows)))
    twins = [
        replace(
            session, sheet=replace(session.sheet, rules=replace(session.sheet.rules, targets=table))
        )
        for table in tables
    ]

    def act(window: Window) -> Iterator[dict[str, object]]:
        seen = outside(window)
        # The file holds the rules whole, and the rules are everybody's.
        seen.pop("session file")
        yield seen

    (one,), (other,) = (opened(twin, act) for twin in twins)
    assert not differing(one, other)


def test_deals_with_five_keep_their_secrets_where_players_come_and_go() -> None:
    def act(window: Window) -> Iterator[dict[str, object]]:
        yield outside(window)
        window.press(F2)  # deal 8 is one with five, and is still with its preparer
        assert window.preparing
        window.press(ESC, ESC)
        yield outside(window)
        for key in ("⏎", "1", "2", "⎋", "ctrl+z", "ctrl+z", "ctrl+y", "↑", "⎋"):
            press(window, key)
            yield outside(window, *AT_A_GLANCE)
        yield outside(window)

    twins = coming_and_going_twins()
    assert twins[0].sheet.is_four_next
    assert [twins[0].sheet.is_four(deal) for deal in twins[0].deals[5:]] == [True, False, False]
    for one, other in zip(*(opened(twin, act) for twin in twins), strict=True):
        assert not differing(one, other)


def test_a_secret_that_hung_on_who_is_there_now_would_be_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def act(window: Window) -> Iterator[dict[str, object]]:
        yield outside(window, "session file")
        with monkeypatch.context() as planted:
            # Four are there next: by that alone no deal would have a secret any more.
            planted.setattr(Sheet, "is_four", lambda sheet, deal: sheet.is_four_next)
            yield outside(window, "session file")

    runs = [opened(twin, act) for twin in coming_and_going_twins()]
    (one, told), (other, told_otherwise) = runs
    assert not differing(one, other)
    assert differing(told, told_otherwise) == ["session file"]


def test_no_other_window_shows_more_than_the_table() -> None:
    def act(window: Window) -> Iterator[dict[str, object]]:
        for tool in ("screen", "print", "history", "help"):
            window.use(tool)
            yield outside(window, *AT_A_GLANCE, "objects", "models", "other windows")
            close_others(window)

    for one, other in zip(*(opened(twin, act) for twin in evening_twins()), strict=True):
        assert not differing(one, other)
        assert one["other windows"]


def test_no_page_shows_more_than_the_table() -> None:
    def act(window: Window) -> Iterator[dict[str, object]]:
        for tool in ("evening", "sessions", "figures", "new"):
            window.use(tool)
            yield outside(window, "pixels", "accessible tree", "objects", "models", "title")
            window.press(ESC)

    for one, other in zip(*(opened(twin, act) for twin in evening_twins()), strict=True):
        assert not differing(one, other)


def test_the_streams_and_the_log_hold_no_count(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    def act(window: Window) -> Iterator[None]:
        window.press(F2)
        window.type("31⏎")
        window.type("99⏎")
        window.press(ESC)
        yield None

    with caplog.at_level(logging.DEBUG):
        opened(evening_twins()[0], act)
    said = "".join(capfd.readouterr()) + caplog.text
    assert "31" not in said
    assert "99" not in said


@pytest.mark.parametrize("secret", [Counts((31, 3, 3, 3)), known.session(EVENING)])
def test_what_holds_secrets_prints_none(secret: object) -> None:
    for text in (repr(secret), str(secret), f"{secret}"):
        assert "31" not in text
        assert "14, 10" not in text


# The test of the test --------------------------------------------------------------------------


def test_the_comparison_sees_each_leak(qapp: object) -> None:
    def act(window: Window) -> Iterator[dict[str, object]]:
        count = window.session.counts[5].hcp[0]  # deck A of the deal that is being played
        yield from planted(window, str(count), LEAKS, outside)

    assert_found(LEAKS, zip(*(opened(twin, act) for twin in evening_twins()), strict=True))
