// Helpers that create page elements in one call each. All script output is built from these.

/** @typedef {Node | string | undefined | null | false | Inside[]} Inside contents of an element; empty values are skipped */
/** @typedef {Record<string, unknown>} Attributes set as properties where the element has them, else as attributes */
/** @typedef {[value: string | number, text: string | number]} Choice */

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {...Inside} inside
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null) continue;
    if (key in made && key !== "list" && key !== "form") Object.assign(made, { [key]: value });
    else if (value !== false) made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...shown(inside));
  return made;
}

/**
 * @param {Inside[]} inside
 * @returns {(Node | string)[]}
 */
function shown(inside) {
  return inside.flatMap((part) => {
    if (Array.isArray(part)) return shown(part);
    return part === undefined || part === null || part === false ? [] : [part];
  });
}

/**
 * @param {Inside} text
 * @param {() => unknown} press
 * @param {Attributes} [attributes]
 */
export function button(text, press, attributes = {}) {
  const made = make("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", press);
  return made;
}

/**
 * A button that shows a symbol and has a text label for screen readers.
 * @param {string} shown
 * @param {string} label
 * @param {() => unknown} press
 * @param {Attributes} [attributes]
 */
export const sign = (shown, label, press, attributes = {}) =>
  button(shown, press, {
    "aria-label": label,
    title: label,
    ...attributes,
    className: `sign ${attributes.className ?? ""}`,
  });

/** @param {Choice[]} choices */
export const options = (choices) => choices.map(([value, text]) => new Option(String(text), String(value)));

/**
 * @param {Choice[]} choices
 * @param {string | number} value
 * @param {(value: string) => unknown} change
 * @param {Attributes} [attributes]
 */
export function select(choices, value, change, attributes = {}) {
  const made = make("select", attributes, options(choices));
  made.value = String(value);
  made.addEventListener("change", () => change(made.value));
  return made;
}

/**
 * A control with its label above it.
 * @param {string} label
 * @param {HTMLElement} control with an id
 */
export const field = (label, control) =>
  make("div", { className: "field" }, make("label", { htmlFor: control.id }, label), control);

/**
 * A fold whose contents are built when it is opened, because a mission may have many.
 * @param {Attributes} attributes
 * @param {HTMLElement} summary
 * @param {() => Inside} build
 */
export function fold(attributes, summary, build) {
  const made = make("details", attributes, summary);
  const fillIn = () => {
    if (made.open && made.childElementCount === 1) made.append(...shown([build()]));
  };
  made.addEventListener("toggle", fillIn);
  fillIn();
  return made;
}

/**
 * A drawing made by Python, decorative beside words that say the same.
 * @param {string} svg
 */
export function picture(svg) {
  const made = make("span", { className: "picture", "aria-hidden": "true" });
  made.innerHTML = svg;
  return made;
}
