"""VS Code completes a file by the same schema that checks it."""

import json
import re
from pathlib import Path

from logwright.content.kind import KINDS


def test_vs_code_knows_the_schema_of_every_kind_of_file(repository: Path) -> None:
    settings = (repository / ".vscode" / "settings.json").read_text(encoding="utf-8")
    # Settings may hold comments; JSON may not.
    schemas = json.loads(re.sub(r"^\s*//.*$", "", settings, flags=re.MULTILINE))["yaml.schemas"]
    known = {
        (schema, pattern) for schema, patterns in schemas.items() for pattern in patterns if not pattern.startswith("!")
    }
    assert known == {(f"./schemas/{kind.schema}.schema.json", f"content/{kind.place}") for kind in KINDS}
    assert [schema for schema in schemas if not (repository / schema).is_file()] == []
