"""The engine's end in the browser: hands the bridge to PyScript. The only module that knows PyScript."""

from pyscript import sync

from pyapp.api import call

sync.call = call
