// The same deal for somebody else: a link and its QR code.
import { button, make } from "../kit/elements.js";
import { dealFragment } from "./deal-link.js";
import { resultFragment } from "./deals/results.js";
import { playDialog } from "./sidelines.js";

/** @typedef {import("./described.js").Setting} Setting */
/** @typedef {import("./described.js").Wanted} Wanted */
/** @typedef {import("./described.js").Words} Words */

/** @param {Wanted} wanted */
export const dealAddress = (wanted) => `${here()}#${dealFragment(wanted)}`;

/**
 * The same link with the result, for a text to send.
 * @param {Wanted} wanted
 * @param {import("./deals/results.js").Result} result
 */
export const resultAddress = (wanted, result) => `${here()}#${resultFragment(wanted, result)}`;

const here = () => location.href.split(/[?#]/)[0];

/**
 * Copies a text; says so where the status is.
 * @param {string} text
 * @param {HTMLElement} status
 * @param {string} copied
 * @param {HTMLInputElement | HTMLTextAreaElement} field where it stands
 */
export async function copyText(text, status, copied, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  status.textContent = copied;
}

/**
 * @param {Words} words
 * @param {(question: object) => Promise<any>} ask
 * @param {Setting} setting
 * @param {Wanted} wanted
 */
export async function shareDeal(words, ask, setting, wanted) {
  const address = dealAddress({ ...wanted, seed: setting.seed });
  const field = make("input", { readOnly: true, id: "deal-link", className: "address", value: address });
  const status = make("span", { className: "help", role: "status" });
  const code = make("div", { className: "qr" });
  playDialog(
    words["share.title"],
    words,
    make("p", {}, words["share.hint"]),
    make("label", { htmlFor: "deal-link" }, words["share.link"]),
    make(
      "div",
      { className: "row" },
      field,
      button(words["share.copy"], () => copyText(address, status, words["share.copied"], field), { className: "main" }),
      status,
    ),
    code,
  );
  const { qr } = await ask({ do: "code", address });
  if (qr) code.innerHTML = qr;
  else code.append(make("p", { className: "help" }, words["share.long"]));
}
