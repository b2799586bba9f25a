// A deal: the hands or, if it can be won, a winning line on the drawn table, trick by trick.
import { make, sign } from "../../kit/elements.js";
import { fill } from "../../kit/text.js";
import { LineView, tablePictures } from "../../table/line.js";
import { cardSign } from "../cards.js";

/** @typedef {import("../described.js").ShownDeal} ShownDeal */
/** @typedef {import("../described.js").Words} Words */

/**
 * @param {Words} words
 * @param {ShownDeal} found
 */
export function dealView(words, found) {
  const { seats, hands, tasks, choices, line } = found;
  const shownTasks = tasks.map(({ words: said, token, owner }) =>
    make(
      "li",
      {},
      token && make("span", { className: "token" }, token),
      ` ${said} `,
      owner && make("em", {}, `– ${owner}`),
    ),
  );
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
    line
      ? lineView(words, found, line)
      : make(
          "div",
          { className: "seats" },
          seats.map((name, seat) => handView(name, hands[seat])),
        ),
  );
}

/**
 * The cards of a seat in a deal that nobody wins.
 * @param {string} name
 * @param {string[]} cards
 */
const handView = (name, cards) =>
  make(
    "div",
    { className: "seat" },
    make("div", { className: "seat-name" }, make("span", {}, name)),
    make(
      "ul",
      { className: "hand", "aria-label": name },
      cards.map((card) => make("li", {}, cardSign(card))),
    ),
  );

/**
 * @param {Words} words
 * @param {ShownDeal} found
 * @param {NonNullable<ShownDeal["line"]>} line
 */
function lineView(words, { tricks }, line) {
  const last = line.tricks.length;
  const place = make("div", { className: "drawn-line" });
  const status = make("span", { role: "status" });
  /** @type {LineView | undefined} */
  let view;
  let now = 1;
  const show = (/** @type {number} */ step) => {
    now = Math.max(1, Math.min(step, last));
    view?.show(now, tricks[now - 1].legal);
    status.textContent = fill(words["replay.trick"], { n: now, all: last });
    // A disabled button would lose the keyboard focus.
    for (const each of [first, back]) each.setAttribute("aria-disabled", `${now === 1}`);
    on.setAttribute("aria-disabled", `${now === last}`);
  };
  const first = sign("«", words["replay.first"], () => show(1));
  const back = sign("‹", words["replay.back"], () => show(now - 1));
  const on = sign("›", words["replay.on"], () => show(now + 1));
  const controls = make("div", { className: "row controls" }, first, back, on, status);
  controls.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(now - 1);
    if (key === "ArrowRight") show(now + 1);
  });
  show(1);
  tablePictures(line.game).then((pictures) => {
    view = new LineView(line.words, line, pictures);
    place.replaceChildren(view.box);
    show(now);
  });
  return make("div", {}, controls, place);
}
