"""What logwright check finds out and shows: missions, crews, scenarios, reasons for lost deals, records."""
