// Links to single rules: the sign beside a heading copies its address, and the target of a link is marked.
import { make } from "../kit/elements.js";
import { all, pageWords } from "../kit/page.js";

const FACTS = ".section-foot .fact[href^='#']";

export function startLinks() {
  const words = pageWords();
  for (const link of all(`.headerlink, ${FACTS}`, HTMLAnchorElement)) {
    link.title = words.copy_link;
    if (link.matches(".headerlink")) link.setAttribute("aria-label", words.copy_link);
    link.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(link.href);
        tell(words.copied);
      } catch {
        // Without clipboard access, the address bar still shows the link.
      }
    });
  }

  addEventListener("hashchange", mark);
  mark();

  // Changing the language keeps the position on the page.
  for (const link of all(".languages a", HTMLAnchorElement)) {
    link.addEventListener("click", () => {
      link.hash = location.hash;
    });
  }
}

// A link to a fact leads to the title of its rule, which CSS marks; the fact itself is at the end of the rule.
function mark() {
  for (const fact of all(FACTS, HTMLAnchorElement)) fact.classList.toggle("linked", fact.hash === location.hash);
}

/** @param {string} text */
function tell(text) {
  document.querySelector(".toast")?.remove();
  const toast = make("p", { className: "toast", role: "status" });
  document.body.append(toast);
  // Screen readers announce only changes to an element that already exists.
  toast.textContent = text;
  setTimeout(() => toast.remove(), 2500);
}
