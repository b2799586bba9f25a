"""Writes the dependencies of Logwright as a CycloneDX SBOM: scripts/sbom.py OUT.json

Names, versions and hashes come from uv.lock and package-lock.json; the same lock files give the same bytes.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
import uuid
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
_HASHES = {"sha256": "SHA-256", "sha512": "SHA-512"}


def bill_of_materials(root: Path) -> dict[str, Any]:
    lock = tomllib.loads((root / "uv.lock").read_text("utf-8"))
    packages = [package for package in lock["package"] if package["name"] != "logwright"]
    npm = json.loads((root / "package-lock.json").read_text("utf-8"))["packages"]
    components = [_python(package) for package in packages]
    components += [_npm(path.rpartition("node_modules/")[2], found) for path, found in npm.items() if path]
    components.sort(key=lambda one: str(one["purl"]))
    version = _version(root)
    contents = json.dumps(components, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, contents + version)}",
        "version": 1,
        "metadata": {
            "component": _component("logwright", version, f"pkg:pypi/logwright@{version}") | {"type": "application"}
        },
        "components": components,
    }


def _python(package: dict[str, Any]) -> dict[str, Any]:
    name, version = package["name"], package["version"]
    files = [*package.get("wheels", ()), *filter(None, [package.get("sdist")])]
    return _component(name, version, f"pkg:pypi/{name}@{version}") | {
        "externalReferences": [
            {"type": "distribution", "url": file["url"], "hashes": [_hash(*file["hash"].split(":"))]} for file in files
        ]
    }


def _npm(name: str, found: dict[str, Any]) -> dict[str, Any]:
    kind, _, digest = found["integrity"].partition("-")
    component = _component(name, found["version"], f"pkg:npm/{name.replace('@', '%40')}@{found['version']}")
    return component | {
        "scope": "excluded" if found.get("dev") else "required",
        "hashes": [_hash(kind, base64.b64decode(digest).hex())],
    }


def _component(name: str, version: str, purl: str) -> dict[str, Any]:
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def _hash(kind: str, content: str) -> dict[str, str]:
    return {"alg": _HASHES[kind], "content": content}


def _version(root: Path) -> str:
    (found,) = re.findall(
        r'__version__ = "(.+)"', (root / "generator" / "logwright" / "__init__.py").read_text("utf-8")
    )
    return str(found)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(bill_of_materials(ROOT), indent=1) + "\n", "utf-8")
