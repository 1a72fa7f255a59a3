"""Six Colours: three rolls, six dice, three cards on offer. The next player can use the dice of your failed turn."""
