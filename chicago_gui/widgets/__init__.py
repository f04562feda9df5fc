"""Widgets that both faces use: theme, form, pads, chart, standing. They know no secrets."""
