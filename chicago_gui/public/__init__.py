"""What everybody at the table may know: values in which a secret has no place.

The Table's side of the program (faces, paper, CSV, chart) knows these types and no others.
Counts of high cards and targets of unplayed deals live in `chicago_gui.evening`.
"""
