// A crew's progress in a campaign: recomputed from all its results, so that a step can be undone.

/** @typedef {{ go_to: string, within?: number }} Branch */
/** @typedef {{ key: string, title: string, page: string, unlock?: string, after?: number, go_to?: string }} CampaignMission */
/** @typedef {{ id: string, title: string, story: string[], needs: number, missions: CampaignMission[], on_success: Branch[] }} Chapter */
/** @typedef {{ id: string, title: string, page: string, chapters: Chapter[], end: string[] }} Campaign */
/** @typedef {{ to: Chapter | undefined, why: "won" | "lost" }} Move */
/** @typedef {string} CampaignEvent `+planet-nine/05` was won, `-planet-nine/05` lost */

/**
 * A crew's position. `chapter` is undefined when the campaign is over; `done` are the won missions of this chapter,
 * `won` all ever won; `extras` are unlocked and not won yet. `moved` and `opened` are what the last event changed.
 * @typedef {{
 *   chapter: Chapter | undefined,
 *   visited: string[],
 *   won: Set<string>,
 *   done: Set<string>,
 *   lost: Map<string, number>,
 *   attempts: number,
 *   next: CampaignMission | undefined,
 *   extras: CampaignMission[],
 *   moved: Move | undefined,
 *   opened: CampaignMission[],
 * }} Standing
 */

/**
 * @param {Campaign} campaign
 * @param {CampaignEvent[]} events
 * @returns {Standing}
 */
export function follow(campaign, events) {
  const [first] = campaign.chapters;
  /** @type {Standing} */
  const here = {
    chapter: first,
    visited: [first.id],
    won: new Set(),
    done: new Set(),
    lost: new Map(),
    attempts: 0,
    next: undefined,
    extras: [],
    moved: undefined,
    opened: [],
  };
  /** @type {Map<string, Set<string>>} missions won in chapters the crew had to leave, for its return */
  const left = new Map();
  for (const event of events) {
    const before = openExtras(campaign, here);
    here.moved = undefined;
    take(campaign, here, left, event.slice(1), event.startsWith("+"));
    here.opened = openExtras(campaign, here).filter(({ key }) => !before.some((extra) => extra.key === key));
  }
  here.extras = openExtras(campaign, here);
  here.next = here.chapter?.missions.find(({ key, unlock }) => !unlock && !here.done.has(key));
  return here;
}

/**
 * Whether a result of this mission counts now.
 * @param {Standing} here
 * @param {string} key
 */
export const isOpen = (here, key) =>
  here.extras.some((extra) => extra.key === key) ||
  Boolean(here.chapter?.missions.some((each) => each.key === key && !each.unlock && !here.done.has(key)));

/**
 * All missions of a campaign, each once.
 * @param {Campaign} campaign
 */
export const allMissions = (campaign) => [
  ...new Map(campaign.chapters.flatMap(({ missions }) => missions).map((each) => [each.key, each])).values(),
];

/**
 * @param {Campaign} campaign
 * @param {Standing} here
 */
function openExtras(campaign, here) {
  return campaign.chapters
    .filter(({ id }) => here.visited.includes(id))
    .flatMap(({ missions }) => missions)
    .filter(({ key, unlock }) => unlock && here.won.has(unlock) && !here.won.has(key));
}

/**
 * @param {Campaign} campaign
 * @param {Standing} here
 * @param {Map<string, Set<string>>} left
 * @param {string} key
 * @param {boolean} isWon
 */
function take(campaign, here, left, key, isWon) {
  const { chapter } = here;
  const mission = chapter?.missions.find((each) => each.key === key && !each.unlock);
  if (!chapter || !mission || here.done.has(key)) {
    if (isWon && openExtras(campaign, here).some((extra) => extra.key === key)) here.won.add(key);
    return;
  }
  here.attempts += 1;
  if (isWon) {
    here.done.add(key);
    here.won.add(key);
    if (here.done.size < chapter.needs) return;
    const branch = chapter.on_success.find(({ within }) => within === undefined || here.attempts <= within);
    enter(campaign, here, left, branch?.go_to, "won");
    return;
  }
  const lost = (here.lost.get(key) ?? 0) + 1;
  here.lost.set(key, lost);
  if (mission.after === undefined || lost < mission.after) return;
  left.set(chapter.id, here.done);
  enter(campaign, here, left, mission.go_to, "lost");
}

/**
 * @param {Campaign} campaign
 * @param {Standing} here
 * @param {Map<string, Set<string>>} left
 * @param {string | undefined} id
 * @param {Move["why"]} why
 */
function enter(campaign, here, left, id, why) {
  const to = campaign.chapters.find((chapter) => chapter.id === id);
  here.chapter = to;
  here.done = left.get(id ?? "") ?? new Set();
  left.delete(id ?? "");
  here.lost = new Map();
  here.attempts = 0;
  here.moved = { to, why };
  if (to) here.visited.push(to.id);
}
