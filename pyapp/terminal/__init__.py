"""Rollbook for somebody at a terminal: the games in words. Nothing of the engine knows of it."""
