"""Parts that several pages of the site share."""
