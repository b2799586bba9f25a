// A board on the desk: tiles moved, turned, turned over and taken away, and what seats have besides.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  covering,
  extent,
  freeSpot,
  inBox,
  moved,
  spotted,
  turned,
  turnedOver,
  withSeed,
  withTiles,
} from "../../site/scripts/scenarios/laying.js";
import { seatHas, withSeat } from "../../site/scripts/scenarios/seats.js";

const BOX = [
  { number: 1, width: 4, height: 4, sides: {} },
  { number: 2, width: 4, height: 4, sides: {} },
  { number: 5, width: 4, height: 1, sides: {} },
];
const LAID = [
  { tile: 1, side: "a", row: 0, column: 0 },
  { tile: 2, side: "b", row: 0, column: 4 },
];
/** @type {Record<string, [number, number][]>} */
const LAYOUTS = {
  2: [
    [0, 0],
    [0, 4],
  ],
  5: [
    [0, 0],
    [9, 9],
    [1, 1],
  ],
};
const SCENARIO = {
  game: "crash-and-grab",
  id: "street",
  board: { tiles: LAID, markers: ["sun"] },
  goal: { stations: 3 },
};

test("tiles without a spot lie where the layout of the smallest table has them, or side by side", () => {
  const plain = LAID.map(({ tile, side }) => ({ tile, side }));
  const spots = (/** @type {any} */ scenario) => spotted(scenario, LAYOUTS).map(({ row, column }) => [row, column]);
  assert.deepEqual(spots({ players: [5, 2], board: { tiles: plain } }), [
    [0, 0],
    [0, 4],
  ]);
  assert.deepEqual(spots({ players: [5], board: { tiles: plain } }), [
    [0, 0],
    [0, 4],
  ]);
  assert.deepEqual(spots({ players: [5], board: { tiles: [...plain, { tile: 5, side: "a" }] } }), [
    [0, 0],
    [9, 9],
    [1, 1],
  ]);
  assert.deepEqual(spots({ board: { seed: 4 } }), []);
});

test("a board begins at the top left, whatever was moved beyond it", () => {
  const { board } = withTiles(SCENARIO, moved(LAID, 0, { row: -2, column: -1 }));
  assert.deepEqual(board.tiles, [
    { tile: 1, side: "a", row: 0, column: 0 },
    { tile: 2, side: "b", row: 2, column: 5 },
  ]);
  assert.deepEqual(board.markers, ["sun"]);
  assert.deepEqual(Object.keys(withTiles(SCENARIO, LAID)), Object.keys(SCENARIO));
});

test("turning goes round, and a full turn is none", () => {
  const once = turned(LAID, 0, 90);
  assert.equal(once[0].turned, 90);
  assert.equal(turned(LAID, 0, -90)[0].turned, 270);
  const back = withTiles(SCENARIO, turned(turned(once, 0, 180), 0, 90));
  assert.deepEqual(back.board.tiles, LAID);
  assert.equal(turnedOver(LAID, 1)[1].side, "a");
});

test("tiles that share a space are found, turned strips too", () => {
  const strip = { tile: 5, side: "a", row: 4, column: 3 };
  assert.deepEqual([...covering([...LAID, strip], BOX)], []);
  const upright = { ...strip, turned: 90, row: 3 };
  assert.deepEqual([...covering([...LAID, upright], BOX)], [0, 2]);
  assert.deepEqual(extent([...LAID, upright], BOX), { columns: 8, rows: 7 });
});

test("a tile from the box lies beside the others", () => {
  assert.deepEqual(freeSpot(LAID, 5, BOX), { row: 0, column: 8 });
  assert.deepEqual(freeSpot([LAID[1]], 1, BOX), { row: 0, column: 0 });
  assert.deepEqual(
    inBox(LAID, BOX).map(({ number }) => number),
    [5],
  );
});

test("a board of chance has no tiles, and no board at all says nothing", () => {
  assert.deepEqual(withSeed(SCENARIO, 7).board, { seed: 7, markers: ["sun"] });
  assert.deepEqual(withSeed({ id: "x", board: { seed: 7 } }, undefined), { id: "x" });
  assert.deepEqual(withTiles({ id: "x", board: { tiles: LAID } }, []), { id: "x" });
});

test("seats keep their order, and who has nothing more is not named", () => {
  const one = withSeat(SCENARIO, 2, "boosters", 1);
  const two = withSeat(one, 0, "crew", ["pilot"]);
  assert.deepEqual(two.start.seats, [
    { seat: 0, crew: ["pilot"] },
    { seat: 2, boosters: 1 },
  ]);
  assert.equal(seatHas(two, 2, "boosters"), 1);
  assert.equal(seatHas(two, 1, "boosters"), undefined);
  assert.deepEqual(withSeat(withSeat(two, 0, "crew", undefined), 2, "boosters", undefined), SCENARIO);
  const probed = { ...SCENARIO, start: { probe: 1 } };
  assert.deepEqual(withSeat(withSeat(probed, 0, "energy", 2), 0, "energy", undefined), probed);
});
