"""A contract with its double and who plays it, in the orders and words that people write."""

from __future__ import annotations

import pytest

from chicago_gui.scoring import Refused, ScoringReason
from chicago_gui.sheet import words
from chicago_gui.sheet.entry import EntryReason, contract_of

ENGLISH = ("Boris", "Vera", "Dima", "Sonja")
MIXED = ("Boris", "Vera", "Dima", "Соня")
RUSSIAN = ("Борис", "Вера", "Дима", "Соня")


@pytest.fixture(params=["NT", "БК", "SA"], autouse=True)
def _spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What no trump is called, which tells the languages apart here."""
    own = {"NT": request.param}
    monkeypatch.setattr(words, "_catalogue", lambda text, about, count: own.get(text, text))


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        # English
        ("4s, boris", "4S"),
        ("4s,b", "4S"),
        ("4♠, boris", "4S"),
        ("4 spades , boris", "4S"),
        ("4sx, b", "4SX"),
        ("4 hearts doubled boris", "4HX"),
        ("4 hearts doubled by boris", "4HX"),
        ("4 hearts by boris doubled", "4HX"),
        ("4 hearts by boris, doubled", "4HX"),
        ("4 hearts, doubled, by boris", "4HX"),
        ("4 hearts boris x", "4HX"),
        ("4 hearts dbl by boris", "4HX"),
        ("4 hearts rdbl boris", "4HXX"),
        ("4 hearts redoubled by boris", "4HXX"),
        ("4 hearts boris redoubled", "4HXX"),
        ("4 hearts played by boris", "4H"),
        ("boris 4h", "4H"),
        ("Boris: 4hx", "4HX"),
        ("boris plays 4 hearts doubled", "4HX"),
        ("3 no trumps, doubled, boris", "3NTX"),
        # German
        ("4 Herz, Boris", "4H"),
        ("4 Herz von Boris", "4H"),
        ("4 Herz gespielt von Boris", "4H"),
        ("4 Herz Kontra Boris", "4HX"),
        ("4 Herz kontriert von Boris", "4HX"),
        ("4 Herz von Boris kontriert", "4HX"),
        ("4 Herz im Kontra von Boris", "4HX"),
        ("4 Herz mit Kontra Boris", "4HX"),
        ("4 Herz Boris im Kontra", "4HX"),
        ("4 Herz rekontriert Boris", "4HXX"),
        ("4 Herz Boris im Rekontra", "4HXX"),
        ("Boris spielt 4 Pik im Kontra", "4SX"),
        ("Boris 3 SA", "3NT"),
    ],
)
def test_latin_words_in_any_order(text: str, contract: str) -> None:
    found = contract_of(text, ENGLISH, None, (*ENGLISH, "Egor"))
    assert (str(found[0]), found[1]) == (contract, "Boris")


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("4 пики, вера", "4S"),
        ("4п,в", "4S"),
        ("4 пики с контрой вера", "4SX"),
        ("4 пики под контрой, вера", "4SX"),
        ("4п с контрой в", "4SX"),
        ("4 пики контра вера", "4SX"),
        ("4 пики, контра, вера", "4SX"),
        ("4 пики вера контра", "4SX"),
        ("4 пики вера с контрой", "4SX"),
        ("4 пики, вера, с контрой", "4SX"),
        ("4 пики с реконтрой вера", "4SXX"),
        ("4 пики вера реконтра", "4SXX"),
        ("4 пики играет вера", "4S"),
        ("4 пики с контрой играет вера", "4SX"),
        ("4 пики разыгрывает вера", "4S"),
        ("вера 4 пики", "4S"),
        ("Вера играет 4 пики с контрой", "4SX"),
        ("3 без козырей с контрой вера", "3NTX"),
        ("3 б/к вера", "3NT"),
        ("6 бубей, вера", "6D"),
    ],
)
def test_russian_words_in_any_order(text: str, contract: str) -> None:
    found = contract_of(text, RUSSIAN, None, (*RUSSIAN, "Егор"))
    assert (str(found[0]), found[1]) == (contract, "Вера")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4 hearts doubled", EntryReason.DECLARER),
        ("4 черви с контрой", EntryReason.DECLARER),
        ("4 Herz im Kontra", EntryReason.DECLARER),
        ("4s,", EntryReason.DECLARER),
        ("4 черви с соня", EntryReason.NO_NAME),
        ("4 hearts doubled boris vera", EntryReason.NO_NAME),
        ("4 Herz im Boris", EntryReason.NO_NAME),
        ("boris plays", ScoringReason.LEVEL_MISSING),
        ("boris 8h", ScoringReason.LEVEL),
        ("xaver 4h", ScoringReason.LEVEL_MISSING),
        ("4, s boris", ScoringReason.DENOMINATION),
    ],
)
def test_what_is_half_understood_is_refused(text: str, reason: EntryReason | ScoringReason) -> None:
    with pytest.raises(Refused) as refused:
        contract_of(text, MIXED, None, (*MIXED, "Egor"))
    assert refused.value.reason is reason


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("four spades vera", "4S"),
        ("Vera plays three no trumps doubled", "3NTX"),
        ("vier Pik von Vera im Kontra", "4SX"),
        ("четыре пики вера", "4S"),
        ("Вера: семь треф", "7C"),
        ("две червы с контрой вера", "2HX"),
    ],
)
def test_its_level_may_be_said(text: str, contract: str) -> None:
    for names in (ENGLISH, RUSSIAN):
        bid, declarer = contract_of(text, names, None, names)
        assert (str(bid), declarer) == (contract, names[1])


def test_a_name_close_behind_a_word_is_not_its_last_letter() -> None:
    names = ("Аня", "Борис", "Onja", "Sonja")
    for text, name in (
        ("6 трефАня", "Аня"),
        ("6 трефа аня", "Аня"),
        ("6 пиканя", "Аня"),
        ("4 heartsonja", "Onja"),
    ):
        assert contract_of(text, names)[1] == name
    for text in ("6 трефа", "4 hearts"):
        with pytest.raises(Refused) as refused:
            contract_of(text, names)
        assert refused.value.reason is EntryReason.DECLARER


def test_a_name_with_a_comma_or_like_a_word_for_a_double_is_that_name() -> None:
    names = ("Smith, J", "Immo", "Соня", "Misha")
    for text, name in (
        ("4s smith, j", "Smith, J"),
        ("4s, smith", "Smith, J"),
        ("4 hearts im", "Immo"),
        ("4 черви с", "Соня"),
        ("4 hearts mi", "Misha"),
    ):
        assert contract_of(text, names)[1] == name
