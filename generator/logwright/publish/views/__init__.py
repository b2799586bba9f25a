"""View models: data about games and missions, ready for pages, sheets and the designer."""
