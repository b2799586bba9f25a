// The log of each crew: attempts, distress signal and success, mission by mission.
import { download } from "../kit/download.js";
import { button, field, make, options, select } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { entryOf, merged, newCrew, properName, read, today, unusedName, written } from "./crews.js";
import { keep, kept } from "./stored.js";

const LARGEST_FILE = 2_000_000;

/** @typedef {import("./crews.js").ReadCrews} ReadCrews */
/** @typedef {import("./described.js").Crew} Crew */
/** @typedef {import("./described.js").LogEntry} LogEntry */

/**
 * @param {import("./described.js").EveningPage} page
 * @param {Map<string, import("./described.js").EveningMission>} missions
 * @param {import("./choice.js").Chosen} chosen
 * @param {import("./campaign.js").CampaignPart} campaign
 */
export function logPart({ words, costs }, missions, chosen, campaign) {
  const said = (/** @type {string} */ key) => words[`log.${key}`];
  // Stored data is validated like a file: an older or broken page may have written it.
  const before = read(JSON.stringify(kept("crews")));
  let crews = "crews" in before ? before.crews : [newCrew(said("our_crew"))];
  let current = Math.min(Number(kept("crew")) || 0, crews.length - 1);
  const crew = () => crews[current];
  const entry = () => entryOf(crew(), chosen.state.mission.key);
  const others = () => crews.filter((each) => each !== crew());

  const who = select([], "", (place) => change(crews, Number(place)), { id: "evening-crew" });
  const name = make("input", { id: "evening-crew-name", maxLength: 60, autocomplete: "off" });
  const rename = make("button", {}, said("rename"));
  const renamed = make("form", { className: "controls" }, field(said("crew_name"), name), rename);
  renamed.addEventListener("submit", (event) => {
    event.preventDefault();
    const wanted = properName(name.value);
    if (wanted) change(crews.with(current, { ...crew(), name: unusedName(wanted, others()) }));
  });
  const add = button(said("new_crew"), () => {
    change([...crews, newCrew(unusedName(said("new_crew"), crews))], crews.length);
    name.focus();
    name.select();
  });
  const remove = button(said("remove"), () => {
    const rest = crews.toSpliced(current, 1);
    const gone = crew().name;
    change(rest.length ? rest : [newCrew(said("our_crew"))], 0, fill(said("removed"), { name: gone }));
  });

  const lost = button(said("lost"), () => enter({ lost: entry().lost + 1 }, "-"));
  const won = button(said("won"), () => enter({ won: today() }, "+"), { className: "main" });
  const distress = make("input", { type: "checkbox" });
  distress.addEventListener("change", () => enter({ distress: distress.checked }));
  const status = make("p", { role: "status" });
  const undo = button(said("undo"), () => {
    const step = past.pop();
    if (step) become(step.crews, step.current);
  });
  const unlucky = make("p", { className: "muted" }, said("unlucky"));
  const table = make("div", { className: "all" });

  const exported = button(said("export"), () =>
    download(`${said("file_name")}.json`, written(crews), "application/json"),
  );
  const chooser = make("input", { type: "file", accept: ".json,application/json", hidden: true });
  chooser.addEventListener("change", async () => {
    const file = chooser.files?.[0];
    if (file) taken(file.size > LARGEST_FILE ? { reason: "too_large" } : read(await file.text()));
    chooser.value = "";
  });
  const upload = button(said("import"), () => chooser.click());
  const fault = make("p", { className: "problem", role: "alert" });
  const where = make("p", { className: "muted" });

  /** @type {{ crews: Crew[], current: number, mission: string }[]} */
  const past = [];
  /**
   * @param {Crew[]} wanted
   * @param {number} [place]
   * @param {string} [told]
   * @param {string} [mission] whose result changes, if it is a result
   */
  const change = (wanted, place = current, told = "", mission = "") => {
    if (wanted !== crews) past.push({ crews, current, mission });
    become(wanted, place);
    if (told) status.textContent = told;
  };
  /**
   * @param {Crew[]} wanted
   * @param {number} place
   */
  const become = (wanted, place) => {
    [crews, current] = [wanted, place];
    const safe = keep("crews", JSON.parse(written(crews))) && keep("crew", current);
    where.textContent = said(safe ? "kept_here" : "not_kept");
    fault.textContent = "";
    show();
  };
  /**
   * @param {Partial<LogEntry>} part
   * @param {"+" | "-"} [result]
   */
  const enter = (part, result) => {
    const { key } = chosen.state.mission;
    const logged = { ...crew(), log: { ...crew().log, [key]: { ...entry(), ...part } } };
    change(crews.with(current, result ? campaign.entered(logged, key, result) : logged), current, "", key);
  };
  const taken = (/** @type {ReadCrews} */ found) => {
    if ("reason" in found) {
      fault.textContent = `${said("bad_file.start")} ${fill(said(`bad_file.${found.reason}`), found.gaps ?? {})}`;
      return;
    }
    const names = found.crews.map((each) => each.name).join(", ");
    change(merged(crews, found.crews), 0, fill(said("imported"), { names }));
  };

  const cost = (/** @type {LogEntry} */ { lost: n, distress: sent, won: day }) =>
    n * costs.lost + (sent ? costs.distress : 0) + (day ? costs.won : 0);
  const show = () => {
    who.replaceChildren(...options(crews.map((each, place) => [place, each.name])));
    who.value = `${current}`;
    name.value = crew().name;
    const now = entry();
    distress.checked = now.distress;
    campaign.show(crew(), (changed) => change(crews.with(current, changed)));
    // A campaign may ask again for a mission that was won before.
    won.disabled = lost.disabled = Boolean(now.won) && !campaign.wants(chosen.state.mission.key);
    const n = cost(now);
    status.textContent = now.won ? fill(said("won_on"), { date: spoken(now.won), n }) : fill(said("so_far"), { n });
    // Whoever looks at another mission must not take back what was entered for the last one.
    const step = past.at(-1);
    undo.disabled = !step || (step.mission !== "" && step.mission !== chosen.state.mission.key);
    unlucky.hidden = chosen.state.mission.difficulty === undefined;
    table.replaceChildren(allEntries());
  };
  const allEntries = () => {
    const entries = Object.entries(crew().log);
    if (!entries.length) return make("p", { className: "muted" }, said("nothing"));
    // Missions that this site does not know keep their entries, shown by key.
    const order = [...missions.keys()];
    entries.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
    const row = (/** @type {string} */ title, /** @type {string[]} */ ...cells) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, title),
        cells.map((cell) => make("td", {}, cell)),
      );
    const rows = entries.map(([key, each]) =>
      row(missions.get(key)?.title ?? key, `${cost(each)}`, each.distress ? "✓" : "", each.won ? spoken(each.won) : ""),
    );
    const head = ["mission", "attempts", "signal", "date"].map((key) => make("th", { scope: "col" }, said(key)));
    const sum = entries.reduce((all, [, each]) => all + cost(each), 0);
    const foot = row(said("total"), `${sum}`, "", "");
    return make("table", {}, make("thead", {}, make("tr", {}, head)), make("tbody", {}, rows), make("tfoot", {}, foot));
  };

  chosen.hear(() => change(crews));
  return make(
    "div",
    { className: "log" },
    field(said("crew"), who),
    make("div", { className: "controls result" }, lost, won, undo),
    make("label", { className: "check" }, distress, said("distress")),
    status,
    unlucky,
    make(
      "details",
      {},
      make("summary", {}, said("all")),
      table,
      renamed,
      make("div", { className: "controls" }, add, remove),
    ),
    make("div", { className: "controls" }, exported, upload, chooser),
    fault,
    where,
  );
}

/** @param {string} day */
function spoken(day) {
  const noon = new Date(`${day}T12:00`);
  return noon.toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long", year: "numeric" });
}
