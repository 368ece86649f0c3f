"""The house's own shared sentences, by beat. Data only."""
