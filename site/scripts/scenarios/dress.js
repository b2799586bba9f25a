// What a tile on the table looks like: where it lies, how large it is, and its drawing turned as a whole.
import { picture } from "../kit/elements.js";
import { sizeOf } from "./laying.js";

/** @typedef {import("./described.js").BoxTile} BoxTile */
/** @typedef {import("./described.js").Laid} Laid */

/**
 * @param {HTMLElement} made
 * @param {Laid} tile
 * @param {BoxTile[]} box
 * @param {number} margin free spaces around the tiles
 */
export function dress(made, tile, box, margin) {
  const { width, height } = sizeOf(tile, box);
  const turned = tile.turned ?? 0;
  for (const [name, value] of Object.entries({
    "--at-column": tile.column + margin,
    "--at-row": tile.row + margin,
    "--width": width,
    "--height": height,
    "--turned": `${turned}deg`,
    // The drawing lies as it is printed, whichever way its place goes.
    "--across": turned % 180 ? height / width : 1,
  }))
    made.style.setProperty(name, `${value}`);
  const drawn = box.find(({ number }) => number === tile.tile)?.sides[tile.side];
  made.append(picture(drawn ?? ""));
}
