"""A proof in one file: what is claimed, the formula that says the opposite, and the steps that refute it.

The file is a zip archive, so that every part can be extracted and given to another checker. claim.json names the parts
and their checksums. Often there is one case; where the table can be set in two ways, each has a formula of its own.
"""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, NamedTuple

from logwright.engine.proofs.cnf import Cnf, Malformed, read_cnf, read_lrat, written_cnf, written_lrat
from logwright.engine.proofs.lrat import ProofStep, Refutation, Rejected, check
from logwright.saying import saying

FORMAT = "logwright proof"
VERSION = 1
CLAIM = "claim.json"
MOST_BYTES = 32 << 20
"""Limit for a file, and for each part of it when unpacked."""
MOST_CLAIM = 1 << 20
MOST_CASES = 8
_UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    ArithmeticError,
    EOFError,
    LookupError,
    NotImplementedError,
    OSError,
    RecursionError,
    RuntimeError,
    ValueError,
)
"""What the standard library raises for archives and JSON that are damaged or forged."""
_WHEN = (1980, 1, 1, 0, 0, 0)
"""The date of all parts, so that the same proof gives the same file."""


class ClaimWords(NamedTuple):
    """What is proved, in one sentence and in full."""

    text: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Claim:
    """What is proved, in English. `words` state it in full; `encoding` is the revision of the code that wrote the
    formula. `others` is the same in other languages.
    """

    kind: str
    text: str
    words: tuple[str, ...] = ()
    encoding: str = ""
    made_by: str = ""
    others: Mapping[str, ClaimWords] = field(default_factory=dict)

    def said_in(self, lang: str) -> ClaimWords:
        """In this language, or in English."""
        return self.others.get(lang) or ClaimWords(self.text, self.words)


@dataclass(frozen=True)
class ProvedCase:
    """A formula with the meanings of its variables, and the steps that refute it."""

    cnf: Cnf
    steps: Sequence[ProofStep]
    meanings: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class CheckedCase:
    """What the checker verified; `formula` is the checksum of the clauses, without comments."""

    formula: str
    variables: int
    clauses: int
    refutation: Refutation


@dataclass(frozen=True)
class CheckedProof:
    claim: Claim
    cases: tuple[CheckedCase, ...]

    @property
    def steps(self) -> int:
        return sum(case.refutation.steps for case in self.cases)


def formula_checksum(cnf: Cnf) -> str:
    """The same for the same clauses, independent of comments."""
    return _checksum(written_cnf(cnf, {}))


def written_proof(claim: Claim, cases: Sequence[ProvedCase]) -> bytes:
    parts: dict[str, bytes] = {}
    listed = []
    for number, case in enumerate(cases, start=1):
        formula, proof = f"formula-{number}.cnf", f"proof-{number}.lrat"
        parts[formula], parts[proof] = written_cnf(case.cnf, case.meanings), written_lrat(case.steps)
        listed.append({name: _checksum(parts[name]) for name in (formula, proof)})
    about = {
        "format": FORMAT,
        "version": VERSION,
        "kind": claim.kind,
        "claim": claim.text,
        "words": claim.words,
        "encoding": claim.encoding,
        "made_by": claim.made_by,
        **({"others": {lang: said._asdict() for lang, said in claim.others.items()}} if claim.others else {}),
        "cases": listed,
    }
    parts = {CLAIM: json.dumps(about, indent=2, ensure_ascii=False).encode() + b"\n", **parts}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in parts.items():
            entry = zipfile.ZipInfo(name, _WHEN)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 6)
    return packed.getvalue()


def check_proof(raw: bytes) -> CheckedProof:
    """Check a whole file. Raises Malformed if it is damaged, Rejected if it proves nothing, TooLong if it is too large
    to check."""
    if len(raw) > MOST_BYTES:
        raise Malformed(saying("proof-faults.large", size=MOST_BYTES >> 20))
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            claim, listed = _read_claim(_part(archive, CLAIM, MOST_CLAIM))
            cases = tuple(_checked(archive, number, sums) for number, sums in enumerate(listed, start=1))
    except _UNREADABLE as error:
        raise Malformed(saying("proof-faults.damaged", fault=type(error).__name__)) from None
    return CheckedProof(claim, cases)


def _read_claim(raw: bytes) -> tuple[Claim, list[dict[str, str]]]:
    about = json.loads(raw.decode("utf-8"))
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise Malformed(saying("proof-faults.format", file=CLAIM, format=FORMAT))
    if about.get("version") != VERSION:
        raise Malformed(saying("proof-faults.version", file=CLAIM, found=_short(about.get("version")), read=VERSION))
    texts = {name: about.get(name) for name in ("kind", "claim", "encoding", "made_by")}
    words, cases = about.get("words"), about.get("cases")
    if not all(isinstance(text, str) for text in (*texts.values(), *_listed(words))) or not isinstance(words, list):
        raise Malformed(saying("proof-faults.texts", file=CLAIM))
    if not isinstance(cases, list) or not 1 <= len(cases) <= MOST_CASES:
        raise Malformed(saying("proof-faults.cases", file=CLAIM, most=MOST_CASES))
    if not all(isinstance(case, dict) for case in cases):
        raise Malformed(saying("proof-faults.case", file=CLAIM))
    claim = Claim(str(texts["kind"]), str(texts["claim"]), tuple(words), str(texts["encoding"]), str(texts["made_by"]))
    return replace(claim, others=_others(about.get("others", {}))), cases


def _others(data: Any) -> dict[str, ClaimWords]:
    """The claim in other languages, which is only for reading."""
    found = {}
    for lang, said in data.items() if isinstance(data, dict) else [("", None)]:
        text, words = (said.get(name) for name in ("text", "words")) if isinstance(said, dict) else (None, None)
        if not all(isinstance(each, str) for each in (text, *_listed(words))) or not isinstance(words, list):
            raise Malformed(saying("proof-faults.texts", file=CLAIM))
        found[lang] = ClaimWords(str(text), tuple(words))
    return found


def _checked(archive: zipfile.ZipFile, number: int, sums: Mapping[str, Any]) -> CheckedCase:
    formula, proof = f"formula-{number}.cnf", f"proof-{number}.lrat"
    parts = {}
    for name in (formula, proof):
        parts[name] = _part(archive, name, MOST_BYTES)
        if sums.get(name) != _checksum(parts[name]):
            raise Malformed(saying("proof-faults.checksum", part=name, file=CLAIM))
    with _named(formula):
        cnf = read_cnf(parts[formula])
    with _named(proof):
        refutation = check(cnf.clauses, read_lrat(parts[proof]))
    return CheckedCase(formula_checksum(cnf), cnf.variables, len(cnf.clauses), refutation)


@contextmanager
def _named(part: str) -> Iterator[None]:
    """Adds the name of the part to errors raised inside."""
    try:
        yield
    except (Malformed, Rejected) as error:
        raise type(error)(saying("proof-faults.in-part", part=part, fault=error.said)) from None


def _part(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    """The contents of one part of the archive, refused if larger than `most`."""
    entries = [entry for entry in archive.infolist() if entry.filename == name]
    if len(entries) != 1:
        raise Malformed(saying(f"proof-faults.{'part-twice' if entries else 'no-part'}", part=name))
    (entry,) = entries
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise Malformed(saying("proof-faults.packed", part=name))
    with archive.open(entry) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise Malformed(saying("proof-faults.large-part", part=name, size=most >> 20))
    return content


def _listed(value: Any) -> Iterator[Any]:
    return iter(value if isinstance(value, list) else ())


def _checksum(raw: bytes) -> str:
    return sha256(raw).hexdigest()


def _short(value: Any) -> str:
    return str(value)[:20]
