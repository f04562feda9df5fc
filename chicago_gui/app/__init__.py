"""Creates all objects of the program and connects them: book, desk, window, faces, paper."""
