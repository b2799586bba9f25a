// For your table: shows what is known for the chosen number of players, and remembers the choice for all pages.
import { all, needed } from "../kit/page.js";
import { choosePlayers, chosenPlayers } from "../kit/players.js";

export function startPlayers() {
  for (const box of all("[data-players-choice]", HTMLElement)) startChoice(box);
}

/** @param {HTMLElement} box */
function startChoice(box) {
  const choices = all("input", HTMLInputElement, box);
  const cards = all("[data-for-players]", HTMLElement);
  const tables = needed(".tables", HTMLElement);
  const show = (/** @type {number} */ count) => {
    const known = cards.some((card) => Number(card.dataset.forPlayers) === count);
    for (const card of cards) card.hidden = known && Number(card.dataset.forPlayers) !== count;
    for (const choice of choices) choice.checked = Number(choice.value) === (known ? count : 0);
    tables.classList.toggle("one", known);
  };
  for (const choice of choices) {
    choice.addEventListener("change", () => {
      choosePlayers(Number(choice.value));
      show(Number(choice.value));
    });
  }
  show(chosenPlayers());
}
