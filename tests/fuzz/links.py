"""Share links: cut, mistyped and made up by somebody who means harm."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from functools import cache
from random import Random
from typing import Any

from logwright.publish.designer.desk import DesignerDesk
from logwright.publish.views.mission_link import PREFIX, BadLink, SharedMission, fragment, shared_mission
from logwright.publish.views.mission_link_words import WORDS_1
from tests.content.mutated import mutated
from tests.fuzz.case import Case
from tests.schema_samples import ROOT, schema_file
from tests.whole_library import whole_library

SECONDS = 10.0
HOSTILE = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"><svg onload='alert(1)'>",
    "javascript:alert(1)",
    "{{ 7 * 7 }}{% raw %}",
    "[x](javascript:alert(1))",
    "\x1b[31m\u202e",
    "../../../etc/passwd",
    "{n, plural, other {",
)
LIVE = ("<script", "<img", "onerror=", "<svg onload")
"""What no page may hold, unless as text: a `<` that came from a link is always written in another way."""
LETTERS = "ABCYZabcyz0189-_+/=%. \t\n#é\0"
LOOKED_AT = 12
"""One opened link in so many is also shown as pages in all languages."""


def attempt(number: int, case: Case) -> None:
    chance = Random(f"link {number}")
    shared = chance.choice(_shared())
    kind = chance.choice(("damaged", "damaged", "other bytes", "hostile", "hostile", "made up"))
    match kind:
        case "damaged":
            link = _damaged(fragment(shared), chance)
        case "other bytes":
            link = spelled(mutated(_raw(shared), number))
        case "hostile":
            link = spelled(
                _raw(SharedMission(*(_planted(part, chance) for part in (shared.document, shared.certificate))))
            )
        case _:
            link = _made_up(chance)
    case.shown["link.txt"] = link.encode("utf-8", "replace")
    case.seen["links"] += 1
    try:
        found = shared_mission(link)
    except BadLink as bad:
        case.seen[f"refused: {bad.fault}"] += 1
        case.expect(_desk("en").answer({"do": "unshare", "fragment": link})["problem"] is not None, "no word about it")
        return
    case.seen[f"opened: {kind}"] += 1
    if kind == "damaged":
        case.expect(found == shared, "a damaged link opens as something else")
        return
    desk = _desk(chance.choice(("en", "fr", "de", "ru")))
    answer = desk.answer({"do": "unshare", "fragment": link})
    if answer["certificate"]:
        case.seen["lines that hold" if answer["certificate"]["holds"] else "lines that do not hold"] += 1
    if chance.randrange(LOOKED_AT) == 0:
        _look(desk, answer["document"], case)


def _look(desk: DesignerDesk, document: Any, case: Case) -> None:
    """What the page of the designer shows once somebody has opened the link."""
    looked = desk.answer({"do": "look", "document": document})
    case.seen["shown as pages" if looked["pages"] else "shown with problems"] += 1
    shown = "".join((*looked["pages"].values(), *("".join(cards) for cards in looked["cards"].values())))
    case.expect(not any(live in shown.lower() for live in LIVE), "a page holds what was planted")
    desk.answer({"do": "share", "document": document, "page": "https://example.org/"})


def spelled(raw: bytes) -> str:
    """A link around any bytes, with a proper checksum."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=WORDS_1)
    packed = squeezer.compress(raw) + squeezer.flush() + zlib.crc32(raw).to_bytes(4)
    return f"{PREFIX}1.{urlsafe_b64encode(packed).decode().rstrip('=')}"


def _raw(shared: SharedMission) -> bytes:
    data = {"mission": shared.document} | ({"certificate": shared.certificate} if shared.certificate else {})
    return json.dumps(data, ensure_ascii=False).encode()


def _damaged(link: str, chance: Random) -> str:
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(link))
        match chance.randrange(6):
            case 0:
                link = link[:at] or link[:1]
            case 1:
                link = link[at:]
            case 2:
                link = link[:at] + link[at + chance.choice((1, 2, 40)) :]
            case 3:
                link = link[:at] + link[: chance.randrange(1, 60)] + link[at:]
            case 4:
                link = link.swapcase() if chance.random() < 0.1 else link[:at] + link[at:].swapcase()
            case _:
                link = link[:at] + chance.choice(LETTERS) + link[at + chance.choice((0, 1)) :]
        link = link or "#"
    return link


def _planted(data: Any, chance: Random) -> Any:
    """The data with hostile texts in place of some values and names."""
    if data is None:
        return None
    found = json.loads(json.dumps(data))
    spots = list(_spots(found))
    for inside, key in chance.sample(spots, min(len(spots), chance.choice((0, 0, 1, 1, 2)))):
        if isinstance(inside, dict) and key in inside and chance.random() < 0.2:
            inside[chance.choice(HOSTILE)] = inside.pop(key)
        elif isinstance(inside, list) or key in inside:
            inside[key] = chance.choice(HOSTILE)
    if "text" in found and isinstance(found["text"], dict) and chance.random() < 0.7:
        found["text"] = {"en": {"title": chance.choice(HOSTILE), "story": " ".join(HOSTILE)}}
    return found


def _spots(value: Any) -> list[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [spot for key in keys for spot in ((value, key), *_spots(value[key]))]


def _made_up(chance: Random) -> str:
    match chance.randrange(5):
        case 0:
            return PREFIX + "".join(chance.choices(LETTERS, k=chance.randrange(200)))
        case 1:
            return f"{PREFIX}{chance.choice((0, 1, 2, 17, 9999, 10**6))}.{'A' * chance.randrange(300)}"
        case 2:
            return spelled(chance.randbytes(chance.randrange(200)))
        case 3:
            # Small here, huge when unpacked.
            return spelled(chance.choice((b" ", b"[", b'{"a":', b"9", b'"\\"')) * chance.choice((100, 5_000, 200_000)))
        case _:
            return f"{PREFIX}1.{urlsafe_b64encode(chance.randbytes(chance.randrange(300))).decode()}"


@cache
def _shared() -> list[SharedMission]:
    """Every mission of the library, and the links with a line of play that are kept."""
    kept = [json.loads(path.read_text("utf-8")) for path in sorted((ROOT / "tests/examples/links").glob("*.json"))]
    with_line = [SharedMission(each["mission"], each.get("certificate")) for each in kept]
    missions = [SharedMission(dict(mission.document.data)) for mission in whole_library().all_missions]
    return [*missions, *(each for each in with_line if each.certificate for _ in range(20))]


@cache
def _desk(lang: str) -> DesignerDesk:
    folder = ROOT / "schemas"
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*.schema.json")]
    return DesignerDesk(whole_library(), {name: schema_file(name) for name in names}, lang)
