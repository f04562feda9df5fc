"""Brings the catalogues in resources/languages up to what the program says.

What a person may read is written in English where it is said, and found there: what `tr`,
`plural` and `later` are called with, the constants that a module hands to `tr`, the reasons of
refusals, and the headings of columns. New texts come in unfinished, those that nobody says any
more go; what is translated stays.
"""

from __future__ import annotations

import ast
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "chicago_gui"
CATALOGUES = ROOT / "resources" / "languages"
CONTEXT = "chicago"
FORMS = {"ru": 3, "de": 2}
"""How many forms a word has beside a number: 1, 21; 2, 3, 4, 22; 5 to 20 in Russian."""

_HEADINGS = (
    *("heading", "spoken", "over", "unit", "what", "covered", "replaced"),
    "file_word",
)
"""What a column or a game calls itself, in English."""

_TABLES = {"Tool": 1, "Menu": 0, "Listed": 1, "Number": 0}
"""What is made of a text at this place, to be shown later."""


@dataclass(frozen=True, order=True, slots=True)
class Text:
    """An English text: what it is about, and whether it comes with a number."""

    text: str
    about: str = ""
    plural: bool = False
    where: str = field(default="", compare=False)


def texts(package: Path = PACKAGE) -> list[Text]:
    """Return every text that `package` says, each once, in the order of the files."""
    trees = {
        path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(package.rglob("*.py"))
    }
    found: dict[Text, None] = {}
    for path, tree in trees.items():
        for text in _said_in(path, tree, trees):
            if text.text:
                found.setdefault(text)
    return list(found)


def _said_in(path: Path, tree: ast.AST, trees: dict[Path, ast.Module]) -> Iterator[Text]:
    where = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call | ast.ClassDef):
            continue
        match node:
            case ast.Call(func=ast.Name(id="tr" | "later"), args=[first, *rest]):
                about = rest[0].value if rest and isinstance(rest[0], ast.Constant) else ""
                # `later` has one pattern for both forms where English needs no other.
                later = isinstance(node.func, ast.Name) and node.func.id == "later"
                for text in _strings(first, path, trees):
                    yield Text(text, str(about), later and "{count}" in text, where=where)
            case ast.Call(
                func=ast.Name(id="outside" | "check_range" | "check_choice" | "check_choice"),
                args=[ast.Constant(value=str(text)), *_],
            ) if not text.startswith("--"):
                yield Text(text, where=where)
            case ast.Call(func=ast.Attribute(attr="wrong"), args=[ast.Constant(value=str(text))]):
                yield Text(text, where=where)
            case ast.Call(func=ast.Name(id="plural"), args=[_, more, _]):
                for text in _strings(more, path, trees):
                    yield Text(text, plural=True, where=where)
            case ast.Call(func=ast.Name(id=name), args=args) if name in _TABLES and args:
                for text in _within(args[min(_TABLES[name], len(args) - 1)]):
                    yield Text(text, where=where)
            case ast.Call(func=ast.Name(id="_Points"), args=args):
                for arg in args:
                    for text in _within(arg):
                        yield Text(text, where=where)
            case ast.Call(func=ast.Name(id="UnitWords"), keywords=keywords):
                for keyword in keywords:
                    # What ends in `_one` is English only, as the first argument of `plural`.
                    name = keyword.arg or ""
                    for text in () if name.endswith("_one") else _within(keyword.value):
                        yield Text(text, plural=name in ("count", "account"), where=where)
            # A field: its key, its name, and a line of history.
            case ast.Call(args=[_, name, ast.Constant(value=str(line)), *_]) if "{what}" in line:
                for text in (*_within(name), line):
                    yield Text(text, where=where)
            case ast.ClassDef(name=name, bases=bases):
                for text in _of_class(name, bases, node):
                    yield Text(text, where=where)


def _of_class(name: str, bases: list[ast.expr], node: ast.ClassDef) -> Iterator[str]:
    """Return the patterns of reasons and causes, and the headings of a column."""
    reasons = name.endswith(("Reason", "Cause")) and bases
    for line in node.body:
        named: list[tuple[ast.expr, ast.expr]]
        match line:
            case ast.Assign(targets=[ast.Name() as target], value=value):
                named = [(target, value)]
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                named = list(zip(names, values, strict=True))
            case _:
                continue
        for target, value in named:
            if isinstance(target, ast.Name) and (reasons or target.id in _HEADINGS):
                yield from _within(value)


def _strings(node: ast.expr, path: Path, trees: dict[Path, ast.Module]) -> Iterator[str]:
    """Return the texts that `node` may be: itself, or those of the constant it names.

    Raises `ValueError` where a text is glued or filled in first: no catalogue can have what comes
    out.
    """
    match node:
        case ast.JoinedStr() | ast.BinOp() | ast.Call(func=ast.Attribute(attr="format")):
            raise ValueError(f"{path}:{node.lineno}: put together before it is looked up")
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _strings(one, path, trees)
            yield from _strings(other, path, trees)
        case ast.Name(id=name) | ast.Attribute(value=ast.Name(), attr=name):
            yield from _constant(name, path, trees)
        case ast.Subscript(value=ast.Name(id=name) | ast.Attribute(value=ast.Name(), attr=name)):
            yield from _constant(name, path, trees)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="get"), args=[_, *rest]):
            yield from _constant(name, path, trees)
            for other in rest:
                yield from _strings(other, path, trees)


def _constant(name: str, path: Path, trees: dict[Path, ast.Module]) -> Iterator[str]:
    """Return the texts in the constant `name` of a module, or of the one it comes from."""
    for node in trees[path].body:
        match node:
            case ast.Assign(targets=[ast.Name(id=found)], value=value) if found == name:
                yield from _within(value)
            case ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as value) if (
                found == name
            ):
                yield from _within(value)
            case ast.ImportFrom(module=str(module), names=names):
                for alias in names:
                    if (alias.asname or alias.name) == name:
                        source = _file_of(module)
                        if source in trees:
                            yield from _constant(alias.name, source, trees)


def _within(value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Dict(values=values):
            for each in values:
                yield from _within(each)
        case ast.Tuple(elts=elts) | ast.List(elts=elts):
            for each in elts:
                yield from _within(each)


def _file_of(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


# --- the files of Qt Linguist


def read(language: str) -> dict[Text, tuple[str, ...]]:
    """Return what a catalogue has for each text: a translation, or one for each form."""
    path = CATALOGUES / f"{language}.ts"
    if not path.exists():
        return {}
    found = {}
    for message in ET.parse(path).iter("message"):
        plural = message.get("numerus") == "yes"
        text = Text(message.findtext("source") or "", message.findtext("comment") or "", plural)
        translation = message.find("translation")
        forms: tuple[str, ...] = ()
        if translation is not None:
            each = translation.findall("numerusform") if plural else [translation]
            forms = tuple(form.text or "" for form in each)
        found[text] = forms if all(forms) else ()
    return found


def write(language: str, said: list[Text], translated: dict[Text, tuple[str, ...]]) -> int:
    """Write the catalogue of `said`; return how many texts wait for a translation."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    waiting = 0
    for text in said:
        message = ET.SubElement(context, "message")
        if text.plural:
            message.set("numerus", "yes")
        ET.SubElement(message, "source").text = text.text
        if text.about:
            ET.SubElement(message, "comment").text = text.about
        ET.SubElement(message, "extracomment").text = text.where
        forms = translated.get(text, ())
        translation = ET.SubElement(message, "translation")
        if not forms:
            translation.set("type", "unfinished")
            waiting += 1
        if text.plural:
            for form in forms or ("",) * FORMS[language]:
                ET.SubElement(translation, "numerusform").text = form
        elif forms:
            translation.text = forms[0]
    ET.indent(root, " " * 4)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    content = head + ET.tostring(root, encoding="unicode") + "\n"
    (CATALOGUES / f"{language}.ts").write_text(content, encoding="utf-8")
    return waiting


def main() -> int:
    """Bring every catalogue up to the program; the status says whether one has a gap."""
    said = texts()
    status = 0
    for language in FORMS:
        waiting = write(language, said, read(language))
        if waiting:
            print(f"{language}.ts: {waiting} of {len(said)} texts wait for a translation")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
