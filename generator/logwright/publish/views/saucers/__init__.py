"""What pages say of games and scenarios of saucers."""
