"""Orders for print shops: what each asks for, pictures and PDFs as it takes them, and what to do there."""
