"""The Table face and the pages around it: all that everybody may look at."""
