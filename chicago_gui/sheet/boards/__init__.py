"""Shared code of the duplicate games: board, score card, file, form and sentences."""
