"""Six Colours: three throws, six dice, three cards on offer, and the next player may build on your failure."""
