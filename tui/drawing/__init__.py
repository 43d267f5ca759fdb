"""What everything is drawn with: a canvas, glyphs, colours, pictures, where zones lie; nothing of a match."""
