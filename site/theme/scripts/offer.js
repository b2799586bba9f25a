// Offers what needs Python. Nothing is loaded before somebody opens it; a link that brings something along opens it at once.
(() => {
  const box = document.querySelector("[data-offer]");
  if (!box) return;
  const offer = JSON.parse(box.dataset.offer);
  const { words, view, opened_by: links = [] } = offer;
  const here = document.currentScript.src;
  const make = (name, text = "", className = "") =>
    Object.assign(document.createElement(name), { textContent: text, className });
  if (location.protocol === "file:") {
    box.append(make("p", words.from_disk));
    return;
  }
  const button = Object.assign(make("button", words.open, "open-helper"), { type: "button" });
  const note = make("p", words.size);
  box.append(button, note);

  const open = async () => {
    const status = make("p", words.loading);
    status.setAttribute("role", "status");
    const bar = document.createElement("progress");
    bar.setAttribute("aria-label", words.loading);
    box.replaceChildren(status, bar);
    const came = (loaded, all) => Object.assign(bar, { max: all, value: loaded });
    try {
      const [{ openDesk }, { show }] = await Promise.all([import(new URL("python.js", here)), import(new URL(view, here))]);
      await show(box, openDesk, came, offer);
    } catch (error) {
      status.textContent = words.failed;
      box.replaceChildren(status, button, note);
      console.warn(error);
    }
  };
  button.addEventListener("click", open);
  if (links.some((start) => location.hash.startsWith(start) || location.search.startsWith(start))) open();
})();
