"""The pages of the site, one module per kind. Each writes its pages for one book."""
