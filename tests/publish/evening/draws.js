// Draws task cards as the page At the table does; reads what to draw as JSON, and writes what was drawn.
import { readFileSync } from "node:fs";
import { drawnCards } from "../../../site/scripts/evening/drawing/drawer.js";
import { openKernel } from "../../../site/scripts/evening/drawing/kernel.js";
import { questionWords } from "../../../site/scripts/evening/drawing/question.js";
import { sharesOf, sharing } from "../../../site/scripts/evening/drawing/sharing.js";

const { piles, draws, questions, shares } = JSON.parse(readFileSync(0, "utf-8"));
const canBeWon = await openKernel(readFileSync(process.argv[2]));
const found = {
  draws: draws.map(({ pile, ...asked }) => {
    const answer = drawnCards(piles[pile], canBeWon, asked);
    return answer && { cards: answer.cards.map(({ id }) => id), reshuffled: answer.reshuffled };
  }),
  questions: questions.map(({ pile, mission, allocation, cards }) => {
    const there = piles[pile];
    const drawn = cards.map((id) => there.cards.find((card) => card.id === id));
    const goals = there.goals[mission] ?? [];
    return questionWords(there, goals, drawn, sharing(allocation, drawn, there.seats));
  }),
  shares: shares.map(({ allocation, tasks, seats }) => sharesOf(allocation, tasks, seats)),
};
process.stdout.write(JSON.stringify(found));
