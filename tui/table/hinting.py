"""The key of the hints: what is legal and why the rest is not; once more, what a hard bot would do."""

from functools import partial

from tui.scene.scene import Scene
from tui.table.screen import TableScreen
from tui.tabletop.hints import hint
from tui.widgets.sheet import Overlay, Row, Sheet


def hints(table: TableScreen) -> Overlay | None:
    """The answers, one of which can be chosen; nothing while nobody asks."""
    scene = table.scene
    answers = scene.choosing.answers
    if not answers:
        # No sheet: it would still lie there when the question has come.
        table.update(flash=table.idle("hint.nothing"))
        return None

    def chosen(value: str | None) -> None:
        if value:
            table.play(answers[int(value.partition(":")[2])].move)

    asked = len(answers) > 1 and table.port.no_advice is None
    return Overlay(
        table.words.word("hint.title"),
        hint(scene, table.drawn_by, table.port.game),
        chosen,
        foot="hint.foot" if asked else "",
        twice=partial(_advised, table, scene),
    )


def _advised(table: TableScreen, scene: Scene, sheet: Sheet) -> None:
    """Think about it in the worker; who leaves the sheet stops that."""
    sheet.twice = None
    words = table.words

    def refuse(reason: str) -> None:
        told = [Row(reason, "warn"), Row("")]
        sheet.rewrite([*told, *sheet.given], words.word("sheet.foot"))

    answers, refused = scene.choosing.answers, table.port.no_advice
    if len(answers) == 1:
        refuse(words.word("hint.only"))
        return
    if refused is not None:
        refuse(words.say(refused))
        return
    sheet.rewrite(sheet.rows, words.word("hint.thinking"))

    async def think() -> None:
        advice = await table.port.advise()
        if advice is None or answers != table.scene.choosing.answers:
            refuse(words.word("hint.none"))
            return
        rows = hint(scene, table.drawn_by, table.port.game, advice)
        sheet.rewrite(rows, words.word("sheet.foot"), first=True)

    sheet.run_worker(think())
