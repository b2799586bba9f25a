"""Short names from titles: small letters a to z, digits and dashes, whatever the alphabet."""

from __future__ import annotations

import re
from unicodedata import combining, normalize

LONGEST = 60
_SPELLED = str.maketrans(
    {
        **dict(zip("äöüßæœøłđðþ", ("ae", "oe", "ue", "ss", "ae", "oe", "o", "l", "d", "d", "th"), strict=True)),
        **dict(zip("абвгдеёзийклмнопрстуф", "abvgdeeziiklmnoprstuf", strict=True)),
        **dict(zip("жхцчшщъыьэюя", ("zh", "kh", "ts", "ch", "sh", "shch", "", "y", "", "e", "yu", "ya"), strict=True)),
        **dict(zip("іїєґ", "iieg", strict=True)),
    }
)


def slug(title: str) -> str:
    """Évasion becomes evasion, Спасение spasenie; empty if a title has no letter that can be spelled."""
    spelled = normalize("NFC", title.lower()).translate(_SPELLED)
    plain = "".join(sign for sign in normalize("NFD", spelled) if not combining(sign))
    name = re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’]", "", plain))
    return re.sub(r"^[^a-z]+", "", name)[:LONGEST].rstrip("-")
