"""The help: the game, its keys and tables as topics; and a deal in three pictures.

The deal in the pictures is made up; its score, target and IMPs follow the house rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.house.sheet import Rotation
from chicago_gui.games.house.words import ROTATION, rule_words
from chicago_gui.paper.marks import STRONG, Band, Mark, StraightLine, Suit, Text, TextAlign
from chicago_gui.scoring import HOUSE, IMP_THRESHOLDS, OFFICIAL, Contract
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.windows import (
    FirstStep,
    Topic,
    common_keys,
    result_keys,
    suit_keys,
    whole_deal_keys,
)
from chicago_gui.sheet.words import later, sentence, signed, tr


def topics() -> tuple[Topic, ...]:
    """Return the help from first to last topic."""
    return (_game(), _keys(), _sitting_out(), _not_five(), _targets(), _imps(), _secrets())


def _game() -> Topic:
    return Topic(
        tr("The game"),
        (
            tr(
                "Five play; four sit at the table and the fifth prepares: shuffles, deals four "
                "hands, counts their high cards (A 4, K 3, Q 2, J 1; 40 in all) and puts them in "
                "the folder as decks A to D."
            ),
            tr(
                "The players pick decks unseen and sit down as two teams. Each team rolls a die "
                "for its vulnerability: 4, 5 and 6 are in the zone. Then the deal is bid and "
                "played as ever."
            ),
            tr(
                "The team with more high-card points has a target. Its score less the target "
                "becomes IMPs, for the two partners; their opponents have the opposite."
            ),
            tr(
                "When all pass, the deal is thrown in and dealt again, or by the other rule it "
                "scores 0 less the target."
            ),
        ),
    )


def _not_five() -> Topic:
    return Topic(
        tr("Four, or more than five"),
        (
            tr(
                "With four everybody plays: nobody prepares, and nothing is covered. Type the "
                "counts after the result, in the order of the form: 12 9 13 6."
            ),
            tr(
                "Enter begins the next deal. Counts can wait: the deal has no IMPs until they "
                "are typed."
            ),
            tr(
                "Edit, Players and heading: untick a player who leaves, add one who joins. It "
                "counts from the next deal on. Whoever joins counts as often out as the lowest."
            ),
        ),
    )


def _keys() -> Topic:
    common = common_keys()
    head, *always = common.rows
    return Topic(
        common.heading,
        common.paragraphs,
        (
            head,
            ("F2", tr("opens the Preparer face on the next deal")),
            ("Esc", tr("covers the Preparer face at once")),
            ("12 9 13 6", tr("the four counts, in the Preparer face")),
            ("b v d", tr("who picked decks A, B, C; the last player gets D")),
            (tr("Enter, Space"), tr("takes the line-up shown, shows another")),
            ("va", tr("Vera plays with Anna")),
            ("z -", tr("the first team is vulnerable, the second is not; r rolls the die")),
            ("4sx v", tr("four spades doubled, by Vera; p when all pass")),
            suit_keys(),
            (tr("S"), tr("takes the swap that is asked for")),
            ("= +1 \N{MINUS SIGN}2", tr("the result")),
            result_keys(),
            ("9 12", tr("at a count of a finished deal: two counts change places")),
            ("13", tr("at a player of a finished deal: the HCP noted; - for none")),
            ("100, 150", tr("there: honours, where the rules count them")),
            (tr("at the deal's number"), tr("a note on the deal")),
            whole_deal_keys(),
            *always,
        ),
    )


def _sitting_out() -> Topic:
    rows = tuple((tr(ROTATION[mode.value]), rule_words(mode)) for mode in Rotation)
    return Topic(tr("Who sits out"), (), ((tr("Rule"), tr("What it does")), *rows))


def _targets() -> Topic:
    head = (tr("HCP"), tr("house"), tr("house, z"), tr("official"), tr("official, z"))
    both = zip(HOUSE.rows, OFFICIAL.rows, strict=True)
    rows = tuple(
        (str(hcp), *(str(points) for row in pair for points in row))
        for hcp, pair in enumerate(both, start=20)
    )
    return Topic(tr("Targets"), (), (head, *rows))


def _imps() -> Topic:
    more = tr("{points} and more")
    rows = tuple((more.format(points=low), str(imps)) for imps, low in enumerate(IMP_THRESHOLDS))
    heading = sentence(tr("IMPs"))
    return Topic(heading, (), ((tr("Difference"), heading), *rows))


def _secrets() -> Topic:
    return Topic(
        tr("What is secret"),
        (
            tr(
                "High-card points and targets of a deal are secret until its result is in. The "
                "preparer's face shows the counts of the deal in hand and nothing else that is "
                "secret; it covers itself after two minutes without a key, and when the lid is "
                "closed, the screen is locked or the window is put away."
            ),
            tr("The Table face refuses the first figure of a count, so that nobody sees it."),
            tr(
                "A code, to be set for the evening in the settings, keeps that face from being "
                "opened by a stray key. One that nobody remembers goes with the file codes.json, "
                "which lies beside the folder of the backups (Edit, Backups)."
            ),
            tr("Whoever owns the computer can read the file of the book."),
        ),
    )


HCP = (12, 9, 13, 6)
PLAYERS = (later("Vera"), later("Boris"), later("Dima"), later("Anna"))
"""Who picked decks A to D. The first and the third play together."""
CONTRACT, TRICKS = Contract.parse("4S"), 11
SCORE, TARGET, IMPS = 450, 300, 4

# In mm.
_WIDTH, _HEIGHT = 80.0, 36.0
_EDGE, _ROW = 2.0, 6.4
_COLUMNS = (11.0, 11.0, 20.0)
_ASIDE = _EDGE + sum(_COLUMNS) + 3.0
_ROOM = _WIDTH - _ASIDE - _EDGE
_HATCH = 1.3
# In points.
_SMALL, _USUAL, _LARGE = 9.0, 10.5, 16.0


def first_steps() -> tuple[FirstStep, ...]:
    """Return the pictures in the order in which a deal is lived."""
    return (
        FirstStep(
            tr("Prepare"),
            tr(
                "Who sits out shuffles, counts the high-card points of the four decks and types "
                "them (F2). Nobody else may see them: Esc covers."
            ),
            _picture(_counts(), _prepared(), tr("A form: four counts, 40 in all")),
            secret=True,
        ),
        FirstStep(
            tr("Play"),
            tr(
                "Each player has picked a deck. The form shows who plays what; the counts and the "
                "target they make stay covered."
            ),
            _picture(_covers(), _played(), tr("The same form, its counts covered")),
        ),
        FirstStep(
            tr("Reveal"),
            tr(
                "Type the result, and the deal opens: the score against the target becomes IMPs, "
                "and the standing follows."
            ),
            _picture(_counts(), _revealed(), tr("The form open: score, target and IMPs")),
        ),
    )


def _picture(counts: Iterator[Mark], aside: Iterator[Mark], spoken: str) -> Picture:
    return Picture(_WIDTH, _HEIGHT, (*_table(), *counts, *aside), spoken)


def _table() -> Iterator[Mark]:
    """Yield the ruled part: the decks and who picked them."""
    right, bottom = _EDGE + sum(_COLUMNS), _EDGE + 5 * _ROW
    yield Band(_EDGE, _EDGE, right - _EDGE, _ROW)
    x = _EDGE
    for width, heading in zip(_COLUMNS, (tr("Deck"), tr("HCP"), tr("Player")), strict=True):
        yield Text(x, _EDGE, width, _ROW, heading, _SMALL, bold=True)
        yield StraightLine(x, _EDGE, x, bottom, _weight(x == _EDGE))
        x += width
    yield StraightLine(right, _EDGE, right, bottom, STRONG)
    for row in range(6):
        yield StraightLine(_EDGE, _y(row), right, _y(row), _weight(row in (0, 5)))
    for row, (deck, player) in enumerate(zip("ABCD", PLAYERS, strict=True), start=1):
        yield Text(_EDGE, _y(row), _COLUMNS[0], _ROW, deck, _USUAL)
        at = _EDGE + _COLUMNS[0] + _COLUMNS[1]
        name, left = tr(player), TextAlign.LEFT
        yield Text(at + 1.5, _y(row), _COLUMNS[2] - 2, _ROW, name, _USUAL, side=left)


def _counts() -> Iterator[Mark]:
    for row, count in enumerate(HCP, start=1):
        yield Text(_EDGE + _COLUMNS[0], _y(row), _COLUMNS[1], _ROW, str(count), _USUAL, bold=True)


def _covers() -> Iterator[Mark]:
    for row in range(1, 5):
        yield from _cover(_EDGE + _COLUMNS[0] + 2.5, _y(row) + 1.6, 6.0, _ROW - 3.2)


def _prepared() -> Iterator[Mark]:
    yield _line(1, " + ".join(map(str, HCP)))
    yield _line(2, f"{sum(HCP)} ✓", _LARGE, bold=True)


def _played() -> Iterator[Mark]:
    yield from _contract()
    yield _line(3, tr("Target"), side=TextAlign.LEFT)
    yield from _cover(_ASIDE + 18.0, _y(3) + 1.6, 10.0, _ROW - 3.2)


def _revealed() -> Iterator[Mark]:
    over = TRICKS - CONTRACT.level - 6
    yield _line(0, tr("{result}: {score}").format(result=signed(over), score=SCORE))
    team = HCP[0] + HCP[2]
    yield _line(1, tr("Target for {hcp} HCP: {target}").format(hcp=team, target=TARGET))
    yield StraightLine(_ASIDE + 4, _y(2) + 0.8, _ASIDE + _ROOM - 4, _y(2) + 0.8)
    yield _line(2, signed(SCORE - TARGET), bold=True)
    yield _line(3.4, tr("{imps} IMPs").format(imps=signed(IMPS)), _LARGE, bold=True)


def _contract() -> Iterator[Mark]:
    middle, size = _ASIDE + _ROOM / 2, 5.6
    level = str(CONTRACT.level)
    yield Text(middle - 8, _y(0.6), 7.4, _ROW, level, _LARGE, bold=True, side=TextAlign.RIGHT)
    yield Suit(middle, _y(0.6) + (_ROW - size) / 2, size, CONTRACT.denomination)
    yield _line(1.7, tr("by {player}").format(player=tr(PLAYERS[0])))


def _cover(x: float, y: float, width: float, height: float) -> Iterator[Mark]:
    """Yield an even hatch in a box: what lies beneath is not there."""
    for x1, y1, x2, y2 in (
        (x, y, x + width, y),
        (x, y + height, x + width, y + height),
        (x, y, x, y + height),
        (x + width, y, x + width, y + height),
    ):
        yield StraightLine(x1, y1, x2, y2)
    at = _HATCH
    while at < width + height:
        down, across = min(at, height), min(at, width)
        yield StraightLine(x + at - down, y + down, x + across, y + at - across)
        at += _HATCH


def _line(
    row: float,
    text: str,
    size: float = _USUAL,
    *,
    bold: bool = False,
    side: TextAlign = TextAlign.CENTRE,
) -> Text:
    return Text(_ASIDE, _y(row), _ROOM, _ROW, text, size, bold, side)


def _y(row: float) -> float:
    return _EDGE + row * _ROW


def _weight(outer: bool) -> float:
    return STRONG if outer else 0.2
