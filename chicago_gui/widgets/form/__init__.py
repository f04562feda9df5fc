"""The form on the screen: the table of cells, the typing line, and the face around them."""
