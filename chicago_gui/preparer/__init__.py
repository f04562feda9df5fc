"""The Preparer face: made when it is opened, gone when it is covered."""
