"""Teams of four: one match, each board played in two rooms, compared in IMPs or by the board."""
