"""Design tokens: fonts, colours, distances and shadows, said once for the site and for everything printed."""

from __future__ import annotations

from dataclasses import dataclass, fields

from logwright.publish.figures.svg.ink import mix

SANS, SERIF = "Logwright Sans", "Logwright Serif"
"""Source Sans and Source Serif, under names that their licence allows for cut fonts."""


@dataclass(frozen=True)
class SceneInks:
    """The inks of a game's scene: `deep` for headings, `mid` for labels, `line` for rules, `tint` for grounds.

    `night` is the page after dark, `glow` what is written there.
    """

    deep: str
    mid: str
    tint: str
    line: str
    night: str
    glow: str
    gold: str = "#d19a0a"


SCENES = {
    "space": SceneInks("#2b3567", "#5f6ea8", "#eef1fb", "#b9c2e2", "#12162b", "#b3c0f7"),
    "sea": SceneInks("#12606a", "#4d8b92", "#e8f4f4", "#a9cfd0", "#0a1f25", "#86d8d5"),
    "base": SceneInks("#5a2f5e", "#8d6391", "#f6eff7", "#d3bcd5", "#1e1322", "#e0b4e4"),
}
"""By the name of the scene: space for Planet Nine, sea for Deep Sea, base for the saucers over their town."""
USUAL = "space"
"""The scene of pages that belong to no game."""
LOW_INK = SceneInks("#1c1c1c", "#4d4d4d", "#ffffff", "#9a9a9a", "#ffffff", "#1c1c1c", gold="#1c1c1c")
"""Nothing but black and grey, for sheets that save ink."""


@dataclass(frozen=True)
class PageColours:
    """The colours of a page. Every pair of text and ground has a contrast of at least 4.5."""

    text: str
    muted: str
    ground: str
    raised: str
    line: str
    strong_line: str
    accent: str
    accent_ground: str
    on_accent: str
    title: str
    scene: str
    mark: str
    gold: str
    good: str
    warn: str
    blue: str
    green: str
    pink: str
    yellow: str
    trump: str
    shadow: str


def day(inks: SceneInks) -> PageColours:
    """A light page: white paper, headings and links in the ink of the scene."""
    return PageColours(
        text="#1b2430",
        muted="#52606f",
        ground="#ffffff",
        raised=inks.tint,
        line=mix(inks.line, "#ffffff", 0.35),
        strong_line=mix(inks.mid, "#ffffff", 0.15),
        accent=inks.deep,
        accent_ground=mix(inks.tint, inks.line, 0.3),
        on_accent="#ffffff",
        title=inks.deep,
        scene=inks.deep,
        mark="#fff1b8",
        gold=inks.gold,
        good="#1a6e44",
        warn="#854700",
        blue="#1b62a0",
        green="#227046",
        pink="#ab2f6e",
        yellow="#7a5b00",
        trump="#2b2b33",
        shadow="#1b243026",
    )


def night(inks: SceneInks) -> PageColours:
    """A dark page: the scene itself after dark, lit by what glows in it."""
    raised = mix(inks.night, inks.deep, 0.42)
    return PageColours(
        text="#e7ebf3",
        muted="#a9b4c6",
        ground=inks.night,
        raised=raised,
        line=mix(inks.night, inks.glow, 0.24),
        strong_line=mix(inks.night, inks.glow, 0.52),
        accent=inks.glow,
        accent_ground=mix(inks.night, inks.deep, 0.62),
        on_accent=mix(inks.night, "#000000", 0.3),
        title=mix(inks.glow, "#ffffff", 0.5),
        scene=mix(inks.deep, inks.night, 0.35),
        mark="#463a0c",
        gold="#f3c04a",
        good="#6fd29e",
        warn="#f0b46a",
        blue="#8cc1f0",
        green="#84d3a7",
        pink="#f19cc8",
        yellow="#e8c65a",
        trump="#cfd3dd",
        shadow="#00000080",
    )


STEADY = {
    "sans": f"'{SANS}', '{SANS} Like', '{SANS} Like Too', system-ui, sans-serif",
    "serif": f"'{SERIF}', '{SERIF} Like', '{SERIF} Like Too', Georgia, serif",
    # One rem is 20 pixels. Distances grow by about half.
    "space-1": "0.2rem",
    "space-2": "0.4rem",
    "space-3": "0.8rem",
    "space-4": "1.2rem",
    "space-5": "2rem",
    "round-1": "0.2rem",
    "round-2": "0.4rem",
    "round-3": "0.7rem",
    "target": "1.2rem",
    "raised-shadow": "0 0.1rem 0.3rem var(--shadow)",
    "lifted-shadow": "0 0.3rem 0.9rem var(--shadow)",
}
"""Custom properties that are the same by day and by night."""


def print_inks(scene: str, low_ink: bool = False, accent: str = "") -> dict[str, str]:
    """The inks of a sheet by name. A campaign may bring a colour of its own for headings."""
    inks = LOW_INK if low_ink else SCENES[scene]
    found = {each.name: getattr(inks, each.name) for each in fields(inks)}
    return found | {"deep": accent} if accent and not low_ink else found


def token_styles() -> str:
    """The tokens as custom properties: by day, by night, and for each scene."""
    steady = "".join(f"--{name}:{value};" for name, value in STEADY.items())
    light = _sets("", {name: day(inks) for name, inks in SCENES.items()})
    after_dark = {name: night(inks) for name, inks in SCENES.items()}
    chosen = _sets("[data-scheme='dark']", after_dark)
    by_device = _sets(":not([data-scheme='light'])", after_dark)
    return (
        f":root{{{steady}color-scheme:light}}\n{light}"
        f"@media screen{{:root[data-scheme='dark']{{color-scheme:dark}}{chosen}}}\n"
        f"@media screen and (prefers-color-scheme:dark)"
        f"{{:root:not([data-scheme='light']){{color-scheme:dark}}{by_device}}}\n"
    )


def _sets(condition: str, colours: dict[str, PageColours]) -> str:
    usual = colours[USUAL]
    sets = f":root{condition}{{{_properties(usual, None)}}}\n"
    for name, own in colours.items():
        if name != USUAL:
            # A whole page, or a part of one: a game's cover on the first page.
            inside = f",:root{condition} [data-scene='{name}']" if condition else ""
            sets += f"[data-scene='{name}']{condition}{inside}{{{_properties(own, usual)}}}\n"
    return sets


def _properties(colours: PageColours, usual: PageColours | None) -> str:
    """Only what differs from the usual scene needs saying again."""
    values = {each.name.replace("_", "-"): getattr(colours, each.name) for each in fields(colours)}
    known = {each.name.replace("_", "-"): getattr(usual, each.name) for each in fields(colours)} if usual else {}
    return "".join(f"--{name}:{value};" for name, value in values.items() if known.get(name) != value)
