"""The house game on paper: the session sheet, blank forms, the tables."""
