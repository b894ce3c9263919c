"""The window: every widget draws from a prompt and a view, and sends answers."""
