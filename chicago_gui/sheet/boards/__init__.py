"""What the games of duplicate boards share: the board, its card, the file, the form, the words."""
