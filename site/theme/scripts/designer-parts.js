// Small parts that everything in the designer is put together from.
export function make(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key in made && key !== "list" && key !== "form") made[key] = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...inside.flat().filter((part) => part !== undefined && part !== null && part !== false));
  return made;
}

export function button(text, press, attributes = {}) {
  const made = make("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", press);
  return made;
}

// A button that shows a sign and says a word.
export const sign = (shown, label, press, attributes = {}) =>
  button(shown, press, { "aria-label": label, title: label, ...attributes, className: `sign ${attributes.className ?? ""}` });

export function select(options, value, change, attributes = {}) {
  const made = make("select", attributes, options.map(([each, text]) => new Option(text, each)));
  made.value = value;
  made.addEventListener("change", () => change(made.value));
  return made;
}

// A fold whose inside is built when it is opened: a mission may have many.
export function fold(attributes, summary, build) {
  const made = make("details", attributes, summary);
  const fillIn = () => made.open && made.childElementCount === 1 && made.append(...[build()].flat());
  made.addEventListener("toggle", fillIn);
  fillIn();
  return made;
}

// A drawing that Python made, beside words that say the same.
export function picture(svg) {
  const made = make("span", { className: "picture", "aria-hidden": "true" });
  made.innerHTML = svg;
  return made;
}

export const fill = (text, gaps) => text.replace(/\{(\w+)\}/g, (gap, name) => (name in gaps ? gaps[name] : gap));

// A dialog that gives the focus back to where it came from.
export function dialog(title, words, ...inside) {
  const close = sign("×", words.close, () => made.close(), { className: "close" });
  const name = make("h2", { textContent: title, id: `dialog-${++dialogs}` });
  const made = make("dialog", { className: "designer-dialog", "aria-labelledby": name.id },
    make("div", { className: "dialog-head" }, name, close), ...inside);
  const from = document.activeElement;
  made.addEventListener("close", () => {
    made.remove();
    from?.isConnected && from.focus();
  });
  made.addEventListener("click", (event) => event.target === made && made.close());
  document.querySelector(".designer").append(made);
  made.showModal();
  return made;
}
let dialogs = 0;

// The last of many wishes is granted after a pause; `now` grants it at once.
export function paused(act, pause) {
  let timer;
  const later = (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...given), pause);
  };
  later.stop = () => clearTimeout(timer);
  return later;
}
