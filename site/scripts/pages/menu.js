// The menu on a phone opens over the page. Without this script its button jumps down to it.
import { all, needed } from "../kit/page.js";

export function startMenu() {
  startButton();
  unfoldContents();
  // Makes elements that are wider than the screen scrollable with the keyboard.
  for (const wide of all("main :is(table, pre > code, .chart .drawing)", HTMLElement)) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  }
  for (const print of all(".print-button", HTMLButtonElement)) print.addEventListener("click", () => window.print());
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

// Browsers that cannot open it with a style get it opened here.
function unfoldContents() {
  const contents = document.querySelector(".contents.short");
  if (!(contents instanceof HTMLDetailsElement)) return;
  if (matchMedia("(min-width: 60em)").matches) contents.open = true;
}
