"""The building blocks of all figures: elements, inks, lettering, symbols."""
