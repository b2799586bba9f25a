// Tiles on the table as plain data: moved, turned, turned over, taken away, and where they cover each other.

/** @typedef {import("../designer/described.js").Document} Document */
/** @typedef {import("./described.js").BoxTile} BoxTile */
/** @typedef {import("./described.js").Laid} Laid */
/** @typedef {import("./described.js").Layouts} Layouts */
/** @typedef {{ row: number, column: number }} Spot */

const FARTHEST = 40;
const FULL_TURN = 360;

/**
 * The tiles of a scenario with their spots: what follows a layout lies where the layout for the smallest table has it.
 * @param {Document} scenario
 * @param {Layouts} layouts
 * @returns {Laid[]}
 */
export function spotted(scenario, layouts) {
  const tiles = Array.isArray(scenario.board?.tiles) ? scenario.board.tiles : [];
  const smallest = Array.isArray(scenario.players) ? Math.min(...scenario.players) : Object.keys(layouts)[0];
  const places = layouts[smallest] ?? [];
  return tiles.map((/** @type {Laid} */ tile, /** @type {number} */ index) => {
    if (Number.isInteger(tile.row) && Number.isInteger(tile.column)) return tile;
    const [row, column] = (places.length === tiles.length && places[index]) || [0, 4 * index];
    return { ...tile, row, column };
  });
}

/**
 * The scenario with these tiles; the board begins at row 0 and column 0. A board without tiles is left to chance.
 * @param {Document} scenario
 * @param {Laid[]} tiles
 * @returns {Document}
 */
export function withTiles(scenario, tiles) {
  const { seed: _, tiles: __, ...others } = scenario.board ?? {};
  if (!tiles.length) return withBoard(scenario, others);
  const top = Math.min(...tiles.map(({ row }) => row));
  const left = Math.min(...tiles.map(({ column }) => column));
  const lying = tiles.map(({ tile, side, turned, row, column }) => ({
    tile,
    side,
    ...(turned ? { turned } : {}),
    row: Math.min(row - top, FARTHEST),
    column: Math.min(column - left, FARTHEST),
  }));
  return withBoard(scenario, { tiles: lying, ...others });
}

/**
 * A random board, the same in every game, or without a seed another one in each.
 * @param {Document} scenario
 * @param {number | undefined} seed
 */
export function withSeed(scenario, seed) {
  const { tiles: _, seed: __, ...others } = scenario.board ?? {};
  return withBoard(scenario, seed === undefined ? others : { seed, ...others });
}

/**
 * @param {Document} scenario
 * @param {Document} board
 * @returns {Document}
 */
function withBoard(scenario, board) {
  const { board: _, ...others } = scenario;
  if (!Object.keys(board).length) return others;
  return "board" in scenario ? { ...scenario, board } : { ...others, board };
}

/**
 * @param {Laid[]} tiles
 * @param {number} index
 * @param {Partial<Laid>} part
 */
const changed = (tiles, index, part) => tiles.map((tile, at) => (at === index ? { ...tile, ...part } : tile));

/**
 * @param {Laid[]} tiles
 * @param {number} index
 * @param {Spot} to
 */
export const moved = (tiles, index, to) => changed(tiles, index, to);

/**
 * @param {Laid[]} tiles
 * @param {number} index
 * @param {number} degrees clockwise
 */
export const turned = (tiles, index, degrees) =>
  changed(tiles, index, { turned: ((tiles[index].turned ?? 0) + degrees + FULL_TURN) % FULL_TURN });

/**
 * @param {Laid[]} tiles
 * @param {number} index
 */
export const turnedOver = (tiles, index) => changed(tiles, index, { side: tiles[index].side === "a" ? "b" : "a" });

/**
 * @param {Laid} tile
 * @param {BoxTile[]} box
 */
export function sizeOf(tile, box) {
  const { width, height } = box.find(({ number }) => number === tile.tile) ?? { width: 1, height: 1 };
  return (tile.turned ?? 0) % 180 ? { width: height, height: width } : { width, height };
}

/**
 * How many columns and rows the tiles take.
 * @param {Laid[]} tiles
 * @param {BoxTile[]} box
 */
export function extent(tiles, box) {
  let [columns, rows] = [0, 0];
  for (const tile of tiles) {
    const { width, height } = sizeOf(tile, box);
    columns = Math.max(columns, tile.column + width);
    rows = Math.max(rows, tile.row + height);
  }
  return { columns, rows };
}

/**
 * The tiles that share a space with another one, by their places in the list.
 * @param {Laid[]} tiles
 * @param {BoxTile[]} box
 */
export function covering(tiles, box) {
  const found = new Set();
  for (const [one, first] of tiles.entries()) {
    for (const [other, second] of tiles.entries()) {
      if (one < other && meet(first, second, box)) found.add(one).add(other);
    }
  }
  return found;
}

/**
 * @param {Laid} one
 * @param {Laid} other
 * @param {BoxTile[]} box
 */
function meet(one, other, box) {
  const [mine, theirs] = [sizeOf(one, box), sizeOf(other, box)];
  return (
    one.column < other.column + theirs.width &&
    other.column < one.column + mine.width &&
    one.row < other.row + theirs.height &&
    other.row < one.row + mine.height
  );
}

/**
 * Where a tile from the box can lie: the first free spot beside the others, as close to the top left as possible.
 * @param {Laid[]} tiles
 * @param {number} number
 * @param {BoxTile[]} box
 * @returns {Spot}
 */
export function freeSpot(tiles, number, box) {
  const { columns, rows } = extent(tiles, box);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const tile = { tile: number, side: "a", row, column };
      if (!tiles.some((other) => meet(tile, other, box))) return { row, column };
    }
  }
  return { row: rows, column: 0 };
}

/**
 * The tiles that are still in the box.
 * @param {Laid[]} tiles
 * @param {BoxTile[]} box
 */
export const inBox = (tiles, box) => box.filter(({ number }) => tiles.every(({ tile }) => tile !== number));
