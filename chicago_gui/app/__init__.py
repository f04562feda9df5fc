"""The one place that makes things and connects them: book, desk, window, faces, paper."""
