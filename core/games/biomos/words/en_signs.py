"""What the signs of the board of Biomos mean, in English."""

SIGNS: dict[str, str] = {
    "means.fits": "lies in your ring",
    "means.near": "one marker short",
    "means.helps": "this marker could complete a biome",
    "means.empty": "an empty field",
    "means.moon": "the moon",
    "means.fixed": "a fixed field",
    "means.slit": "a gap where it can go",
    "means.new": "so it would be then",
    "means.lies": "the biome under the cursor lies on it",
    "means.becomes": "becomes",
    "means.blind": "whatever you draw from the bag",
    "means.target": "the event could change it",
    "means.counts": "points that the moon would bring for it",
    "means.others": "so many more",
    "means.gone": "taken; of a card: the deck is used up",
}
