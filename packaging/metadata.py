"""The README as package indexes show it: no link in it leads to a file that only the project has.

hatchling calls this for each wheel and source distribution.
"""

import re
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface


class ReadmeForIndexes(MetadataHookInterface):
    """Adds the readme to the metadata."""

    def update(self, metadata):
        """Set `readme`, which pyproject.toml declares dynamic."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        homepage = metadata.get("urls", {}).get("Homepage")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": for_indexes(text, homepage),
        }


def for_indexes(text, homepage):
    """Return `text` with links below `homepage`; without one, with neither pictures nor such links.

    The addresses are those of GitHub, GitLab and Codeberg.
    """
    if homepage is None:
        text = re.sub(r"^!\[[^\]]*\]\((?!\w+:)[^)]+\)\n+", "", text, flags=re.MULTILINE)
        return re.sub(r"\[([^\]]+)\]\((?!\w+:)[^)]+\)", r"\1", text)
    homepage = homepage.rstrip("/")
    text = re.sub(r"(!\[[^\]]*\])\((?!\w+:)([^)]+)\)", rf"\1({homepage}/raw/HEAD/\2)", text)
    text = re.sub(r"(\[[^\]]+\])\(#([^)]+)\)", rf"\1({homepage}#\2)", text)
    return re.sub(r"(\[[^\]]+\])\((?!\w+:)([^)]+)\)", rf"\1({homepage}/blob/HEAD/\2)", text)
