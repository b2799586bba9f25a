// A drawn board whose spaces can be pressed. The arrow keys walk from space to space; one space at a time is in the
// order of the Tab key.
export function boardOf(label, press) {
  const box = document.createElement("div");
  box.className = "drawing board";
  const drawing = document.createElement("div");
  const spaces = document.createElement("div");
  spaces.className = "spaces";
  spaces.setAttribute("role", "group");
  spaces.setAttribute("aria-label", label);
  box.append(drawing, spaces);
  const at = (button) => button.dataset.at.split(",").map(Number);
  const near = (row, column) => spaces.querySelector(`[data-at="${row},${column}"]`);
  const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

  const enter = (button) => {
    for (const other of spaces.children) other.tabIndex = other === button ? 0 : -1;
  };
  spaces.addEventListener("focusin", ({ target }) => enter(target));
  spaces.addEventListener("click", ({ target }) => {
    if (target.dataset.at) press(at(target));
  });
  spaces.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || !event.target.dataset.at) return;
    event.preventDefault();
    const [row, column] = at(event.target);
    near(row + step[0], column + step[1])?.focus();
  });

  const show = (svg, found) => {
    drawing.innerHTML = svg;
    if (spaces.children.length !== found.length) {
      spaces.replaceChildren(
        ...found.map(({ at, box: [left, top, width, height] }) => {
          const button = document.createElement("button");
          button.type = "button";
          button.dataset.at = at;
          for (const [side, share] of Object.entries({ left, top, width, height })) button.style[side] = `${share}%`;
          return button;
        }),
      );
      enter(spaces.firstChild);
    }
    found.forEach(({ label: words }, index) => spaces.children[index].setAttribute("aria-label", words));
  };
  return { box, show };
}
