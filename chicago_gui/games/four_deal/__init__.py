"""Four-deal Chicago: rounds of four deals, with vulnerability by the deal's number."""
