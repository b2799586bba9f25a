// Before the deal: which mission, how many players, who sits where, and how well the others play.
import { field, make, options, select } from "../kit/elements.js";
import { fill } from "../kit/text.js";

/** @typedef {import("./described.js").Greeting} Greeting */
/** @typedef {import("./described.js").PlayMission} PlayMission */
/** @typedef {import("./described.js").Wanted} Wanted */

/** A seed that nobody has to type often. */
export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000_000;

/**
 * @param {Greeting} greeting
 * @param {Partial<Wanted>} wanted
 * @param {PlayMission | undefined} own a mission that is not of the library
 * @param {(wanted: Wanted) => void} begin
 */
export function setupForm(greeting, wanted, own, begin) {
  const { words } = greeting;
  const missions = new Map([...(own ? [own] : []), ...greeting.missions].map((each) => [each.key, each]));
  const first = missions.get(wanted.mission ?? "") ?? own ?? greeting.missions[0];
  const state = { mission: first.key, players: wanted.players ?? 4, level: wanted.level ?? "club" };
  let seats = new Set(wanted.seats ?? [0]);

  const groups = greeting.games.map(([game, title]) => {
    const those = greeting.missions.filter((each) => each.game === game);
    return make("optgroup", { label: title }, options(those.map(({ key, title: name }) => [key, name])));
  });
  const mission = make("select", { id: "play-mission" }, own && new Option(own.title, own.key), groups);
  mission.addEventListener("change", () => change({ mission: mission.value }));
  const players = select([], "", (count) => change({ players: Number(count) }), { id: "play-players" });
  const level = select(greeting.levels, state.level, (name) => change({ level: name }), { id: "play-level" });
  const chairs = make("fieldset", { className: "chairs" });
  const seed = make("input", { id: "play-seed", inputMode: "numeric", pattern: "[0-9]{1,15}", autocomplete: "off" });
  const distress = make("input", { type: "checkbox", checked: wanted.distress ?? false });
  const clock = make("input", { type: "checkbox", checked: wanted.clock ?? false });
  const clockLabel = make("label", { className: "tick" }, clock, ` ${words["setup.clock"]}`);
  seed.value = wanted.seed === undefined ? "" : String(wanted.seed);

  const change = (/** @type {Partial<typeof state>} */ part) => {
    Object.assign(state, part);
    const allowed = missions.get(state.mission)?.players ?? [4];
    if (!allowed.includes(state.players)) state.players = allowed[allowed.length - 1];
    seats = new Set([...seats].filter((seat) => seat < state.players));
    if (!seats.size) seats.add(0);
    mission.value = state.mission;
    players.replaceChildren(...options(allowed.map((count) => [count, count])));
    players.value = String(state.players);
    clockLabel.hidden = !missions.get(state.mission)?.seconds;
    showChairs();
  };
  const showChairs = () => {
    const ticks = Array.from({ length: state.players }, (_, seat) => {
      const tick = make("input", { type: "checkbox", checked: seats.has(seat) });
      tick.addEventListener("change", () => {
        if (tick.checked) seats.add(seat);
        else if (seats.size > 1) seats.delete(seat);
        tick.checked = seats.has(seat);
      });
      return make("label", {}, tick, ` ${fill(words["setup.seat"], { n: seat + 1 })}`);
    });
    chairs.replaceChildren(make("legend", {}, words["setup.seats"]), ...ticks);
  };
  change({});

  const start = () => {
    const number = /^\d{1,15}$/.test(seed.value) ? Number(seed.value) : newSeed();
    const isTimed = clock.checked && !clockLabel.hidden;
    begin({ ...state, seats: [...seats].sort(), seed: number, distress: distress.checked, clock: isTimed });
  };
  const form = make(
    "form",
    { className: "setup" },
    field(words["setup.mission"], mission),
    make("div", { className: "row" }, field(words["setup.players"], players), field(words["setup.level"], level)),
    chairs,
    make("p", { className: "help" }, words["setup.seats_hint"]),
    make("label", { className: "tick" }, distress, ` ${words["setup.distress"]}`),
    clockLabel,
    make(
      "details",
      { open: wanted.seed !== undefined },
      make("summary", {}, words["setup.deal"]),
      field(words["setup.seed"], seed),
      make("p", { className: "help" }, words["setup.seed_hint"]),
    ),
    make("button", { className: "main" }, words["setup.begin"]),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start();
  });
  return form;
}
