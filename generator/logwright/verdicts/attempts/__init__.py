"""Attempts of people, programs and crews: begun, resumed, and compared."""
