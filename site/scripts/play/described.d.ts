// What Python says about an attempt (logwright.publish.play). The page never hears of a hand that is not its own.
export type Words = Record<string, string>;
/** A card as content spells it, such as `pink 7`. */
export type CardName = string;
export type Mark = "highest" | "only" | "lowest" | "beside";
export type State = "open" | "met" | "failed";

export interface ShownCard {
  card: CardName;
  mark: Mark;
}

export interface SeatScene {
  name: string;
  /** Whether a person at this device plays it. */
  mine: boolean;
  automaton: boolean;
  commander: boolean;
  /** Cards in hand. */
  count: number;
  /** Tricks won. */
  won: number;
  /** Which side of the communication token is up; nothing if there is none. */
  radio: "green" | "red" | "";
  shown: ShownCard[];
  /** The rows of the automaton. */
  columns: { up: CardName; covers: boolean }[];
  /** Predictions and roles, in words. */
  notes: string[];
  /** The hand, where all hands lie open, and which card of it lies in the trick. */
  open?: CardName[];
  plays?: CardName;
  /** What could have been played, where that is known. */
  legal?: CardName[];
}

export interface TaskScene {
  /** The key of its picture. */
  picture: string;
  words: string;
  /** The token on it, as printed. */
  token: string;
  owner: number | null;
  state: State;
}

export interface Goal {
  words: string;
  state: State;
}

export interface TrickScene {
  leader: number;
  cards: CardName[];
  winner: number;
}

/** Something that may be decided; with a card, task or seat it can be pointed at. */
export interface Option {
  id: number;
  words: string;
  card?: CardName;
  task?: number;
  seat?: number;
}

export interface Refusal {
  words: string;
  /** The name of the rule, by which its address is found. */
  rule: string;
}

export interface Ask {
  kind: string;
  /** Whose decision it is, and from whose cards it is made: the automaton's commander plays for it. */
  seat: number;
  question: string;
  options: Option[];
  refused: Record<CardName, Refusal>;
}

export interface Over {
  won: boolean;
  words: string;
}

export interface Scene {
  /** The seat at the near edge, whose hand is open. */
  viewer: number;
  seats: SeatScene[];
  hand: CardName[];
  leader: number;
  lying: CardName[];
  last: TrickScene | null;
  /** The card that decided how the crew may communicate, and what it said; empty without one. */
  terrain: string;
  trick: number;
  tricks: number;
  tasks: TaskScene[];
  /** Tasks that lie face down. */
  covered: number;
  goals: Goal[];
  /** What a person at this device may decide now. */
  ask: Ask | null;
  /** Who decides next; nobody once it is over. */
  turn: number | null;
  over: Over | null;
  /** The tricks before which one can go back; 0 is before anything was decided. */
  back: number[];
  /** The limit of a clock that runs. */
  seconds: number | null;
}

/** Everything that is the same for a whole attempt. */
export interface Setting {
  game: string;
  /** Which colours its table has. */
  scene: string;
  mission: string;
  title: string;
  page: string;
  rules: string[];
  players: number;
  level: string;
  seats: number[];
  seed: number;
  names: Record<CardName, string>;
  suits: Record<CardName, string>;
  pictures: Record<string, string>;
}

/** What a step gives: the table as it is now, and what happened, in words. */
export interface Step {
  scene: Scene;
  said: string[];
  record: Kept;
  /** Drawings of tasks that were just turned up. */
  pictures?: Record<string, string>;
  lesson?: Guidance;
}

/** An attempt as it is kept: only what this device may know. */
export interface Kept extends Wanted {
  over?: boolean;
  decisions: unknown[];
  taken_back: number;
  hints: number;
}

export interface Started extends Step {
  setting: Setting;
}

/** How good an option is, from 0 to 1. */
export interface Bar {
  option: number;
  words: string;
  share: number;
}

export interface Hinted {
  bars: Bar[];
  /** What a hint advises, where it does. */
  advised?: number;
  told: string;
  /** What the others would learn from showing a card. */
  notes?: { option: number; words: string }[];
  record: Kept;
}

export interface PlayMission {
  key: string;
  game: string;
  title: string;
  players: number[];
  /** The limit of its clock, if it has one. */
  seconds: number;
}

export interface Greeting {
  words: Words;
  games: [game: string, title: string][];
  levels: [level: string, title: string][];
  missions: PlayMission[];
  /** The games that have a guided first mission. */
  lessons: [game: string, title: string][];
}

export interface Wanted {
  mission: string;
  players: number;
  seats: number[];
  level: string;
  seed: number;
  /** Whether the crew may send the distress signal. */
  distress?: boolean;
  /** Whether it is played against the clock. */
  clock?: boolean;
  /** The game whose guided first mission it is. */
  lesson?: string;
}

/** What the learner is told in a guided mission; no text while the others decide. */
export interface Guidance {
  n?: number;
  all?: number;
  text: string | null;
  wrong?: string;
  rule?: string;
  over: boolean;
}

/** One of the deals that are the same for everybody on a day. */
export interface DailyDeal {
  day: string;
  game: string;
  difficulty: string;
  title: string;
  mission: string;
  players: number;
  level: string;
  seed: number;
  /** How many crews won it, of how many that tried. */
  par: { won: number; all: number } | null;
}

/** A trick of an attempt that is over. */
export interface LineTrick extends TrickScene {
  /** The share of deals that could still be won, as the seat here saw it. */
  share: number | null;
  /** Whether it could still be won before this trick, with all cards open. */
  winnable: boolean;
  /** Tasks done in it. */
  met: number;
}

export interface LookedBack {
  reason: string;
  said: string;
  turning: { decision: number; trick: number; seat: number; card: CardName } | null;
  instead: TrickScene[];
  line: LineTrick[];
  hands: CardName[][];
  /** The whole attempt, for `logwright replay`. */
  record: object;
}

/** A line of play with all hands open (logwright.publish.views.played_line). */
export interface PlayedLine {
  game: string;
  /** Which colours its table has. */
  scene: string;
  seats: { name: string; commander: boolean; automaton: boolean }[];
  /** The hands before the first trick, and before any other for which cards were drawn. */
  hands: { before: number; held: CardName[][] }[];
  /** `met` is the number of tricks after which a task is done. */
  tasks: { picture: string; words: string; token: string; owner: number; met: number | null }[];
  tricks: TrickScene[];
  /** The tricks of a whole game. */
  all: number;
  names: Record<CardName, string>;
  /** Drawings of tasks that do not come with the game. */
  pictures: Record<string, string>;
}
