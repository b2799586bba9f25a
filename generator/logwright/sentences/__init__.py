"""Sentences from data: what objectives and missions say, in every language, using the locales' words."""
