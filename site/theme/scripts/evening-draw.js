// Task cards for the mission. Python draws them; the page remembers which were out.
import { button, fill, make, picture } from "./designer-parts.js";
import { field } from "./evening-choice.js";
import { keep, kept } from "./evening-store.js";

export function drawPart(words, chosen, { ask, missing }) {
  const said = (key) => words[`draw.${key}`];
  let out = kept("out", []);

  const note = make("p", {});
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
  const size = make("p", { className: "muted", textContent: said("size") });

  const remember = (used, left) => {
    out = used;
    keep("out", used);
    pile.textContent = left === undefined ? "" : fill(said("left"), { n: left });
  };
  untimed.addEventListener("change", () => {
    difficulty.value = untimed.checked ? chosen.state.mission.untimed : chosen.state.mission.difficulty;
  });
  chosen.hear(({ mission, players }) => {
    const draws = mission.difficulty !== undefined || mission.named;
    const reason = mission.key.startsWith("planet-nine/") ? said("no_deep_sea") : said("no_cards");
    note.textContent = missing ?? (draws ? said("intro") : reason);
    controls.hidden = !draws || Boolean(missing);
    size.hidden = controls.hidden || loaded;
    untimed.checked = false;
    without.hidden = mission.untimed === undefined;
    level.hidden = shuffle.hidden = mission.difficulty === undefined;
    difficulty.value = mission.difficulty ?? "";
    status.textContent = pile.textContent = "";
    cards.replaceChildren();
    redeals.replaceChildren();
    // A phone may close a page that nobody looks at; the cards on the table stay the same.
    const last = kept("drawn");
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
    if (difficulty.value) question.difficulty = Number(difficulty.value);
    try {
      const answer = await ask(question, (came, all) => Object.assign(bar, { max: all, value: came }));
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
  const show = (answer) => {
    cards.replaceChildren(...answer.cards.map(card));
    redeals.replaceChildren(...(answer.redeals ?? []).map((text) => make("li", {}, text)));
    if (answer.problem) {
      status.textContent = answer.problem;
      return;
    }
    remember(answer.out, answer.left);
    const sum = fill(said("drawn"), { n: answer.cards.length, sum: answer.sum });
    status.textContent = answer.reshuffled ? `${said("reshuffled")} ${sum}` : sum;
  };
  const card = ({ words: text, picture: svg, difficulty: hard, note: barred }) =>
    make(
      "li",
      {},
      picture(svg),
      make("div", {}, make("p", {}, text), make("p", { className: "muted" },
        [hard === null ? "" : fill(said("card_difficulty"), { n: hard }), barred].filter(Boolean).join(". "))),
    );

  return make("div", { className: "draw" }, note, controls, size, bar, status, cards, redeals, pile);
}
