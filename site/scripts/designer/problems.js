// Problems of a mission: each at its field, and all in a list above the form, with links to their fields.
import { make } from "../kit/elements.js";
import { all } from "../kit/page.js";
import { fill } from "../kit/text.js";

/** @typedef {import("./described.js").Problem} Problem */
/** @typedef {import("./form.js").MissionForm} MissionForm */

export const CONTROLS = "input, select, textarea, button, summary";

/**
 * @param {MissionForm} form
 * @param {Problem[]} found
 */
export function showProblems(form, found) {
  const { words, body, problems } = form;
  for (const room of body.querySelectorAll(".problems")) room.replaceChildren();
  for (const each of body.querySelectorAll("[aria-invalid]")) {
    each.removeAttribute("aria-invalid");
    each.removeAttribute("aria-describedby");
  }
  for (const mark of body.querySelectorAll(".mark")) mark.textContent = "";
  const links = found.map((problem) => shown(form, problem));
  problems.classList.toggle("bad", found.length > 0);
  problems.replaceChildren(
    make("strong", {}, found.length ? fill(words["problems.some"], { n: found.length }) : words["problems.none"]),
    ...(found.length ? [make("ul", {}, links.slice(0, 20))] : []),
  );
}

/**
 * Shows a problem at its field, and returns its entry for the list.
 * @param {MissionForm} form
 * @param {Problem} problem
 */
function shown(form, { path, message, hint }) {
  const place = form.fieldOf(path);
  const room = place?.querySelector(":scope > .problems");
  room?.append(make("p", { className: "problem" }, message, hint && make("small", {}, hint)));
  const control = place ? all(CONTROLS, HTMLElement, place).at(0) : undefined;
  if (control && room) {
    room.id ||= `${control.id}-problems`;
    control.setAttribute("aria-describedby", room.id);
    if (control.matches("input, select, textarea")) control.setAttribute("aria-invalid", "true");
  }
  const mark = place?.closest(".section")?.querySelector(".mark");
  if (mark) mark.textContent = "!";
  const link = make("a", { href: "#" }, message);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    for (let fold = place?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
    place?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
  });
  return make("li", {}, place ? link : make("span", {}, message), hint && make("small", {}, ` ${hint}`));
}
