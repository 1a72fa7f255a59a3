"""`python build.py texts <lang>`: all messages of a language with values, as one page to read."""
