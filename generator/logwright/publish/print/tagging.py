"""Completes the tags of a PDF by what PDF/UA asks for and WeasyPrint leaves out: header scopes, one tag per link."""

from __future__ import annotations

from typing import Any

_Objects = dict[Any, Any]


def completed(_: Any, pdf: Any) -> None:
    """Called by WeasyPrint before it writes a file."""
    found: _Objects = {each.reference: each for each in pdf.objects if hasattr(each, "get")}
    for each in found.values():
        if each.get("S") == "/TR":
            _scope(each, found)
    _part_from_links(found)


def _scope(row: Any, found: _Objects) -> None:
    """Headers in a row of nothing else are for their columns, others for their row."""
    cells = [found[reference] for reference in row["K"]]
    headers = [cell for cell in cells if cell["S"] == "/TH"]
    for header in headers:
        header["A"]["Scope"] = "/Column" if len(headers) == len(cells) else "/Row"


def _part_from_links(found: _Objects) -> None:
    """Boxes inside a link have a link annotation, too, which is not tagged as one: the outer one is enough."""
    extra = set()
    for each in found.values():
        if each.get("Type") == "/StructElem" and each["S"] != "/Link":
            links = [kid for kid in each["K"] if _is_link(found.get(kid), found)]
            extra |= {found[kid]["Obj"] for kid in links}
            for kid in links:
                each["K"].remove(kid)
    for each in found.values():
        if extra and each.get("Type") == "/Page" and "Annots" in each:
            each["Annots"][:] = [annotation for annotation in each["Annots"] if annotation not in extra]


def _is_link(kid: Any, found: _Objects) -> bool:
    return kid is not None and kid.get("Type") == "/OBJR" and found[kid["Obj"]].get("Subtype") == "/Link"
