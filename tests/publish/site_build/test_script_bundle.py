"""What every page loads is one plain script, put together from modules; what pages load on demand are modules."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

from logwright.publish.site_build.script_bundle import UnknownSyntax, bundle, site_scripts


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "kit").mkdir()
    (tmp_path / "pages").mkdir()
    return tmp_path


def test_a_bundle_does_what_its_modules_do(folder: Path) -> None:
    (folder / "kit" / "words.js").write_text(
        'export const GREETING = "Hello";\n'
        "const secret = 1;\n"
        "export function greet(name) {\n  return `${GREETING}, ${name}${secret}`;\n}\n"
        "export class Crowd {\n  names = [];\n}\n",
        "utf-8",
    )
    (folder / "kit" / "loud.js").write_text(
        'import { greet } from "./words.js";\n\nexport const shout = (name) => greet(name).toUpperCase();\n', "utf-8"
    )
    (folder / "pages" / "start.js").write_text(
        'import "../kit/words.js";\n'
        'import { shout } from "../kit/loud.js";\n'
        'import {\n  Crowd,\n  greet as hello,\n} from "../kit/words.js";\n\n'
        "const secret = 2;\n"
        "console.log(hello(secret), shout(new Crowd().names.length));\n",
        "utf-8",
    )
    made = bundle(folder / "pages" / "start.js", folder)
    assert made.count('"Hello"') == 1
    assert not re.search(r"^(?:import|export)\b", made, re.MULTILINE)
    node = shutil.which("node")
    if not node:
        pytest.skip("node is missing; scripts/system-packages.sh build installs it")
    (folder / "made.cjs").write_text(made, "utf-8")
    found = subprocess.run([node, folder / "made.cjs"], capture_output=True, text=True, check=True)
    assert found.stdout == "Hello, 21 HELLO, 01\n"


@pytest.mark.parametrize(
    "source",
    [
        "export default 3;\n",
        "export { a };\n",
        'import * as all from "./other.js";\n',
        'import a from "./other.js";\n',
        'import { a } from "package";\n',
        'import { a } from "./other.js"\n',
    ],
)
def test_what_cannot_be_bundled_is_refused(source: str, folder: Path) -> None:
    (folder / "other.js").write_text("export const a = 1;\n", "utf-8")
    (folder / "start.js").write_text(source, "utf-8")
    with pytest.raises(UnknownSyntax, match=r"start\.js: .* cannot be bundled"):
        bundle(folder / "start.js", folder)


def test_modules_that_import_each_other_are_refused(folder: Path) -> None:
    (folder / "a.js").write_text('import "./b.js";\n', "utf-8")
    (folder / "b.js").write_text('import "./a.js";\n', "utf-8")
    with pytest.raises(UnknownSyntax, match=r"a\.js imports itself, by way of others"):
        bundle(folder / "a.js", folder)


def test_pages_load_two_plain_scripts_and_the_rest_are_modules(repository: Path) -> None:
    folder = repository / "site" / "scripts"
    scripts = site_scripts(folder)
    assert {name for name in scripts if "/" not in name} == {"first.js", "site.js"}
    assert not any(name.startswith("pages/") for name in scripts)
    assert scripts["designer/form.js"] == (folder / "designer" / "form.js").read_bytes()
    # Every part of a page is in the script of all pages.
    parts = {path.stem for path in (folder / "pages").glob("*.js")} - {"first", "site"}
    whole = scripts["site.js"].decode()
    assert {name for name in parts if f"module_pages_{name.replace('-', '_')} = " in whole} == parts


def test_modules_import_only_what_the_site_has(repository: Path) -> None:
    scripts = site_scripts(repository / "site" / "scripts")
    for name, raw in scripts.items():
        for wanted in re.findall(r'^(?:import|\} from) .*?"(\.[^"]+)";$', raw.decode(), re.MULTILINE):
            assert normpath(join(dirname(name), wanted)) in scripts, f"{name} imports {wanted}"
