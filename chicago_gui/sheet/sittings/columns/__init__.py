"""The columns that every game with sittings has: deal, dealer, Z, contract, by, result, honours."""
