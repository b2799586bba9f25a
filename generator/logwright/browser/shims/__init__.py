"""Pure Python shims for compiled modules that browsers lack; packed beside the packages that import them."""
