"""Los Banditos: two bandits fight over loot with combinations of three dice."""
