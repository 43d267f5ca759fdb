"""The legal answers of each question, with what they cost or bring."""

from functools import cache, lru_cache

from msgspec.structs import replace

from core.game import Answer, Prompt
from core.games.biekrig.ahead import numbers, told
from core.games.biekrig.board import COLOURS, COSTS_HONEY, GOAL, LOT, MAX, MIN, Colour, Layout
from core.games.biekrig.cards import CARD, targets
from core.games.biekrig.kinds import KIND
from core.games.biekrig.rules import threatened
from core.games.biekrig.scoring import points
from core.games.biekrig.state import (
    Before,
    Buy,
    Decline,
    Drop,
    GiveUp,
    Guard,
    Harm,
    Harvest,
    Harvesting,
    Lose,
    Opening,
    Pay,
    Play,
    Roll,
    Shed,
    Split,
    State,
    Treat,
)
from core.words import Message, message

Answers = tuple[Answer, ...]
Has = tuple[bool, bool, bool]
"""Of which colours there is pollen."""
_ALL: Has = (True, True, True)
START = Answer(Roll(), "roll", ("die",), throws=True)
DECLINE = Answer(Decline(), "pass", (), (message("note.decline"),))
PAYS: tuple[Pay, ...] = (("blue", "red"), ("blue", "green"), ("red", "green"))
"""Every two of the three colours (K25)."""


def waiting(state: State) -> int | None:
    """The seat that is asked: one at a time, not always the one whose turn it is."""
    if not state.todo:
        return None
    match state.todo[-1]:
        case Opening(seats, dice):
            return seats[len(dice)]
        case Treat(victim) | Lose(victim):
            return victim
        case _:
            return state.mover


def ask(state: State) -> tuple[Prompt, ...]:
    """The one question that the table waits on."""
    seat = waiting(state)
    if seat is None:
        return ()
    mine, hand = state.apiaries[seat], state.hands[seat]
    match state.todo[-1]:
        case Opening(seats):
            return (Prompt(seat, "start", (START,), slots=(("n", len(seats)),)),)
        case Before():
            return (_before(state, seat),)
        case Guard():
            return (_guard(seat, threatened(mine.hives), _controls(hand)),)
        case Harvesting():
            return (Prompt(seat, "harvest", harvests(mine.honey, _lacking(state, seat))),)
        case Shed():
            lacking = _lacking(state, seat)
            drops = tuple(_drop(card, place, lacking) for place, card in enumerate(hand, 1))
            return (Prompt(seat, "shed", drops),)
        case Treat():
            cards = _treatments(state, seat)
            asked, by = "treat" if cards else "attacked", (("seat", state.mover),)
            return (Prompt(seat, asked, (*cards, DECLINE), secret=True, slots=by),)
        case Lose(_, by):
            losses = _losses(mine.hives, by, state.rules.points_per_hive)
            return (Prompt(seat, by, losses, slots=(("seat", state.mover),)),)
        case step:
            raise AssertionError(step)


# -- before the roll ---------------------------------------------------------------------------


def _before(state: State, seat: int) -> Prompt:
    """Cards, then purchases, then the roll; a phase with nothing in it is not mentioned (K16)."""
    mine, plays = state.apiaries[seat], _plays(state, seat)
    blue, red, green = mine.pollen if mine.honey >= COSTS_HONEY else (0, 0, 0)
    has, brings = (blue > 0, red > 0, green > 0), state.rules.points_per_hive
    wins = has == _ALL and brings >= _lacking(state, seat)
    rest = _rest(state.rules.board, mine.space, mine.hives, has, brings, wins)
    if plays:
        last = state.rules.phase_order == "strict"
        return Prompt(seat, "events", (*plays, *(map(_closes, rest) if last else rest)))
    return Prompt(seat, "buy" if len(rest) > 1 else "roll", rest)


@lru_cache(maxsize=1 << 14)
def _rest(
    board: Layout, space: int, hives: tuple[int, ...], has: Has, brings: int, wins: bool
) -> Answers:
    """Purchases and the roll."""
    return (*_purchases(hives, has, brings, wins), _go(board, space, hives))


@lru_cache(maxsize=1 << 12)
def _closes(answer: Answer) -> Answer:
    """A purchase that leaves the cards of this turn in the hand (K19)."""
    if answer.verb != "buy" or any(note.key == "note.wins" for note in answer.notes):
        return answer
    return replace(answer, notes=(*answer.notes, message("note.no_cards")))


def _lacking(state: State, seat: int) -> int:
    """The points that the seat still lacks to win."""
    return GOAL - points(state, seat)


@cache
def _worth(brings: int, wins: bool) -> tuple[Message, ...]:
    """Points, and the game if they are enough (K77)."""
    notes = (message("note.points", n=brings),)
    return (*notes, message("note.wins")) if wins else notes


def cards_may_be_played(state: State) -> bool:
    """Event cards come before purchases (K19)."""
    step = state.todo[-1]
    late = isinstance(step, Before) and step.bought
    return not late or state.rules.phase_order == "free"


def may_play(state: State, seat: int) -> bool:
    """Whether any card of the seat can be played before the roll."""
    return bool(_plays(state, seat))


def _plays(state: State, seat: int) -> list[Answer]:
    """Each card once for each thing it may be used on (K18, K61)."""
    found: list[Answer] = []
    if not state.hands[seat] or not cards_may_be_played(state):
        return found
    for place, card in enumerate(state.hands[seat], 1):
        kind = KIND[card]
        if CARD[kind].when != "turn":
            continue
        if kind == "extra_worker":
            found += _workers(card, place, state.apiaries[seat].hives)
        elif kind == "extra_pollen":
            found += [_pollen(card, place, colour) for colour in COLOURS]
        elif kind == "swarm":
            found.append(_settle(card, place, state.rules.points_per_hive, _lacking(state, seat)))
        else:
            for target in targets(state, kind):
                honey = state.apiaries[target].honey if kind == "robbing" else 0
                found.append(_attack(card, place, target, honey))
    return found


@lru_cache(maxsize=1 << 14)
def _workers(card: str, place: int, hives: tuple[int, ...]) -> Answers:
    return tuple(
        Answer(
            Play(card, hive=hive), "play", (f"hand:{place}", f"hive:{hive}"), (_grows(hive, each),)
        )
        for hive, each in enumerate(hives, 1)
        if each < MAX
    )


@cache
def _pollen(card: str, place: int, colour: Colour) -> Answer:
    pieces = (f"hand:{place}", f"pollen:{colour}")
    return Answer(Play(card, colour=colour), "play", pieces)


@cache
def _settle(card: str, place: int, brings: int, lacking: int) -> Answer:
    notes = (message("note.hive"), *_worth(brings, brings >= lacking))
    return Answer(Play(card), "play", (f"hand:{place}",), notes)


@lru_cache(maxsize=1 << 14)
def _attack(card: str, place: int, target: int, honey: int) -> Answer:
    kind = KIND[card]
    note = message("note.robbing", n=honey) if kind == "robbing" else message(f"note.{kind}")
    return Answer(Play(card, target=target), "play", (f"hand:{place}", f"seat:{target}"), (note,))


def purchases(hives: tuple[int, ...], pollen: tuple[int, int, int], honey: int) -> Answers:
    """Workers and queens that can be paid for and have a place (K25-K31)."""
    blue, red, green = pollen
    has = (blue > 0, red > 0, green > 0)
    return _purchases(hives, has, 0, False) if honey >= COSTS_HONEY else ()


@lru_cache(maxsize=1 << 14)
def _purchases(hives: tuple[int, ...], has: Has, brings: int, wins: bool) -> Answers:
    if sum(has) < 2:
        return ()
    held = {colour for colour, one in zip(COLOURS, has, strict=True) if one}
    pays = [pay for pay in PAYS if held.issuperset(pay)]
    found = [
        Answer(
            Buy(hive, pay),
            "buy",
            ("shop:worker", f"hive:{hive}", *(f"pollen:{colour}" for colour in pay)),
            (_grows(hive, workers),),
        )
        for hive, workers in enumerate(hives, 1)
        if workers < MAX
        for pay in pays
    ]
    if has == _ALL:
        # A queen brings the points of a hive more (K26, K75).
        notes = (message("note.split"), *_worth(brings, wins))
        found += [
            Answer(Split(hive), "buy", ("shop:queen", f"hive:{hive}"), notes)
            for hive, workers in enumerate(hives, 1)
            if workers == MAX
        ]
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _go(board: Layout, space: int, hives: tuple[int, ...]) -> Answer:
    """The roll says what each face would bring."""
    return Answer(Roll(), "roll", ("die",), told(board, space, hives), throws=True)


@cache
def _grows(hive: int, workers: int) -> Message:
    return message("note.grows", hive=hive, n=workers + 1)


# -- after the roll ----------------------------------------------------------------------------


def _guard(seat: int, risk: tuple[int, ...], controls: Answers) -> Prompt:
    """Swarm control, or the dice (K43, K65)."""
    asked = "guard" if controls else "guard_roll"
    slots = (("n", len(risk)), ("hives", numbers(risk)))
    return Prompt(seat, asked, (*controls, _risk(risk)), secret=True, slots=slots)


def _controls(hand: tuple[str, ...]) -> Answers:
    return tuple(
        _use(card, place) for place, card in enumerate(hand, 1) if KIND[card] == "swarm_control"
    )


def _treatments(state: State, seat: int) -> Answers:
    """Each acid treatment, one just drawn only where the match allows it (K59, K71)."""
    asleep = state.fresh[seat] if state.rules.acid_fresh == "dormant" else None
    return tuple(
        _use(card, place)
        for place, card in enumerate(state.hands[seat], 1)
        if KIND[card] == "acid_treatment" and card != asleep
    )


@cache
def _use(card: str, place: int) -> Answer:
    return Answer(Play(card), "play", (f"hand:{place}",), (message(f"note.{KIND[card]}"),))


@lru_cache(maxsize=1 << 10)
def _risk(risk: tuple[int, ...]) -> Answer:
    notes = (message("note.dice", n=len(risk), hives=numbers(risk)),)
    return Answer(Roll(), "roll", ("die",), notes, throws=True)


@lru_cache(maxsize=1 << 10)
def harvests(honey: int, lacking: int = GOAL) -> Answers:
    """Seven honey a point, as many points as wanted (K49)."""
    some = tuple(
        Answer(
            Harvest(gain), "harvest", (f"lot:{gain}",), _gains(gain, honey - LOT * gain, lacking)
        )
        for gain in range(1, honey // LOT + 1)
    )
    return (*some, Answer(Harvest(0), "pass", (), (message("note.keeps", n=honey),)))


def _gains(gain: int, left: int, lacking: int) -> tuple[Message, ...]:
    return (*_worth(gain, gain >= lacking), message("note.keeps", n=left))


@cache
def _drop(card: str, place: int, lacking: int) -> Answer:
    """Ten points are counted when the hand is small enough (K55, K78)."""
    worth = KIND[card] == "extra_point"
    notes = [message("note.extra_point")] if worth else []
    if lacking + worth <= 0:
        notes.append(message("note.wins"))
    return Answer(Drop(card), "discard", (f"hand:{place}",), tuple(notes))


@lru_cache(maxsize=1 << 12)
def _losses(hives: tuple[int, ...], by: Harm, worth: int) -> Answers:
    """Any own hive (K68, K72)."""
    return tuple(_loss(hive, workers, by, worth) for hive, workers in enumerate(hives, 1))


@cache
def _loss(hive: int, workers: int, by: Harm, worth: int) -> Answer:
    whole = by == "afb" or workers == MIN
    notes = [message("note.shrinks", hive=hive, n=workers - 1)]
    if whole:
        notes = [message("note.whole"), message("note.less", n=worth)]
    return Answer(GiveUp(hive), "lose", (f"hive:{hive}",), tuple(notes))
