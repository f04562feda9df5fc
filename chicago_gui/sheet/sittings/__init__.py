"""Shared code of the games in which two sides play several deals and then settle."""
