"""From the library to things that people use: pages, figures, and what the browser needs."""
