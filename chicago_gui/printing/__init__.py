"""Draws laid-out pages as PDF, on a printer or in the preview, all with one painter."""
