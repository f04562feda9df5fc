"""What games have in common in which two sides sit down for several deals and settle them."""
