"""Games on paper: summary, rules sheet, club book. Facts become HTML, CSV and JSON; no Qt."""
