"""The help that every game with sittings has alike: its keys, what a deal is worth, the account."""

from __future__ import annotations

from chicago_gui.scoring import Contract, parts
from chicago_gui.sheet.form import common_keys
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import tr

_DOWN = range(1, 6)


def keys(*own: tuple[str, str]) -> Topic:
    """Return the keys; `own` are those that only this game has, already worded."""
    common = common_keys()
    head, *always = common.rows
    return Topic(
        common.heading,
        common.paragraphs,
        (
            head,
            (tr("Enter, space"), tr("takes who is proposed to play with whom, shows others")),
            (tr("ac bd"), tr("partners by their initials, or only two of them")),
            (tr("4sx v"), tr("four spades doubled, by Vera; p when all pass")),
            ("=, +1, −2, 10", tr("the result, or the tricks taken; from anywhere by its sign")),
            (tr("4sx v +1"), tr("both at once")),
            (tr("100 a"), tr("honours in Ann's hand, in their column")),
            *own,
            *always,
        ),
    )


def undertricks() -> Topic:
    """Return what tricks short of the contract cost."""
    rows = []
    for down in _DOWN:
        cells = (
            str(parts(Contract.parse(bid), 7 - down, vulnerable).undertricks)
            for bid in ("1S", "1SX", "1SXX")
            for vulnerable in (False, True)
        )
        rows.append((str(down), *cells))
    head = (
        tr("Down"),
        *(tr("not vulnerable"), tr("vulnerable")),
        *(tr("doubled, not vulnerable"), tr("doubled, vulnerable")),
        *(tr("redoubled, not vulnerable"), tr("redoubled, vulnerable")),
    )
    return Topic(tr("Tricks short of the contract"), (), (head, *rows))


def account(unit: str) -> Topic:
    """Return how the evening is settled; `unit` says when a sitting is, already worded."""
    return Topic(
        tr("The account"),
        (
            unit,
            tr(
                "The difference goes to each of the two winners, and each of the two losers pays "
                "it: all accounts together are always zero. By the rule of the evening it is "
                "settled to the point or in whole hundreds."
            ),
            tr(
                "Who plays with whom next and who sits out is proposed so that partners, opponents "
                "and times out stay as equal as can be."
            ),
            tr(
                "Whoever comes late is added under “Players and heading”, whoever leaves is taken "
                "out there; for what is played without them they owe nothing."
            ),
        ),
    )


def passed_out() -> str:
    """Return what becomes of a deal that all pass."""
    return tr("When all pass, the line is struck and the same dealer deals again.")
