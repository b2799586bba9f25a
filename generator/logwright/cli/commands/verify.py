"""logwright verify: checks a proof file. Knows nothing of cards, missions and searches."""

from __future__ import annotations

import argparse
from pathlib import Path
from textwrap import fill
from typing import Any

from logwright.cli.exit_code import ExitCode
from logwright.cli.options.given_file import given_bytes
from logwright.cli.speech import say, speech, words_of
from logwright.cli.terminal.standard_streams import as_json
from logwright.engine.proofs.cnf import Malformed
from logwright.engine.proofs.document import MOST_BYTES, CheckedProof, check_proof
from logwright.engine.proofs.lrat import Rejected, TooLong

WIDTH = 100


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        description=say("verify.description"),
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=say("verify.options.files"))
    parser.add_argument("--words", action="store_true", help=say("verify.options.words"))
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    code, told = ExitCode.FINE, []
    for path in options.files:
        raw = given_bytes(path, MOST_BYTES)
        try:
            checked = check_proof(raw)
        except (Malformed, Rejected, TooLong) as wrong:
            code = ExitCode.PROBLEMS
            told.append(_refused(path, wrong, options.format))
        else:
            told.append(_accepted(path, checked, options))
    print(as_json(told, indent=2) if options.format == "json" else "\n\n".join(told))
    return code


def _refused(path: Path, wrong: Malformed | Rejected | TooLong, style: str) -> Any:
    finding = {Malformed: "damaged", Rejected: "wrong", TooLong: "too-long"}[type(wrong)]
    if style == "json":
        return {"file": str(path), "finding": finding, "reason": words_of(wrong.said)}
    return fill(say(f"verify.{finding}", file=path, reason=words_of(wrong.said)), WIDTH)


def _accepted(path: Path, checked: CheckedProof, options: argparse.Namespace) -> Any:
    claim = checked.claim
    said = claim.said_in(speech().lang)
    if options.format == "json":
        return {
            "file": str(path),
            "finding": "holds",
            "kind": claim.kind,
            "claim": said.text,
            "words": list(said.words),
            "encoding": claim.encoding,
            "made_by": claim.made_by,
            "cases": [
                {
                    "formula": case.formula,
                    "variables": case.variables,
                    "clauses": case.clauses,
                    "steps": case.refutation.steps,
                    "reasons": case.refutation.reasons,
                }
                for case in checked.cases
            ],
        }
    lines = [say("verify.holds", file=path), fill(say("verify.claim", claim=said.text), WIDTH)]
    if options.words:
        lines += (fill(word, WIDTH, initial_indent="  ", subsequent_indent="    ") for word in said.words)
    for number, case in enumerate(checked.cases, start=1):
        told = say(
            "verify.formula",
            number=number,
            of=len(checked.cases),
            clauses=case.clauses,
            variables=case.variables,
            checksum=case.formula[:16],
            evidence=say("evidence.proof-steps", steps=case.refutation.steps),
        )
        lines.append(fill(told, WIDTH))
    lines.append(fill(say("verify.trust", by=claim.made_by, encoding=claim.encoding[:16]), WIDTH))
    return "\n".join(lines)
