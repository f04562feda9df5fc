"""Rubber bridge: two games win the rubber, and a side with a game is vulnerable."""
