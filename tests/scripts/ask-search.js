// Asks the search without a browser. Gets the script of an index; reads a list of game and question, writes for each
// the first three addresses.
import { readFileSync } from "node:fs";
import { openIndex } from "../../site/scripts/pages/search-ranking.js";

const holder = /** @type {{ searchIndex?: import("../../site/scripts/pages/search-ranking.js").IndexData }} */ ({});
new Function("window", readFileSync(process.argv[2], "utf8"))(holder);
if (!holder.searchIndex) throw new Error("the search index is empty");
const index = openIndex(holder.searchIndex);
const asked = /** @type {[string, string][]} */ (JSON.parse(readFileSync(0, "utf8")));
const found = asked.map(([game, question]) =>
  index
    .search(question, game)
    .slice(0, 3)
    .map(({ address }) => address),
);
console.log(JSON.stringify(found));
