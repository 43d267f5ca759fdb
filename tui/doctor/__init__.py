"""What this machine gives to Hedgerow: looked at, said on one page, carried by a crash note; nothing is mended."""
