"""The games, each in a room of its own: its deal, rules, totals, form and words."""
