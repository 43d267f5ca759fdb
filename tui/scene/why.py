"""One sentence after the end: the choice that cost most, and the one that would have been better."""

from core.game import Answer
from core.journal import Journal
from core.words import Message, Words, message
from tui.bots.swings import Missed, Swing
from tui.config.keymap import Keymap
from tui.scene.answering import Choosing, said
from tui.scene.attention import Attention
from tui.scene.scene import Scene
from tui.scene.watching import snapshot


def why(journal: Journal, swing: Swing, words: Words, keymap: Keymap) -> Message | None:
    """What decided a turning point; None where nobody knows."""
    missed = swing.why
    if missed is None:
        return None
    done = _deed(journal, swing, missed, missed.played, words, keymap)
    if missed.better is None:
        return message("end.why.won", round=swing.round, seat=swing.seat, done=done)
    better = _deed(journal, swing, missed, missed.better, words, keymap)
    low, high = (round(100 * chance) for chance in missed.chances or (0.0, 0.0))
    return message(
        "end.why",
        round=swing.round,
        seat=swing.seat,
        done=done,
        better=better,
        low=low,
        high=high,
    )


def _deed(
    journal: Journal, swing: Swing, missed: Missed, answer: Answer, words: Words, keymap: Keymap
) -> str:
    """An answer as its player saw it, in a few words."""
    view = journal.game.view(journal.states[missed.moves], swing.seat)
    scene = Scene(snapshot(view), words, Attention(Choosing(())), keymap, match=journal.match)
    return scene.deed(answer.verb, said(answer))
