"""Positions as a table might come to them: any legal walk through the line-ups."""

from __future__ import annotations

from hypothesis import strategies as st

from chicago_gui.games.house.rotation.counts import Tally
from chicago_gui.games.house.rotation.goals import Goal, Position, Search
from chicago_gui.games.house.rotation.line_ups import PARTNERSHIPS, PLAYERS, LineUp, followers
from chicago_gui.record import replace

START = Position(None, 0, (0,) * len(PLAYERS), (0,) * len(PARTNERSHIPS))


def walked(steps: list[int], left: int) -> Position:
    """The position after a deal for each of `steps`, which tells the line-up, and `left` to go."""
    position = replace(START, left=left + len(steps))
    for step in steps:
        line_ups = followers(position.line_up)
        position = position.after(line_ups[step % len(line_ups)])
    return position


def positions(most_left: int) -> st.SearchStrategy[Position]:
    """Positions after up to 20 deals with up to `most_left` to go."""
    return st.builds(walked, st.lists(st.integers(0, 119), max_size=20), st.integers(0, most_left))


def ends(position: Position) -> set[Position]:
    """Every position in which the evening can end: with `left` deals to go some 8 ** `left`."""
    reached = {position}
    for _ in range(position.left):
        reached = {each.after(line_up) for each in reached for line_up in followers(each.line_up)}
    return reached


def meets(end: Position, goal: Goal) -> bool:
    """Whether every count of `end` is within the limits of `goal`."""
    return all(
        low <= count <= high
        for low, count, high in zip(
            goal.out_least + goal.partnered_least,
            end.out + end.partnered,
            goal.out_most + goal.partnered_most,
            strict=True,
        )
    )


def reachable(position: Position, goal: Goal) -> bool:
    """Whether `goal` can be come to, when nothing else is asked."""
    return Search().reaches(position, goal)


def with_deal(tally: Tally, out: int, line_up: LineUp, opener: int | None) -> Tally:
    """The tally after one more deal; without an opener none is counted."""

    def put(values: tuple[int, ...], place: int | None) -> tuple[int, ...]:
        return tuple(tally.dealt if at == place else value for at, value in enumerate(values))

    return Tally(
        dealt=tally.dealt + 1,
        line_up=line_up,
        out=tuple(count + (player == out) for player, count in enumerate(tally.out)),
        last_out=put(tally.last_out, out),
        opened=tuple(count + (player == opener) for player, count in enumerate(tally.opened)),
        last_opened=put(tally.last_opened, opener),
        partnered=tuple(
            count + (pair in (line_up.first, line_up.second))
            for pair, count in enumerate(tally.partnered)
        ),
    )
