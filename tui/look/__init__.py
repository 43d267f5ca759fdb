"""How things look: colours, glyphs, and the canvas they are drawn on."""
