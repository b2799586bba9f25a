// Who sits where: seats go round clockwise from whoever holds the device, who sits at the near edge.

/**
 * In percent of the table; `bend` is 1 at its sides and 0 in the middle.
 * @typedef {{ x: number, y: number, bend: number }} Spot
 */

/**
 * The other seats in order of play, which is from left to right as the near seat sees them.
 * @param {number} seats
 * @param {number} viewer
 */
export const others = (seats, viewer) => Array.from({ length: seats - 1 }, (_, step) => (viewer + step + 1) % seats);

/**
 * Where the card of a seat lies on the table: the near seat's at the bottom, the others' in an arc above it.
 * @param {number} seat
 * @param {number} seats
 * @param {number} viewer
 * @returns {Spot}
 */
export function spot(seat, seats, viewer) {
  if (seat === viewer) return { x: 50, y: 76, bend: 1 };
  const place = others(seats, viewer).indexOf(seat);
  const share = (place + 0.5) / (seats - 1);
  const bend = Math.abs(share - 0.5) * 2;
  // The outer seats sit lower: the far edge of a round table.
  return { x: 50 + (share - 0.5) * 88, y: 26 + 12 * bend * bend, bend };
}

/**
 * Who played each card that lies.
 * @param {{ leader: number, seats: number, cards: string[] }} trick
 */
export const played = ({ leader, seats, cards }) =>
  cards.map((card, turn) => ({ card, seat: (leader + turn) % seats }));
