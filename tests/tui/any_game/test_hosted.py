"""Any game is played at a host, by guests at their terminals."""

from pathlib import Path

from core import deal
from core.bots.players import bot
from core.game import AnyGame
from saves.reader import read
from tests.tui.any_game.test_plays_everywhere import keys_in
from tests.tui.host.hosting import hosting, key, soon
from tests.tui.host.tables import answer as answered
from tests.tui.host.tables import opened, seated


async def test_guests_play_it_to_its_end_and_nobody_is_shown_a_bare_key(
    game: AnyGame, tmp_path: Path
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key() for _ in range(game.seats[0])]
        table = opened(host, keys, game=game.key)
        players = await seated(host, table, keys)
        for seat in table.waiting():
            await answered(players[seat])
        while not table.record.over:
            journal = table.match.journal
            prompt, luck = journal.prompts[0], len(journal.entries)
            view = game.view(journal.state, prompt.seat)
            answer = bot("random")(game, view, prompt.answers, luck)
            table.play(prompt.seat, answer.move)
        await soon(lambda: table.save is not None)
        kept = read(table.save.path).journal if table.save else None

        assert kept is not None
        assert kept.over
        assert deal.read(deal.code(kept)).game == game.key
        for player in players:
            await player.until("The game is over")
            assert keys_in("\n".join(player.screens)) == set()
