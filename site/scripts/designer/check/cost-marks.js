// How much a rule costs, as a bar, and beside the field that it was written in.
import { make } from "../../kit/elements.js";
import { titled } from "../../kit/page.js";

/** @typedef {import("../form.js").MissionForm} MissionForm */
/** @typedef {import("../form.js").Weight} Weight */

/**
 * Shows beside each field what its rule costs, and forgets what others cost before.
 * @param {MissionForm} form
 * @param {Weight[]} weighed
 */
export function showCosts(form, weighed) {
  for (const each of form.body.querySelectorAll(".cost")) each.remove();
  for (const { path, label, words, cost } of weighed) {
    const place = form.fieldOf(path);
    const room = place?.querySelector(":scope > .problems");
    // A part of a field says which it is.
    const isWhole = place instanceof HTMLElement && place.dataset.path === JSON.stringify(path);
    const told = isWhole ? words : titled(label, words);
    room?.before(make("p", { className: "cost help" }, costBar(cost), ` ${told}`));
  }
}

/** @param {number} cost */
export function costBar(cost) {
  const bar = make("span", { className: "cost-bar", "aria-hidden": "true" }, make("span"));
  bar.style.setProperty("--cost", `${Math.round(cost * 100)}%`);
  return bar;
}
