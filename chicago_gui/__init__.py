"""Chicago: a desktop score sheet for five-player bridge."""

__version__ = "0.2.0"
