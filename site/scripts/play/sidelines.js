// What lies beside the table: what must still happen, and things to look at more closely.
import { make, sign } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { played } from "../table/seating.js";

/** @typedef {import("../kit/elements.js").Inside} Inside */
/** @typedef {import("./described.js").Scene} Scene */
/** @typedef {import("./described.js").Setting} Setting */
/** @typedef {import("./described.js").TaskScene} TaskScene */
/** @typedef {import("./described.js").Words} Words */
/** @typedef {import("../table/pictures.js").Pictures} Pictures */

const SIGNS = { open: "○", met: "✓", failed: "✗" };
let dialogs = 0;

/**
 * What must still happen, and the rules of the mission.
 * @param {Words} words
 * @param {Pictures} pictures
 * @param {Scene} scene
 * @param {Setting} setting
 */
export function goalPanel(words, pictures, scene, setting) {
  const line = (
    /** @type {string} */ text,
    /** @type {"open" | "met" | "failed"} */ state,
    /** @type {Inside} */ more,
  ) =>
    make(
      "li",
      { className: state },
      make("span", { className: "state", title: words[`state.${state}`] }, SIGNS[state]),
      make("span", {}, text, more),
    );
  const tasks = scene.tasks.map(({ words: text, token, owner, state }) =>
    line(text, state, [
      token && pictures.drawn(`token:${token}`, "disc"),
      owner !== null && make("small", {}, ` ${scene.seats[owner].name}`),
    ]),
  );
  const goals = scene.goals.map(({ words: text, state }) => line(text, state, undefined));
  return make(
    "section",
    {},
    make("h2", {}, scene.over ? words["side.goals_over"] : words["side.goals"]),
    tasks.length + goals.length > 0 && make("ul", { className: "goals" }, tasks, goals),
    make(
      "details",
      {},
      make("summary", {}, words["side.rules"]),
      make(
        "ul",
        {},
        setting.rules.map((rule) => make("li", {}, rule)),
      ),
      setting.page && make("p", {}, make("a", { href: setting.page }, setting.title)),
    ),
  );
}

/**
 * A dialog that returns the focus to where it came from.
 * @param {string} title
 * @param {Words} words
 * @param {...Inside} inside
 */
export function playDialog(title, words, ...inside) {
  const name = make("h2", { id: `play-dialog-${++dialogs}` }, title);
  const close = sign("×", words.close, () => made.close(), { className: "close" });
  const head = make("div", { className: "dialog-head" }, name, close);
  const made = make("dialog", { className: "play-dialog", "aria-labelledby": name.id }, head, inside);
  const from = document.activeElement;
  made.addEventListener("close", () => {
    made.remove();
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  });
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close();
  });
  document.querySelector(".play")?.append(made);
  made.showModal();
  return made;
}

/**
 * @param {Words} words
 * @param {Pictures} pictures
 * @param {TaskScene} task
 */
export function taskDialog(words, pictures, task) {
  const token = task.token && pictures.drawn(`token:${task.token}`, "disc");
  const large = make("div", { className: "large-task" }, pictures.drawn(task.picture), token);
  playDialog(words["side.task"], words, large, make("p", {}, task.words), make("p", {}, words[`state.${task.state}`]));
}

/**
 * The last trick.
 * @param {Words} words
 * @param {Pictures} pictures
 * @param {Scene} scene
 */
export function trickDialog(words, pictures, { last, seats, trick }) {
  if (!last) return;
  const cards = played({ leader: last.leader, seats: seats.length, cards: last.cards }).map(({ card, seat }) =>
    make(
      "li",
      { className: seat === last.winner ? "winner" : "" },
      pictures.card(card),
      make("strong", {}, seats[seat].name),
      make("span", {}, pictures.name(card)),
    ),
  );
  const won = fill(words["table.trick_won"], { n: trick - 1, seat: seats[last.winner].name });
  playDialog(words["bar.last"], words, make("ol", { className: "last-trick" }, cards), make("p", {}, won));
}
