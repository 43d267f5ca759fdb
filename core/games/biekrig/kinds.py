"""What kind of event card an id names, and how many of a kind there are among some."""


class _Kinds(dict[str, str]):
    """The kind of a card by its id, found once."""

    def __missing__(self, card: str) -> str:
        kind = card.partition(".")[0]
        self[card] = kind
        return kind


KIND = _Kinds()


def first(cards: tuple[str, ...], kind: str) -> str | None:
    """The first card of a kind among some, if there is one."""
    return next((card for card in cards if KIND[card] == kind), None)


def count(cards: tuple[str, ...], kind: str) -> int:
    """How many cards of a kind are among some."""
    return sum(KIND[card] == kind for card in cards)
