// What the page of the evening says, and what Python answers there (logwright.publish.pages.evening, logwright.publish.evening).
import type { Campaign, CampaignEvent } from "../kit/campaign.js";
import type { Progress } from "../python/desk.js";

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
  difficulty?: number;
  /** The cards of a mission that names its tasks. */
  named?: DrawnCard[];
  /** The game whose deck the task cards come from. */
  deck?: string;
  seconds?: number;
  untimed?: number;
}

export interface EveningPage {
  words: Words;
  python: boolean;
  games: { title: string; missions: EveningMission[] }[];
  campaigns: Campaign[];
  costs: Record<"lost" | "won" | "distress", number>;
}

/** A way to ask Python, or why there is none. */
export interface Asker {
  ask: (question: object, status: Progress) => Promise<any>;
  missing?: string;
}

export interface DrawnCard {
  words: string;
  picture: string;
  difficulty: number | null;
  note: string;
}

/** Task cards that were drawn, or the problem why there are none. */
export interface Drawn {
  cards: DrawnCard[];
  problem?: string;
  sum?: number;
  out?: string[];
  left?: number;
  reshuffled?: boolean;
  redeals?: string[];
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
