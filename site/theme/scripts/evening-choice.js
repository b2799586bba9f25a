// Which mission is played tonight, and by how many. All parts of the page hear when that changes.
import { make, select } from "./designer-parts.js";
import { keep, kept } from "./evening-store.js";

export function choice({ words, games }, missions) {
  const heard = [];
  const linked = new URLSearchParams(location.search).get("mission");
  const before = kept("choice", {});
  const first = [linked, before.mission, games[0].missions[0].key].find((key) => missions.has(key));
  const state = { mission: missions.get(first), players: before.players ?? 4 };

  const options = games.map(({ title, missions: own }) =>
    make("optgroup", { label: title }, own.map((mission) => new Option(mission.title, mission.key))),
  );
  const mission = make("select", { id: "evening-mission" }, options);
  mission.addEventListener("change", () => choose(mission.value));
  const players = select([], "", (count) => change({ players: Number(count) }), { id: "evening-players" });
  const rules = make("a", {}, words.rules);
  const shown = make(
    "div",
    { className: "choice" },
    field(words.mission, mission),
    field(words.players, players),
    make("p", {}, rules),
  );

  const change = (part) => {
    Object.assign(state, part);
    if (!state.mission.players.includes(state.players)) state.players = state.mission.players.at(-1);
    keep("choice", { mission: state.mission.key, players: state.players });
    // Whoever sends the address on means this mission.
    history.replaceState(null, "", `?mission=${state.mission.key}`);
    tell();
  };
  const choose = (key) => change({ mission: missions.get(key) });
  const tell = () => {
    mission.value = state.mission.key;
    players.replaceChildren(...state.mission.players.map((count) => new Option(count, count)));
    players.value = state.players;
    rules.href = state.mission.page;
    for (const listener of heard) listener(state);
  };
  change({});
  return { shown, state, choose, tell, hear: (listener) => heard.push(listener) };
}

export function field(label, control) {
  return make("div", { className: "field" }, make("label", { htmlFor: control.id }, label), control);
}
