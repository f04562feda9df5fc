"""What stands beside the score card: the two teams, their running points, what is compared."""

from __future__ import annotations

from chicago_gui.games.teams.columns import points_unit
from chicago_gui.games.teams.view import ScoreLine, View
from chicago_gui.sheet.board_words import points_words
from chicago_gui.sheet.panel import Panel, Running, Standing, StandingLine, Way
from chicago_gui.sheet.words import plural, tr


def panel(view: View) -> Panel:
    """Return the panel."""
    return Panel(standing(view), running(view))


def standing(view: View) -> Standing:
    """Return both teams' points; the title has the victory points once there are any."""
    found, session = view.totals, view.session
    if found.victory_points is not None:
        one, two = map(points_words, found.victory_points)
        title = tr("Victory points {one} – {two}").format(one=one, two=two)
    elif found.done:
        title = tr("Final result")
    elif found.compared:
        planned = session.planned_boards
        title = plural(
            "After {count} of {planned} board", "After {count} of {planned} boards", planned
        ).format(count=found.compared, planned=planned)
    else:
        title = tr("Before the first comparison")
    return Standing(
        title=title,
        unit=points_unit(session.rules.scoring),
        lines=tuple(
            StandingLine(team.name, points, text=str(points))
            for team, points in zip(session.teams, found.points, strict=True)
        ),
    )


def running(view: View) -> Running:
    """Return both teams' ways over the boards that are compared, in the order of their numbers."""
    compared = [
        shown.line
        for shown in view.deals
        if isinstance(shown, ScoreLine) and shown.line.points is not None
    ]
    return Running(
        title=tr("Running {points}").format(points=points_unit(view.session.rules.scoring)),
        nothing_yet=tr("The lines begin with the first board that both rooms have played."),
        ways=tuple(
            Way(
                team.name,
                (
                    (0, 0),
                    *((at, line.totals[index]) for at, line in enumerate(compared, start=1)),
                ),
            )
            for index, team in enumerate(view.session.teams)
        ),
        planned=view.session.planned_boards,
    )
