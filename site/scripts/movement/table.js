// The table of the movement helper as plain data, and the changes when a piece or a tile is placed.

/** @typedef {import("./described.js").At} At */
/** @typedef {import("./described.js").Table} Table */
/** @typedef {import("./described.js").Tile} Tile */

/**
 * The pieces after one is put on a space: it leaves its old space and replaces what was there. No piece clears it.
 * @param {Pick<Table, "saucers" | "crew">} table
 * @param {string} piece a colour for a saucer, a colour and a type for a crew member, or empty
 * @param {At} at
 * @returns {Pick<Table, "saucers" | "crew">}
 */
export function withPiece(table, piece, [row, column]) {
  const elsewhere = (/** @type {At} */ [r, c]) => r !== row || c !== column;
  const [colour, type] = piece.split(" ");
  const saucers = Object.entries(table.saucers).filter(([id, at]) => elsewhere(at) && (type || id !== colour));
  const crew = table.crew.filter((one) => elsewhere(one.at) && (one.colour !== colour || one.type !== type));
  if (type) crew.push({ colour, type, at: [row, column] });
  else if (colour) saucers.push([colour, [row, column]]);
  return { saucers: Object.fromEntries(saucers), crew };
}

/**
 * The tiles after one of them changes. A tile that is already elsewhere swaps places with the one here.
 * @param {Tile[]} tiles
 * @param {number} index
 * @param {Partial<Tile>} part
 */
export function withTile(tiles, index, part) {
  const next = tiles.map((tile) => ({ ...tile }));
  const other = next.find((tile) => tile.tile === part.tile);
  if (other) other.tile = next[index].tile;
  Object.assign(next[index], part);
  return next;
}

/**
 * The table in a link; empty if it cannot be read.
 * @param {string} hash
 * @returns {Partial<Table>}
 */
export function linkedTable(hash) {
  try {
    const found = JSON.parse(decodeURIComponent(/^#table=(.*)$/.exec(hash)?.[1] ?? ""));
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** @param {Table} table */
export const tableLink = (table) => `#table=${encodeURIComponent(JSON.stringify(table))}`;
