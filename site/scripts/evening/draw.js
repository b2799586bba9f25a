// Task cards for the mission. The page remembers which were used.
import { button, field, make, picture } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { drawn as drawnFromPile } from "./drawing/pile.js";
import { keep, kept } from "./stored.js";

/** @typedef {import("./described.js").Drawn} Drawn */
/** @typedef {import("./described.js").DrawnCard} DrawnCard */
/** @typedef {import("./described.js").Words} Words */

/**
 * @param {Words} words
 * @param {import("./choice.js").Chosen} chosen
 */
export function drawPart(words, chosen) {
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
  const status = make("p", { role: "status" });
  const pile = make("p", { className: "muted" });
  const redeals = make("ul", { className: "redeals" });
  const cards = make("ol", { className: "cards" });

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
    note.textContent = draws ? said("intro") : reason;
    controls.hidden = !draws;
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

  const drawn = async () => {
    const { mission, players } = chosen.state;
    const { game, allocation } = mission;
    if (!difficulty.reportValidity() || !game || !allocation) return;
    draw.disabled = true;
    status.textContent = said("drawing");
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const total = Number(difficulty.value || mission.difficulty);
    try {
      const answer = await drawnFromPile(game, players, {
        mission: mission.key,
        allocation,
        difficulty: total,
        out,
        seed,
      });
      keep("drawn", answer && { mission: mission.key, players, answer });
      if (answer) show(answer);
      else showNone();
    } catch (error) {
      status.textContent = said("failed");
      console.warn(error);
    }
    draw.disabled = false;
    draw.focus();
  };
  const showNone = () => {
    cards.replaceChildren();
    redeals.replaceChildren();
    status.textContent = said("none");
  };
  const show = (/** @type {Drawn} */ answer) => {
    cards.replaceChildren(...answer.cards.map(card));
    const voidHands = new Set(answer.cards.flatMap((each) => each.redeals ?? []));
    redeals.replaceChildren(...[...voidHands].map((text) => make("li", {}, text)));
    remember(answer.out, answer.left);
    const sum = fill(said("drawn"), { n: answer.cards.length, sum: answer.sum });
    status.textContent = answer.reshuffled ? `${said("reshuffled")} ${sum}` : sum;
  };
  const card = (/** @type {DrawnCard} */ { words: text, picture: svg, difficulty: hard, note: barred }) => {
    const facts = [hard === undefined ? "" : fill(said("card_difficulty"), { n: hard }), barred].filter(Boolean);
    const told = make("div", {}, make("p", {}, text), make("p", { className: "muted" }, facts.join(". ")));
    return make("li", {}, picture(svg), told);
  };

  return make("div", { className: "draw" }, note, controls, status, cards, redeals, pile);
}
