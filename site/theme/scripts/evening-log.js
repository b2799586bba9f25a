// The log of each crew: attempts, distress signal and success, mission by mission.
import { button, fill, make, select } from "./designer-parts.js";
import { field } from "./evening-choice.js";
import { entryOf, newCrew, properName, read, written } from "./evening-crews.js";
import { keep, kept } from "./evening-store.js";

export function logPart({ words, costs }, missions, chosen) {
  const said = (key) => words[`log.${key}`];
  // What is kept is looked at like a file: an older or a damaged page may have written it.
  let crews = read(JSON.stringify(kept("crews", null))).crews ?? [newCrew(said("our_crew"))];
  let current = Math.min(kept("crew", 0), crews.length - 1);
  const crew = () => crews[current];
  const entry = () => entryOf(crew(), chosen.state.mission.key);

  const who = select([], "", (place) => change(crews, Number(place)), { id: "evening-crew" });
  const name = make("input", { id: "evening-crew-name", maxLength: 60, autocomplete: "off" });
  const renamed = make("form", { className: "controls" }, field(said("crew_name"), name), make("button", {}, said("rename")));
  renamed.addEventListener("submit", (event) => {
    event.preventDefault();
    const wanted = properName(name.value);
    if (wanted) change(crews.with(current, { ...crew(), name: unused(wanted, crew()) }));
  });
  const add = button(said("new_crew"), () => {
    change([...crews, newCrew(unused(said("new_crew")))], crews.length);
    name.focus();
    name.select();
  });
  const remove = button(said("remove"), () => {
    const rest = crews.toSpliced(current, 1);
    const gone = crew().name;
    change(rest.length ? rest : [newCrew(said("our_crew"))], 0, fill(said("removed"), { name: gone }));
  });

  const lost = button(said("lost"), () => enter({ lost: entry().lost + 1 }));
  const won = button(said("won"), () => enter({ won: today() }), { className: "main" });
  const distress = make("input", { type: "checkbox" });
  distress.addEventListener("change", () => enter({ distress: distress.checked }));
  const status = make("p", { role: "status" });
  const undo = button(said("undo"), () => {
    const [before, place] = past.pop();
    change(before, place, "", true);
  });
  const unlucky = make("p", { className: "muted", textContent: said("unlucky") });
  const table = make("div", { className: "all" });

  const download = button(said("export"), () => {
    const file = new Blob([written(crews)], { type: "application/json" });
    const link = make("a", { href: URL.createObjectURL(file), download: `${said("file_name")}.json` });
    link.click();
    URL.revokeObjectURL(link.href);
  });
  const chooser = make("input", { type: "file", accept: ".json,application/json", hidden: true });
  chooser.addEventListener("change", async () => {
    const [file] = chooser.files;
    if (file) taken(read(file.size > 2_000_000 ? " ".repeat(2_000_000) : await file.text()));
    chooser.value = "";
  });
  const upload = button(said("import"), () => chooser.click());
  const fault = make("p", { className: "problem", role: "alert" });
  const where = make("p", { className: "muted" });

  const past = [];
  const change = (wanted, place = current, told = "", back = false) => {
    if (!back && wanted !== crews) past.push([crews, current]);
    [crews, current] = [wanted, place];
    const safe = keep("crews", JSON.parse(written(crews))) && keep("crew", current);
    where.textContent = said(safe ? "kept_here" : "not_kept");
    fault.textContent = "";
    show();
    if (told) status.textContent = told;
  };
  const enter = (part) => {
    const log = { ...crew().log, [chosen.state.mission.key]: { ...entry(), ...part } };
    change(crews.with(current, { ...crew(), log }));
  };
  const unused = (wanted, own) => {
    const others = crews.filter((each) => each !== own).map((each) => each.name);
    let found = wanted;
    for (let n = 2; others.includes(found); n += 1) found = `${wanted} ${n}`;
    return found;
  };
  // Crews of a file take the place of those with the same name; the others stay.
  const taken = ({ crews: read, reason, gaps = {} }) => {
    if (reason) {
      fault.textContent = `${said("bad_file.start")} ${fill(said(`bad_file.${reason}`), gaps)}`;
      return;
    }
    const names = read.map((each) => each.name);
    const rest = crews.filter((each) => !names.includes(each.name) && (Object.keys(each.log).length || crews.length > 1));
    change([...read, ...rest], 0, fill(said("imported"), { names: names.join(", ") }));
  };

  const cost = ({ lost: n, distress: sent, won: day }) => n * costs.lost + (sent ? costs.distress : 0) + (day ? costs.won : 0);
  const show = () => {
    who.replaceChildren(...crews.map((each, place) => new Option(each.name, place)));
    who.value = current;
    name.value = crew().name;
    const now = entry();
    distress.checked = now.distress;
    won.disabled = lost.disabled = Boolean(now.won);
    const n = cost(now);
    status.textContent = now.won ? fill(said("won_on"), { date: spoken(now.won), n }) : fill(said("so_far"), { n });
    undo.disabled = !past.length;
    unlucky.hidden = missions.get(chosen.state.mission.key).difficulty === undefined;
    showAll();
  };
  const showAll = () => {
    const entries = Object.entries(crew().log);
    // Missions that this site does not know keep their entries and their key.
    const order = [...missions.keys()];
    entries.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
    const rows = entries.map(([key, each]) =>
      make("tr", {}, make("th", { scope: "row" }, missions.get(key)?.title ?? key), make("td", {}, String(cost(each))),
        make("td", {}, each.distress ? "✓" : ""), make("td", {}, each.won ? spoken(each.won) : "")));
    const head = ["mission", "attempts", "signal", "date"].map((key) => make("th", { scope: "col" }, said(key)));
    const sum = entries.reduce((all, [, each]) => all + cost(each), 0);
    const foot = make("tr", {}, make("th", { scope: "row" }, said("total")), make("td", {}, String(sum)), make("td"), make("td"));
    table.replaceChildren(
      entries.length
        ? make("table", {}, make("thead", {}, make("tr", {}, head)), make("tbody", {}, rows), make("tfoot", {}, foot))
        : make("p", { className: "muted" }, said("nothing")),
    );
  };
  const today = () => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  };
  const spoken = (day) =>
    new Date(`${day}T12:00`).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long", year: "numeric" });

  chosen.hear(() => change(crews));
  return make(
    "div",
    { className: "log" },
    field(said("crew"), who),
    make("div", { className: "controls result" }, lost, won, undo),
    make("label", { className: "check" }, distress, said("distress")),
    status,
    unlucky,
    make("details", {}, make("summary", {}, said("all")), table, renamed, make("div", { className: "controls" }, add, remove)),
    make("div", { className: "controls" }, download, upload, chooser),
    fault,
    where,
  );
}
