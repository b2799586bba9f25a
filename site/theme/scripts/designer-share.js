// Ways out: a link, a QR code, a file, a sheet of paper.
import { button, dialog, make, picture } from "./designer-parts.js";

export async function shareMission({ words, ask, mission, check, file }) {
  const address = make("input", { readOnly: true, id: "share-link", className: "address" });
  const status = make("span", { className: "help", role: "status" });
  const code = make("div", { className: "qr" });
  const note = make("p", { className: "help" }, words["share.qr_hint"]);
  const page = location.href.split("#")[0];
  const write = async (certificate) => {
    const { fragment, qr, problem } = await ask({ do: "share", document: mission.now, page, certificate });
    if (!fragment) return void (status.textContent = problem ?? words.mistake);
    address.value = `${page}#${fragment}`;
    if (qr) {
      code.innerHTML = qr;
      code.querySelector("svg")?.setAttribute("aria-label", words["share.qr"]);
    } else code.replaceChildren();
    note.textContent = words[qr ? "share.qr_hint" : "share.long"];
  };
  const copy = button(words.copy, async () => {
    try {
      await navigator.clipboard.writeText(address.value);
    } catch {
      address.select();
      document.execCommand("copy");
    }
    status.textContent = words.copied;
  }, { className: "main" });
  const send = navigator.share && button(words["share.send"], () => navigator.share({ url: address.value }).catch(() => {}));
  const proof = check.proof();
  const include = proof && make("input", { type: "checkbox", id: "share-proof" });
  include?.addEventListener("change", () => write(include.checked ? proof : undefined));
  dialog(words["share.title"], words,
    make("p", {}, words["share.hint"]),
    make("label", { htmlFor: "share-link" }, words["share.link"]),
    make("div", { className: "row" }, address, copy, send, status),
    include && make("label", { className: "ticked" }, include, ` ${words["share.certificate"]}`),
    make("h3", {}, words["share.qr"]), code, note,
    make("div", { className: "row" }, button(words["share.file"], () => file.save()), make("span", { className: "help" }, words["share.file_hint"])));
  await write();
}

// As large as a page of A4 or Letter has room for.
const ON_PAPER = 1.4;

// Prints the page of the logbook in one of the languages: a copy of it, alone on the paper.
export function printMission({ words, page, looked }) {
  const put = (cards) => {
    document.querySelector(".print-sheet")?.remove();
    const sheet = make("div", { className: "print-sheet" });
    const root = sheet.attachShadow({ mode: "open" });
    for (const part of page.root.children) root.append(part.cloneNode(true));
    root.querySelector(".logbook").style.zoom = ON_PAPER;
    if (cards) {
      const own = make("div", { className: "own-cards", lang: page.lang });
      // Made by Python, which escapes everything that an author wrote.
      own.innerHTML = looked().cards[page.lang];
      root.append(own);
    }
    // Styles of the copy must have come before the paper is laid out.
    root.querySelector("link").addEventListener("load", () => print(), { once: true });
    document.body.append(sheet);
    made.close();
  };
  const own = Object.keys(looked()?.cards ?? {}).length > 0;
  const made = dialog(words["print.title"], words, make("p", {}, words["print.hint"]), page.languages(),
    make("div", { className: "row" }, button(words["print.page"], () => put(false), { className: "main" }), own && button(words["print.cards"], () => put(true))));
}
