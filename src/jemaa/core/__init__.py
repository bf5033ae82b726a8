"""What both games share: the contract, chance, records, notation helpers and the compile decorator."""
