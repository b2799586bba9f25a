// The crews and their logs as plain data, and as a file. A file may come from anybody: it is looked at before it is used.
export const VERSION = 1;
const KIND = "logwright-crews";
const LARGEST = 1_000_000;
const LONGEST_NAME = 60;
const MOST = 10_000;

// {name, log: {mission: {lost, distress, won}}}; won is a day such as 2026-11-16, or null.
export const newCrew = (name) => ({ name, log: {} });
export const entryOf = (crew, mission) => crew.log[mission] ?? { lost: 0, distress: false, won: null };
export const properName = (name) => name.trim().slice(0, LONGEST_NAME);

export const written = (crews) => `${JSON.stringify({ kind: KIND, version: VERSION, crews }, null, 1)}\n`;

// The crews in a file, or why there are none: the name of a reason, and what fills its gaps.
export function read(text) {
  if (text.length > LARGEST) return { reason: "too_large" };
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { reason: "not_json" };
  }
  if (data?.kind !== KIND || !Number.isInteger(data.version)) return { reason: "not_ours" };
  if (data.version > VERSION) return { reason: "newer" };
  if (!Array.isArray(data.crews) || !data.crews.length) return { reason: "crews" };
  const crews = [];
  for (const [place, { name, log } = {}] of data.crews.map((crew) => crew ?? {}).entries()) {
    if (typeof name !== "string" || !name.trim() || name.length > LONGEST_NAME) return { reason: "crew", gaps: { n: place + 1 } };
    if (crews.some((crew) => crew.name === name)) return { reason: "twice", gaps: { name } };
    const entries = Object.entries(isPlain(log) ? log : { "?": null });
    const wrong = entries.find(([mission, entry]) => mission.length > 100 || !isEntry(entry));
    if (wrong || entries.length > MOST) return { reason: "entry", gaps: { name, mission: wrong?.[0].slice(0, 100) ?? "" } };
    crews.push({ name, log: Object.fromEntries(entries.map(([mission, { lost, distress, won }]) => [mission, { lost, distress, won }])) });
  }
  return { crews };
}

const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isEntry = (entry) =>
  isPlain(entry) &&
  Number.isInteger(entry.lost) &&
  entry.lost >= 0 &&
  entry.lost <= MOST &&
  typeof entry.distress === "boolean" &&
  (entry.won === null || (/^\d{4}-\d\d-\d\d$/.test(entry.won) && !Number.isNaN(Date.parse(entry.won))));
