// A campaign at the table: the crew's chapter, what comes next, and where a result leads.

import { allMissions, follow, isOpen } from "../kit/campaign.js";
import { button, field, make, select } from "../kit/elements.js";
import { fill } from "../kit/text.js";
import { campaignEvents, withCampaign } from "./crews.js";
import { keep, kept } from "./stored.js";

/** @typedef {import("../kit/campaign.js").Campaign} Campaign */
/** @typedef {import("../kit/campaign.js").Standing} Standing */
/** @typedef {import("./described.js").Crew} Crew */
/** @typedef {ReturnType<typeof campaignPart>} CampaignPart */

/**
 * @param {import("./described.js").EveningPage} page
 * @param {import("./choice.js").Chosen} chosen
 * @param {string | null} linked the campaign named in the link
 */
export function campaignPart({ words, campaigns }, chosen, linked) {
  const said = (/** @type {string} */ key) => words[`campaign.${key}`];
  const find = (/** @type {unknown} */ id) => campaigns.find((each) => each.id === id);
  let campaign = find(linked) ?? find(kept("campaign"));
  /** @type {Crew} */
  let crew = { name: "", log: {} };
  /** @type {(crew: Crew) => void} */
  let become = () => {};

  const choices = /** @type {import("../kit/elements.js").Choice[]} */ (campaigns.map(({ id, title }) => [id, title]));
  const chooser = select([["", said("free")], ...choices], campaign?.id ?? "", (id) => {
    campaign = find(id);
    keep("campaign", id);
    toNext();
    chosen.tell();
  });
  chooser.id = "evening-campaign";
  const inside = make("div");
  const shown = make("div", { className: "campaign" }, field(said("choose"), chooser), inside);

  const standing = () => (campaign ? follow(campaign, campaignEvents(crew, campaign.id)) : undefined);
  const toNext = () => {
    const next = standing()?.next;
    if (next) chosen.choose(next.key);
  };
  const show = () => {
    const here = standing();
    inside.replaceChildren(...(campaign && here ? parts(campaign, here) : []));
  };
  /**
   * @param {Campaign} of
   * @param {Standing} here
   */
  const parts = (of, here) => {
    const next = here.next ?? here.extras[0];
    const play =
      next && next.key !== chosen.state.mission.key
        ? button(fill(said("next"), { mission: next.title }), () => chosen.choose(next.key), { className: "main" })
        : undefined;
    const restart = button(said("restart"), () => become(withCampaign(crew, of.id, [])));
    restart.disabled = !campaignEvents(crew, of.id).length;
    return [
      make("p", { role: "status" }, told(here).join(" ")),
      ...(here.chapter ? chapterParts(of, here, here.chapter) : ending(of)),
      make("p", { className: "muted" }, fill(said("so_far"), { n: here.won.size, all: allMissions(of).length })),
      make("div", { className: "controls" }, play, restart),
      make("p", {}, make("a", { href: of.page }, said("about"))),
    ];
  };
  const told = (/** @type {Standing} */ { moved, opened, chapter }) => {
    const lines = opened.map(({ title }) => fill(said("opened"), { mission: title }));
    if (moved?.to) lines.unshift(fill(said(moved.why === "won" ? "moved_on" : "moved_away"), { name: moved.to.title }));
    return chapter ? lines : [said("over"), ...lines];
  };
  /**
   * @param {Campaign} of
   * @param {Standing} here
   * @param {import("../kit/campaign.js").Chapter} chapter
   */
  const chapterParts = (of, here, chapter) => {
    const name = fill(said("here"), { n: of.chapters.indexOf(chapter) + 1, name: chapter.title });
    const rows = [...chapter.missions, ...here.extras.filter((extra) => !chapter.missions.includes(extra))];
    const row = (/** @type {import("../kit/campaign.js").CampaignMission} */ each) => {
      const lost = here.lost.get(each.key) ?? 0;
      const isWon = each.unlock ? here.won.has(each.key) : here.done.has(each.key);
      const mark = isWon ? said("is_won") : isOpen(here, each.key) ? "" : said("is_locked");
      const facts = [mark, lost ? fill(said("lost_times"), { n: lost }) : ""].filter(Boolean).join(", ");
      const title =
        mark || each.key === chosen.state.mission.key
          ? make("strong", {}, each.title)
          : button(each.title, () => chosen.choose(each.key));
      return make("li", { className: isWon ? "won" : "" }, title, facts ? ` ${facts}` : "");
    };
    return [
      make("h3", {}, name),
      ...chapter.story.map((part) => make("p", { className: "told" }, part)),
      make("ol", { className: "missions" }, rows.map(row)),
    ];
  };
  const ending = (/** @type {Campaign} */ { end }) => [
    make("h3", {}, said("ended")),
    ...end.map((part) => make("p", { className: "told" }, part)),
  ];

  let first = Boolean(linked);
  return {
    shown,
    /** Whether a result of this mission counts for the campaign. */
    wants: (/** @type {string} */ key) => {
      const here = standing();
      return here ? isOpen(here, key) : false;
    },
    /**
     * The crew with a result added to the campaign, if it counts for it.
     * @param {Crew} played
     * @param {string} key
     * @param {"+" | "-"} result
     */
    entered: (played, key, result) => {
      const here = standing();
      if (!campaign || !here || !isOpen(here, key)) return played;
      return withCampaign(played, campaign.id, [...campaignEvents(played, campaign.id), `${result}${key}`]);
    },
    /**
     * @param {Crew} current
     * @param {(crew: Crew) => void} change
     */
    show: (current, change) => {
      crew = current;
      become = change;
      if (first) {
        first = false;
        toNext();
      }
      show();
    },
  };
}
