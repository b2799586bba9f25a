// The designer: form, logbook page, check and file of one mission. Two instances of Python run, so that dealing and
// searching never block the display.
import { button, make, sign } from "../kit/elements.js";
import { languageRoot } from "../kit/page.js";
import { paused } from "../kit/pause.js";
import { fill } from "../kit/text.js";
import { CheckPanel } from "./check.js";
import { dialog } from "./dialog.js";
import { FilePanel } from "./file.js";
import { MissionForm } from "./form.js";
import { Glance } from "./glance.js";
import { Mission } from "./mission.js";
import { PagePanel } from "./page.js";
import { SavedMissions, startPanel } from "./saved-missions.js";
import { printMission, shareMission } from "./share.js";
import { ShortName } from "./short-name.js";
import { Tabs } from "./tabs.js";

/** @typedef {import("../python/desk.js").Desk} Desk */
/** @typedef {import("../python/desk.js").OpenDesk} OpenDesk */
/** @typedef {import("../python/desk.js").Progress} Progress */
/** @typedef {import("./described.js").Ask} Ask */
/** @typedef {import("./described.js").Document} Document */
/** @typedef {import("./described.js").Greeting} Greeting */
/** @typedef {import("./described.js").Looked} Looked */
/** @typedef {import("./described.js").Refereed} Refereed */
/**
 * A mission to open: whether it was saved here before, a message about it, and whether it is just the default.
 * @typedef {object} Opened
 * @property {Document} document
 * @property {boolean} [kept]
 * @property {string} [note]
 * @property {Refereed | null} [certificate]
 * @property {boolean} [start]
 */

const PAUSE = 150;

/**
 * @param {HTMLElement} box
 * @param {OpenDesk} openDesk
 * @param {Progress} came
 */
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

/**
 * @param {HTMLElement} box
 * @param {Desk} desk
 * @param {() => Promise<Desk>} openChecker
 */
async function showDesigner(box, desk, openChecker) {
  /** @type {Greeting} */
  const greeting = desk.greeting;
  const { words } = greeting;
  const lang = document.documentElement.lang;
  /** @type {Ask} */
  const ask = (question) => desk.ask(question);
  const saved = new SavedMissions(words);
  const status = make("p", { className: "hint", role: "status", hidden: true });
  const say = (/** @type {string} */ text, /** @type {Refereed | null | undefined} */ certificate = undefined) => {
    status.replaceChildren(text, ...(certificate ? [check.certified(certificate)] : []));
    status.hidden = !text;
  };

  const first = await opened(ask, saved, greeting);
  const mission = new Mission(first.document);
  const form = new MissionForm(mission, greeting.form, words, lang, ask);
  const page = new PagePanel(words, greeting.langs, lang);
  const glance = new Glance(words, () => tabs.choose("check"));
  const check = new CheckPanel(words, openChecker, glance);
  const shortName = new ShortName();
  saved.hearOtherTabs(() => say(words["shelf.elsewhere"]));
  const file = new FilePanel(words, mission, ask, (text) => openText(text));

  // Asks Python about the current mission; changes made while it works are combined.
  /** @type {Looked | undefined} */
  let looked;
  let busy = false;
  let stale = false;
  const look = async () => {
    stale = busy;
    if (busy) return;
    busy = true;
    do {
      stale = false;
      const { now } = mission;
      try {
        /** @type {Looked} */
        const answer = await ask({ do: "look", document: now });
        if (stale) continue;
        looked = answer;
        form.tell(answer.problems);
        page.show(answer, now.game);
        file.show(answer);
        const name = answer.title || titleOf(now, lang) || words.untitled;
        title.textContent = name;
        check.renew(now, answer);
        const field = document.getElementById(form.id(["id"]));
        shortName.follow(mission, answer.short_name, field instanceof HTMLInputElement ? field : undefined);
        if (touched) saved.keep(now, name);
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
  const lookSoon = paused(look, PAUSE);
  let touched = first.kept ?? false;
  mission.hear((from) => {
    touched = from !== "opened" || touched;
    welcome?.remove();
    undo.disabled = !mission.canUndo;
    redo.disabled = !mission.canRedo;
    // The certificate in the link was for the unchanged mission.
    if (from !== "opened" && (location.hash || location.search)) history.replaceState(null, "", location.pathname);
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
   * @returns {import("./saved-missions.js").Start}
   */
  const start = (chosen = () => {}) => ({
    begin: async (game) => {
      chosen();
      showMission(await ask({ do: "begin", game }));
    },
    take: async (key) => {
      chosen();
      showMission({ document: await adopted(key, ask) });
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
  const share = button(words["bar.share"], () => shareMission({ words, ask, mission, check, file }));
  const play = button(words["bar.play"], async () => {
    const { fragment, problem } = await ask({ do: "share", document: mission.now, page: location.href });
    if (fragment) location.href = new URL(`play.html#${fragment}`, languageRoot()).href;
    else say(problem);
  });
  const print = button(words["bar.print"], () => printMission({ words, page, looked: () => looked }));
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
  box.append(bar, status, make("div", { className: "foot" }, glance.box, tabs.bar), tabs.panels);
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
  await look();
  if (first.start) {
    // An introduction for first-time users; it disappears when they start.
    const panel = startPanel(words, greeting, saved, start());
    welcome = make("section", { className: "start" }, make("h2", {}, words["shelf.start"]), panel);
    design.prepend(welcome);
  }
}

/**
 * The mission that the address asks for: one of the library, one contained in a link, or the last one edited.
 * @param {Ask} ask
 * @param {SavedMissions} saved
 * @param {Greeting} greeting
 * @returns {Promise<Opened>}
 */
async function opened(ask, saved, greeting) {
  const fragment = location.hash.slice(1);
  const begin = async () => (await ask({ do: "begin", game: Object.keys(greeting.form.games)[0] })).document;
  const key = new URLSearchParams(location.search).get("open");
  if (fragment.startsWith("mission=")) {
    const { document, problem, certificate } = await ask({ do: "unshare", fragment });
    if (document) return { document, note: greeting.words["share.opened"], certificate };
    return { document: await begin(), note: problem };
  }
  if (key && greeting.missions.some((one) => one.key === key)) return { document: await adopted(key, ask) };
  const note = key ? fill(greeting.words["shelf.unknown"], { key }) : "";
  const last = saved.last();
  return last ? { document: last, kept: true, note } : { document: await begin(), start: true, note };
}

/**
 * A mission of the library as a starting point.
 * @param {string} key
 * @param {Ask} ask
 * @returns {Promise<Document>}
 */
async function adopted(key, ask) {
  const { document } = await ask({ do: "open", key });
  return (await ask({ do: "adopt", document })).document;
}

/**
 * The title of a mission that is not valid yet.
 * @param {Document} document
 * @param {string} lang
 * @returns {string | undefined}
 */
function titleOf({ text }, lang) {
  const titles = [text?.[lang], ...Object.values(text ?? {})].map((one) => one?.title);
  return titles.find((title) => typeof title === "string");
}
