"""Sentences from data: what objectives and missions say, in every language, out of the locales' words."""
