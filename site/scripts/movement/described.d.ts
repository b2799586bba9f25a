// What Python says and is asked at the movement helper (logwright.publish.movement).

export type At = [row: number, column: number];
export type Named = [id: string, words: string];

export interface Tile {
  tile: number;
  side: string;
  turns: number;
}

export interface Member {
  colour: string;
  type: string;
  at: At;
}

export interface Move {
  saucer: string;
  card: string;
  direction: string;
  distance: number;
  boosters: number;
  answers: string[];
}

/** Where everything stands; a board of chance has a seed instead of tiles. */
export interface Table {
  players: number;
  tiles?: Tile[];
  seed?: number;
  saucers: Record<string, At>;
  crew: Member[];
  rules: Record<string, string>;
}

export type Wanted = Table & { move: Move };

export interface Greeting {
  words: Record<string, string>;
  players: number[];
  saucers: Named[];
  crew: Named[];
  cards: [id: string, words: string, distances: number[]][];
  directions: Named[];
  most_boosters: number;
  switches: { name: string; label: string; options: Named[] }[];
}

/** A space of the board: where it is, what it is called, and its box in per cent of the drawing. */
export interface Space {
  at: At;
  label: string;
  box: [left: number, top: number, width: number, height: number];
}

export interface Answer {
  table: Table & { tiles: Tile[] };
  move: Move;
  places: { tiles: number[]; turns: number[] }[];
  before: string;
  spaces: Space[];
  story: string[];
  /** Without a saucer there is no flight. */
  after?: string;
  question?: { words: string; options: Named[] } | null;
  end?: Pick<Table, "saucers" | "crew">;
}
