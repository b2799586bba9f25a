// A deal on the table: the hands, and if it can be won, a winning line to step through, trick by trick.
import { cardSign } from "./designer-cards.js";
import { fill, make, sign } from "./designer-parts.js";

export function dealView(words, found) {
  const { seats, hands, tasks = [], choices = [], tricks = [] } = found;
  const shownTasks = tasks.length > 0 && make("ul", { className: "deal-tasks" }, tasks.map(({ words: said, token, owner }) =>
    make("li", {}, token && make("span", { className: "token" }, token), ` ${said} `, owner && make("em", {}, `– ${owner}`))));
  const shownChoices = choices.length > 0 && make("ul", {}, choices.map((text) => make("li", {}, text)));
  const table = make("div", { className: "seats" });
  const status = make("span", { role: "status" });
  let now = 0;
  const show = (step) => {
    now = Math.max(0, Math.min(step, tricks.length - 1));
    const trick = tricks[now];
    table.replaceChildren(...seats.map((name, seat) => {
      const turn = trick ? (seat - trick.leader + seats.length) % seats.length : 0;
      const played = trick?.cards[turn];
      const legal = new Set(trick?.legal?.[seat] ?? []);
      const held = trick?.hands?.[seat] ?? hands[seat];
      const marks = trick ? `${turn === 0 ? "→ " : ""}${seat === trick.winner ? "★" : ""}` : "";
      return make("div", { className: `seat${trick && seat === trick.winner ? " wins" : ""}` },
        make("div", { className: "seat-name" }, make("span", {}, name), played && make("span", { className: "played" }, marks, " ", cardSign(played))),
        make("ul", { className: "hand", "aria-label": name }, held.map((card) => make("li", {
          className: `${card === played ? "now" : ""}${trick && !legal.has(card) ? " barred" : ""}`,
        }, cardSign(card)))));
    }));
    status.textContent = trick ? fill(words["replay.trick"], { n: now + 1, all: tricks.length }) : "";
    for (const [step_, off] of [[first, now === 0], [back, now === 0], [on, now >= tricks.length - 1]]) step_.setAttribute("aria-disabled", `${off}`);
  };
  const first = sign("«", words["replay.first"], () => show(0));
  const back = sign("‹", words["replay.back"], () => show(now - 1));
  const on = sign("›", words["replay.on"], () => show(now + 1));
  const controls = make("div", { className: "row controls" }, first, back, on, status);
  const box = make("div", { className: "deal-view" }, shownTasks, shownChoices, tricks.length > 0 && controls, table,
    tricks.length > 0 && make("p", { className: "help" }, words["replay.legend"]));
  box.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && controls.contains(event.target)) show(now + step);
  });
  show(0);
  return box;
}
