"""The smallest legal game: throw a die or leave it, once each. The template for a new game; tested, never listed."""
