"""From laid-out pages to paper: PDF, printer and preview, all drawn by one painter."""
