"""The live session: what is open now, undo, keeping, and the faces' two ports. No widgets."""
