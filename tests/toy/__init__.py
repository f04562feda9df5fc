"""A game that only the tests know: two players cut the pack, and the higher card wins points."""
