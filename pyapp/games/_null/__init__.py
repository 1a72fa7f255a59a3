"""The smallest legal game: roll a die or pass, once each. The template for a new game; tested, never listed."""
