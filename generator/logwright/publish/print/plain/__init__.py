"""Plain editions: the same words in large print, as text and in braille."""
