// The selected mission and player count. All parts of the page are notified of changes.
import { field, make, options, select } from "../kit/elements.js";
import { choosePlayers, chosenPlayers } from "../kit/players.js";
import { keep, kept } from "./stored.js";

/** @typedef {import("./described.js").EveningMission} EveningMission */
/** @typedef {import("./described.js").EveningPage} EveningPage */
/** @typedef {{ mission: EveningMission, players: number }} State */
/** @typedef {ReturnType<typeof choice>} Chosen */

/**
 * @param {EveningPage} page
 * @param {Map<string, EveningMission>} missions
 */
export function choice({ words, games, python }, missions) {
  /** @type {((state: State) => void)[]} */
  const heard = [];
  const linked = new URLSearchParams(location.search).get("mission");
  const before = /** @type {{ mission?: string, players?: number } | null} */ (kept("choice"));
  const known = [linked, before?.mission].map((key) => missions.get(key ?? "")).find((mission) => mission);
  /** @type {State} */
  const state = { mission: known ?? games[0].missions[0], players: chosenPlayers() || (before?.players ?? 4) };

  const groups = games.map(({ title, missions: own }) =>
    make("optgroup", { label: title }, options(own.map((each) => [each.key, each.title]))),
  );
  const mission = make("select", { id: "evening-mission" }, groups);
  mission.addEventListener("change", () => choose(mission.value));
  const playersChosen = (/** @type {string} */ count) => {
    choosePlayers(Number(count));
    change({ players: Number(count) });
  };
  const players = select([], "", playersChosen, { id: "evening-players" });
  const rules = make("a", {}, words.rules);
  const play = make("a", {}, words.play);
  const told = make("ul", { className: "told" });
  const shown = make(
    "div",
    { className: "choice" },
    field(words.mission, mission),
    field(words.players, players),
    told,
    make("p", {}, rules, ...(python ? [" · ", play] : [])),
  );

  const change = (/** @type {Partial<State>} */ part) => {
    Object.assign(state, part);
    const { players: allowed } = state.mission;
    if (!allowed.includes(state.players)) state.players = allowed[allowed.length - 1];
    keep("choice", { mission: state.mission.key, players: state.players });
    // Keeps the mission in the address, so that it can be shared.
    history.replaceState(null, "", `?mission=${state.mission.key}`);
    tell();
  };
  const choose = (/** @type {string} */ key) => change({ mission: missions.get(key) ?? state.mission });
  const tell = () => {
    mission.value = state.mission.key;
    players.replaceChildren(...options(state.mission.players.map((count) => [count, count])));
    players.value = `${state.players}`;
    rules.href = state.mission.page;
    play.href = `play.html?mission=${state.mission.key}`;
    told.replaceChildren(...state.mission.rules.map((rule) => make("li", {}, rule)));
    for (const listener of heard) listener(state);
  };
  change({});
  return { shown, state, choose, tell, hear: (/** @type {(state: State) => void} */ listener) => heard.push(listener) };
}
