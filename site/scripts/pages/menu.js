// The menu on a phone opens over the page. Without this script its button jumps down to it.
import { button, make } from "../kit/elements.js";
import { all, needed, pageWords } from "../kit/page.js";

export function startMenu() {
  startButton();
  unfoldContents();
  // Makes elements that are wider than the screen scrollable with the keyboard.
  for (const wide of all("main :is(table, pre > code)", HTMLElement)) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  }
  if (["mission", "quick-reference", "rules"].includes(document.body.dataset.kind ?? "")) {
    const print = button(pageWords().print, () => window.print());
    needed("main article", HTMLElement).prepend(make("div", { className: "page-tools" }, print));
  }
}

function startButton() {
  const opener = needed(".menu-button", HTMLElement);
  const menu = needed("#menu", HTMLElement);
  opener.setAttribute("role", "button");
  opener.setAttribute("aria-controls", "menu");
  const isShown = () => menu.classList.contains("shown");
  const show = (/** @type {boolean} */ shown) => {
    menu.classList.toggle("shown", shown);
    opener.setAttribute("aria-expanded", `${shown}`);
  };
  show(false);
  opener.addEventListener("click", (event) => {
    event.preventDefault();
    show(!isShown());
    if (isShown()) menu.focus();
  });
  opener.addEventListener("keydown", (event) => {
    if (event.key === " ") {
      event.preventDefault();
      opener.click();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isShown()) {
      show(false);
      opener.focus();
    }
  });
}

// On wide screens the table of contents is open at once.
function unfoldContents() {
  const contents = document.querySelector(".contents");
  if (!(contents instanceof HTMLDetailsElement)) return;
  const isShort = contents.querySelectorAll("li").length < 8;
  if (matchMedia(isShort ? "(min-width: 60em)" : "(min-width: 85em)").matches) contents.open = true;
}
