"""The open session: changes, undo, storing, and the ports of the two faces. No widgets."""
