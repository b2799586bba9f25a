// A deal: the hands and, if it can be won, a winning line to step through, trick by trick.
import { make, sign } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { cardSign } from "./cards.js";

/**
 * @param {import("./described.js").Words} words
 * @param {import("./described.js").ShownDeal} found
 */
export function dealView(words, { seats, hands, tasks, choices, tricks }) {
  const table = make("div", { className: "seats" });
  const status = make("span", { role: "status" });
  let now = 0;
  const show = (/** @type {number} */ step) => {
    now = Math.max(0, Math.min(step, tricks.length - 1));
    table.replaceChildren(...seats.map((_, seat) => shownSeat(seat)));
    status.textContent = tricks.length ? fill(words["replay.trick"], { n: now + 1, all: tricks.length }) : "";
    for (const each of [first, back]) each.setAttribute("aria-disabled", `${now === 0}`);
    on.setAttribute("aria-disabled", `${now >= tricks.length - 1}`);
  };
  const shownSeat = (/** @type {number} */ seat) => {
    const trick = tricks.at(now);
    const turn = trick ? (seat - trick.leader + seats.length) % seats.length : 0;
    const wins = trick?.winner === seat;
    const played = trick?.cards[turn];
    const legal = new Set(trick?.legal[seat]);
    const held = trick?.hands[seat] ?? hands[seat];
    const marks = `${turn === 0 ? "→ " : ""}${wins ? "★" : ""}`;
    const shown = played && make("span", { className: "played" }, marks, " ", cardSign(played));
    const cards = held.map((card) => {
      const barred = trick && !legal.has(card) ? " barred" : "";
      return make("li", { className: `${card === played ? "now" : ""}${barred}` }, cardSign(card));
    });
    return make(
      "div",
      { className: `seat${wins ? " wins" : ""}` },
      make("div", { className: "seat-name" }, make("span", {}, seats[seat]), shown),
      make("ul", { className: "hand", "aria-label": seats[seat] }, cards),
    );
  };
  const first = sign("«", words["replay.first"], () => show(0));
  const back = sign("‹", words["replay.back"], () => show(now - 1));
  const on = sign("›", words["replay.on"], () => show(now + 1));
  const controls = make("div", { className: "row controls" }, first, back, on, status);
  controls.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(now - 1);
    if (key === "ArrowRight") show(now + 1);
  });
  const shownTasks = tasks.map(({ words: said, token, owner }) =>
    make(
      "li",
      {},
      token && make("span", { className: "token" }, token),
      ` ${said} `,
      owner && make("em", {}, `– ${owner}`),
    ),
  );
  show(0);
  return make(
    "div",
    { className: "deal-view" },
    tasks.length > 0 && make("ul", { className: "deal-tasks" }, shownTasks),
    choices.length > 0 &&
      make(
        "ul",
        {},
        choices.map((text) => make("li", {}, text)),
      ),
    tricks.length > 0 && controls,
    table,
    tricks.length > 0 && make("p", { className: "help" }, words["replay.legend"]),
  );
}
