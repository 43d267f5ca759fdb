"""A full table that fits what is seen: for bots, and for the proof that views leak nothing."""

from collections.abc import Iterator

from core.game import View
from core.games.ecosfera.consumers import CONSUMERS
from core.games.ecosfera.policies import ALL_POLICIES, KNOWN_POLICIES
from core.games.ecosfera.printed import Species
from core.games.ecosfera.producers import PRODUCERS
from core.games.ecosfera.seen import Deck, Mine, SeenRow
from core.games.ecosfera.state import Offer, Player, Politics, State
from core.rng import child, shuffle


def determinise(view: View, rng: int) -> State:
    """Decks and supplies are put in some order; nothing else is unknown."""
    assert isinstance(view.own, Mine)
    return guessed(view.own, rng)


def guessed(own: Mine, rng: int) -> State:
    """The same from the game's own part alone."""
    placed = set(_placed(own))
    rng, producers = _offer(rng, own.producers, PRODUCERS, placed)
    rng, consumers = _offer(rng, own.consumers, CONSUMERS, placed)
    rng, policies = shuffle(rng, _policies(own))
    players = []
    for row in own.rows:
        rng, supply = shuffle(rng, row.supply)
        players.append(_player(row, supply))
    return State(
        rules=own.rules,
        turn=own.turn,
        todo=own.todo,
        players=tuple(players),
        producers=producers,
        consumers=consumers,
        elements=own.elements,
        pressure=own.pressure,
        sea=own.sea,
        marks=own.marks,
        politics=Politics(
            deck=policies,
            drawn=own.drawn,
            open=own.open,
            lasting=own.lasting,
            gone=own.gone,
            owed=own.owed,
            measures=own.measures,
            noise=own.noise,
            skip=own.skip,
        ),
        box=own.box,
        rng=child(rng, "imagined"),
    )


def _player(row: SeenRow, supply: tuple[str, ...]) -> Player:
    return Player(
        row=row.row,
        supply=row.top + supply,
        discard=row.discard,
        active=row.active,
        inactive=row.inactive,
        top=len(row.top),
    )


def _offer(rng: int, deck: Deck, every: tuple[Species, ...], placed: set[str]) -> tuple[int, Offer]:
    rng, order = shuffle(rng, [each.key for each in every if each.key not in placed])
    return rng, Offer(deck.row, order + deck.under, len(deck.under))


def _placed(own: Mine) -> Iterator[str]:
    """The species that lie where everybody knows it."""
    for row in own.rows:
        yield from row.row + row.supply + row.top + row.discard
    for deck in (own.producers, own.consumers):
        yield from (card for card in deck.row if card)
        yield from deck.under
    yield from own.box


def _policies(own: Mine) -> list[str]:
    """The policy cards that nobody has seen yet."""
    cards = {0: (), 27: KNOWN_POLICIES, 30: ALL_POLICIES}[own.rules.policies]
    seen = {*own.drawn, *own.open, *own.lasting, *own.gone}
    seen.update(card for row in own.rows for card in row.row + row.supply + row.top + row.discard)
    return [card for card in cards if card not in seen]
