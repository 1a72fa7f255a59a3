"""Pass the Pot: three dice, a lid full of coins, and everybody one turn to take it away."""
