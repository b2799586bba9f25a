// What can be done with a campaign: missions and chapters added, moved and taken out. Documents are never changed, but
// made anew, so that every step can be taken back.

/** @typedef {import("../designer/described.js").Document} Document */
/** @typedef {import("../designer/described.js").Written} Written */
/** @typedef {[chapter: number, mission: number]} Place */

const OWN = "missions/";

/** @param {Written} entry of a chapter: a key, or a key with more */
export const keyOf = (entry) => String(typeof entry === "object" && entry ? entry.mission : entry);

/**
 * @param {Document} campaign
 * @param {number} chapter
 * @param {(missions: Written[]) => Written[]} change
 * @returns {Document}
 */
function within(campaign, chapter, change) {
  const chapters = campaign.chapters.map((/** @type {Written} */ each, /** @type {number} */ place) =>
    place === chapter ? { ...each, missions: change([...each.missions]) } : each,
  );
  return { ...campaign, chapters };
}

/**
 * @param {Document} campaign
 * @param {Place} to
 * @param {Written} entry
 */
export const added = (campaign, [chapter, place], entry) =>
  within(campaign, chapter, (missions) => missions.toSpliced(place, 0, entry));

/**
 * @param {Document} campaign
 * @param {Place} from
 */
export const removed = (campaign, [chapter, place]) =>
  pruned(within(campaign, chapter, (missions) => missions.toSpliced(place, 1)));

/**
 * A mission at another place: `to` counts as the list stands before the move.
 * @param {Document} campaign
 * @param {Place} from
 * @param {Place} to
 */
export function moved(campaign, from, to) {
  const entry = campaign.chapters[from[0]].missions[from[1]];
  const without = within(campaign, from[0], (missions) => missions.toSpliced(from[1], 1));
  const shift = from[0] === to[0] && to[1] > from[1] ? 1 : 0;
  return added(without, [to[0], to[1] - shift], entry);
}

/**
 * Where a mission comes when it goes one step up or down, also into the next chapter; undefined at the ends.
 * @param {Document} campaign
 * @param {Place} from
 * @param {1 | -1} step
 * @returns {Place | undefined}
 */
export function stepped(campaign, [chapter, place], step) {
  const { chapters } = campaign;
  if (step < 0 && place > 0) return [chapter, place - 1];
  if (step > 0 && place < chapters[chapter].missions.length - 1) return [chapter, place + 2];
  const next = chapter + step;
  if (next < 0 || next >= chapters.length) return undefined;
  return [next, step > 0 ? 0 : chapters[next].missions.length];
}

/**
 * Where a mission stands after such a step.
 * @param {Place} from
 * @param {Place} to
 * @returns {Place}
 */
export const arrived = (from, to) => (from[0] === to[0] && to[1] > from[1] ? [to[0], to[1] - 1] : to);

/**
 * @param {Document} campaign
 * @param {string} lang
 * @param {string} title
 */
export function withChapter(campaign, lang, title) {
  const taken = new Set(campaign.chapters.map((/** @type {Written} */ each) => each.id));
  let number = campaign.chapters.length + 1;
  while (taken.has(`chapter-${number}`)) number += 1;
  const id = `chapter-${number}`;
  const langs = Object.keys(campaign.text ?? {});
  const text = { ...campaign.text };
  for (const each of langs.includes(lang) ? langs : [...langs, lang]) {
    const words = text[each] ?? {};
    text[each] = { ...words, chapters: { ...words.chapters, [id]: { title } } };
  }
  return { ...campaign, chapters: [...campaign.chapters, { id, missions: [] }], text };
}

/**
 * A campaign without one of its chapters: its words go, and ways that led there.
 * @param {Document} campaign
 * @param {number} chapter
 */
export function withoutChapter(campaign, chapter) {
  const { id } = campaign.chapters[chapter];
  const chapters = campaign.chapters.toSpliced(chapter, 1).map((/** @type {Written} */ each) => unled(each, id));
  const text = Object.fromEntries(
    Object.entries(campaign.text ?? {}).map(([lang, words]) => {
      const { [id]: _, ...others } = words?.chapters ?? {};
      return [lang, { ...words, chapters: others }];
    }),
  );
  return pruned({ ...campaign, chapters, text });
}

/**
 * A chapter whose ways do not lead to the one with this id.
 * @param {Written} chapter
 * @param {string} id
 */
function unled(chapter, id) {
  const made = { ...chapter };
  if (made.on_success === id) delete made.on_success;
  if (Array.isArray(made.on_success)) {
    const left = made.on_success.filter((/** @type {Written} */ branch) => branch?.go_to !== id);
    if (left.some((/** @type {Written} */ branch) => branch?.within === undefined)) made.on_success = left;
    else delete made.on_success;
  }
  if (made.on_failure?.go_to === id) delete made.on_failure;
  return made;
}

/**
 * @param {Document} campaign
 * @param {number} from
 * @param {number} to its place afterwards
 */
export function withChapterAt(campaign, from, to) {
  const chapters = campaign.chapters.toSpliced(from, 1).toSpliced(to, 0, campaign.chapters[from]);
  return { ...campaign, chapters };
}

/**
 * The campaign with a mission that it brings along from now on, and the key of that; a mission that it has already is
 * not brought twice, another one of the same name gets a new one.
 * @param {Document} campaign
 * @param {Document} mission
 * @returns {[campaign: Document, key: string]}
 */
export function brought(campaign, mission) {
  /** @type {Document[]} */
  const own = campaign.own_missions ?? [];
  const same = own.find((each) => JSON.stringify({ ...each, id: "" }) === JSON.stringify({ ...mission, id: "" }));
  if (same) return [campaign, OWN + same.id];
  const taken = new Set(own.map((each) => each.id));
  let id = String(mission.id ?? "mission");
  for (let number = 2; taken.has(id); number += 1) id = `${mission.id ?? "mission"}-${number}`;
  return [{ ...campaign, own_missions: [...own, { ...mission, id }] }, OWN + id];
}

/**
 * A campaign that brings along only what it plays.
 * @param {Document} campaign
 */
export function pruned(campaign) {
  if (!campaign.own_missions) return campaign;
  const played = new Set(
    campaign.chapters.flatMap((/** @type {Written} */ chapter) =>
      chapter.missions.flatMap((/** @type {Written} */ each) => [keyOf(each), each?.unlock]),
    ),
  );
  const { own_missions: own, ...others } = campaign;
  const left = own.filter((/** @type {Document} */ each) => played.has(OWN + each.id));
  return left.length ? { ...others, own_missions: left } : others;
}
