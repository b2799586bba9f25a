// A line of play to click through, trick by trick. Without this script the table shows all of it.
(() => {
  for (const box of document.querySelectorAll(".replay")) {
    const rows = [...box.querySelectorAll("tbody tr")];
    const controls = document.createElement("div");
    controls.className = "controls";
    const button = (text, step) => {
      const made = document.createElement("button");
      made.type = "button";
      made.textContent = text;
      made.addEventListener("click", step);
      controls.append(made);
      return made;
    };
    let now = 1;
    const first = button(box.dataset.first, () => show(1));
    const back = button(box.dataset.back, () => show(now - 1));
    const on = button(box.dataset.on, () => show(now + 1));
    const all = button(box.dataset.all, () => show(rows.length + 1));
    const where = document.createElement("span");
    where.setAttribute("role", "status");
    controls.append(where);

    const show = (trick) => {
      now = Math.max(1, Math.min(trick, rows.length + 1));
      const whole = now > rows.length;
      rows.forEach((row, place) => {
        row.hidden = place >= now;
        row.classList.toggle("now", place === now - 1);
      });
      first.disabled = back.disabled = now === 1;
      on.disabled = all.disabled = whole;
      where.textContent = whole ? "" : box.dataset.trick.replace("{n}", now).replace("{all}", rows.length);
      const scrolled = box.querySelector("table");
      if (scrolled.scrollWidth > scrolled.clientWidth) scrolled.tabIndex = 0;
    };

    box.prepend(controls);
    show(1);
  }
})();
