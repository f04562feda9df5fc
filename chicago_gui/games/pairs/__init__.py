"""Pairs: every result of a board compared with every other, for 2 to 20 pairs."""
