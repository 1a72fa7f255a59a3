"""Tutto: push your luck with six dice and a deck of cards."""
