"""What both games share: the contract, chance, records, notation helpers, the compile decorator."""
