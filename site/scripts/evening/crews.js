// Crews and their logs as plain data, and as a file. Files are untrusted: they are validated before use.

/** @typedef {import("./described.js").Crew} Crew */
/** @typedef {import("./described.js").LogEntry} LogEntry */
/** @typedef {{ crews: Crew[] } | { reason: string, gaps?: Record<string, string | number> }} ReadCrews */

export const VERSION = 1;
const KIND = "logwright-crews";
const LARGEST = 1_000_000;
const LONGEST_NAME = 60;
const MOST = 10_000;

/**
 * @param {string} name
 * @returns {Crew}
 */
export const newCrew = (name) => ({ name, log: {} });

/**
 * @param {Crew} crew
 * @param {string} mission
 * @returns {LogEntry}
 */
export const entryOf = (crew, mission) => crew.log[mission] ?? { lost: 0, distress: false, won: null };

/**
 * A crew's results in a campaign, in order.
 * @param {Crew} crew
 * @param {string} campaign
 */
export const campaignEvents = (crew, campaign) => crew.campaigns?.[campaign] ?? [];

/**
 * @param {Crew} crew
 * @param {string} campaign
 * @param {string[]} events
 * @returns {Crew}
 */
export const withCampaign = (crew, campaign, events) => ({
  ...crew,
  campaigns: { ...crew.campaigns, [campaign]: events },
});

/** Today's local date in the file format. */
export function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** @param {string} name */
export const properName = (name) => name.trim().slice(0, LONGEST_NAME);

/**
 * A unique name: the requested one, with a number if necessary.
 * @param {string} wanted
 * @param {Crew[]} others
 */
export function unusedName(wanted, others) {
  const taken = new Set(others.map(({ name }) => name));
  let found = wanted;
  for (let n = 2; taken.has(found); n += 1) found = `${wanted} ${n}`;
  return found;
}

/**
 * Crews of a file replace those with the same name; the others stay, except a lone crew that never played.
 * @param {Crew[]} crews
 * @param {Crew[]} read
 */
export function merged(crews, read) {
  const names = new Set(read.map(({ name }) => name));
  const rest = crews.filter((crew) => !names.has(crew.name) && (Object.keys(crew.log).length || crews.length > 1));
  return [...read, ...rest];
}

/** @param {Crew[]} crews */
export const written = (crews) => `${JSON.stringify({ kind: KIND, version: VERSION, crews }, null, 1)}\n`;

/**
 * The crews in a file, or why it was rejected: the key of a message, and its arguments.
 * @param {string} text
 * @returns {ReadCrews}
 */
export function read(text) {
  if (text.length > LARGEST) return { reason: "too_large" };
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { reason: "not_json" };
  }
  if (data?.kind !== KIND || !Number.isInteger(data.version)) return { reason: "not_ours" };
  if (data.version > VERSION) return { reason: "newer" };
  if (!Array.isArray(data.crews) || !data.crews.length) return { reason: "crews" };
  /** @type {Crew[]} */
  const crews = [];
  for (const [place, given] of data.crews.entries()) {
    const { name, log, campaigns } = given ?? {};
    if (typeof name !== "string" || !name.trim() || name.length > LONGEST_NAME) {
      return { reason: "crew", gaps: { n: place + 1 } };
    }
    if (crews.some((crew) => crew.name === name)) return { reason: "twice", gaps: { name } };
    const entries = Object.entries(isPlain(log) ? log : { "?": null });
    const wrong = entries.find(([mission, entry]) => mission.length > 100 || !isEntry(entry));
    if (wrong || entries.length > MOST) {
      return { reason: "entry", gaps: { name, mission: wrong?.[0].slice(0, 100) ?? "" } };
    }
    const kept = entries.map(([mission, { lost, distress, won }]) => [mission, { lost, distress, won }]);
    if (campaigns !== undefined && !areCampaigns(campaigns)) return { reason: "campaign", gaps: { name } };
    crews.push({ name, log: Object.fromEntries(kept), ...(campaigns ? { campaigns } : {}) });
  }
  return { crews };
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} entry */
const isEntry = (entry) =>
  isPlain(entry) &&
  Number.isInteger(entry.lost) &&
  entry.lost >= 0 &&
  entry.lost <= MOST &&
  typeof entry.distress === "boolean" &&
  (entry.won === null || isDay(entry.won));

/**
 * @param {unknown} campaigns
 * @returns {campaigns is Record<string, string[]>}
 */
const areCampaigns = (campaigns) =>
  isPlain(campaigns) &&
  Object.keys(campaigns).length <= MOST &&
  Object.values(campaigns).every(
    (events) =>
      Array.isArray(events) &&
      events.length <= MOST &&
      events.every((event) => typeof event === "string" && /^[+-].{1,100}$/.test(event)),
  );

/** @param {unknown} day */
const isDay = (day) => typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
