"""What a printed page is made of, in millimetres, whatever is printed on it. No Qt."""
