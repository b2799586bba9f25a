// Prints a sheet that Python laid out: fits what is too long, counts pages, and leaves the rest to the browser.
import { button, field, make, select } from "../kit/elements.js";
import { all } from "../kit/page.js";
import { keepText, keptText } from "../kit/storage.js";

/** @typedef {import("../kit/elements.js").Choice} Choice */
/** @typedef {import("./described.js").Words} Words */
/**
 * As logwright.publish.print.browser_sheet makes it.
 * @typedef {{ html: string, styles: string, pages: string, zoom: number, width: number, height: number }} Sheet
 */

const TIGHTEST = 4;
const PER_MM = 96 / 25.4;
const KEY = "print-paper";
/** @type {Choice[]} */
const PAPERS = [
  ["a4", "A4"],
  ["a5", "A5"],
  ["letter", "Letter"],
];

/** @param {Words} words */
export function paperChoice(words) {
  const made = select(PAPERS, keptText(KEY) ?? "a4", (paper) => keepText(KEY, paper), { id: "print-paper" });
  if (!made.value) made.value = "a4";
  return { box: field(words["print.paper"], made), value: () => made.value };
}

function cleared() {
  for (const old of all(".print-sheet, .print-pages", HTMLElement)) old.remove();
}

/**
 * Puts the sheet on the page, where only paper shows it.
 * @param {Sheet} sheet
 * @param {string} lang
 * @param {string} [more] what follows it, as HTML
 */
export async function prepared({ html, styles, pages, zoom, width, height }, lang, more = "") {
  cleared();
  const box = make("div", { className: "print-sheet", lang });
  const root = box.attachShadow({ mode: "open" });
  // Made by Python, which escapes everything that an author wrote.
  root.innerHTML = html + more;
  root.append(make("style", {}, styles));
  Object.assign(box.style, { zoom: `${zoom}`, width: `${width}mm` });
  document.head.append(make("style", { className: "print-pages" }, pages));
  document.body.append(box);
  await document.fonts.ready;
  fit(root);
  count(root, height * PER_MM);
}

/**
 * Sets texts tighter until they fit, as the PDF does.
 * @param {ShadowRoot} root
 */
function fit(root) {
  for (const text of all("[data-fit]", HTMLElement, root)) {
    const page = text.closest("article");
    for (let step = 0; step < TIGHTEST && text.scrollHeight > text.clientHeight + 1; step += 1) {
      page?.classList.replace(`tight-${step}`, `tight-${step + 1}`);
    }
  }
}

/**
 * Tells every link the page it leads to: each part begins a page of its own.
 * @param {ShadowRoot} root
 * @param {number} height of the text on a page
 */
function count(root, height) {
  /** @type {Map<string, number>} */
  const places = new Map();
  let page = 1;
  const parts = all("*", HTMLElement, root).filter((each) => each.parentNode === root);
  for (const part of parts.filter((each) => each.matches("section, article"))) {
    // The anchor of a mission is its medal.
    const anchors = part.tagName === "ARTICLE" ? all("[id]", Element, part) : [part];
    for (const { id } of anchors) places.set(`#${id}`, page);
    // A mission is made for a page; so is a cover, on one without heads.
    const isPage = part.tagName === "ARTICLE" || getComputedStyle(part).page !== "auto";
    page += isPage ? 1 : Math.max(1, Math.ceil((part.offsetHeight - 2) / height));
  }
  for (const link of all("a[href^='#']", HTMLElement, root)) {
    link.dataset.page = `${places.get(link.getAttribute("href") ?? "") ?? ""}`;
  }
}

/**
 * What a dialog offers: the paper, and a button that prints.
 * @param {Words} words
 * @param {(paper: string) => Promise<unknown>} put prepares the sheet
 */
export function printing(words, put) {
  const paper = paperChoice(words);
  const press = async () => {
    cleared();
    await put(paper.value());
    if (document.querySelector(".print-sheet")) print();
  };
  return { box: paper.box, paper: paper.value, button: button(words["print.page"], press, { className: "main" }) };
}
