"""What every sheet has, whatever is played: words, names, entries, files. Pure, no game in it."""
