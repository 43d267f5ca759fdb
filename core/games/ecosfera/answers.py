"""The legal answers of each question, with what they cost or bring."""

from core.game import Answer, Prompt
from core.games.ecosfera import paying, warnings
from core.games.ecosfera.abilities import ROW, abilities
from core.games.ecosfera.cards import CODE, CONSUMER, PRESSURE, PRODUCER, SPECIES
from core.games.ecosfera.choices import chosen
from core.games.ecosfera.moves import End, Propose, Star
from core.games.ecosfera.politics import payable
from core.games.ecosfera.state import Player, State, mover
from core.games.ecosfera.steps import Act

_END = End()
_STARS = frozenset(each.key for each in SPECIES.values() if each.star)


def ask(state: State) -> tuple[Prompt, ...]:
    """The questions of the step on top; in a turn that is what to do."""
    if not state.todo:
        return ()
    step = state.todo[-1]
    if not isinstance(step, Act):
        return chosen(state, step)
    seat = mover(state)
    return (Prompt(seat, "act", tuple(_actions(state, seat))),)


def _actions(state: State, seat: int) -> list[Answer]:
    """Actions, abilities, stars, measures, and the end of the turn (E35-E40)."""
    player, used = state.players[seat], state.marks.used
    elements: list[list[str]] = [[], [], [], [], []]
    held = [0, 0, 0, 0, 0, 0]
    plants: paying.Cards = []
    animals: paying.Cards = []
    loose: paying.Cards = []
    for place, card in enumerate(player.row, 1):
        code = CODE[card]
        if code < PRODUCER:
            held[code] += 1
            if card not in used:
                elements[code].append(card)
                loose.append((place, card))
            continue
        if code == PRESSURE:
            held[-1] += 1
        elif card in used:
            continue
        elif code == PRODUCER:
            plants.append((place, card))
        elif code == CONSUMER:
            animals.append((place, card))
        loose.append((place, card))
    found = paying.claims(state, animals) if len(animals) > 1 else []
    if len(plants) > 1:
        found += paying.consumers(state, plants)
    row = tuple(held)
    found += paying.producers(state, elements, row)
    if state.politics.noise != state.turn:
        found += abilities(state, seat, player, loose, row)
    if state.rules.policies:
        found += _policies(state, seat, player)
    # The end of the turn, and what it will cost (E82).
    found.append(Answer(_END, "end", (), warnings.ended(state, row[-1])))
    return found


def _policies(state: State, seat: int, player: Player) -> list[Answer]:
    """Stars (E106), and measures that can be paid for (E118)."""
    politics, found = state.politics, []
    if politics.deck and not _STARS.isdisjoint(player.row):
        found += [
            Answer(Star(card), "ability", (ROW[place], "policies"))
            for place, card in enumerate(player.row, 1)
            if card in _STARS and card not in state.marks.starred
        ]
    if politics.open:
        found += [
            Answer(
                Propose(card),
                "play",
                (f"policy:{politics.open.index(card) + 1}",),
                warnings.funded(state, seat, card),
            )
            for card in payable(state)
        ]
    return found
