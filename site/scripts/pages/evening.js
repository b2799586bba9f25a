// Entry point of the page At the table; its modules are loaded only there.
import { fromDisk, script } from "../kit/page.js";

export function startEvening() {
  const box = document.querySelector(".evening");
  if (!(box instanceof HTMLElement)) return;
  /** @type {import("../evening/described.js").EveningPage} */
  const page = JSON.parse(box.dataset.evening ?? "");
  if (fromDisk()) {
    const [note] = box.children;
    note.textContent = page.words.from_disk;
    return;
  }
  import(script("evening/view.js")).then((/** @type {typeof import("../evening/view.js")} */ { showEvening }) =>
    showEvening(box, page),
  );
}
