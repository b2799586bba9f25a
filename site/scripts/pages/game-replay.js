// The page of a recorded game. Without this script the board shows the start, and the list has all turns.
import { startSteps } from "../table/game-steps.js";

export function startGameReplay() {
  const box = document.querySelector(".game-replay");
  if (box instanceof HTMLElement) startSteps(box);
}
