"""A mission that comes with a link: checked like a file before anybody plays it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from logwright.content.loading.single_mission_check import check_single_mission
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.read.schema import Schemas
from logwright.publish.views.mission_link import PREFIX, shared_mission


def checked_mission(library: Library, code: str, schemas: Mapping[str, Any]) -> LoggedMission | None:
    """The mission that a share code contains; None if it has problems. Raises BadLink if the code is damaged."""
    # JSON is YAML, too.
    text = json.dumps(shared_mission(PREFIX + code).document, ensure_ascii=False)
    found = check_single_mission(text, library, Schemas({name: json.dumps(each) for name, each in schemas.items()}))
    return None if found.problems else found.mission
