"""Files of proofs: what was written is read, and damaged, cut, huge and hostile files are told in words."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from logwright.engine.proofs.cnf import Cnf, Malformed, read_cnf, read_lrat, written_cnf, written_lrat
from logwright.engine.proofs.document import CLAIM, MOST_BYTES, Claim, ProvedCase, check_proof, written_proof
from logwright.engine.proofs.lrat import ProofStep, Rejected, TooLong, check
from tests.engine.proofs.samples import EITHER, STEPS
from tests.words import raises_saying

CASE = ProvedCase(Cnf(2, EITHER), STEPS, {1: "it rains", 2: "it pours"})
CLAIMED = Claim("deal", "It cannot be.", ("Whatever the weather.",), "abc", "logwright 0")
FILE = written_proof(CLAIMED, [CASE, CASE])


def parts(raw: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(raw)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(contents: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, content in contents.items():
            archive.writestr(name, content)
    return file.getvalue()


def with_claim(change: Callable[[dict[str, Any]], object]) -> bytes:
    contents = parts(FILE)
    about = json.loads(contents[CLAIM])
    change(about)
    return packed({**contents, CLAIM: json.dumps(about).encode()})


def test_what_was_written_is_checked() -> None:
    found = check_proof(FILE)
    assert found.claim == CLAIMED
    assert [(case.variables, case.clauses, case.refutation.steps) for case in found.cases] == [(2, 4, 2)] * 2
    assert found.steps == 4


def test_the_same_proof_gives_the_same_file() -> None:
    assert written_proof(CLAIMED, [CASE, CASE]) == FILE


def test_formula_and_proof_are_plain_dimacs_and_lrat() -> None:
    found = parts(FILE)
    assert found["formula-1.cnf"].decode() == (
        "c 1 it rains\nc 2 it pours\np cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n"
    )
    assert found["proof-1.lrat"].decode() == "5 1 0 1 2 0\n6 0 5 3 4 0\n"


def test_the_checksum_of_a_formula_does_not_depend_on_remarks() -> None:
    other = check_proof(written_proof(CLAIMED, [ProvedCase(CASE.cnf, STEPS)]))
    assert other.cases[0].formula == check_proof(FILE).cases[0].formula


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "0 clauses"),
        ("1 2 0\n", "p cnf"),
        ("p cnf 2 1\n1 3 0\n", "variables 1 to 2"),
        ("p cnf 2 1\n1 0 2 0\n", "variables 1 to 2"),
        ("p cnf 2 2\n1 2 0\n", "announced"),
        ("p cnf 2 1\n1 2\n", "0 at the end"),
        ("p cnf 2 1\n1_0 2 0\n", "only numbers"),
        ("p cnf 2 1\n1 - 0\n", "only numbers"),
        ("p cnf 2 1\n１ 2 0\n", "only numbers"),
        ("p cnf 2 1\n1 2222222222222222222 0\n", "small numbers"),
        ("p cnf 999999999 0\n", "more than"),
        ("p cnf -1 0\n", "p cnf"),
    ],
)
def test_odd_formulas(text: str, why: str) -> None:
    with raises_saying(Malformed, why):
        read_cnf(text.encode())


@pytest.mark.parametrize(
    "text", ["x\n", "5 1 0 1 2\n", "0\n", "0 1 0 1 0\n", "5 1 2 0\n", "5 1 0 -1 0\n", "-5 1 0 1 0\n"]
)
def test_odd_proofs(text: str) -> None:
    with pytest.raises(Malformed):
        list(read_lrat(text.encode()))


def test_steps_that_forget_are_passed_over() -> None:
    assert list(read_lrat(b"5 1 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n")) == STEPS


ODD_CLAIMS: dict[str, dict[str, Any]] = {
    "format": {"format": "other"},
    "newer": {"version": 2},
    "no-version": {"version": [[]]},
    "no-cases": {"cases": []},
    "many-cases": {"cases": [{}] * 9},
    "odd-case": {"cases": [1]},
    "cases-no-list": {"cases": {"a": 1}},
    "case-without-files": {"cases": [{}]},
    "wrong-checksum": {"cases": [{"formula-1.cnf": "0", "proof-1.lrat": "0"}]},
    "words-no-list": {"words": "no list"},
    "odd-words": {"words": [1]},
    "no-claim": {"claim": None},
    "odd-kind": {"kind": 7},
}


@pytest.mark.parametrize("odd", ODD_CLAIMS)
def test_odd_claims(odd: str) -> None:
    with pytest.raises(Malformed):
        check_proof(with_claim(lambda about: about.update(ODD_CLAIMS[odd])))


def test_a_case_that_is_not_listed_is_not_believed_and_one_too_many_is_missed() -> None:
    with raises_saying(Malformed, "no formula-3"):
        check_proof(with_claim(lambda about: about["cases"].append(about["cases"][0])))


def resealed(name: str, content: bytes) -> bytes:
    """With another part, and its right checksum."""
    contents = {**parts(FILE), name: content}
    about = json.loads(contents[CLAIM])
    about["cases"][0][name] = sha256(content).hexdigest()
    return packed({**contents, CLAIM: json.dumps(about).encode()})


def test_a_wrong_step_is_named() -> None:
    with raises_saying(Rejected, r"proof-1\.lrat, step 1: its clause does not follow"):
        check_proof(resealed("proof-1.lrat", b"5 1 0 1 0\n6 0 5 3 4 0\n"))


def test_a_formula_that_can_hold_is_never_refuted() -> None:
    with pytest.raises(Rejected):
        check_proof(resealed("formula-1.cnf", written_cnf(Cnf(2, EITHER[:3]), {})))


@pytest.mark.parametrize("raw", [b"", b"PK", b"{}", b"\0" * 1000, b"PK\x05\x06" + b"\0" * 18, FILE[:100], FILE[100:]])
def test_what_is_no_file_of_proofs(raw: bytes) -> None:
    with pytest.raises(Malformed):
        check_proof(raw)


def test_parts_that_are_there_twice_or_packed_in_other_ways() -> None:
    contents = parts(FILE)
    file = io.BytesIO(FILE)
    with pytest.warns(UserWarning, match="Duplicate name"), zipfile.ZipFile(file, "a") as archive:
        archive.writestr(CLAIM, contents[CLAIM])
    for raw in (file.getvalue(), packed(contents, zipfile.ZIP_LZMA), packed(contents, zipfile.ZIP_BZIP2)):
        with pytest.raises(Malformed):
            check_proof(raw)
    check_proof(packed(contents, zipfile.ZIP_STORED))


def test_huge_files_are_refused_and_never_unpacked_whole() -> None:
    with raises_saying(Malformed, "larger"):
        check_proof(b"\0" * (MOST_BYTES + 1))
    bomb = packed({**parts(FILE), CLAIM: b" " * (200 << 20)})
    assert len(bomb) < 1 << 20
    with raises_saying(Malformed, "larger than 1 MB"):
        check_proof(bomb)
    with pytest.raises(Malformed):
        check_proof(packed({CLAIM: b"[" * 100_000}))


def test_few_bytes_that_ask_for_much_work_are_given_up() -> None:
    """A long clause that is named again and again."""
    long = tuple(range(1, 2_001))
    steps = [ProofStep(number, long, (1,)) for number in range(2, 200)]
    with pytest.raises(TooLong):
        check([long], steps, most_looks=100_000)


def test_flipped_bits_and_cut_files_never_pass_as_something_else() -> None:
    """A file passes only with the parts it was written with."""
    chance, whole = Random(1), parts(FILE)
    passed = 0
    for _ in range(1500):
        raw = bytearray(FILE)
        if chance.random() < 0.2:
            del raw[chance.randrange(len(raw)) :]
        for _ in range(chance.choice((1, 1, 2, 8))):
            if raw:
                raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
        try:
            found = check_proof(bytes(raw))
        except (Malformed, Rejected, TooLong):
            continue
        passed += 1
        assert found == check_proof(FILE)
        assert parts(bytes(raw)) == whole
    # Dates and rights of the parts mean nothing.
    assert passed < 500


def test_written_steps_are_read_again() -> None:
    assert list(read_lrat(written_lrat(STEPS))) == STEPS
