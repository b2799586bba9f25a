// The quick reference on a phone: all titles on one screen, one of them expanded. Without this script all are.
import { all } from "../kit/page.js";

export function startQuickReference() {
  const entries = all("details.quick", HTMLDetailsElement);
  const phone = matchMedia("(max-width: 45em)");
  const fold = () => {
    for (const entry of entries) {
      entry.open = !phone.matches;
      // Entries that share a name close each other.
      entry.name = phone.matches ? "quick" : "";
    }
  };
  const unfold = () => {
    for (const entry of entries) entry.name = "";
    for (const entry of entries) entry.open = true;
  };
  phone.addEventListener("change", fold);
  addEventListener("beforeprint", unfold);
  addEventListener("afterprint", fold);
  fold();
}
