"""Tutto's bots."""

from __future__ import annotations

from ...core.bot import Bot

BOTS: dict[str, Bot] = {}
