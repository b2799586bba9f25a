// For your table: shows what is known for the chosen number of players, and remembers the choice for all pages.
import { all } from "../kit/page.js";
import { choosePlayers, chosenPlayers } from "../kit/players.js";

export function startPlayers() {
  const choices = all("[data-players-choice] input", HTMLInputElement);
  if (!choices.length) return;
  const cards = all("[data-for-players]", HTMLElement);
  const tables = document.querySelector(".tables");
  const show = (/** @type {number} */ count) => {
    const known = cards.some((card) => Number(card.dataset.forPlayers) === count);
    for (const card of cards) card.hidden = known && Number(card.dataset.forPlayers) !== count;
    for (const choice of choices) choice.checked = Number(choice.value) === (known ? count : 0);
    tables?.classList.toggle("one", known);
  };
  for (const choice of choices) {
    choice.addEventListener("change", () => {
      choosePlayers(Number(choice.value));
      show(Number(choice.value));
    });
  }
  show(chosenPlayers());
}
