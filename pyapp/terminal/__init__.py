"""Rollbook in a terminal: the games in words. No part of the engine imports it."""
