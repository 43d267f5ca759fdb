"""What the screens around the table show: painters of a canvas, and the lines of their keys; what a key does is in screens."""
