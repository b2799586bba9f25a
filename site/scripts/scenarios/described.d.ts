// What Python says to the scenario designer (logwright.publish.scenario_designer).
import type { Document, Problem, Words } from "../designer/described.js";

/** A tile on the table: `turned` clockwise by degrees, `row` and `column` of its top left space. */
export interface Laid {
  tile: number;
  side: string;
  turned?: number;
  row: number;
  column: number;
}

/** A tile of the box as it is printed, with both sides drawn. */
export interface BoxTile {
  number: number;
  width: number;
  height: number;
  sides: Record<string, string>;
}

export type Layouts = Record<string, [row: number, column: number][]>;

export interface FormField {
  path: string[];
  label: string;
  kind: string;
  options?: [value: string | number, label: string][];
  least?: number;
  most?: number;
  /** Left out means all of them. */
  all?: boolean;
  /** What is named together with it. */
  along?: { path: string[]; value: number };
}

export interface ScenarioForm {
  sections: { name: string; label: string; fields: FormField[] }[];
  seat: FormField[];
  seats: [seat: number, label: string][];
}

export interface Greeting {
  words: Words;
  games: Record<string, { name: string; begun: Document }>;
  examples: { game: string; title: string; document: Document }[];
  players: number[];
  tiles: BoxTile[];
  layouts: Layouts;
  form: ScenarioForm;
}

export interface Looked {
  yaml: string;
  problems: Problem[];
  short_name: string;
  players: number[];
  twists: string[];
  /** The board as it lies for the smallest number of players; null if the scenario has problems. */
  laid: Laid[] | null;
}

/** What games with one number of players say so far. */
export interface Played {
  data: { games: number; verdict: string };
  word: string;
  games: string;
  lines: string[];
  even: number;
  seats: { label: string; share: number; low: number; high: number; told: string }[];
}

export interface Watched {
  html: string;
  where: string;
}
