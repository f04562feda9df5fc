"""Pairs: each result of a board is compared with all others; for 2 to 20 pairs."""
