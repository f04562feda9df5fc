"""Parsers for typed text: names, counts, contracts and results.

No module here keeps state or knows a session. Each parser reads the start of a text. It returns
what it read and the remaining text, or raises `Refused` with one sentence.
"""
