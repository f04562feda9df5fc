"""What both faces are built from: theme, suit signs, form, pads, chart, standing. No secrets."""
