"""The house game: Chicago with Russian scoring, for five."""
