// Says what the referee of the pages says; reads positions as JSON.
import { readFileSync } from "node:fs";
import { playable, refusal, trueMark, winningPlace } from "../../../site/scripts/kit/referee.js";

const { tricks, hands } = JSON.parse(readFileSync(0, "utf-8"));
const found = {
  tricks: tricks.map(({ cards, trump }) => winningPlace(cards, trump)),
  hands: hands.map(({ hand, led, trump }) => ({
    playable: playable(hand, led).map(({ name }) => name),
    marks: hand.map((card) => trueMark(card, hand, trump) ?? null),
    refusals: hand.map((card) =>
      ["highest", "only", "lowest"].map((mark) => refusal(card, mark, hand, trump) ?? null),
    ),
  })),
};
process.stdout.write(JSON.stringify(found));
