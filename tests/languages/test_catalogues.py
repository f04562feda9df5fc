"""The catalogues have every text, translated, with the same placeholders."""

from __future__ import annotations

import inspect
import re
import string
import subprocess
import sys
from enum import Enum
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest

import chicago_gui
from chicago_gui import games, languages
from chicago_gui.scoring import Refused
from chicago_gui.sheet import words
from chicago_gui.sheet.play import DealReason
from chicago_gui.sheet.words import LANGUAGES, refusal
from tests.conftest import UNKNOWN
from tests.systems import needs_shell

ROOT = Path(__file__).parents[2]


def _loaded() -> ModuleType:
    """Return the script `packaging/catalogues.py` as a module."""
    path = ROOT / "packaging" / "catalogues.py"
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[path.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


catalogues = _loaded()

_SHORT = 6
"""A heading of so few letters may be short for a longer word."""


@pytest.fixture(scope="module")
def said() -> list[Any]:
    texts: list[Any] = catalogues.texts()
    return texts


def figures(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_there_is_a_catalogue_for_each_language_but_english() -> None:
    assert {*catalogues.FORMS, "en"} == set(LANGUAGES)


@pytest.mark.parametrize("language", ["ru", "de"])
def test_no_text_is_missing_or_without_a_translation(said: list[Any], language: str) -> None:
    known, kept = set(said), catalogues.read(language)
    assert [text for text in said if not kept.get(text)] == [], "run packaging/languages"
    assert [text for text in kept if text not in known] == [], "run packaging/languages"


def test_keys_stand_in_no_text_but_are_put_in(said: list[Any]) -> None:
    # What is Ctrl here is ⌘ on a Mac and Strg in German: `words.keys` knows.
    held = [text.text for text in said if re.search(r"\b(Ctrl|Shift|Alt|Meta)\b", text.text)]
    assert sorted(held) == ["Ctrl", "Shift"]


def test_every_reason_for_a_refusal_and_every_column_is_among_them(said: list[Any]) -> None:
    known = {text.text for text in said}
    for found in walk_packages(chicago_gui.__path__, "chicago_gui."):
        if found.name.endswith("__main__"):
            continue
        for _, kind in inspect.getmembers(import_module(found.name), inspect.isclass):
            if issubclass(kind, Enum) and kind.__name__.endswith(("Reason", "Cause")):
                assert {str(reason.value) for reason in kind} <= known, kind
    for kind_of_game in games.kinds():
        form = games.form(kind_of_game)
        for column in form.columns:
            texts = {column.heading, column.spoken, column.over}
            assert {text for text in texts if text.strip("1234")} <= known, kind_of_game


@pytest.mark.parametrize("language", ["ru", "de"])
def test_the_same_figures_are_put_in_in_each_language(language: str) -> None:
    wrong = [
        (text.text, form)
        for text, forms in catalogues.read(language).items()
        for form in forms
        if figures(form) != figures(text.text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", ["ru", "de"])
def test_no_translation_begins_or_ends_otherwise_than_its_text(language: str) -> None:
    # A sentence stays a sentence, a heading a heading, and what is joined keeps its spaces.
    def ends(text: str) -> tuple[bool, ...]:
        return (text[:1].isspace(), text[-1:].isspace(), text[-1:] == ".", text[-1:] == "…")

    wrong = [
        (text.text, form)
        for text, forms in catalogues.read(language).items()
        for form in forms
        if ends(form) != ends(text.text) and len(text.text) > _SHORT
        if not form.endswith("имп.")
    ]
    assert wrong == []


@needs_shell
def test_the_compiled_catalogues_are_fresh(tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", str(ROOT / "packaging" / "languages"), str(tmp_path)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    for language in ("ru", "de"):
        kept = (ROOT / "chicago_gui" / "languages" / f"{language}.qm").read_bytes()
        assert kept == (tmp_path / f"{language}.qm").read_bytes(), "run packaging/languages"


_ONE_WORD = {
    # For what the glossary has a word, another one would be a second thing.
    "de": (r"\b[Pp]ause", r"\bgepasst", r"\bEmpfänger", r"\b[Ss]piel(er)?plan\b"),
    "ru": (r"\bпропуск", r"\bпауз", r"\bмаст[ьи] без козыр", r"\bвист"),
}


@pytest.mark.parametrize("language", ["ru", "de"])
def test_one_thing_has_one_word(language: str) -> None:
    wrong = [
        (text.text, form)
        for text, forms in catalogues.read(language).items()
        for form in forms
        if any(re.search(word, form) for word in _ONE_WORD[language])
    ]
    assert wrong == []


_WORDS = {
    "declarer": ("lleinspiel|spielend", "азыгрыв|озыгрыш|грает"),
    "vulnerable": ("Gefahr", "[Зз]он"),
    "passed out": ("urchgepasst", "аспас"),
    "sits out": ("setzt", "отдых"),
    "target": ("Soll", "[Нн]орм"),
    "swap": ("[Tt]ausch", "бмен|меня"),
    "honours": ("Honneur", "нёр"),
    "traveller": ("Boardzettel", "ротокол"),
    "movement": ("Laufplan", "схем|Схем"),
    "rubber": ("Rubber", "оббер"),
    "part-score": ("Teilkontrakt", "астичн"),
    "matchpoint": ("Matchpunkt", "атчпойнт"),
    "book": ("Buch|Bücher", "ниг"),
}
"""The glossary's words, and what a translation of a text with one of them has in it."""


@pytest.mark.parametrize(("language", "at"), [("de", 0), ("ru", 1)])
def test_the_words_are_the_glossary_s(language: str, at: int) -> None:
    wrong = [
        (word, text.text, form)
        for text, forms in catalogues.read(language).items()
        for word, said in _WORDS.items()
        if re.search(rf"(?<![{{\w]){word}(?![}}\w])", text.text, re.IGNORECASE)
        for form in forms
        if not re.search(said[at], form)
    ]
    assert wrong == []


def test_nobody_is_said_to_be_a_man_in_russian() -> None:
    """A verb beside the name of a player has no gender."""
    name = r"\{(?:names?|what|one|other)\}"
    done = rf"\w+(?:л|лся) {name}|{name} \w{{2,}}(?:л|лся)\b(?!\()"
    wrong = [
        (text.text, form)
        for text, forms in catalogues.read("ru").items()
        for form in forms
        if re.search(done, form)
    ]
    assert wrong == []


FORM_OF = {
    "ru": {1: 0, 21: 0, 101: 0, 2: 1, 4: 1, 22: 1, 0: 2, 5: 2, 11: 2, 12: 2, 25: 2, 111: 2},
    "de": {1: 0, 0: 1, 2: 1, 5: 1, 11: 1, 21: 1, 101: 1},
}
"""Which of its forms a text takes beside a number."""


@pytest.mark.parametrize("language", FORM_OF)
def test_beside_a_number_each_text_takes_the_form_that_people_say(language: str) -> None:
    languages.speak(language)
    for text, forms in catalogues.read(language).items():
        if text.plural:
            said = {at: words.plural(text.text, text.text, at) for at in FORM_OF[language]}
            assert said == {at: forms[form] for at, form in FORM_OF[language].items()}


@pytest.mark.parametrize(
    "glued", ['tr(f"{name} is out")', 'tr("out: " + name)', 'tr("out: {n}".format(n=name))']
)
def test_a_text_put_together_is_refused(tmp_path: Path, glued: str) -> None:
    (tmp_path / "planted.py").write_text(f"told = {glued}\n")
    with pytest.raises(ValueError, match=r"planted\.py:1"):
        catalogues.texts(tmp_path)


def test_a_word_that_a_refusal_gets_at_run_time_is_missed_in_the_catalogues() -> None:
    refusal(Refused(DealReason.PASSED_OUT, what="result"))
    assert set() == UNKNOWN
    refusal(Refused(DealReason.PASSED_OUT, what="a planted word"))
    assert {"a planted word"} == UNKNOWN  # with it, this test would fail
    UNKNOWN.clear()
