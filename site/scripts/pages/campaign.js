// A crew's progress on the page of a campaign. It shares its data with the page At the table.

import { campaignEvents, entryOf, newCrew, read, today, withCampaign, written } from "../evening/crews.js";
import { allMissions, follow, isOpen } from "../kit/campaign.js";
import { button, make } from "../kit/elements.js";
import { all, needed } from "../kit/page.js";
import { keep, kept } from "../kit/storage.js";
import { fill } from "../kit/text.js";

/** @typedef {import("../kit/campaign.js").Campaign} Campaign */
/** @typedef {{ campaign: Campaign, words: Record<string, string> }} CampaignPage */

export function startCampaign() {
  for (const box of all("[data-campaign]", HTMLElement)) {
    if (box.dataset.campaign) showProgress(box, JSON.parse(box.dataset.campaign));
  }
}

/**
 * @param {HTMLElement} box
 * @param {CampaignPage} page
 */
function showProgress(box, { campaign, words }) {
  const said = (/** @type {string} */ key) => words[key];
  const before = read(JSON.stringify(kept("evening-crews")));
  const crews = "crews" in before ? before.crews : [newCrew(said("our_crew"))];
  const current = Math.min(Number(kept("evening-crew")) || 0, crews.length - 1);
  /** @type {import("../evening/described.js").Crew[]} */
  const past = [];
  let safe = true;

  const become = (/** @type {import("../evening/described.js").Crew} */ crew) => {
    crews[current] = crew;
    safe = keep("evening-crews", JSON.parse(written(crews)));
    show();
  };
  const enter = (/** @type {string} */ key, /** @type {"+" | "-"} */ result) => {
    const crew = crews[current];
    const entry = entryOf(crew, key);
    const now = result === "+" ? { ...entry, won: entry.won ?? today() } : { ...entry, lost: entry.lost + 1 };
    past.push(crew);
    const logged = { ...crew, log: { ...crew.log, [key]: now } };
    become(withCampaign(logged, campaign.id, [...campaignEvents(crew, campaign.id), `${result}${key}`]));
  };
  const show = () => {
    const events = campaignEvents(crews[current], campaign.id);
    const here = follow(campaign, events);
    const next = here.next ?? here.extras[0];
    const total = allMissions(campaign).length;
    const moved = here.moved?.to;
    const news = [
      moved && fill(said(here.moved?.why === "won" ? "moved_on" : "moved_away"), { name: moved.title }),
      ...here.opened.map(({ title }) => fill(said("opened"), { mission: title })),
      !here.chapter && said("over"),
    ].filter(Boolean);
    const undo = button(said("undo"), () => {
      const crew = past.pop();
      if (crew) become(crew);
    });
    undo.disabled = !past.length;
    const restart = button(said("restart"), () => {
      past.push(crews[current]);
      become(withCampaign(crews[current], campaign.id, []));
    });
    restart.disabled = !events.length;
    const place = here.chapter ? campaign.chapters.indexOf(here.chapter) + 1 : 0;
    box.replaceChildren(
      make("h2", {}, `${said("title")}${crews.length > 1 ? ` – ${crews[current].name}` : ""}`),
      make("progress", { max: total, value: here.won.size, "aria-label": said("title") }),
      make("p", {}, fill(said("so_far"), { n: here.won.size, all: total })),
      make("p", { role: "status" }, news.join(" ")),
      here.chapter ? make("p", {}, make("strong", {}, fill(said("here"), { n: place, name: here.chapter.title }))) : "",
      next ? make("p", {}, fill(said("next"), { mission: next.title })) : "",
      make(
        "div",
        { className: "controls" },
        next && button(said("lost"), () => enter(next.key, "-")),
        next && button(said("won"), () => enter(next.key, "+"), { className: "main" }),
        undo,
        restart,
      ),
      make("p", { className: "muted" }, said(safe ? "kept" : "not_kept")),
    );
    mark(here);
  };
  /** Shows the state of every mission in the chapters below. */
  const mark = (/** @type {import("../kit/campaign.js").Standing} */ here) => {
    for (const chapter of campaign.chapters) {
      const list = needed(`[data-chapter="${chapter.id}"]`, HTMLElement);
      list.classList.toggle("now", chapter === here.chapter);
      for (const [place, item] of all("li", HTMLLIElement, list).entries()) {
        const { key, unlock } = chapter.missions[place];
        const isNow = chapter === here.chapter || unlock !== undefined;
        const isNext = key === here.next?.key && chapter === here.chapter;
        const state = here.won.has(key)
          ? "is_won"
          : isNext
            ? "is_now"
            : isNow && isOpen(here, key)
              ? ""
              : unlock
                ? "is_locked"
                : "";
        item.classList.toggle("won", state === "is_won");
        item.classList.toggle("next", state === "is_now");
        item.querySelector(".state")?.remove();
        if (state) item.append(" ", make("span", { className: "state" }, said(state)));
      }
    }
  };
  show();
}
