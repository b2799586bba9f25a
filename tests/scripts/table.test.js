// The table of the movement helper: what becomes of it when somebody lays a piece or a tile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { linkedTable, tableLink, withPiece, withTile } from "../../site/scripts/movement/table.js";

/** @typedef {import("../../site/scripts/movement/described.js").Table} Table */

/** @type {Pick<Table, "saucers" | "crew">} */
const TABLE = {
  saucers: { red: [2, 1], green: [2, 4] },
  crew: [{ colour: "green", type: "pilot", at: [2, 2] }],
};

test("a saucer leaves its old place", () => {
  assert.deepEqual(withPiece(TABLE, "red", [5, 5]).saucers, { green: [2, 4], red: [5, 5] });
});

test("what lay on a space goes when something is put there", () => {
  assert.deepEqual(withPiece(TABLE, "red", [2, 4]), { saucers: { red: [2, 4] }, crew: TABLE.crew });
  assert.deepEqual(withPiece(TABLE, "red", [2, 2]), { saucers: { green: [2, 4], red: [2, 2] }, crew: [] });
});

test("a member of a crew is there once, and no saucer of its colour leaves for it", () => {
  const found = withPiece(TABLE, "green pilot", [0, 0]);
  assert.deepEqual(found, { saucers: TABLE.saucers, crew: [{ colour: "green", type: "pilot", at: [0, 0] }] });
});

test("no piece clears the space", () => {
  assert.deepEqual(withPiece(TABLE, "", [2, 1]), { saucers: { green: [2, 4] }, crew: TABLE.crew });
  assert.deepEqual(withPiece(TABLE, "", [9, 9]), TABLE);
});

test("a tile that lies elsewhere changes places", () => {
  const tiles = [
    { tile: 1, side: "a", turns: 0 },
    { tile: 2, side: "b", turns: 1 },
  ];
  assert.deepEqual(withTile(tiles, 0, { tile: 2 }), [
    { tile: 2, side: "a", turns: 0 },
    { tile: 1, side: "b", turns: 1 },
  ]);
  assert.deepEqual(withTile(tiles, 1, { turns: 3 })[1], { tile: 2, side: "b", turns: 3 });
  assert.equal(tiles[0].tile, 1);
});

test("a link holds the table, and one that cannot be read is as good as none", () => {
  const table = { players: 3, rules: {}, ...TABLE };
  assert.deepEqual(linkedTable(tableLink(table)), table);
  for (const hash of ["", "#table=", "#table=%", "#table=null", "#table=3", "#other"]) {
    assert.deepEqual(linkedTable(hash), {}, hash);
  }
});
