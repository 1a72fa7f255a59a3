"""Rollbook: dice games as pure rules, and one engine that plays them."""

__version__ = "0.1.0"
