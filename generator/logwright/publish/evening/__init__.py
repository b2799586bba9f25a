"""The evening at the table: task cards are drawn, and a mission is found that is about as hard as another."""
