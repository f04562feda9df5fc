"""The window around the faces: strip, tools, pages. It knows the Table's side only."""
