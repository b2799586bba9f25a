// What Python says to the designer and is asked by it (logwright.publish.designer).
import type { PlayedLine } from "../play/described.js";

/** What a mission holds may be anything at all: its author is in the middle of writing it. */
export type Written = any;
export type Document = Record<string, Written>;
export type Path = (string | number)[];
export type Words = Record<string, string>;
export type Ask = (question: object) => Promise<any>;

export interface Option {
  value: string;
  label: string;
  picture?: string;
  help?: string;
  /** Somebody who is meant by a card, a name or a neighbour. */
  by?: string;
}

/** How a value is filled in: its kind decides which of the others there are. */
export interface FormNode {
  kind: string;
  options?: Option[];
  needs?: Record<string, string[]>;
  default?: string;
  fields?: Field[];
  plans?: Field[][];
  along?: string[];
  of?: any;
  least?: number;
  most?: number;
  sample?: Written;
  langs?: [lang: string, name: string][];
  unset?: string;
}

export interface Field {
  key: string;
  label: string;
  of: FormNode;
  help?: string;
  required?: boolean;
  shown?: boolean;
  default?: string;
  sample?: Written;
}

export interface Suit {
  suit: string;
  values: number;
  trump?: boolean;
}

export interface GameForm {
  name: string;
  game: Field;
  sections: { name: string; label: string; fields: Field[] }[];
  deck: Suit[];
  /** What each way to write cards is called, and which cards it means. */
  names: Record<string, [name: string, cards: string[]]>;
  phrases: Field[];
  trick: Field[];
  members: Record<string, Option[]>;
}

export interface Described {
  games: Record<string, GameForm>;
}

export interface ListedMission {
  key: string;
  game: string;
  name: string;
  title: string;
}

export interface Greeting {
  words: Words;
  langs: [lang: string, name: string][];
  missions: ListedMission[];
  form: Described;
  /** The repository that takes missions, if there is one. */
  submit: string;
  /** A new mission of each game, and what there is to say about it. */
  begun: Record<string, { document: Document; looked: Looked }>;
}

export interface Problem {
  path: Path;
  line: number;
  message: string;
  hint: string;
}

/** What Python found in a mission; pages and rules only if nothing is wrong. */
export interface Looked {
  yaml: string;
  problems: Problem[];
  pages: Record<string, string>;
  cards: Record<string, string>;
  rules: Record<string, string[]>;
  players: number[];
  title: string;
  /** What the title suggests as the mission's id. */
  short_name: string;
}

/** A rule of a mission: where it is, and the mission without it, and with its contrary. */
export interface MissionPart {
  path: Path;
  label: string;
  document: Document;
  denied: Document | null;
}

export interface TaskCard {
  id: string;
  sentence: string;
  picture: string;
  levels: number[];
}

export interface PhraseOffer {
  name: string;
  group: string;
  sentence: string;
  objective: Written;
}

/** Whether a line of play that came with a link holds. */
export interface Refereed {
  holds: boolean;
  players: number | null;
  sentence: string;
}

/** What came of the deals so far, for one number of players. */
export interface DealsFound {
  dealt: number;
  solvable: number;
  undecided: number;
  lost: number[];
  slowest: { deal: number; seconds: number } | null;
  example: number | null;
  rate: number;
  low: number;
  high: number;
  finding: string;
  reason: string;
}

export interface CrewFound {
  tried: number;
  rate: number;
  low: number;
  high: number;
  difficulty?: number;
  /** The same, not rounded. */
  level?: number;
  like?: string;
  reason?: string;
}

/** A mission that differs from this one in one step. */
export interface Neighbour {
  label: string;
  document: Document;
}

/** An official mission and how hard it is. */
export interface ScaleMark {
  key: string;
  title: string;
  difficulty: number;
}

export interface Clash {
  finding: string;
  head: string | null;
  sentences: string[];
  /** of a checked proof; 0 if there is none */
  steps: number;
}

/** What came of looking for a proof that a deal cannot be won. */
export interface DealProof {
  steps: number;
}

/** What lost deals were lost to, as far as they were looked at: `known` goes back with the next question. */
export interface WhyLost {
  known: [deal: number, clash: object | null][];
  reasons: LostReason[];
  pair: LostReason | null;
}

export interface LostReason {
  deals: number[];
  head: string;
  rules: string[];
}

/** The rules that clash in one deal. */
export interface LostRules {
  head: string;
  rules: { words: string; rule: object }[];
}

export interface ShownTrick {
  leader: number;
  winner: number;
  cards: string[];
  hands: string[][];
  legal: string[][];
}

export interface ShownDeal {
  seats: string[];
  hands: string[][];
  /** What each card is called. */
  names: Record<string, string>;
  /** Whether its cards may be laid otherwise. */
  laying: boolean;
  tasks: { words: string; token: string; owner: string }[];
  choices: string[];
  tricks: ShownTrick[];
  /** The winning line, for the drawn table; it ends when the mission is won. */
  line: (PlayedLine & { words: Words }) | null;
}
