// Links to single rules: the sign beside a heading copies its address, and a rule that was linked to is marked.
(() => {
  const words = JSON.parse(document.getElementById("words").textContent);

  const tell = (text) => {
    document.querySelector(".toast")?.remove();
    const toast = document.createElement("p");
    toast.className = "toast";
    toast.setAttribute("role", "status");
    document.body.append(toast);
    toast.textContent = text;
    setTimeout(() => toast.remove(), 2500);
  };

  for (const link of document.querySelectorAll(".headerlink")) {
    link.title = words.copy_link;
    link.setAttribute("aria-label", words.copy_link);
    link.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(link.href);
        tell(words.copied);
      } catch {
        // Where nothing may be copied, the address bar still shows the link.
      }
    });
  }

  // A fact is a small sign at the foot of its rule: the heading of the rule is marked with it.
  const mark = () => {
    for (const old of document.querySelectorAll(".linked")) old.classList.remove("linked");
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.classList.contains("fact")) return;
    let place = target.closest(".section-foot");
    while (place && !/^H[2-6]$/.test(place.tagName)) place = place.previousElementSibling;
    place?.classList.add("linked");
    place?.scrollIntoView();
  };
  addEventListener("hashchange", mark);
  // The browser goes to the fact itself while the page loads; only then may we go to its rule.
  addEventListener("load", () => setTimeout(mark));

  // Who changes the language in the middle of a page stays in the middle of it.
  for (const link of document.querySelectorAll(".languages a")) {
    link.addEventListener("click", () => {
      link.hash = location.hash;
    });
  }
})();
