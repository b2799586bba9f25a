// The search: a dialog over the index of the page's language. Results appear while typing.
import { make } from "../kit/elements.js";
import { all, needed, pageWords } from "../kit/page.js";
import { loadScript } from "../kit/plain-script.js";
import { fill } from "../kit/text.js";
import { openIndex } from "./search-ranking.js";

const MOST = 12;
/** A single letter begins half of all words; a single figure is the number of a mission. */
const ONE_LETTER = /^\p{L}$/u;
/** Longer answers are cut to the sentence that matches best. */
const WHOLE_ANSWER = 420;

/** @typedef {ReturnType<typeof openIndex>} Index */
/** @typedef {import("./search-ranking.js").Answer} Answer */

export function startSearch() {
  const words = pageWords();
  const dialog = needed("dialog.search", HTMLDialogElement);
  const input = needed("input[type=search]", HTMLInputElement, dialog);
  const status = needed(".status", HTMLElement, dialog);
  const list = needed("ol", HTMLOListElement, dialog);
  const scopes = all("input[name=scope]", HTMLInputElement, dialog);
  let asked = 0;

  const search = async () => {
    const query = input.value.trim();
    const mine = ++asked;
    list.ariaBusy = "true";
    if (!query || ONE_LETTER.test(query)) {
      status.textContent = query ? words.type_more : "";
      list.replaceChildren();
    } else {
      try {
        const index = await loaded();
        // Text typed while the index was loading triggers its own search.
        if (mine !== asked) return;
        const scope = /** @type {Answer["scope"] | ""} */ (scopes.find((each) => each.checked)?.value ?? "");
        const found = index.search(input.value, game(), scope).slice(0, MOST);
        list.replaceChildren(...found.map((answer, place) => entry(answer, place === 0, index, query)));
        if (found.length === 0) status.textContent = words.none_found;
        else status.textContent = found.length === 1 ? words.found_one : fill(words.found_many, { n: found.length });
      } catch (error) {
        status.textContent = words.search_failed;
        console.warn(error);
      }
    }
    list.ariaBusy = "false";
  };
  input.addEventListener("input", search);
  for (const scope of scopes) scope.addEventListener("change", search);

  const open = () => {
    if (!dialog.open) dialog.showModal();
    input.select();
    loaded().catch(() => {});
  };
  needed(".search-button", HTMLButtonElement).addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
    if ((event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest("li a"))) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const here = links.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && links.length && !(event.target instanceof HTMLInputElement && event.target.type === "radio")) {
      event.preventDefault();
      (here + step < 0 ? input : links[Math.min(here + step, links.length - 1)]).focus();
    } else if (event.key === "Escape") {
      // Otherwise Escape would only clear the search field.
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Enter" && event.target === input) {
      event.preventDefault();
      links[0]?.click();
    }
  });
}

/** The folder of the page's language. */
const home = () => new URL(document.body.dataset.language ?? "./", location.href);

/** The game of the page, or a name that is no game. */
const game = () => location.pathname.slice(home().pathname.length).split("/")[0];

/**
 * @param {Answer} answer
 * @param {boolean} isFirst
 * @param {Index} index
 * @param {string} query
 */
function entry(answer, isFirst, index, query) {
  // A question should get its answer at once, not a page to look for it.
  const isOpen = isFirst && answer.isQuestion && answer.text.length <= WHOLE_ANSWER;
  const marked = (/** @type {string} */ text) =>
    index.marked(text, query, game()).map((piece, place) => (place % 2 ? make("mark", {}, piece) : piece));
  const whereabouts = [answer.game, answer.page].filter(Boolean).join(" › ");
  const said = make("span", { className: "said" }, marked(isOpen ? answer.text : answer.sentence));
  return make(
    "li",
    { className: isOpen ? "open" : "" },
    make(
      "a",
      { href: new URL(answer.address, home()) },
      make("small", {}, whereabouts),
      make("strong", {}, answer.title),
      said,
    ),
  );
}

/** @type {Promise<Index> | undefined} */
let loading;

function loaded() {
  loading ??= opened().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function opened() {
  await loadScript(`search/${document.documentElement.lang}.js`);
  const { searchIndex } = /** @type {Window & { searchIndex?: import("./search-ranking.js").IndexData }} */ (window);
  if (!searchIndex) throw new Error("the search index is empty");
  return openIndex(searchIndex);
}
