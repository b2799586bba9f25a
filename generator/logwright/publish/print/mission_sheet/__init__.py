"""Mission sheets: one mission on one page, to hand round or to send to a friend."""
