"""Gets the browsers that the tests drive; build.py runs it.

Uses the machine's own browsers; else Debian's, if we can install packages; else, for Chromium, Playwright's own.
Without Chromium nothing can be tested; other missing browsers are only reported, and so are the fonts that the reviewed
pictures were taken with. Headless Chromium is only faster.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# Debian's package, and its programs, one of which is enough.
PROGRAMS = {
    "chromium": ("chromium",),
    "chromium-headless-shell": ("chromium-headless-shell",),
    "firefox-esr": ("firefox-esr", "firefox"),
    "webkit2gtk-driver": ("WebKitWebDriver",),
    "xvfb": ("Xvfb",),
}

FONTS = {"fonts-dejavu-core": "DejaVu Sans", "fonts-liberation": "Liberation Serif"}


def missing() -> list[str]:
    programs = [package for package, programs in PROGRAMS.items() if not any(map(shutil.which, programs))]
    return programs + [package for package, family in FONTS.items() if not has_font(family)]


def has_font(family: str) -> bool:
    if not shutil.which("fc-match"):
        return False
    found = subprocess.run(["fc-match", "--format=%{family}", family], stdout=subprocess.PIPE, text=True)
    return family in found.stdout


def runs(*command: str) -> bool:
    """Whether it succeeds; its output is shown only if not."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout[-2000:], file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    packages = missing()
    if packages and shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        print(f"· installing {', '.join(packages)} with apt", flush=True)
        runs("apt-get", "update", "-q")
        # One by one, so that a package that is not available does not stop the others.
        for package in packages:
            runs("apt-get", "install", "-qy", "--no-install-recommends", package)
    left = missing()
    if "chromium" in left:
        print("· letting Playwright install Chromium, if it has not yet", flush=True)
        if not runs(sys.executable, "-m", "playwright", "install", "chromium"):
            print("No Chromium: check the network, or install it by hand.", file=sys.stderr)
            return 1
        left.remove("chromium")
    if left := [package for package in left if package != "chromium-headless-shell"]:
        print(f"! not everything will be tested: this machine has no {', '.join(left)} and it could not be installed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
