"""What a seat may see: everything but the order of decks and supplies."""

from core.game import Clock, Meter, View
from core.games.ecosfera.answers import ask
from core.games.ecosfera.cards import IMPACTS
from core.games.ecosfera.piles import piles
from core.games.ecosfera.printed import HABITATS
from core.games.ecosfera.scoring import points
from core.games.ecosfera.seen import Deck, Mine, SeenRow
from core.games.ecosfera.state import Offer, Player, State, mover
from core.words import message


def clock(state: State) -> Clock:
    """Round, turn and whose turn; a skipped turn is a turn."""
    seat = mover(state) if state.todo else None
    return Clock((state.turn - 1) // len(state.players) + 1, state.turn, seat)


def view(state: State, seat: int | None) -> View:
    """The table as the seat (None: a spectator) sees it."""
    own = seen(state)
    status = (message("status.digital"),) if len(state.players) == 1 else ()
    return View(
        seat=seat,
        clock=clock(state),
        waiting=tuple(prompt.seat for prompt in ask(state)),
        points=(points(state),) * len(state.players),
        piles=piles(own, seat, mover(state)),
        meters=(
            Meter("meter.habitats", len(state.sea.restored), len(HABITATS)),
            Meter("meter.impacts", len(state.sea.impacts), len(IMPACTS)),
        ),
        status=status,
        together=True,
        own=own,
    )


def bot_view(state: State, seat: int) -> View:
    """The same as far as bots look at it."""
    return View(seat, clock(state), (), (points(state),) * len(state.players), (), own=seen(state))


def seen(state: State) -> Mine:
    """What lies open, which is the same for everybody."""
    politics = state.politics
    return Mine(
        rules=state.rules,
        turn=state.turn,
        todo=state.todo,
        rows=tuple(_row(player) for player in state.players),
        producers=_deck(state.producers),
        consumers=_deck(state.consumers),
        elements=state.elements,
        pressure=state.pressure,
        sea=state.sea,
        marks=state.marks,
        policies=len(politics.deck),
        drawn=politics.drawn,
        open=politics.open,
        lasting=politics.lasting,
        gone=politics.gone,
        owed=politics.owed,
        measures=politics.measures,
        noise=politics.noise,
        skip=politics.skip,
        box=state.box,
    )


def _row(player: Player) -> SeenRow:
    return SeenRow(
        row=player.row,
        supply=tuple(sorted(player.supply[player.top :])),
        top=player.supply[: player.top],
        discard=player.discard,
        active=player.active,
        inactive=player.inactive,
    )


def _deck(offer: Offer) -> Deck:
    unknown = len(offer.deck) - offer.under
    return Deck(offer.row, unknown, offer.deck[unknown:])
