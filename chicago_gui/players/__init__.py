"""The Table face, and the pages and dialogs that everybody may see."""
