"""The main window: strip, menus and pages. It knows only the Table's side."""
