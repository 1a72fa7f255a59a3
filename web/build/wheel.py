"""How setuptools makes the package: it includes the texts of web/text, which have no second copy in the sources."""

from pathlib import Path

from setuptools.command.build_py import build_py

TEXT = Path("web", "text")


class WithTexts(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:  # a checkout's own texts are found where they are
            for file in TEXT.glob("*/*.ftl"):
                target = Path(self.build_lib, "pyapp", "terminal", "text", file.relative_to(TEXT))
                self.mkpath(str(target.parent))
                self.copy_file(str(file), str(target))

    def get_source_files(self) -> list[str]:
        return [*super().get_source_files(), *map(str, TEXT.glob("*/*.ftl"))]
