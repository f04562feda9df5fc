"""The parts that all score sheets share: words, names, entries, files. Pure; knows no game."""
