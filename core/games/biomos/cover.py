"""How Biomos is shown before it is opened."""

from core.cover import Cover

COVER = Cover(
    picture=(
        ".....cccccc......",
        "...cbbb44bbbc....",
        "..cbb4444bbbwc...",
        ".cbb44444bbbbbc..",
        ".bb444aabbb444b..",
        "cb44aaaabb4444kb.",
        "bbbaaaabbbb44kkb.",
        "bbbbaabbbbbb4kbb.",
        "ibbbbbbbaabbbbbi.",
        ".ibbbbbaaaabbbi..",
        ".iibbbbbaabbbii..",
        "..iiiwwwbbwiii...",
        "....iiwwwwii.....",
    ),
    scenery="night",
)
"""A planet with seas, woods, deserts, mountains and ice."""
