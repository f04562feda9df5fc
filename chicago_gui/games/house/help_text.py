"""The help: the game as this group plays it, the keys, and the tables, as headings and lines."""

from __future__ import annotations

from chicago_gui.games.house.sheet import Rotation
from chicago_gui.games.house.words import ROTATION, rule_words
from chicago_gui.scoring import HOUSE, IMP_THRESHOLDS, OFFICIAL
from chicago_gui.sheet.help import Topic, common_keys, result_keys, suit_keys, whole_deal_keys
from chicago_gui.sheet.words import sentence, tr


def topics() -> tuple[Topic, ...]:
    """Return the help from first to last topic."""
    return (_game(), _keys(), _sitting_out(), _targets(), _imps(), _secrets())


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
