"""Chicago: a desktop score sheet for bridge evenings."""

__version__ = "0.4.2"
