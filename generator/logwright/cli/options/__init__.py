"""Options that several commands share: a library, missions, a folder, an address."""
