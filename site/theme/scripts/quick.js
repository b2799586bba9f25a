// The quick reference of a phone: all titles on one screen, one of them unfolded. Without this script all are.
(() => {
  const entries = [...document.querySelectorAll("details.quick")];
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
})();
