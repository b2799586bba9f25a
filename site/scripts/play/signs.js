// The signs of the tool bar, drawn in a square of 24; on a phone they stand without their words.
import { button, make, picture } from "../kit/elements.js";

const SIGNS = {
  hint: "M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2ZM9 19h6v1.5h-1.2a2 2 0 0 1-3.6 0H9Z",
  last: "M4 7.5 14.5 4l4 12L8 19.5ZM19.6 7l2 .6-3.4 12.8L9 21.7l-.3-1 10-3.4Z",
  back: "M9 5v4h5a5.5 5.5 0 0 1 0 11H7v-2.5h7a3 3 0 0 0 0-6H9v4L2.5 10Z",
  share: "M18 16a3 3 0 0 0-2.2 1L9 13v-2l6.8-4A3 3 0 1 0 15 5.2L8.2 9.1a3 3 0 1 0 0 5.8l6.8 4A3 3 0 1 0 18 16Z",
  large:
    "M2 19 7.5 5h2.6L15.6 19h-2.7l-1.2-3.2H5.9L4.7 19Zm4.8-5.5h4L8.8 8Zm9.2 5.5 3.2-8h1.8l3.2 8h-2l-.6-1.7h-3.2l-.6 1.7Zm3.2-3.3h2L18.900 13Z",
  leave:
    "M5.5 4 12 10.5 18.500 4 20 5.500 13.500 12 20 18.500 18.500 20 12 13.500 5.500 20 4 18.500 10.500 12 4 5.500Z",
};

/**
 * A button of the tool bar.
 * @param {keyof typeof SIGNS} name
 * @param {string} label
 * @param {() => unknown} press
 */
export function tool(name, label, press) {
  const drawn = picture(
    `<svg viewBox="0 0 24 24" width="18" height="18"><path d="${SIGNS[name]}" fill="currentcolor"/></svg>`,
  );
  return button([drawn, make("span", { className: "word" }, label)], press, {
    className: `tool tool-${name}`,
    title: label,
  });
}
