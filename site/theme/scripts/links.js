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

  for (const link of document.querySelectorAll(".headerlink, .section-foot .fact[href^='#']")) {
    link.title = words.copy_link;
    if (link.matches(".headerlink")) link.setAttribute("aria-label", words.copy_link);
    link.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(link.href);
        tell(words.copied);
      } catch {
        // Where nothing may be copied, the address bar still shows the link.
      }
    });
  }

  // A link to a fact leads to the title of its rule, which styles mark; the fact itself stands at the foot of the rule.
  const mark = () => {
    const facts = document.querySelectorAll(".section-foot .fact[href^='#']");
    for (const fact of facts) fact.classList.toggle("linked", fact.hash === location.hash);
  };
  addEventListener("hashchange", mark);
  mark();

  // Who changes the language in the middle of a page stays in the middle of it.
  for (const link of document.querySelectorAll(".languages a")) {
    link.addEventListener("click", () => {
      link.hash = location.hash;
    });
  }
})();
