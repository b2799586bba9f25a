"""Small modules in plain Python for compiled ones that no browser has; packed beside the packages that ask for them."""
