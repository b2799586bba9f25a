"""Mission sheets: one mission on one page, to hand out or send."""
