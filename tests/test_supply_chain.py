"""What Logwright is made with is pinned, checked and named, and whoever builds it cannot publish."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from logwright.publish.licences import all_licences
from tests.whole_library import ROOT

STARTER = ROOT / "generator" / "logwright" / "starter" / "files" / "workflow.yaml"
COMMENT = STARTER.with_name("comment.yaml")
STARTERS = (STARTER, COMMENT)
WORKFLOWS = [*sorted((ROOT / ".github" / "workflows").glob("*.y*ml")), *STARTERS]
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
# Actions that run nothing of ours, and may therefore run where tokens can be minted or the repository be written.
HARMLESS = {
    "actions/attest-build-provenance",
    "actions/deploy-pages",
    "actions/download-artifact",
    "pypa/gh-action-pypi-publish",
}
HARMLESS_RUNS = (
    "gh release create ",
    "mkdir packages && mv ",
    "gh run download ",
    'test "$(gh pr view "$(head -c 9 verdict/number | tr -cd 0-9)" ',
    'gh pr comment "$(head -c 9 verdict/number | tr -cd 0-9)" ',
)
PUBLIC_HOSTS = {"pypi.org", "files.pythonhosted.org"}

each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


def workflow(path: Path) -> dict[str, Any]:
    text = path.read_text("utf-8")
    # The starter's is filled in by format().
    found: dict[str, Any] = yaml.safe_load(text.format(version="0") if path in STARTERS else text)
    return found


def writes(job: dict[str, Any]) -> set[str]:
    return {name for name, right in job.get("permissions", {}).items() if right == "write"}


@each_workflow
def test_every_action_is_pinned_by_commit_and_says_its_version(path: Path) -> None:
    used = re.findall(r"uses: *(.+)", path.read_text("utf-8"))
    # What comments needs no action at all.
    assert bool(used) == (path != COMMENT)
    assert [one for one in used if not PINNED.fullmatch(one)] == []


def test_an_action_has_the_same_commit_everywhere() -> None:
    pins: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        for name, pin in re.findall(r"uses: *([^@]+)@(.+)", path.read_text("utf-8")):
            pins.setdefault(name, set()).add(pin)
    assert {name: found for name, found in pins.items() if len(found) > 1} == {}


@each_workflow
def test_nothing_may_write_unless_a_job_says_so(path: Path) -> None:
    assert workflow(path)["permissions"] == {"contents": "read"}


@each_workflow
def test_a_job_that_may_publish_runs_nothing_that_is_built(path: Path) -> None:
    for job in workflow(path)["jobs"].values():
        if writes(job):
            assert {step["uses"].partition("@")[0] for step in job["steps"] if "uses" in step} <= HARMLESS
            assert all(step["run"].startswith(HARMLESS_RUNS) for step in job["steps"] if "run" in step)


@each_workflow
def test_a_checkout_keeps_no_token(path: Path) -> None:
    for job in workflow(path)["jobs"].values():
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("name", ["site.yml", "release.yml"])
def test_what_is_published_says_where_it_comes_from(name: str) -> None:
    jobs = workflow(ROOT / ".github" / "workflows" / name)["jobs"]
    assert "id-token" not in writes(jobs["build"])
    assert writes(jobs["publish"]) >= {"id-token", "attestations"}
    used = [step.get("uses", "").partition("@")[0] for step in jobs["publish"]["steps"]]
    assert used.index("actions/download-artifact") < used.index("actions/attest-build-provenance") < len(used) - 1


def test_known_faults_are_looked_for_every_week() -> None:
    audit = workflow(ROOT / ".github" / "workflows" / "audit.yml")
    # YAML reads the key "on" as true.
    triggers: dict[Any, Any] = audit
    assert triggers[True]["schedule"]
    steps = [step for job in audit["jobs"].values() for step in job["steps"]]
    assert any(step.get("run") == "make audit" for step in steps)
    assert any(step.get("uses", "").startswith("google/osv-scanner-action/") for step in steps)
    (rule,) = re.findall(r"^audit:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert rule.count("pip-audit") == 2
    assert "npm audit" in rule


def test_whatever_make_installs_is_told_by_its_hash() -> None:
    text = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    installs = re.findall(r"pip install [^&;\n]*", text)
    assert len(installs) == 3
    # The project itself comes from here, and brings nothing along.
    assert [
        one for one in installs if "--require-hashes" not in one and "--no-deps --no-build-isolation" not in one
    ] == []
    assert "--no-hashes" not in text
    assert (ROOT / "scripts" / "uv.txt").read_text("utf-8").count("--hash=sha256:") > 5


def test_every_file_in_the_lock_files_has_a_hash_and_comes_from_no_mirror() -> None:
    lock = (ROOT / "uv.lock").read_text("utf-8")
    packages = [one for one in tomllib.loads(lock)["package"] if one["name"] != "logwright"]
    assert all(file["hash"].startswith("sha256:") for one in packages for file in one["wheels"])
    assert set(re.findall(r"https?://([^/\"]+)", lock)) == PUBLIC_HOSTS
    npm = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, one in npm.items() if name and not one["integrity"].startswith("sha512-")] == []
    assert [name for name, one in npm.items() if "resolved" in one] == []


def test_the_list_of_parts_names_all_that_is_locked() -> None:
    made = runpy.run_path(str(ROOT / "scripts" / "sbom.py"))["bill_of_materials"](ROOT)
    named = {one["purl"] for one in made["components"]}
    assert {"pkg:npm/pyodide@314.0.7", "pkg:pypi/wasmtime@50.0.1", "pkg:npm/%40types/node@20.19.43"} <= named
    locked = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
    npm = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(named) == len(made["components"]) == len(locked) - 1 + len(npm) - 1
    hashed = [one.get("hashes") or one["externalReferences"][0]["hashes"] for one in made["components"]]
    assert all(re.fullmatch(r"[0-9a-f]{64}|[0-9a-f]{128}", found[0]["content"]) for found in hashed)


def test_a_site_brings_the_licences_of_all_that_others_wrote() -> None:
    text = all_licences(ROOT).decode()
    for name in (
        "Mozilla Public License",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "SIL OPEN FONT LICENSE",
        "Emscripten authors",
        "musl as a whole",
        "Martin Donath",
    ):
        assert name in text, name
    assert "licences.txt" in (ROOT / "site" / "theme" / "parts" / "footer.html").read_text("utf-8")
