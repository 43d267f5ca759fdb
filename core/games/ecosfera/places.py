"""Cards that leave one place and come to another."""

from typing import Any

from msgspec.structs import replace

from core.games.ecosfera.cards import CODE, PRODUCER
from core.games.ecosfera.events import Moved
from core.games.ecosfera.state import Marks, Offer, Player, Politics, State


def put(row: tuple[Any, ...], place: int, item: object) -> tuple[Any, ...]:
    """The row with something else at one place."""
    return (*row[:place], item, *row[place + 1 :])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without this one."""
    if cards[-1] == card:
        return cards[:-1]
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def moved(state: State, event: Moved) -> State:
    """The state after a card has gone from one place to another."""
    if event.of == "pressure":
        return _pressed(state, event.card, event.seat)
    return _laid(_lifted(state, event), event)


def _pressed(state: State, card: str, seat: int) -> State:
    """The most frequent of all: a pressure card comes into a row."""
    players = put(state.players, seat, _received(state.players[seat], card, "row"))
    return replace(state, players=players, pressure=without(state.pressure, card))


def _lifted(state: State, event: Moved) -> State:
    card, seat = event.card, event.seat
    match event.of:
        case "row":
            player = state.players[seat]
            player = replace(player, row=without(player.row, card))
            marks = _unmarked(state.marks, card)
            return replace(state, players=put(state.players, seat, player), marks=marks)
        case "producers" | "consumers" | "elements":
            return taken(state, card)
        case "supply" | "discard":
            player = _unstacked(state.players[seat], card, event.of)
            return replace(state, players=put(state.players, seat, player))
        case "consumer deck":
            return replace(state, consumers=_undealt(state.consumers, card))
        case "box":
            return replace(state, box=without(state.box, card))
        case of:
            return replace(state, politics=_unfiled(state.politics, card, of))


def taken(state: State, card: str) -> State:
    """The state without a card of the market."""
    code = CODE[card]
    if code < PRODUCER:
        stack = without(state.elements[code], card)
        return replace(state, elements=put(state.elements, code, stack))
    if code == PRODUCER:
        return replace(state, producers=_gap(state.producers, card))
    return replace(state, consumers=_gap(state.consumers, card))


def _gap(offer: Offer, card: str) -> Offer:
    return Offer(put(offer.row, offer.row.index(card), None), offer.deck, offer.under)


def _unmarked(marks: Marks, card: str) -> Marks:
    """A card that has left its row is fresh when it comes again (E77)."""
    if card not in marks.used + marks.spent + marks.starred:
        return marks
    used, spent, starred = (
        tuple(each for each in cards if each != card)
        for cards in (marks.used, marks.spent, marks.starred)
    )
    return replace(marks, used=used, spent=spent, starred=starred)


def _unstacked(player: Player, card: str, of: str) -> Player:
    if of == "discard":
        return replace(player, discard=without(player.discard, card))
    top = player.top - (player.supply.index(card) < player.top)
    return replace(player, supply=without(player.supply, card), top=top)


def _undealt(offer: Offer, card: str) -> Offer:
    known = offer.deck.index(card) >= len(offer.deck) - offer.under
    return Offer(offer.row, without(offer.deck, card), offer.under - known)


def _unfiled(politics: Politics, card: str, of: str) -> Politics:
    if of == "drawn":
        return replace(politics, drawn=())
    if of == "lasting":
        return replace(politics, lasting=without(politics.lasting, card))
    return replace(politics, open=without(politics.open, card))


def _laid(state: State, event: Moved) -> State:
    card, to = event.card, event.to
    seat = event.seat if event.receiver is None else event.receiver
    match to:
        case "row" | "supply" | "discard":
            player = _received(state.players[seat], card, to)
            return replace(state, players=put(state.players, seat, player))
        case "elements":
            code = CODE[card]
            stack = (*state.elements[code], card)
            return replace(state, elements=put(state.elements, code, stack))
        case "pressure":
            return replace(state, pressure=(*state.pressure, card))
        case "box":
            return replace(state, box=(*state.box, card))
        case _:
            return replace(state, politics=_filed(state.politics, card, to))


def _received(player: Player, card: str, to: str) -> Player:
    if to == "row":
        return replace(player, row=(*player.row, card))
    if to == "discard":
        return replace(player, discard=(*player.discard, card))
    return replace(player, supply=(card, *player.supply), top=player.top + 1)


def _filed(politics: Politics, card: str, to: str) -> Politics:
    if to == "policies":
        return replace(politics, open=(*politics.open, card))
    if to == "lasting":
        return replace(politics, lasting=(*politics.lasting, card))
    return replace(politics, gone=(*politics.gone, card))
