"""The starter set: rules in short, the first missions and every card they need, in one file."""
