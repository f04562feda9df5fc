"""The form on the screen: a table of cells, the line one types in, and a face around them."""
