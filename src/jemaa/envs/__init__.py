"""Interfaces for researchers' libraries: a batch of games, PettingZoo, Gymnasium, OpenSpiel."""
