"""The six habitats as small pictures: grey until they are restored."""

from core.cover import Picture
from core.games.ecosfera.printed import HABITATS
from tui.boards.ecosfera.look import own
from tui.boards.ecosfera.signs import HABITAT, SIGNS
from tui.drawing import pictures
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

PICTURES: dict[str, Picture] = {
    "ice": (
        "...............BB...",
        "..............BBKB..",
        ".............BBBBBB.",
        "...B.......BBBBBBB..",
        "..BB.BBBBBBBBBBBB...",
        "...BBBBBBBBBBBBB....",
        "....BBBBBBBBBBB.....",
        ".WWWWWWWWWWWWWWWWWW.",
        "WWWWWWWWWWWWWWWWWWWW",
        ".CWWWCWWWWWCWWWWWWC.",
        "..CCCCCCCCCCCCCCCC..",
        "....CCCCCCCCCCCC....",
    ),
    "mud": (
        "....................",
        ".......OOOOOO.......",
        ".....OOONOOOOOO...O.",
        "....OOKOOONOOOOO.OO.",
        "...OOOOOOOOOONOOOOO.",
        "....OOONOOOOOOOO.OO.",
        ".....OOOOOONOOO...O.",
        ".......OOOOOO.......",
        "..NN............NN..",
        "NNNNNNKNNNNNNNNNNNKN",
        "NNNNNNNNNKNNNNNNNNNN",
        "NNNKNNNNNNNNNNKNNNNN",
    ),
    "river": (
        "....................",
        "........PPPPPP......",
        "...P..PBBBBBBBPP....",
        "...PP.BBBBBBBBBKBP..",
        "....PBBKBBBKBBBBBBP.",
        "....PBBBBBBBBBBBBBP.",
        "...PP.WWWWWWWWWWWP..",
        "...P...PWWWWWWPP....",
        "..........PP........",
        "CC..CCC...CCC..CCC..",
        ".CCC...CCC...CCC..CC",
        "....................",
    ),
    "rock": (
        ".....G.....G........",
        "....GLG...GLG..G....",
        "....GG..G..GG.GGG...",
        ".....G.GLG.G..G.....",
        "..G..GG.G.GG.GG.....",
        ".GLG..GGGG..GG...G..",
        "..GG...GG..GG...GLG.",
        "...GG..GG.GG...GG...",
        "....GGGGGGG...GG....",
        "...KKKKKKKKK.KKKKK..",
        "..KKKKKKKKKKKKKKKKK.",
        ".KKKKKKKKKKKKKKKKKKK",
    ),
    "pelagic": (
        "......BBBB....B.....",
        "....BBBBBBBB.BB.....",
        "...BKBBBBBBBBBB.....",
        "....WWWWWWWW.BB.....",
        "......WWWW....B.....",
        "..............CCC..C",
        "............CCCCCCC.",
        ".CCC..C.....CKCCCC..",
        "CCCCCCC......CCC..C.",
        "CKCCCC..............",
        ".CCC..C.............",
        "....................",
    ),
    "coast": (
        "......WWW...........",
        ".....WWKWW..........",
        "....OOWWWW..........",
        ".......WWW..........",
        ".......WW.......WW..",
        "......WW....WWWWWW..",
        ".....WWW..WWWWWWWWW.",
        ".....WWWWWWWWWWWWW..",
        "......WWWWWWWWWWW...",
        "....CCCWWWWWWWWCCC..",
        "..CCC...CCC...CCC...",
        "....................",
    ),
}
"""A ringed seal, a flounder, a salmon, bladderwrack, herrings, a swan."""
_GREY = str.maketrans(dict.fromkeys("BCGLNOPW", "K"))
WIDE, HIGH = pictures.cells(PICTURES["ice"])


def sea(canvas: Canvas, scene: Scene, y: int, room: int) -> None:
    """All six side by side with their names, at the bottom of the room, where they fit."""
    left = 2
    step = (canvas.width - 2 * left) // len(HABITATS)
    if room < HIGH + 2 or step <= WIDE:
        return
    top = y + (room - HIGH - 1) // 2
    for place, habitat in enumerate(HABITATS):
        x = left + place * step + (step - WIDE) // 2
        done = habitat in own(scene).sea.restored
        rows = PICTURES[habitat]
        pictures.paint(canvas, rows if done else [row.translate(_GREY) for row in rows], x, top)
        word = scene.words.word(f"habitat.{habitat}")
        label = f"{SIGNS.draw('restored', canvas.glyphs)} {word}" if done else word
        role = HABITAT[habitat] if done else "faint"
        canvas.text(x + (WIDE - len(label)) // 2, top + HIGH, label, role)
