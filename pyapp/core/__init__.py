"""What every game shares. Knows no game, no clock, no file and no browser."""
