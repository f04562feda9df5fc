"""The rotation: advice on who sits out, who plays with whom and who opens, and its counts."""
