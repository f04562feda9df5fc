"""Who sits out, who plays with whom, who opens: advice that comes out even."""
