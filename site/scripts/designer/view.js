// The designer: form, logbook page, check and file of one mission. The form is there before Python is: what it is asked
// waits for it.
import { button, make, sign } from "../kit/elements.js";
import { languageRoot } from "../kit/page.js";
import { paused } from "../kit/pause.js";
import { Costs } from "./check/costs.js";
import { Glance } from "./check/glance.js";
import { CheckPanel } from "./check/panel.js";
import { dialog } from "./dialog.js";
import { Engine } from "./engine.js";
import { FilePanel } from "./file.js";
import { MissionForm } from "./form.js";
import { Mission } from "./mission.js";
import { PagePanel } from "./page.js";
import { printMission, shareMission } from "./share.js";
import { adopted, begun, opened, prepared, titleOf } from "./shelf/opening.js";
import { SavedMissions, startPanel } from "./shelf/saved-missions.js";
import { ShortName } from "./short-name.js";
import { submission } from "./submit.js";
import { Tabs } from "./tabs.js";

/** @typedef {import("../python/desk.js").Desk} Desk */
/** @typedef {import("../python/desk.js").OpenDesk} OpenDesk */
/** @typedef {import("../python/desk.js").Progress} Progress */
/** @typedef {import("./described.js").Document} Document */
/** @typedef {import("./described.js").Greeting} Greeting */
/** @typedef {import("./described.js").Looked} Looked */
/** @typedef {import("./described.js").Refereed} Refereed */
/** @typedef {import("./shelf/opening.js").Opened} Opened */

const PAUSE = 150;

/**
 * @param {HTMLElement} box
 * @param {OpenDesk} openDesk
 * @param {Progress} came
 */
export async function show(box, openDesk, came) {
  /** @type {Greeting} */
  const greeting = await prepared(`designer-${document.documentElement.lang}.json`);
  const engine = new Engine((progress) =>
    openDesk("logwright.browser.designer", "library.json", progress, ["packages.zip"]),
  );
  try {
    await showDesigner(box, greeting, engine, came, () =>
      openDesk("logwright.browser.checker", "library.json", () => {}),
    );
  } catch (error) {
    document.body.classList.remove("designing");
    throw error;
  }
}

/**
 * @param {HTMLElement} box
 * @param {Greeting} greeting
 * @param {Engine} engine
 * @param {Progress} came
 * @param {() => Promise<Desk>} openChecker
 */
async function showDesigner(box, greeting, engine, came, openChecker) {
  const { words } = greeting;
  const { lang } = document.documentElement;
  const { ask } = engine;
  const saved = new SavedMissions(words);
  const status = make("p", { className: "hint", role: "status", hidden: true });
  const say = (/** @type {string} */ text, /** @type {Refereed | null | undefined} */ certificate = undefined) => {
    status.replaceChildren(text, ...(certificate ? [check.certified(certificate)] : []));
    status.hidden = !text;
  };

  const startEngine = async () => {
    try {
      await engine.start(came);
      glance.started();
    } catch (error) {
      say(words.failed);
      status.append(
        " ",
        button(words.open, () => startEngine().then(() => say(""))),
      );
      console.warn(error);
    }
  };
  startEngine();
  const first = await opened(ask, saved, greeting);
  document.body.classList.add("designing");
  const mission = new Mission(first.document);
  const form = new MissionForm(mission, greeting.form, words, lang, ask);
  const page = new PagePanel(words, greeting.langs, lang);
  const take = (/** @type {Document} */ next) => mission.become(next);
  const costs = new Costs(words, ask, take, (parts) => form.weigh(parts));
  const glance = new Glance(words, () => tabs.choose("check"));
  const check = new CheckPanel(words, engine.shared, openChecker, glance, costs, take);
  const shortName = new ShortName();
  saved.hearOtherTabs(() => say(words["shelf.elsewhere"]));
  const file = new FilePanel(words, mission, ask, (text) => openText(text));

  // Asks Python about the current mission; changes made while it works are combined.
  /** @type {Looked | undefined} */
  let looked;
  let busy = false;
  let changed = false;
  // The first verdict need not wait until a page is drawn, and about a new mission all is known.
  let drawing = false;
  const known = new Map(Object.values(greeting.begun).map((one) => [JSON.stringify(one.document), one.looked]));
  let stale = false;
  const look = async () => {
    keep();
    stale = busy;
    if (busy) return;
    busy = true;
    do {
      stale = false;
      const { now } = mission;
      try {
        /** @type {Looked} */
        const answer = known.get(JSON.stringify(now)) ?? (await ask({ do: "look", document: now, pages: drawing }));
        if (stale) continue;
        const field = document.getElementById(form.id(["id"]));
        stale = shortName.follow(mission, answer.short_name, field instanceof HTMLInputElement ? field : undefined);
        if (stale) continue;
        looked = answer;
        form.tell(answer.problems);
        page.show(answer, now.game);
        file.show(answer);
        check.renew(now, answer);
        stale = !drawing && !known.has(JSON.stringify(now));
        drawing = true;
      } catch (error) {
        say(words.mistake);
        console.warn(error);
      }
    } while (stale);
    busy = false;
    box.dataset.opened = `${openings}`;
  };
  let openings = 0;
  /** @type {HTMLElement | undefined} */
  let welcome;
  // Kept at once, whether Python is there or not.
  const keep = () => {
    const name = titleOf(mission.now, lang) || words.untitled;
    title.textContent = name;
    if (touched) saved.keep(mission.now, name);
    changed = false;
  };
  const lookSoon = paused(look, PAUSE);
  addEventListener("pagehide", () => changed && keep());
  let touched = first.kept ?? false;
  mission.hear((from) => {
    touched = from !== "opened" || touched;
    // What is undone or done again was named before.
    if (from === "history") shortName.begin();
    welcome?.remove();
    undo.disabled = !mission.canUndo;
    redo.disabled = !mission.canRedo;
    // The certificate in the link was for the unchanged mission.
    if (from !== "opened" && (location.hash || location.search)) history.replaceState(null, "", location.pathname);
    changed = from !== "opened";
    lookSoon();
  });

  const showMission = (/** @type {Opened} */ { document, kept = false, note = "", certificate }) => {
    touched = kept;
    shortName.begin();
    saved.begin(kept);
    say(note, certificate);
    mission.open(document);
    tabs.choose("design");
    openings += 1;
    look();
  };
  const openText = async (/** @type {string} */ text) => {
    const { document: read, problems } = await ask({ do: "read", yaml: text });
    if (read) return showMission({ document: read, kept: true });
    tabs.choose("yaml");
    return file.draft(text, problems);
  };
  /**
   * @param {() => void} [chosen] called when one was chosen
   * @returns {import("./shelf/saved-missions.js").Start}
   */
  const start = (chosen = () => {}) => ({
    begin: (game) => {
      chosen();
      showMission({ document: begun(greeting, game) });
    },
    take: async (key) => {
      chosen();
      showMission({ document: await adopted(key) });
    },
    open: (key) => {
      chosen();
      const document = saved.take(key);
      if (document) showMission({ document, kept: true });
    },
    file: (text) => {
      chosen();
      openText(text);
    },
  });

  // The toolbar: actions on the whole mission.
  const title = make("strong", { className: "mission-title" }, words.untitled);
  const undo = sign("↶", words["bar.undo"], () => mission.undo(), { disabled: true, className: "undo" });
  const redo = sign("↷", words["bar.redo"], () => mission.redo(), { disabled: true, className: "redo" });
  const missions = button(words["bar.missions"], () => {
    const panel = startPanel(
      words,
      greeting,
      saved,
      start(() => made.close()),
    );
    const made = dialog(words["shelf.title"], words, panel);
  });
  const share = button(words["bar.share"], () => {
    const sending = submission({ words, repository: greeting.submit, mission, looked: () => looked });
    shareMission({ words, ask, mission, check, file, sending });
  });
  const play = button(words["bar.play"], async () => {
    const { fragment, problem } = await ask({ do: "share", document: mission.now, page: location.href });
    if (fragment) location.href = new URL(`play.html#${fragment}`, languageRoot()).href;
    else say(problem);
  });
  const print = button(words["bar.print"], () => printMission({ words, ask, mission, page, looked: () => looked }));
  const bar = make(
    "div",
    { className: "bar", role: "toolbar", "aria-label": words.title },
    missions,
    title,
    undo,
    redo,
    share,
    play,
    print,
  );

  const design = make("div", {}, form.box);
  const tabs = new Tabs(box, words, { design, page: page.box, check: check.box, yaml: file.box });
  box.replaceChildren(bar, status, make("div", { className: "foot" }, glance.box, tabs.bar), tabs.panels);
  document.addEventListener("keydown", (event) => {
    const isText =
      event.target instanceof Element &&
      event.target.closest("input:not([type=radio], [type=checkbox]), textarea") !== null;
    const key = (event.ctrlKey || event.metaKey) && !event.altKey ? event.key.toLowerCase() : "";
    if (isText || !["y", "z"].includes(key)) return;
    event.preventDefault();
    if (event.shiftKey || key === "y") mission.redo();
    else mission.undo();
  });
  addEventListener("hashchange", async () => {
    if (location.hash.startsWith("#mission=")) showMission(await opened(ask, saved, greeting));
  });

  tabs.choose("design");
  say(first.note ?? "", first.certificate);
  saved.begin(first.kept ?? false);
  look();
  if (first.start) {
    // An introduction for first-time users; it disappears when they start.
    const panel = startPanel(words, greeting, saved, start());
    welcome = make("section", { className: "start" }, make("h2", {}, words["shelf.start"]), panel);
    design.prepend(welcome);
  }
}
