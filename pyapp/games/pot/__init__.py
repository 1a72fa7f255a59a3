"""Pass the Pot: three dice, a lid full of coins, and one turn for everybody to take it."""
