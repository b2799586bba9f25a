// What the page of the evening says, and the piles it draws from (logwright.publish.pages.evening, logwright.publish.evening).
import type { Campaign, CampaignEvent } from "../kit/campaign.js";

export type Words = Record<string, string>;

export interface EveningMission {
  key: string;
  title: string;
  page: string;
  players: number[];
  /** What it asks for, line by line. */
  rules: string[];
  /** From 1 to 10 by number of players, where crews have played it. */
  measured?: Record<number, number>;
  /** The total of the task cards to draw, the game they come from, and how they are shared out. */
  difficulty?: number;
  game?: string;
  allocation?: Allocation;
  /** The cards of a mission that names its tasks. */
  named?: DrawnCard[];
  /** The game whose deck the task cards come from. */
  deck?: string;
  seconds?: number;
  untimed?: number;
}

export interface EveningPage {
  words: Words;
  /** Whether pages that run Python are there: missions can be played. */
  python: boolean;
  games: { title: string; missions: EveningMission[] }[];
  campaigns: Campaign[];
  costs: Record<"lost" | "won" | "distress", number>;
}

export interface Allocation {
  rule: string;
  passing: boolean;
  volunteers: number;
}

/** A set of cards as two halves of 32 bits. */
type CardSet = [number, number];

/** A task card at a table; `owners` are the seats that may own it, `card` is the one card it asks for. */
export interface PileCard {
  id: string;
  difficulty: number;
  owners: number;
  card: number | null;
  /** For each seat its first and last row. */
  rows: [number, number][];
  redeals: CardSet[];
}

/** All task cards of a game at a table, the deals they are tried in, and the kernel's tables. */
export interface Pile {
  seats: number;
  cards: PileCard[];
  /** Places of two cards that two members can never both meet. */
  never: [number, number][];
  deals: { words: number[]; hands: CardSet[] }[];
  /** What a mission itself asks for: first and last row of every objective. */
  goals: Record<string, [number, number][]>;
  kinds: number[][];
  tallies: number[][];
  rows: number[][];
}

export interface DrawnCard {
  words: string;
  picture: string;
  difficulty?: number;
  note: string;
  redeals: string[];
}

/** Task cards that were drawn. */
export interface Drawn {
  cards: DrawnCard[];
  sum: number;
  out: string[];
  left: number;
  reshuffled: boolean;
}

/** What a crew did with one mission; `won` is a day such as 2026-11-16. */
export interface LogEntry {
  lost: number;
  distress: boolean;
  won: string | null;
}

export interface Crew {
  name: string;
  log: Record<string, LogEntry>;
  /** What was won and lost in each campaign, in order. */
  campaigns?: Record<string, CampaignEvent[]>;
}
