// Task cards for the mission. Python draws them; the page remembers which were used.
import { button, field, make, picture } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { keep, kept } from "./stored.js";

/** @typedef {import("./described.js").Asker} Asker */
/** @typedef {import("./described.js").Drawn} Drawn */
/** @typedef {import("./described.js").DrawnCard} DrawnCard */
/** @typedef {import("./described.js").Words} Words */

/**
 * @param {Words} words
 * @param {import("./choice.js").Chosen} chosen
 * @param {Asker} asker
 */
export function drawPart(words, chosen, { ask, missing }) {
  const said = (/** @type {string} */ key) => words[`draw.${key}`];
  const before = kept("out");
  let out = Array.isArray(before) ? before : [];

  const note = make("p");
  const difficulty = make("input", { type: "number", id: "evening-difficulty", min: 1, max: 99, inputMode: "numeric" });
  const untimed = make("input", { type: "checkbox", id: "evening-untimed" });
  const without = make("label", { className: "check" }, untimed, said("untimed"));
  const draw = button(said("do"), () => drawn(), { className: "main" });
  const shuffle = button(said("shuffle"), () => {
    remember([]);
    keep("drawn", null);
    status.textContent = said("shuffled");
  });
  const level = field(said("difficulty"), difficulty);
  const controls = make("div", { className: "controls" }, level, without, draw, shuffle);
  const bar = make("progress", { hidden: true, "aria-label": said("loading") });
  const status = make("p", { role: "status" });
  const pile = make("p", { className: "muted" });
  const redeals = make("ul", { className: "redeals" });
  const cards = make("ol", { className: "cards" });
  const size = make("p", { className: "muted" }, said("size"));

  const remember = (/** @type {string[]} */ used, /** @type {number | undefined} */ left = undefined) => {
    out = used;
    keep("out", used);
    pile.textContent = left === undefined ? "" : fill(said("left"), { n: left });
  };
  untimed.addEventListener("change", () => {
    const { mission } = chosen.state;
    difficulty.value = `${(untimed.checked ? mission.untimed : mission.difficulty) ?? ""}`;
  });
  chosen.hear(({ mission, players }) => {
    const draws = mission.difficulty !== undefined;
    const given = mission.named ? said("named") : said("no_cards");
    const reason = mission.deck ? said(`from_deck.${mission.deck}`) : given;
    note.textContent = draws ? (missing ?? said("intro")) : reason;
    controls.hidden = !draws || Boolean(missing);
    size.hidden = controls.hidden || loaded;
    untimed.checked = false;
    without.hidden = mission.untimed === undefined;
    difficulty.value = `${mission.difficulty ?? ""}`;
    status.textContent = pile.textContent = "";
    cards.replaceChildren(...(mission.named ?? []).map(card));
    redeals.replaceChildren();
    // Phones may discard background pages; the cards on the table must stay the same.
    const last = /** @type {{ mission: string, players: number, answer: Drawn } | null} */ (kept("drawn"));
    if (draws && last?.mission === mission.key && last.players === players) show(last.answer);
  });

  let loaded = false;
  const drawn = async () => {
    const { mission, players } = chosen.state;
    if (!difficulty.reportValidity()) return;
    draw.disabled = true;
    status.textContent = said(loaded ? "drawing" : "loading");
    bar.hidden = loaded;
    const question = { do: "draw", mission: mission.key, players, out, untimed: untimed.checked };
    const harder = difficulty.value ? { difficulty: Number(difficulty.value) } : {};
    try {
      /** @type {Drawn} */
      const answer = await ask({ ...question, ...harder }, (came, all) =>
        Object.assign(bar, { max: all, value: came }),
      );
      loaded = size.hidden = true;
      keep("drawn", { mission: mission.key, players, answer });
      show(answer);
    } catch (error) {
      status.textContent = said("failed");
      console.warn(error);
    }
    bar.hidden = true;
    draw.disabled = false;
    draw.focus();
  };
  const show = (/** @type {Drawn} */ answer) => {
    cards.replaceChildren(...answer.cards.map(card));
    redeals.replaceChildren(...(answer.redeals ?? []).map((text) => make("li", {}, text)));
    if (answer.problem) {
      status.textContent = answer.problem;
      return;
    }
    remember(answer.out ?? [], answer.left);
    const sum = fill(said("drawn"), { n: answer.cards.length, sum: answer.sum });
    status.textContent = answer.reshuffled ? `${said("reshuffled")} ${sum}` : sum;
  };
  const card = (/** @type {DrawnCard} */ { words: text, picture: svg, difficulty: hard, note: barred }) => {
    const facts = [hard === null ? "" : fill(said("card_difficulty"), { n: hard }), barred].filter(Boolean);
    const told = make("div", {}, make("p", {}, text), make("p", { className: "muted" }, facts.join(". ")));
    return make("li", {}, picture(svg), told);
  };

  return make("div", { className: "draw" }, note, controls, size, bar, status, cards, redeals, pile);
}
