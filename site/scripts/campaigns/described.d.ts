// What Python says to the campaign designer (logwright.publish.designer.campaign_greeting and campaign_desk).
import type { Document, Problem, Words } from "../designer/described.js";

export interface OfferedMission {
  key: string;
  game: string;
  name: string;
  title: string;
  players: number[];
  /** How hard it was found to be, by number of players. */
  levels: Record<string, number>;
}

export interface Greeting {
  words: Words;
  langs: [lang: string, name: string][];
  games: Record<string, { name: string; players: number[]; covers: Record<string, string>; begun: Document }>;
  missions: OfferedMission[];
  campaigns: { game: string; title: string; document: Document }[];
}

export interface Looked {
  yaml: string;
  problems: Problem[];
  short_name: string;
  cover: string;
  curve: string;
  /** By number of players, the difficulty of each mission in the order of the book. */
  levels: Record<string, (number | null)[]>;
  players: number[];
  about: string;
  ways: Record<string, string[]>;
}
