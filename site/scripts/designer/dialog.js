// The dialogs of the designer.
import { make, sign } from "../kit/elements.js";
import { needed } from "../kit/page.js";

let dialogs = 0;

/**
 * A dialog that returns the focus to where it came from.
 * @param {string} title
 * @param {Record<string, string>} words
 * @param {...import("../kit/elements.js").Inside} inside
 */
export function dialog(title, words, ...inside) {
  const name = make("h2", { id: `dialog-${++dialogs}` }, title);
  const close = sign("×", words.close, () => made.close(), { className: "close" });
  const head = make("div", { className: "dialog-head" }, name, close);
  const made = make("dialog", { className: "designer-dialog", "aria-labelledby": name.id }, head, inside);
  const from = document.activeElement;
  made.addEventListener("close", () => {
    made.remove();
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  });
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close();
  });
  needed(".designer", HTMLElement).append(made);
  made.showModal();
  return made;
}
