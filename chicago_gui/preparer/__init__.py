"""The Preparer face: created when it is opened, destroyed when it is covered."""
