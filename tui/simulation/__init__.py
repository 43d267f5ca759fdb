"""Games between bots alone: played on all cores, counted, compared; nobody looks on."""
