// The bar above the table: which mission, which trick, and what can be asked for.
import { make } from "../kit/elements.js";
import { tool } from "./signs.js";

/** @typedef {import("./described.js").Words} Words */
/** @typedef {Record<"hint" | "last" | "back" | "share" | "large" | "leave", () => unknown>} ToolDeeds */

export class ToolBar {
  /**
   * @param {Words} words
   * @param {string} title
   * @param {ToolDeeds} deeds
   */
  constructor(words, title, deeds) {
    this.count = make("span", { className: "trick-count" });
    this.clock = make("span", { className: "clock", role: "timer", hidden: true });
    this.hint = tool("hint", words["bar.hint"], deeds.hint);
    this.last = tool("last", words["bar.last"], deeds.last);
    this.back = tool("back", words["bar.back"], deeds.back);
    this.box = make(
      "div",
      { className: "bar", role: "toolbar", "aria-label": words["bar.title"] },
      make("strong", { className: "mission-title", title }, title),
      this.clock,
      this.count,
      make(
        "span",
        { className: "tools" },
        this.hint,
        this.last,
        this.back,
        tool("share", words["bar.share"], deeds.share),
        tool("large", words["bar.large"], deeds.large),
        tool("leave", words["bar.leave"], deeds.leave),
      ),
    );
  }
}
