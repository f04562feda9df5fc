"""Teams of four: one match, each board played in two rooms and compared in IMPs or by the board."""
