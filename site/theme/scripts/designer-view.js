// The designer: a form, the page of the logbook, the check and the file, all of one mission. Python answers; two of it
// run, so that the one that deals and searches never keeps the one that shows waiting.
import { CheckPanel } from "./designer-check.js";
import { MissionForm } from "./designer-form.js";
import { Mission } from "./designer-mission.js";
import { PagePanel } from "./designer-page.js";
import { button, dialog, make, paused, sign } from "./designer-parts.js";
import { printMission, shareMission } from "./designer-share.js";
import { Shelf, startPanel } from "./designer-shelf.js";
import { FilePanel } from "./designer-file.js";

const PAUSE = 150;
const TABS = ["design", "page", "check", "yaml"];

export async function show(box, openDesk, came) {
  const desk = await openDesk("logwright.browser.designer", "library.json", came, ["packages.zip"]);
  box.replaceChildren();
  document.body.classList.add("designing");
  try {
    await showDesigner(box, desk, () => openDesk("logwright.browser.checker", "library.json", () => {}));
  } catch (error) {
    document.body.classList.remove("designing");
    throw error;
  }
}

async function showDesigner(box, desk, openChecker) {
  const { greeting } = desk;
  const { words } = greeting;
  const lang = document.documentElement.lang;
  const ask = (question) => desk.ask(question);
  const shelf = new Shelf(words);
  const status = make("p", { className: "hint", role: "status", hidden: true });
  const say = (text, ...more) => {
    status.replaceChildren(text, ...more);
    status.hidden = !text;
  };

  const first = await opened(ask, shelf, greeting);
  const mission = new Mission(first.document);
  const form = new MissionForm(mission, greeting.form, words, lang, ask);
  const page = new PagePanel(words, greeting.langs, lang);
  const check = new CheckPanel(words, lang, openChecker);
  const file = new FilePanel(words, mission, ask, (text) => openText(text));

  // Asks Python about the mission as it is now; while it thinks, changes add up.
  let looked;
  let busy = false;
  let stale = false;
  const look = async () => {
    if (busy) return void (stale = true);
    busy = true;
    do {
      stale = false;
      const { now } = mission;
      try {
        const answer = await ask({ do: "look", document: now });
        if (stale) continue;
        looked = answer;
        form.tell(answer.problems);
        page.show(answer, now.game);
        file.show(answer);
        const name = answer.title || titleOf(now, lang) || words.untitled;
        title.textContent = name;
        check.renew(now, answer);
        if (touched) shelf.keep(now, name);
      } catch (error) {
        say(words.mistake);
        console.warn(error);
      }
    } while (stale);
    busy = false;
    box.dataset.opened = `${openings}`;
  };
  let openings = 0;
  let welcome;
  const lookSoon = paused(look, PAUSE);
  let touched = first.kept;
  mission.addEventListener("change", ({ detail: { from } }) => {
    touched = from !== "opened" || touched;
    welcome?.remove();
    undo.disabled = !mission.canUndo;
    redo.disabled = !mission.canRedo;
    // The link spoke of the mission as it was.
    if (from !== "opened" && (location.hash || location.search)) history.replaceState(null, "", location.pathname);
    lookSoon();
  });

  const show = (document, { kept = false, note = "", certificate } = {}) => {
    touched = kept;
    shelf.begin(kept);
    say(note, ...(certificate ? [check.certified(certificate)] : []));
    mission.open(document);
    choose("design");
    openings += 1;
    look();
  };
  const openText = async (text) => {
    const { document: read, problems } = await ask({ do: "read", yaml: text });
    if (read) return show(read, { kept: true });
    choose("yaml");
    file.draft(text, problems);
  };
  const start = {
    begin: async (game) => show((await ask({ do: "begin", game })).document),
    take: async (key) => show(await adopted(key, ask)),
    open: (key) => show(shelf.take(key), { kept: true }),
    file: openText,
  };

  // The bar above: what can be done with the whole mission.
  const title = make("strong", { className: "mission-title" }, words.untitled);
  const undo = sign("↶", words["bar.undo"], () => mission.undo(), { disabled: true, className: "undo" });
  const redo = sign("↷", words["bar.redo"], () => mission.redo(), { disabled: true, className: "redo" });
  const missions = button(words["bar.missions"], () => {
    const made = dialog(words["shelf.title"], words, startPanel(words, greeting, shelf, wrapped(start, () => made.close())));
  });
  const share = button(words["bar.share"], () => shareMission({ words, ask, mission, check, file }));
  const print = button(words["bar.print"], () => printMission({ words, page, looked: () => looked }));
  const bar = make("div", { className: "bar", role: "toolbar", "aria-label": words.title }, missions, title, undo, redo, share, print);

  // One tab at a time on a phone; beside the form where there is room.
  const panels = { design: make("div", {}, form.box), page: page.box, check: check.box, yaml: file.box };
  const tabs = Object.fromEntries(TABS.map((name) => [name, button(words[`tabs.${name}`], () => turnTo(name), {
    role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, className: `tab ${name}`,
  })]));
  // Where there is room the form is always there, and another panel beside it.
  const wide = matchMedia("(min-width: 60em)");
  let beside = "page";
  const choose = (name) => {
    box.dataset.tab = name;
    if (name !== "design") beside = name;
    const selected = wide.matches ? beside : name;
    for (const [each, tab] of Object.entries(tabs)) {
      tab.setAttribute("aria-selected", `${each === selected}`);
      tab.tabIndex = each === selected ? 0 : -1;
      panels[each].classList.toggle("now", each === selected || (wide.matches && each === "design"));
    }
  };
  wide.addEventListener("change", () => choose(box.dataset.tab));
  const turnTo = (name) => {
    choose(name);
    // On a phone a panel begins at its top, wherever the last one was left.
    if (!wide.matches) scrollTo({ top: 0 });
  };
  const list = make("div", { className: "tabs-bar", role: "tablist", "aria-label": words.tabs_label }, Object.values(tabs));
  list.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const seen = TABS.filter((name) => !wide.matches || name !== "design");
    const now = seen.findIndex((name) => tabs[name].tabIndex === 0);
    const next = seen[(now + step + seen.length) % seen.length];
    turnTo(next);
    tabs[next].focus();
  });
  for (const [name, panel] of Object.entries(panels)) {
    Object.assign(panel, { id: `panel-${name}` }).classList.add("panel", name);
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", `tab-${name}`);
  }

  box.append(bar, status, list, make("div", { className: "panels" }, Object.values(panels)));
  document.addEventListener("keydown", (event) => {
    const inText = event.target.closest?.("input:not([type=radio], [type=checkbox]), textarea");
    if (inText || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) mission.redo();
    else mission.undo();
  });
  addEventListener("hashchange", async () => {
    if (!location.hash.startsWith("#mission=")) return;
    const found = await opened(ask, shelf, greeting);
    show(found.document, found);
  });

  choose("design");
  say(first.note ?? "", ...(first.certificate ? [check.certified(first.certificate)] : []));
  shelf.begin(first.kept);
  await look();
  if (first.start) {
    // For those who come for the first time; it goes when they begin.
    welcome = make("section", { className: "start" }, make("h2", {}, words["shelf.start"]), startPanel(words, greeting, shelf, start));
    panels.design.prepend(welcome);
  }
}

// What an address asks for: a mission of the library, one that a link holds, or the one that was on the desk last.
async function opened(ask, shelf, greeting) {
  const fragment = location.hash.slice(1);
  const begin = async () => (await ask({ do: "begin", game: Object.keys(greeting.form.games)[0] })).document;
  const key = new URLSearchParams(location.search).get("open");
  if (fragment.startsWith("mission=")) {
    const { document, problem, certificate } = await ask({ do: "unshare", fragment });
    if (document) return { document, note: greeting.words["share.opened"], certificate };
    return { document: await begin(), note: problem };
  }
  if (greeting.missions.some((one) => one.key === key)) return { document: await adopted(key, ask) };
  const last = shelf.last();
  return last ? { document: last, kept: true } : { document: await begin(), start: true };
}

const adopted = async (key, ask) => {
  const { document } = await ask({ do: "open", key });
  return (await ask({ do: "adopt", document })).document;
};

// What a mission that is not in order yet calls itself.
const titleOf = ({ text }, lang) => [text?.[lang], ...Object.values(text ?? {})].map((one) => one?.title).find((title) => typeof title === "string");

const wrapped = (actions, after) =>
  Object.fromEntries(Object.entries(actions).map(([name, act]) => [name, (...given) => {
    after();
    return act(...given);
  }]));
