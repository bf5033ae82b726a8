"""Trains the networks of bots, in processes of this machine or on a cluster."""
