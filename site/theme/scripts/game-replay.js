// A game to leaf through, turn by turn. Without this script the board shows the start, and the list tells all turns.
(() => {
  const box = document.querySelector(".game-replay");
  if (!box) return;
  const words = JSON.parse(box.dataset.words);
  const entries = [...box.querySelectorAll("li[data-step]")];
  const layers = [...box.querySelectorAll(".step")];
  const last = entries.length - 1;
  const controls = document.createElement("div");
  controls.className = "controls";
  const button = (text, step) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.addEventListener("click", () => show(step()));
    controls.append(made);
    return made;
  };
  let now = 0;
  const first = button(words.first, () => 0);
  const back = button(words.back, () => now - 1);
  const on = button(words.on, () => now + 1);
  const end = button(words.last, () => last);
  const where = document.createElement("span");
  controls.append(where);
  const told = document.createElement("p");
  told.className = "told";
  told.setAttribute("role", "status");

  const show = (step) => {
    now = Math.max(0, Math.min(step, last));
    for (const part of [...layers, ...entries]) part.classList.toggle("now", Number(part.dataset.step) === now);
    told.replaceChildren(...entries[now].cloneNode(true).childNodes);
    where.textContent = words.where.replace("{n}", now).replace("{all}", last);
    // A disabled button would lose the focus of whoever walks with the keyboard.
    for (const [made, off] of [[first, now === 0], [back, now === 0], [on, now === last], [end, now === last]]) {
      made.setAttribute("aria-disabled", off);
    }
  };
  box.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && controls.contains(event.target)) show(now + step);
  });

  const figure = box.querySelector("figure");
  figure.before(controls);
  figure.after(told);
  show(0);
})();
