"""The table as piles of faces, for every screen."""

from core.game import Face, Panel, Pile
from core.games.ecosfera.cards import CODE, KIND, PRODUCER, SPECIES
from core.games.ecosfera.policies import POLICY
from core.games.ecosfera.printed import ELEMENTS, HABITATS
from core.games.ecosfera.seen import Deck, Mine, SeenRow


def piles(own: Mine, seat: int | None, mover: int) -> tuple[Pile, ...]:
    """Market, sea, policies, then every player's things, the own row as the hand."""
    return (
        *_offer("producers", "producer", own.producers),
        *_offer("consumers", "consumer", own.consumers),
        *_elements(own),
        Pile(
            "pile.pressure",
            "market",
            count=len(own.pressure),
            piece="pressure",
            spread=False,
            tip="rule.pressure",
        ),
        *_policies(own),
        *_sea(own),
        *(
            pile
            for owner, row in enumerate(own.rows)
            for pile in _player(own, owner, row, mine=owner == seat, moving=owner == mover)
        ),
    )


def _offer(name: str, piece: str, deck: Deck) -> tuple[Pile, ...]:
    faces = tuple(
        _species(f"{piece}:{place}", card) for place, card in enumerate(deck.row, 1) if card
    )
    cards = deck.unknown + len(deck.under)
    return (
        Pile(f"pile.{name}", "market", None, faces, len(faces), name, tip="rule.refresh"),
        Pile(f"pile.{name}_deck", "market", count=cards, spread=False),
    )


def _species(piece: str, card: str, mark: str = "") -> Face:
    return Face(piece, f"card.{card}", f"rule.{SPECIES[card].group}", mark=mark)


def _elements(own: Mine) -> tuple[Pile, ...]:
    return tuple(
        Pile(
            f"card.{element}",
            "market",
            count=len(stack),
            piece=f"element:{element}",
            spread=False,
            tip="rule.element",
        )
        for element, stack in zip(ELEMENTS, own.elements, strict=True)
    )


def _policies(own: Mine) -> tuple[Pile, ...]:
    """The deck and the discard, what lies open in common, what lasts, what is being done."""
    if not own.rules.policies:
        return ()
    faces = tuple(_policy(f"policy:{place}", card) for place, card in enumerate(own.open, 1))
    lasting = tuple(_policy(f"lasting:{place}", card) for place, card in enumerate(own.lasting, 1))
    drawn = tuple(_policy("drawn", card) for card in own.drawn)
    gone = tuple(_policy("", card) for card in own.gone)
    return (
        Pile(
            "pile.policies",
            "missions",
            count=own.policies,
            piece="policies",
            spread=False,
            tip="rule.policies",
        ),
        Pile("pile.drawn", "missions", None, drawn, len(drawn)),
        Pile("pile.open", "missions", None, faces, len(faces)),
        Pile("pile.lasting", "missions", None, lasting, len(lasting)),
        Pile("pile.gone", "missions", None, gone, len(gone), "gone", spread=False),
    )


def _policy(piece: str, card: str) -> Face:
    kind = KIND[card]
    return Face(piece, f"policy.{kind}", f"rule.{kind}")


def _sea(own: Mine) -> tuple[Pile, ...]:
    habitats = tuple(
        Face(
            f"habitat:{habitat}",
            f"habitat.{habitat}",
            "rule.habitat",
            mark="mark.restored" if habitat in own.sea.restored else "",
        )
        for habitat in HABITATS
    )
    impacts = tuple(Face("", "card.impact", "rule.impact") for _ in own.sea.impacts)
    return (
        Pile("pile.habitats", "missions", None, habitats, len(habitats)),
        Pile("pile.impacts", "missions", None, impacts, len(impacts), "impacts", tip="rule.impact"),
    )


def _player(own: Mine, owner: int, row: SeenRow, *, mine: bool, moving: bool) -> tuple[Pile, ...]:
    panel: Panel = "hand" if mine else "board"
    zone = "row" if mine else f"row{owner + 1}"
    used = own.marks.used if moving else ()
    faces = tuple(
        _face(f"{zone}:{place}", card, "mark.used" if card in used else "")
        for place, card in enumerate(row.row, 1)
    )
    tokens = tuple(
        Face(
            f"token:{token}" if mine else "",
            f"token.{token}",
            f"rule.{token}",
            mark="" if token in row.active else "mark.inactive",
        )
        for token in ("pass", "plus", "refresh")
    )
    discard = tuple(_face("", card) for card in row.discard)
    supply = tuple(_face("", card) for card in row.top + row.supply)
    pieces = ("supply", "discard") if mine else (f"supply{owner + 1}", f"discard{owner + 1}")
    return (
        Pile("pile.row", panel, owner, faces, len(faces), f"seat:{owner + 1}"),
        Pile("pile.tokens", panel, owner, tokens, len(tokens)),
        Pile(
            "pile.supply",
            panel,
            owner,
            supply,
            len(supply),
            pieces[0],
            spread=False,
            tip="rule.supply",
        ),
        Pile("pile.discard", panel, owner, discard, len(discard), pieces[1], spread=False),
    )


def _face(piece: str, card: str, mark: str = "") -> Face:
    if card in SPECIES:
        return _species(piece, card, mark)
    kind = KIND[card]
    if kind in POLICY:
        return Face(piece, f"policy.{kind}", f"rule.{kind}", mark=mark)
    tip = "rule.element" if CODE[card] < PRODUCER else f"rule.{kind}"
    return Face(piece, f"card.{kind}", tip, mark=mark)
